"""Pieces that sentences of every game are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY, Seat
from engine.deals import ABOVE, BELOW, MARKS, MONEY, POINTS
from engine.moves import Move
from engine.position import seat_of
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.clauses import reference
from engine.table.czech import agree, clause, count, listed, number, with_preposition
from engine.table.czech.grammar import Case
from engine.table.vocabulary import (
    Around,
    Position,
    Recap,
    Result,
    Setting,
    Teller,
    Told,
    label_of,
    words_of,
)

_SECOND = 100  # hundredths
MOST_CARDS = 12  # a longer list says less than the figure
_UNITS = {POINTS: "bod", MONEY: "žeton", MARKS: "čárka"}
_HEADINGS = {POINTS: "Body", MONEY: "Žetony", MARKS: "Čárky"}
_COLUMNS = {BELOW: ("pod čáru", "pod čarou"), ABOVE: ("nad čáru", "nad čarou")}


def unit(account: str) -> str:
    """Return the noun that an account counts."""
    return _UNITS.get(account, "bod")


def heading(account: str) -> str:
    """Return what stands over an account: „Žetony“."""
    return _HEADINGS.get(account, account)


def amount_of(number: int, account: str) -> str:
    """Return an amount as an object: „2 body“, „−3 žetony“, one mark is just „čárku“."""
    if account == MARKS and number == 1:
        return "čárku"
    return " ".join([*into_column(account), count(number, unit(account), "acc")])


def into_column(account: str) -> tuple[str, ...]:
    """Return where an amount is written, nothing where there are no columns: „pod čáru“."""
    return _COLUMNS.get(account, ())[:1]


def in_column(account: str) -> tuple[str, ...]:
    """Return where an amount stands, nothing where there are no columns: „pod čarou“."""
    return _COLUMNS.get(account, ())[1:]


def by_role(cast: Cast, amounts: Mapping[str, int], noun: str, verb: str = "má") -> str:
    """Return „předák má 3 zdvihy, rozdávající 2“, in the order given.

    Seats that have the same are told together: „každý má 5 karet“, „ostatní po 2“.
    """
    named = [(cast.keyed(key), amount) for key, amount in amounts.items()]
    return _had(named, cast.game.seats, noun, verb, f"každý {verb}")


def by_side(cast: Cast, amounts: Mapping[str, int], noun: str, verb: str, sums: bool) -> str:
    """Return „strana předáka má 9 zdvihů, strana rozdávajícího 4“, by role where all are alone.

    Args:
        cast: how everybody is called.
        amounts: by role.
        noun: what is counted.
        verb: of the sentence.
        sums: partners' amounts add up; else they have one together.
    """
    game, found = cast.game, dict[str, int]()
    for key, amount in amounts.items():
        side = cast.side(seat_of(game, key))
        found[side] = found[side] + amount if sums and side in found else amount
    both = len(game.sides) == 2 < game.seats
    everybody = f"obě strany {verb.replace('má', 'mají', 1)}" if both else f"každý {verb}"
    return _had(list(found.items()), len(game.sides), noun, verb, everybody)


def _had(
    named: Sequence[tuple[str, int]], all_of_them: int, noun: str, verb: str, alike: str
) -> str:
    (first, amount), *rest = named
    others = {other for _, other in rest}
    everybody = len(named) == all_of_them and len(others) == 1
    if everybody and others == {amount}:
        return f"{alike} {count(amount, noun, 'acc')}"
    told = f"{first} {verb} {count(amount, noun, 'acc')}"
    if everybody and len(rest) > 1:
        return f"{told}, ostatní {_each(others.pop())}"
    return ", ".join([told, *(f"{name} {number(other)}" for name, other in rest)])


def in_pot(amount: int, noun: str, adverb: str = "") -> str:
    """Return „v banku jsou 3 žetony“, of none „bank je prázdný“; the adverb follows the verb."""
    adverb = f" {adverb}" if adverb else ""
    if not amount:
        return f"bank je{adverb} prázdný"
    return f"v\u00a0banku {agree(amount, 'je', 'jsou')}{adverb} {count(amount, noun)}"


def _each(amount: int) -> str:
    """Return what each of the others has: „po 2“, „mají −3“, „nic“."""
    if amount < 0:
        return f"mají {number(amount)}"
    return f"po {number(amount)}" if amount else "nic"


def who(before: str, nobody: str = "", case: Case = "nom") -> Result:
    """Return how a seat that an example names is told: „na tahu je předák“."""

    def told(cast: Cast, value: Any, setting: Setting) -> str:
        return nobody if value in ("nobody", False) else f"{before} {cast.keyed(value, case)}"

    return told


def side_subject(cast: Cast, seat: Seat, you: str, you_all: str, they: str, they_all: str) -> str:
    """Return a sentence about a seat's side: „S Bohoušem si připisujete bod.“.

    Args:
        cast: how everybody is called.
        seat: of the side.
        you: the sentence for the reader alone.
        you_all: its predicate for the reader and his partners.
        they: for another seat, or for a side by its role.
        they_all: for several names.
    """
    if seat in (cast.seat, *cast.partners(cast.seat)):
        partners = listed(cast.name(one, "ins") for one in cast.partners(cast.seat))
        return f"{with_preposition('s', partners)} {you_all}" if partners else you
    return f"{cast.side(seat)} {they_all if cast.together(seat) else they}"


def did(cast: Cast, seats: Sequence[Seat], one: str, several: str) -> str:
    """Return who did the same: „předák pasuje“, „předák a druhý hráč pasují“."""
    return f"{listed(cast.name(seat) for seat in seats)} {one if len(seats) == 1 else several}"


def subject(cast: Cast, seat: Seat, you: str, they: str) -> str:
    """Return a sentence about a seat: „Hlásíte krále.“ or „Alena hlásí krále.“.

    Args:
        cast: how everybody is called.
        seat: who did it.
        you: the whole sentence for the reader.
        they: its predicate for everybody else.
    """
    return you if seat == cast.seat else f"{cast.name(seat)} {they}"


def by_verb(cast: Cast, event: Event, state: Position) -> str:
    """Return the sentence that the verb of a move has for it, '' when it has none."""
    verb = cast.game.verbs.get(event.kind)
    if verb is None or event.seat == NOBODY:
        return ""
    mine = event.seat == cast.seat
    sentence = verb.you if mine else verb.they
    # After a colon a card is named, elsewhere it is what somebody plays or takes.
    case: Case = "nom" if ": {cards}" in sentence else "acc"
    hidden = verb.secret and not mine
    cards = count(len(event.cards), "karta", case) if hidden else cast.cards(event.cards, case)
    name = "" if mine else cast.name(event.seat)
    return sentence.format(name=name, cards=cards, arg=event.arg)


def seconds(hundredths: int) -> str:
    """Return a time as it is told: „0,64 s“."""
    whole, rest = divmod(hundredths, _SECOND)
    return f"{whole},{rest:02}\u00a0s"


def each(tell: Teller) -> Recap:
    """Return a recap that tells every event of a run for itself, as it is told at the table."""

    def told(cast: Cast, run: Sequence[Told], around: Around) -> str:
        return ", ".join(part(tell(cast, one.event, one.state)) for one in run)

    return told


def part(sentence: str) -> str:
    """Return a sentence as part of a longer one."""
    inner = sentence.removesuffix(".").replace(": ", " ")
    return f"{inner[:1].lower()}{inner[1:]}"


def doing(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return moves of one verb in the infinitive: „zahrát ♠K nebo ♥7“, „říct „Hraji““."""
    words = words_of(cast.game).doings.get(moves[0].verb)
    if words is not None:
        return words.do(cast, state, moves)
    label = label_of(cast, state, moves[0])
    if label.startswith("„"):
        return f"říct {label}"
    cards = [card for move in moves for card in move.cards]
    named = f" {cast.cards(cards, 'acc', 'nebo')}" if cards else ""
    return f"{label[:1].lower()}{label[1:]}{named}"


def size_of(state: Position, cast: Cast, name: str, owner: Seat) -> int:
    """Return how many cards lie in a seat's zone, 0 where the game has none of that name."""
    for zone, content in zip(cast.game.layout.zones, state.zones, strict=True):
        if (zone.name, zone.owner) == (name, owner):
            return content.bit_count() if isinstance(content, int) else len(content)
    return 0


def variable(cast: Cast, state: Position, name: str, default: Any = None) -> Any:
    """Return a public variable, the default where the game has none of that name."""
    try:
        return state.variables[cast.game.variable(name)]
    except KeyError:
        return default


def because(cast: Cast, path: str, detail: str = "") -> str:
    """Return „: většina zdvihů“ for a part that says why, '' otherwise."""
    why = cast.game.says(path, detail)
    return f": {why}" if why else ""


def cited(cast: Cast, id: str) -> str:
    """Return „ (§ 12)“ for a clause, '' for rules of every game."""
    found = reference(cast.game, id)
    return f" ({clause(found.no)})" if found and not found.common else ""
