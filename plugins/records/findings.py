"""Findings: what is wrong in a record, where, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.params import suggestion

Path: TypeAlias = tuple[str | int, ...]  # keys and indexes from the top of a record


@dataclass(frozen=True, order=True)
class Finding:
    """One thing to mend, in Czech."""

    file: str  # relative to the root of the site
    line: int  # from 1
    path: str  # `rules[2].clauses[0].by`, '' for the file as a whole
    text: str  # what is wrong
    fix: str = ""  # what to do about it

    def __str__(self) -> str:
        """Return `file:line path: text – fix`."""
        place = f"{self.file}:{self.line}" + (f" {self.path}:" if self.path else "")
        return f"{place} {self.text}" + (f" – {self.fix}" if self.fix else "")


def path_text(path: Path) -> str:
    """Return a path the way findings show it: `rules[2].clauses[0].by`."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return text.removeprefix(".")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return 'nemá být „…“?' for the nearest known word, or ''."""
    return suggestion(word, tuple(sorted(known))).removeprefix(" – ")


def listed(words: Iterable[str], most: int = 12) -> str:
    """Return words as a Czech enumeration, cut when there are too many."""
    known = list(words)
    shown = ", ".join(f"„{word}“" for word in known[:most])
    return shown + (" …" if len(known) > most else "")
