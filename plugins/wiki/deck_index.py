"""The index of decks, /karty/: by families, whole decks with the packs that are made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.table.czech import count, sort_key
from plugins.records import Site
from plugins.records.models import Deck, DeckFamily
from plugins.wiki import words
from plugins.wiki.deck_tree import first_name, has_fan, made_of, tree
from plugins.wiki.faces import fan_of, fan_uri
from plugins.wiki.lists import choice
from plugins.wiki.pieces import group_of
from plugins.wiki.prose import block
from plugins.wiki.views import CardView, Choice, DeckRow, Page

BASE = "../"
AREAS = {
    "evropa": "Evropa",
    "predni-vychod": "Přední východ",
    "indie": "Indie",
    "cina": "Čína",
    "vietnam": "Vietnam",
    "korea": "Korea",
    "japonsko": "Japonsko",
}
SIZES = {40: "do 40", 60: "41–60", 100: "61–100", 150: "101–150"}
MORE, UNKNOWN = "nad-150", "neznamy"
SUITS = {"0": "žádné", "1": "1", "2": "2", "3": "3", "4": "4", "5": "5 a víc"}
PLAYED = "ano"


@dataclass(frozen=True, slots=True)
class Tags:
    """What the filters ask of a deck, each in the words of the address."""

    family: str
    area: str
    size: str
    suits: str
    played: str


@dataclass(frozen=True, slots=True)
class PackRow:
    """A deck by name only: made of another one, or of unknown cards."""

    name: str
    label: str  # the name without what its neighbours have in common
    href: str
    byline: str
    tags: Tags


@dataclass(frozen=True, slots=True)
class Packs:
    """Packs that share the beginning of their names."""

    name: str
    packs: tuple[PackRow, ...]


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A whole deck with a fan of its cards, and the packs that are made of it."""

    row: DeckRow
    html: str
    tags: Tags
    packs: tuple[Packs, ...]


@dataclass(frozen=True, slots=True)
class FamilyView:
    """A family: decks whose cards are known, then the others."""

    id: str
    name: str
    html: str
    decks: tuple[DeckEntry, ...]
    others: tuple[PackRow, ...]


@dataclass(frozen=True, slots=True)
class DecksView:
    """The index of decks."""

    html: str
    choices: tuple[Choice, ...]
    count: str
    families: tuple[FamilyView, ...]


def decks_page(site: Site) -> Page:
    """Return /karty/."""
    text = (
        "Balíčky celého světa podle rodin: jak vypadají, kolik mají karet "
        "a které sady se z nich skládají."
    )
    view = DecksView(
        html=block(text, BASE),
        choices=_choices(site),
        count=count(len(site.decks), "balicek"),
        families=tuple(_families(site)),
    )
    return Page("karty/index.md", "Karty", "decks.html", view, text)


def deck_row(site: Site, deck: Deck) -> DeckRow:
    """Return a deck in a list, with a fan of its cards."""
    cards = tuple(CardView(one.code, one.suit.code if one.suit else "", "") for one in fan_of(deck))
    byline = words.row(_facts(site, deck))
    return DeckRow(
        deck.id, words.text(deck.name), f"karty/{deck.id}/", byline, fan_uri(deck), cards
    )


def heads(site: Site) -> list[Deck]:
    """Return the deck that stands for each family, those of families with games first."""
    found = []
    for family in site.families:
        trees = {one.id: tree(site, one) for one in _shown(site, _members(site, family))}
        if trees:
            ranked = {id: (_games(site, decks), len(decks)) for id, decks in trees.items()}
            first = max(ranked, key=lambda id: ranked[id])
            found.append((not _games(site, _members(site, family)), site.decks[first]))
    return [deck for _, deck in sorted(found, key=lambda pair: pair[0])]


def _choices(site: Site) -> tuple[Choice, ...]:
    decks = [_tags(site, one) for one in site.decks.values()]
    families = {one.id: words.family_name(one) for one in site.families}
    sizes = {size(limit): name for limit, name in SIZES.items()}
    sizes |= {MORE: "nad 150", UNKNOWN: "neznámý"}
    played = {PLAYED: "s hrou na tomto webu"}
    return (
        choice("rodina", "Rodina", "jakákoli", families, {one.family for one in decks}),
        choice("oblast", "Oblast", "kdekoli", AREAS, {one.area for one in decks}),
        choice("karet", "Počet karet", "jakýkoli", sizes, {one.size for one in decks}),
        choice("barev", "Barvy", "nezáleží", SUITS, {one.suits for one in decks}),
        choice("hry", "Hry", "nezáleží", played, {one.played for one in decks}),
    )


def _families(site: Site) -> Iterator[FamilyView]:
    for family in site.families:
        decks = sorted(_members(site, family), key=lambda one: sort_key(one.name))
        if decks:
            yield FamilyView(
                id=family.id,
                name=words.text(family.name),
                html=block(family.text, BASE),
                decks=tuple(_entry(site, one) for one in _shown(site, decks)),
                others=tuple(_pack(site, one) for one in decks if one.total is None),
            )


def _members(site: Site, family: DeckFamily) -> list[Deck]:
    return [one for one in site.decks.values() if one.family == family.id]


def _shown(site: Site, decks: Iterable[Deck]) -> list[Deck]:
    return [one for one in decks if has_fan(site, one)]


def _entry(site: Site, deck: Deck) -> DeckEntry:
    packs = [one for one in made_of(site, deck) if one.total is not None]
    return DeckEntry(
        row=deck_row(site, deck),
        html=block(deck.summary, BASE),
        tags=_tags(site, deck),
        packs=tuple(_packs(site, deck, packs)),
    )


def _packs(site: Site, deck: Deck, packs: Sequence[Deck]) -> Iterator[Packs]:
    """Yield packs by the beginning of their names, first those that are called as the deck."""
    own = first_name(deck)
    ordered = sorted(
        packs,
        key=lambda one: (first_name(one) != own, sort_key(first_name(one)), one.total or 0),
    )
    for name, group in groupby(ordered, key=first_name):
        label = "Odvozené" if name == own else words.text(name)
        yield Packs(label, tuple(_pack(site, one) for one in group))


def _pack(site: Site, deck: Deck) -> PackRow:
    first, _, rest = deck.name.partition(" – ")
    label = rest if rest and deck.total is not None else deck.name
    played = _games(site, [deck])
    return PackRow(
        name=words.text(f"{first} – ") if label == rest else "",
        label=words.text(label),
        href=f"karty/{deck.id}/",
        byline=count(played, "hra") if played else "",
        tags=_tags(site, deck),
    )


def _facts(site: Site, deck: Deck) -> Iterator[str]:
    """Yield what the name of a deck, which has the number of cards, doesn't say."""
    yield group_of(deck).count(len(deck.suits)) if deck.suits else "bez barev"
    if deck.area:
        yield AREAS[deck.area]
    if played := _games(site, [deck]):
        yield count(played, "hra")


def _tags(site: Site, deck: Deck) -> Tags:
    known = deck.total is not None
    return Tags(
        family=deck.family or "",
        area=deck.area or "",
        size=size(deck.total),
        suits=str(min(len(deck.suits), len(SUITS) - 1)) if known else "",
        played=PLAYED if _games(site, [deck]) else "",
    )


def size(total: int | None) -> str:
    """Return the range of a number of cards as the address has it: 41-60."""
    if total is None:
        return UNKNOWN
    fitting = (name for limit, name in SIZES.items() if total <= limit)
    return next(fitting, MORE).replace("–", "-").replace(" ", "-")


def _games(site: Site, decks: Iterable[Deck]) -> int:
    """Return how many games are played with any of these decks."""
    ids = {one.id for one in decks}
    return sum(not ids.isdisjoint(game.decks()) for game in site.games.values())
