"""Dealing: packets round the table from a shuffled talon, and the turned card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, cards_in, mask
from engine.errors import PositionError, RecordError
from engine.params import Choice, Many, Whole
from engine.phases.packets import Packet, into_talon, to_hands
from engine.phases.trick_seats import OUT
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
            "po kolika kartách se postupně rozdává; {talon: 2} jde stranou do talonu",
            Packet("karet"),
            default=(),
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
        "hands": Whole(
            "kolik hráčů dostává karty; sedí-li u stolu o jednoho víc, rozdávající nehraje",
            low=2,
            high=9,
            default=0,
        ),
    },
    parts={"first": "první dostává karty předák"},
    marks=("talon",),
    leaves=("talon", "turned", "trump", "out"),
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
        self.hand_size = sum(map(to_hands, self.packets))
        self.getting = _getting(plan.seats, params.get("hands", 0))
        dealt = self.hand_size * self.getting + sum(map(into_talon, self.packets))
        if dealt > len(plan.deck.codes):
            raise RecordError(
                f"pro {plan.seats} hráčů nestačí karty: rozdává se po {self.hand_size}"
                f" a v balíčku je jich {len(plan.deck.codes)}",
                "players",
            )
        self.sets_trump = params.get("turn_up", "none") == "trump"
        dealt_out = self.hand_size * self.getting + self.over == len(plan.deck.codes)
        self.turns_last = self.sets_trump and dealt_out  # somebody gets it later
        self.turned_after: int = params.get("turned_after", 0) if self.sets_trump else 0
        self.forehand_first = plan.on(f"{name}.first")
        self.hands = plan.layout.hands()
        self.out = plan.layout.variable(OUT, ()) if self.getting < plan.seats else None
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
        self.retire(draft)
        way = self._way(draft)
        early = sum(map(self._size, self.packets[: self.turned_after]))
        for seat in way[:early]:
            self._give(draft, seat)
        if early:
            draft.draw(self.talon, self.turned)
        for seat in way[early:]:
            self._give(draft, seat)
        draft.event("deal", draft.dealer)
        if self.pile is not None:
            draft.move_all(self.talon, self.pile)
        if self.sets_trump:
            self._turn_up(draft)

    def retire(self, draft: Draft) -> None:
        """Leave the dealer out where others get all the cards."""
        if self.out is not None and not self.gets(draft, draft.dealer):
            others = (seat for seat in draft.variables[self.out] if seat != draft.dealer)
            draft.variables[self.out] = (draft.dealer, *others)

    def gets(self, draft: Draft, seat: Seat) -> bool:
        """Say whether a seat is dealt cards."""
        return self.getting == draft.game.seats or seat != draft.dealer

    def _way(self, draft: Draft) -> list[Seat]:
        """Return where the cards go one by one: to seats, NOBODY for the talon."""
        seats = [seat for seat in draft.game.from_forehand(draft.dealer) if self.gets(draft, seat)]
        if not self.forehand_first:
            seats = seats[::-1]
        way: list[Seat] = []
        for packet in self.packets:
            way += [seat for seat in seats for _ in range(to_hands(packet))]
            way += [NOBODY] * into_talon(packet)
        way += seats[: self.over]
        return way[:-1] if self.turns_last else way

    def _size(self, packet: Any) -> int:
        """Return how many cards a packet takes altogether."""
        return to_hands(packet) * self.getting + into_talon(packet)

    def _give(self, draft: Draft, seat: Seat) -> None:
        """Give the next card to a seat; one for the talon goes under the cards still dealt."""
        if seat != NOBODY:
            draft.draw(self.talon, self.hands[seat])
            return
        first, *rest = draft.zones[self.talon]
        draft.zones[self.talon] = (*rest, first)

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


def _getting(seats: int, hands: int) -> int:
    """Return how many seats are dealt cards.

    Raises:
        RecordError: more than one of them would be idle.
    """
    if hands and seats > hands + 1:
        raise RecordError(
            f"karty dostává {hands} a u stolu sedí {seats} – upravte players, nebo deal.hands",
            "players",
        )
    return min(hands or seats, seats)
