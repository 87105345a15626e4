"""Playing tricks: leading, following by duties, taking, and what may be called on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, Ranking, Seat, bit, cards_in, ranking
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.mechanics.duties import Duty, Situation, allowed, duties, forbidding, ruled_out
from engine.mechanics.honours import HonourCount
from engine.mechanics.stock import Stock
from engine.moves import Move
from engine.params import Choice, Code, Flag, Many, Mechanics, Whole
from engine.phases import trick_positions
from engine.phases.trick_cards import TrickCards
from engine.phases.trick_seats import LEADS, TrickSeats
from engine.registry import CALLS, CARDS, DUTIES, Ending, Verb, Watching, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.registry import Call
    from engine.state import Draft, State

PLAY = "play"
DRAW = "draw"


@phase(
    "tricks",
    doc="sehrávka: hraje se na zdvihy, dokud mají hráči karty",
    params={
        "leads": Choice("kdo vynáší k prvnímu zdvihu", LEADS),
        "duties": Mechanics(
            "co musí ten, kdo do zdvihu přidává; v pořadí",
            {name: duty.params for name, duty in DUTIES.items()},
        ),
        "calls": Mechanics(
            "co lze ohlásit, než hráč zahraje kartu",
            {name: call.params for name, call in CALLS.items()},
        ),
        "draws": Choice(
            "po zdvihu se dobírá z talonu; dokud je z čeho, povinnosti neplatí, nebo platí",
            ("none", "free", "bound"),
            default="none",
        ),
        "pauses": Flag("kdo vzal zdvih, rozhoduje se, ještě než se dobere"),
        "to": Whole("body v kartách, kterými rozdání hned končí", low=1, default=0),
        "second_trump": Code("karta, která je vždy druhým nejvyšším trumfem", default=""),
        "takes_turned": Flag("rozdávající bere otočenou kartu do ruky, než přidá svou první"),
        "dummy": Flag(
            "po prvním výnosu vyloží spoluhráč hlavního hráče karty a ten hraje i za něj"
        ),
        "honours": Many(
            "trumfové honéry; počítají se tomu, kdo je zahraje",
            Code("kód hodnoty"),
            swaps=False,
            default=(),
        ),
        "plain_honours": Many(
            "honéry, když se hraje bez trumfů", Code("kód hodnoty"), swaps=False, default=()
        ),
        "counts": Code("hodnota, jejíž karty se počítají tomu, kdo je zahraje", default=""),
        "fixed_trumps": Flag("trumfy jsou karty mimo barvy, v pořadí balíčku"),
        "cards": Mechanics(
            "karty, které mají zvláštní úlohu",
            {name: card.params for name, card in CARDS.items()},
        ),
    },
    parts={
        "winner": "zdvih bere nejvyšší trumf, jinak nejvyšší karta vynesené barvy",
        "next_lead": "kdo vzal zdvih, vynáší k dalšímu",
    },
    verbs={
        PLAY: Verb("Zahrát", takes=("card",), you="Hrajete {cards}.", they="{name} hraje {cards}."),
        DRAW: Verb("Dobrat"),
    },
    marks=("trick", "trump", "led_by"),
    reads=(
        *("hand", "hands", "to_move", "taken", "won", "king", "turned", "honours", "sizes"),
        *("closed_by", "closed_tricks", "closed_points", "card_points", "waiting", "counted"),
    ),
    leaves=("taken", "won", "king", "honours", "counted"),
)
class Tricks:
    """One card from everybody, the winner leads again, until the hands are empty."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim hands, trick and won cards; `taken` counts tricks by seat."""
        self.name = name
        self.plan = plan
        self.seats = TrickSeats(plan, params)
        roles = dict(_named(params.get("cards", ())))
        self.cards = TrickCards(plan, f"{name}.cards", roles, params.get("to", 0))
        self.points = self.cards.points
        fixed = self.cards.suitless if params.get("fixed_trumps") else 0
        self.duties = duties(
            [one for one in params.get("duties", ()) if plan.on(f"{name}.duties.{one}")]
        )
        self.wins = plan.on(f"{name}.winner")
        self.winner_leads = plan.on(f"{name}.next_lead")
        self.hands = self.seats.hands
        self.trick = plan.layout.zone("trick", Sight.ALL, ordered=True)
        self.won = plan.layout.zones_of_seats("won", Sight.ALL)
        self.trump = plan.layout.variable("trump", None)
        self.rankings = {
            trump: ranking(plan.deck, plan.order, trump, params.get("second_trump", ""), fixed)
            for trump in (None, *plan.deck.suits)
        }
        self.plays = tuple(Move(PLAY, (card,)) for card in range(len(plan.deck.codes)))
        self.leader = plan.layout.variable("leader", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.stock = None
        if params.get("draws", "none") != "none":
            frees, pauses = params["draws"] == "free", params.get("pauses", False)
            self.stock = Stock(plan, frees=frees, pauses=pauses)
        honours = params.get("honours", ())
        plain = params.get("plain_honours", ())
        self.honours = HonourCount(plan, honours, plain) if honours else None
        counted = params.get("counts", "")
        self.counted = HonourCount(plan, (counted,), of_trumps=False) if counted else None
        self.calls: tuple[Call, ...] = tuple(
            CALLS[one].make(plan, f"{name}.calls.{one}", own or {})
            for one, own in _named(params.get("calls", ()))
            if plan.on(f"{name}.calls.{one}")
        )
        self.watching = tuple(call for call in self.calls if isinstance(call, Watching))
        self.ending = tuple(call for call in self.calls if isinstance(call, Ending))

    def ranking(self, state: State | Draft) -> Ranking:
        """Return the tables for the trump in force."""
        return self.rankings[state.variables[self.trump]]

    def enter(self, draft: Draft) -> None:
        """Let the forehand or the dealer lead, or whoever plays next to him."""
        first = self.seats.players(draft, self.seats.usual_leader(draft))[0]
        draft.variables[self.leader] = first
        self.seats.pass_to(draft, first)

    def legal(self, state: State) -> list[Move]:
        """Return the cards that the duties allow, then what may be called."""
        cards = self.allowed(state)
        moves = [self.plays[card] for card in self.plan.deck.faces_in(cards)]
        if self.stock and self.stock.pauses(state):
            moves.append(Move(DRAW))
        for call in self.calls:
            moves += call.offers(state, state.turn, cards)
        return moves

    def allowed(self, state: State | Draft) -> Cards:
        """Return the cards that the seat to move may play."""
        if self.stock and self.stock.pauses(state):
            return 0
        hand: Cards = state.zones[self.seats.hand(state)]
        trick = state.zones[self.trick]
        situation = self.situation(state, trick)
        cards = allowed(self.binding(state), situation, hand) if situation else hand
        cards |= self.cards.free(hand)
        for call in self.calls:
            cards = call.narrows(state, state.turn, cards)
        return cards

    def binding(self, state: State | Draft) -> tuple[Duty, ...]:
        """Return the duties in force: none while an open talon frees from them."""
        return () if self.stock and self.stock.frees(state) else self.duties

    def forbids(self, state: State, move: Move) -> str:
        """Name the duty (or the call) that rules a card out."""
        if move.verb == PLAY:
            if len(move.cards) != 1 or not self._held(state, move.cards[0]):
                return NOT_YOUR_CARD
            hand: Cards = state.zones[self.seats.hand(state)]
            situation = self.situation(state, state.zones[self.trick])
            duty = situation and forbidding(self.binding(state), situation, hand, move.cards[0])
            if duty:
                return f"{self.name}.duties.{duty}"
        asked = [call for call in self.calls if move.verb in (PLAY, *call.verbs)]
        parts = [call.forbids(state, state.turn, move) for call in asked]
        return next((part for part in parts if part), NOT_NOW)

    def play(self, draft: Draft, move: Move) -> None:
        """Play a card, or make a call and stay on turn."""
        if move.verb != PLAY:
            self._call(draft, draft.turn, move)
            return
        seat = self.seats.acting(draft)
        own = self._held(draft, move.cards[0])
        card = (own & -own).bit_length() - 1
        self._show_allowed(draft, card)
        for count in (self.honours, self.counted):
            if count:
                count.play(draft, seat, card)
        draft.move(card, self.hands[seat], self.trick)
        draft.event(PLAY, seat, cards=(card,))
        players = self.seats.players(draft, draft.variables[self.leader])
        played = len(draft.zones[self.trick])
        if played == 1 and not any(draft.variables[self.taken]):
            self.seats.lay_open(draft)
        if played == 1:
            for call in self.watching:
                call.on_lead(draft, seat, card)
            if self._ends(draft, seat):
                return
        if played < len(players):
            self.seats.pass_to(draft, players[played])
        else:
            self._take(draft, players)

    def situation(self, state: State | Draft, trick: Sequence[Card]) -> Situation | None:
        """Return what a follower faces, None where nothing lies that he must follow."""
        binding = self.cards.binding(trick)
        if not binding:
            return None
        ranks = self.ranking(state)
        leader = state.variables[self.leader]
        return Situation(
            deck=self.plan.deck,
            ranking=ranks,
            led=binding[0],
            winning=trick[self.winning(ranks, trick)],
            lying=len(trick),
            players=self.seats.many(state),
            declarer_led=leader == self.seats.declarer_of(state),
        )

    def winning(self, ranks: Ranking, trick: Sequence[Card]) -> int:
        """Return the place in the trick of the card that wins so far."""
        best = 0
        if self.wins:
            for place in range(1, len(trick)):
                if ranks.beats[trick[best]] >> trick[place] & 1:
                    best = place
        return best

    def place(self, draft: Draft, given: Given) -> None:
        """See `Phase.place`."""
        trick_positions.place(self, draft, given)

    def passed(self, draft: Draft, given: Given) -> None:
        """See `Phase.passed`."""
        trick_positions.passed(self, draft, given)

    def _held(self, state: State | Draft, face: Card) -> Cards:
        """Return the copies of a card's face in the hand that is to play."""
        return self.plan.deck.copies_in(state.zones[self.seats.hand(state)], face)

    def _show_allowed(self, draft: Draft, card: Card) -> None:
        """Note what everybody learns from seeing that the seat to play may play a card."""
        situation = None if draft.blind else self.situation(draft, draft.zones[self.trick])
        if situation and not self.cards.free(bit(card)):
            seat = self.seats.acting(draft)
            gone = ruled_out(self.binding(draft), situation, card, draft.may[seat])
            draft.exclude(seat, gone)

    def _call(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Make a call, or draw where that is a move of its own; the seat stays on turn."""
        if move.verb == DRAW and self.stock:
            self.stock.draw(draft, seat)
            return
        cards = self.allowed(draft)
        call = next(one for one in self.calls if move in one.offers(draft, seat, cards))
        call.play(draft, seat, move)
        for card in cards_in(call.promises(move)):
            self._show_allowed(draft, card)
        self._ends(draft, seat)

    def _ends(self, draft: Draft, seat: Seat) -> bool:
        """End the deal if the seat has come to the number of points, or to what else ends it."""
        enough = self.points is not None and self.points.ends(draft, seat)
        if not enough and not any(call.ends(draft, seat) for call in self.ending):
            return False
        draft.finish()
        return True

    def _take(self, draft: Draft, players: Sequence[Seat]) -> None:
        trick = draft.zones[self.trick]
        last = not any(draft.zones[hand] for hand in self.hands)
        swept = last and self.cards.sweeps(draft, trick, players[0])
        place = 0 if swept else self.winning(self.ranking(draft), trick)
        winner = players[place]
        draft.event("trick", winner, cards=(trick[place],), part=f"{self.name}.winner")
        for call in self.watching:
            call.on_trick(draft, winner)
        for seat, cards in self.cards.share(draft, players, winner, trick, last):
            for card in cards:
                draft.move(card, self.trick, self.won[seat])
        draft.add(self.taken, winner, 1)
        if self.winner_leads:
            draft.variables[self.leader] = winner
        self.seats.pass_to(draft, draft.variables[self.leader])
        draft.event("trick taken", winner)
        if self._ends(draft, winner):
            return
        if self.stock:
            self.stock.after_trick(draft, winner)
        if not all(draft.zones[self.hands[seat]] for seat in players):
            draft.finish()


def _named(calls: Any) -> list[tuple[str, Any]]:
    return list(calls.items()) if isinstance(calls, Mapping) else [(one, {}) for one in calls]
