"""The built site, read once: `make build` makes it, `SITE` names another folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.pages.reading import Document, read

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def site_dir() -> Path:
    folder = Path(os.environ.get("SITE", ROOT / "site"))
    assert (folder / "index.html").exists(), f"no site in {folder}: run make build"
    return folder


@pytest.fixture(scope="session")
def pages(site_dir: Path) -> Mapping[str, Document]:
    """Every page by its address from the root: '' for the home page, 'hry/ecarte/'."""
    found = {}
    for file in sorted(site_dir.rglob("*.html")):
        address = file.relative_to(site_dir).as_posix().removesuffix("index.html")
        found[address] = read(file)
    return found
