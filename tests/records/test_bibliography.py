"""Sources as they are printed."""

from __future__ import annotations

import re

import pytest

from plugins.records.models import Source
from plugins.wiki.bibliography import source_html


@pytest.mark.parametrize(
    ("title", "published", "printed"),
    [
        ("Hry", None, "Hry."),
        ("Hry", "1921", "Hry. 1921."),
        ("Jak se hraje?", None, "Jak se hraje?"),
        ("Pozor, karty!", "1921", "Pozor, karty! 1921."),
    ],
)
def test_a_title_that_asks_or_calls_needs_no_full_stop(
    title: str, published: str | None, printed: str
) -> None:
    source = Source(id="hry", kind="own", title=title, published=published)

    assert printed == re.sub("<[^>]+>", "", source_html(source))
