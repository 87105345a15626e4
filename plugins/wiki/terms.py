"""The glossary's terms in running text: found by stems, linked once in a section."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from plugins.records.models import Term
from plugins.wiki.stems import WORD, stem


@dataclass(frozen=True, slots=True)
class Hit:
    """A term in a text."""

    term: str
    start: int
    end: int


class Terms:
    """Finds terms in texts; longer ones win: „vynesená barva“ before „barva“."""

    def __init__(self, terms: Iterable[Term]) -> None:
        """Learn the names and forms of all terms; synonyms are often everyday words."""
        self._known: dict[tuple[str, ...], str] = {}
        for term in terms:
            for name in (term.term, *term.forms):
                self._known.setdefault(_stems(name), term.id)
        self._longest = max(map(len, self._known), default=0)

    def find(self, text: str) -> Iterator[Hit]:
        """Yield the terms of a text from left to right, none inside another."""
        words = list(WORD.finditer(text))
        stems = [stem(word.group()) for word in words]
        at = 0
        while at < len(words):
            length = self._length(stems, at)
            if length and _side_by_side(text, words[at : at + length]):
                term = self._known[tuple(stems[at : at + length])]
                yield Hit(term, words[at].start(), words[at + length - 1].end())
            at += max(length, 1)

    def linker(self, base: str, seen: set[str]) -> TermLinks:
        """Return a change of texts that links every term not yet in `seen`."""
        return TermLinks(self, base, seen)

    def _length(self, stems: list[str], at: int) -> int:
        most = min(self._longest, len(stems) - at)
        lengths = range(most, 0, -1)
        return next((n for n in lengths if tuple(stems[at : at + n]) in self._known), 0)


@dataclass(slots=True)
class TermLinks:
    """Links the first occurrence of each term; `seen` is shared by the texts of a section."""

    terms: Terms
    base: str
    seen: set[str]

    def __call__(self, text: str) -> str:
        """Return the text, already escaped, with links to the glossary."""
        done, at = [], 0
        for hit in self.terms.find(text):
            if hit.term in self.seen:
                continue
            self.seen.add(hit.term)
            done.append(text[at : hit.start])
            href = f"{self.base}slovnicek/#{hit.term}"
            done.append(f'<a class="term" href="{href}">{text[hit.start : hit.end]}</a>')
            at = hit.end
        return "".join([*done, text[at:]])


def _side_by_side(text: str, words: Sequence[re.Match[str]]) -> bool:
    """Say whether nothing but spaces is between the words."""
    return all(text[one.end() : other.start()].isspace() for one, other in pairwise(words))


def _stems(name: str) -> tuple[str, ...]:
    return tuple(stem(word) for word in WORD.findall(name))
