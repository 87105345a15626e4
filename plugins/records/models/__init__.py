"""Typed models of all records; the field order is the order in which records are written."""

from plugins.records.models.base import Record
from plugins.records.models.deck import Deck, Face, Rank, Suit, Suitless
from plugins.records.models.game import Clause, Example, Game, Section, Trial, Variant
from plugins.records.models.lists import Category, CommonClause, DeckFamily, Source, Term

__all__ = [
    "Category",
    "Clause",
    "CommonClause",
    "Deck",
    "DeckFamily",
    "Example",
    "Face",
    "Game",
    "Rank",
    "Record",
    "Section",
    "Source",
    "Suit",
    "Suitless",
    "Term",
    "Trial",
    "Variant",
]
