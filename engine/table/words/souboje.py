"""What is said in Souboje: turned cards, attacks and defences, piles, how a game ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.games.souboje.duels import ATTACK, DEFENCE, IN_VAIN, REPEATED, TOO_LONG
from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import agree, count, listed
from engine.table.telling import MOST_CARDS, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import unsaid


def _turn(cast: Cast, event: Event, state: Position) -> str:
    card = cast.cards(event.cards, "acc")
    mine = event.seat == cast.seat
    who = "" if mine else cast.name(event.seat)
    if event.arg == ATTACK:
        return f"Útočíte: {card}." if mine else f"Útočí {who}: {card}."
    if event.arg == DEFENCE:
        return subject(
            cast, event.seat, f"Bráníte se kartou {card} a\u00a0útočíte.",
            f"se brání kartou {card} a\u00a0útočí.",
        )  # fmt: skip
    if event.arg == IN_VAIN:
        how = _left(cast, state)
        return subject(cast, event.seat, f"Bráníte se: {card}, {how}.", f"se brání: {card}, {how}.")
    return subject(cast, event.seat, f"Otáčíte {card}.", f"otáčí {card}.")


def _left(cast: Cast, state: Position) -> str:
    """Return how many cards the defender may still turn: „zbývají 2 karty“."""
    owed = variable(cast, state, "owed", 0)
    if not owed:
        return "nestačí to"
    return f"{agree(owed, 'zbývá', 'zbývají')} {count(owed, 'karta')}"


def _pile(cast: Cast, event: Event, state: Position) -> str:
    cards = count(event.arg, "karta", "acc")
    return subject(cast, event.seat, f"Berete hromádku: {cards}.", f"bere hromádku: {cards}.")


def _beaten(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Jste bez karet.", "je bez karet.")


def _repeated(cast: Cast, event: Event, state: Position) -> str:
    return "Postavení se vrátilo, hra by se točila bez konce."


def _too_long(cast: Cast, event: Event, state: Position) -> str:
    return f"Hra končí po {count(event.arg, 'karta', 'loc')}."


def _why(cast: Cast, state: Position) -> str:
    """Return why a game ended in which nobody has run out of cards."""
    ending = variable(cast, state, "ending", "")
    if ending == REPEATED:
        return "Postavení se opakuje."
    if ending == TOO_LONG:
        return f"Otočilo se {count(variable(cast, state, 'turned', 0), 'karta')}."
    return ""


def _ask(cast: Cast, state: Position) -> str:
    if variable(cast, state, "attack", ""):
        return f"Bráníte se, {_left(cast, state)}."
    return "Otočte kartu."


def _turned(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who turns which cards, in order: „předák otáčí ♠5, rozdávající ♠7“."""
    told: list[str] = []
    for seat, some in groupby(run, key=lambda one: one.event.seat):
        codes = [cast.game.deck.codes[card] for one in some for card in one.event.cards]
        verb = "" if told else " otáčí"
        told.append(f"{cast.name(seat)}{verb} {cast.signs(codes, 'acc')}")
    return ", ".join(told)


def _taken(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who takes the pile, unless the rest of the caption tells it."""
    return f"hromádku bere {cast.name(run[-1].event.seat)}"


def _out(cast: Cast, run: Sequence[Told], around: Around) -> str:
    if "beaten" in around.wanted:
        return ""
    return ", ".join(f"{cast.name(one.event.seat)} je bez karet" for one in run)


def _packs(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return what lies in the packs while they are short."""
    packs = {key: _codes(codes) for key, codes in value.items()}
    packs = dict(sorted(packs.items(), key=lambda item: not item[1]))  # who has none comes last
    if any(len(codes) > MOST_CARDS for codes in packs.values()):
        return "balíčky leží tak, že hra nikdy neskončí"
    told: list[str] = []
    for key, codes in packs.items():
        verb = "" if told else " má v\u00a0balíčku shora"
        told.append(f"{cast.keyed(key)}{verb} {cast.signs(codes, 'acc') or 'nic'}")
    return ", ".join(told)


def _lying(cast: Cast, value: Any, setting: Setting) -> str:
    return f"na hromádce leží {cast.signs(_codes(value))}"


def _codes(codes: Any) -> list[str]:
    return codes.split() if isinstance(codes, str) else list(codes)


def _so_many(cast: Cast, value: int, setting: Setting) -> str:
    return f"otočilo se už {count(value, 'karta', 'gen' if value > 4 else 'nom')}"


def _attacker(cast: Cast, value: Any, setting: Setting) -> str:
    return "nikdo neútočí" if value == "nobody" else f"útočí {cast.keyed(value)}"


def _owed(cast: Cast, value: int, setting: Setting) -> str:
    return f"obránce smí otočit ještě {count(value, 'karta', 'acc')}"


def _gone(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    verb = "vypadává" if len(value) == 1 else "vypadávají"
    return f"{verb} {listed(cast.keyed(one) for one in value)}"


def _do(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "otočit kartu"


WORDS = Words(
    events={
        "turn": _turn,
        "pile": _pile,
        "beaten": _beaten,
        REPEATED: _repeated,
        TOO_LONG: _too_long,
    },
    recaps={"turn": _turned, "pile": _taken, "beaten": _out},
    given={"turned": _so_many, "beaten": _gone, "to_move": unsaid},
    laid={"pack": _packs, "pile": _lying},
    then={
        "attacker": _attacker,
        "owed": _owed,
        "beaten": _gone,
    },
    zones={
        "pack": Zone("v\u00a0balíčku", "karty v\u00a0balíčku"),
        "pile": Zone("na hromádce", "hromádku"),
    },
    doings={"turn": Doing(_do)},
    prompts={"souboje.duels": _ask},
    endings={"souboje.duels": _why},
    phases={"souboje.duels": "otáčení"},
)
