"""Derived decks: the cards of the parent, some left out, some added, some more than once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from plugins.records.models import Deck, Rank, Suit, Suitless


class _Coded(Protocol):
    @property
    def code(self) -> str: ...


_C = TypeVar("_C", bound=_Coded)


class Derivation:
    """Decks with all their cards, made from records that name their parents."""

    def __init__(self, records: Mapping[str, Deck]) -> None:
        """Work out every deck whose chain of parents is complete and tells its entries apart.

        Args:
            records: the decks as they are written.
        """
        self._records = records
        self._whole: dict[str, Deck | None] = {}
        for deck_id in records:
            self._resolve(deck_id)

    def decks(self) -> dict[str, Deck]:
        """Return the complete decks, without the cards that they have no copy of."""
        return {key: _pruned(deck) for key, deck in self._whole.items() if deck is not None}

    def printed(self) -> dict[str, frozenset[str]]:
        """Return the codes that each deck may count, also of cards that it leaves out."""
        return {
            key: frozenset(_printed(deck)) for key, deck in self._whole.items() if deck is not None
        }

    def _resolve(self, deck_id: str) -> Deck | None:
        if deck_id not in self._whole:
            self._whole[deck_id] = None  # what a circle of parents finds
            deck = self._records.get(deck_id)
            if deck is not None and not _tells_apart(deck):
                return None
            if deck is not None and deck.derived is not None:
                parent = self._resolve(deck.derived.from_)
                deck = _derived(deck, parent) if parent is not None else None
            self._whole[deck_id] = deck
        return self._whole[deck_id]


def _tells_apart(deck: Deck) -> bool:
    """Say whether no two suits, ranks or suitless cards of a record share a code."""
    lists: tuple[Iterable[_Coded], ...] = (deck.suits, deck.ranks, deck.suitless)
    codes = [[entry.code for entry in entries] for entries in lists]
    return all(len(set(many)) == len(many) for many in codes)


def _derived(deck: Deck, parent: Deck) -> Deck:
    rule = deck.derived
    assert rule is not None
    packs = rule.packs
    ranks = _kept(_merged(parent.ranks, deck.ranks), rule.ranks)
    kept = {rank.code for rank in ranks}
    suits = _kept(_merged(parent.suits, deck.suits), rule.suits)
    return deck.having(
        family=deck.family or parent.family,
        area=deck.area or parent.area,
        shape=deck.shape or parent.shape,
        suit_first=parent.suit_first,
        suits=[_with_ranks(suit, kept) for suit in suits],
        ranks=[_times(rank, packs) if rank in parent.ranks else rank for rank in ranks],
        suitless=[
            _times(card, packs) if card in parent.suitless else card
            for card in _merged(parent.suitless, deck.suitless)
        ],
        copies=deck.copies if "copies" in deck.model_fields_set else parent.copies * packs,
        counts={**{code: n * packs for code, n in parent.counts.items()}, **deck.counts},
    )


def _merged(inherited: Iterable[_C], own: Iterable[_C]) -> list[_C]:
    """Return the inherited entries and the own ones; an own one replaces its namesake."""
    return list({entry.code: entry for entry in (*inherited, *own)}.values())


def _kept(entries: list[_C], codes: list[str] | None) -> list[_C]:
    """Return the entries with these codes in this order; all of them for None."""
    if codes is None:
        return entries
    by_code = {entry.code: entry for entry in entries}
    return [by_code[code] for code in codes if code in by_code]


def _with_ranks(suit: Suit, kept: set[str]) -> Suit:
    if suit.ranks is None:
        return suit
    return suit.model_copy(update={"ranks": [code for code in suit.ranks if code in kept]})


_Copied = TypeVar("_Copied", Rank, Suitless)


def _times(entry: _Copied, packs: int) -> _Copied:
    copies = None if entry.copies is None else entry.copies * packs
    return entry.model_copy(update={"copies": copies})


def _printed(deck: Deck) -> set[str]:
    suited = {deck.code_of(suit, rank) for suit in deck.suits for rank in deck.ranks}
    everything = deck.having(counts={}, suitless=[_once(card) for card in deck.suitless])
    single = {face.code for face in everything.faces()}
    return suited | single | {card.code for card in deck.suitless}


def _once(card: Suitless) -> Suitless:
    return card.model_copy(update={"copies": 1})


def _pruned(deck: Deck) -> Deck:
    """Leave out ranks, suits and suitless cards of which the deck has no copy."""
    faces = list(deck.faces())
    ranks = {face.rank.code for face in faces if face.rank}
    suits = {face.suit.code for face in faces if face.suit}
    suitless = {face.suitless.code for face in faces if face.suitless}
    return deck.having(
        ranks=[rank for rank in deck.ranks if rank.code in ranks],
        suits=[suit for suit in deck.suits if suit.code in suits],
        suitless=[card for card in deck.suitless if card.code in suitless],
    )
