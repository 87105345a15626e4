"""Quartets of a picture pack: what they and their cards are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.table.czech.grammar import Case


class Quartet(NamedTuple):
    """Four things that belong together."""

    name: str
    genitive: str
    cards: Mapping[str, str]  # by letter


def _quartet(name: str, genitive: str, cards: str) -> Quartet:
    return Quartet(name, genitive, dict(zip("ABCD", cards.split(), strict=True)))


# By the id of the suit in the deck's record.
QUARTETS: Mapping[str, Quartet] = {
    "kvarteto-1": _quartet("ovoce", "ovoce", "jablko hruška třešně švestka"),
    "kvarteto-2": _quartet("houby", "hub", "hřib muchomůrka liška bedla"),
    "kvarteto-3": _quartet("pečivo", "pečiva", "rohlík preclík koláč perník"),
    "kvarteto-4": _quartet("nářadí", "nářadí", "kladivo pila kleště hoblík"),
    "kvarteto-5": _quartet(
        "hudební nástroje", "hudebních nástrojů", "housle trubka buben harmonika"
    ),
    "kvarteto-6": _quartet("doprava", "dopravy", "mašinka tramvaj letadlo parník"),
    "kvarteto-7": _quartet("stavby", "staveb", "hrad kostel mlýn most"),
    "kvarteto-8": _quartet("počasí", "počasí", "slunce duha bouřka sníh"),
}


def card_of_quartet(code: str, suits: Mapping[str, str], case: Case = "nom") -> str:
    """Return a card as an object or a subject: „liška“, „lišku“; '' for any other card.

    Args:
        code: the number of the quartet and a letter.
        suits: ids of the suits by their codes.
        case: the nominative or the accusative; no other one is said of cards here.
    """
    quartet = QUARTETS.get(suits.get(code[:1], ""))
    name = quartet.cards.get(code[1:], "") if quartet else ""
    return f"{name[:-1]}u" if case == "acc" and name.endswith("a") else name
