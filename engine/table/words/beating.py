"""What is said where a pile is beaten: leading, beating, taking, what goes aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import NOBODY, Card
from engine.finding import phase_of
from engine.moves import Move
from engine.phases.beating import Beating
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import agree, capital, count, number, suit_name, with_preposition
from engine.table.telling import MOST_CARDS, each, size_of, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import unsaid
from engine.view import View

_MOST_HELD = 3  # of a longer hand the figure tells more
_ASIDE = "balíček jde stranou"


def trumps(cast: Cast, main: str) -> str:
    """Return „hlavní trumfy jsou srdce, vedlejší kára“, of a single suit „trumfy jsou srdce“."""
    second = _phase(cast).beats.secondary(main)
    told = f"trumfy jsou {suit_name(main, suits=cast.suits)}"
    return f"hlavní {told}, vedlejší {suit_name(second, suits=cast.suits)}" if second else told


def _phase(cast: Cast) -> Beating:
    return phase_of(cast.game, Beating)


def _turn_up(cast: Cast, event: Event, state: Position) -> str:
    main = variable(cast, state, "trump")
    told = trumps(cast, main)
    return f"Otočená karta je {cast.cards(event.cards)}, {told}."


def _lead(cast: Cast, event: Event, state: Position) -> str:
    if event.seat == cast.seat:
        return f"Vynášíte {cast.cards(event.cards, 'acc')}."
    return f"Vynáší {cast.name(event.seat)}: {cast.cards(event.cards)}."


def _beat(cast: Cast, event: Event, state: Position) -> str:
    how = f"{cast.cards([event.arg], 'acc')} kartou {cast.cards(event.cards)}."
    return subject(cast, event.seat, f"Přebíjíte {how}", f"přebíjí {how}")


def _take(cast: Cast, event: Event, state: Position) -> str:
    rest = ", zbytek balíčku jde stranou" if event.arg else ""
    card = f"{cast.cards(event.cards, 'acc')}{rest}."
    return subject(cast, event.seat, f"Berete {card}", f"bere {card}")


def _turned_over(cast: Cast, event: Event, state: Position) -> str:
    return f"Zahráli všichni, {_ASIDE}."


def _out(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Jste bez karet.", "je bez karet.")


def _drawn(cast: Cast, event: Event, state: Position) -> str:
    """Return what the reader has drawn; of others only the card that all have seen."""
    card = cast.cards(event.cards, "acc")
    if event.arg == "turned":
        card = f"otočenou kartu {card}."
        return subject(cast, event.seat, f"Dobíráte {card}", f"dobírá {card}")
    return f"Dobíráte {card}." if event.seat == cast.seat else ""


def _talon_out(cast: Cast, event: Event, state: Position) -> str:
    return "Talon je prázdný."


def _led(cast: Cast, run: Sequence[Told], around: Around) -> str:
    (event, _), *_ = run
    return f"{cast.name(event.seat)} vynáší {cast.cards(event.cards, 'acc')}"


def _beaten(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return „předák hraje ♥7, druhý hráč ♥9“: what they beat lies on the pile."""
    first, *rest = (event for event, _ in run)
    told = f"{cast.name(first.seat)} hraje {cast.cards(first.cards, 'acc')}"
    return ", ".join(
        [told, *(f"{cast.name(one.seat)} {cast.cards(one.cards, 'acc')}" for one in rest)]
    )


def _taken(cast: Cast, run: Sequence[Told], around: Around) -> str:
    event = run[0].event
    return f"{cast.name(event.seat)} bere {cast.cards(event.cards, 'acc')}"


def _over(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return f"zahráli všichni a\u00a0{_ASIDE}"


def _pile(cast: Cast, value: Any, setting: Setting) -> str:
    faces = _codes(value)
    if not faces:
        return ""
    if len(faces) == 1:
        return f"v\u00a0odkládacím balíčku leží {cast.signs(faces)}"
    return f"v\u00a0odkládacím balíčku leží odspodu {cast.signs(faces)}"


def _trump(cast: Cast, value: Any, setting: Setting) -> str:
    return trumps(cast, value)


def _talon(cast: Cast, value: Any, setting: Setting) -> str:
    faces = _codes(value)
    if not faces:
        turned = "turned" in setting.example["given"]
        return "z\u00a0talonu zbývá jen otočená karta" if turned else "talon je prázdný"
    if len(faces) > MOST_CARDS:
        return "po rozdání"
    return f"navrchu talonu leží {cast.signs(faces)}"


def _gone(cast: Cast, value: Any, setting: Setting) -> str:
    return f"stranou leží {cast.signs(_codes(value))}"


def _hands(cast: Cast, value: Any, setting: Setting) -> str:
    """Return who holds what while the hands are short."""
    hands = {role: _codes(codes) for role, codes in value.items()}
    if any(len(codes) > _MOST_HELD for codes in hands.values()):
        return ""
    told = [f"{cast.keyed(role)} drží {cast.signs(codes, 'acc')}" for role, codes in hands.items()]
    return ", ".join([told[0], *(one.replace(" drží", "", 1) for one in told[1:])])


def _codes(value: Any) -> list[str]:
    return value.split() if isinstance(value, str) else list(value)


def _made(cast: Cast, value: int, setting: Setting) -> str:
    return f"hraje se {number(value + 1)}. tah"


def _played(cast: Cast, value: int, setting: Setting) -> str:
    """Return „v kole zahráli 2 hráči ze 3“."""
    need = variable(cast, setting.state, "need")
    plays = agree(value, "zahrál", "zahráli")
    return f"v\u00a0kole {plays} {count(value, 'hráč')} {with_preposition('z', number(need))}"


def _lying(cast: Cast, state: Position) -> Sequence[Card]:
    pile: Any = state.zones[_phase(cast).pile]
    return tuple(pile)


def top_of(cast: Cast, state: Position) -> str:
    """Return the top card of the pile as an object, '' where somebody leads."""
    pile = _lying(cast, state)
    top = pile[-1] if pile else None
    return "" if top is None else cast.cards([top], "acc")


def _ask(cast: Cast, state: Position) -> str:
    top = top_of(cast, state)
    if not top:
        return "Vyneste kteroukoli kartu."
    legal = state.legal if isinstance(state, View) else cast.game.legal(state)
    verbs = {move.verb for move in legal}
    if "take" not in verbs:
        return f"Přebijte {top}."
    return f"Přebijte {top}, nebo kartu vezměte." if len(verbs) > 1 else f"{top} vezměte."


def _may_play(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return „smí zahrát ♣J nebo ♦6, anebo vzít ♣9“: taking is told with what may be played."""
    top = top_of(cast, state)
    cards = [move.cards[0] for move in moves]
    if not top:
        whole = len(cards) == size_of(state, cast, "hand", state.turn)
        return f"smí vynést {'kteroukoli kartu' if whole else cast.cards(cards, 'acc', 'nebo')}"
    takes = any(move.verb == "take" for move in cast.game.legal(state))
    named = cast.cards(cards, "acc", "nebo")
    if takes:
        return f"smí zahrát {named}, {'anebo' if len(cards) > 1 else 'nebo'} vzít {top}"
    return f"musí zahrát {named}"


def _may_take(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"musí vzít {top_of(cast, state)}"


def _play_it(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    cards = cast.cards((move.cards[0] for move in moves), "acc", "nebo")
    return f"{'zahrát' if top_of(cast, state) else 'vynést'} {cards}"


def _take_it(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vzít {top_of(cast, state)}"


def _label(cast: Cast, state: Position, move: Move) -> str:
    top = top_of(cast, state)
    return f"Vzít {top}" if top else "Vzít kartu"


def _standing(cast: Cast, state: Position) -> str:
    """Return „Balíček: ♥6 ♥7. Talon: 12 karet.“ and the trumps, for where there is no table."""
    codes = [cast.game.deck.codes[card] for card in _lying(cast, state)]
    left = sum(size_of(state, cast, name, NOBODY) for name in ("talon", "turned"))
    shown = f"Balíček: {cast.signs(codes)}." if codes else "Vynáší se."
    main = variable(cast, state, "trump")
    told = f" {capital(trumps(cast, main))}." if main else ""
    return f"{shown} Talon: {count(left, 'karta')}.{told}"


WORDS = Words(
    events={
        "turn up": _turn_up,
        "lead": _lead,
        "beat": _beat,
        "take": _take,
        "turned over": _turned_over,
        "out": _out,
        "drawn": _drawn,
        "talon out": _talon_out,
    },
    recaps={"lead": _led, "beat": _beaten, "take": _taken, "turned over": _over, "out": each(_out)},
    given={
        "trump": _trump,
        "talon": _talon,
        "gone": _gone,
        "moves_made": _made,
        "played": unsaid,
        "need": unsaid,
        "pile": _pile,
    },
    laid={"hands": _hands},
    then={"trump": _trump, "played": _played, "need": unsaid},
    zones={
        "pile": Zone("v\u00a0odkládacím balíčku", "odkládací balíček"),
        "gone": Zone("stranou", "odložené karty"),
    },
    doings={
        "play": Doing(_play_it, may=_may_play),
        "take": Doing(_take_it, may=_may_take, told_with="play"),
    },
    prompts={"beating": _ask},
    counters={"beating": _standing},
    labels={"take": _label},
    phases={"beating": "hra"},
)
