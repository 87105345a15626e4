"""Lists of games: /hry/ and what the home page shows of it, with what their filters read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.table.czech import count, sort_key
from plugins.records import Site
from plugins.records.models import Game
from plugins.wiki import words
from plugins.wiki.prose import block
from plugins.wiki.views import Choice, Family, GameRow, Option, Page

TIMES = {"15": "do čtvrt hodiny", "30": "do půl hodiny", "60": "do hodiny", "120": "do dvou hodin"}
MOST_PLAYERS = 6


@dataclass(frozen=True, slots=True)
class GamesView:
    """The list of all games."""

    choices: tuple[Choice, ...]
    families: tuple[Family, ...]


def games_page(site: Site) -> Page:
    """Return /hry/."""
    view = GamesView(choices(site, full=True), tuple(families(site, "../")))
    text = "Karetní hry podle druhu, počtu hráčů, karet, času a náročnosti."
    return Page("hry/index.md", "Hry", "games.html", view, text)


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
    return GameRow(
        id=game.id,
        name=words.text(game.name),
        href=f"hry/{game.id}/",
        byline=words.game_byline(site, game),
        summary=block(game.summary, base),
        category=game.category,
        players=tuple(range(game.players.min, game.players.max + 1)),
        decks=_deck_families(site, game),
        minutes=game.minutes[1],
        difficulty=game.difficulty,
    )


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
        found.append(choice("narocnost", "Náročnost", "jakákoli", levels, used))
        kinds = {one.id: one.name for one in site.categories}
        found.append(choice("rodina", "Druh", "jakýkoli", kinds, {one.category for one in games}))
    return tuple(found)


def choice(
    key: str, name: str, every: str, names: Mapping[str, str], used: Collection[str]
) -> Choice:
    """Return a filter.

    Args:
        key: in the address.
        name: what it asks for.
        every: the option that leaves it open.
        names: the other options by their values.
        used: values that find something.
    """
    options = [Option(value, text, value not in used) for value, text in names.items()]
    return Choice(key, name, (Option("", every), *options))


def _players_choice(games: Sequence[Game]) -> Choice:
    most = max([MOST_PLAYERS, *(game.players.max for game in games)])
    least = min([2, *(game.players.min for game in games)])
    used = {str(n) for one in games for n in range(one.players.min, one.players.max + 1)}
    names = {str(n): str(n) for n in range(least, most + 1)}
    return choice("hracu", "Hráčů", "nezáleží", names, used)


def _decks_choice(site: Site) -> Choice:
    """Return families of decks; most have no game yet, and those would only be in the way."""
    used = {family for game in site.games.values() for family in _deck_families(site, game)}
    names = {one.id: words.family_name(one) for one in site.families if one.id in used}
    return choice("karty", "Karty", "jakékoli", names, used)


def _times_choice(games: Sequence[Game]) -> Choice:
    used = {limit for limit in TIMES if any(one.minutes[1] <= int(limit) for one in games)}
    return choice("cas", "Čas", "nezáleží", TIMES, used)


def _deck_families(site: Site, game: Game) -> tuple[str, ...]:
    return tuple(dict.fromkeys(site.decks[id].family or "" for id in game.decks()))
