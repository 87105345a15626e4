"""All checks, in the order in which they are worth reading."""

from __future__ import annotations

from plugins.records.checks import (
    cards,
    decks,
    drawings,
    examples,
    identity,
    layout,
    links,
    orders,
    placeholders,
    printed,
    promises,
    rules,
    texts,
    wording,
)
from plugins.records.checks.base import Check, Index, RecordFile
from plugins.records.findings import Finding

CHECKS: tuple[Check, ...] = (
    identity.id_is_the_file_name,
    identity.ids_are_unique,
    identity.references_exist,
    layout.keys_are_filled,
    layout.keys_are_in_order,
    texts.markdown_is_limited,
    links.links_lead_somewhere,
    placeholders.placeholders_resolve,
    decks.codes_are_unique,
    decks.lists_name_what_exists,
    decks.total_agrees,
    decks.ancestors_end,
    decks.parent_has_cards,
    decks.kin_has_one_name,
    printed.numbers_have_a_place,
    printed.corners_differ,
    printed.names_are_of_ranks,
    orders.orders_say_one_thing,
    orders.orders_name_what_exists,
    orders.equals_are_of_the_order,
    decks.has_a_place_in_the_index,
    drawings.everything_can_be_drawn,
    rules.phases_are_well_formed,
    rules.engine_accepts,
    rules.every_form_can_be_played,
    rules.claims_exist,
    rules.clause_has_an_example,
    rules.numbers_are_typed_once,
    rules.players_are_in_order,
    promises.length_is_declared,
    promises.length_is_enough,
    promises.one_deal_can_be_played,
    promises.summary_fits,
    promises.sections_differ,
    promises.addresses_are_free,
    cards.order_is_of_the_deck,
    cards.example_cards_exist,
    examples.example_words_exist,
    wording.one_sentence_a_line,
    wording.nobody_is_addressed,
    wording.terms_are_the_right_ones,
)


def check(file: RecordFile, index: Index) -> list[Finding]:
    """Return everything that the checks find in a readable file."""
    return [finding for one in CHECKS for finding in one(file, index)]
