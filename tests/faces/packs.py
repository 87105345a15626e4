"""Packs to draw: those of the site, each compiled and drawn once, and small ones made here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from plugins.faces import sprite
from plugins.faces.cards import cards
from plugins.faces.sprite import face
from plugins.records import compile_deck
from tests.rules.conftest import site

SVG = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).resolve().parents[2]
SITE = site()
DECKS = sorted(SITE.decks)
SUITS = {"S": "piky", "H": "srdce", "D": "kara", "C": "krize"}
RANKS = "AKQJT98765432"
_IDS = {"A": "eso", "K": "kral", "Q": "dama", "J": "kluk", "T": "10"}


@cache
def deck_of(deck_id: str) -> Mapping[str, Any]:
    return compile_deck(SITE, deck_id)


@cache
def sprite_of(deck_id: str) -> str:
    return sprite(deck_of(deck_id))


@cache
def faces_of(deck_id: str) -> Mapping[str, str]:
    """Every symbol of a deck's sprite by its name, the back among them."""
    return symbols(sprite_of(deck_id))


def drawings(deck: Mapping[str, Any]) -> Mapping[str, str]:
    return symbols(sprite(deck))


def symbols(drawn: str) -> Mapping[str, str]:
    """What is drawn inside every symbol."""
    root = ElementTree.fromstring(drawn)
    return {
        symbol.attrib["id"]: "".join(
            ElementTree.tostring(part, encoding="unicode") for part in symbol
        )
        for symbol in root.iter(f"{SVG}symbol")
    }


def card_of(deck: Mapping[str, Any], code: str) -> str:
    """One card of a deck as it is drawn."""
    return face(next(card for card in cards(deck) if card.code == code))


def pack(**changes: Any) -> dict[str, Any]:
    """A pack of 52 cards and a joker, or one that differs from it."""
    faces = {
        f"{rank}{suit}": {
            "id": _IDS.get(rank, rank), "name": rank, "suit": suit, "index": rank,
        }
        for suit in SUITS
        for rank in RANKS
    }  # fmt: skip
    deck: dict[str, Any] = {
        "id": "zkusebni",
        "name": "Zkušební karty",
        "suits": [{"code": code, "id": suit} for code, suit in SUITS.items()],
        "ranks": list(RANKS),
        "codes": [*faces, "JOKER", "JOKER"],
        "faces": faces | {"JOKER": {"id": "zolik", "name": "žolík", "index": "★"}},
    }
    return deck | changes


def single(
    *, symbol: str = "", ink: str = "", shape: str = "card", family: str = "", **told: Any
) -> str:
    """The one card of a pack, in a suit when it has a symbol."""
    suits = [{"code": "B", "id": "barva", "symbol": symbol} | ({"ink": ink} if ink else {})]
    face = {"id": "karta", "name": "karta"} | ({"suit": "B"} if symbol else {}) | told
    deck = pack(codes=["XB"], ranks=["X"], suits=suits if symbol else [], faces={"XB": face},
                shape=shape, family=family)  # fmt: skip
    return card_of(deck, "XB")
