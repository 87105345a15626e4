"""What is said of passing cards on: who gives what to whom, and who has a full suit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY, Seat
from engine.finding import phase_of
from engine.mechanics.full_suits import FullSuits
from engine.moves import Move
from engine.phases.passing import BLIND, SEEN, Passing
from engine.position import seat_of
from engine.state import Event, State
from engine.table.cast import NO_READER, Cast
from engine.table.czech import count, listed, suit_name, times, with_preposition, word
from engine.table.telling import each, size_of, subject, variable, who
from engine.table.vocabulary import Doing, Position, Setting, Words, Zone
from engine.table.words.general import unsaid

_MOST_HELD = 5  # of a longer hand the caption tells only what it lacks


def _give(cast: Cast, event: Event, state: Position) -> str:
    """Tell who gives a card; what two others do is told when they have done it."""
    to: Seat = event.arg
    card = cast.cards(event.cards, "acc")
    if cast.seat == event.seat:
        return f"Předáváte {cast.name(to, 'dat')} {card}."
    name = cast.name(event.seat)
    if cast.seat == to:
        return f"{name} vám {'chystá kartu' if _back(cast) == BLIND else f'předává {card}'}."
    if cast.seat == NO_READER and _back(cast) == BLIND:
        return f"{name} pokládá rubem nahoru {card}."
    if cast.seat == NO_READER:
        return f"{name} předává {cast.name(to, 'dat')} {card}."
    return "" if _back(cast) in (SEEN, BLIND) else f"{name} předává kartu {cast.name(to, 'dat')}."


def _return(cast: Cast, event: Event, state: Position) -> str:
    """Tell what comes back; of two others only that they have exchanged."""
    to: Seat = event.arg
    card = cast.cards(event.cards, "acc")
    if cast.seat == event.seat:
        return f"Vracíte {cast.name(to, 'dat')} {card}."
    name = cast.name(event.seat)
    if cast.seat == to:
        return f"{name} vám vrací {card}."
    if cast.seat == NO_READER:
        return f"{name} vrací {card}."
    return (
        f"{cast.name(to)} si vyměňuje kartu {with_preposition('s', cast.name(event.seat, 'ins'))}."
    )


def _full(cast: Cast, event: Event, state: Position) -> str:
    suit = suit_name(cast.game.deck.suit_code(event.cards[0]), suits=cast.suits)
    whole = f"celou barvu: {suit}."
    return subject(cast, event.seat, f"Vykládáte {whole}", f"vykládá {whole}")


def _limit(cast: Cast, event: Event, state: Position) -> str:
    made = count(event.arg, "výměna", "loc")
    return f"Rozdání se ruší: ani po {made} nemá celou barvu nikdo."


def _ask(cast: Cast, state: Position) -> str:
    giver: Seat = variable(cast, state, "giver", NOBODY)
    phase = _phase(cast)
    if giver == cast.seat:
        return f"Vyberte kartu, kterou předáte {cast.name(phase.receiver(giver), 'dat')}."
    if phase.back == BLIND:
        return f"Vyberte kartu na výměnu {with_preposition('s', cast.name(giver, 'ins'))}."
    return f"Vyberte kartu, kterou {cast.name(giver, 'dat')} vrátíte."


def _hands(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return what the given hands are about: few cards, or what they lack for a full suit."""
    if "full" in setting.example["given"]:
        return ""
    suits = FullSuits(cast.game.deck)
    told = [_hand(cast, suits, key, _codes(codes)) for key, codes in value.items()]
    return ", ".join(one for one in told if one)


def _hand(cast: Cast, suits: FullSuits, key: str, codes: list[str]) -> str:
    deck = cast.game.deck
    if len(codes) <= _MOST_HELD:
        return f"{cast.keyed(key)} má v\u00a0ruce {cast.signs(codes, 'acc')}"
    hand = 0
    for code in codes:
        hand |= deck.copies_of[code]
    if suits.lacking(hand) == 1:
        best = max(range(len(suits.groups)), key=lambda suit: suits.held(hand)[suit])
        missing = next(copies for copies in suits.groups[best] if not copies & hand)
        card = cast.cards([missing.bit_length() - 1])
        return f"{cast.keyed(key, 'dat')} chybí do celé barvy jen {card}"
    if suits.lacking(hand) == 0:
        suit = deck.suit_code(suits.full(hand).bit_length() - 1)
        whole = suit_name(suit, "gen", cast.suits)
        return f"{cast.keyed(key)} má v\u00a0ruce všech {word(suits.ranks)} {whole}"
    return ""


def _back_with(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vrátit {cast.cards([move.cards[0] for move in moves], 'acc', 'nebo')}"


def _any_other(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    held = size_of(state, cast, "hand", state.turn)
    return "smí vrátit kteroukoli ze svých karet" if len(moves) == held else ""


def _received(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    told = [
        f"{cast.keyed(key)} právě dostal {cast.signs(_codes(codes), 'acc')}"
        for key, codes in value.items()
    ]
    return listed(told)


def _staged(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    told = [
        f"{cast.keyed(key)} položil rubem nahoru {cast.signs(_codes(codes), 'acc')}"
        for key, codes in value.items()
    ]
    return listed(told)


def _exchanges(cast: Cast, value: int, setting: Setting) -> str:
    return f"předávalo se už {times(value)}"


def _made(cast: Cast, value: int, setting: Setting) -> str:
    return f"předávalo se {times(value)}" if value else "předávat se nezačalo"


def _nobody_full(cast: Cast, state: Position) -> str:
    none = variable(cast, state, "full", NOBODY) == NOBODY
    return "Celou barvu nikdo nesložil." if none else ""


def _codes(codes: Any) -> list[str]:
    return codes.split() if isinstance(codes, str) else list(codes)


def _back(cast: Cast) -> str:
    return _phase(cast).back


def _phase(cast: Cast) -> Passing:
    return phase_of(cast.game, Passing)


def _taken(cast: Cast, value: Any, setting: Setting) -> str:
    """Return whose full suit lies on the table."""
    if value == "nobody":
        return "celou barvu zatím nemá nikdo"
    return f"celou barvu vykládá {cast.role(seat_of(cast.game, value))}"


WORDS = Words(
    events={
        "give": _give,
        "return": _return,
        "full suit": _full,
        "limit": _limit,
    },
    recaps={"give": each(_give), "return": each(_return)},
    given={"exchanges": _exchanges, "full": who("celou barvu vyložil")},
    laid={
        "hands": _hands,
        "received": _received,
        "staging": _staged,
        "laid": unsaid,
    },
    then={
        "full": _taken,
        "exchanges": _made,
        "giver": unsaid,  # whoever is on turn gives
    },
    zones={
        "received": Zone("od souseda", "novou kartu", single=True),
        "laid": Zone("na stole", "karty na stole"),
        "staging": Zone("mezi odloženými", "odloženou kartu"),
    },
    doings={"return": Doing(_back_with, may=_any_other)},
    prompts={"passing": _ask},
    blanks={"passing": _nobody_full},
)
