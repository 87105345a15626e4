"""What can be tried with a deck: its orders, and dealing it out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from plugins.records.drills import deal_drill, order_drill
from plugins.records.models import Deck
from plugins.wiki.assets import Asset, as_json
from plugins.wiki.demos import Demos


@dataclass(frozen=True, slots=True)
class Drills:
    """The demos of a deck's page; None for what it has nothing to try of."""

    orders: Demos | None = None
    deal: Demos | None = None

    def assets(self) -> Iterator[Asset]:
        """Yield the compiled records, which the page loads when a demo is woken."""
        for demos in (self.orders, self.deal):
            if demos:
                yield Asset(demos.record["file"], as_json(demos.record))


def drills_of(deck: Deck) -> Drills:
    """Return what a deck's page lets the reader try."""
    orders, deal = order_drill(deck), deal_drill(deck)
    return Drills(Demos(orders) if orders else None, Demos(deal) if deal else None)
