"""Write the lock files in `requirements/` anew from pyproject.toml (`make lock`).

Three files, so that nobody installs what only some need: `lock.txt` for everybody, `node.txt` for
machines without Node, `pyodide.txt` for `make wheel`. Each pins every package with the hashes of
all its files and names no address. Every supported Python on every usual system is then tried.

Args on the command line: names of packages to upgrade; `--upgrade` for all; none keeps the pins
that still fit.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.9"  # a tool of this script alone, never installed into .venv
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
)

# file: (extra of pyproject.toml, the Pythons that it is for)
LOCKS: dict[str, tuple[str, tuple[str, ...]]] = {
    "lock.txt": ("dev", PYTHONS),
    "node.txt": ("node", PYTHONS),
    "pyodide.txt": ("pyodide", PYTHONS[1:]),
}
HEAD = "# Written by `make lock` from pyproject.toml; not edited by hand.\n"


def main(args: list[str]) -> None:
    """Compile all locks, then try them."""
    upgrades = ["--upgrade"] if args == ["--upgrade"] else [f"--upgrade-package={a}" for a in args]
    with tempfile.TemporaryDirectory() as folder:
        uv = _install_uv(Path(folder))
        for name, (extra, pythons) in LOCKS.items():
            lock = ROOT / "requirements" / name
            _compile(uv, lock, extra, pythons[0], upgrades)
            _refuse_addresses(lock)
            for python in pythons:
                _download(uv.with_name("pip"), lock, python, Path(folder) / "wheels")
                for platform in PLATFORMS:
                    _resolve(uv, lock, python, platform, Path(folder) / "nowhere")
            print(f"{name}: good for {', '.join(pythons)} on {len(PLATFORMS)} systems")


def _install_uv(folder: Path) -> Path:
    venv.create(folder / "venv", with_pip=True)
    scripts = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", UV], check=True)
    return scripts / "uv"


def _compile(uv: Path, lock: Path, extra: str, python: str, upgrades: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(project["optional-dependencies"][extra])
    if extra == "dev":  # everybody's lock holds what the project itself needs, the others only more
        wanted += project["dependencies"]
    command: list[str | Path] = [
        uv,
        "pip",
        "compile",
        "--quiet",
        "--universal",
        f"--python-version={python}",
    ]
    command += ["--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"]
    command += [f"--output-file={lock}", *upgrades, "-"]
    subprocess.run(command, cwd=ROOT, check=True, input="\n".join(wanted), text=True)
    lock.write_text(HEAD + lock.read_text("utf-8"), "utf-8")


def _refuse_addresses(lock: Path) -> None:
    found = re.search(r".*(?:://|--(?:extra-)?index-url|--find-links).*", lock.read_text("utf-8"))
    if found:
        raise SystemExit(f"{lock.name} names an address: {found[0]}")


def _download(pip: Path, lock: Path, python: str, target: Path) -> None:
    """Fetch what one Python takes on this system, so that the hashes are really compared."""
    command: list[str | Path] = [
        pip,
        "download",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
    ]
    command += ["--require-hashes", "--only-binary=:all:", f"--python-version={python}"]
    if subprocess.run([*command, "-d", target, "-r", lock], cwd=ROOT, check=False).returncode != 0:
        raise SystemExit(f"{lock.name}: a hash or a wheel for Python {python} is missing")


def _resolve(uv: Path, lock: Path, python: str, platform: str, target: Path) -> None:
    """Find a wheel of each pin for one Python on another system (its hash is not compared)."""
    command: list[str | Path] = [uv, "pip", "install", "--quiet", "--dry-run", "--no-deps"]
    command += ["--only-binary=:all:", f"--python-version={python}"]
    command += [f"--python-platform={platform}", f"--target={target}", "-r", lock]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        raise SystemExit(f"{lock.name} can't be installed on Python {python}, {platform}")


if __name__ == "__main__":
    main(sys.argv[1:])
