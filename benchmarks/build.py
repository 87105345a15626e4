"""How long the site takes to build, and how much memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from benchmarks.registry import Row, benchmark


@benchmark
def build() -> Iterator[Row]:
    """Building the site."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder]
        began = time.perf_counter()
        child = subprocess.Popen(command)
        # `wait4` and not `getrusage`: only this child's memory, not that of an earlier one.
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.perf_counter() - began
    if child.returncode != 0:
        raise RuntimeError("the build failed")
    yield Row("time", seconds, "s")
    kilobyte = 1 if sys.platform == "darwin" else 1024  # macOS counts bytes
    yield Row("memory at its peak", used.ru_maxrss * kilobyte / 1e6, "MB")
