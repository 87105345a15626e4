"""What is said where cards of a row are put in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import Card
from engine.moves import Move
from engine.phases.sorting import PAIR, TAKE
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import capital, listed
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent


def _taken(cast: Cast, event: Event, state: Position) -> str:
    """Say nothing of the last decision: the end of the row tells what it was."""
    return "Ano." if len(_cards(cast, state, "row")) > 1 else ""


def _order(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return the whole row from the highest: the last card needs no move."""
    after = run[-1].state
    return _ranked(cast, [*_cards(cast, after, "sorted"), *_cards(cast, after, "row")])


def _ranked(cast: Cast, cards: Sequence[Card]) -> str:
    highest = "nejvyššího" if cast.game.record.get("stones") else "nejvyšší"
    return f"od {highest}: {', '.join(_named(cast, card) for card in cards)}"


def _ask(cast: Cast, state: Position) -> str:
    which = "vyšší" if len(_cards(cast, state, "row")) == PAIR else "nejvyšší"
    begun = _cards(cast, state, "sorted")
    stones = cast.game.record.get("stones", False)
    who, piece = ("Který", "kámen") if stones else ("Která", "karta")
    return f"{who} ze zbylých je {which}?" if begun else f"{who} {piece} je {which}?"


def _done(cast: Cast, state: Position) -> str:
    cards = _cards(cast, state, "sorted")
    if len(cards) == PAIR:
        return f"Ano, vyšší je {_named(cast, cards[0])}."
    return f"{capital(_ranked(cast, cards))}."


def _equal(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return the cards of a row of equals: any of them may be taken first."""
    row = _cards(cast, state, "row")
    return listed(_named(cast, card) for card in row) if len(moves) == len(row) else ""


def _take(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vzít {listed((_named(cast, move.cards[0]) for move in moves), 'nebo')}"


def _lower(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    row = _cards(cast, state, "row")
    if len(row) > PAIR:
        return "ještě ne, v\u00a0řadě leží vyšší karta"
    (higher,) = (card for card in row if card not in moves[0].cards)
    return f"ne, vyšší je {_named(cast, higher)}"


def _cards(cast: Cast, state: Position, zone: str) -> tuple[Card, ...]:
    """Return the cards of an open zone, in order."""
    slot = [one.name for one in cast.game.layout.zones].index(zone)
    return tuple(card for card in state.zones[slot] if card is not None)


def _named(cast: Cast, card: Card) -> str:
    return cast.called(cast.game.deck.codes[card])


def _row(cast: Cast, value: Any, setting: Setting) -> str:
    """Say that cards are equal where an example takes none of them; else the order tells all."""
    return "" if setting.example.get("moves") else "jsou si rovny"


WORDS = Words(
    events={TAKE: _taken, "row": silent},
    recaps={TAKE: _order},
    given={"row": _row},
    doings={TAKE: Doing(do=_take, may=_equal, refused=_lower)},
    prompts={"sorting": _ask},
    blanks={"sorting": _done},
    zones={"row": Zone("v\u00a0řadě", "řadu"), "sorted": Zone("seřazené", "seřazené karty")},
)
