"""What is said in Černý Petr: pairs, drawing from a fan, who is out and who is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY, Seat
from engine.deals import MARKS
from engine.moves import Move
from engine.position import seat_of
from engine.state import Event, State
from engine.table.cast import NO_READER, Cast
from engine.table.czech import (
    count,
    listed,
    ordinal,
    ordinal_word,
    times,
    with_preposition,
    word,
)
from engine.table.telling import amount_of, part, size_of, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone, kind_of
from engine.table.words.general import unsaid
from engine.table.words.going_out import finished

_FIVE = 5  # from here on numerals take the genitive
_MOST_HELD = 6  # of a longer hand the figure tells more


def _pair(cast: Cast, event: Event, state: Position) -> str:
    codes = [cast.game.deck.codes[card] for card in event.cards]
    alike = len(set(codes)) == 1
    pair = cast.signs(codes, "acc") if alike else f"dvojici {listed(map(cast.sign, codes))}"
    return subject(cast, event.seat, f"Vykládáte {pair}.", f"vykládá {pair}.")


def _draw(cast: Cast, event: Event, state: Position) -> str:
    """Tell of a draw; which card it was only to who drew it and whose fan it left."""
    source: Seat = event.arg
    told = cast.seat in (event.seat, source, NO_READER)
    card = cast.cards(event.cards, "acc") if told else "kartu"
    if event.seat == cast.seat:
        return f"Vytahujete {_from(cast, source)} {card}."
    if source == cast.seat:
        return f"{cast.name(event.seat)} od vás vytahuje {card}."
    return f"{cast.name(event.seat)} vytahuje {_from(cast, source)} {card}."


def _drawn(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who draws what, and that it makes a pair: nothing else follows a draw at once."""
    told = ", ".join(part(_draw(cast, *one)) for one in run)
    return f"{told} a\u00a0vykládá dvojici" if around.following == "pair" else told


def _laid(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return the pairs laid aside after a deal; those drawn are told with the draw."""
    drawing = "cerny-petr.drawing"
    dealt = [one for one in run if kind_of(cast.game, one.state.phase) != drawing]
    return ", ".join(part(_pair(cast, *one)) for one in dealt)


def _from(cast: Cast, seat: Seat) -> str:
    return f"od {cast.name(seat, 'gen')}"


def _out(cast: Cast, event: Event, state: Position) -> str:
    place = int(event.arg)
    if event.seat == cast.seat:
        if place == 1:
            return "Jste bez karet jako první."
        return f"Jste bez karet, máte {ordinal_word(place, 'n')} místo."
    word = ordinal_word(place, cast.gender(event.seat))
    return f"{cast.name(event.seat)} je bez karet jako {word}."


def _left(cast: Cast, event: Event, state: Position) -> str:
    whom = "vám" if event.seat == cast.seat else cast.name(event.seat, "dat")
    return f"Černý Petr zůstal {whom}."


def _mark(cast: Cast, event: Event, state: Position) -> str:
    marks = f"{amount_of(event.arg, MARKS)} za černého Petra."
    return subject(cast, event.seat, f"Dostáváte {marks}", f"dostává {marks}")


def _petr(cast: Cast, state: Position) -> str:
    loser: Seat = variable(cast, state, "loser", NOBODY)
    if loser == NOBODY:
        return ""
    if loser == cast.seat:
        return "Černým Petrem jste vy."
    return f"Černým Petrem je {cast.name(loser)}."


def _ask(cast: Cast, state: Position) -> str:
    return f"Vytáhněte kartu z\u00a0vějíře, který drží {cast.name(_source(cast, state))}."


def _source(cast: Cast, state: Position) -> Seat:
    source: Seat = variable(cast, state, "source", NOBODY)
    return source


def _take(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return „vytáhnout kteroukoli ze 3 karet, které drží předák“, of some which they are."""
    source = _source(cast, state)
    held = size_of(state, cast, "hand", source)
    if 1 < len(moves) == held:
        cards = with_preposition("z", count(held, "karta", "gen"))
        return f"vytáhnout kteroukoli {cards}, které drží {cast.name(source)}"
    places = listed((ordinal(int(move.arg) + 1) for move in moves), "nebo")
    return f"vytáhnout {places} kartu z\u00a0vějíře, který drží {cast.name(source)}"


def _place(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vytáhnout {ordinal(int(moves[0].arg) + 1)} kartu"


def _no_such(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"{ordinal(int(moves[0].arg) + 1)} kartu vytáhnout nelze"


def _hands(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return who holds what while the hands are short."""
    hands = {key: _codes(codes) for key, codes in value.items()}
    if any(len(codes) > _MOST_HELD for codes in hands.values()):
        return ""
    fan = _codes((setting.example.get("given") or {}).get("fan", ()))
    told: list[str] = []
    sizes = {key: size_of(setting.state, cast, "hand", seat_of(cast.game, key)) for key in hands}
    # Before pairs are laid aside a hand is what was dealt.
    dealt = any(len(codes) != sizes[key] for key, codes in hands.items())
    holds = "dostává" if dealt else "drží"
    for key, codes in hands.items():
        is_source = seat_of(cast.game, key) == _source(cast, setting.state)
        cards = f"zleva {cast.signs(fan, 'acc')}" if fan and is_source else cast.signs(codes, "acc")
        told.append(f"{cast.keyed(key)}{'' if told else f' {holds}'} {cards or 'nic'}")
    return ", ".join(told)


def _codes(codes: Any) -> list[str]:
    return codes.split() if isinstance(codes, str) else list(codes)


def _loser(cast: Cast, value: Any, setting: Setting) -> str:
    return "" if value == "nobody" else f"černý Petr zůstal {cast.keyed(value, 'dat')}"


def _from_whom(cast: Cast, value: Any, setting: Setting) -> str:
    return "" if value == "nobody" else f"táhne se od {cast.keyed(value, 'gen')}"


def _draws(cast: Cast, value: int, setting: Setting) -> str:
    return f"táhlo se už {times(value)}" if value else "ještě se netáhlo"


def _at_once(cast: Cast, value: int, setting: Setting) -> str:
    if not value:
        return "před tažením má karty každý"
    first = "první" if value < _FIVE else "prvních"
    return f"{first}{f' {word(value)}' if value > 1 else ''} už po vyložení"


WORDS = Words(
    events={"pair": _pair, "draw": _draw, "out": _out, "left with": _left, "award": _mark},
    recaps={"draw": _drawn, "pair": _laid},
    given={
        "finished": finished,
        "at_once": _at_once,
        "loser": _loser,
        "draws": _draws,
        "source": _from_whom,
    },
    laid={"hands": _hands, "fan": unsaid},
    then={
        "loser": _loser,
        "finished": finished,
        "at_once": _at_once,
        "draws": unsaid,  # the moves have been told one by one
        "source": _from_whom,
    },
    zones={
        "pairs": Zone("ve vyložených dvojicích", "vyložené dvojice"),
    },
    doings={"draw": Doing(_take, refused=_no_such, choice=_place)},
    prompts={"cerny-petr.drawing": _ask},
    endings={"cerny-petr.settle": _petr},
)
