"""Signs and corners: what a file says is drawn whole, what can't be drawn is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from plugins.faces import MissingDrawingError, signs
from plugins.faces.indices import legible, lettering
from plugins.faces.signs import drawing

LINE = '<path d="M0 0H9"/>'


@pytest.fixture
def symbols(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of signs instead of the site's."""
    monkeypatch.setattr(signs, "SYMBOLS", tmp_path)
    drawing.cache_clear()
    yield tmp_path
    drawing.cache_clear()


def written(symbols: Path, attributes: str) -> None:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"{attributes}>'
    (symbols / "hul.svg").write_text(f"{head}{LINE}</svg>", encoding="utf-8")


@pytest.mark.parametrize("box", ["", ' width="100" height="100"'])
def test_a_sign_is_the_inside_of_its_file(box: str, symbols: Path) -> None:
    written(symbols, box)

    assert drawing("hul") == LINE


@pytest.mark.parametrize("quote", ['"', "'"])
def test_what_its_svg_paints_with_is_kept(quote: str, symbols: Path) -> None:
    said = f"fill={quote}none{quote} stroke={quote}currentColor{quote}"
    written(symbols, f' width="100" {said}')

    assert drawing("hul") == f"<g {said}>{LINE}</g>"


@pytest.mark.parametrize("name", ["style", "class", "transform", "onclick", "inkscape:version"])
def test_what_would_be_lost_is_told(name: str, symbols: Path) -> None:
    written(symbols, f' {name}="x"')

    with pytest.raises(MissingDrawingError) as told:
        drawing("hul")

    assert str(told.value) == (
        f"site_theme/symbols/hul.svg: <svg> má „{name}“, které by se na kartě ztratilo – vynechte"
        " ho, nebo z něj udělejte fill, stroke a podobně"
    )


def test_no_letters_draw_nothing() -> None:
    assert lettering("", 0, 0, 56, 46) == ""


@pytest.mark.parametrize("index", ["K", "10", "209", "XXXIV", "6-6", "★", "東", "ソウタ"])
def test_a_corner_holds_a_short_index(index: str) -> None:
    assert legible(index)


@pytest.mark.parametrize("index", ["MMMMMM", "DEVATENACT", "一二三四五"])
def test_a_long_index_would_run_together(index: str) -> None:
    assert not legible(index)
