"""Rules of thumb for Hundert: hit the number, don't pass it, leave nobody what he can hit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import playable, visible
from engine.cards import Card, Cards, bit
from engine.finding import phase_of
from engine.games.hundert.settle import Settle
from engine.moves import Move
from engine.phases.adding import PLAY, Adding

_KEEP = 2.0  # chips that a card worth nothing is worth at the end of the deal
_EXACT = ("hundert.settle.stake", "hundert.settle.flat", "adding.to")
_OVER = ("hundert.settle.over", "hundert.settle.flat", "hundert.settle.mark")


def exact(sight: Sight) -> Move | None:
    """Reach the number exactly."""
    phase = _phase(sight)
    return next((_play(card) for card in _cards(sight) if phase.worth[card] == _lacks(sight)), None)


def least_over(sight: Sight) -> Move | None:
    """Pass the number by the least where it has to be passed."""
    worth = _phase(sight).worth
    least = min(_cards(sight), key=lambda card: worth[card])
    return _play(least) if worth[least] > _lacks(sight) else None


def dump(sight: Sight) -> Move | None:
    """Get rid of the highest card while nobody can reach the number after it."""
    worth = _phase(sight).worth
    highest = max(_cards(sight), key=lambda card: worth[card])
    return _play(highest) if _lacks(sight) - worth[highest] > max(worth) else None


def leave(sight: Sight) -> Move | None:
    """Leave what the next hand least likely hits, and keep low cards if that costs little."""
    worth, lacks = _phase(sight).worth, _lacks(sight)
    loss, top, unseen = _loss(sight), max(worth), _unseen(sight)

    def cost(card: Card) -> float:
        hit = _held_next(sight, unseen, lacks - worth[card]) if loss else 0.0
        return loss * hit + _KEEP * (1 - worth[card] / top) ** 2

    # One card of each worth stands for the others.
    cards = {worth[card]: card for card in reversed(_cards(sight)) if worth[card] < lacks}
    return _play(min(cards.values(), key=cost))


RULES = (
    Rule(
        "exact", PLAY, exact, "Tahle karta doplní součet přesně na sto.", parts=_EXACT
    ),
    Rule(
        "least over", PLAY, least_over,
        "Sto se přesáhnout musí; nejnižší karta ho přesáhne nejméně.", parts=_OVER,
    ),
    Rule(
        "dump", PLAY, dump,
        "Do sta je ještě daleko: vysoké karty pryč, nízké se hodí na závěr.",
        parts=("adding.to",),
    ),
    Rule(
        "leave", PLAY, leave,
        "Z tohoto součtu se další hráč nejspíš přesně na sto netrefí.", parts=_EXACT,
    ),
)  # fmt: skip


def _held_next(sight: Sight, unseen: Cards, worth: int) -> float:
    """Return how likely the next hand holds a card worth so much."""
    phase = _phase(sight)
    others = unseen.bit_count()
    without = others - (unseen & _by_worth(phase.worth).get(worth, 0)).bit_count()
    held = sight.state.zones[phase.hands[sight.game.after(sight.seat)]].bit_count()
    none = 1.0
    for drawn in range(min(held, others)):
        none *= max(0, without - drawn) / (others - drawn)
    return 1 - none


def _unseen(sight: Sight) -> Cards:
    return sight.game.everything & ~visible(sight.game, sight.state, sight.seat)


@lru_cache
def _by_worth(worths: tuple[int, ...]) -> dict[int, Cards]:
    """Return the cards of each worth."""
    found: dict[int, Cards] = {}
    for card, worth in enumerate(worths):
        found[worth] = found.get(worth, 0) | bit(card)
    return found


def _loss(sight: Sight) -> int:
    """Return what somebody's exact hit costs every other player."""
    settle = phase_of(sight.game, Settle)
    if settle.mark:
        return 0
    stake: int = sight.state.variables[settle.stake]
    return settle.flat or stake


def _phase(sight: Sight) -> Adding:
    phase = sight.game.phases[sight.state.phase]
    assert isinstance(phase, Adding)
    return phase


def _lacks(sight: Sight) -> int:
    phase = _phase(sight)
    total: int = sight.state.variables[phase.total]
    return phase.to - total


def _cards(sight: Sight) -> Sequence[Card]:
    return playable(sight.legal)


def _play(card: Card) -> Move:
    return Move(PLAY, (card,))
