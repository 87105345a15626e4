"""Card faces as our own SVG, drawn by code from a compiled deck.

What a record gives (`plugins.records.compile_deck`), and what is drawn from it:

- `shape` of the deck: what all its cards are cut from (`shapes.py`, backs in `back.py`).
- per suit `symbol`, the file in `site_theme/symbols/` (its id unless the record names another), and
  `ink`: with it the suit brings its colour (`inks.py`), without it the page gives one
  (`.card.suit-<code>`), as it always does for the four French signs: readers may choose four
  colours for them.
- per card `id` of its rank, `name`, and where it has them `index` (what is in the corner), `glyph`
  (a Chinese or Japanese character in place of a picture), `number` (in a numbered row); a card
  without a suit may have a `symbol` and an `ink` of its own, else it is black.

`cards.py` reads this. `kinds.py` lists the rules in their order, one module each; the first that
knows a card draws all that is on its paper:

1. full pictures: pairing packs, quartets, tarot trumps, French, German and Swiss cards;
2. dice for an index like „6-6“; the plant and a mark, by the card's name, for flower cards;
3. the number at both ends for a card of a numbered row;
4. the character of a card that has one;
5. for a rank whose id is a number: as many signs, or, where the sign is a word of its own (a
   myriad), the number in Chinese above it;
6. for other ranks of a suit: the sign, great, under what the rank wears (`emblems.py`), with the
   name of the rank;
7. for the rest: the name in a frame.

A rule looks at what the record says, never at which deck it is. Whatever is written on a card is
an outline out of three tables, so that it looks the same for everybody: `glyphs.json` for indices,
`letters.json` for names, `han.json` for characters; `tools/index_glyphs.py` makes them. A missing
sign or outline raises `MissingDrawingError`, and `hry check` tells it with the record's line.

The sprite has one symbol for each distinct face, then `back`; at most 60 KB with gzip, the same
bytes for the same deck. `make sheets` draws all decks in all sizes, to be looked at.
"""

from plugins.faces.sheet import contact_sheet, overview
from plugins.faces.signs import MissingDrawingError
from plugins.faces.sprite import sprite

__all__ = ["MissingDrawingError", "contact_sheet", "overview", "sprite"]
