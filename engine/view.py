"""What one seat may know of a position, and worlds that agree with it.

`view` is all that tables are drawn from and all that opponents get; `determinize` makes a
full state that the seat can't tell from the real one. Both are generic over zones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from engine.apart import Hand, part
from engine.bounds import Bound, bring_within
from engine.cards import NOBODY, Card, Cards, Seat, cards_in, mask
from engine.errors import NoWorldError
from engine.game import Game
from engine.moves import Move
from engine.registry import Bounding, Parting, Phase
from engine.rng import Rng
from engine.state import Content, Line, State

Seen: TypeAlias = tuple[Card | None, ...]  # in order for ordered zones; None: not known


class View(NamedTuple):
    """A position as one seat knows it. Never holds the seed."""

    game: Game
    seat: Seat
    deal: int
    dealer: Seat
    phase: int
    turn: Seat
    zones: tuple[Seen, ...]  # by slot; of a set the known cards first
    unseen: Cards  # cards whose place the seat doesn't know
    may: tuple[Cards, ...]  # by seat: unseen cards that its hand can hold; own seat 0
    variables: tuple[Any, ...]
    accounts: tuple[int, ...]
    receipt: tuple[Line, ...]
    winners: tuple[Seat, ...] | None
    held: bool
    legal: tuple[Move, ...]  # empty unless the seat is on turn

    def zone(self, name: str, owner: Seat = NOBODY) -> Seen:
        """Return what is seen of a zone, () where the game has none of that name."""
        for slot, zone in enumerate(self.game.layout.zones):
            if zone.name == name and zone.owner == owner:
                return self.zones[slot]
        return ()

    def variable(self, name: str, default: Any = None) -> Any:
        """Return a public variable, the default where the game has none of that name."""
        try:
            return self.variables[self.game.variable(name)]
        except KeyError:
            return default

    def account(self, name: str, seat: Seat = NOBODY) -> int:
        """Return what an account holds."""
        return self.accounts[self.game.account(name, seat)]


def view(game: Game, state: State, seat: Seat) -> View:
    """Return what a seat knows of a position (any seat of the game)."""
    known = state.known[seat]
    zones = tuple([_seen(content, known) for content in state.zones])
    lying = 0
    for content in state.zones:
        lying |= mask(content) if isinstance(content, tuple) else content
    hidden = game.everything & ~(known & lying)
    return View(
        game=game,
        seat=seat,
        deal=state.deal,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        zones=zones,
        unseen=hidden,
        may=tuple(0 if other == seat else may & hidden for other, may in enumerate(state.may)),
        variables=_told(game, state.variables, seat),
        accounts=state.accounts,
        receipt=state.receipt,
        winners=state.winners,
        held=state.held,
        legal=tuple(game.legal(state)) if state.turn == seat else (),
    )


def determinize(view: View, rng: Rng) -> State:
    """Return a full state that agrees with the view, its unseen cards placed at random.

    Raises:
        NoWorldError: no placing agrees; can't happen for views of real positions.
    """
    game = view.game
    sites = [
        (slot, zone.count(None), _can_hold(view, slot))
        for slot, zone in enumerate(view.zones)
        if None in zone
    ]
    placed = _placed(view, sites, rng)
    zones = tuple(
        _filled(zone, placed.get(slot, ()), game.layout.zones[slot].ordered)
        for slot, zone in enumerate(view.zones)
    )
    return State(
        seed=f"world/{rng.bits32()}",
        deal=view.deal,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        zones=zones,
        known=tuple(_knows(view, zones, seat) for seat in range(game.seats)),
        may=view.may,
        variables=view.variables,
        accounts=view.accounts,
        receipt=view.receipt,
        winners=view.winners,
        held=view.held,
    )


Site: TypeAlias = tuple[int, int, Cards]  # slot, number of unseen cards, what it can hold
_TRIES = 5  # placings, until one keeps apart what no hand holds together
_MOST_TRIES = 50  # placings, until one keeps all bounds


def _seen(content: Content, known: Cards) -> Seen:
    if isinstance(content, tuple):
        return tuple([card if known >> card & 1 else None for card in content])
    return (*cards_in(content & known), *[None] * (content & ~known).bit_count())


def _told(game: Game, variables: tuple[Any, ...], seat: Seat) -> tuple[Any, ...]:
    """Return the variables as a seat sees them."""
    if not game.has_secrets:
        return variables
    return tuple(
        variable.seen_by(seat, value)
        for variable, value in zip(game.layout.variables, variables, strict=True)
    )


def _can_hold(view: View, slot: int) -> Cards:
    zone = view.game.layout.zones[slot]
    if zone.holds is not None:
        return zone.holds
    return view.may[zone.owner] if zone.inferred else view.game.everything


def _placed(view: View, sites: Sequence[Site], rng: Rng) -> dict[int, list[Card]]:
    """Place the unseen cards at random, by slot; what no hand holds together is kept apart."""
    unseen, apart, bounds = list(cards_in(view.unseen)), _apart(view), _bounds(view)
    for _ in range(_MOST_TRIES if bounds else _TRIES):
        rng.shuffle(unseen)
        placed = _greedy(sites, unseen) or _search(sites, unseen)
        hands = _hands(view, sites, placed)
        parted = not apart or part(list(hands.values()), apart)
        if parted and (not bounds or bring_within(hands, bounds, rng)):
            return placed
    if bounds:
        raise NoWorldError("no placing of the unseen cards agrees with what was said")
    return placed


def _hands(view: View, sites: Sequence[Site], placed: dict[int, list[Card]]) -> Mapping[Seat, Hand]:
    zones = view.game.layout.zones
    return {
        zones[slot].owner: Hand(mask(known_cards(view.zones[slot])), can, placed[slot])
        for slot, _, can in sites
        if zones[slot].inferred
    }


def _bounds(view: View) -> Sequence[Bound]:
    here = view.game.phases[view.phase : view.phase + 1]
    return next((phase.bounds(view.variables) for phase in here if isinstance(phase, Bounding)), ())


def _apart(view: View) -> tuple[Cards, ...]:
    return _parts(view.game.phases[view.phase : view.phase + 1])


@lru_cache(maxsize=256)
def _parts(phases: tuple[Phase, ...]) -> tuple[Cards, ...]:
    """Return what no hand of a phase holds together; asking for a protocol is slow."""
    return next((phase.apart for phase in phases if isinstance(phase, Parting)), ())


def _greedy(sites: Sequence[Site], unseen: Sequence[Card]) -> dict[int, list[Card]]:
    """Fill the tightest places first; {} when one can't be filled that way."""
    rest = list(unseen)
    placed: dict[int, list[Card]] = {}
    pool = mask(rest)
    for slot, count, can in sorted(sites, key=lambda site: (site[2] & pool).bit_count() - site[1]):
        taken = [card for card in rest if can >> card & 1][:count]
        if len(taken) < count:
            return {}
        placed[slot] = taken
        gone = mask(taken)
        rest = [card for card in rest if not gone >> card & 1]
    return placed


def _search(sites: Sequence[Site], unseen: Sequence[Card]) -> dict[int, list[Card]]:
    """Match cards to places by augmenting paths (Kuhn); slower, but never misses a world."""
    if not sites:
        return {}
    places = [(slot, can) for slot, count, can in sites for _ in range(count)]
    holder: list[Card | None] = [None] * len(places)

    def find(card: Card, tried: set[int]) -> bool:
        for place, (_, can) in enumerate(places):
            if place in tried or not can >> card & 1:
                continue
            tried.add(place)
            sitting = holder[place]
            if sitting is None or find(sitting, tried):
                holder[place] = card
                return True
        return False

    if not all(find(card, set()) for card in unseen):
        raise NoWorldError("no placing of the unseen cards agrees with the view")
    placed: dict[int, list[Card]] = {}
    for (slot, _), card in zip(places, holder, strict=True):
        if card is not None:
            placed.setdefault(slot, []).append(card)
    return placed


def _filled(zone: Seen, cards: Sequence[Card], ordered: bool) -> Any:
    fresh = iter(cards)
    full = [next(fresh) if card is None else card for card in zone]
    return tuple(full) if ordered else mask(full)


def _knows(view: View, zones: Sequence[Any], seat: Seat) -> Cards:
    """Return what a seat knows in a made world: what it sees, and what the viewer knows of it."""
    if seat == view.seat:
        return view.game.everything & ~view.unseen
    known = 0
    for content, zone in zip(zones, view.game.layout.zones, strict=True):
        if zone.seen_by(seat):
            known |= mask(content) if zone.ordered else content
    return known


def known_cards(seen: Seen) -> list[Card]:
    """Return the known cards of a zone, in order."""
    return [card for card in seen if card is not None]
