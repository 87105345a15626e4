"""What a deck is made of, as its page says it: cards or stones; suits, quartets or months."""

from __future__ import annotations

from dataclasses import dataclass

from engine.table.czech import number, quantity
from engine.table.czech.text import NBSP
from plugins.records.models import Deck


@dataclass(frozen=True, slots=True)
class Counted:
    """A noun as it is counted: 1 karta, 2 karty, 5 karet."""

    one: str
    few: str
    many: str

    def count(self, amount: int) -> str:
        """Return a number with the noun."""
        forms = {"one": self.one, "few": self.few}
        return f"{number(amount)}{NBSP}{forms.get(quantity(amount), self.many)}"


@dataclass(frozen=True, slots=True)
class Piece(Counted):
    """A single thing of a deck."""

    each: str
    on_it: str  # head of a column
    which: str  # label of an exercise
    dealing: str  # what dealing out does
    whole: str  # what all of them are
    about: str  # headings of a page
    games: str
    derived: str

    @property
    def all(self) -> str:
        """Heading of all of them: Všechny karty."""
        return f"Všechny {self.few}"


@dataclass(frozen=True, slots=True)
class Group(Counted):
    """What the cards are divided into."""

    title: str  # of the table
    head: str  # of its first column
    aka: str = "Jinak"


CARD = Piece(
    "karta",
    "karty",
    "karet",
    each="každá karta",
    on_it="Na kartě",
    which="Která karta je vyšší?",
    dealing="Balíček se zamíchá a každý dostane stejně karet. "
    "Totéž číslo rozdání dá vždycky tytéž karty.",
    whole="Balíček",
    about="O balíčku",
    games="Hry s tímto balíčkem",
    derived="Odvozené balíčky",
)
STONE = Piece(
    "kámen",
    "kameny",
    "kamenů",
    each="každý kámen",
    on_it="Na kameni",
    which="Který kámen je vyšší?",
    dealing="Kameny se zamíchají a každý jich dostane stejně. "
    "Totéž číslo rozdání dá vždycky tytéž kameny.",
    whole="Sada",
    about="O sadě",
    games="Hry s touto sadou",
    derived="Odvozené sady",
)
SUITS = Group("barva", "barvy", "barev", title="Barvy", head="Barva")
GROUPS = {
    "kvarteto": Group("kvarteto", "kvarteta", "kvartet", title="Kvarteta", head="Kvarteto"),
    "mesic": Group(
        "měsíc", "měsíce", "měsíců", title="Měsíce a květiny", head="Květina", aka="Měsíc"
    ),
}


def piece_of(deck: Deck) -> Piece:
    """Return what a deck is made of."""
    return STONE if deck.shape == "tile" else CARD


def group_of(deck: Deck) -> Group:
    """Return what a deck's suits are."""
    return GROUPS[deck.suits_are] if deck.suits_are else SUITS
