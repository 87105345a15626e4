"""Asking others for cards: whoever has one hands it over, whoever hasn't asks next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.bounds import Bound
from engine.cards import Cards, Deck, Seat, bit, cards_in
from engine.common import NOT_NOW
from engine.deals import POINTS
from engine.errors import PositionError, RecordError
from engine.moves import Move
from engine.params import Choice, Flag, Whole
from engine.phases.asking_memory import ASKED, MEMORY, Asked, Memory, nothing
from engine.phases.asking_positions import Places
from engine.phases.asking_sets import CardSet, called, sets_of, whole_in, with_card
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.game import Game
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

ASK, WANT, LAY = "ask", "want", "lay"
FEWEST = 3  # players: two would know each other's hands
_SEAT = "P[0-9]"
_CODE = "[0-9A-Z]{1,3}"


@phase(
    "asking",
    doc="ptaní na karty: kdo kartu má, vydá ji; kdo ji nemá, ptá se dál sám",
    params={
        "sets": Choice("co tvoří čtveřici: karty jedné barvy, nebo téže hodnoty", ("suit", "rank")),
        "ask": Choice("na co se hráč ptá: na kartu, nebo na čtveřici", ("card", "set")),
        "own": Flag("ptát se smí i na kartu, kterou hráč sám má"),
        "lay": Choice(
            "kdy se hotová čtveřice vykládá: hned, nebo až kdy hráč chce", ("at_once", "by_hand")
        ),
        "emptied": Choice(
            "kdo se ptá po tom, kdo vyložil poslední karty: soused po levici, nebo tázaný",
            ("left", "asked"),
        ),
        "point": Whole("body za vyloženou čtveřici", low=1),
        "limit": Whole("po tolika otázkách rozdání končí", low=1, high=100_000),
    },
    parts={
        "first": "první se ptá předák",
        "holds": "ptát se smí jen ten, kdo z čtveřice aspoň jednu kartu má",
        "target": "ptát se lze jen jiného hráče, a jen když má karty",
        "again": "kdo kartu dostal, ptá se znovu",
        "turn": "kdo kartu nemá, ptá se sám",
    },
    says={
        "holds": "z\u00a0tohoto kvarteta nemáte v\u00a0ruce žádnou kartu",
        "own": "tuto kartu máte sami",
        "target": "ptát se jde jen někoho jiného, kdo má ještě karty",
        "lay": "toto kvarteto nemáte celé",
        "point": "vyložené kvarteto",
    },
    verbs={
        ASK: Verb(
            "Zeptat se", takes=("arg", "card"), form=_SEAT, arg="koho se hráč ptá, místo od P0"
        ),
        WANT: Verb(
            "Zeptat se",
            takes=("arg",),
            form=f"{_SEAT}:{_CODE}",
            arg="koho se hráč ptá a na kterou čtveřici, třeba P2:7",
        ),
        LAY: Verb("Vyložit kvarteto", takes=("arg",), form=_CODE, arg="kód čtveřice"),
    },
    marks=("sets", "asks"),
    reads=("hands", "to_move"),
)
class Asking:
    """Sets are gathered by asking; what is asked, given and refused everybody hears."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the hands, the sets that are laid, and what has been said."""
        if plan.seats < FEWEST:
            raise RecordError(f"ptát se jde nejméně ve {FEWEST}, ne v {plan.seats}", "players")
        self.name = name
        self.sets: tuple[CardSet, ...] = sets_of(plan.deck, params["sets"])
        self.by_card: bool = params["ask"] == "card"
        self.own: bool = params.get("own", False)
        self.at_once: bool = params["lay"] == "at_once"
        self.verbs = (ASK if self.by_card else WANT, *(() if self.at_once else (LAY,)))
        self.to_asked: bool = params["emptied"] == "asked"
        self.point: int = params["point"]
        self.limit: int = params["limit"]
        self.forehand_first = plan.on(f"{name}.first")
        self.holds = plan.on(f"{name}.holds")
        self.of_holders = plan.on(f"{name}.target")
        self.again = plan.on(f"{name}.again")
        self.to_target = plan.on(f"{name}.turn")
        self.hands = plan.layout.hands()
        self.laid = plan.layout.zones_of_seats("sets", Sight.ALL)
        self.asks = plan.layout.variable("asks", 0)
        self.asked = plan.layout.variable(ASKED, None)
        self.memory = plan.layout.variable(MEMORY, nothing(plan.seats))
        plan.layout.accounts_of_seats(POINTS)

    def enter(self, draft: Draft) -> None:
        """Lay the sets that were dealt, then let the first player with cards ask."""
        seats = draft.game.from_forehand(draft.dealer)
        if self.at_once:
            for seat in seats:
                self._lay_whole(draft, seat)
        self._go_to(draft, seats[0] if self.forehand_first else draft.dealer)

    def legal(self, state: State) -> list[Move]:
        """Return the sets that may be laid, and every question that may be asked."""
        hand: Cards = state.zones[self.hands[state.turn]]
        targets = [f"P{seat}" for seat in self.targets(state)]
        laid = () if self.at_once else whole_in(self.sets, hand)
        moves = [Move(LAY, arg=one.code) for one in laid]
        for one in self._askable(state, hand):
            if not self.by_card:
                moves += [Move(WANT, arg=f"{target}:{one.code}") for target in targets]
                continue
            for card in cards_in(one.cards if self.own else one.cards & ~hand):
                moves += [Move(ASK, (card,), target) for target in targets]
        return moves

    def targets(self, state: State | Draft) -> list[Seat]:
        """Return who may be asked, from the left of the seat on turn."""
        seats = len(self.hands)
        others = [(state.turn + step) % seats for step in range(1, seats)]
        return [one for one in others if state.zones[self.hands[one]] or not self.of_holders]

    def forbids(self, state: State, move: Move) -> str:
        """Name what is wrong with a question, or with a set that isn't complete."""
        code = move.arg if move.verb == LAY else move.arg.partition(":")[2]
        wanted = with_card(self.sets, move.cards[0]) if move.cards else called(self.sets, code)
        if wanted is None or move.verb not in self.verbs:
            return NOT_NOW
        if move.verb == LAY:
            return f"{self.name}.lay"
        if target_of(move) not in self.targets(state):
            return f"{self.name}.target"
        hand: Cards = state.zones[self.hands[state.turn]]
        if move.cards and hand >> move.cards[0] & 1 and not self.own:
            return f"{self.name}.own"
        return NOT_NOW if hand & wanted.cards else f"{self.name}.holds"

    def play(self, draft: Draft, move: Move) -> None:
        """Lay a set, or ask and hear the answer."""
        seat = draft.turn
        if move.verb == LAY:
            self._lay(draft, seat, next(one for one in self.sets if one.code == move.arg))
            self._go_to(draft, seat)
            return
        self._ask(draft, Asked(seat, target_of(move), wish_of(draft.game, move)))

    def bounds(self, variables: Sequence[Any]) -> list[Bound]:
        """Return what questions have shown; sets laid at once are never whole in a hand."""
        memory: Memory = variables[self.memory]
        found = memory.bounds()
        if self.at_once:
            for one in self.sets:
                most = one.cards.bit_count() - 1
                found += [Bound(seat, one.cards, 0, most) for seat in range(len(self.hands))]
        return found

    def place(self, draft: Draft, given: Given) -> None:
        """Lay the hands out; without `to_move` they are as they were dealt."""
        if draft.variables[self.asks] > self.limit:
            raise PositionError(f"rozdání končí po {self.limit} otázkách – opravte asks")
        places = Places(self.sets, self.hands, self.laid, self.point)
        places.deal(draft, given)
        if "to_move" in given.raw:
            if self.at_once:
                places.lay_whole(draft, given)
            self._go_to(draft, given.seat("to_move", draft.dealer))
        places.count(draft, given)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def wanted(self, deck: Deck, what: str) -> Cards:
        """Return the cards that a question is about."""
        if self.by_card:
            return bit(deck.card(what))
        return next(one.cards for one in self.sets if one.code == what)

    def _askable(self, state: State, hand: Cards) -> list[CardSet]:
        """Return the sets that the holder of a hand may ask for, as far as everybody sees."""
        laid = 0
        for slot in self.laid:
            laid |= state.zones[slot]
        return [
            one
            for one in self.sets
            if (one.cards & hand or not self.holds)
            and (one.cards & ~hand or self.own)
            and not one.cards & laid
        ]

    def _ask(self, draft: Draft, asked: Asked) -> None:
        """Ask, get the card or a refusal, and pass the turn on."""
        seat, target = asked.seat, asked.target
        wanted = self.wanted(draft.game.deck, asked.what)
        whole = next(one.cards for one in self.sets if one.cards & wanted)
        missing = wanted if self.by_card and not self.own else 0
        draft.variables[self.asks] += 1
        draft.variables[self.asked] = asked
        draft.variables[self.memory] = self._memory(draft).asked(seat, whole & ~missing, missing)
        draft.exclude(seat, missing)
        draft.event(ASK, seat, arg=asked)
        found = draft.zones[self.hands[target]] & wanted
        draft.variables[self.asked] = asked._replace(had=bool(found))
        if found:
            self._give(draft, asked, found)
            self._go_to(draft, seat if self.again else target)
        else:
            draft.variables[self.memory] = self._memory(draft).refused(target, wanted)
            draft.exclude(target, wanted)
            draft.event("refuse", target, arg=asked)
            self._go_to(draft, target if self.to_target else draft.game.after(seat))

    def _give(self, draft: Draft, asked: Asked, found: Cards) -> None:
        """Hand a card over, any of several; a set that it completes is laid."""
        cards = list(cards_in(found))
        card = cards[0]
        if len(cards) > 1:
            card = draft.random("given", draft.variables[self.asks]).choice(cards)
        draft.move(card, self.hands[asked.target], self.hands[asked.seat], shown=True)
        memory = self._memory(draft)
        draft.variables[self.memory] = memory.given(bit(card), asked.target, asked.seat)
        draft.event("give", asked.target, cards=(card,), arg=asked)
        if self.at_once:
            self._lay_whole(draft, asked.seat)

    def _lay_whole(self, draft: Draft, seat: Seat) -> None:
        for one in whole_in(self.sets, draft.zones[self.hands[seat]]):
            self._lay(draft, seat, one)

    def _lay(self, draft: Draft, seat: Seat, one: CardSet) -> None:
        cards = tuple(cards_in(one.cards))
        for card in cards:
            draft.move(card, self.hands[seat], self.laid[seat])
        draft.variables[self.memory] = self._memory(draft).laid(one.cards)
        draft.event(LAY, seat, cards=cards, arg=one.code)
        draft.award(f"{self.name}.point", POINTS, seat, self.point, one.code)

    def _go_to(self, draft: Draft, seat: Seat) -> None:
        """Let a seat ask, or who comes after it; end when nobody has cards or all is asked."""
        held = [one for one in draft.game.from_forehand(seat) if draft.zones[self.hands[one]]]
        if held and draft.variables[self.asks] >= self.limit:
            draft.event("limit", arg=self.limit, part=f"{self.name}.limit")
        if not held or draft.variables[self.asks] >= self.limit:
            draft.finish()
        elif draft.zones[self.hands[seat]]:
            draft.turn = seat
        else:
            asked: Asked | None = draft.variables[self.asked]
            back = asked.target if self.to_asked and asked is not None else seat
            draft.turn = back if back in held else held[0]

    def _memory(self, draft: Draft) -> Memory:
        memory: Memory = draft.variables[self.memory]
        return memory


def target_of(move: Move) -> Seat:
    """Return who is asked by a move."""
    return int(move.arg[1])


def wish_of(game: Game, move: Move) -> str:
    """Return what a move asks for: the face of a card, or the code of a set."""
    return game.deck.codes[move.cards[0]] if move.cards else move.arg.partition(":")[2]
