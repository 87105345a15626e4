"""What is said where cards are captured: what a card takes, whose pile goes, what is laid down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import Card, Seat, cards_in
from engine.finding import phase_of
from engine.moves import Move
from engine.phases.capturing import Capturing
from engine.position import seat_of
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import count, listed
from engine.table.telling import by_role, part, size_of, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import WORDS as GENERAL
from engine.table.words.general import silent


def phase_in(cast: Cast) -> Capturing:
    """Return the phase in which cards are captured."""
    return phase_of(cast.game, Capturing)


def in_play(cast: Cast, state: Position) -> Card | None:
    """Return the card that has been played and not taken anything yet."""
    for zone, content in zip(cast.game.layout.zones, state.zones, strict=True):
        if (zone.name, zone.owner) == ("staging", state.turn):
            cards = cards_in(content) if isinstance(content, int) else content
            return next((card for card in cards if card is not None), None)
    return None


def gained(cast: Cast, state: Position) -> int:
    """Return how many cards have been chosen so far, those of whole piles among them."""
    chosen: int = variable(cast, state, "chosen", 0)
    pile, alone = 0, 0
    phase, tops = phase_in(cast), variable(cast, state, "tops", 0)
    for slot in phase.captured:
        here = 0
        for card in state.zones[slot]:
            here += 1
            if card is not None and tops >> card & 1:
                pile += here if chosen >> card & 1 else 0
                here = 0
    for card in state.zones[phase.layout]:
        alone += card is not None and chosen >> card & 1
    return pile + alone


def _play(cast: Cast, event: Event, state: Position) -> str:
    """Tell of a card of somebody else that will take something; one's own is seen."""
    card = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, "", f"hraje {card}.")


def _plays(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(part(_play(cast, *one)) for one in run)


def _takes(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what has been chosen so far; a capture that is complete tells it itself."""
    if around.following == "capture":
        return ""
    seat = run[0].event.seat
    chosen = [_taken(cast, one.state, card) for one in run for card in one.event.cards]
    return f"{cast.name(seat)} vybírá {listed(chosen)}"


def _lay(cast: Cast, event: Event, state: Position) -> str:
    card = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Přikládáte {card}.", f"přikládá {card}.")


def _lays(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(part(_lay(cast, *one)) for one in run)


def _capture(cast: Cast, event: Event, state: Position) -> str:
    card = cast.cards(event.cards[:1], "acc")
    what = _won(cast, event)
    return subject(
        cast,
        event.seat,
        f"Hrajete {card} a\u00a0berete {what}.",
        f"hraje {card} a\u00a0bere {what}.",
    )


def _captures(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(f"{cast.name(one.event.seat)} bere {_won(cast, one.event)}" for one in run)


def _won(cast: Cast, event: Event) -> str:
    """Return what a card has taken: „♥7, ♦5 a hromádku od Emila (10 karet)“."""
    codes = cast.game.deck.codes
    cards = [cast.sign(codes[card], "acc") for card in event.cards[1:]]
    piles = [_pile_of(cast, owner, many) for owner, _, many in event.arg]
    return listed([*cards, *piles])


def _pile_of(cast: Cast, owner: Seat, many: int) -> str:
    cards = count(many, "karta")
    if owner == cast.seat:
        return f"vaši hromádku ({cards})"
    return f"hromádku od {cast.name(owner, 'gen')} ({cards})"


def _taken(cast: Cast, state: Position, card: Card) -> str:
    """Return what a step takes: a card, or the pile under it."""
    sign = cast.sign(cast.game.deck.codes[card], "acc")
    return sign if card in state.zones[phase_in(cast).layout] else f"hromádku s\u00a0{sign} navrchu"


def _ask(cast: Cast, state: Position) -> str:
    card = in_play(cast, state)
    if card is None:
        return "Vyberte kartu z\u00a0ruky."
    sign = cast.sign(cast.game.deck.codes[card])
    if not variable(cast, state, "chosen", 0):
        lays = "" if phase_in(cast).compulsory else ", nebo ji přiložte"
        return f"{sign}: vyberte, co má vzít{lays}."
    if phase_in(cast).complete(state, card):
        return "Vyberte, co vzít ještě, nebo sbírání ukončete."
    return "Vyberte, co má do součtu přijít ještě."


def _done(cast: Cast, state: Position, move: Move) -> str:
    many = gained(cast, state)
    return f"Sebrat {count(many, 'karta', 'acc')}" if many else "Sebrat"


def _do_take(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vzít {listed((_taken(cast, state, move.cards[0]) for move in moves), 'nebo')}"


def _do_done(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "sebrat, co je vybráno"


def _do_lay(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    card = in_play(cast, state)
    sign = "kartu" if card is None else cast.sign(cast.game.deck.codes[card], "acc")
    return f"přiložit {sign}"


def _no_take(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"{_taken(cast, state, moves[0].cards[0])} vzít nelze"


def _no_done(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "sebrat teď nejde nic" if in_play(cast, state) is None else "výběr ještě není úplný"


def _no_lay(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"{_do_lay(cast, state, moves).removeprefix('přiložit ')} přiložit nelze"


def _picked(cast: Cast, state: State, codes: Sequence[str]) -> str:
    """Return a complete choice: „♦5 ♣3“, „♥8 a hromádku s ♦8 navrchu“, „nic“."""
    table = state.zones[phase_in(cast).layout]
    lying = [code for code in codes if cast.game.deck.card(code) in table]
    tops = [cast.sign(code, "acc") for code in codes if code not in lying]
    piles = f"hromádku s\u00a0{listed(tops)} navrchu" if len(tops) == 1 else ""
    piles = f"hromádky s\u00a0{listed(tops)} navrchu" if len(tops) > 1 else piles
    return " a\u00a0".join(one for one in (cast.signs(lying, "acc"), piles) if one) or "nic"


def _layout(cast: Cast, value: Any, setting: Setting) -> str:
    codes = value.split() if isinstance(value, str) else value
    return f"na stole leží {cast.signs(codes)}" if codes else "na stole nic neleží"


def _hand(cast: Cast, value: Any, setting: Setting) -> str:
    """Return a hand where nothing is played from it: the moves say what matters of it."""
    if setting.example.get("moves"):
        return ""
    return GENERAL.laid["hand"](cast, value, setting)


def _captured(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return what lies on top of piles, and how many cards are under it."""
    told = []
    for key, codes in value.items():
        tops = [pile[-1] for pile in codes] if codes and isinstance(codes[0], list) else codes[-1:]
        many = size_of(setting.state, cast, "captured", seat_of(cast.game, key))
        cards = count(many, "karta")
        piles = "hromádky" if len(tops) > 1 else "hromádku"
        named = listed(cast.sign(code, "acc") for code in tops)
        together = "dohromady " if len(tops) > 1 else ""
        told.append(f"{cast.keyed(key)} má {piles} s\u00a0{named} navrchu ({together}{cards})")
    return ", ".join(told)


def _piles(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    """Return how many cards are in piles, those whose top is told left out."""
    told = (setting.example.get("given") or {}).get("captured", {})
    sizes = {key: many for key, many in value.items() if key not in told}
    return by_role(cast, sizes, "karta", "má v\u00a0hromádce") if sizes else ""


WORDS = Words(
    events={"play": _play, "take": silent, "lay": _lay, "capture": _capture},
    recaps={"play": _plays, "take": _takes, "lay": _lays, "capture": _captures},
    given={"captured": _captured, "piles": _piles},
    laid={"layout": _layout, "hand": _hand},
    zones={
        "layout": Zone("na stole", "karty na stole"),
        "captured": Zone("v\u00a0hromádce", "hromádku"),
        "staging": Zone("na stole", "zahranou kartu", single=True),
    },
    doings={
        "take": Doing(_do_take, refused=_no_take),
        "done": Doing(_do_done, refused=_no_done, picked=_picked),
        "lay": Doing(_do_lay, refused=_no_lay),
    },
    labels={"done": _done},
    prompts={"capturing": _ask},
)
