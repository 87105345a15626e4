"""Short Czech sentences about games and decks, used on several pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.table.czech import Suits, count, escape, suits_of, typo
from plugins.records import Site
from plugins.records.models import Deck, DeckFamily, Game
from plugins.wiki.views import Link

DIFFICULTY = {1: "pro děti", 2: "snadná", 3: "střední", 4: "vyšší", 5: "pro znalce"}
CERTAINTY = {
    "certain": "doložené",
    "high": "téměř jisté",
    "probable": "pravděpodobné",
    "uncertain": "nejisté",
    "unknown": "neznámé",
}
WIKIPEDIA = "https://cs.wikipedia.org/wiki/"


def players(game: Game) -> str:
    """Return how many play: 2–4 hráči."""
    return count((game.players.min, game.players.max), "hrac")


def minutes(game: Game) -> str:
    """Return how long a match takes: 10–15 minut."""
    low, high = game.minutes
    return count((low, high), "minuta")


def suits(deck: Deck) -> Suits:
    """Return how a deck's suits are called."""
    return suits_of([suit.code for suit in deck.suits], [suit.id for suit in deck.suits])


def short_deck(deck: Deck) -> str:
    """Return a deck in a row of facts: francouzské karty, 32 listů."""
    name, _, rest = deck.name.partition(" – ")
    return f"{name[:1].lower()}{name[1:]}{', ' if rest else ''}{rest}"


def family_name(family: DeckFamily) -> str:
    """Return a family of decks where it is clear that cards are meant: francouzské."""
    name = re.sub(r"\bkarty ?", "", family.name, flags=re.IGNORECASE).strip()
    return name[:1].lower() + name[1:]


def game_byline(site: Site, game: Game) -> str:
    """Return the facts of a game that help to choose it."""
    cards = [short_deck(site.decks[game.deck])] if game.deck else []
    return row([players(game), *cards, minutes(game)])


def row(facts: Iterable[str]) -> str:
    """Return facts on one line; it breaks between them, and the style parts them by points."""
    return " ".join(f'<span class="fact">{text(fact)}</span>' for fact in facts)


def wikipedia(title: str) -> str:
    """Return a link to an article of the Czech Wikipedia."""
    return f'<a href="{WIKIPEDIA}{escape(title.replace(" ", "_"))}">{text(title)}</a>'


def text(words: str) -> str:
    """Return a name or a short sentence of a record as HTML, set as Czech asks."""
    return escape(typo(words))


def link(href: str, name: str) -> str:
    """Return a link; the name is set and escaped."""
    return f'<a href="{escape(href)}">{text(name)}</a>'


def runs(clauses: Sequence[tuple[int, str]]) -> Iterator[Link]:
    """Yield consecutive numbers as one link to the first: 33–39."""
    for _, group in groupby(enumerate(clauses), key=lambda pair: pair[1][0] - pair[0]):
        run = [clause for _, clause in group]
        first, last = run[0], run[-1]
        yield Link(str(first[0]) if first == last else f"{first[0]}–{last[0]}", first[1])
