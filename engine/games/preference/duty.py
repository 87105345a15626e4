"""The duty of the first defender: on a declarer's lead he beats with as little as he can."""

from __future__ import annotations

from engine.cards import Cards, cards_in
from engine.games.preference import PLAYERS
from engine.mechanics.duties import Situation
from engine.registry import DUTIES, mechanic


@mechanic(
    DUTIES,
    "preference.first_defender",
    doc="první obránce přebíjí výnos hlavního hráče nejnižší kartou, která stačí",
    says={"": "první obránce přebíjí výnos hlavního hráče nejnižší kartou, která stačí"},
    refines=True,
)
def first_defender(situation: Situation, hand: Cards) -> Cards:
    """Keep the lowest card that beats what the declarer has led to three."""
    second = situation.lying == 1 and situation.players == PLAYERS
    beating = hand & situation.ranking.beats[situation.led]
    if not (second and situation.declarer_led and beating):
        return 0
    strength = situation.ranking.strength
    return 1 << min(cards_in(beating), key=lambda card: strength[card])
