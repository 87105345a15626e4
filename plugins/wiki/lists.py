"""Lists of games and decks: the home page, /hry/ and /karty/, with what their filters read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.table.czech import count, sort_key
from plugins.records import Site
from plugins.records.models import Deck, Game
from plugins.wiki import words
from plugins.wiki.faces import card_label, fan_of, fan_uri
from plugins.wiki.prose import block
from plugins.wiki.views import CardView, Choice, DeckRow, Family, GameRow, Option, Page

TIMES = {"15": "do čtvrt hodiny", "30": "do půl hodiny", "60": "do hodiny", "120": "do dvou hodin"}
MOST_PLAYERS = 6


@dataclass(frozen=True, slots=True)
class GamesView:
    """The list of all games."""

    choices: tuple[Choice, ...]
    families: tuple[Family, ...]


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """Decks under one heading."""

    id: str
    name: str
    decks: tuple[DeckRow, ...]


@dataclass(frozen=True, slots=True)
class DecksView:
    """The list of all decks."""

    html: str
    groups: tuple[DeckGroup, ...]


def games_page(site: Site) -> Page:
    """Return /hry/."""
    view = GamesView(choices(site, full=True), tuple(families(site, "../")))
    text = "Karetní hry podle druhu, počtu hráčů, karet, času a náročnosti."
    return Page("hry/index.md", "Hry", "games.html", view, text)


def decks_page(site: Site) -> Page:
    """Return /karty/: each deck with those that are derived from it."""
    groups = []
    for deck in sorted(site.decks.values(), key=lambda one: sort_key(one.name)):
        if root_of(site, deck) == deck.id:
            family = [one for one in site.decks.values() if root_of(site, one) == deck.id]
            family.sort(key=lambda one: (one.id != deck.id, one.computed_total(), one.name))
            rows = tuple(deck_row(site, one) for one in family)
            groups.append(DeckGroup(deck.id, words.text(deck.name.partition(" – ")[0]), rows))
    text = "Balíčky, se kterými se hraje: jak vypadají, kolik mají karet a z čeho vznikly."
    view = DecksView(block(text, "../"), tuple(groups))
    return Page("karty/index.md", "Karty", "decks.html", view, text)


def families(site: Site, base: str) -> Iterator[Family]:
    """Yield the kinds of games that have any, in the order of their record."""
    for category in site.categories:
        games = [one for one in site.games.values() if one.category == category.id]
        if games:
            games.sort(key=lambda one: sort_key(one.name))
            rows = tuple(game_row(site, one, base) for one in games)
            text = block(category.text, base)
            yield Family(
                category.id, words.text(category.name), text, count(len(games), "hra"), rows
            )


def game_row(site: Site, game: Game, base: str) -> GameRow:
    """Return a game in a list."""
    decks = [site.decks[id] for id in game.decks()]
    return GameRow(
        id=game.id,
        name=words.text(game.name),
        href=f"hry/{game.id}/",
        byline=words.game_byline(site, game),
        summary=block(game.summary, base),
        category=game.category,
        players=tuple(range(game.players.min, game.players.max + 1)),
        decks=tuple(dict.fromkeys(id for one in decks for id in (one.id, root_of(site, one)))),
        minutes=game.minutes[1],
        difficulty=game.difficulty,
    )


def deck_row(site: Site, deck: Deck) -> DeckRow:
    """Return a deck in a list, with a fan of its cards."""
    suits = words.suits(deck)
    cards = tuple(
        CardView(face.code, face.suit.code if face.suit else "", card_label(face, suits))
        for face in fan_of(deck)
    )
    games = sum(deck.id in game.decks() for game in site.games.values())
    facts = [count(deck.computed_total(), "karta")]
    if games:
        facts.append(count(games, "hra"))
    href, byline = f"karty/{deck.id}/", words.row(facts)
    return DeckRow(deck.id, words.text(deck.name), href, byline, fan_uri(deck), cards)


def root_of(site: Site, deck: Deck) -> str:
    """Return the id of the deck at the head of a line of derived ones."""
    while deck.derived_from:
        deck = site.decks[deck.derived_from]
    return deck.id


def choices(site: Site, *, full: bool) -> tuple[Choice, ...]:
    """Return the filters; an option without any game is marked, so that none is a surprise.

    Args:
        site: all records.
        full: with difficulty and kind too, for /hry/.
    """
    games = list(site.games.values())
    found = [_players_choice(games), _decks_choice(site), _times_choice(games)]
    if full:
        levels = {str(level): name for level, name in words.DIFFICULTY.items()}
        used = {str(one.difficulty) for one in games}
        found.append(_choice("narocnost", "Náročnost", "jakákoli", levels, used))
        kinds = {one.id: one.name for one in site.categories}
        found.append(_choice("rodina", "Druh", "jakýkoli", kinds, {one.category for one in games}))
    return tuple(found)


def _players_choice(games: Sequence[Game]) -> Choice:
    most = max([MOST_PLAYERS, *(game.players.max for game in games)])
    least = min([2, *(game.players.min for game in games)])
    used = {str(n) for one in games for n in range(one.players.min, one.players.max + 1)}
    names = {str(n): str(n) for n in range(least, most + 1)}
    return _choice("hracu", "Hráčů", "nezáleží", names, used)


def _decks_choice(site: Site) -> Choice:
    roots = sorted({root_of(site, deck) for deck in site.decks.values()})
    names = {one: words.short_name(site.decks[one]) for one in roots}
    played = [site.decks[id] for game in site.games.values() for id in game.decks()]
    return _choice("karty", "Karty", "jakékoli", names, {root_of(site, one) for one in played})


def _times_choice(games: Sequence[Game]) -> Choice:
    used = {limit for limit in TIMES if any(one.minutes[1] <= int(limit) for one in games)}
    return _choice("cas", "Čas", "nezáleží", TIMES, used)


def _choice(
    key: str, name: str, every: str, names: Mapping[str, str], used: Collection[str]
) -> Choice:
    options = [Option(value, text, value not in used) for value, text in names.items()]
    return Choice(key, name, (Option("", every), *options))
