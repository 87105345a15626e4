"""Options of the whole suite."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch that writes golden transcripts anew (never examples)."""
    parser.addoption("--update-goldens", action="store_true", help="write goldens anew")


@pytest.fixture(scope="session")
def site_dir() -> Path:
    """Return the folder of the built site; `SITE` names another one."""
    folder = Path(os.environ.get("SITE", ROOT / "site"))
    assert (folder / "index.html").exists(), f"no site in {folder}: run make build"
    return folder
