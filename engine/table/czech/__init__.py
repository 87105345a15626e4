"""Czech as the page speaks it: counted nouns, numerals, cards, people, typography, order.

Standard library only and quick to import, because it runs in the browser. Vocabulary,
declension and typography follow the project's list of terms; `forms` describes the names
that `{{ path | form }}` knows.
"""

from engine.table.czech.cards import (
    BRIDGE,
    FRENCH,
    GERMAN,
    Suits,
    card_gender,
    card_name,
    card_sign,
    cards_listed,
    rank_name,
    rank_sign,
    ranks_listed,
    suit_name,
    suit_sign,
    suits_of,
)
from engine.table.czech.collation import sort_key
from engine.table.czech.forms import FORMS, FormError, fill
from engine.table.czech.grammar import (
    Amount,
    Case,
    Gender,
    Noun,
    Number,
    adjective,
    agree,
    fold,
    quantity,
)
from engine.table.czech.nouns import NOUNS, agreed, count, noun
from engine.table.czech.numerals import numerals_in, ordinal, ordinal_word, times, word
from engine.table.czech.people import COMPASS, PEOPLE, ROLES, compass, person, role
from engine.table.czech.prepositions import preposition, vocalise, with_preposition
from engine.table.czech.text import (
    DASH,
    MINUS,
    NBSP,
    capital,
    clause,
    escape,
    listed,
    number,
    quote,
    score,
    signed,
)
from engine.table.czech.typography import typo

__all__ = [
    "BRIDGE",
    "COMPASS",
    "DASH",
    "FORMS",
    "FRENCH",
    "GERMAN",
    "MINUS",
    "NBSP",
    "NOUNS",
    "PEOPLE",
    "ROLES",
    "Amount",
    "Case",
    "FormError",
    "Gender",
    "Noun",
    "Number",
    "Suits",
    "adjective",
    "agree",
    "agreed",
    "capital",
    "card_gender",
    "card_name",
    "card_sign",
    "cards_listed",
    "clause",
    "compass",
    "count",
    "escape",
    "fill",
    "fold",
    "listed",
    "noun",
    "number",
    "numerals_in",
    "ordinal",
    "ordinal_word",
    "person",
    "preposition",
    "quantity",
    "quote",
    "rank_name",
    "rank_sign",
    "ranks_listed",
    "role",
    "score",
    "signed",
    "sort_key",
    "suit_name",
    "suit_sign",
    "suits_of",
    "times",
    "typo",
    "vocalise",
    "with_preposition",
    "word",
]
