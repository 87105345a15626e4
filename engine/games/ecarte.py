"""What only Écarté has: the turned king, the exchange, the king's announcement, the settlement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, Seat, bit, cards_in
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.deals import POINTS
from engine.moves import Move
from engine.params import Flag, Whole
from engine.registry import CALLS, Verb, mechanic, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.game import Plan
    from engine.position import Given
    from engine.state import Draft, State

PROPOSE, PLAY_ON, ACCEPT, REFUSE = "propose", "play-on", "accept", "refuse"
DISCARD, DONE, ANNOUNCE = "discard", "done", "announce"


@phase(
    "ecarte.turned_king",
    doc="otočený trumfový král dává bod rozdávajícímu",
    params={"points": Whole("body za otočeného krále", low=1)},
    says={"points": "otočený trumfový král"},
)
class TurnedKing:
    """Scores the turned king for the dealer."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read the turned card."""
        self.name = name
        self.points: int = params["points"]
        self.turned = plan.layout.zone("turned", Sight.ALL)

    def enter(self, draft: Draft) -> None:
        """Award the dealer, who may win the match by it."""
        for card in cards_in(draft.zones[self.turned]):
            if draft.game.deck.rank_of[card] == "K":
                code = draft.game.deck.codes[card]
                draft.award(f"{self.name}.points", POINTS, draft.dealer, self.points, code)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""


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
        "leads_forced": "kdo jako předák nenavrhne výměnu vůbec, je hlavní hráč",
        "refusal_forced": "kdo jako rozdávající odmítne první návrh, je hlavní hráč",
        "again": "po výměně může předák navrhnout další",
    },
    says={
        "talon": "v talonu už není co vyměnit",
        "least": "výměna byla navržena, aspoň jedna karta se musí vyměnit",
        "dealer_least": "výměna byla přijata, aspoň jedna karta se musí vyměnit",
    },
    verbs={
        PROPOSE: Verb(
            "„Navrhuji výměnu“", you="Navrhujete výměnu.", they="{name} navrhuje výměnu."
        ),
        PLAY_ON: Verb("„Hraji“", you="Hrajete bez výměny.", they="{name} hraje bez výměny."),
        ACCEPT: Verb("„Přijímám“", you="Výměnu přijímáte.", they="{name} výměnu přijímá."),
        REFUSE: Verb("„Odmítám“", you="Výměnu odmítáte.", they="{name} výměnu odmítá."),
        DISCARD: Verb("Odhodit", takes=("cards",), secret=True),
        DONE: Verb("Vyměnit"),
    },
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


@mechanic(
    CALLS,
    "ecarte.king",
    doc="hlášení trumfového krále před první vlastní kartou",
    params={
        "points": Whole("body za ohlášeného krále", low=1),
        "must_play": Flag("ohlášený král se musí hned zahrát"),
    },
    parts={"first_card": "krále lze ohlásit, jen dokud hráč nezahrál žádnou kartu"},
    says={
        "": "krále hlásí, jen kdo má v ruce krále trumfové barvy",
        "points": "ohlášený trumfový král",
        "must_play": "ohlášený král se musí hned zahrát",
        "first_card": "krále lze ohlásit, jen než zahrajete první kartu",
    },
    verbs={
        ANNOUNCE: Verb(
            "Ohlásit krále",
            takes=("cards",),
            you="Hlásíte krále: {cards}.",
            they="{name} hlásí krále: {cards}.",
        ),
    },
)
class King:
    """The announcement of the trump king."""

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Remember who announced in the variable `king`."""
        self.path = path
        self.plan = plan
        self.points: int = params["points"]
        self.must_play: bool = params.get("must_play", False)
        self.hands = plan.layout.hands()
        self.trick = plan.layout.zone("trick", Sight.ALL, ordered=True)
        self.trump = plan.layout.variable("trump", None)
        self.king = plan.layout.variable("king", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def offers(self, state: State | Draft, seat: Seat, allowed: Cards) -> list[Move]:
        """Offer the announcement to the holder before his first card."""
        king = self._held(state, seat)
        if not king or state.variables[self.king] != NOBODY or not self._in_time(state):
            return []
        if self.must_play and not king & allowed:
            return []
        return [Move(ANNOUNCE, tuple(cards_in(king)))]

    def narrows(self, state: State | Draft, seat: Seat, allowed: Cards) -> Cards:
        """Keep only the announced king where it must be played."""
        if self.must_play and state.variables[self.king] == seat:
            return self._held(state, seat) & allowed or allowed
        return allowed

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Name the rule against an announcement, or against another card than the king."""
        if move.verb != ANNOUNCE:
            return f"{self.path}.must_play" if self.must_play else ""
        if not self._held(state, seat) or move.cards != tuple(cards_in(self._held(state, seat))):
            return self.path
        if state.variables[self.king] != NOBODY:
            return NOT_NOW
        return f"{self.path}.must_play" if self._in_time(state) else f"{self.path}.first_card"

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Show the king and score it; this may end the match."""
        draft.variables[self.king] = seat
        draft.show(bit(move.cards[0]))
        draft.event(ANNOUNCE, seat, cards=move.cards, part=self.path)
        code = self.plan.deck.codes[move.cards[0]]
        draft.award(f"{self.path}.points", POINTS, seat, self.points, code)

    def _held(self, state: State | Draft, seat: Seat) -> Cards:
        copies = self.plan.deck.copies_of.get(f"K{state.variables[self.trump]}", 0)
        held: Cards = state.zones[self.hands[seat]] & copies
        return held

    def _in_time(self, state: State | Draft) -> bool:
        """Say whether the seat to move has yet to play its first card of the deal."""
        first = sum(state.variables[self.taken]) == 0
        return first or not self.plan.on(f"{self.path}.first_card")


@phase(
    "ecarte.settle",
    doc="vyúčtování rozdání podle počtu zdvihů",
    params={
        "needed": Whole("tolik zdvihů stačí k zisku rozdání", low=1, high=5),
        "point": Whole("body za získané rozdání", low=1),
        "all_tricks": Whole("body za všechny zdvihy", low=1, default=0),
        "forced": Whole("body, neuhrál-li hlavní hráč", low=1, default=0),
        "loss": Whole("body, které si odepisuje, kdo rozdání prohrál", low=1, default=0),
        "forced_loss": Whole("body, které si odepisuje hlavní hráč", low=1, default=0),
        "no_debt": Flag("stav nikdy neklesne pod nulu"),
    },
    says={
        "point": "většina zdvihů",
        "all_tricks": "všechny zdvihy",
        "forced": "hlavní hráč neuhrál",
        "loss": "prohrané rozdání",
        "forced_loss": "prohrané rozdání hlavního hráče",
    },
)
class Settle:
    """One line for the winner of the deal, and in one variant one for the loser."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who took what and who was forced."""
        self.name = name
        self.amounts = {
            key: params.get(key, 0)
            for key in ("point", "all_tricks", "forced", "loss", "forced_loss")
        }
        self.needed: int = params["needed"]
        self.no_debt: bool = params.get("no_debt", False)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.forced = plan.layout.variable("forced", NOBODY)

    def enter(self, draft: Draft) -> None:
        """Write the lines; the winner's first."""
        taken = draft.variables[self.taken]
        for seat in range(draft.game.seats):
            if taken[seat] >= self.needed:
                self._win(draft, seat)
        for seat in range(draft.game.seats):
            if taken[seat] < self.needed:
                self._lose(draft, seat)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _win(self, draft: Draft, seat: Seat) -> None:
        reasons = ["point"]
        if draft.variables[self.forced] not in (NOBODY, seat):
            reasons.append("forced")
        if draft.variables[self.taken][seat] == sum(draft.variables[self.taken]):
            reasons.append("all_tricks")
        # The dearest reason alone counts: never more than one of them is paid.
        reason = max(reversed(reasons), key=lambda one: self.amounts[one])
        draft.award(f"{self.name}.{reason}", POINTS, seat, self.amounts[reason])

    def _lose(self, draft: Draft, seat: Seat) -> None:
        reason = "forced_loss" if draft.variables[self.forced] == seat else "loss"
        amount = self.amounts[reason]
        if self.no_debt:
            amount = min(amount, draft.accounts[draft.game.account(POINTS, seat)])
        draft.award(f"{self.name}.{reason}", POINTS, seat, -amount)
