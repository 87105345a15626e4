"""Passing on: a card to the left neighbour, who may give one back, until a suit is full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, Seat, bit, cards_in, mask
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError, RecordError
from engine.mechanics.full_suits import FullSuits
from engine.moves import Move
from engine.params import Choice, Flag, Whole
from engine.phases.passing_positions import dealt_sizes, fill_up
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

GIVE, RETURN = "give", "return"
SEEN, BLIND = "seen", "blind"
FULL = "full"  # the variable that names who has a full suit
LAID = "laid"  # where it lies for all to see
_FEWEST = 2  # players


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    if params.get("other_face") and params.get("back", "none") != SEEN:
        return "other_face dává smysl, jen když se vrací karta vybraná po nahlédnutí: back: seen"
    return ""


@phase(
    "passing",
    doc="předávání: karta sousedovi po levici a jiná od něj zpět, dokud někdo nemá celou barvu",
    params={
        "back": Choice(
            "co soused vrací: nic, kartu vybranou podle té, kterou dostal, nebo vybranou naslepo",
            ("none", SEEN, BLIND),
            default="none",
        ),
        "other_face": Flag("vrátit se musí jiná karta, než jakou soused dostal"),
        "rounds": Whole("kolikrát dá kartu každý, než se rozdání zruší", low=1, high=1_000),
    },
    parts={
        "first": "první dává rozdávající",
        "left": "dává se sousedovi po levici",
        "turns": "příště dává ten, kdo kartu dostal",
        "full_suit": "kdo má celou barvu, vyloží ji a předávání končí",
        "dealt": "celá barva platí i hned po rozdání",
        "receiver_first": "mají-li po výměně celou barvu oba, vykládá ten, kdo dostal kartu první",
    },
    says={"other_face": "vrátit se musí jiná karta, než jaká přišla"},
    verbs={
        GIVE: Verb("Předat", takes=("card",), secret=True),
        RETURN: Verb("Vrátit", takes=("card",), secret=True),
    },
    marks=("received", "exchanges"),
    reads=("hand", "hands", "to_move", "staging"),
    leaves=("exchanges",),
    agree=_agree,
)
class Passing:
    """One exchange after another round the table; hands stay as large as they were dealt."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the hands and, for a card on its way, the place where its receiver sees it."""
        self.name = name
        self.deck = plan.deck
        self.suits = FullSuits(plan.deck)
        self.seats = plan.seats
        if plan.seats < _FEWEST:
            raise RecordError(f"karty se předávají nejméně ve {_FEWEST}", "players")
        self.back: str = params.get("back", "none")
        self.other_face: bool = params.get("other_face", False)
        self.limit: int = params["rounds"] * plan.seats
        self.dealer_first = plan.on(f"{name}.first")
        self.step = 1 if plan.on(f"{name}.left") else -1
        self.moves_on = plan.on(f"{name}.turns")
        self.completes = plan.on(f"{name}.full_suit")
        self.looks_first = plan.on(f"{name}.dealt")
        self.receiver_first = plan.on(f"{name}.receiver_first")
        self.hands = plan.layout.hands()
        # Ordered, so that whoever gave the card still knows it when it is taken up.
        self.received = plan.layout.zones_of_seats("received", Sight.OWNER, ordered=True)
        self.staging = plan.layout.zones_of_seats("staging", Sight.OWNER)
        self.laid = plan.layout.zone(LAID, Sight.ALL, ordered=True)
        self.giver = plan.layout.variable("giver", NOBODY)
        self.exchanges = plan.layout.variable("exchanges", 0)
        self.full = plan.layout.variable(FULL, NOBODY)
        # How many cards of each suit have come from the neighbours: what a player remembers.
        none = ((0,) * len(plan.deck.suits),) * plan.seats
        self.given = plan.layout.variable("given", none, secret=True)
        self.returned = plan.layout.variable("returned", none, secret=True)

    def enter(self, draft: Draft) -> None:
        """Look for a suit that was dealt complete, then let the dealer give."""
        if self.looks_first and self._lay_down(draft, draft.game.from_forehand(draft.dealer)):
            return
        self._ask(draft, draft.dealer if self.dealer_first else draft.game.after(draft.dealer))

    def legal(self, state: State) -> list[Move]:
        """Return one move for each face of the hand; what was received may have to stay."""
        if state.turn == state.variables[self.giver]:
            faces = self.deck.faces_in(state.zones[self.hands[state.turn]])
            return [Move(GIVE, (card,)) for card in faces]
        faces = self.deck.faces_in(self._held(state, state.turn) & ~self._kept(state))
        return [Move(RETURN, (card,)) for card in faces]

    def forbids(self, state: State, move: Move) -> str:
        """Name the card that was received, or one that isn't in the hand."""
        giving = state.turn == state.variables[self.giver]
        if move.verb != (GIVE if giving else RETURN):
            return NOT_NOW
        if not giving and self.deck.copies_in(self._kept(state), move.cards[0]):
            return f"{self.name}.other_face"
        return NOT_YOUR_CARD

    def play(self, draft: Draft, move: Move) -> None:
        """Give a card, or give one back for it."""
        seat, giver = draft.turn, draft.variables[self.giver]
        copies = self.deck.copies_in(self._held(draft, seat), move.cards[0])
        card = next(cards_in(copies))
        if seat == giver:
            self._give(draft, card)
        else:
            self._return(draft, card)

    def receiver(self, giver: Seat) -> Seat:
        """Return who is given a card by a seat."""
        return (giver + self.step) % self.seats

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; nobody can hold a full suit yet, unless it has just been dealt."""
        waiting = [seat for seat in range(self.seats) if draft.zones[self.received[seat]]]
        staged = [seat for seat in range(self.seats) if draft.zones[self.staging[seat]]]
        if len(waiting) + len(staged) > 1:
            raise PositionError("na cestě je vždy jen jedna karta – nechte jedinou")
        fresh = not any((waiting, staged, "to_move" in given.raw, "exchanges" in given.raw))
        if waiting:
            draft.turn = waiting[0]
        elif staged:
            draft.turn = self.receiver(staged[0])
        elif not fresh:
            draft.turn = given.seat("to_move", draft.dealer)
        before = (draft.turn - self.step) % self.seats
        draft.variables[self.giver] = before if waiting or staged else draft.turn
        sizes = self._sizes(draft, given)
        fill_up(draft, given, self.hands, sizes, () if fresh else range(self.seats))
        if draft.variables[self.exchanges] >= self.limit:
            raise PositionError(f"rozdání končí po {self.limit} výměnách – opravte exchanges")

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave hands to the phase of the position: it knows who has laid a suit down."""

    def _sizes(self, draft: Draft, given: Given) -> list[int]:
        """Return how large the hands are: a card on its way is missing, or one too many."""
        sizes = dealt_sizes(draft, given)
        giver = draft.variables[self.giver]
        if draft.turn != NOBODY and draft.turn != giver:
            sizes[giver] -= 1
        elif draft.turn != NOBODY and self.back == "none" and draft.variables[self.exchanges]:
            sizes[draft.dealer] -= 1
            sizes[draft.turn] += 1
        return sizes

    def _held(self, state: State | Draft, seat: Seat) -> Cards:
        """Return the cards that a seat can choose from, the one just received among them."""
        hand: Cards = state.zones[self.hands[seat]]
        return hand | mask(state.zones[self.received[seat]])

    def _kept(self, state: State) -> Cards:
        """Return the faces that must not be given back."""
        received = state.zones[self.received[state.turn]] if self.other_face else ()
        return self.deck.copies_of[self.deck.codes[received[0]]] if received else 0

    def _give(self, draft: Draft, card: Card) -> None:
        seat = draft.turn
        other = self.receiver(seat)
        target = {SEEN: self.received[other], BLIND: self.staging[seat]}
        self._remember(draft, self.given, other, card)
        draft.move(card, self.hands[seat], target.get(self.back, self.hands[other]))
        draft.event(GIVE, seat, cards=(card,), arg=other)
        if self.back == "none":
            self._done(draft, (other,))
        else:
            draft.turn = other

    def _return(self, draft: Draft, card: Card) -> None:
        """Give a card back; the other one, seen or not, is taken up for it."""
        seat, giver = draft.turn, draft.variables[self.giver]
        from_hand = draft.zones[self.hands[seat]] & bit(card)
        source = self.hands[seat] if from_hand else self.received[seat]
        self._remember(draft, self.returned, giver, card)
        draft.move(card, source, self.hands[giver])
        draft.move_all(self.received[seat], self.hands[seat])
        draft.move_all(self.staging[giver], self.hands[seat])
        draft.event(RETURN, seat, cards=(card,), arg=giver)
        self._done(draft, (seat, giver) if self.receiver_first else (giver, seat))

    def _remember(self, draft: Draft, slot: int, seat: Seat, card: Card) -> None:
        """Let a seat count the suit of a card that it gets."""
        suit = self.deck.suit_of[card]
        counted = list(draft.variables[slot])
        counted[seat] = (*counted[seat][:suit], counted[seat][suit] + 1, *counted[seat][suit + 1 :])
        draft.variables[slot] = tuple(counted)

    def _done(self, draft: Draft, changed: Sequence[Seat]) -> None:
        """End an exchange: somebody may have a full suit now, or it was the last one."""
        draft.variables[self.exchanges] += 1
        if self._lay_down(draft, changed):
            return
        if draft.variables[self.exchanges] >= self.limit:
            draft.variables[self.giver] = NOBODY
            draft.event("limit", arg=self.limit, part=f"{self.name}.rounds")
            draft.void_deal()
            return
        giver = draft.variables[self.giver]
        self._ask(draft, self.receiver(giver) if self.moves_on else giver)

    def _lay_down(self, draft: Draft, seats: Sequence[Seat]) -> bool:
        """Let the first of these seats that has a full suit lay it down."""
        for seat in seats if self.completes else ():
            suit = self.suits.full(draft.zones[self.hands[seat]])
            if suit:
                for card in cards_in(suit):
                    draft.move(card, self.hands[seat], self.laid)
                draft.variables[self.full] = seat
                draft.variables[self.giver] = NOBODY
                draft.event("full suit", seat, cards=tuple(cards_in(suit)))
                draft.finish()
                return True
        return False

    def _ask(self, draft: Draft, giver: Seat) -> None:
        draft.variables[self.giver] = giver
        draft.turn = giver
