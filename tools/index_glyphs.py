"""Write the outlines of card indices, so that faces need no font.

    python tools/index_glyphs.py node_modules/source-sans

Run by hand when an index needs another letter; the result, `plugins/faces/glyphs.json`, is
committed: for each letter the left and right bound of its ink and its path, with a cap height
of 100 and y counted downwards from the cap line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.misc.transform import Identity
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parent.parent / "plugins" / "faces" / "glyphs.json"
SOURCE = "OTF/SourceSans3-Bold.otf"
Q_TAIL = "M47 67 84 109 100 95 63 54Z"
LETTERS = "0123456789ABCDIJKOQUVX"

Bounds = tuple[float, float, float, float]


def main(folders: list[str]) -> int:
    """Write the table, one letter a line."""
    if len(folders) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    font = TTFont(Path(folders[0]) / SOURCE)
    scale = 100 / bounds(font, "I")[3]
    entries = [
        f"  {json.dumps(each)}: {json.dumps(outline(font, each, scale))}" for each in LETTERS
    ]
    TARGET.write_text("{\n" + ",\n".join(entries) + "\n}\n", encoding="utf-8")
    return 0


def outline(font: TTFont, letter: str, scale: float) -> list[float | str]:
    """Return left and right bound and the path of one letter."""
    tail = ""
    if letter == "Q":  # the font's own tail would run into the suit sign
        letter, tail = "O", Q_TAIL
    pen = SVGPathPen(None, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    placed = TransformPen(pen, Identity.translate(0, 100).scale(scale, -scale))
    font.getGlyphSet()[font.getBestCmap()[ord(letter)]].draw(placed)
    left, _, right, _ = bounds(font, letter)
    return [round(left * scale, 1), round(right * scale, 1), pen.getCommands() + tail]


def bounds(font: TTFont, letter: str) -> Bounds:
    """Return the box of a letter's ink in font units."""
    pen = BoundsPen(None)
    font.getGlyphSet()[font.getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
