"""Names on cards: capitals in lines or along a ring, as outlines."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import degrees
from pathlib import Path

from plugins.faces.shapes import Area
from plugins.faces.signs import MissingDrawingError
from plugins.faces.svg import SUIT, number

TRACKING = 8  # between two letters, of a cap height of 100
LINE = 1.62  # from line to line, in cap heights: accents stand on capitals
_HYPHENATE = 0.6  # a word that would have to be set smaller than this is divided
_LETTERS = Path(__file__).with_name("letters.json")
_VOWELS = "AEIOUYÁÉÍÓÚÝĚŮ"


def spoken(name: str) -> str:
    """Return the part of a name that stands on the card: what is in brackets is for the page."""
    return re.sub(r"\s*\(.*?\)", "", name).strip()


def block(name: str, area: Area, cap: float, most: int = 3) -> str:
    """Set a name in up to `most` lines in the middle of an area, smaller when it is long."""
    lines = rows(name.upper(), area.width * 100 / cap, most)
    longest = max(map(measure, lines)) * cap / 100
    tall = (1 + LINE * (len(lines) - 1)) * cap
    cap *= min(1, area.width / longest, area.height / tall)
    top = area.y - (1 + LINE * (len(lines) - 1)) * cap / 2
    return "".join(line(one, area.x, top + LINE * cap * at, cap) for at, one in enumerate(lines))


def line(text: str, x: float, top: float, cap: float) -> str:
    """Set one line with its middle at x."""
    return line_from(text, x - measure(text) * cap / 200, top, cap)


def line_from(text: str, left: float, top: float, cap: float) -> str:
    """Set one line that begins at `left`."""
    place = f"translate({number(left)} {number(top)})"
    at, path = 0.0, ""
    for letter in text:
        advance, steps = _letter(letter)
        if steps:
            path += f"M{number(at)} 0{steps}"
        at += advance + TRACKING
    return f'<path fill="{SUIT}" transform="{place} scale({cap / 100:.3g})" d="{path}"/>'


def ring(name: str, x: float, y: float, radius: float, cap: float) -> str:
    """Set a name along the lower half of a ring, to be read from within; `radius` is its foot."""
    text = name.upper()
    reach = measure(text) * cap / 100 / radius
    scale, at = cap / 100, reach / 2
    paths = []
    for letter in text:
        advance, steps = _letter(letter)
        at -= advance * scale / 2 / radius
        turn = number(degrees(at))
        if steps:
            half = number(-advance / 2)
            paths.append(
                f'<path transform="rotate({turn}) translate(0 {number(radius - cap)})'
                f' scale({scale:.3g}) translate({half})" d="M0 0{steps}"/>'
            )
        at -= (advance / 2 + TRACKING) * scale / radius
    return f'<g fill="{SUIT}" transform="translate({number(x)} {number(y)})">{"".join(paths)}</g>'


def measure(text: str) -> float:
    """Return how wide a line is at a cap height of 100."""
    return sum(_letter(each)[0] for each in text) + TRACKING * (len(text) - 1)


def rows(text: str, widest: float, most: int) -> Sequence[str]:
    """Divide capitals into lines no wider than `widest` at a cap height of 100, as few as will do.

    Where none will, the lines are as short as can be.
    """
    words = [part for word in _words(text) for part in _parts(word, widest)]
    best: Sequence[str] = [text]
    for count in range(1, min(most, len(words)) + 1):
        best = min(_divisions(words, count), key=lambda lines: max(map(measure, lines)))
        if max(map(measure, best)) <= widest:
            break
    return best


def _words(text: str) -> list[str]:
    """Return the words; a short one stays with the next."""
    return re.sub(r"\b([AIKOSUVZ]) ", "\\1\N{NO-BREAK SPACE}", text).split(" ")


def _divisions(words: Sequence[str], count: int) -> Iterable[Sequence[str]]:
    for cuts in combinations(range(1, len(words)), count - 1):
        bounds = [0, *cuts, len(words)]
        yield [_joined(words[a:b]) for a, b in pairwise(bounds)]


def _joined(words: Sequence[str]) -> str:
    """Join words; the parts of a divided one close up again."""
    return re.sub("-\N{SOFT HYPHEN} ", "", " ".join(words)).replace("\N{SOFT HYPHEN}", "")


def _parts(word: str, widest: float) -> list[str]:
    """Divide a word that is far too wide for a line, between syllables and near its middle."""
    if measure(word) * _HYPHENATE <= widest:
        return [word]
    cuts = [at for at in range(2, len(word) - 2) if _divides(word, at)]
    if not cuts:
        return [word]
    cut = min(cuts, key=lambda at: abs(at - len(word) / 2))
    return [f"{word[:cut]}-\N{SOFT HYPHEN}", word[cut:]]


def _divides(word: str, at: int) -> bool:
    """Say whether a syllable begins here: a consonant before a vowel, a vowel before it."""
    before, here, after = word[at - 1], word[at], word[at + 1]
    digraph = here == "H" and before == "C"
    return here.isalpha() and here not in _VOWELS and after in _VOWELS and not digraph


def _letter(letter: str) -> tuple[float, str]:
    if letter == "\N{SOFT HYPHEN}":
        return 0, ""
    try:
        return _letters()[" " if letter == "\N{NO-BREAK SPACE}" else letter]
    except KeyError as error:
        raise MissingDrawingError(
            f"písmeno „{letter}“ ve jméně karty nemá obrys – doplňte ho do NAMES"
            " v tools/index_glyphs.py"
        ) from error


@cache
def _letters() -> dict[str, tuple[float, str]]:
    """Return the outlines: letter → (advance, path in steps), cap height 100."""
    table: dict[str, tuple[float, str]] = json.loads(_LETTERS.read_text(encoding="utf-8"))
    return table
