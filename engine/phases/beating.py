"""Beating a pile: everybody in turn beats its top card or takes that card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, Seat
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import RecordError
from engine.mechanics.beats import Beats
from engine.mechanics.stock import Stock
from engine.moves import Move
from engine.params import Choice, Flag, Mechanics, Whole
from engine.phases.beating_positions import passed, place
from engine.registry import BEATS, Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

PLAY, TAKE = "play", "take"
LEAD, BEAT = "lead", "beat"  # what playing a card is told as
FIRST_OUT, LAST_LOSES = "first_out", "last_loses"
FEWEST = 2  # players


@phase(
    "beating",
    doc="přebíjení: hraje se na odkládací balíček a jeho vrchní karta se přebije, nebo bere",
    params={
        "beats": Mechanics(
            "čím karta přebíjí jinou", {name: one.params for name, one in BEATS.items()}
        ),
        "base": Flag("otočená karta začíná balíček; jinak leží pod talonem a dobírá se poslední"),
        "draws": Whole("kolik karet se dobírá po zahrané kartě", high=10, default=0),
        "up_to": Whole("dobírá se jen do tolika karet v ruce", low=1, high=20, default=0),
        "takes": Choice("co se bere: jen vrchní karta, nebo celý balíček", ("top", "pile")),
        "after_trick": Choice(
            "kdo vynáší, když po kartě zahráli všichni: kdo hrál poslední, nebo další po něm",
            ("last", "next"),
        ),
        "must_beat": Flag("kdo může přebít, musí"),
        "must_follow": Flag("kdo může přebít vyšší kartou téže barvy, nesmí přebít trumfem"),
        "goal": Choice(
            "kdy rozdání končí: někdo je bez karet, nebo karty zbyly už jen jednomu",
            (FIRST_OUT, LAST_LOSES),
        ),
        "limit": Whole("po tolika tazích rozdání končí", low=1, high=100_000),
    },
    parts={
        "first": "začíná předák",
        "lead": "vynést lze kteroukoli kartu",
        "complete": "balíček, na který zahráli po kartě všichni, se odkládá",
        "next_leads": "po tom, kdo bral, vynáší další hráč",
        "turns": "hraje se po řadě",
    },
    says={
        "must_beat": "přebít můžete, a přebíjet je povinné",
        "must_follow": "máte vyšší kartu téže barvy, trumfem přebít nesmíte",
        "lead": "touto kartou vynést nelze",
    },
    verbs={
        PLAY: Verb("Zahrát", takes=("card",)),
        TAKE: Verb("Vzít kartu"),
    },
    marks=("pile", "gone", "played", "need", "moves_made", "finished"),
    reads=("hand", "hands", "to_move", "sizes"),
)
class Beating:
    """`played` cards of players lie on the pile; with `need` of them it is turned over."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim hands, talon, the pile, what has gone for good, and who is out."""
        self.name = name
        if plan.seats < FEWEST:
            raise RecordError(f"přebíjí se nejméně ve {FEWEST}, ne v {plan.seats}", "players")
        self.opens_with_turned: bool = params.get("base", False)
        self.draws: int = params.get("draws", 0)
        self.up_to: int = params.get("up_to", 0)
        self.only_top = params["takes"] == "top"
        self.last_leads = params["after_trick"] == "last"
        self.must_beat: bool = params.get("must_beat", False)
        self.must_follow: bool = params.get("must_follow", False)
        self.goal: str = params["goal"]
        self.limit: int = params["limit"]
        self.forehand_first = plan.on(f"{name}.first")
        self.any_lead = plan.on(f"{name}.lead")
        self.completes = plan.on(f"{name}.complete")
        self.next_leads = plan.on(f"{name}.next_leads")
        self.turns = plan.on(f"{name}.turns")
        self.deck = plan.deck
        self.beats = Beats(plan, f"{name}.beats", params["beats"])
        self.stock = Stock(plan)
        self.hands = self.stock.hands
        self.pile = plan.layout.zone("pile", Sight.ALL, ordered=True)
        self.gone = plan.layout.zone("gone", Sight.ALL)  # face down, but everybody has seen it
        self.played = plan.layout.variable("played", 0)
        self.need = plan.layout.variable("need", 0)
        self.moves_made = plan.layout.variable("moves_made", 0)
        self.finished = plan.layout.variable("finished", ())

    def enter(self, draft: Draft) -> None:
        """Let the turned card begin the pile, where it does, and the forehand begin to play."""
        if self.opens_with_turned and draft.zones[self.stock.turned]:
            draft.move_all(self.stock.turned, self.pile)
        draft.variables[self.need] = draft.game.seats
        after, dealer = draft.game.after, draft.dealer
        draft.turn = after(dealer) if self.forehand_first else dealer

    def top(self, state: State | Draft) -> Card | None:
        """Return the card that is to be beaten, None where somebody leads."""
        pile = state.zones[self.pile]
        return pile[-1] if pile else None

    def main(self, state: State | Draft) -> str | None:
        """Return the suit of the main trump."""
        trump: str | None = state.variables[self.stock.trump]
        return trump

    def over(self, state: State | Draft, card: Card) -> Cards:
        """Return the cards that beat another one in this deal."""
        return self.beats.over(self.main(state), card)

    def playable(self, state: State | Draft, hand: Cards) -> Cards:
        """Return the cards of a hand that may be led, or that may beat the top card."""
        top = self.top(state)
        if top is None:
            return hand if self.any_lead else hand & -hand
        fitting = hand & self.over(state, top)
        in_suit = fitting & self.beats.in_suit(top) if self.must_follow else 0
        return in_suit or fitting

    def legal(self, state: State) -> list[Move]:
        """Return a move for each card that may be played, and taking the top card."""
        cards = self.playable(state, state.zones[self.hands[state.turn]])
        moves = [Move(PLAY, (face,)) for face in self.deck.faces_in(cards)]
        taking = state.zones[self.pile] and not (self.must_beat and cards)
        return [*moves, Move(TAKE)] if taking else moves

    def forbids(self, state: State, move: Move) -> str:
        """Name the part by which a card doesn't beat the top one, or the duty to beat it."""
        top = self.top(state)
        if move.verb == TAKE and top is not None:
            return f"{self.name}.must_beat"
        if move.verb != PLAY:
            return NOT_NOW
        card = move.cards[0]
        if not self._held(state, card):
            return NOT_YOUR_CARD
        if top is None:
            return f"{self.name}.lead"
        if self.over(state, top) >> card & 1:
            return f"{self.name}.must_follow"
        return self.beats.forbids(self.main(state), top, card)

    def play(self, draft: Draft, move: Move) -> None:
        """Play a card or take the top one; then it is the next one's turn, or the deal is over."""
        draft.variables[self.moves_made] += 1
        going_on = self._take if move.verb == TAKE else self._put
        self._go_on(draft, going_on(draft, draft.turn, move))

    def holders(self, state: State | Draft) -> list[Seat]:
        """Return the seats that still play."""
        out = state.variables[self.finished]
        return [seat for seat in range(len(self.hands)) if seat not in out]

    def _put(self, draft: Draft, seat: Seat, move: Move) -> Seat:
        """Lay a card on the pile, draw, and turn a complete pile over; return who is next."""
        top = self.top(draft)
        own = self._held(draft, move.cards[0])
        card = (own & -own).bit_length() - 1
        if top is None:
            draft.variables[self.played] = 0
            draft.variables[self.need] = len(self.holders(draft))
        elif self.must_follow and not self.beats.same_suit(top, card):
            draft.exclude(seat, self.beats.in_suit(top))
        draft.move(card, self.hands[seat], self.pile)
        draft.variables[self.played] += 1
        draft.event(LEAD if top is None else BEAT, seat, cards=(card,), arg=top)
        self._draw(draft, seat)
        self._leave(draft, seat)
        complete = draft.variables[self.played] >= draft.variables[self.need]
        if not (complete and self.completes):
            return draft.game.after(seat) if self.turns else seat
        many = len(draft.zones[self.pile])
        draft.move_all(self.pile, self.gone)
        draft.event("turned over", seat, arg=many)
        return seat if self.last_leads else draft.game.after(seat)

    def _take(self, draft: Draft, seat: Seat, move: Move) -> Seat:
        """Take the top card, or all, put the rest aside for good; return who leads."""
        pile = draft.zones[self.pile]
        if self.must_beat:
            draft.exclude(seat, self.over(draft, pile[-1]))
        taken = pile[-1:] if self.only_top else pile
        for card in taken:
            draft.move(card, self.pile, self.hands[seat])
        draft.event(TAKE, seat, cards=taken, arg=len(pile) - len(taken))
        draft.move_all(self.pile, self.gone)
        return draft.game.after(seat) if self.next_leads else seat

    def _draw(self, draft: Draft, seat: Seat) -> None:
        """Draw from the talon as many cards as are due and left."""
        for _ in range(self.draws):
            held = draft.zones[self.hands[seat]].bit_count()
            if not self.stock.left(draft) or (self.up_to and held >= self.up_to):
                return
            self.stock.draw_one(draft, seat)
            if not self.stock.left(draft):
                draft.event("talon out")

    def _leave(self, draft: Draft, seat: Seat) -> None:
        """Let a seat without cards leave the game."""
        if not draft.zones[self.hands[seat]]:
            out = draft.variables[self.finished]
            draft.variables[self.finished] = (*out, seat)
            draft.event("out", seat, arg=len(out) + 1)

    def _go_on(self, draft: Draft, seat: Seat) -> None:
        """Pass the turn to the next seat that still plays, or end the deal."""
        holders = self.holders(draft)
        won = self.goal == FIRST_OUT and len(holders) < len(self.hands)
        if won or len(holders) < FEWEST:
            draft.finish()
            return
        if draft.variables[self.moves_made] >= self.limit:
            draft.event("limit", NOBODY, arg=self.limit, part=f"{self.name}.limit")
            draft.finish()
            return
        while seat not in holders:
            seat = draft.game.after(seat)
        draft.turn = seat

    def _held(self, state: State | Draft, face: Card) -> Cards:
        """Return the copies of a card's face in the hand of the seat to move."""
        return self.deck.copies_in(state.zones[self.hands[state.turn]], face)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete an example's position (see `beating_positions`)."""
        place(self, draft, given)

    def passed(self, draft: Draft, given: Given) -> None:
        """Put aside whatever nobody holds."""
        passed(self, draft, given)
