"""Who sits at the table and what they hold: people, roles and cards as sentences call them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card, Seat
from engine.game import Game
from engine.position import ROLES, seat_of
from engine.table.czech import (
    NOUNS,
    Suits,
    card_gender,
    card_name,
    card_sign,
    compass,
    count,
    fold,
    listed,
    noun,
    person,
    person_gender,
    role,
    suits_of,
    trump_number,
)
from engine.table.czech.grammar import Case, Gender

_COMPASS = "SWNE"  # the reader is South, on his left is West
NO_READER: Seat = -2  # whose seat this is, everybody is told of by name or role


class Cast(NamedTuple):
    """Everybody at the table as the reader's seat calls them."""

    game: Game
    seat: Seat  # the reader's
    dealer: Seat
    roles: bool = False  # roles instead of names: in examples of rules

    def name(self, seat: Seat, case: Case = "nom") -> str:
        """Return how another seat is called: „Alena“, „Západ“, in examples „předák“."""
        if self.roles:
            return self.role(seat, case)
        place = self.place(seat)
        if self._compass:
            return compass(_COMPASS[place], case)
        return person(place - 1, case)

    def gender(self, seat: Seat) -> Gender:
        """Return the gender of another seat's name; roles and points of the compass are he."""
        if self.roles or self._compass:
            return "ma"
        return person_gender(self.place(seat) - 1)

    def place(self, seat: Seat) -> int:
        """Return how many places to the reader's left a seat is; 0 is the reader's own."""
        steps = seat - self.seat if self.game.rules.clockwise else self.seat - seat
        return steps % self.game.seats

    def role(self, seat: Seat, case: Case = "nom") -> str:
        """Return a seat's role: „rozdávající“, „předák“, „druhý hráč“."""
        return role(ROLES[(seat - self.dealer) % self.game.seats], case)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who else is on a seat's side."""
        return tuple(one for one in self.game.side(seat) if one != seat)

    def together(self, seat: Seat) -> bool:
        """Say whether a side is told by several names, so that a verb about it is in plural."""
        return not self.roles and len(self.game.side(seat)) > 1

    def side(self, seat: Seat, case: Case = "nom") -> str:
        """Return who plays with a seat: „Alena a Cyril“, in examples „strana předáka“."""
        seats = self.game.side(seat)
        if len(seats) == 1:
            return self.name(seat, case)
        if self.roles:
            first = min(seats, key=lambda one: (one - self.dealer) % self.game.seats)
            return f"{noun('strana').one(case)} {self.role(first, 'gen')}"
        return listed(self.name(one, case) for one in self.from_reader(seats))

    def from_reader(self, seats: Iterable[Seat]) -> list[Seat]:
        """Return seats in order of play, the reader's first."""
        return sorted(seats, key=lambda one: (one - self.seat) % self.game.seats)

    def keyed(self, key: str, case: Case = "nom") -> str:
        """Return the role of a seat that an example names: `forehand`, `P2`."""
        return self.role(seat_of(self.game, key), case)

    @property
    def suits(self) -> Suits:
        """How the suits are called, by the codes of the deck and of what it looks like."""
        deck, faces = self.game.deck, self.game.faces
        return {
            **suits_of(deck.suits, faces.suit_ids),
            **suits_of(faces.suits, faces.suit_ids),
            **({"C": "trefy"} if self._compass else {}),
        }

    def sign(self, code: str, case: Case = "nom") -> str:
        """Return a card in a sentence: „♥A“, without a usual sign „zelené eso“, „svrška“."""
        face = self.game.shown(code)
        if own := self.game.faces.signs.get(face):
            return own
        sign = card_sign(face, self.suits)
        named = sign == card_name(face, suits=self.suits)
        return card_name(face, case, self.suits) if named else sign

    def called(self, code: str) -> str:
        """Return a card by itself: „♥A“, or as its deck's record calls it: „♠R“."""
        return self.game.record.get("names", {}).get(code) or self.sign(code)

    def card_gender(self, code: str) -> Gender:
        """Return the gender of a card's name, for verbs that agree with it."""
        return card_gender(self.game.shown(code), self.suits)

    def cards(self, cards: Iterable[Card], case: Case = "nom", conjunction: str = "a") -> str:
        """Return cards of the game in a sentence: „♠K, ♠7 a ♥A“, „zelenou desítku“."""
        codes = self.game.deck.codes
        return listed((self.sign(codes[card], case) for card in cards), conjunction)

    def signs(self, codes: str | Iterable[str], case: Case = "nom") -> str:
        """Return many cards by their codes: „♠K ♠7 ♥A“, without signs „sovu, dvě lišky a psa“.

        Numbered trumps stand together in front: „trumfy 21 14 9“.
        """
        faces = Counter(codes.split() if isinstance(codes, str) else codes)
        numbers = [face for face in faces if trump_number(face)]
        many = len(numbers) > 1
        named = [f"trumfy {' '.join(map(trump_number, numbers))}"] if many else []
        named += [
            self._copies(face, number, case)
            for face, number in faces.items()
            if not (many and trump_number(face))
        ]
        spelt = any(one.islower() for one in named)
        return listed(named) if spelt else " ".join(named)

    def _copies(self, code: str, number: int, case: Case) -> str:
        """Return a card, or several of the same face: „dvě lišky“, „♠K ♠K“."""
        name = self.sign(code)
        if number > 1 and fold(name) in NOUNS:
            return count(number, name, case, words=True)
        return " ".join([self.sign(code, case)] * number)

    @property
    def _compass(self) -> bool:
        return self.game.record.get("seats") == "compass"
