"""Examples' positions while a pile is being beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Cards, cards_in, mask
from engine.errors import PositionError

if TYPE_CHECKING:
    from engine.phases.beating import Beating
    from engine.position import Given
    from engine.state import Draft


def place(beating: Beating, draft: Draft, given: Given) -> None:
    """Complete trumps, hands, talon and what has gone; the pile says how many have played.

    A card of the main trump at its bottom is the turned one, unless `played` says otherwise. What
    is given of the talon is all of it, `sizes` may add cards below; where an example is silent
    there is none once somebody has few cards.
    """
    draft.turn = given.seat("to_move", draft.game.after(draft.dealer))
    _trump(beating, draft, given)
    _leave(beating, draft, given)
    _count(beating, draft, given)
    if draft.variables[beating.moves_made] >= beating.limit:
        raise PositionError(f"rozdání končí po {beating.limit} tazích – opravte moves_made")
    out = draft.variables[beating.finished]
    for seat in range(draft.game.seats):
        given.fill_hand(draft, seat, 0 if seat in out else given.full_hand)
        if bool(draft.zones[beating.hands[seat]]) == (seat in out):
            raise PositionError("kdo nemá karty, ten už nehraje – opravte hands, nebo finished")
    if draft.turn in out:
        raise PositionError("kdo je bez karet, na tahu být nemůže – opravte to_move")
    _talon(beating, draft, given)
    draft.zones[beating.gone] |= mask(given.take_rest())


def passed(beating: Beating, draft: Draft, given: Given) -> None:
    """Put aside whatever nobody holds: a deal is over, its talon is used up."""
    draft.zones[beating.gone] |= mask(given.take_rest())


def _trump(beating: Beating, draft: Draft, given: Given) -> None:
    """Choose the main trump: the given one, the turned card's suit, or any."""
    slot = beating.stock.trump
    for card in cards_in(draft.zones[beating.stock.turned]):
        draft.variables[slot] = beating.deck.suit_code(card)
    given.fill_trumps(draft, slot)


def _leave(beating: Beating, draft: Draft, given: Given) -> None:
    """Whoever is given no card is out, besides those that the example names."""
    out = draft.variables[beating.finished]
    empty = [seat for seat, cards in given.hands().items() if not cards and seat not in out]
    order = [seat for seat in draft.game.from_forehand(draft.dealer) if seat in empty]
    draft.variables[beating.finished] = (*out, *order)


def _count(beating: Beating, draft: Draft, given: Given) -> None:
    """Count the players' cards on the pile, and how many it takes."""
    pile, still = draft.zones[beating.pile], len(beating.holders(draft))
    if "need" not in given.raw:
        draft.variables[beating.need] = still
    need = draft.variables[beating.need]
    if not still <= need <= draft.game.seats:
        raise PositionError(f"do balíčku hraje {still} až {draft.game.seats} hráčů – opravte need")
    if not pile:
        return
    main = beating.main(draft)
    based = beating.opens_with_turned and beating.deck.suit_code(pile[0]) == main
    if "played" not in given.raw:
        draft.variables[beating.played] = len(pile) - based
    played = draft.variables[beating.played]
    if not len(pile) - beating.opens_with_turned <= played <= len(pile) or played >= need:
        raise PositionError(
            f"z karet v pile by na kolo připadlo {played} z {need} – opravte pile, nebo do played "
            "napište, kolik se jich v kole zahrálo"
        )


def _talon(beating: Beating, draft: Draft, given: Given) -> None:
    """Lay out the talon, with the turned card under it where it doesn't begin the pile."""
    stock = beating.stock
    size = _size(beating, draft, given)
    under = not beating.opens_with_turned
    if under and size and not draft.zones[stock.turned]:
        draft.zones[stock.turned] = mask(given.fill(1, beating.main(draft)))
    down = size - (under and size > 0)
    draft.zones[stock.talon] += tuple(given.fill(down - len(draft.zones[stock.talon])))


def _size(beating: Beating, draft: Draft, given: Given) -> int:
    """Return how many cards are still to be drawn, a turned one under them included."""
    lying = len(draft.zones[beating.stock.talon])
    turned: int = draft.zones[beating.stock.turned].bit_count()
    if "sizes" in given.raw:
        return int(given.raw["sizes"].get("talon", lying)) + turned
    if "talon" in given.raw or turned:
        return lying + (turned or not beating.opens_with_turned)
    hands = [draft.zones[beating.hands[seat]] for seat in range(draft.game.seats)]
    if any(_few(hand, given.full_hand) for hand in hands):
        return 0
    return len(given.rest) if _opening(beating, draft) else len(given.rest) // 2


def _few(hand: Cards, dealt: int) -> bool:
    """Say whether a hand has fewer cards than while there is a talon to draw from."""
    return hand.bit_count() < dealt


def _opening(beating: Beating, draft: Draft) -> bool:
    """Say whether the pile is the first one of the deal."""
    lying: int = len(draft.zones[beating.pile]) - draft.variables[beating.played]
    return lying > 0 or not (draft.zones[beating.gone] or beating.opens_with_turned)
