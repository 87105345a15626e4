"""Who sits at the table: the reader, opponents with names, or roles in examples."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Seat
from engine.game import Game
from engine.table.czech import Suits, card_sign, cards_listed, compass, person, role, suits_of
from engine.table.czech.grammar import Case

# Seats by their distance from the dealer.
_ROLES = ("dealer", "forehand", "second", "third", "fourth", "fifth", "sixth")
_COMPASS = "SWNE"  # the reader is South; the order of play is clockwise


class Cast(NamedTuple):
    """Everybody at the table as the reader's seat calls them."""

    game: Game
    seat: Seat  # the reader's
    dealer: Seat
    roles: bool = False  # roles instead of names: in examples of rules

    def name(self, seat: Seat, case: Case = "nom") -> str:
        """Return how another seat is called: „Alena“, „Západ“, in examples „předák“."""
        place = (seat - self.seat) % self.game.seats
        if self.roles:
            return self.role(seat, case)
        if self.game.record.get("seats") == "compass":
            return compass(_COMPASS[place], case)
        return person(place - 1, case)

    def role(self, seat: Seat, case: Case = "nom") -> str:
        """Return a seat's role: „rozdávající“, „předák“, „druhý hráč“."""
        return role(_ROLES[(seat - self.dealer) % self.game.seats], case)

    @property
    def suits(self) -> Suits:
        """How the suits are called, by the codes of the deck and of what it looks like."""
        deck, faces = self.game.deck, self.game.faces
        return {
            **suits_of(deck.suits, faces.suit_ids),
            **suits_of(faces.suits, faces.suit_ids),
        }

    def sign(self, code: str) -> str:
        """Return a card in a sentence: „♥A“, with another deck „zelené eso“."""
        return card_sign(self.game.shown(code), self.suits)

    def cards(self, cards: tuple[int, ...]) -> str:
        """Return cards with their signs: „♠K, ♠7 a ♥A“."""
        return cards_listed((self.game.faces.codes[card] for card in cards), self.suits)
