"""Find a Chromium for the browser tests, or install one.

`python -m tools.chromium` makes the machine ready for them and prints the browser's path.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.bootstrap import install_debian_package

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

LAUNCH_FLAGS = (
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # A test must see only the requests of the page: the browser makes none of its own.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> Path | None:
    """Return the Chromium of `$CHROMIUM`, of the machine or of Playwright, in this order."""
    asked = os.environ.get("CHROMIUM")
    if asked:
        if shutil.which(asked) is None:
            raise SystemExit(f"CHROMIUM={asked} is not a program.")
        return Path(asked)
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return _playwrights_own()


def executable() -> Path:
    """Return a Chromium, installing one where there is none.

    Raises:
        SystemExit: there is none and none could be installed.
    """
    found = find()
    if found is None and not install_debian_package("chromium"):
        print("==> Installing Playwright's Chromium", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, stdout=sys.stderr, stdin=subprocess.DEVNULL, check=False)
    found = found or find()
    if found is None:
        raise SystemExit("No Chromium for the browser tests: install one, or set CHROMIUM=…")
    return found


def _make_driver_run() -> None:
    """Bring the one library that Playwright's own Node needs and a bare Debian lacks."""
    ask = [sys.executable, "-m", "playwright", "--version"]
    if subprocess.run(ask, capture_output=True, check=False).returncode != 0:
        install_debian_package("libatomic1")


def _playwrights_own() -> Path | None:
    # In a process of its own: the caller may already run Playwright, or an event loop.
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    path = Path(said.stdout.strip())
    return path if path.is_file() else None


if __name__ == "__main__":
    _make_driver_run()
    print(executable())
