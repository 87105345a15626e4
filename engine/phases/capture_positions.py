"""Positions in the middle of capturing: how many cards have been played says where they lie.

Cards that an example doesn't mention lie in the pile of whoever is to move, who can't take it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from engine.cards import Cards, Seat, bit
from engine.errors import PositionError
from engine.givens import whole
from engine.phases.layout import LAYOUT, FirstLayout

if TYPE_CHECKING:
    from engine.game import Game
    from engine.phases.capturing import Capturing
    from engine.position import Given
    from engine.state import Draft

CAPTURED = "captured"


@runtime_checkable
class Redealing(Protocol):
    """A phase that deals again when the hands are empty."""

    def deals(self, stock: int, seats: int) -> Iterator[tuple[int, int]]:
        """Yield each deal to come from a stock: cards for a hand, and those for the table."""


class Stretch(NamedTuple):
    """Play between two deals."""

    hand: int  # cards that everybody gets
    out: int  # cards on the table and in piles when it begins
    stock: int  # cards that are left to deal


def stretches(game: Game, dealt: int) -> list[Stretch]:
    """Return the stretches of a deal, the first one after `dealt` cards for each hand."""
    first = next((one.cards for one in game.phases if isinstance(one, FirstLayout)), 0)
    found = [Stretch(dealt, first, len(game.deck.codes) - dealt * game.seats - first)]
    redeal = next((one for one in game.phases if isinstance(one, Redealing)), None)
    if redeal is not None:
        for size, over in redeal.deals(found[0].stock, game.seats):
            last = found[-1]
            out = last.out + last.hand * game.seats + over
            found.append(Stretch(size, out, last.stock - size * game.seats - over))
    return found


def in_play(phase: Capturing, draft: Draft, given: Given) -> None:
    """Complete hands, piles and stock; whose turn it is and the size of a hand tell the rest."""
    game = draft.game
    forehand = game.after(draft.dealer)
    draft.turn = given.seat("to_move", forehand)
    late = (draft.turn - forehand) % game.seats  # who has played in this round already
    held = len(given.codes("hand")) if "hand" in given.raw else _held(given, draft.turn)
    known = _lying(draft, given)
    stretch = _fitting(game, given, known, held, late)
    held = stretch.hand if held is None else held
    played = game.seats * (stretch.hand - held) + late
    for step in range(game.seats):
        seat, size = (forehand + step) % game.seats, held - (step < late)
        given.fill_hand(draft, seat, size)
        got = draft.zones[phase.hands[seat]].bit_count()
        if got != size:
            raise PositionError(
                f"karet v ruce má být {size}, je jich {got} – opravte hand, nebo hands"
            )
    missing = stretch.out + played - known
    if LAYOUT not in given.raw:
        lies = min(missing, stretches(game, given.full_hand)[0].out)
        draft.zones[phase.layout] = tuple(given.fill(lies))
        missing -= lies
    fill_piles(draft, given, {draft.turn: missing})
    if stretch.stock == 0 and given.rest:
        raise PositionError("na stole a v hromádkách chybějí karty – doplňte layout, nebo piles")


def between_hands(draft: Draft, given: Given) -> None:
    """Complete what lies on the table and in piles when the first hands have been played."""
    first, game = stretches(draft.game, given.full_hand)[0], draft.game
    missing = first.out + first.hand * game.seats - _lying(draft, given)
    layout = next(slot for slot, zone in enumerate(game.layout.zones) if zone.name == LAYOUT)
    if LAYOUT not in given.raw:
        draft.zones[layout] = tuple(given.fill(min(missing, first.out)))
        missing -= len(draft.zones[layout])
    if missing < 0:
        raise PositionError("na stole a v hromádkách je víc karet, než se jich zahrálo")
    fill_piles(draft, given, {game.after(draft.dealer): missing})


def fill_piles(draft: Draft, given: Given, more: Mapping[Seat, int]) -> None:
    """Complete piles from below to the sizes of an example's `piles`, and note their tops."""
    game = draft.game
    sizes = pile_sizes(given)
    tops: Cards = 0
    for seat in range(game.seats):
        slot = _slot(game, seat)
        lying: tuple[int, ...] = draft.zones[slot]
        under = max(0, sizes.get(seat, 0) - len(lying)) + more.get(seat, 0)
        filled = (*given.fill(under), *lying)
        draft.zones[slot] = filled
        tops |= _tops(game, given, seat, filled)
    named = game.layout.named("tops")
    if named is not None:
        draft.variables[named] = tops


def pile_sizes(given: Given) -> dict[Seat, int]:
    """Return the sizes that an example gives of piles."""
    return {seat: whole("piles", size) for seat, size in given.by_seat("piles").items()}


def _tops(game: Game, given: Given, seat: Seat, pile: Sequence[int]) -> Cards:
    """Return the cards that lie on top of a seat's piles; an example may list several."""
    if not pile:
        return 0
    several: Any = given.by_seat(CAPTURED).get(seat, ())
    if isinstance(several, list) and all(isinstance(one, list) for one in several):
        return sum(bit(game.deck.card(one[-1])) for one in several if one) or bit(pile[-1])
    return bit(pile[-1])


def _lying(draft: Draft, given: Given) -> int:
    """Return how many cards the example has on the table and in piles."""
    game, sizes = draft.game, pile_sizes(given)
    piles = (max(len(draft.zones[_slot(game, seat)]), sizes.get(seat, 0))
             for seat in range(game.seats))  # fmt: skip
    table = sum(
        len(draft.zones[slot]) for slot, zone in enumerate(game.layout.zones) if zone.name == LAYOUT
    )
    return sum(piles) + table


def _held(given: Given, turn: Seat) -> int | None:
    hands = given.hands()
    return hands[turn].bit_count() if turn in hands else None


def _fitting(game: Game, given: Given, known: int, held: int | None, late: int) -> Stretch:
    """Return the first stretch in which so many cards can lie on the table and in piles."""
    stock = given.raw.get("sizes", {}).get("talon")
    for stretch in stretches(game, given.full_hand):
        size = stretch.hand if held is None else held
        played = game.seats * (stretch.hand - size) + late
        fits = stock in (None, stretch.stock)
        if fits and 0 < size <= stretch.hand and known <= stretch.out + played:
            return stretch
    raise PositionError(
        "tolik karet v ruce, na stole a v hromádkách naráz být nemůže – opravte hand, nebo layout"
    )


def _slot(game: Game, seat: Seat) -> int:
    return next(
        slot
        for slot, zone in enumerate(game.layout.zones)
        if (zone.name, zone.owner) == (CAPTURED, seat)
    )
