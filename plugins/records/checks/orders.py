"""Orders of a deck: each says one thing, of cards that exist, and has examples that can be."""

from __future__ import annotations

from collections.abc import Iterator

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.cards import TEN, known_codes
from plugins.records.findings import Finding, Path
from plugins.records.models import Deck
from plugins.records.models.deck import Order, Sorting

_SAYS = ("ranks", "cards", "suits")


def orders_say_one_thing(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that an order goes by ranks, by whole cards or by suits."""
    for path, order in _orders(file, index):
        said = [key for key in _SAYS if getattr(order, key)]
        if len(said) > 1:
            text = f"pořadí udává zároveň {' i '.join(said)}"
            yield file.document.finding((*path, said[1]), text, "napište z toho dvě pořadí")
        if order.within and said not in ([], ["ranks"]):
            text = "within patří jen k hodnotám"
            yield file.document.finding((*path, "within"), text, "vynechte ho")
        if not order.examples:
            fix = "napište aspoň jeden: cards jak leží, sorted od nejvyšší"
            yield file.document.finding(path, f"pořadí „{order.id}“ nemá příklad", fix)


def orders_name_what_exists(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the codes of suits and cards, and those of examples."""
    for path, order in _orders(file, index):
        deck = index.decks[file.name]
        faces = {face.code for face in deck.faces()}
        suits = {one.code for one in deck.suits}
        for code in order.within or ():
            if code not in suits:
                text, fix = f"„{code}“ v balíčku není", known_codes(code, suits)
                yield file.document.finding((*path, "within"), text, fix)
        for code in order.cards or ():
            if code not in faces:
                text, fix = f"„{code}“ v balíčku není", _near(code)
                yield file.document.finding((*path, "cards"), text, fix)
        for at, example in enumerate(order.examples):
            yield from _example(file, (*path, "examples", at), example, faces)


def equals_are_of_the_order(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that groups of equals are groups, of what the order ranks, and don't overlap."""
    for path, order in _orders(file, index):
        deck = index.decks[file.name]
        ranked = order.cards or order.suits or order.ranks or [one.code for one in deck.ranks]
        seen: set[str] = set()
        for at, group in enumerate(order.equal):
            here = (*path, "equal", at)
            for code in group:
                if code not in ranked:
                    text, fix = f"„{code}“ v tomto pořadí není", known_codes(code, ranked)
                    yield file.document.finding(here, text, fix)
                elif code in seen:
                    text = f"„{code}“ už je mezi rovnými výš"
                    yield file.document.finding(here, text, "spojte obě skupiny")
            if len(group) == 1:
                text = f"skupina rovných má jen „{group[0]}“"
                yield file.document.finding(here, text, "napište do ní aspoň dva kódy")
            seen |= set(group)


def _example(file: RecordFile, path: Path, example: Sorting, faces: set[str]) -> Iterator[Finding]:
    unknown = [code for code in (*example.cards, *example.sorted) if code not in faces]
    if unknown:
        text = f"neznámá karta „{unknown[0]}“"
        yield file.document.finding(path, text, _near(unknown[0]))
    elif len(example.cards) < 2:
        text = "v příkladu mají být aspoň dvě karty"
        yield file.document.finding((*path, "cards"), text, "doplňte cards")
    elif sorted(example.cards) != sorted(example.sorted):
        text = "sorted nemá tytéž karty jako cards"
        yield file.document.finding((*path, "sorted"), text, "seřaďte právě karty z cards")
    elif example.cards == example.sorted and not example.equal:
        text = "karty už leží od nejvyšší, není co řadit"
        yield file.document.finding((*path, "cards"), text, "napište je v jiném pořadí")


def _orders(file: RecordFile, index: Index) -> Iterator[tuple[Path, Order]]:
    """Yield the orders of a complete deck with their paths."""
    deck: Deck | None = index.decks.get(file.name) if file.kind == "deck" else None
    for at, order in enumerate(deck.orders if deck else ()):
        yield ("orders", at), order


def _near(code: str) -> str:
    return TEN if code.startswith("10") else "napište kód hodnoty a za něj kód barvy: KS"
