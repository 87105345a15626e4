"""The chien: six cards that the declarer takes, and six that he lays aside for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, bit, cards_in, mask
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.games.tarot.pack import CONTRACT, OPEN, discard_zones, pack_of
from engine.moves import Move
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

DISCARD = "discard"


@phase(
    "tarot.chien",
    doc="výměna: hlavní hráč ukáže talon, vezme ho a stejně karet odhodí",
    parts={
        "open": "v prise a garde se talon ukáže a hlavní hráč ho bere",
        "ordinary": "trumfy se odhazují, až když jiné karty nestačí",
        "kings": "krále odhodit nelze",
        "bouts": "klíčové karty odhodit nelze",
        "shown": "odhozené trumfy se ukazují",
    },
    says={
        "ordinary": "trumf se odhazuje, jen když na odhoz nestačí karty jiných barev",
        "kings": "krále odhodit nelze",
        "bouts": "klíčové karty odhodit nelze",
    },
    verbs={DISCARD: Verb("Odhodit", takes=("card",), secret=True)},
    marks=("staging",),
    reads=("hand", "hands", "to_move", "discard", "talon", "contract", "declarer"),
    leaves=("discard",),
)
class Chien:
    """Shown to all, taken into the hand; then cards are laid aside one by one."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the zones; who declares what comes from the auction."""
        self.name = name
        self.opens = plan.on(f"{name}.open")
        self.ordinary_first = plan.on(f"{name}.ordinary")
        self.shows = plan.on(f"{name}.shown")
        self.pack = pack = pack_of(plan.deck)
        self.plain = pack.ordinary | (0 if plan.on(f"{name}.kings") else pack.kings)
        self.barred = pack.bouts if plan.on(f"{name}.bouts") else 0
        self.trumps = (pack.trumps | bit(pack.excuse)) & ~self.barred
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.staging = plan.layout.zones_of_seats(
            "staging", Sight.OWNER, holds=self.plain | self.trumps
        )
        self.discards = discard_zones(plan)
        self.contract = plan.layout.variable(CONTRACT, "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.size = plan.layout.variable("chien", 0)  # how many cards are to be laid aside

    def enter(self, draft: Draft) -> None:
        """Show the chien and let the declarer take it, where the contract says so."""
        if draft.variables[self.contract] not in OPEN or not self.opens:
            return
        declarer = draft.variables[self.declarer]
        cards = draft.zones[self.talon]
        for card in cards:
            draft.move(card, self.talon, self.hands[declarer], shown=True)
        draft.event("chien", declarer, cards=cards, part=f"{self.name}.open")
        for seat in range(draft.game.seats):
            if seat != declarer:
                draft.exclude(seat, mask(cards))
        draft.variables[self.size] = len(cards)
        draft.turn = declarer

    def legal(self, state: State) -> list[Move]:
        """Return the cards that may be laid aside now."""
        hand: Cards = state.zones[self.hands[state.turn]]
        plain, trumps = hand & self.plain, hand & self.trumps
        allowed = plain or trumps if self.ordinary_first else plain | trumps
        return [Move(DISCARD, (card,)) for card in cards_in(allowed)]

    def forbids(self, state: State, move: Move) -> str:
        """Name why a card must stay in the hand."""
        if move.verb != DISCARD:
            return NOT_NOW
        card = bit(move.cards[0])
        if not card & state.zones[self.hands[state.turn]]:
            return NOT_YOUR_CARD
        if card & self.barred:
            return f"{self.name}.bouts"
        return f"{self.name}.{'kings' if card & self.pack.kings else 'ordinary'}"

    def play(self, draft: Draft, move: Move) -> None:
        """Lay a card aside; the last one ends the exchange."""
        seat = draft.turn
        draft.move(move.cards[0], self.hands[seat], self.staging[seat])
        draft.event(DISCARD, seat, cards=move.cards)
        if draft.zones[self.staging[seat]].bit_count() == draft.variables[self.size]:
            self._conclude(draft, seat)
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; a hand that is given has already taken the chien."""
        if "hand" not in given.raw:
            given.fill_hands(draft)
            draft.turn = NOBODY
            return
        draft.turn = draft.variables[self.declarer]
        given.fill_hands(draft)
        held = draft.zones[self.hands[draft.turn]] | draft.zones[self.staging[draft.turn]]
        draft.variables[self.size] = held.bit_count() - given.full_hand

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but the discard, which was reserved."""

    def reserve(self, draft: Draft, given: Given) -> None:
        """Fill what was laid aside, where the contract says that something was."""
        declarer = draft.variables[self.declarer]
        if draft.variables[self.contract] in OPEN and declarer != NOBODY:
            slot = self.discards[declarer]
            size = len(draft.game.deck.codes) - given.full_hand * draft.game.seats
            free = [card for card in given.rest if bit(card) & self.pack.ordinary]
            missing = size - draft.zones[slot].bit_count()
            draft.zones[slot] |= mask(given.take(free[: max(0, missing)]))

    def _conclude(self, draft: Draft, seat: int) -> None:
        """Lay the cards down, trumps face up; all know what of the chien is still in the hand."""
        staged: Cards = draft.zones[self.staging[seat]]
        trumps = staged & ~self.pack.ordinary & ~self.pack.kings
        for card in cards_in(staged):
            shown = self.shows and bool(bit(card) & trumps)
            draft.move(card, self.staging[seat], self.discards[seat], shown=shown)
        draft.event("laid aside", seat, cards=tuple(cards_in(trumps)) if self.shows else ())
