"""Cut the site's web fonts from Adobe's npm packages and write their stylesheet.

    python tools/fonts.py node_modules/source-serif node_modules/source-sans

Run by hand when the character set changes; the results are committed. The packages are
`source-serif` 4.5.1 and `source-sans` 3.52.0. Their licence reserves the name "Source", and a
subset is a modified version, so the cuts are called "Karty Serif" and "Karty Sans".
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "site_theme" / "fonts"
STYLESHEET = ROOT / "site_theme" / "css" / "fonts.css"

LIMIT_BYTES = 115_000
X_ADVANCE_DEVICE = 0x0040  # bit of a GPOS value format

SUITS = "♠♥♦♣"
PUNCTUATION = "\u2009\u200a\u202f‐‑‒–—‘’‚“”„†‡•…‰′″‹›⁄€№™←↑→↓↔−×÷≈≠≤≥∞✓★"
# Letters outside Latin Extended-A that occur in names of Asian and Indian packs.
NAMES = "ǎǐǒǔưʾḥṃṅṇṛṣṭạấắịốổớợụứử"
CHARACTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA0, 0x180)))
    + PUNCTUATION
    + NAMES
)

TEXT = ("kern", "liga", "locl", "ccmp", "lnum", "onum", "pnum", "tnum")
ROMAN = (*TEXT, "smcp", "c2sc")

# Frequency of letters in running Czech, per thousand; decides the average width of a line.
CZECH = {
    " ": 162, "a": 53, "á": 19, "b": 13, "c": 14, "č": 9, "d": 31, "e": 66, "é": 11, "ě": 14,
    "f": 2.4, "g": 2.4, "h": 11, "i": 37, "í": 28, "j": 18, "k": 32, "l": 36, "m": 28, "n": 56,
    "o": 74, "p": 29, "r": 32, "ř": 10.5, "s": 39, "š": 7, "t": 49, "u": 27, "ú": 1.5, "ů": 6,
    "v": 40, "y": 16, "ý": 9, "z": 18, "ž": 8.5, ",": 13, ".": 12,
}  # fmt: skip


@dataclass(frozen=True)
class Cut:
    """One web font: where it comes from, what it keeps and how it is called."""

    file: str
    source: str  # path inside the folder of its package
    package: int  # index of the package on the command line
    family: str
    style: str
    axes: dict[str, float | tuple[float, float]]
    features: tuple[str, ...]
    extra: str = ""


CUTS = (
    Cut(
        "karty-serif.woff2",
        "VAR/SourceSerif4Variable-Roman.ttf",
        0,
        "Karty Serif",
        "normal",
        {"opsz": 18, "wght": (400, 700)},
        ROMAN,
    ),
    Cut(
        "karty-serif-italic.woff2",
        "VAR/SourceSerif4Variable-Italic.ttf",
        0,
        "Karty Serif",
        "italic",
        {"opsz": 18, "wght": 400},
        TEXT,
    ),
    Cut(
        "karty-sans.woff2",
        "VF/SourceSans3VF-Upright.ttf",
        1,
        "Karty Sans",
        "normal",
        {"wght": (400, 700)},
        TEXT,
        SUITS,
    ),
)


@dataclass(frozen=True)
class Fallback:
    """A system font that stands in until ours has arrived, and how wide it sets Czech.

    Widths are averages over `CZECH` in em, measured from the font or a metrically equal one.
    """

    name: str
    locals: tuple[str, ...]
    width: float
    style: str = "normal"
    weight: int = 400


@dataclass
class Measured:
    """What the stylesheet needs to know of a cut; widths by weight, in em."""

    ascent: float
    descent: float
    widths: dict[int, float] = field(default_factory=dict)


SERIF_FALLBACKS = (
    Fallback("Georgia", ("Georgia", "Gelasio"), 0.4391),
    Fallback("Georgia", ("Georgia Bold", "Gelasio Bold"), 0.5120, weight=700),
    Fallback("Georgia", ("Georgia Italic", "Gelasio Italic"), 0.4480, style="italic"),
    Fallback("Times", ("Times New Roman", "Liberation Serif", "Times"), 0.4027),
    Fallback("Times", ("Times New Roman Bold", "Liberation Serif Bold"), 0.4275, weight=700),
    Fallback("Times", ("Times New Roman Italic", "Liberation Serif Italic"), 0.4006, "italic"),
    Fallback("DejaVu", ("DejaVu Serif",), 0.5090),
    Fallback("DejaVu", ("DejaVu Serif Bold",), 0.5619, weight=700),
    Fallback("DejaVu", ("DejaVu Serif Italic",), 0.5090, style="italic"),
)
SANS_FALLBACKS = (
    Fallback("Arial", ("Arial", "Helvetica", "Liberation Sans"), 0.4431),
    Fallback("Arial", ("Arial Bold", "Helvetica Bold", "Liberation Sans Bold"), 0.4769, weight=700),
    Fallback("DejaVu", ("DejaVu Sans",), 0.5052),
    Fallback("DejaVu", ("DejaVu Sans Bold",), 0.5694, weight=700),
)


def main(folders: list[str]) -> int:
    """Make all cuts and the stylesheet; fail when they are too heavy together."""
    if len(folders) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    measured: dict[str, Measured] = {}
    total = 0
    for cut in CUTS:
        source = Path(folders[cut.package]) / cut.source
        font = cut_font(source, cut)
        target = FONTS / cut.file
        font.flavor = "woff2"
        font.save(target)
        measured[cut.file] = measure(source, cut)
        total += target.stat().st_size
        print(f"{cut.file:28} {target.stat().st_size / 1024:6.1f} KB")
    STYLESHEET.write_text(stylesheet(measured), encoding="utf-8")
    print(f"{'together':28} {total / 1024:6.1f} KB")
    return 0 if total <= LIMIT_BYTES else 1


def cut_font(source: Path, cut: Cut) -> TTFont:
    """Pin the axes, keep the characters and features of `cut`, and rename."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options()
    options.layout_features = list(cut.features)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.notdef_outline = True
    options.hinting = False
    options.drop_tables += ["DSIG", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS + cut.extra)
    subsetter.subset(font)
    instantiateVariableFont(font, cut.axes, inplace=True)  # after: it drops empty outlines
    freeze_kerning(font)
    rename(font, cut)
    # The originals store the descender with the wrong sign.
    font["OS/2"].sTypoDescender = -abs(font["OS/2"].sTypoDescender)
    return font


def freeze_kerning(font: TTFont) -> None:
    """Kern all weights like the regular one: invisible at text sizes, and 20 KB less."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if type(pairs).__name__ != "PairPos":
                continue
            if pairs.Format == 1:
                records = [pair for pairset in pairs.PairSet for pair in pairset.PairValueRecord]
            else:
                records = [pair for row in pairs.Class1Record for pair in row.Class2Record]
            for value in (value for pair in records for value in (pair.Value1, pair.Value2)):
                if value is not None and hasattr(value, "XAdvDevice"):
                    del value.XAdvDevice
            pairs.ValueFormat1 &= ~X_ADVANCE_DEVICE


def rename(font: TTFont, cut: Cut) -> None:
    """Replace the reserved name; keep copyright and licence."""
    style = "Italic" if cut.style == "italic" else "Regular"
    full = f"{cut.family} {style}"
    postscript = full.replace(" ", "-")
    version = font["name"].getDebugName(5)
    names = {1: cut.family, 2: style, 3: f"{version};{postscript}", 4: full, 6: postscript}
    # Named instances carry the reserved name too, and a page never asks for them.
    if "fvar" in font:
        font["fvar"].instances.clear()
    del font["STAT"]
    table = font["name"]
    table.removeUnusedNames(font)
    for record in list(table.names):
        if record.nameID in (16, 17) or record.platformID == 1:
            table.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)
    for name_id, text in names.items():
        table.setName(text, name_id, 3, 1, 0x409)


def measure(source: Path, cut: Cut) -> Measured:
    """Measure line metrics and the width of Czech at the weights that the cut offers."""
    weights = cut.axes["wght"]
    result = Measured(0, 0)
    for weight in weights if isinstance(weights, tuple) else (weights,):
        font = TTFont(source)
        instantiateVariableFont(font, cut.axes | {"wght": weight}, inplace=True)
        em = font["head"].unitsPerEm
        result.ascent = font["hhea"].ascent / em
        result.descent = -font["hhea"].descent / em
        result.widths[int(weight)] = czech_width(font)
    return result


def czech_width(font: TTFont) -> float:
    """Return the average advance of a character of running Czech, in em."""
    glyphs = font.getBestCmap()
    advances = font["hmtx"]
    width = sum(n * advances[glyphs[ord(letter)]][0] for letter, n in CZECH.items())
    return float(width / sum(CZECH.values()) / font["head"].unitsPerEm)


def stylesheet(measured: dict[str, Measured]) -> str:
    """Write the @font-face rules, the stand-ins and the two custom properties."""
    out = ["/* Written by tools/fonts.py; change it there. */\n"]
    for cut in CUTS:
        weights = cut.axes["wght"]
        weight = f"{weights[0]} {weights[1]}" if isinstance(weights, tuple) else f"{weights}"
        out.append(face(cut.family, cut.file, cut.style, weight))
    # The serif has no suit signs: the same family takes them from the sans (one file, no more).
    codes = ", ".join(f"U+{ord(sign):04X}" for sign in SUITS)
    suits = CUTS[2].file
    out += [face("Karty Serif", suits, style, "400 700", codes) for style in ("normal", "italic")]
    serif = {"normal": measured[CUTS[0].file], "italic": measured[CUTS[1].file]}
    sans = {"normal": measured[CUTS[2].file]}
    out += [stand_in("Karty Serif", item, serif[item.style]) for item in SERIF_FALLBACKS]
    out += [stand_in("Karty Sans", item, sans[item.style]) for item in SANS_FALLBACKS]
    out.append(
        ":root {\n"
        f"  --font-serif: {stack('Karty Serif', SERIF_FALLBACKS, 'serif')};\n"
        f"  --font-sans: {stack('Karty Sans', SANS_FALLBACKS, 'sans-serif')};\n"
        "}\n"
    )
    return "\n".join(out)


def face(family: str, file: str, style: str, weight: str, codes: str = "") -> str:
    """Write one @font-face rule for a file of ours."""
    limit = f"  unicode-range: {codes};\n" if codes else ""
    return (
        "@font-face {\n"
        f'  font-family: "{family}";\n'
        f"  font-style: {style};\n"
        f"  font-weight: {weight};\n"
        "  font-display: swap;\n"
        f'  src: url("../fonts/{file}") format("woff2");\n'
        f"{limit}}}\n"
    )


def stand_in(family: str, item: Fallback, ours: Measured) -> str:
    """Write the rule that makes a system font as wide and as tall as ours."""
    adjust = ours.widths[item.weight] / item.width
    sources = ", ".join(f'local("{name}")' for name in item.locals)
    return (
        "@font-face {\n"
        f'  font-family: "{family} {item.name}";\n'
        f"  font-style: {item.style};\n"
        f"  font-weight: {item.weight};\n"
        f"  src: {sources};\n"
        f"  size-adjust: {adjust:.2%};\n"
        f"  ascent-override: {ours.ascent / adjust:.2%};\n"
        f"  descent-override: {ours.descent / adjust:.2%};\n"
        "  line-gap-override: 0%;\n"
        "}\n"
    )


def stack(family: str, fallbacks: tuple[Fallback, ...], generic: str) -> str:
    """List our family, its stand-ins and the generic family."""
    names = dict.fromkeys(item.name for item in fallbacks)
    return ", ".join([f'"{family}"', *(f'"{family} {name}"' for name in names), generic])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
