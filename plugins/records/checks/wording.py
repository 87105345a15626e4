"""The words of texts: one sentence a line, nobody addressed, the right term for a thing.

A word in „quotation marks“ or *italics* is spoken of, not used, and passes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.texts import texts
from plugins.records.findings import Finding, Path
from plugins.records.prose import second_sentence, without_placeholders

_SPOKEN_OF = re.compile(r"„[^“]*“|‚[^‘]*‘|(?<![*\w])\*[^*\n]+\*(?!\*)")
_ADDRESS = re.compile(
    r"\b(?:vy|vás|vám|vámi|váš|vaše|vaši|vašeho|vašemu|vašem|vaším|vašich|vašim|vašimi|vaší"
    r"|my|nás|námi|náš|naše|naši|našeho|našemu|našem|naším|našich|našim|našimi|naší"
    r"|jste|budete|máte|nemáte|musíte|nemusíte|můžete|nemůžete|smíte|nesmíte|chcete|nechcete"
    r"|dostanete|získáte|berete|vezmete|vezměte|hrajete|zahrajete|zahrajte|hrajte|vynášíte"
    r"|vynesete|vyneste|rozdáváte|rozdáte|rozdejte|odhodíte|odhoďte|vyměníte|vyměňte|přebijete"
    r"|přebijte|vyhrajete|vyhráváte|prohrajete|prohráváte|řeknete|řekněte|ohlásíte|ohlaste"
    r"|máme|musíme|můžeme|smíme|hrajeme|dostaneme|vezmeme|rozdáme|rozdáváme)\b",
    re.IGNORECASE,
)


class Wrong(NamedTuple):
    """A word that reads like a translation."""

    pattern: str  # of lower-case text, from a word's beginning
    right: str
    besides: tuple[str, ...] = ()  # games where it is the right word


# From the list of words that are never written; only those that mean nothing else in rules.
WRONG: tuple[Wrong, ...] = (
    Wrong(r"trik(?:u|em|y|ů|ům|ech)?", "zdvih", ("bridz", "boston")),
    Wrong(r"(?:vy)?veden(?:á|é|ou) barv\w+|vedoucí barv\w+", "vynesená barva"),
    Wrong(r"(?:následovat|dodržet|dodržovat) (?:\w+ )?barvu", "ctít barvu"),
    Wrong(r"(?:porazit|porazí|přemoci|přemůže|překonat|překoná) (?:\w+ )?kart\w+", "přebít"),
    Wrong(r"aukc\w+", "dražba"),
    Wrong(r"smlouv\w*|kontrakt(?:u|em|y|ů|ům|ech)?", "závazek"),
    Wrong(r"deklarant\w*", "hlavní hráč"),
    Wrong(r"moderátor\w*", "hostitel"),
    Wrong(r"zásobní[kc]\w*", "talon"),
    Wrong(r"talón\w*", "talon"),
    Wrong(r"osídlen\w+|účten\w+", "vyúčtování"),
    Wrong(r"výmluv\w*|exmuse", "omluva"),
    Wrong(r"slam(?:u|em|y|ů)?", "slem"),
    Wrong(r"hodnost\w*", "hodnota, u pořadí pořadí"),
    Wrong(r"numerick\w+ kart\w*", "číselná karta"),
    Wrong(r"oblek\w*", "barva"),
    Wrong(r"palub\w+|smeč\w+", "balíček"),
    Wrong(r"dealer\w*|prodejc\w+", "rozdávající"),
    Wrong(r"indikátor\w*|startér\w*", "otočená karta"),
    Wrong(r"předkupní\w*", "přednost"),
    Wrong(r"manželstv\w+|sňat\w+", "hláška"),
    Wrong(r"zůstat(?:ek|ku|kem|ky)", "stav"),
    Wrong(r"(?:zajat|zachycen)\w+ kart\w*", "získané karty"),
    Wrong(r"vole", "všechny zdvihy", besides=("ospalec",)),  # there the name of a game
    Wrong(r"figurant\w*", "tichý hráč"),
    Wrong(r"kravat\w+", "rovnost bodů"),
    Wrong(r"i?legáln\w+|nelegáln\w+", "dovolený, nedovolený"),
    Wrong(r"klauzul\w+", "pravidlo"),
    Wrong(r"partne(?:r|ra|ru|rovi|rem|ři|rů|rům|ry|rech)", "spoluhráč, proti němu soupeř",
          ("bridz",)),
    Wrong(r"avers\w*", "líc"),
    Wrong(r"revers(?:em|u|y)?", "rub"),
)  # fmt: skip
_PATTERNS = tuple((re.compile(rf"\b(?:{one.pattern})\b"), one) for one in WRONG)
_OF_RULES = ("rules", "variants", "goal", "tips")  # what of a game speaks of play


def one_sentence_a_line(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no line of prose goes on with another sentence."""
    for spot, mark in texts(file):
        for row, line in enumerate(spot.value.split("\n") if mark.lines else ()):
            found = second_sentence(line)
            if found:
                text = f"na řádku je víc vět, další začíná „{found[:20].rstrip()}…“"
                fix = "začněte každou větu na novém řádku"
                yield file.document.finding(spot.path, text, fix, row=row)


def nobody_is_addressed(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that rules, decks and the glossary speak of players, not to the reader."""
    if file.kind not in ("game", "deck", "glossary", "categories", "families", "common"):
        return
    for path, row, line in _lines(file):
        found = _ADDRESS.search(line) if path[0] != "tips" else None
        if found:
            text = f"pravidla nikoho neoslovují, je tu „{found.group()}“"
            fix = "napište „hráč“, „kdo“ nebo „se“: Barva se ctí."
            yield file.document.finding(path, text, fix, row=row)


def terms_are_the_right_ones(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that the texts about play say what is said at a card table."""
    if file.kind not in ("game", "glossary", "common"):
        return
    for path, row, line in _lines(file):
        if (file.kind == "game" and path[0] not in _OF_RULES) or "also" in path:
            continue  # synonyms are listed to be found, not to be used
        for pattern, one in _PATTERNS:
            if file.name in one.besides or (file.kind == "glossary" and one.besides):
                continue  # the glossary explains the words of every game
            found = pattern.search(line.lower())
            if found:
                text = f"„{found.group()}“ se u karet neříká"
                yield file.document.finding(path, text, f"napište {one.right}", row=row)


def _lines(file: RecordFile) -> Iterator[tuple[Path, int, str]]:
    """Yield the lines of texts without what they only speak of."""
    for spot, _ in texts(file):
        for row, line in enumerate(spot.value.split("\n")):
            yield spot.path, row, _SPOKEN_OF.sub(" ", without_placeholders(line))
