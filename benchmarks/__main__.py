"""Print tables of everything measured: `python -m benchmarks [WORD…]`.

With words, only the benchmarks whose heading or module has one of them. The tables are Markdown, so
that they can be pasted into README.md as they are.
"""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback

from benchmarks.registry import Measure, heading, load_all
from benchmarks.tables import table


def main(words: list[str]) -> int:
    """Measure, print; return how many benchmarks couldn't be run."""
    wanted = [measure for measure in load_all() if _chosen(measure, words)]
    if not wanted:
        print(f"No benchmark matches {' '.join(words)}.", file=sys.stderr)
        return 1
    tables: list[str] = []
    failed = 0
    for measure in wanted:
        print(f"… {heading(measure)}", file=sys.stderr, flush=True)
        try:
            tables.append(table(heading(measure), list(measure())))
        except Exception:  # one broken benchmark must not cost the figures of the others
            traceback.print_exc()
            tables.append(f"**{heading(measure)}**: failed\n")
            failed += 1
    print(_machine())
    for one in tables:
        print()
        print(one, end="")
    return failed


def _chosen(measure: Measure, words: list[str]) -> bool:
    where = f"{measure.__module__} {heading(measure)}".lower()
    return not words or any(word.lower() in where for word in words)


def _machine() -> str:
    return (
        f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
