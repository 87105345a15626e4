"""Contact sheets: every face of every deck, small and large, on cloth and on paper.

    python -m tools.sheets [DECK …]

Writes one page a deck into build/sheets/, in the colours of the site, by day and by lamp, with
cards 40, 72 and 200 px wide: the smallest size at which index and suit must be read, a hand on a
phone, and one to look at the drawing. Without names all decks, and `index.html` with a row of each.
To be looked at after every change in `plugins/faces`, `site_theme/symbols` or the
colours of `site_theme/css/tokens.css`; nothing compares them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from plugins.faces import contact_sheet, overview
from plugins.records import compile_deck, load_site

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "sheets"
COLOURS = ROOT / "site_theme" / "css" / "tokens.css"


def main(names: list[str]) -> int:
    """Write the sheets of the decks named, or of all that stand at the head of a family."""
    site = load_site(ROOT)
    if unknown := [name for name in names if name not in site.decks]:
        print(f"neznámý balíček: {', '.join(unknown)}", file=sys.stderr)
        return 2
    colours = COLOURS.read_text("utf-8")
    TARGET.mkdir(parents=True, exist_ok=True)
    decks = [compile_deck(site, deck) for deck in names or site.decks]
    for deck in decks:
        _write(deck["id"], contact_sheet(deck, colours))
    if not names:
        _write("index", overview(decks, colours))
    return 0


def _write(name: str, text: str) -> None:
    page = TARGET / f"{name}.html"
    page.write_text(text, encoding="utf-8")
    print(page.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
