"""What is said where cards are exchanged with the table or the talon until somebody closes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY, Seat
from engine.moves import Move
from engine.phases.swapping import FROM_TALON, STOCK, SWAPPED, TAKE
from engine.state import Event, State
from engine.table.cast import NO_READER, Cast
from engine.table.czech import agree, count, listed, times
from engine.table.telling import MOST_CARDS, part, size_of, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent


def _gave(cast: Cast, event: Event, state: Position) -> str:
    taken, given = cast.cards((event.arg,), "acc"), cast.cards(event.cards, "acc")
    return subject(
        cast, event.seat, f"Berete {taken} za {given}.", f"bere ze stolu {taken} za {given}."
    )


def _asked(cast: Cast, event: Event, state: Position) -> str:
    """Tell the reader what came from the talon, where he sees it before he gives a card."""
    if event.seat != cast.seat or not event.cards:
        return ""
    return f"Berete z\u00a0talonu {cast.cards(event.cards, 'acc')}."


def _discarded(cast: Cast, event: Event, state: Position) -> str:
    """Tell of an exchange with the talon; others learn a card only where all see it."""
    away, drawn = cast.cards(event.cards, "acc"), cast.cards(event.arg, "acc")
    if event.seat == cast.seat:
        return f"Odkládáte {away} a\u00a0berete {drawn}." if drawn else f"Odkládáte {away}."
    name = cast.name(event.seat)
    if cast.seat == NO_READER:
        got = f" a\u00a0z\u00a0talonu dostává {drawn}" if drawn else ""
        return f"{name} odkládá {away}{got}."
    if _piles(cast):
        return f"{name} odkládá {away} a\u00a0bere si z\u00a0talonu."
    return f"{name} mění kartu s\u00a0talonem."


def _swapped_all(cast: Cast, event: Event, state: Position) -> str:
    taken = cast.cards(event.arg, "acc")
    return subject(cast, event.seat, f"Berete celý stůl: {taken}.", "bere celý stůl.")


def _open(cast: Cast, event: Event, state: Position) -> str:
    return f"Na stole leží {cast.cards(event.cards)}."


def _stops(cast: Cast, event: Event, state: Position) -> str:
    worth = f"{count(event.arg, 'bod', 'acc')}: {cast.cards(event.cards)}."
    return subject(cast, event.seat, f"Máte {worth}", f"má {worth}")


def _rounds(cast: Cast, event: Event, state: Position) -> str:
    return f"Za {count(event.arg, 'kolo', 'acc')} nikdo neřekl konec, karty se vykládají."


def _first_half(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what somebody begins to exchange; the whole exchange is told with its end."""
    if around.following:
        return ""
    event = run[-1].event
    cards = cast.cards(event.cards, "acc")
    what = f"si bere ze stolu {cards}" if event.kind == TAKE else "mění s\u00a0talonem"
    if event.kind == STOCK and cards:
        what = f"si bere z\u00a0talonu {cards}"
    return f"{cast.name(event.seat)} {what}"


def _passed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who says dál, of all players that everybody does."""
    seats = list(dict.fromkeys(told.event.seat for told in run))
    out = len(variable(cast, run[-1].state, "out", ()))
    if 1 < len(run) == cast.game.seats - out:
        return "všichni po sobě řeknou „dál“"
    said = "řekne" if len(seats) == 1 else "řeknou"
    return f"{listed(cast.name(seat) for seat in seats)} {said} „dál“"


def _closed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return f"{cast.name(run[-1].event.seat)} řekne „konec“"


def _left_open(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return f"{cast.name(run[-1].event.seat)} konec neříká"


def _swaps(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(part(_gave(cast, *one)) for one in run)


def _discards(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(part(_discarded(cast, *one)) for one in run)


def _all(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return f"{cast.name(run[-1].event.seat)} bere celý stůl"


def _give(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    named = cast.cards([move.cards[0] for move in moves], "acc", "nebo")
    return f"dát na stůl {named}"


def _stock(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "vzít kartu z\u00a0talonu"


def _whole(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "vzít všechny tři karty ze stolu"


def _layout(cast: Cast, value: Any, setting: Setting) -> str:
    return f"na stole leží {cast.signs(value)}"


def _talon(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else value
    if len(faces) > MOST_CARDS:
        return "po rozdání"
    begun = not {"hand", "hands", "layout"}.isdisjoint(setting.example["given"])
    where = "talonu" if begun else "balíčku"
    return f"v\u00a0{where} leží shora {cast.signs(faces)}"


def _hands(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return who holds what, in the order given; how many play where cards are only counted."""
    if "counts" in setting.example and not setting.example.get("moves"):
        seats = cast.game.seats
        return f"{agree(seats, 'hraje', 'hrají')} {count(seats, 'hráč')}"
    told: list[str] = []
    for key, codes in value.items():
        verb = "" if told else " má v\u00a0ruce"
        told.append(f"{cast.keyed(key)}{verb} {cast.signs(codes, 'acc')}")
    return ", ".join(told)


def _passes(cast: Cast, value: int, setting: Setting) -> str:
    return f"„dál“ zaznělo po sobě už {times(value)}" if value else ""


def _passes_then(cast: Cast, value: int, setting: Setting) -> str:
    return "" if value else "„dál“ se počítá znovu"


def _turns(cast: Cast, value: int, setting: Setting) -> str:
    return f"zatím se {agree(value, 'odehrálo', 'odehrály')} {count(value, 'tah')}"


def _closer(cast: Cast, value: Any, setting: Setting) -> str:
    return f"{cast.keyed(value)} řekl „konec“"


def _closer_then(cast: Cast, value: Any, setting: Setting) -> str:
    return "„konec“ ještě nezaznělo" if value == "nobody" else ""


def _out(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    return f"{listed(cast.keyed(one) for one in value)} už nehraje" if value else ""


def _dropped(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Vypadáváte ze hry.", "vypadává ze hry.")


def _ask(cast: Cast, state: Position) -> str:
    """Ask for the move, or for the card that is given for what is wanted."""
    wanted: str = variable(cast, state, "wanted", "")
    if wanted == SWAPPED:
        return "Řekněte konec, nebo předejte tah."
    if wanted == FROM_TALON:
        where = "na odkládací balíček" if _piles(cast) else "pod talon"
        return f"Vyberte kartu, kterou odložíte {where}."
    if wanted:
        return f"Vyberte kartu, kterou dáte na stůl za {cast.sign(wanted, 'acc')}."
    closer: Seat = variable(cast, state, "closer", NOBODY)
    if closer != NOBODY:
        return f"Konec hlásí {cast.name(closer)}: máte poslední tah."
    return "Jste na tahu: vyměňte kartu, nebo řekněte dál či konec."


def _piles(cast: Cast) -> bool:
    return any(zone.name == "pile" for zone in cast.game.layout.zones)


def _left(cast: Cast, state: Position) -> str:
    left = size_of(state, cast, "talon", NOBODY)
    return f"V\u00a0talonu {agree(left, 'zbývá', 'zbývají')} {count(left, 'karta')}."


WORDS = Words(
    events={
        "take": silent,
        "stock": _asked,
        "give": _gave,
        "discard": _discarded,
        "all": _swapped_all,
        "leave": silent,
        "open": _open,
        "stops": _stops,
        "rounds over": _rounds,
        "out of match": _dropped,
    },
    recaps={
        "take": _first_half,
        "stock": _first_half,
        "give": _swaps,
        "discard": _discards,
        "all": _all,
        "pass": _passed,
        "leave": _left_open,
        "close": _closed,
    },
    given={
        "layout": _layout,
        "talon": _talon,
        "passes": _passes,
        "turns": _turns,
        "closer": _closer,
    },
    laid={"hands": _hands},
    then={"passes": _passes_then, "closer": _closer_then, "out": _out},
    zones={
        "layout": Zone("na stole", "karty na stole"),
        "pile": Zone("na odkládacím balíčku", "odkládací balíček"),
    },
    doings={"give": Doing(_give), STOCK: Doing(_stock), "all": Doing(_whole)},
    prompts={"swapping": _ask},
    counters={"swapping": _left},
)
