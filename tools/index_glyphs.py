"""Write the outlines of what is written on cards, so that faces need no font.

    python tools/index_glyphs.py node_modules/source-sans node_modules/source-serif \
        node_modules/@fontsource/lxgw-wenkai-tc

Run by hand (`make fonts`) when a card needs another letter; the results are committed, in
`plugins/faces/`, y counted downwards everywhere:

- `glyphs.json`, corner indices: letter → left and right bound of its ink and its path, with a cap
  height of 100 from the cap line;
- `letters.json`, names in capitals: letter → advance and path, with the same cap height;
- `han.json`, Chinese characters and kana: character → path in a square of 200.

The last two are in whole numbers and in steps from point to point, so that letters of a line follow
each other in one path.

The packages are `source-sans` 3.52.0, `source-serif` 4.5.1 and `@fontsource/lxgw-wenkai-tc` 5.3.0.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.basePen import AbstractPen, BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FACES = Path(__file__).resolve().parent.parent / "plugins" / "faces"
SANS = "OTF/SourceSans3-Bold.otf"
SERIF = "OTF/SourceSerif4Caption-Semibold.otf"
KAI = "files/lxgw-wenkai-tc-{subset}-700-normal.woff2"

CZECH = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"
FOREIGN = "ÀÂÃÄÅÆÇÈÊËÌÎÏÑÒÔÕÖØŒÙÛÜĀĂĄĆĐĒĘĞĪĹĽŁŃŌŐŔŚŪŰŹŻ"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + CZECH
# The first are in the order in which they came; a table that is only longer is easy to compare.
INDICES = "0123456789ABCDIJKOQUVX" + "EFGHLMNPRSTWYZ" + CZECH + CAPITALS.lower() + "-–+/.½?!"
NAMES = CAPITALS + FOREIGN + "0123456789" + "-–.,:’„“!?/&+×½() "
HAN = (
    "一二三四五六七八九十百千萬万零"  # numbers
    "將士象車馬砲卒帥仕相俥傌炮兵包偶王公侯伯子男金"  # chess
    "東南西北中發白梅蘭菊竹春夏秋冬百搭財神"  # mahjong
    "餅文索條貫拾錢紅花老大小束旗空沒全天地人和雲龍鳳福祿壽喜"  # money
    "鬼株札人魚烏雉獐星兔鷹虎乘極"  # Japan, Korea
    "松桜藤菖蒲牡丹萩芒紅葉柳桐月"  # flowers
    "讀読取歌詩繪絵字京"  # pairing
)
KANA = "".join(map(chr, [*range(0x3041, 0x3094), *range(0x30A1, 0x30F7), 0x30FC]))
EM = 200  # side of the square of a Chinese character
Q_TAIL = "M47 67 84 109 100 95 63 54Z"

Bounds = tuple[float, float, float, float]
Point = tuple[float, float]


def main(folders: list[str]) -> int:
    """Write the three tables, one letter a line."""
    if len(folders) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    sans, serif, kai = (Path(folder) for folder in folders)
    font = TTFont(sans / SANS)
    scale = 100 / bounds(font, "I")[3]
    write("glyphs.json", {each: index_outline(font, each, scale) for each in INDICES})
    write("letters.json", letters(TTFont(serif / SERIF)))
    write("han.json", characters(kai, dict.fromkeys(HAN + KANA)))
    return 0


def write(name: str, table: Mapping[str, object]) -> None:
    """Write a table, one entry a line."""
    lines = [
        f"  {json.dumps(key, ensure_ascii=False)}: {json.dumps(value)}"
        for key, value in table.items()
    ]
    (FACES / name).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def index_outline(font: TTFont, letter: str, scale: float) -> list[float | str]:
    """Return left and right bound and the path of one letter of an index."""
    tail = ""
    if letter == "Q":  # the font's own tail would run into the suit sign
        letter, tail = "O", Q_TAIL
    place = Identity.translate(0, 100).scale(scale, -scale)
    left, _, right, _ = bounds(font, letter)
    return [
        round(left * scale, 1),
        round(right * scale, 1),
        index_path(font, letter, place) + tail,
    ]


def letters(font: TTFont) -> dict[str, list[int | str]]:
    """Return advance and path of every letter of a name."""
    scale = 100 / bounds(font, "H")[3]
    place = Identity.translate(0, 100).scale(scale, -scale)
    names, advances = font.getBestCmap(), font["hmtx"]
    return {
        letter: [
            round(advances[names[ord(letter)]][0] * scale),
            steps(font, letter, place),
        ]
        for letter in NAMES
        if ord(letter) in names
    }


def characters(package: Path, wanted: Iterable[str]) -> dict[str, str]:
    """Return the path of every character, from the files that the package is split into."""
    ranges = json.loads((package / "unicode.json").read_text("utf-8"))
    fonts: dict[str, TTFont] = {}
    table = {}
    for character in wanted:
        subset = next((key for key, text in ranges.items() if covers(text, ord(character))), None)
        if subset is None:
            raise SystemExit(f"{character} is in no file of {package.name}")
        name = subset.strip("[]")
        font = fonts.setdefault(name, TTFont(package / KAI.format(subset=name)))
        scale = EM / font["head"].unitsPerEm
        left, _, right, _ = bounds(font, character)
        middle = EM / 2 - scale * (left + right) / 2
        place = Identity.translate(middle, EM * 0.88).scale(scale, -scale)
        table[character] = steps(font, character, place)
    return table


def covers(ranges: str, code: int) -> bool:
    """Say whether a list like U+4E00-4E10,U+5000 holds a character."""
    for first, last in re.findall(r"U\+([0-9a-fA-F]+)(?:-([0-9a-fA-F]+))?", ranges):
        if int(first, 16) <= code <= int(last or first, 16):
            return True
    return False


class StepPen(BasePen):
    """Writes a path in whole steps, each from the rounded point before, so that none drifts."""

    def __init__(self) -> None:
        """Begin at the origin."""
        super().__init__()
        self.path = ""
        self._last = ""
        self._at = self._start = (0, 0)

    def _moveTo(self, pt: Point) -> None:
        self._write("m", pt)
        self._start = self._at

    def _lineTo(self, pt: Point) -> None:
        x, y = whole(pt)
        if (x, y) == self._at:
            return
        if y == self._at[1]:
            self._step("h", [x - self._at[0]], (x, y))
        elif x == self._at[0]:
            self._step("v", [y - self._at[1]], (x, y))
        else:
            self._write("l", pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:
        self._write("c", pt1, pt2, pt3)

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        self._write("q", pt1, pt2)

    def _closePath(self) -> None:
        self.path += "z"
        self._last, self._at = "z", self._start

    def _write(self, command: str, *points: Point) -> None:
        x, y = self._at
        steps = [step for a, b in map(whole, points) for step in (a - x, b - y)]
        self._step(command, steps, whole(points[-1]))

    def _step(self, command: str, steps: list[int], to: tuple[int, int]) -> None:
        """Write a command; one that is repeated needs no name, a minus sign no space."""
        text = re.sub(" -", "-", " ".join(map(str, steps)))
        if command != self._last or command == "m":
            self.path += command + text
        else:
            self.path += text if text.startswith("-") else f" {text}"
        self._last, self._at = command, to


def index_path(font: TTFont, letter: str, place: Transform) -> str:
    """Return the path of a letter of an index, with at most one decimal."""
    pen = SVGPathPen(None, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    draw(font, letter, TransformPen(pen, place))
    return pen.getCommands()


def steps(font: TTFont, letter: str, place: Transform) -> str:
    """Return the path of a letter in whole steps."""
    pen = StepPen()
    draw(font, letter, TransformPen(pen, place))
    return pen.path


def bounds(font: TTFont, letter: str) -> Bounds:
    """Return the box of a letter's ink in font units."""
    pen = BoundsPen(None)
    draw(font, letter, pen)
    return pen.bounds


def draw(font: TTFont, letter: str, pen: AbstractPen) -> None:
    """Draw a letter of a font."""
    font.getGlyphSet()[font.getBestCmap()[ord(letter)]].draw(pen)


def whole(point: Point) -> tuple[int, int]:
    """Round a point."""
    return round(point[0]), round(point[1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
