"""Serve the site while its sources change: `python -m tools.serve [PORT]`.

MkDocs itself rebuilds when data, texts or the theme change. It can't reload Python that it has
already imported, and it ends when its first build fails; so it runs as a child here and starts
anew when code changes, or when anything changes after a failure.
"""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
PORTS_TRIED = 20
CODE = ("engine", "plugins")
REST = ("content", "rules_yaml", "site_theme")  # MkDocs watches these itself


def main(wanted: int) -> None:
    """Serve on the wanted port, or on the first free one after it, until Ctrl-C."""
    # A polite end: without it the child would live on and hold the port.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    port = _free_port(wanted)
    print(f"==> Building; the site will be at http://{HOST}:{port}/", flush=True)
    try:
        while True:
            _serve_until_code_changes(port)
            print("==> Starting again", flush=True)
    except KeyboardInterrupt:
        print()


def _serve_until_code_changes(port: int) -> None:
    # `--livereload` is the default, but not with every release of click.
    command = [sys.executable, "-m", "mkdocs", "serve", "--livereload", "-a", f"{HOST}:{port}"]
    code = _times(CODE)
    everything = _times((*CODE, *REST))
    child = subprocess.Popen(command, cwd=ROOT)
    try:
        while child.poll() is None:
            time.sleep(1)
            if _times(CODE) != code:
                return
        print("==> Not served: mend what is said above; a change starts it again", flush=True)
        while _times((*CODE, *REST)) == everything:
            time.sleep(1)
    finally:
        child.terminate()
        child.wait()


def _times(folders: tuple[str, ...]) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in _files(folders) if path.exists()}


def _files(folders: tuple[str, ...]) -> Iterator[Path]:
    yield ROOT / "mkdocs.yml"
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def _free_port(wanted: int) -> int:
    for port in range(wanted, wanted + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise SystemExit(
        f"Ports {wanted} to {wanted + PORTS_TRIED - 1} are taken; try make serve PORT=…"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
