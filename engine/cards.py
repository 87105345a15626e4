"""Cards as ints, sets of cards as bit masks, and the tables of an order.

A `Card` is an index into its deck. Copies of a face (two packs shuffled together) are
different cards with the same code; moves name faces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

from engine.errors import NotationError

Card: TypeAlias = int
Cards: TypeAlias = int
Seat: TypeAlias = int

NOBODY: Seat = -1
SUITLESS = -1


def bit(card: Card) -> Cards:
    """Return the set with this one card."""
    return 1 << card


def mask(cards: Iterable[Card]) -> Cards:
    """Return the set of these cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def cards_in(cards: Cards) -> Iterator[Card]:
    """Yield the cards of a set, lowest index first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


@dataclass(frozen=True)
class Deck:
    """The cards that a game is played with, suit by suit, suitless ones last."""

    id: str
    codes: tuple[str, ...]  # face of each card; copies share it
    suits: tuple[str, ...]  # codes of the suits, in the record's order
    suit_ids: tuple[str, ...]  # Czech ids of the suits (`piky`), for names and drawings
    ranks: tuple[str, ...]  # codes of the ranks, high to low
    suit_of: tuple[int, ...] = field(repr=False)  # index into suits, SUITLESS for none
    rank_of: tuple[str, ...] = field(repr=False)  # code of the rank, the face for suitless cards
    copies_of: Mapping[str, Cards] = field(repr=False)  # face → all its copies
    first_of: tuple[Card, ...] = field(repr=False)  # first copy of the card's face
    signs: Mapping[str, str] = field(repr=False)  # face → how it is written, where unlike its code

    @property
    def all(self) -> Cards:
        """The whole deck as a set."""
        return (1 << len(self.codes)) - 1

    def suit_code(self, card: Card) -> str:
        """Return the code of the card's suit, '' for suitless cards."""
        suit = self.suit_of[card]
        return "" if suit == SUITLESS else self.suits[suit]

    def card(self, code: str) -> Card:
        """Return the first copy of a face.

        Raises:
            NotationError: the deck has no such face.
        """
        copies = self.copies_of.get(code)
        if copies is None:
            raise NotationError(code)
        return (copies & -copies).bit_length() - 1

    def copies_in(self, cards: Cards, card: Card) -> Cards:
        """Return those of a set that have the card's face."""
        return cards & self.copies_of[self.codes[card]]

    def faces_in(self, cards: Cards) -> list[Card]:
        """Return one card for each face in a set, in deck order."""
        return list(dict.fromkeys(self.first_of[card] for card in cards_in(cards)))

    def texts(self, cards: Cards) -> list[str]:
        """Return the codes of a set, in deck order."""
        return [self.codes[card] for card in cards_in(cards)]


def deck_from_record(record: Mapping[str, Any] | None) -> Deck:
    """Build a deck from its compiled record; a game without cards has a deck of none."""
    if record is None:
        record = {"id": "", "suits": [], "ranks": [], "codes": []}
    suits = tuple(suit["code"] for suit in record["suits"])
    codes = tuple(record["codes"])
    copies: dict[str, Cards] = {}
    for card, code in enumerate(codes):
        copies[code] = copies.get(code, 0) | bit(card)
    split = [split_code(code, suit_first=record.get("suit_first", False)) for code in codes]
    suited = [suit in suits and rank in record["ranks"] for suit, rank in split]
    return Deck(
        id=record["id"],
        codes=codes,
        suits=suits,
        suit_ids=tuple(suit["id"] for suit in record["suits"]),
        ranks=tuple(record["ranks"]),
        suit_of=tuple(
            suits.index(suit) if has else SUITLESS
            for (suit, _), has in zip(split, suited, strict=True)
        ),
        rank_of=tuple(
            rank if has else code for code, (_, rank), has in zip(codes, split, suited, strict=True)
        ),
        copies_of=copies,
        first_of=tuple(codes.index(code) for code in codes),
        signs=record.get("signs", {}),
    )


def split_code(code: str, *, suit_first: bool) -> tuple[str, str]:
    """Return what stands for the suit in a code, one letter, and what for the rank."""
    return (code[:1], code[1:]) if suit_first else (code[-1:], code[:-1])


@dataclass(frozen=True)
class Ranking:
    """Which card beats which while one suit (or none) is trump."""

    suit_of: tuple[int, ...] = field(repr=False)  # card → index of the suit that it counts to
    suit_mask: tuple[Cards, ...]  # by suit index
    beats: tuple[Cards, ...] = field(repr=False)  # card → cards that beat it once it is led
    strength: tuple[int, ...] = field(repr=False)  # place in the order, high is strong
    trumps: Cards


def ranking(
    deck: Deck, order: Sequence[str], trump: str | None, second: str = "", fixed: Cards = 0
) -> Ranking:
    """Return the (cached) tables for an order of ranks and a trump suit.

    Args:
        deck: the deck in use.
        order: codes of the ranks, high to low; ranks that are left out can't win.
        trump: code of the trump suit, or None.
        second: code of a card that is always the second highest trump, '' where none is.
        fixed: suitless cards that are trumps instead of a suit, the deck's first the highest.
    """
    return _ranking(_Key(deck), tuple(order), trump, second, fixed)


class _Key:
    """A deck as a cache key: hashed by its id and compared by its codes, so that it is cheap."""

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def __hash__(self) -> int:
        return hash(self.deck.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.deck.codes == other.deck.codes


@lru_cache(maxsize=256)
def _ranking(
    key: _Key, order: tuple[str, ...], trump: str | None, second: str, fixed: Cards
) -> Ranking:
    deck = key.deck
    if fixed:
        return _with_fixed(_ranking(key, order, None, "", 0), fixed)
    promoted = deck.copies_of.get(second, 0) if trump in deck.suits else 0
    step = 2 if promoted else 1  # leaves a place between two ranks
    place = {rank: step * (len(order) - index) for index, rank in enumerate(order)}
    suit_of = tuple(
        deck.suits.index(str(trump)) if promoted >> card & 1 else suit
        for card, suit in enumerate(deck.suit_of)
    )
    strength = tuple(
        2 * len(order) - 1 if promoted >> card & 1 else place.get(rank, 0)
        for card, rank in enumerate(deck.rank_of)
    )
    suit_mask = tuple(
        mask(card for card, own in enumerate(suit_of) if own == suit)
        for suit in range(len(deck.suits))
    )
    trumps = suit_mask[deck.suits.index(trump)] if trump in deck.suits else 0
    beats = []
    for card, suit in enumerate(suit_of):
        same = suit_mask[suit] if suit != SUITLESS else 0
        higher = mask(other for other in cards_in(same) if strength[other] > strength[card])
        beats.append(higher if trumps >> card & 1 else higher | trumps)
    return Ranking(suit_of, suit_mask, tuple(beats), strength, trumps)


def _with_fixed(plain: Ranking, fixed: Cards) -> Ranking:
    """Return the tables with suitless cards as a suit of their own that is always trump.

    A suitless card that isn't among them is beaten by every other one.
    """
    own = len(plain.suit_mask)
    suit_of = tuple(own if fixed >> card & 1 else suit for card, suit in enumerate(plain.suit_of))
    trumps = list(cards_in(fixed))
    strength = list(plain.strength)
    everything = (1 << len(suit_of)) - 1
    beats = [
        everything & ~bit(card) if suit == SUITLESS else higher | fixed
        for card, (suit, higher) in enumerate(zip(suit_of, plain.beats, strict=True))
    ]
    for place, card in enumerate(trumps):
        strength[card] = len(trumps) - place
        beats[card] = mask(trumps[:place])
    return Ranking(suit_of, (*plain.suit_mask, fixed), tuple(beats), tuple(strength), fixed)
