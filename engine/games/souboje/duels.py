"""Turning cards up in turn; attack cards, whom they call to defend, and who takes the pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, mask
from engine.common import NOT_NOW
from engine.deals import POINTS
from engine.errors import PositionError
from engine.games.souboje.positions import attack_in, attack_rank, position_of, weaker
from engine.moves import Move
from engine.params import Choice, Flag, Whole
from engine.phases.deal import PACK, packs
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

TURN = "turn"
REPEATED, TOO_LONG = "repetition", "limit"  # how a game ends in which nobody runs out of cards
ATTACK, DEFENCE, IN_VAIN = "attack", "defence", "in vain"  # what a turned card is
# By whether somebody was attacking, and whether the card attacks.
_HOW = {(False, False): "", (False, True): ATTACK, (True, True): DEFENCE, (True, False): IN_VAIN}
_PARTS = {REPEATED: "repeats", TOO_LONG: "limit"}
_UNDER = "under"


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    if params.get("repeats") and params["under"] == "shuffled":
        return "zamíchaná hromádka vrácené postavení změní, hlídat opakování netřeba"
    return ""


def _allowance(whom: str) -> Whole:
    return Whole(f"kolik karet smí otočit, kdo se brání {whom}", low=1, high=20)


@phase(
    "souboje.duels",
    doc="souboje: hráči střídavě otáčejí karty a na útočnou se odpovídá útočnou",
    params={
        "ace": _allowance("esu"),
        "king": _allowance("králi"),
        "queen": _allowance("dámě"),
        "jack": _allowance("klukovi"),
        "defends": Choice(
            "čím se lze ubránit: kteroukoli útočnou kartou, nebo jen aspoň stejně silnou",
            ("any", "as_high"),
        ),
        "starts": Choice("kdo otáčí první: předák, nebo rozdávající", ("forehand", "dealer")),
        "under": Choice(
            "jak přijde sebraná hromádka pod balíček: jak se hrála, obráceně, nebo zamíchaná",
            ("as_played", "reversed", "shuffled"),
        ),
        "limit": Whole("po tolika otočených kartách hra končí", low=1, high=100_000),
        "point": Whole("body za výhru", low=1, high=100),
        "repeats": Flag("vrátí-li se postavení, které už bylo, končí hra nerozhodně"),
    },
    parts={
        "defence": "útočná karta obránce zachrání a sama útočí",
        "empty": "kdo nemá žádnou kartu, když jiný sebere hromádku, dohrál hned",
    },
    says={"point": "vítězství", f"point {TOO_LONG}": "nejvíc karet"},
    verbs={TURN: Verb("Otočit", "Otáčíte {cards}.", "{name} otáčí {cards}.")},
    marks=(PACK, "pile", "turned", "beaten"),
    reads=("to_move",),
    agree=_agree,
)
class Duels:
    """One card at a time; a seat that has to turn a card and has none is beaten."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim packs and pile.

        `owed` cards may still be turned against the `attack`, a rank, of the `attacker`. `course`
        has how many cards everybody had at first and after each pile, `past` the positions.
        """
        self.name = name
        self.allowances: dict[str, int] = {
            "A": params["ace"], "K": params["king"], "Q": params["queen"], "J": params["jack"]
        }  # fmt: skip
        self.as_high = params["defends"] == "as_high"
        self.starts: str = params["starts"]
        self.under: str = params["under"]
        self.limit: int = params["limit"]
        self.point: int = params["point"]
        self.defence = plan.on(f"{name}.defence")
        self.at_once = plan.on(f"{name}.empty")
        self.repeats: bool = params.get("repeats", False)
        self.packs = packs(plan)
        self.pile = plan.layout.zone("pile", Sight.ALL, ordered=True)
        self.attack = plan.layout.variable("attack", "")
        self.attacker = plan.layout.variable("attacker", NOBODY)
        self.owed = plan.layout.variable("owed", 0)
        self.turned = plan.layout.variable("turned", 0)
        self.beaten = plan.layout.variable("beaten", ())
        self.ending = plan.layout.variable("ending", "")
        self.course = plan.layout.variable("course", ())
        self.past = plan.layout.variable("past", (), secret=True)

    def enter(self, draft: Draft) -> None:
        """Let the first player turn a card."""
        first = self._first(draft)
        self._note(draft, first)
        self._go_on(draft, first)

    def legal(self, state: State) -> list[Move]:
        """Return the only move that there is."""
        return [Move(TURN)]

    def forbids(self, state: State, move: Move) -> str:
        """Name no part: nothing else can be done here."""
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Turn the top card of the own pack up onto the pile."""
        seat = draft.turn
        card = draft.draw(self.packs[seat], self.pile)
        rank = attack_rank(draft.game.deck, card)
        attacks = bool(rank) and self._answers(draft, rank)
        draft.variables[self.turned] += 1
        how = _HOW[bool(draft.variables[self.attack]), attacks]
        if attacks:
            draft.variables[self.attack] = rank
            draft.variables[self.attacker] = seat
            draft.variables[self.owed] = self.allowances[rank]
        elif draft.variables[self.attack]:
            draft.variables[self.owed] -= 1
        draft.event(TURN, seat, cards=(card,), arg=how)
        under_attack = bool(draft.variables[self.attack])
        if under_attack and draft.variables[self.owed] <= 0:
            self._go_on(draft, self._take(draft))
        else:
            self._go_on(draft, seat if under_attack and not attacks else self._after(draft, seat))

    def _first(self, draft: Draft) -> Seat:
        return draft.dealer if self.starts == "dealer" else draft.game.after(draft.dealer)

    def _answers(self, draft: Draft, rank: str) -> bool:
        """Say whether an attack card attacks; against an attack it must be a defence as well."""
        attack: str = draft.variables[self.attack]
        return not attack or (self.defence and not (self.as_high and weaker(rank, attack)))

    def _go_on(self, draft: Draft, seat: Seat) -> None:
        """Let a seat turn a card, once it is clear that the game goes on and that it has one."""
        while not (self._alone(draft) or draft.variables[self.ending]):
            if draft.zones[self.packs[seat]]:
                if draft.variables[self.turned] < self.limit:
                    draft.turn = seat
                    return
                draft.variables[self.ending] = TOO_LONG
                break
            self._beat(draft, seat)
            if not self._alone(draft):
                attacked = bool(draft.variables[self.attack])
                seat = self._take(draft) if attacked else self._after(draft, seat)
        self._end(draft)

    def _take(self, draft: Draft) -> Seat:
        """Put the pile under the attacker's pack; who has no card then is beaten."""
        attacker: Seat = draft.variables[self.attacker]
        many = len(draft.zones[self.pile])
        self._collect(draft, attacker)
        draft.event("pile", attacker, arg=many)
        if self.at_once:
            for seat in self._fighting(draft):
                if not draft.zones[self.packs[seat]]:
                    self._beat(draft, seat)
        self._note(draft, attacker)
        return attacker

    def _collect(self, draft: Draft, seat: Seat) -> None:
        """Put the pile under a seat's pack; nobody attacks any more."""
        draft.variables[self.attack] = ""
        draft.variables[self.attacker] = NOBODY
        draft.variables[self.owed] = 0
        pile = list(draft.zones[self.pile])
        if self.under == "reversed":
            pile.reverse()
        if self.under == "shuffled":
            draft.random(_UNDER, draft.variables[self.turned]).shuffle(pile)
        for card in pile:
            draft.move(card, self.pile, self.packs[seat])
        if self.under == "shuffled" and not draft.blind:
            hidden = ~mask(pile)
            draft.known = [known & hidden for known in draft.known]

    def _note(self, draft: Draft, leader: Seat) -> None:
        """Keep how many cards everybody has, and end a game that has come back to a position."""
        held = [draft.zones[slot] for slot in self.packs]
        draft.variables[self.course] += (tuple(map(len, held)),)
        if not self.repeats or self._alone(draft):
            return
        position = position_of(draft.game.deck, leader, held)
        if position in draft.variables[self.past]:
            draft.variables[self.ending] = REPEATED
        draft.variables[self.past] += (position,)

    def _beat(self, draft: Draft, seat: Seat) -> None:
        draft.variables[self.beaten] += (seat,)
        draft.event("beaten", seat)

    def _end(self, draft: Draft) -> None:
        """Give the point to the last who has cards, or to who has most when it takes too long."""
        ending: str = draft.variables[self.ending]
        winners = self._fighting(draft)
        if ending:
            part = f"{self.name}.{_PARTS[ending]}"
            draft.event(ending, arg=draft.variables[self.turned], part=part)
            sizes = [len(draft.zones[slot]) for slot in self.packs]
            winners = [seat for seat, size in enumerate(sizes) if size == max(sizes)]
        elif draft.zones[self.pile]:
            self._collect(draft, winners[0])
            self._note(draft, winners[0])
        if ending != REPEATED and len(winners) == 1:
            draft.award(f"{self.name}.point", POINTS, winners[0], self.point, ending)
        draft.finish()

    def _fighting(self, draft: Draft) -> list[Seat]:
        """Return the seats that aren't beaten."""
        beaten: tuple[Seat, ...] = draft.variables[self.beaten]
        return [seat for seat in range(draft.game.seats) if seat not in beaten]

    def _alone(self, draft: Draft) -> bool:
        return len(self._fighting(draft)) <= 1

    def _after(self, draft: Draft, seat: Seat, step: int = 1) -> Seat:
        """Return the nearest seat on the left, or by steps of −1 on the right, not yet beaten."""
        fighting = self._fighting(draft)
        seats = draft.game.seats
        others = [(seat + step * far) % seats for far in range(1, seats + 1)]
        return next(other for other in others if other in fighting)

    # Positions of examples

    def place(self, draft: Draft, given: Given) -> None:
        """Lay out packs, or share all cards out; a pile tells whether and how somebody attacks."""
        if PACK not in given.raw:
            for number, card in enumerate(given.take_rest()):
                draft.zones[self.packs[number % draft.game.seats]] += (card,)
        if draft.variables[self.turned] > self.limit:
            raise PositionError(f"hra končí po {self.limit} kartách – opravte turned")
        seat = given.seat("to_move", self._first(draft))
        pile = draft.zones[self.pile]
        attack, lying = attack_in(draft.game.deck, pile, as_high=self.as_high)
        if attack:
            draft.variables[self.attack] = attack
            draft.variables[self.attacker] = self._after(draft, seat, -1)
            draft.variables[self.owed] = self.allowances[attack] - lying
            if draft.variables[self.owed] < 1:
                raise PositionError("hromádku v pile už by útočník sebral – vynechte ji")
        if not pile:
            self._note(draft, seat)
        self._go_on(draft, seat)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind: no phase follows."""
