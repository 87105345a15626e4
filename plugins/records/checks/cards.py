"""Codes of cards: orders, values and examples name only what the deck has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path, listed
from plugins.records.models import Deck

_CARD = re.compile(r"(?=.*[A-Z])[A-Z0-9]{2,8}")
_ZONES = ("hand", "hands", "trick")  # keys of `given` that hold cards in every game
TEN = "desítka má kód T"
_LISTS = ("legal", "allows", "picks", "winner", "sees")


def order_is_of_the_deck(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a game's order names every rank of its deck once."""
    deck = _deck(file, index)
    ranks = [rank.code for rank in deck.ranks] if deck else []
    for path, order in _orders(file):
        for text, fix in _order_problems(order, ranks) if deck else ():
            yield file.document.finding(path, text, fix)


def example_cards_exist(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the card codes of examples."""
    decks = _decks(file, index)
    if not decks or file.name in index.unplayable:
        return  # examples aren't to blame for a deck that can't be played with
    deck, faces = decks[0], {face.code for one in decks for face in one.faces()}
    words = index.vocabularies.get(file.name)
    zones = sorted({*_ZONES, *(words.zones if words else ())})
    for spot in file.spots:
        if spot.model is None or spot.model.__name__ != "Example":
            continue
        for path, code in _codes(spot.value, spot.path, zones):
            if code not in faces:
                fix = TEN if code.startswith("10") else _how(deck)
                yield file.document.finding(path, f"neznámá karta „{code}“", fix)


def _orders(file: RecordFile) -> Iterator[tuple[Path, list[str]]]:
    """Yield the order of the basic rules and of every variant that sets one."""
    orders: list[tuple[Path, Any]] = [(("order",), file.play["order"])]
    orders += [
        (("variants", at, "set", "order"), variant["set"].get("order"))
        for at, variant in enumerate(file.play["variants"])
    ]
    for path, order in orders:
        if isinstance(order, list) and all(isinstance(code, str) for code in order):
            yield path, order


def _order_problems(order: list[str], ranks: list[str]) -> Iterator[tuple[str, str]]:
    for code in dict.fromkeys(order):
        if code not in ranks:
            known = f"hodnoty balíčku: {' '.join(ranks)}"
            yield f"neznámá hodnota „{code}“", TEN if code == "10" else known
        elif order.count(code) > 1:
            yield f"hodnota „{code}“ je v pořadí dvakrát", "nechte ji jen jednou"
    missing = [code for code in ranks if code not in order]
    if missing and set(order) <= set(ranks):
        yield f"v pořadí chybí {listed(missing)}", "doplňte chybějící na správné místo"


def _deck(file: RecordFile, index: Index) -> Deck | None:
    """Return the game's deck; None when it has findings of its own."""
    return _whole(file.get("deck"), index)


def _whole(name: Any, index: Index) -> Deck | None:
    deck = index.decks.get(name) if isinstance(name, str) else None
    return deck if deck and deck.total == deck.computed_total() else None


def _decks(file: RecordFile, index: Index) -> list[Deck]:
    """Return the decks that a game is played with; none when one of them has findings."""
    variants = file.get("variants")
    entries = variants if isinstance(variants, list) else ()
    others = [one.get("deck") for one in entries if isinstance(one, dict)]
    names = [file.get("deck"), *(name for name in others if name is not None)]
    by_players = [one.get("deck_for") for one in (file.data, *entries) if isinstance(one, dict)]
    names += [name for one in by_players if isinstance(one, dict) for name in one.values()]
    whole = [deck for name in names if (deck := _whole(name, index)) is not None]
    return whole if len(whole) == len(names) else []


def _codes(example: dict[str, Any], path: Path, zones: list[str]) -> Iterator[tuple[Path, str]]:
    given = example.get("given")
    if isinstance(given, dict):
        for key in zones:
            yield from _in(given.get(key), (*path, "given", key))
    for key in _LISTS:
        yield from _in(example.get(key), (*path, key))
    for key in ("moves", "legal", "allows"):
        moves = example.get(key)
        for at, move in enumerate(moves if isinstance(moves, list) else []):
            if isinstance(move, str) and move.startswith("play "):
                yield (*path, key, at), move.removeprefix("play ").strip()


def _in(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """Yield every bare code inside a value; seats (P0) and lower-case words are none."""
    if isinstance(value, str):
        if _CARD.fullmatch(value):
            yield path, value
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from _in(item, (*path, at))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _in(item, (*path, key))


def known_codes(code: str, known: Iterable[str]) -> str:
    """Return how to mend an unknown code where only these can stand."""
    return TEN if code == "10" else f"známé kódy: {' '.join(sorted(known))}"


def _how(deck: Deck) -> str:
    """Return how the cards of a deck are written."""
    ranks, suits = (" ".join(one.code for one in many) for many in (deck.ranks, deck.suits))
    suited = f"kód je hodnota ({ranks}) a barva ({suits})" if deck.suits else ""
    single = " ".join(face.code for face in deck.faces() if face.suitless)
    return " nebo ".join(part for part in (suited, single) if part)
