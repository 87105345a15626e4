"""The laws that random play tries at a position (laws 4, 6 and 7 of decision 0005).

A law yields what is wrong, in Czech; nothing when it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.cards import NOBODY, Cards, Seat, cards_in, mask
from engine.common import COMMON
from engine.errors import NoWorldError
from engine.game import Game
from engine.match import Match, replay
from engine.moves import Move
from engine.rng import Rng
from engine.state import Content, Draft, Event, Listener, State
from engine.table.refusals import refusal
from engine.view import View, determinize, view

_ODD_ARGUMENTS = ("x", "0", "00", "-1", "²", "٣", "99", "1e3")
_NONSENSE = ("", "?", "xyzzy", "play", "play QQ", "done done done", "play AS AS AS")


class Ply(NamedTuple):
    """A position that came about in play."""

    game: Game
    state: State  # not `held`
    legal: Sequence[Move]
    history: Sequence[tuple[State, Move]]  # positions of this deal and the moves made in them
    rng: Rng
    clauses: frozenset[str]  # ids that may be named


Law: TypeAlias = Callable[[Ply], Iterator[str]]


def clause_ids(game: Game) -> frozenset[str]:
    """Return the ids of the clauses in force and of the common ones."""
    own = {clause["id"] for clause in game.record["clauses"] if game.in_force(clause)}
    common = {clause["id"] for clause in game.record.get("common", ())}
    return frozenset(own | (common or set(COMMON)))


def ends(ply: Ply) -> Iterator[str]:
    """No legal move exactly when the match is over, and every move only once."""
    over = ply.state.winners is not None
    if over == bool(ply.legal):
        yield "konec partie, a přesto lze hrát" if over else "není co hrát, a partie neskončila"
    if over != (ply.state.turn == NOBODY):
        yield f"na tahu je {ply.state.turn}, konec partie: {over}"
    if len(set(ply.legal)) != len(ply.legal):
        yield "tah je nabídnut dvakrát"


def conserved(ply: Ply) -> Iterator[str]:
    """Every card lies in exactly one zone."""
    yield from misplaced(ply.game, ply.state)


def readable(ply: Ply) -> Iterator[str]:
    """A move's text is read back as the same move."""
    for move in ply.legal:
        text = ply.game.text(move)
        if ply.game.parse(text) != move:
            yield f"„{text}“ se čte jako {ply.game.parse(text)}"


def named(ply: Ply) -> Iterator[str]:
    """Every line of the receipt names a clause that exists, and the lines add up."""
    for line in ply.state.receipt:
        clause = ply.game.clause_of(line.part)
        if clause not in ply.clauses or clause in COMMON:
            yield f"řádek „{line.part}“ nemá pravidlo"


def playable(ply: Ply) -> Iterator[str]:
    """Every legal move plays, isn't refused, and reads the seed only for chance it tells of."""
    for move in ply.legal:
        text = ply.game.text(move)
        if ply.game.refused(ply.state, text) is not None:
            yield f"dovolený tah „{text}“ se odmítá"
        told: list[str] = []
        after = ply.game.play(ply.state, move, _noting(told))
        yield from misplaced(ply.game, after)
        other = ply.game.play(ply.state._replace(seed="jiné"), move)
        if "chance" not in told and other._replace(seed=after.seed) != after:
            yield f"tah „{text}“ závisí na čísle rozdání, a náhodu nehlásí"
        if after == ply.state:
            yield f"tah „{text}“ nic nezmění"


def _noting(told: list[str]) -> Listener:
    def note(event: Event, draft: Draft) -> None:
        told.append(event.kind)

    return note


def refusing(ply: Ply) -> Iterator[str]:
    """Any other text is refused, and the refusal names a clause that exists."""
    allowed = {ply.game.text(move) for move in ply.legal}
    for text in sorted({*_tries(ply)} - allowed):
        yield from _refused(ply, text, None)
    others = [seat for seat in range(ply.game.seats) if seat != ply.state.turn]
    for text in sorted(allowed)[:2]:
        yield from _refused(ply, text, ply.rng.choice(others)) if others else ()


def secret(ply: Ply) -> Iterator[str]:
    """A view doesn't change with what its seat can't see: other unseen cards, another seed."""
    for seat in range(ply.game.seats):
        seen = view(ply.game, ply.state, seat)
        if view(ply.game, ply.state._replace(seed="jiné"), seat) != seen:
            yield f"místo {seat}: pohled závisí na čísle rozdání"
        swapped = _swapped(ply, seen)
        if swapped is not None and view(ply.game, swapped, seat) != seen:
            yield f"místo {seat}: pohled závisí na kartách, které není vidět"


def imaginable(ply: Ply) -> Iterator[str]:
    """A world made from a view looks the same, loses no card, and explains earlier plays."""
    for seat in range(ply.game.seats):
        seen = view(ply.game, ply.state, seat)
        for slot, zone in enumerate(ply.game.layout.zones):
            if zone.inferred and ply.state.zones[slot] & seen.unseen & ~seen.may[zone.owner]:
                yield f"místo {seat}: {zone.name} místa {zone.owner} má kartu, kterou mít nemůže"
        try:
            world = determinize(seen, ply.rng)
        except NoWorldError:
            yield f"místo {seat}: k pohledu není žádný svět"
            continue
        yield from misplaced(ply.game, world)
        if view(ply.game, world, seat) != seen:
            yield f"místo {seat}: svět vypadá jinak než pohled"
        yield from _explained(ply, world, seen)


def replays(game: Game, match: Match, end: State) -> Iterator[str]:
    """A match played again gives the same position."""
    *_, last = replay(game, match)
    if game.to_decision(last) != end:  # the last deal may end by being dealt
        yield "přehraný záznam končí jinak"


EACH: Mapping[str, Law] = {
    "tahy jsou, dokud partie trvá": ends,
    "žádná karta nechybí": conserved,
    "text tahu se čte zpět": readable,
    "body mají pravidlo": named,
}
SAMPLED: Mapping[str, Law] = {
    "dovolený tah jde zahrát": playable,
    "nedovolený tah odmítá pravidlo": refusing,
    "pohled nic neprozrazuje": secret,
    "pohled se dá domyslet": imaginable,
}


def misplaced(game: Game, state: State) -> Iterator[str]:
    """Yield what is wrong with where the cards lie."""
    seen: Cards = 0
    for zone, content in zip(game.layout.zones, state.zones, strict=True):
        cards = mask(content) if zone.ordered else content
        if seen & cards or (zone.ordered and len(content) != cards.bit_count()):
            yield f"karta je na dvou místech ({zone.name})"
        seen |= cards
    if seen != game.everything:
        yield f"chybí karty: {' '.join(game.deck.texts(game.everything & ~seen))}"


def _tries(ply: Ply) -> Iterator[str]:
    """Yield texts of moves, most of them not legal: each verb with some card, and nonsense."""
    args = {move.arg for _, move in ply.history if move.arg}.union(_ODD_ARGUMENTS)
    codes = ply.game.deck.codes or ("KS",)
    for name, verb in ply.game.verbs.items():
        choices = {"arg": sorted(args), "card": codes}
        yield " ".join([name, *(ply.rng.choice(choices[kind]) for kind in verb.takes)])
    yield ply.rng.choice(_NONSENSE)
    for move in ply.legal[:1]:
        yield f"{ply.game.text(move)} {ply.rng.choice(codes)}"


def _refused(ply: Ply, text: str, seat: Seat | None) -> Iterator[str]:
    clause = ply.game.refused(ply.state, text, seat)
    if clause is None:
        yield f"nedovolený tah „{text}“ se neodmítá"
    elif clause not in ply.clauses:
        yield f"tah „{text}“ odmítá § „{clause}“, který neexistuje"
    elif not refusal(ply.game, ply.state, text, ply.state.turn if seat is None else seat)[0]:
        yield f"tah „{text}“ se odmítá beze slova"
    elif clause not in COMMON and text.split()[0] not in ply.game.verbs_in(ply.state.phase):
        yield f"tah „{text}“ sem nepatří, a přece ho odmítá § „{clause}“"


def _swapped(ply: Ply, seen: View) -> State | None:
    """Return the position with two unseen cards swapped, None where none can be."""
    unseen = seen.unseen
    places = [
        (slot, card)
        for slot, zone in enumerate(ply.game.layout.zones)
        for card in (ply.state.zones[slot] if zone.ordered else cards_in(ply.state.zones[slot]))
        if unseen >> card & 1
    ]
    if len(places) < 2:
        return None
    (slot, card), (other_slot, other) = ply.rng.choice(places), ply.rng.choice(places)
    if not (_holds(seen, slot, other) and _holds(seen, other_slot, card)):
        return None
    zones = tuple(_exchanged(content, card, other) for content in ply.state.zones)
    return ply.state._replace(zones=zones)


def _holds(seen: View, slot: int, card: int) -> bool:
    zone = seen.game.layout.zones[slot]
    return not zone.inferred or bool(seen.may[zone.owner] >> card & 1)


def _exchanged(content: Content, card: int, other: int) -> Content:
    swap = {card: other, other: card}
    if isinstance(content, tuple):
        return tuple(swap.get(one, one) for one in content)
    return mask(swap.get(one, one) for one in cards_in(content))


def _explained(ply: Ply, world: State, seen: View) -> Iterator[str]:
    """Look for public plays of others that their hand in the world would have forbidden.

    The hand of that time is put together from the world's and the cards shown since; plays
    before a card was drawn into the hand are left out, it says nothing about them.
    """
    shown = ply.game.everything & ~seen.unseen
    for slot, zone in enumerate(ply.game.layout.zones):
        if not zone.inferred or zone.owner == seen.seat:
            continue
        later = ply.state.zones[slot]
        for earlier, move in reversed(ply.history):
            if later & ~earlier.zones[slot]:
                break
            later = earlier.zones[slot]
            if earlier.turn != zone.owner or ply.game.verbs[move.verb].secret:
                continue
            hand = world.zones[slot] | earlier.zones[slot] & shown
            zones = (*earlier.zones[:slot], hand, *earlier.zones[slot + 1 :])
            if move not in ply.game.legal(earlier._replace(zones=zones)):
                yield f"místo {seen.seat}: svět nevysvětluje tah „{ply.game.text(move)}“"
