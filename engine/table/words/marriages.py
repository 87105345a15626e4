"""What is said of marriages: twenty and forty, at once or with the first trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import SUITLESS, Cards
from engine.mechanics.marriages import FORTY, TWENTY, Marriages
from engine.moves import Move
from engine.phases.tricks import Tricks
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import agree, count, listed, suit_name
from engine.table.telling import subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words
from engine.view import View

_SPOKEN = {"plain": "dvacet", "trumps": "čtyřicet"}


def _called(event: Event) -> str:
    return _SPOKEN[event.part.rpartition(".")[2]]


def _marriage(cast: Cast, event: Event, state: Position) -> str:
    pair = f"{_called(event)}: {cast.cards(event.cards)}"
    told = subject(cast, event.seat, f"Hlásíte {pair}.", f"hlásí {pair}.")
    waits = variable(cast, state, "waiting")[event.seat]
    return f"{told} Body čekají na první zdvih." if waits else told


def _announced(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who announces what; a card that is led says it without a word of its own."""
    event, state = run[0]
    if variable(cast, state, "announced"):
        return f"{cast.name(event.seat)} hlásí {_called(event)}"
    return f"hlásí tím {_called(event)}"


def _counts(cast: Cast, event: Event, state: Position) -> str:
    points = count(event.arg, "bod", "acc")
    return subject(
        cast, event.seat, f"Za hlášku, která čekala, máte {points}.", f"má za hlášku {points}."
    )


def _waiting(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    told = [
        f"na {cast.keyed(seat, 'acc')} {agree(amount, 'čeká', 'čekají')} {count(amount, 'bod')}"
        for seat, amount in value.items()
    ]
    return ", ".join(told)


def _twenty(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    suits = [
        "v\u00a0" + suit_name(cast.game.deck.suit_code(card), "loc", cast.suits)
        for move in moves
        for card in move.cards
        if cast.game.deck.suit_of[card] != SUITLESS
    ]
    return f"ohlásit dvacet {listed(suits, 'nebo')}"


def _forty(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "ohlásit čtyřicet"


def _prompt(cast: Cast, state: Position) -> str:
    """Say that a marriage is at hand, for it counts by itself as soon as it is led."""
    usual = "Jste na tahu."
    phase = cast.game.phases[state.phase]
    if not isinstance(phase, Tricks) or isinstance(state, View) or state.zones[phase.trick]:
        return usual
    call = next((one for one in phase.watching if isinstance(one, Marriages)), None)
    if call is None or call.spoken or not phase.allowed(state):
        return usual
    names = [_name(call, state, pair) for pair in call.held(state, cast.seat)]
    told = f" Máte hlášku: {listed(names)}." if names else ""
    return f"{usual}{told}"


def _name(call: Marriages, state: State, pair: Cards) -> str:
    return _SPOKEN[call.key(state, pair)]


WORDS = Words(
    events={"marriage": _marriage, "marriage counts": _counts},
    recaps={"marriage": _announced},
    prompts={"tricks": _prompt},
    given={"waiting": _waiting},
    then={"waiting": _waiting},
    doings={TWENTY: Doing(_twenty), FORTY: Doing(_forty)},
)
