"""The checks of a record: small named functions, each of which returns findings."""

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.decks import parents
from plugins.records.checks.run import check

__all__ = ["Index", "RecordFile", "check", "parents"]
