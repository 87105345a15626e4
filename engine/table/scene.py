"""What the drawing functions share: a view, who sits where, and how much is drawn."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.cards import NOBODY, SUITLESS, Card, Seat
from engine.changes import Change
from engine.game import Game
from engine.moves import Move
from engine.table.cast import Cast
from engine.table.czech import card_name, escape
from engine.table.czech.grammar import Case
from engine.view import View

Trick: TypeAlias = tuple[tuple[Seat, Card], ...]


# What an example gives when cards on the table matter to it.
_LYING = frozenset(
    ("hand", "hands", "trick", "pile", "total", "talon", "turned", "counts", "moves")
)


class Journey(NamedTuple):
    """Cards that have just left a hand, so that the page can let them travel."""

    source: Seat  # whose hand they left
    cards: tuple[Card, ...] = ()  # those that the reader sees, before or after
    target: Seat = NOBODY  # whose hand they are in now


class Scene(NamedTuple):
    """One drawing of a table."""

    view: View
    cast: Cast
    prefix: str  # of ids, unique on the page
    base: str  # the way to the site's root
    small: bool = False  # the figure of an example: only what matters
    shows: frozenset[str] | None = None  # what plates of a small table tell; None: everything
    speaks: bool = False  # room for buttons is kept even when there are none
    last: Trick = ()  # the trick taken last; where pairs are laid, all of them in order
    wins: Card | None = None  # the card that has just won the trick
    barred: tuple[Move, ...] = ()  # words that are refused now, worth a button that says why
    journey: Journey | None = None  # what this table has just seen
    changes: tuple[tuple[Change, bool], ...] = ()  # what the reader may change, and now can

    @property
    def game(self) -> Game:
        """The game of the view."""
        return self.view.game

    @property
    def mine(self) -> bool:
        """Whether the reader is on turn."""
        return self.view.turn == self.view.seat

    def tells(self, key: str) -> bool:
        """Say whether plates tell of something; those of examples only of what matters there."""
        return self.shows is None or key in self.shows

    @property
    def source(self) -> Seat:
        """Whose fan is drawn from, NOBODY where none is."""
        held_out: Seat = self.view.variable("source", NOBODY)
        return held_out if self.view.turn != NOBODY else NOBODY

    @property
    def settled(self) -> bool:
        """Whether a deal has been played and is being counted."""
        return not self.in_tricks and any(self.view.variable("taken") or ())

    @property
    def bare(self) -> bool:
        """Whether an example is about the score alone: no cards are given and nobody decides."""
        return (
            self.small
            and self.view.turn == NOBODY
            and self.shows is not None
            and self.shows.isdisjoint(_LYING)
        )

    @property
    def in_tricks(self) -> bool:
        """Whether cards are being played to tricks."""
        return 0 <= self.view.phase < len(self.game.phases) and hasattr(
            self.game.phases[self.view.phase], "trick"
        )


def code(scene: Scene, card: Card) -> str:
    """Return a card's face, with the number of the copy where the deck has several."""
    deck = scene.game.deck
    face = deck.codes[card]
    copies = deck.copies_of[face]
    if copies.bit_count() == 1:
        return face
    return f"{face}.{(copies & ((1 << card) - 1)).bit_count() + 1}"


def name(scene: Scene, card: Card, case: Case = "nom") -> str:
    """Return a card's name for those who don't see it: „pikového krále“."""
    code = scene.game.faces.codes[card]
    return scene.game.record.get("names", {}).get(code) or card_name(code, case, scene.cast.suits)


def face_up(scene: Scene, card: Card, *, said: bool = True) -> str:
    """Return the drawing of a card; its name is said unless something around it says it."""
    deck = scene.game.faces
    suit = "" if deck.suit_of[card] == SUITLESS else f" suit-{deck.suit_code(card)}"
    label = f'role="img" aria-label="{escape(name(scene, card))}"' if said else 'aria-hidden="true"'
    href = f"{scene.base}assets/karty/{deck.id}.svg#{deck.codes[card]}"
    return (
        f'<svg class="card{suit}" data-card="{code(scene, card)}"{_came(scene, card)} {label}>'
        f'<use href="{href}"/></svg>'
    )


def face_down(scene: Scene, came: str = "") -> str:
    """Return the drawing of a back; how many there are is said by what is around it."""
    href = f"{scene.base}assets/karty/{scene.game.faces.id}.svg#back"
    return f'<svg class="card back"{came} aria-hidden="true"><use href="{href}"/></svg>'


def backs(scene: Scene, many: int, seat: Seat) -> str:
    """Return the backs of a hand; the one that has just come into it says from where."""
    journey = scene.journey
    if not many or journey is None or journey.target != seat:
        return face_down(scene) * many
    was = f' data-was="{code(scene, journey.cards[0])}"' if journey.cards else ""
    return face_down(scene) * (many - 1) + face_down(scene, f' data-from="{journey.source}"{was}')


def _came(scene: Scene, card: Card) -> str:
    """Return from whose hand a card has just come, as an attribute."""
    journey = scene.journey
    if journey is None or card not in journey.cards:
        return ""
    return f' data-from="{journey.source}"'
