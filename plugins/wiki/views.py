"""What the templates read: plain values, texts already HTML, addresses relative to the root."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Link:
    """A name that leads somewhere."""

    name: str
    href: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A row of an infobox."""

    label: str
    html: str


@dataclass(frozen=True, slots=True)
class Figure:
    """One example of a clause as a demo."""

    id: str
    html: str
    within: tuple[str, ...] = ()  # variants in which it holds; () for all
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Exercise:
    """A demo that never ends, and what it asks."""

    name: str
    html: str


@dataclass(frozen=True, slots=True)
class ClauseView:
    """A numbered clause."""

    id: str
    no: int
    title: str
    html: str
    figures: tuple[Figure, ...] = ()
    only: str = ""
    within: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    exercise: Exercise | None = None  # of an order: cards to compare for ever


@dataclass(frozen=True, slots=True)
class SectionView:
    """A part of the rules."""

    id: str
    name: str
    clauses: tuple[ClauseView, ...]


@dataclass(frozen=True, slots=True)
class TocItem:
    """A line of the contents; `span` is the range of clauses."""

    id: str
    name: str
    span: str = ""


@dataclass(frozen=True, slots=True)
class VariantView:
    """A variant with the clauses that it touches."""

    id: str
    name: str
    html: str
    clauses: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Seating:
    """The whole game for one number of players, as it lies before the first move."""

    players: int
    usual: bool = False  # the one that the page shows by itself
    seat: int = 0  # the reader's
    html: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A titled text at the end of a page."""

    id: str
    name: str
    html: str


@dataclass(frozen=True, slots=True)
class Table:
    """A titled table; cells are HTML."""

    id: str
    name: str
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    html: str = ""

    def without_empty_columns(self) -> Table:
        """Return the table without the columns that no row fills."""
        kept = [at for at in range(len(self.head)) if any(row[at] for row in self.rows)]
        return replace(
            self,
            head=tuple(self.head[at] for at in kept),
            rows=tuple(tuple(row[at] for at in kept) for row in self.rows),
        )


@dataclass(frozen=True, slots=True)
class GameView:
    """The page of a game."""

    id: str
    name: str
    aka: tuple[str, ...]
    category: Link
    summary: str
    byline: str
    facts: tuple[Fact, ...]
    table: str
    seatings: tuple[Seating, ...]  # () where the number of players is no choice
    toc: tuple[TocItem, ...]
    sections: tuple[SectionView, ...]
    variants: tuple[VariantView, ...]
    parts: tuple[Part, ...]
    edit: str = ""
    report: str = ""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in a list; the filters read its numbers."""

    id: str
    name: str
    href: str
    byline: str
    summary: str
    category: str
    players: tuple[int, ...]
    decks: tuple[str, ...]
    minutes: int
    difficulty: int


@dataclass(frozen=True, slots=True)
class Family:
    """A kind of games."""

    id: str
    name: str
    html: str
    count: str
    games: tuple[GameRow, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A value of a filter."""

    value: str
    name: str
    empty: bool = False  # no game has it yet


@dataclass(frozen=True, slots=True)
class Choice:
    """A filter; its id is the key in the address."""

    id: str
    name: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class CardView:
    """A card of a deck."""

    code: str
    suit: str
    name: str
    copies: int = 1
    caption: str = ""


@dataclass(frozen=True, slots=True)
class SuitRow:
    """The cards of one suit; of a long row of numbers only the first are shown at once."""

    name: str
    cards: tuple[CardView, ...]
    rest: tuple[CardView, ...] = ()
    more: str = ""  # what opens the rest
    look: str = ""  # classes: how many cards lie abreast
    half: bool = False  # short enough to lie beside another one

    @property
    def named(self) -> bool:
        """Whether names stand under the cards: under most of a long row."""
        named = sum(bool(card.caption) for card in self.cards)
        return len(self.cards) > 3 and 2 * named > len(self.cards)


@dataclass(frozen=True, slots=True)
class Spread:
    """All cards of a deck as they lie on cloth."""

    name: str
    rows: tuple[SuitRow, ...]
    sprite: str
    look: str  # classes: how large the cards are
    box: str  # the part of a drawing that a card of this shape fills, '' for all of it
    sum: str
    codes: tuple[Fact, ...]  # code points of whole cards, row by row


@dataclass(frozen=True, slots=True)
class OrderSection:
    """Order clauses of a deck that belong together."""

    id: str
    name: str
    clauses: tuple[ClauseView, ...]
    html: str = ""  # what follows them


@dataclass(frozen=True, slots=True)
class DealView:
    """A deck that can be shuffled and dealt out, for each number of hands."""

    text: str
    table: str
    seatings: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class DeckView:
    """The page of a deck."""

    id: str
    name: str
    aka: tuple[str, ...]
    summary: str
    facts: tuple[Fact, ...]
    shape: str
    spread: Spread | None  # None where nobody knows the cards
    games: Table | None
    about: Table  # where the deck comes from
    toc: tuple[TocItem, ...]
    names: tuple[Table, ...]
    orders: tuple[OrderSection, ...]
    deal: DealView | None
    parts: tuple[Table, ...]
    edit: str = ""
    report: str = ""


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck in a list, with a fan of its cards."""

    id: str
    name: str
    href: str
    byline: str
    sprite: str
    fan: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page to be made: where, from which template, with what."""

    uri: str  # source name in MkDocs' sense: hry/ecarte/index.md
    title: str
    template: str
    view: Any
    description: str = ""
    text: str = ""  # for the search: the page as plain text
    meta: dict[str, str] = field(default_factory=dict)
