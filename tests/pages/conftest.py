"""The built site, read once: `make build` makes it, `SITE` names another folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.pages.reading import Document, read


@pytest.fixture(scope="session")
def pages(site_dir: Path) -> Mapping[str, Document]:
    """Every page by its address from the root: '' for the home page, 'hry/ecarte/'."""
    found = {}
    for file in sorted(site_dir.rglob("*.html")):
        address = file.relative_to(site_dir).as_posix().removesuffix("index.html")
        found[address] = read(file)
    return found
