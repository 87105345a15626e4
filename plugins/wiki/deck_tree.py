"""Which packs are made of which deck, and which of them stand for themselves."""

from __future__ import annotations

from collections.abc import Iterator

from plugins.records import Site
from plugins.records.models import Deck


def tree(site: Site, root: Deck) -> list[Deck]:
    """Return a deck and all that are made of it, directly or not."""
    children = (one for one in site.decks.values() if one.derived_from == root.id)
    return [root, *(deck for child in children for deck in tree(site, child))]


def has_fan(site: Site, deck: Deck) -> bool:
    """Say whether a deck is shown by its cards, which are known, and not as a pack of another.

    A pack with a name of its own stands for itself where further ones are made of it.
    """
    if deck.total is None or deck.derived is None:
        return deck.total is not None
    own = first_name(deck) != first_name(site.decks[deck.derived.from_])
    return own and len(tree(site, deck)) > 1


def made_of(site: Site, deck: Deck) -> Iterator[Deck]:
    """Yield what is made of a deck, without what stands for itself."""
    for one in site.decks.values():
        if one.derived_from == deck.id and not has_fan(site, one):
            yield one
            yield from made_of(site, one)


def first_name(deck: Deck) -> str:
    """Return the beginning of a name, which packs share with the deck: Francouzské karty."""
    return deck.name.partition(" – ")[0]
