"""What suits and cards of a deck are called: tables with signs, Czech and native names, Unicode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.table.czech import capital, escape
from plugins.faces.signs import BOX, drawing
from plugins.records.models import Deck, Rank, Suit, Suitless
from plugins.records.models.deck import unnumbered
from plugins.wiki import words
from plugins.wiki.faces import numbered
from plugins.wiki.native import in_language, is_latin, languages, spoken
from plugins.wiki.pieces import Group, Piece, group_of, piece_of
from plugins.wiki.prose import signs
from plugins.wiki.suitless import together
from plugins.wiki.views import Table

LAST_SIGN = "\u2e7f"  # in Unicode the letters of East Asia follow
CALLED = 2  # cards whose names make a heading
APPROXIMATE = ' <span class="doubt">jen přibližně</span>'


def name_tables(deck: Deck) -> Iterator[Table]:
    """Yield the tables of suits, ranks and suitless cards that have anything to say."""
    piece = piece_of(deck)
    faces = [face for face in deck.faces() if face.suitless]
    suitless = {face.suitless.id: face.suitless for face in faces if face.suitless}
    of_no_suit = f"{piece.few} bez barvy" if deck.suits else piece.few
    tables = (
        _suits(deck.suits, group_of(deck)),
        _ranks([one for one in deck.ranks if one.native or one.aka], piece),
        _suitless(
            [one for one in suitless.values() if one.native or one.aka or one.unicode],
            capital(together(deck, faces, CALLED) or of_no_suit),
            piece,
        ),
    )
    return (table.without_empty_columns() for table in tables if table.rows)


def sign(suit: Suit) -> str:
    """Return a suit's sign as a drawing in its ink."""
    colour = f"ink-{suit.ink}" if suit.ink and not suit.sign else f"sign-{suit.code}"
    drawn = f'class="sign {colour}" viewBox="0 0 {BOX} {BOX}" aria-hidden="true"'
    return f"<svg {drawn}>{drawing(suit.symbol or suit.id)}</svg>"


def _suits(suits: Sequence[Suit], group: Group) -> Table:
    langs = languages(one.native for one in suits)
    rows = tuple(
        (
            f'<span class="signed">{sign(one)}{words.text(one.name)}</span>',
            _listed(one.aka),
            *_native(one, langs),
            _look(one),
            _code(one),
        )
        for one in suits
    )
    head = (group.head, group.aka, *map(spoken, langs), "Jak vypadá", "Unicode")
    return Table("oddil-barvy", group.title, head, rows)


def _ranks(ranks: Sequence[Rank], piece: Piece) -> Table:
    langs = languages(one.native for one in ranks)
    rows = tuple(
        (
            words.text(one.name),
            _printed(one, one.index or ""),
            _listed(one.aka),
            *_native(one, langs),
        )
        for one in ranks
    )
    head = (capital(piece.one), piece.on_it, "Jinak", *map(spoken, langs))
    return Table("oddil-hodnoty", "Hodnoty", head, rows)


def _suitless(cards: Sequence[Suitless], name: str, piece: Piece) -> Table:
    langs = languages(one.native for one in cards)
    rows = tuple(
        (
            words.text(unnumbered(one.name)),
            _printed(one, unnumbered(one.index or "")),
            _listed(one.aka),
            *_native(one, langs),
            ", ".join(one.unicode) + (APPROXIMATE if one.approximate else ""),
        )
        for one in cards
    )
    head = (capital(piece.one), piece.on_it, "Jinak", *map(spoken, langs), "Unicode")
    return Table("oddil-bez-barvy", name, head, tuple(_folded(rows)))


def _folded(rows: Sequence[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """Yield rows; those of cards with nothing but a number become one, first to last."""
    for noun, group in groupby(rows, key=lambda row: numbered(row[0])):
        run = list(group)
        if noun and len(run) > 2:
            pairs = zip(run[0], run[-1], strict=True)
            yield tuple(f"{first} až {last}" if first else "" for first, last in pairs)
        else:
            yield from run


def _native(one: Suit | Rank | Suitless, langs: Iterable[str]) -> list[str]:
    return [in_language(one.native, lang) for lang in langs]


def _look(suit: Suit) -> str:
    """Return how a sign looks, and below in what colour it is printed."""
    colour = f'<span class="soft">{words.text(suit.colour)}</span>' if suit.colour else ""
    look = words.text(suit.look) if suit.look else ""
    return f"{look}{'<br>' if look and colour else ''}{colour}"


def _code(suit: Suit) -> str:
    """Return a sign's code point, marked where the character only resembles it."""
    if not suit.unicode:
        return ""
    shown = signs(escape(f"{suit.sign} ")) if suit.sign else ""
    told = f"{shown}{suit.unicode}{APPROXIMATE if suit.approximate else ''}"
    return f'<span class="code">{told}</span>'


def _printed(card: Rank | Suitless, index: str) -> str:
    """Return what is written on a card, unless that is one of its names."""
    names = {one.name: one.lang for one in card.native}
    told = dict.fromkeys(one for one in (index, card.glyph or "") if one and one not in names)
    script = next((lang for lang in names.values() if not is_latin(lang)), "")
    return " ".join(_in_script(one, script) for one in told)


def _in_script(text: str, lang: str) -> str:
    """Return East Asian letters with their language; numbers and signs have none."""
    foreign = lang and max(text) > LAST_SIGN
    return f'<span lang="{escape(lang)}">{escape(text)}</span>' if foreign else escape(text)


def _listed(names: Sequence[str]) -> str:
    return words.text(", ".join(names))
