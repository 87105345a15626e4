"""What a case of bad input is."""

from __future__ import annotations

from typing import NamedTuple

from tests.records.conftest import Edit


class Bad(NamedTuple):
    """A way to spoil a file, and what must be said about it."""

    name: str
    file: str
    edit: Edit
    says: tuple[str, ...]  # after `rules_yaml/<file>:`


def bad(name: str, file: str, edit: Edit, *says: str) -> Bad:
    return Bad(name, file, edit, says)
