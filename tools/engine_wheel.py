"""Publish the engine for any Pyodide: a wheel and a `pyodide-lock.json` that knows it.

`python -m tools.engine_wheel` puts both into the built site, tries them in Pyodide under Node and
says where they are. The site's own start doesn't use them. The lock is made by pyodide-build,
which needs Python >= 3.12; where there is none, nothing is done.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "node_modules" / "pyodide"
ENVIRONMENT = ROOT / ".build" / "pyodide-build"
PUBLISHED = ROOT / "site" / "assets" / "engine"
NAME = "karetni-hry-engine"
PYTHONS = ("python3", "python3.14", "python3.13", "python3.12")

PROJECT = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "{version}"
description = "The rules engine of the Czech encyclopedia of card games"
requires-python = ">=3.11"
license = "MIT"
license-files = ["LICENSE"]

[tool.setuptools.packages.find]
include = ["engine*"]
"""

TRIAL = """\
import {{ loadPyodide }} from "{runtime}/pyodide.mjs";
const python = await loadPyodide({{
  indexURL: "{runtime}/",
  lockFileURL: "{published}/pyodide-lock.json",
  packageBaseUrl: "{published}/",
}});
await python.loadPackage("{name}", {{ messageCallback: () => {{}} }});
python.runPython("import engine.protocol, sys; assert 'site-packages' in engine.__file__");
"""


def main() -> None:
    """Build, lock, try and publish; or say why not."""
    python = _new_enough_python()
    if python is None:
        print("Skipped: pyodide-build needs Python 3.12 or newer, and none was found.")
        print("Set WHEEL_PYTHON=… to one, then make wheel.")
        return
    pyodide = _pyodide_build(python)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        wheel = _build_wheel(Path(folder) / "source", made)
        _write_lock(pyodide, wheel, made / "pyodide-lock.json", Path(folder))
        _try_in_pyodide(made)
        shutil.rmtree(PUBLISHED, ignore_errors=True)
        shutil.copytree(made, PUBLISHED)
    for path in sorted(PUBLISHED.iterdir()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size:,} bytes")


def _new_enough_python() -> str | None:
    asked = os.environ.get("WHEEL_PYTHON")
    for name in (asked,) if asked else (sys.executable, *PYTHONS):
        found = shutil.which(name)
        # A name on the path may be a stub that starts nothing: only what answers counts.
        question = [found or name, "-c", "import sys; sys.exit(sys.version_info < (3, 12))"]
        if found and subprocess.run(question, capture_output=True, check=False).returncode == 0:
            return found
    return None


def _pyodide_build(python: str) -> Path:
    """Return the command `pyodide` of an environment of its own, made from the lock file."""
    lock = ROOT / "requirements" / "pyodide.txt"
    ready = ENVIRONMENT / "installed.txt"
    scripts = ENVIRONMENT / "bin"
    if not ready.exists() or ready.read_bytes() != lock.read_bytes():
        print("==> Installing pyodide-build", flush=True)
        subprocess.run([python, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        install: list[str | Path] = [
            scripts / "python",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
        ]
        install += ["--disable-pip-version-check", "--require-hashes", "-r", lock]
        subprocess.run(install, check=True)
        shutil.copyfile(lock, ready)
    return scripts / "pyodide"


def _build_wheel(source: Path, target: Path) -> Path:
    """Build a wheel of `engine` alone, the same bytes for the same sources."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "engine", source / "engine", ignore=ignored)
    shutil.copyfile(ROOT / "LICENSE", source / "LICENSE")
    (source / "pyproject.toml").write_text(PROJECT.format(name=NAME, version=version), "utf-8")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    command += ["--no-build-isolation", "--no-deps", "-w", str(target), str(source)]
    # The time in a zip starts in 1980; a fixed one makes the wheel reproducible.
    env = os.environ | {"SOURCE_DATE_EPOCH": "315532800"}
    subprocess.run(command, env=env, check=True)
    return next(target.glob("*.whl"))


def _write_lock(pyodide: Path, wheel: Path, lock: Path, folder: Path) -> None:
    """Write a lock that knows the engine alone.

    Pyodide's own packages stay out: their files are not on this site, so that a lock with them
    would promise what it can't give. The engine needs none of them.
    """
    runtime = json.loads((RUNTIME / "pyodide-lock.json").read_text("utf-8"))
    bare = folder / "bare-lock.json"
    bare.write_text(json.dumps(runtime | {"packages": {}}), "utf-8")
    command: list[str | Path] = [pyodide, "lockfile", "add-wheels", "--input", bare]
    command += ["--output", lock, "--base-path", wheel.parent, wheel]
    subprocess.run(command, check=True)


def _try_in_pyodide(made: Path) -> None:
    script = TRIAL.format(runtime=RUNTIME.as_posix(), published=made.as_posix(), name=NAME)
    command = ["node", "--input-type=module", "--eval", script]
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("The wheel doesn't load in Pyodide; nothing was published.")


if __name__ == "__main__":
    main()
