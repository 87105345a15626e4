"""All cards of a deck as its page shows them: rows on cloth, captions, code points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from engine.table.czech import NBSP, escape, known_noun, number
from plugins.records.models import Deck, Face, Suit
from plugins.records.models.deck import unnumbered
from plugins.wiki import words
from plugins.wiki.arithmetic import arithmetic
from plugins.wiki.deck_layout import laid_out
from plugins.wiki.faces import numbered, sprite_uri
from plugins.wiki.pieces import piece_of
from plugins.wiki.suitless import plural, together, trumps_of
from plugins.wiki.views import CardView, Fact, Spread, SuitRow

AT_ONCE = 24  # cards of a numbered row that are shown without being asked for
# What of a drawing's box a card of another shape fills.
BOXES = {"round": "2 52 248 248", "strip": "57 0 138 352"}
_ROOM = 12  # letters under a narrow card
_CALLED = 3  # cards without a suit whose names fit above them


class _Row(NamedTuple):
    """What cards of one row have in common."""

    suit: Suit | None
    kind: str  # of a numbered row
    copies: int  # of each card without a suit, in a deck that has no trumps
    group: str  # of cards without a suit


def spread_of(deck: Deck) -> Spread | None:
    """Return every face of a deck by suit and rank; None where nobody knows them."""
    rows = tuple(_rows(deck))
    if not rows:
        return None
    look, rows = laid_out(deck, rows)
    return Spread(
        name=piece_of(deck).all,
        rows=rows,
        sprite=sprite_uri(deck),
        look=look,
        box=BOXES.get(deck.shape or "", ""),
        sum=words.text(arithmetic(deck)),
        codes=tuple(_codes(deck)),
    )


def unicode_text(deck: Deck) -> str:
    """Return how many cards have a character of their own, and where these are; '' for none."""
    faces = list(deck.faces())
    codes = sorted(int(face.unicode[2:], 16) for face in faces if face.unicode)
    if not codes:
        return ""
    piece = piece_of(deck)
    some = f"{len(codes)} z {len(faces)} {piece.many}"
    which = f"všechny {piece.few}" if len(codes) == len(faces) else some
    return f"{which}, U+{codes[0]:04X}–{codes[-1]:04X}" if codes[1:] else f"U+{codes[0]:04X}"


def _rows(deck: Deck) -> Iterator[SuitRow]:
    trumps = bool(trumps_of(deck)[1])
    for row, group in groupby(deck.faces(), key=lambda face: _row_of(face, trumps=trumps)):
        faces = list(group)
        cards = [
            CardView(
                code=face.code,
                suit=face.suit.code if face.suit else "",
                name=words.text(face.title),
                copies=face.copies,
                caption=words.text(caption),
            )
            for face, caption in zip(faces, _captions(deck, row, faces), strict=True)
        ]
        name = _row_name(deck, row, faces)
        times = {card.copies for card in cards}
        if len(times) == 1 and times != {1} and len(cards) > 1:  # said once, not on every card
            each = "každá" if name.endswith(" karty") else piece_of(deck).each
            name += f"{', ' if name else ''}{each} {cards[0].copies}×"
            cards = [replace(card, copies=1) for card in cards]
        yield _laid(name, cards, long=bool(row.kind))


def _captions(deck: Deck, row: _Row, faces: Sequence[Face]) -> list[str]:
    """Return what stands under the cards: names that neither they nor their row's name tell."""
    if deck.suits and not row.suit and not row.group and len(faces) <= _CALLED:
        return [""] * len(faces)
    captions = [_caption(deck, face) for face in faces]
    if 2 * sum(map(bool, captions)) > len(faces):  # a few without one would look forgotten
        return [face.name for face in faces]
    return [one if len(one) <= _ROOM else "" for one in captions]


def _laid(name: str, cards: Sequence[CardView], *, long: bool) -> SuitRow:
    """Return a row; of a long one of numbers most cards wait behind a word."""
    first = AT_ONCE if long and len(cards) > AT_ONCE else len(cards)
    rest = tuple(cards[first:])
    more = f"Dalších {number(len(rest))}{NBSP}karet" if rest else ""
    return SuitRow(words.text(name), tuple(cards[:first]), rest, more)


def _row_of(face: Face, *, trumps: bool) -> _Row:
    kind = face.suitless.id if face.suitless and face.number is not None else ""
    group = face.suitless.group if face.suitless else None
    return _Row(face.suit, kind, 0 if face.suit or trumps else face.copies, group or "")


def _row_name(deck: Deck, row: _Row, faces: Sequence[Face]) -> str:
    if row.suit:
        return row.suit.name
    if row.kind and faces[0].suitless:
        name = unnumbered(faces[0].suitless.name)
        forms = plural(name)
        return forms.few if forms else name
    if deck.suits:
        return together(deck, faces, _CALLED) or "bez barvy"
    return "" if row.copies > 1 else "jen jednou"


def _caption(deck: Deck, face: Face) -> str:
    """Return the name under a card whose index doesn't tell it: a picture, a trump's name."""
    if face.suit is None:
        told = face.number is not None or bool(deck.suits and numbered(face.name))
        return "" if told else face.name
    if face.suit and face.rank:
        own = len(face.suit.names) == sum(_has(face.suit, one.code, deck) for one in deck.ranks)
        pictured = bool(face.rank.glyph) or not face.index or own
        alone = sum(_has(suit, face.rank.code, deck) for suit in deck.suits) == 1 < len(deck.suits)
        plain = bool(known_noun(face.name) and face.index)
        return face.name if (pictured or alone) and not plain else ""
    return ""


def _has(suit: Suit, rank: str, deck: Deck) -> bool:
    return rank in (suit.ranks if suit.ranks is not None else [one.code for one in deck.ranks])


def _codes(deck: Deck) -> Iterator[Fact]:
    """Yield the code points of whole cards, row by row."""
    coded = [face for face in deck.faces() if face.unicode]
    for suit, group in groupby(coded, key=lambda face: face.suit):
        listed = ", ".join(
            f'<span class="code">{words.text(face.name)} {escape(face.unicode or "")}</span>'
            for face in group
        )
        yield Fact(words.text(suit.name if suit else "bez barvy"), listed)
