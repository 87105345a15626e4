"""Drills of a deck: its orders to try, and the deck to deal out, as records of the engine.

A deck's orders are clauses like those of a game: compiled into a game for one in which cards are
put in order, so that examples are checked, switched off for the law of biting, drawn and tried in
the page by the very same means.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.game import Game
from engine.table.czech import typo
from engine.table.czech.cards import SUITS
from plugins.records import prose
from plugins.records.compile import FORMAT, rules_hash
from plugins.records.models import Deck
from plugins.records.models.deck import Order, Sorting
from plugins.records.trials import played_deck

HANDS = (2, 4, 6)  # least, usual and most hands of a deck that is dealt out
HAND = 5  # cards in each


def order_drill(deck: Deck) -> dict[str, Any] | None:
    """Return a deck's orders as a game for one; None where it has no order.

    The first order is the game's basic form, each further one a variant of it.
    """
    orders = deck.orders
    if not orders:
        return None
    params = [order_params(deck, one) for one in orders]
    return _filed(
        deck,
        "poradi",
        players={"min": 1, "max": 1, "default": 1},
        phases=[{"phase": "sorting", "as": "sorting", "params": params[0]}],
        clauses=[_clause(orders, no, params[no]) for no in range(len(orders))],
        variants=[
            {"id": one.id, "name": one.name, "set": {"sorting": changed}}
            for one, changed in zip(orders[1:], params[1:], strict=True)
        ],
    )


def deal_drill(deck: Deck) -> dict[str, Any] | None:
    """Return a deck as it is dealt out and turned up; None where its cards aren't known."""
    size = min(HAND, len(deck.codes()) // HANDS[-1])
    if size < 1:
        return None
    least, usual, most = HANDS
    return _filed(
        deck,
        "rozdani",
        players={"min": least, "max": most, "default": usual},
        phases=[
            {"phase": "deal", "as": "deal", "params": {"packets": [size]}},
            {"phase": "spread", "as": "spread", "params": {}},
        ],
        clauses=[],
        variants=[],
    )


def order_params(deck: Deck, order: Order) -> dict[str, Any]:
    """Return an order as the phase takes it; without an order of its own it is the deck's."""
    if order.cards:
        said: dict[str, Any] = {"cards": order.cards}
    elif order.suits:
        said = {"suits": order.suits}
    else:
        said = {"ranks": order.ranks or usual_ranks(deck, order)}
        if order.within:
            said["within"] = order.within
    if order.equal:
        said["equal"] = order.equal
    return said


def usual_ranks(deck: Deck, order: Order) -> list[str]:
    """Return the ranks of the suits that an order holds in, from the highest."""
    suits = [one for one in deck.suits if order.within is None or one.code in order.within]
    own = next((one.ranks for one in suits if one.ranks is not None), None)
    return own or [rank.code for rank in deck.ranks]


def same_order(game: Game, changed: Game) -> bool:
    """Say whether two drills rank cards alike: equal cards may be written in any order."""
    ranked, other = (
        [getattr(phase, "scales", None) for phase in one.phases] for one in (game, changed)
    )
    return ranked == other


def _filed(deck: Deck, kind: str, **parts: Any) -> dict[str, Any]:
    record: dict[str, Any] = {
        "format": FORMAT,
        "id": f"{deck.id}-{kind}",
        "name": deck.name,
        "hash": "",
        "page": f"karty/{deck.id}/",
        "deck": played_deck(deck),
        "order": None,
        "match": {},  # as long as the reader likes
        "neutral": {},
        "common": [],
        **parts,
    }
    if names := dict(_names(deck)):
        record["names"] = names
    if deck.shape == "tile":
        record["stones"] = True
    record["hash"] = rules_hash(record)
    record["file"] = f"assets/karty/{record['id']}.{record['hash']}.json"
    return record


def _clause(orders: list[Order], no: int, params: Mapping[str, Any]) -> dict[str, Any]:
    order = orders[no]
    own = [] if no == 0 else [order.id]
    others = [one.id for one in orders[1:]] if no == 0 else []
    by = [key for key in ("ranks", "cards", "suits", "equal") if key in params]
    return {
        "id": order.id,
        "no": no + 1,
        "section": "",
        "by": [f"sorting.{key}" for key in by],
        "in": own,
        "not_in": others,
        "title": typo(prose.plain(order.name)),
        "unchecked": None,
        "examples": [_example(one) for one in order.examples],
    }


def _example(one: Sorting) -> dict[str, Any]:
    """Return an example: the moves that take the cards in order, the last one comes by itself."""
    given = {"row": one.cards}
    takes = [f"take {code}" for code in one.sorted]
    if one.equal:
        return {"id": one.id, "given": given, "legal": takes}
    return {"id": one.id, "given": given, "moves": takes[:-1]}


def _names(deck: Deck) -> Iterator[tuple[str, str]]:
    """Yield the names of cards that the engine's own words don't know.

    The suit is left out where no two cards have the same name.
    """
    names = Counter(face.name for face in deck.faces())
    for face in deck.faces():
        if face.suit is None or face.suit.id not in SUITS or face.suit.adjective:
            yield face.code, face.title if names[face.name] > 1 else face.name
