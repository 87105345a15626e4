"""Make `.venv` and `node_modules` from the lock files; needs Python >= 3.11 and nothing else.

Called by the Makefile with whatever Python the machine has, so: standard library only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST_NODE = 18  # what the npm package of Pyodide asks for


def main(what: str) -> None:
    """Make one of the two folders ready: `python` or `npm`."""
    if sys.version_info < (3, 11):
        found = ".".join(map(str, sys.version_info[:3]))
        raise SystemExit(f"Python 3.11 or newer is needed, this is {found}. Try make PYTHON=…")
    {"python": make_venv, "npm": fetch_npm_packages}[what]()


def make_venv() -> None:
    """Create `.venv` and install the locked packages and this project into it."""
    if not _runs(PYTHON):
        _say("Making .venv")
        _install_ensurepip()
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    _say("Installing the locked Python packages")
    _pip("--require-hashes", "--no-deps", "-r", "requirements/lock.txt")
    _pip("--no-build-isolation", "--no-deps", "-e", ".")


def fetch_npm_packages() -> None:
    """Fill `node_modules` as package-lock.json says, with the machine's npm or a locked one."""
    npm = _machine_npm()
    if npm is None:
        _say("No usable Node on this machine, installing one into .venv")
        _pip("--require-hashes", "--no-deps", "-r", "requirements/node.txt")
        npm = str(BIN / ("npm.exe" if os.name == "nt" else "npm"))
    _say("Fetching the locked npm packages")
    # `node` itself is looked up on the path by npm's own scripts.
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    _run([npm, "ci"], env=os.environ | {"PATH": path})


def _machine_npm() -> str | None:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return npm if found and int(found[1]) >= OLDEST_NODE else None


def _install_ensurepip() -> None:
    """Bring Debian's split-off `venv`; elsewhere Python has it."""
    try:
        import ensurepip  # noqa: F401 - only asked for; Debian splits it off
    except ImportError:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not install_debian_package(package):
            raise SystemExit(f"This Python can't make environments: install {package}.") from None


def install_debian_package(name: str) -> bool:
    """Install a package where that is possible (Debian and its kin, as root); say whether it is."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    _say(f"Installing Debian's {name}")
    install = ["install", "-y", "-q", "--no-install-recommends", name]
    # Lists may be missing (a new image) or stale: update only when the first try fails.
    return _apt_get(*install) or (_apt_get("update", "-q") and _apt_get(*install))


def _apt_get(*args: str) -> bool:
    done = subprocess.run(
        ["apt-get", *args],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,  # callers may print a result of their own
        check=False,
    )
    return done.returncode == 0


def _runs(python: Path) -> bool:
    """Whether the environment works: its base Python may have gone, its folder moved."""
    if not python.exists():
        return False
    probe = [str(python), "-c", "import sys, pip; print(sys.prefix)"]
    said = subprocess.run(probe, capture_output=True, text=True, check=False).stdout.strip()
    return said != "" and Path(said).resolve() == VENV.resolve()


def _pip(*args: str) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    _run([str(PYTHON), "-m", "pip", "install", *quiet, *args])


def _run(command: list[str], env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        raise SystemExit(f"Failed ({done.returncode}): {' '.join(command)}")


def _say(text: str) -> None:
    print(f"==> {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
