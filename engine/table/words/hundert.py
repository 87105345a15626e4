"""What is said in Hundert besides the adding up."""

from __future__ import annotations

from engine.table.vocabulary import Words

WORDS = Words(phases={"hundert.settle": "vyúčtování"})
