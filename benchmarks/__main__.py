"""Print one table of everything measured: `python -m benchmarks [WORD…]`.

With words, only the benchmarks whose heading or module has one of them. The table is Markdown, so
that it can be pasted into README.md as it is.
"""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from collections.abc import Iterator

from benchmarks.registry import Measure, Row, heading, load_all, rounded


def main(words: list[str]) -> int:
    """Measure, print; return how many benchmarks couldn't be run."""
    wanted = [measure for measure in load_all() if _chosen(measure, words)]
    if not wanted:
        print(f"No benchmark matches {' '.join(words)}.", file=sys.stderr)
        return 1
    lines: list[str] = []
    failed = 0
    for measure in wanted:
        print(f"… {heading(measure)}", file=sys.stderr, flush=True)
        try:
            lines += _lines(measure)
        except Exception:  # one broken benchmark must not cost the figures of the others
            traceback.print_exc()
            lines.append(f"| {heading(measure)} | failed | | |")
            failed += 1
    print(_machine())
    print()
    print("| measured | value | target | |\n|---|---:|---:|---|")
    print("\n".join(lines))
    return failed


def _lines(measure: Measure) -> Iterator[str]:
    rows = list(measure())  # all of them before the first is printed: the heading has the time
    yield f"| **{heading(measure)}** | | | |"
    for row in rows:
        yield f"| {row.name} | {rounded(row.value)} {row.unit} | {row.target} | {_remark(row)} |"


def _remark(row: Row) -> str:
    missed = "" if row.met else "**missed**"
    return " ".join(filter(None, (missed, row.note)))


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
