"""Capturing (fishing): a card from the hand takes cards from the table, and other players' piles.

A play is a run of steps: the card, then what it takes one after another, then the end. A step can
always be completed to a legal capture; one that is the only one left is made by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, Seat, bit, cards_in, mask
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import RecordError
from engine.mechanics.sums import Counts, any_group, completes, counted, one_group
from engine.moves import Move
from engine.params import Choice, Flag
from engine.phases.capture_positions import CAPTURED, in_play
from engine.phases.layout import LAYOUT
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State
    from engine.view import View

PLAY, TAKE, DONE, LAY = "play", "take", "done", "lay"


@phase(
    "capturing",
    doc="sbírání: karta z ruky bere karty ze stolu a cizí hromádky, nebo se přiloží",
    params={
        "captures": Choice(
            "kolik skupin a hromádek smí jedna karta sebrat: jednu, nebo kolik chce",
            ("any", "one"),
        ),
        "compulsory": Flag("karta, která něco sebrat může, to sebrat musí"),
        "tops": Choice(
            "čím lze vzít cizí hromádku: kartou stejné hodnoty, nebo i v součtu s jinými kartami",
            ("equal", "sums"),
        ),
        "piles": Choice(
            "kam přijde, co hráč sebral: na jedinou hromádku, nebo pokaždé na novou",
            ("one", "each"),
        ),
    },
    parts={
        "first": "začíná předák",
        "turns": "hraje se po řadě",
        "equal": "karta bere kartu stejné hodnoty",
        "sums": "karta bere karty, které dávají součet její hodnoty",
        "steal": "karta bere cizí hromádku podle její horní karty",
        "own": "vlastní hromádku hráč brát nemůže",
    },
    says={
        "equal": "zahraná karta má jinou hodnotu a v součtu ji vzít nelze",
        "sums": "součet by nevyšel",
        "steal": "horní karta té hromádky má jinou hodnotu než zahraná karta",
        "own": "vlastní hromádku brát nelze",
        "captures": "jednou kartou se bere jen jedna skupina",
        "compulsory": "karta, která může sbírat, se přiložit nesmí",
        "tops": "součet by nevyšel",
    },
    verbs={
        PLAY: Verb("Zahrát", takes=("card",), you="Hrajete {cards}.", they="{name} hraje {cards}."),
        TAKE: Verb("Vzít", takes=("card",), you="Berete {cards}.", they="{name} bere {cards}."),
        DONE: Verb("Sebrat"),
        LAY: Verb("Přiložit"),
    },
    marks=(LAYOUT, CAPTURED, "piles"),
    reads=("hand", "hands", "to_move", "sizes"),
)
class Capturing:
    """`chosen` are the cards and tops that the card in play is to take, `tops` lie on piles."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the table; cards are worth what the record's `values` say of ranks."""
        missing = [rank for rank in plan.deck.rank_of if rank not in plan.values]
        if missing:
            raise RecordError(f"values neříká, kolik platí „{missing[0]}“", "values")
        if len(set(plan.deck.codes)) < len(plan.deck.codes):
            raise RecordError("sbírá se z balíčku, ve kterém je každá karta jednou", "deck")
        self.name = name
        self.one_only = params["captures"] == "one"
        self.compulsory: bool = params["compulsory"]
        self.tops_add = params["tops"] == "sums"
        self.one_pile = params["piles"] == "one"
        self.worth = tuple(int(plan.values[rank]) for rank in plan.deck.rank_of)
        self.on = {
            part: plan.on(f"{name}.{part}")
            for part in ("first", "turns", "equal", "sums", "steal", "own")
        }
        self.hands = plan.layout.hands()
        self.layout = plan.layout.zone(LAYOUT, Sight.ALL, ordered=True)
        self.staging = plan.layout.zones_of_seats("staging", Sight.ALL)  # the card in play
        self.captured = plan.layout.zones_of_seats(CAPTURED, Sight.ALL, ordered=True)
        self.chosen = plan.layout.variable("chosen", 0)
        self.tops = plan.layout.variable("tops", 0)
        self.last_play = plan.layout.variable("last_play", NOBODY)
        self.last_capture = plan.layout.variable("last_capture", NOBODY)

    def enter(self, draft: Draft) -> None:
        """Let the forehand begin."""
        draft.turn = draft.game.after(draft.dealer) if self.on["first"] else draft.dealer

    # What can be done

    def legal(self, state: State) -> list[Move]:
        """Return the cards of the hand, or the next steps of the card in play."""
        card = self.in_play(state)
        if card is None:
            return [Move(PLAY, (one,)) for one in cards_in(state.zones[self.hands[state.turn]])]
        return self._steps(state, card)

    def in_play(self, state: State | Draft) -> Card | None:
        """Return the card that has been played and neither taken anything nor been laid down."""
        return next(cards_in(state.zones[self.staging[state.turn]]), None)

    def offer(self, state: State | Draft, seat: Seat) -> list[Card]:
        """Return what lies before a seat to be taken: cards on the table and tops of piles."""
        found = list(state.zones[self.layout])
        if self.on["steal"]:
            found += [top for owner, top in self.all_tops(state) if self._foreign(owner, seat)]
        return found

    def all_tops(self, state: State | Draft) -> Iterator[tuple[Seat, Card]]:
        """Yield the owner and the top card of every pile."""
        tops: Cards = state.variables[self.tops]
        for owner, slot in enumerate(self.captured):
            for card in state.zones[slot]:
                if tops >> card & 1:
                    yield owner, card

    def takeable(self, state: State | Draft, card: Card, seat: Seat) -> list[Card]:
        """Return what a card can take next, so that the capture can still be completed."""
        total, chosen = self.worth[card], state.variables[self.chosen]
        offer = self.offer(state, seat)
        free = [one for one in offer if not chosen >> one & 1]
        alone = [one for one in free if self._alone(state, one, total)]
        adding = [one for one in free if self._adds(state, one, total)]
        taken = counted((self.worth[one] for one in cards_in(chosen)), total)
        left = counted((self.worth[one] for one in adding), total)
        if self.one_only and chosen:
            alone = []
            if not any(taken):
                return []
        fits = {
            value: self._completes(total, _moved(taken, value, 1), _moved(left, value, -1))
            for value in {self.worth[one] for one in adding}
        }
        return [one for one in free if one in alone or (one in adding and fits[self.worth[one]])]

    def round_over(self, since: State, state: State) -> bool:
        """See `Rounding`: everybody has played a card; a new deal ends the round as well."""
        before, now = self._held(since), self._held(state)
        return now > before or before - now >= len(self.hands)

    def _held(self, state: State) -> int:
        return sum(content.bit_count() for content in (state.zones[slot] for slot in self.hands))

    def complete(self, state: State | Draft | View, card: Card) -> bool:
        """Say whether what has been chosen is a capture as it stands."""
        chosen, total = state.variables[self.chosen], self.worth[card]
        taken = counted((self.worth[one] for one in cards_in(chosen)), total)
        return bool(chosen) and completes(total, taken, (0,) * total)

    def captures(self, state: State | Draft, card: Card, seat: Seat) -> bool:
        """Say whether a card of a seat's hand could take anything now."""
        total, offer = self.worth[card], self.offer(state, seat)
        if any(self._alone(state, one, total) for one in offer):
            return True
        adding = (self.worth[one] for one in offer if self._adds(state, one, total))
        return any_group(total, counted(adding, total))

    def _completes(self, total: int, taken: Counts, left: Counts) -> bool:
        return (one_group if self.one_only else completes)(total, taken, left)

    def _alone(self, state: State | Draft, card: Card, total: int) -> bool:
        """Say whether a card or pile is taken by itself: their values are the same."""
        lies = card in state.zones[self.layout]
        return self.worth[card] == total and (self.on["equal"] or not lies)

    def _adds(self, state: State | Draft, card: Card, total: int) -> bool:
        """Say whether a card can be part of a sum; tops only where that is the rule."""
        lies = card in state.zones[self.layout]
        can = self.on["sums"] if lies else self.tops_add
        return can and 0 < self.worth[card] < total

    def _foreign(self, owner: Seat, seat: Seat) -> bool:
        return owner != seat or not self.on["own"]

    def _steps(self, state: State | Draft, card: Card) -> list[Move]:
        takes = [Move(TAKE, (one,)) for one in self.takeable(state, card, state.turn)]
        if state.variables[self.chosen]:
            return [*takes, Move(DONE)] if self.complete(state, card) else takes
        return takes if takes and self.compulsory else [*takes, Move(LAY)]

    # Refusals

    def forbids(self, state: State, move: Move) -> str:
        """Name why a card can't be played or taken, or the capture not be ended."""
        card = self.in_play(state)
        if move.verb == PLAY:
            held = state.zones[self.hands[state.turn]] >> move.cards[0] & 1
            return NOT_NOW if held else NOT_YOUR_CARD
        if card is None:
            return NOT_NOW
        chosen = state.variables[self.chosen]
        if move.verb == TAKE:
            return self._keeps(state, card, move.cards[0])
        if move.verb == LAY:
            return NOT_NOW if chosen else f"{self.name}.compulsory"
        return f"{self.name}.sums" if chosen else NOT_NOW

    def _keeps(self, state: State, card: Card, wanted: Card) -> str:
        """Name what keeps a card or pile from being taken."""
        owner = next((who for who, top in self.all_tops(state) if top == wanted), None)
        lies = wanted in state.zones[self.layout]
        if state.variables[self.chosen] >> wanted & 1 or (owner is None and not lies):
            return NOT_NOW
        if owner == state.turn:
            return f"{self.name}.own"
        total = self.worth[card]
        alone, adds = self._alone(state, wanted, total), self._adds(state, wanted, total)
        if self.one_only and (alone or (adds and self.complete(state, card))):
            return f"{self.name}.captures"
        if lies:
            return f"{self.name}.{'sums' if self.worth[wanted] < total else 'equal'}"
        return f"{self.name}.{'tops' if adds else 'steal'}"

    # What happens

    def play(self, draft: Draft, move: Move) -> None:
        """Make a step, and then every one that has no other beside it."""
        seat = draft.turn
        self._step(draft, seat, move)
        while (card := self.in_play(draft)) is not None:
            steps = self._steps(draft, card)
            if len(steps) > 1:
                if move.verb == PLAY and not draft.variables[self.chosen]:
                    draft.event(PLAY, seat, cards=(card,))
                return
            self._step(draft, seat, steps[0])
        self._next(draft, seat)

    def _step(self, draft: Draft, seat: Seat, move: Move) -> None:
        if move.verb == PLAY:
            draft.move(move.cards[0], self.hands[seat], self.staging[seat])
        elif move.verb == TAKE:
            draft.variables[self.chosen] |= bit(move.cards[0])
            draft.event(TAKE, seat, cards=move.cards)
        elif move.verb == LAY:
            self._lay(draft, seat)
        else:
            self._capture(draft, seat)

    def _lay(self, draft: Draft, seat: Seat) -> None:
        draft.event(LAY, seat, cards=tuple(cards_in(draft.zones[self.staging[seat]])))
        draft.move_all(self.staging[seat], self.layout)
        draft.variables[self.last_play] = seat

    def _capture(self, draft: Draft, seat: Seat) -> None:
        """Gather the chosen cards and piles into a pile, the played card on top.

        All of it lies where everybody has seen it, so that nobody learns anything.
        """
        card = next(cards_in(draft.zones[self.staging[seat]]))
        chosen: Cards = draft.variables[self.chosen]
        taken = [one for one in draft.zones[self.layout] if chosen >> one & 1]
        piles = [one for one in self.all_tops(draft) if chosen >> one[1] & 1]
        under = [self.pile_under(draft, owner, top) for owner, top in piles]
        won = tuple((*pile, len(cards)) for pile, cards in zip(piles, under, strict=True))
        stolen = [one for cards in under for one in cards]
        gone = mask(taken) | mask(stolen)
        for slot in (self.layout, *self.captured):
            draft.zones[slot] = tuple(one for one in draft.zones[slot] if not gone >> one & 1)
        own: tuple[Card, ...] = draft.zones[self.captured[seat]]
        covered = gone | (mask(own) if self.one_pile else 0)
        draft.zones[self.captured[seat]] = (*own, *stolen, *taken, card)
        draft.zones[self.staging[seat]] = 0
        draft.variables[self.tops] = draft.variables[self.tops] & ~covered | bit(card)
        draft.variables[self.chosen] = 0
        draft.variables[self.last_play] = draft.variables[self.last_capture] = seat
        draft.event("capture", seat, cards=(card, *taken), arg=won)

    def pile_under(self, state: State | Draft, owner: Seat, top: Card) -> list[Card]:
        """Return the cards of the pile that a card lies on, itself the last one."""
        tops: Cards = state.variables[self.tops]
        pile: list[Card] = []
        for card in state.zones[self.captured[owner]]:
            pile.append(card)
            if card == top:
                break
            if tops >> card & 1:
                pile = []
        return pile

    def _next(self, draft: Draft, seat: Seat) -> None:
        draft.turn = draft.game.after(seat) if self.on["turns"] else seat
        if not draft.zones[self.hands[draft.turn]]:
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete hands, table, piles and stock (see `capture_positions`)."""
        in_play(self, draft, given)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing to complete: later phases say themselves where the cards lie."""


def _moved(counts: Counts, value: int, step: int) -> Counts:
    return (*counts[:value], counts[value] + step, *counts[value + 1 :])
