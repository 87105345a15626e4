"""Options of the whole suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch that writes golden transcripts anew (never examples)."""
    parser.addoption("--update-goldens", action="store_true", help="write goldens anew")
