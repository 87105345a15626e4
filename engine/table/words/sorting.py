"""What is said where cards of a row are put in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.moves import Move
from engine.phases.sorting import TAKE
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import listed
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent, unsaid

_PAIR = 2


def _taken(cast: Cast, event: Event, state: Position) -> str:
    pair = len(_cards(cast, state, "row")) == len(_cards(cast, state, "sorted")) == 1
    return f"Ano, {'vyšší je ' if pair else ''}{_named(cast, event.cards[0])}."


def _order(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return the whole row from the highest: the last card needs no move."""
    after = run[-1].state
    cards = [*_cards(cast, after, "sorted"), *_cards(cast, after, "row")]
    return f"od nejvyšší {', '.join(_named(cast, card) for card in cards)}"


def _ask(cast: Cast, state: Position) -> str:
    pair = len(_cards(cast, state, "row")) == _PAIR
    return "Která karta je vyšší?" if pair else "Která karta je nejvyšší?"


def _done(cast: Cast, state: Position) -> str:
    cards = _cards(cast, state, "sorted")
    return f"Od nejvyšší: {', '.join(_named(cast, card) for card in cards)}."


def _equal(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return that cards are equal: any of them may be taken first."""
    if len(moves) == len(_cards(cast, state, "row")):
        return "žádná není vyšší"
    return ""


def _take(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vzít {listed((_named(cast, move.cards[0]) for move in moves), 'nebo')}"


def _lower(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"{_named(cast, moves[0].cards[0])} nejvyšší není"


def _cards(cast: Cast, state: Position, zone: str) -> tuple[Card, ...]:
    """Return the cards of an open zone, in order."""
    slot = [one.name for one in cast.game.layout.zones].index(zone)
    return tuple(card for card in state.zones[slot] if card is not None)


def _named(cast: Cast, card: Card) -> str:
    return cast.called(cast.game.deck.codes[card])


def _row(cast: Cast, value: Any, setting: Setting) -> str:
    if setting.example.get("moves"):
        return ""
    named = (_named(cast, card) for card in _cards(cast, setting.state, "row"))
    return f"vedle sebe leží {listed(named)}"


WORDS = Words(
    events={TAKE: _taken, "row": silent},
    recaps={TAKE: _order},
    given={"row": _row},
    then={"sorted": unsaid},
    doings={TAKE: Doing(do=_take, may=_equal, refused=_lower)},
    prompts={"sorting": _ask},
    blanks={"sorting": _done},
    zones={"row": Zone("v\u00a0řadě", "řadu"), "sorted": Zone("seřazené", "seřazené karty")},
)
