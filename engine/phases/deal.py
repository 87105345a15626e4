"""Dealing: packets round the table from a shuffled talon, and the turned card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, cards_in, mask
from engine.errors import PositionError, RecordError
from engine.params import Choice, Many, Whole
from engine.phases.packets import Packet, to_hands, way_of
from engine.phases.trick_seats import OUT
from engine.registry import Opening, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

TAKEN_UP = "taken_up"  # the variable that names who has taken the turned card up
PACK = "pack"  # the zone of cards that are dealt face down and turned one by one


def face_down(plan: Plan) -> tuple[int, ...]:
    """Claim a place for each seat where its cards lie while it may not look at them."""
    return plan.layout.zones_of_seats("face_down", Sight.NONE)


def packs(plan: Plan) -> tuple[int, ...]:
    """Claim a face-down pack for each seat: cards lie in order and nobody looks at them."""
    return plan.layout.zones_of_seats(PACK, Sight.NONE, ordered=True)


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
        "aside_after": Whole(
            "po kolika hráčích se v každé části odloží jedna karta do talonu",
            low=1,
            high=10,
            default=0,
        ),
        "hands": Whole(
            "kolik hráčů dostává karty; sedí-li u stolu o jednoho víc, rozdávající nehraje",
            low=2,
            high=9,
            default=0,
        ),
        "face_down": Choice(
            "čí karty leží rubem nahoru, dokud se na ně nepodívá",
            ("none", "dealer"),
            default="none",
        ),
        "into": Choice(
            "kam se rozdává: do ruky, nebo na balíček rubem nahoru, do kterého se nikdo nedívá",
            ("hand", "pack"),
            default="hand",
        ),
    },
    parts={"first": "první dostává karty předák"},
    marks=("talon",),
    reads=("hands",),
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
        self.aside_after: int = params.get("aside_after", 0)
        self.hand_size = sum(map(to_hands, self.packets))
        self.getting = _getting(plan.seats, params.get("hands", 0))
        # A later deal goes on from the talon that the first one has left.
        self.opens = all(zone.name not in ("hand", PACK) for zone in plan.layout.zones)
        dealt = len(way_of(self.packets, range(self.getting), self.aside_after))
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
        self.stacks = params.get("into", "hand") == "pack"
        self.hands = packs(plan) if self.stacks else plan.layout.hands()
        if self.getting < plan.seats:
            plan.layout.variable(OUT, ())
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.face_down: tuple[int, ...] = ()
        if params.get("face_down") == "dealer":
            self.face_down = face_down(plan)
        self.pile = None
        if params.get("rest") == "pile":
            self.pile = plan.layout.zone("pile", Sight.ALL, ordered=True)
        if self.sets_trump:
            self.turned = plan.layout.zone("turned", Sight.ALL)
            self.trump = plan.layout.variable("trump", None)

    def enter(self, draft: Draft) -> None:
        """Deal; a talon that an example has laid out is not shuffled."""
        if self.opens and not draft.zones[self.talon]:
            draft.shuffle_into(self.talon, range(len(draft.game.deck.codes)), "shuffle")
        self.retire(draft)
        seats = self._seats(draft)
        early = way_of(self.packets[: self.turned_after], seats, self.aside_after)
        later = way_of(self.packets[self.turned_after :], seats, self.aside_after)
        later += seats[: self.over]
        if self.turns_last:
            later.pop()
        for seat in early:
            self._give(draft, seat)
        if early:
            draft.draw(self.talon, self.turned)
        for seat in later:
            self._give(draft, seat)
        if self.opens:
            draft.event("deal", draft.dealer)
        else:
            draft.event("deal on", draft.dealer, arg=self.hand_size)
        if self.pile is not None:
            draft.move_all(self.talon, self.pile)
        if self.sets_trump:
            self._turn_up(draft)

    def retire(self, draft: Draft) -> None:
        """Leave the dealer out where others get all the cards, and who is out of the match."""
        slot = draft.game.layout.named(OUT)
        around = [draft.dealer, *draft.game.from_forehand(draft.dealer)[:-1]]
        idle = tuple(seat for seat in around if not self.gets(draft, seat))
        if slot is not None and idle:
            others = (seat for seat in draft.variables[slot] if seat not in idle)
            draft.variables[slot] = (*idle, *others)

    def gets(self, draft: Draft, seat: Seat) -> bool:
        """Say whether a seat is dealt cards."""
        plays = self.getting == draft.game.seats or seat != draft.dealer
        return plays and not draft.game.rules.gone(draft, seat)

    def _seats(self, draft: Draft) -> list[Seat]:
        """Return who gets cards, in the order of dealing."""
        seats = [seat for seat in draft.game.from_forehand(draft.dealer) if self.gets(draft, seat)]
        return seats if self.forehand_first else seats[::-1]

    def _give(self, draft: Draft, seat: Seat) -> None:
        """Deal the top card, or lay it under the others, where the talon remains.

        The dealer's lies face down before him where he may not look at it yet. A pack grows
        upwards: the card dealt last is its top.
        """
        if seat == NOBODY:
            top, *rest = draft.zones[self.talon]
            draft.zones[self.talon] = (*rest, top)
            return
        unseen = self.face_down and seat == draft.dealer
        slot = self.face_down[seat] if unseen else self.hands[seat]
        card = draft.draw(self.talon, slot)
        if self.stacks:
            draft.zones[slot] = (card, *draft.zones[slot][:-1])

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
        if not self.opens:
            given.fill_hands(draft)  # the first deal has left a talon
            return
        draft.zones[self.talon] += tuple(given.take_rest())

    def passed(self, draft: Draft, given: Given) -> None:
        """Turn a card of the given trump suit and put the rest under the given talon."""
        if not self.opens:
            return
        if "talon" in given.raw and (self.shares or self.pile is not None):
            raise PositionError("po rozdání v talonu nic není – talon vynechte")
        if self.sets_trump:
            used_up = not given.rest and not draft.zones[self.talon]
            gone = used_up or self.turns_last or given.taken_up(draft) != NOBODY
            gone = gone or any(
                isinstance(one, Opening) and one.opens_with_turned for one in draft.game.phases
            )
            if not (draft.zones[self.turned] or gone):
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
