"""Setting up a position from an example's `given`, the rest filled in at random.

Every example must hold whatever the cards that it doesn't mention; so it is tried with
several fills. Seats are named by role: `dealer` is seat 0, `forehand` the next one, `P2` …
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.cards import NOBODY, Card, Cards, Seat, mask
from engine.errors import NotationError, PositionError
from engine.game import Game
from engine.givens import by_role, variable_value, whole
from engine.params import suggestion
from engine.phases.deal import TAKEN_UP
from engine.record import leading
from engine.registry import Dealing, Reserving
from engine.rng import Rng, stream
from engine.sense import conserve, heeded, kinds_of, only
from engine.state import Draft, State
from engine.zones import Zone

DEALER: Seat = 0
ROLES = (
    "dealer", "forehand", "second", "third", "fourth",
    "fifth", "sixth", "seventh", "eighth", "ninth",
)  # fmt: skip
POT = "pot"  # the account of nobody
# Keys of `given` that name no zone and no variable.
SPECIAL = ("at", "to_move", "led_by", "hand", "hands", "score", "accounts", "sizes", "deal")
START = "start"  # `at: start` is a new match, dealt by the engine


def position(game: Game, given: Mapping[str, Any], *, by: Sequence[str], fill: int) -> State:
    """Return the position that an example describes.

    Args:
        game: the compiled game.
        given: the example's `given`.
        by: paths that the example's clause claims; the first names the phase, unless `at`
            does; when neither does, the keys tell the likely one.
        fill: which random completion.

    Raises:
        PositionError: the position can't be; the message is Czech.
    """
    seed = f"example/{fill}"
    if given.get("at") == START:
        only(given, ("at",), "u začátku partie")
        return game.start(seed, dealer=DEALER)
    draft = Draft(game, game.blank(seed, DEALER))
    draft.phase = phase_of(game, given, by)
    setup = Given(game, given, stream("example", fill, game.id), draft.phase)
    setup.lay_out(draft)
    phase = game.phases[draft.phase]
    only(given, heeded(game, draft.phase), f"ve fázi „{phase.name}“")
    for earlier in game.phases[: draft.phase]:
        if isinstance(earlier, Reserving):
            earlier.reserve(draft, setup)
    phase.place(draft, setup)
    for earlier in reversed(game.phases[: draft.phase]):
        earlier.passed(draft, setup)
    conserve(game, draft)
    _learn(game, draft)
    if draft.turn == NOBODY:
        phase.enter(draft)
        game.run(draft)
    return draft.freeze()


def seat_of(game: Game, role: Any) -> Seat:
    """Return the seat of a role in an example.

    Raises:
        PositionError: the game has no such seat.
    """
    if role in ROLES[: game.seats]:
        return ROLES.index(role)
    if (
        isinstance(role, str)
        and role[:1] == "P"
        and role[1:].isdecimal()
        and int(role[1:]) < game.seats
    ):
        return int(role[1:])
    raise PositionError(f"neznámé místo u stolu „{role}“ – použijte dealer, forehand … nebo P0")


class Given:
    """An example's `given` and the cards that it doesn't mention."""

    def __init__(self, game: Game, raw: Mapping[str, Any], rng: Rng, phase: int) -> None:
        """Collect the cards that are free to fill in; what has been dealt depends on the phase."""
        self.game = game
        self.raw = raw
        self.rng = rng
        if isinstance(raw.get("hand"), Mapping):
            raise PositionError("hand jsou karty toho, kdo je na tahu – ruce všech píše hands")
        self.dealing = [one for one in game.phases[:phase] if isinstance(one, Dealing)]
        self.full_hand = sum(one.hand_size for one in self.dealing)
        zones = {zone.name for zone in game.layout.zones}
        named = [_codes(raw[key]) for key in raw if key in zones or key in ("hand", "hands")]
        used = self.cards(code for codes in named for code in codes)
        self.rest = [card for card in range(len(game.deck.codes)) if not used >> card & 1]
        self.laid: Cards = 0  # what lies in the zones so far; copies of a face are taken in turn
        rng.shuffle(self.rest)

    def cards(self, codes: Iterable[str], used: Cards = 0) -> Cards:
        """Return the set of these faces, for each repetition another copy that isn't used."""
        result = 0
        for code in codes:
            free = self.game.deck.copies_of.get(code, 0) & ~(result | used)
            if not free:
                known = code in self.game.deck.copies_of
                raise PositionError(
                    f"karta „{code}“ {'je v postavení vícekrát' if known else 'v balíčku není'}"
                )
            result |= free & -free
        return result

    def seat(self, key: str, default: Seat) -> Seat:
        """Return the seat that a key names."""
        return seat_of(self.game, self.raw[key]) if key in self.raw else default

    def by_seat(self, key: str) -> dict[Seat, Any]:
        """Return what a key says of each seat that it names."""
        return by_role(self.raw.get(key, {}), key, self._seat)

    def lay_out(self, draft: Draft) -> None:
        """Put the given zones, variables and scores into the draft."""
        layout = draft.game.layout
        for key, value in self.raw.items():
            slots = [slot for slot, zone in enumerate(layout.zones) if zone.name == key]
            if slots and key != "hand":
                self._lay_zone(draft, key, slots, value)
            elif key in {variable.name for variable in layout.variables}:
                draft.variables[draft.game.variable(key)] = self._variable(key, value)
            elif key not in (*SPECIAL, *marks_of(self.game)):
                known = (*SPECIAL, *(zone.name for zone in layout.zones))
                known += tuple(variable.name for variable in layout.variables)
                raise PositionError(f"postavení nezná klíč „{key}“{suggestion(key, known)}")
        for name, amounts in {
            draft.game.rules.account: self.raw.get("score", {}),
            **self.accounts(),
        }.items():
            for owner, amount in by_role(amounts, name, self._owner).items():
                if not draft.game.has_account(name, owner):
                    raise PositionError(f"hra tu nemá účet „{name}“ – napište score")
                had = draft.accounts[draft.game.account(name, owner)]
                draft.count(name, owner, whole(name, amount, None) - had)
        draft.deal = whole("deal", self.raw.get("deal", 1), 1) - 1
        for phase in self.game.phases:
            if isinstance(phase, Dealing):
                phase.retire(draft)

    def accounts(self) -> Mapping[str, Mapping[str, int]]:
        """Return the given accounts besides points: amounts by role, and of the pot."""
        accounts: Mapping[str, Mapping[str, int]] = self.raw.get("accounts", {})
        return accounts

    def take_rest(self) -> list[Card]:
        """Take every card that is still free."""
        taken, self.rest = self.rest, []
        return taken

    def take(self, cards: Sequence[Card]) -> Sequence[Card]:
        """Take these free cards."""
        self.rest = [card for card in self.rest if card not in cards]
        return cards

    def fill(self, count: int, suit: str | None = None) -> list[Card]:
        """Take free cards, of one suit if asked and possible."""
        deck = self.game.deck
        fitting = [card for card in self.rest if suit is None or deck.suit_code(card) == suit]
        if count < 0:
            raise PositionError("v ruce je jiný počet karet, než jaký z hry vyjde – opravte ho")
        taken = (fitting + [card for card in self.rest if card not in fitting])[:count]
        if len(taken) < count:
            raise PositionError("na doplnění postavení chybějí karty")
        self.take(taken)
        return taken

    def fill_trumps(self, draft: Draft, slot: int) -> None:
        """Choose the trump suit at random where the example is silent."""
        draws = any(isinstance(one, Dealing) and one.sets_trump for one in self.game.phases)
        if draws and "trump" not in self.raw and draft.variables[slot] is None:
            draft.variables[slot] = self.rng.choice(self.game.deck.suits)

    def hand_size(self, tricks: int, played: Collection[Seat]) -> int:
        """Return how many cards a seat holds that isn't among those who `played` to the trick."""
        if "hand" in self.raw:
            return len(_codes(self.raw["hand"]))
        for role, codes in self.raw.get("hands", {}).items():
            return len(_codes(codes)) + (seat_of(self.game, role) in played)
        return self.full_hand - tricks

    def codes(self, key: str) -> list[str]:
        """Return the faces that a key lists."""
        return list(_checked(self.game, _codes(self.raw[key])))

    def hands(self) -> dict[Seat, Cards]:
        """Return the hands that the example gives, by seat; copies of a face once each."""
        given, used = {}, self.laid
        for seat, codes in by_role(self.raw.get("hands", {}), "hands", self._seat).items():
            cards = self.cards(_codes(codes), used)
            given[seat] = cards
            used |= cards
        return given

    def fill_hand(self, draft: Draft, seat: Seat, size: int) -> None:
        """Give a seat the cards of the example, or free ones."""
        slot = self._slot("hand", seat)
        hands = self.hands()
        if seat == draft.turn and "hand" in self.raw:
            hands[seat] = self.cards(_codes(self.raw["hand"]), self.laid)
        draft.zones[slot] = hands[seat] if seat in hands else mask(self.fill(size))

    def share_out(self, draft: Draft) -> None:
        """Give the free cards one by one to the seats whose hands the example leaves open."""
        given = self.hands()
        seats = [one for one in self.game.from_forehand(draft.dealer) if one not in given]
        free = self.take_rest() if seats else []
        for seat in range(self.game.seats):
            own = free[seats.index(seat) :: len(seats)] if seat in seats else ()
            draft.zones[self._slot("hand", seat)] = given.get(seat, mask(own))

    def taken_up(self, draft: Draft) -> Seat:
        """Return who has taken the turned card into the hand, NOBODY where it lies on the table."""
        slot = draft.game.layout.named(TAKEN_UP)
        return NOBODY if slot is None else draft.variables[slot]

    def dealt(self, draft: Draft, seat: Seat) -> int:
        """Return how many cards a seat has got, the turned one among them if it has taken it."""
        size = sum(one.hand_size for one in self.dealing if one.gets(draft, seat))
        return size + (self.taken_up(draft) == seat)

    def fill_hands(self, draft: Draft) -> None:
        """Complete every hand to the size that was dealt, less what is laid aside."""
        for seat in range(self.game.seats):
            staged = [
                content
                for zone, content in zip(self.game.layout.zones, draft.zones, strict=True)
                if (zone.name, zone.owner) == ("staging", seat)
            ]
            aside = sum(content.bit_count() for content in staged)
            self.fill_hand(draft, seat, self.dealt(draft, seat) - aside)

    def fill_zone(self, draft: Draft, slot: int, size: int) -> None:
        """Complete a set zone to a size with free cards."""
        missing = size - draft.zones[slot].bit_count()
        if missing > 0:
            draft.zones[slot] |= mask(self.fill(missing))

    def spill(self, draft: Draft, ordered: int, into: int) -> None:
        """Put free cards aside until no more are left than the example's `sizes` says."""
        zone = self.game.layout.zones[ordered]
        size = self.raw.get("sizes", {}).get(zone.name)
        if size is None:
            return
        turns = any(one.name == "turned" for one in self.game.layout.zones)
        turned = 1 if turns and self.taken_up(draft) == NOBODY else 0
        aside = len(self.rest) + len(draft.zones[ordered]) - size
        aside -= turned if "turned" not in self.raw else 0
        draft.zones[into] |= mask(self.fill(max(0, aside), None))

    def _lay_zone(self, draft: Draft, key: str, slots: Sequence[int], value: Any) -> None:
        zones = self.game.layout.zones
        if len(slots) == 1 and zones[slots[0]].owner == NOBODY:
            self._lay(draft, slots[0], zones[slots[0]], value)
            return
        for seat, codes in by_role(value, key, self._seat).items():
            slot = self._slot(key, seat)
            self._lay(draft, slot, zones[slot], codes)

    def _variable(self, name: str, value: Any) -> Any:
        """Return a variable's value; a lasting one is a parameter agreed before the match."""
        variable = self.game.layout.variables[self.game.variable(name)]
        for kind in kinds_of(self.game) if variable.lasting else ():
            bad = kind.params[name].check(value) if name in kind.params else None
            if bad:
                raise PositionError(bad)
        return variable_value(variable, value, self.game.seats, self._seat)

    def _seat(self, role: Any) -> Seat:
        return seat_of(self.game, role)

    def _owner(self, role: Any) -> Seat:
        return NOBODY if role == POT else seat_of(self.game, role)

    def _lay(self, draft: Draft, slot: int, zone: Zone, codes: Any) -> None:
        cards = []
        for code in _checked(self.game, _codes(codes)):
            one = self.cards([code], self.laid)
            self.laid |= one
            cards.append(one.bit_length() - 1)
        draft.zones[slot] = tuple(cards) if zone.ordered else mask(cards)

    def _slot(self, name: str, owner: Seat = NOBODY) -> int:
        return next(
            slot
            for slot, zone in enumerate(self.game.layout.zones)
            if (zone.name, zone.owner) == (name, owner)
        )


def phase_of(game: Game, given: Mapping[str, Any], by: Sequence[str]) -> int:
    """Return the index of the phase that a position is in."""
    names = [phase.name for phase in game.phases]
    if "at" in given:
        if given["at"] not in names:
            raise PositionError(f"fáze „{given['at']}“ ve hře není: {', '.join(names)}")
        return names.index(given["at"])
    for path in by:
        name = leading(path, names)
        if name is not None:
            return names.index(name)
    return _likely_phase(game, given)


def _likely_phase(game: Game, given: Mapping[str, Any]) -> int:
    """Return the phase that most keys of a position speak of, else the first with decisions."""
    kinds = kinds_of(game)
    marks = [len(kind.marks & set(given)) for kind in kinds]
    if any(marks):
        return marks.index(max(marks))
    return next((i for i, kind in enumerate(kinds) if kind.verbs), 0)


def marks_of(game: Game) -> frozenset[str]:
    """Return the keys of `given` that the game's phases have for themselves."""
    return frozenset(mark for kind in kinds_of(game) for mark in kind.marks)


def by_seat(game: Game, value: Any) -> Any:
    """Return a record's value with seats for roles: a role, numbers by role, or a list."""
    if value == "nobody":
        return NOBODY
    if isinstance(value, str) and value in ROLES:
        return seat_of(game, value)
    if isinstance(value, Mapping):
        numbers = {seat_of(game, role): number for role, number in value.items()}
        return tuple(numbers.get(seat, 0) for seat in range(game.seats))
    if isinstance(value, list):
        return tuple(by_seat(game, one) for one in value)
    return value


def _codes(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [code for codes in value.values() for code in _codes(codes)]
    if isinstance(value, str):
        return value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(f"čekají se kódy karet, je tu „{value}“")
    return [code for item in value for code in _codes(item)]


def _checked(game: Game, codes: Sequence[str]) -> Sequence[str]:
    for code in codes:
        try:
            game.deck.card(code)
        except NotationError:
            raise PositionError(f"karta „{code}“ v balíčku není") from None
    return codes


def _learn(game: Game, draft: Draft) -> None:
    """Let every seat know what lies where it can see it."""
    for slot, zone in enumerate(game.layout.zones):
        content = draft.zones[slot]
        cards = mask(content) if zone.ordered else content
        for seat in range(game.seats):
            if zone.seen_by(seat):
                draft.known[seat] |= cards
