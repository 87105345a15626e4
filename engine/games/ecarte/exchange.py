"""Écarté's exchange: proposal, answer, discards and draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, cards_in
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.moves import Move
from engine.params import Whole
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

PROPOSE, PLAY_ON, ACCEPT, REFUSE = "propose", "play-on", "accept", "refuse"
DISCARD, DONE = "discard", "done"


@phase(
    "ecarte.exchange",
    doc="výměna: předák navrhuje, rozdávající přijímá nebo odmítá, pak oba mění karty",
    params={
        "most": Whole("nejvýš tolik karet se vymění najednou", low=1, high=5),
        "least": Whole("aspoň tolik karet vymění předák", low=0, high=5),
        "dealer_least": Whole("aspoň tolik karet vymění rozdávající", low=0, high=5),
    },
    parts={
        "talon": "navrhnout výměnu lze, jen dokud je v talonu karta",
        "leads_forced": "předák, který výměnu vůbec nenavrhne, je hlavní hráč",
        "refusal_forced": "rozdávající, který odmítne první návrh, je hlavní hráč",
        "again": "po výměně může předák navrhnout další",
    },
    says={
        "talon": "v talonu už nezbývá žádná karta",
        "least": "kdo výměnu navrhl, musí něco vyměnit",
        "dealer_least": "kdo výměnu přijal, musí něco vyměnit",
    },
    verbs={
        PROPOSE: Verb(
            "„Navrhuji výměnu“", you="Navrhujete výměnu.", they="{name} navrhuje výměnu."
        ),
        PLAY_ON: Verb("„Hraji“", you="Říkáte „hraji“.", they="{name} říká „hraji“."),
        ACCEPT: Verb("„Přijímám“", you="Výměnu přijímáte.", they="{name} výměnu přijímá."),
        REFUSE: Verb("„Odmítám“", you="Výměnu odmítáte.", they="{name} výměnu odmítá."),
        DISCARD: Verb("Odhodit", takes=("card",), secret=True),
        DONE: Verb("Vyměnit"),
    },
    marks=("stage", "exchanges", "exchanged", "sizes"),
    reads=("hand", "hands", "to_move", "staging", "discard", "forced"),
    leaves=("exchanges", "exchanged", "discard", "forced"),
)
class Exchange:
    """Proposal, answer and exchange, again and again while both want to and cards last."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the zones; `forced` is the player bound to win without an exchange."""
        self.name = name
        self.plan = plan
        self.most: int = params["most"]
        self.least: int = params["least"]
        self.dealer_least: int = params["dealer_least"]
        self.hands = plan.layout.hands()
        self.staging = plan.layout.zones_of_seats("staging", Sight.OWNER)
        self.discards = plan.layout.zones_of_seats("discard", Sight.OWNER)
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.stage = plan.layout.variable("stage", PROPOSE)
        self.exchanges = plan.layout.variable("exchanges", 0)
        self.forced = plan.layout.variable("forced", NOBODY)
        self.exchanged = plan.layout.variable("exchanged", (0,) * plan.seats)

    def enter(self, draft: Draft) -> None:
        """Let the forehand speak first."""
        draft.variables[self.stage] = PROPOSE
        draft.turn = draft.game.after(draft.dealer)

    def legal(self, state: State) -> list[Move]:
        """Return the words or the cards that the seat to move may choose."""
        stage = state.variables[self.stage]
        if stage == PROPOSE:
            can = bool(state.zones[self.talon]) or not self.plan.on(f"{self.name}.talon")
            return [Move(PLAY_ON), *([Move(PROPOSE)] if can else [])]
        if stage == ACCEPT:
            return [Move(ACCEPT), Move(REFUSE)]
        moves = [Move(DISCARD, (card,)) for card in cards_in(state.zones[self.hands[state.turn]])]
        if self._staged(state) >= self._minimum(state):
            moves.append(Move(DONE))
        return moves

    def forbids(self, state: State, move: Move) -> str:
        """Name the empty talon, the least number, or a card that isn't in the hand."""
        stage = state.variables[self.stage]
        if stage == PROPOSE and move.verb == PROPOSE:
            return f"{self.name}.talon"
        if stage == DISCARD and move.verb == DONE:
            dealer = state.turn == state.dealer
            return f"{self.name}.{'dealer_least' if dealer else 'least'}"
        if stage == DISCARD and move.verb == DISCARD:
            return NOT_YOUR_CARD
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Speak, lay a card aside, or draw as many as were laid aside."""
        seat = draft.turn
        if move.verb == DISCARD:
            draft.move(move.cards[0], self.hands[seat], self.staging[seat])
            draft.event(DISCARD, seat, cards=move.cards)
            if self._staged(draft) == self._maximum(draft):
                self._exchange(draft)
        elif move.verb == DONE:
            self._exchange(draft)
        else:
            draft.event(move.verb, seat)
            self._speak(draft, move.verb)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; the forehand is on turn unless the stage says otherwise."""
        forehand = draft.game.after(draft.dealer)
        answers = draft.variables[self.stage] == ACCEPT
        draft.turn = given.seat("to_move", draft.dealer if answers else forehand)
        given.fill_hands(draft)
        given.spill(draft, self.talon, self.discards[forehand])

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave the talon as the deal left it: as if nothing had been exchanged."""

    def _speak(self, draft: Draft, verb: str) -> None:
        first = draft.variables[self.exchanges] == 0
        forehand = draft.game.after(draft.dealer)
        if verb == PROPOSE:
            draft.variables[self.stage] = ACCEPT
            draft.turn = draft.dealer
        elif verb == ACCEPT:
            draft.variables[self.stage] = DISCARD
            draft.turn = forehand
        else:
            part = "leads_forced" if verb == PLAY_ON else "refusal_forced"
            if first and self.plan.on(f"{self.name}.{part}"):
                draft.variables[self.forced] = draft.turn
                draft.event("forced", draft.turn, part=f"{self.name}.{part}")
            draft.finish()

    def _exchange(self, draft: Draft) -> None:
        """Discard what is staged, draw as many, and pass the exchange on."""
        seat = draft.turn
        count = self._staged(draft)
        draft.move_all(self.staging[seat], self.discards[seat])
        for _ in range(count):
            draft.draw(self.talon, self.hands[seat])
        exchanged = list(draft.variables[self.exchanged])
        exchanged[seat] += count
        draft.variables[self.exchanged] = tuple(exchanged)
        draft.event("exchange", seat, arg=count)
        if seat != draft.dealer:
            draft.turn = draft.dealer
            if draft.zones[self.talon]:
                return
        draft.variables[self.exchanges] += 1
        draft.variables[self.stage] = PROPOSE
        draft.turn = draft.game.after(draft.dealer)
        if not self.plan.on(f"{self.name}.again"):
            draft.finish()

    def _staged(self, state: State | Draft) -> int:
        cards: Cards = state.zones[self.staging[state.turn]]
        return cards.bit_count()

    def _maximum(self, state: State | Draft) -> int:
        return min(self.most, len(state.zones[self.talon]))

    def _minimum(self, state: State | Draft) -> int:
        least = self.dealer_least if state.turn == state.dealer else self.least
        return min(least, self._maximum(state))
