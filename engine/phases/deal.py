"""Dealing: packets round the table from a shuffled talon, and the turned card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, cards_in, mask
from engine.errors import PositionError, RecordError
from engine.params import Choice, Many, Whole
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    shares = params.get("share", "none") != "none"
    if params.get("packets") and shares:
        return "packets i share říkají, kolik karet kdo dostane – nechte jen jedno"
    turns = params.get("turn_up", "none") != "none"
    if params.get("turned_after", 0) > (len(params.get("packets") or ()) if turns else 0):
        return "turned_after přesahuje počet částí, nebo se nic neotáčí – upravte ho"
    if not params.get("packets") and not shares:
        return "rozdávání neříká, kolik karet kdo dostane – doplňte packets, nebo share"
    if params.get("rest") == "pile" and "pile" not in marks:
        return "rest: pile odkládá zbylé karty tam, kde si jich žádná fáze nevšimne – vynechte ho"
    return ""


@phase(
    "deal",
    doc="rozdávání: zamíchá, rozdá po částech a případně otočí kartu",
    params={
        "packets": Many(
            "po kolika kartách se postupně rozdává", Whole("karet", low=1, high=26), default=()
        ),
        "share": Choice(
            "balíček se rozdá po jedné: každému stejně, nebo do poslední karty",
            ("none", "equal", "last"),
            default="none",
        ),
        "rest": Choice("kam přijdou zbylé karty", ("talon", "pile"), default="talon"),
        "turn_up": Choice(
            "co určuje karta otočená po rozdání; rozdají-li se všechny, otočí se poslední z nich",
            ("none", "trump"),
            default="none",
        ),
        "turned_after": Whole(
            "po kolikáté části se karta otočí, není-li to až po rozdání", low=1, high=10, default=0
        ),
        "aside_after": Whole(
            "po kolika hráčích se v každé části odloží jedna karta do talonu",
            low=1,
            high=10,
            default=0,
        ),
    },
    parts={"first": "první dostává karty předák"},
    marks=("talon",),
    leaves=("talon", "turned", "trump"),
    agree=_agree,
)
class Deal:
    """Shuffles the deck into the talon, deals from its top, may turn the next card up."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the hands, the talon and, where a card is turned, its zone and the trump."""
        self.name = name
        cards = len(plan.deck.codes)
        share = params.get("share", "none")
        self.shares = share != "none"
        whole, over = divmod(cards, plan.seats)
        self.packets = tuple(params.get("packets") or (1,) * (whole if self.shares else 0))
        self.over = over if share == "last" else 0  # seats that get one card more
        self.hand_size = sum(self.packets)
        if self.hand_size * plan.seats > len(plan.deck.codes):
            raise RecordError(
                f"pro {plan.seats} hráčů nestačí karty: rozdává se po {self.hand_size}"
                f" a v balíčku je jich {len(plan.deck.codes)}",
                "players",
            )
        self.aside_after: int = params.get("aside_after", 0)
        self.sets_trump = params.get("turn_up", "none") == "trump"
        dealt_out = self.hand_size * plan.seats + self.over == len(plan.deck.codes)
        self.turns_last = self.sets_trump and dealt_out  # somebody gets it later
        self.turned_after: int = params.get("turned_after", 0) if self.sets_trump else 0
        self.forehand_first = plan.on(f"{name}.first")
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.pile = None
        if params.get("rest") == "pile":
            self.pile = plan.layout.zone("pile", Sight.ALL, ordered=True)
        if self.sets_trump:
            self.turned = plan.layout.zone("turned", Sight.ALL)
            self.trump = plan.layout.variable("trump", None)

    def enter(self, draft: Draft) -> None:
        """Deal; a talon that an example has laid out is not shuffled."""
        if not draft.zones[self.talon]:
            draft.shuffle_into(self.talon, range(len(draft.game.deck.codes)), "shuffle")
        seats = draft.game.from_forehand(draft.dealer)
        if not self.forehand_first:
            seats = seats[::-1]
        getting = self._getting(seats)
        if self.turns_last:
            getting.pop()
        early = sum(self.packets[: self.turned_after]) * len(seats)
        for seat in getting[:early]:
            self._give(draft, seat)
        if early:
            draft.draw(self.talon, self.turned)
        for seat in getting[early:]:
            self._give(draft, seat)
        draft.event("deal", draft.dealer)
        if self.pile is not None:
            draft.move_all(self.talon, self.pile)
        if self.sets_trump:
            self._turn_up(draft)

    def _getting(self, seats: Sequence[Seat]) -> list[Seat]:
        """Return who gets each card of the pack in turn, NOBODY for those laid aside."""
        aside = self.aside_after
        getting = []
        for packet in self.packets:
            for place, seat in enumerate(seats, 1):
                getting += [seat] * packet + [NOBODY] * (place == aside)
        return getting + list(seats[: self.over])

    def _give(self, draft: Draft, seat: Seat) -> None:
        """Give the top card of the pack, or lay it under the pack, where the talon remains."""
        if seat == NOBODY:
            top, *rest = draft.zones[self.talon]
            draft.zones[self.talon] = (*rest, top)
        else:
            draft.draw(self.talon, self.hands[seat])

    def _turn_up(self, draft: Draft) -> None:
        """Let the turned card decide the trump suit; it is turned now unless it lies there."""
        if not draft.zones[self.turned]:
            draft.draw(self.talon, self.turned)
        card = next(cards_in(draft.zones[self.turned]))
        draft.variables[self.trump] = draft.game.deck.suit_code(card)
        draft.event("turn up", draft.dealer, cards=(card,))

    def place(self, draft: Draft, given: Given) -> None:
        """Lay out the talon: the cards given, then the rest in random order."""
        draft.turn = NOBODY
        draft.zones[self.talon] += tuple(given.take_rest())

    def passed(self, draft: Draft, given: Given) -> None:
        """Turn a card of the given trump suit and put the rest under the given talon."""
        if "talon" in given.raw and (self.shares or self.pile is not None):
            raise PositionError("po rozdání v talonu nic není – talon vynechte")
        if self.sets_trump:
            used_up = not given.rest and not draft.zones[self.talon]
            if not (draft.zones[self.turned] or self.turns_last or used_up):
                draft.zones[self.turned] = mask(given.fill(1, draft.variables[self.trump]))
            for card in cards_in(draft.zones[self.turned]):
                draft.variables[self.trump] = draft.game.deck.suit_code(card)
        draft.zones[self.talon] += tuple(given.take_rest())
