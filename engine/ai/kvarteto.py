"""Rules of thumb for Kvarteto: ask for what is surely there, else where it most likely is.

All that was asked, given and refused is public, and so is what follows from it: whoever asks
holds a card of the set and lacks the one that he wants. `Memory` keeps it; here it is read
with one's own hand beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.ai.thumb import Rule, Sight
from engine.cards import Cards, Seat, bit, cards_in
from engine.moves import Move
from engine.phases.asking import ASK, LAY, WANT, Asking, target_of, wish_of
from engine.phases.asking_memory import Memory
from engine.phases.asking_sets import with_card

_SURE = 0.999
_PROMISED = 2.5  # how much more likely a card is where one of its set must be
_HELD = 0.2  # for each card of the set that one holds oneself
_COMPLETES = 0.4  # the last card of a set
_KNOWN_HERE = 0.1  # what the one who asks next can then take for certain
_REVEALS = 0.12  # telling that one holds something of a set of which nobody knew it
_SHORTLIST = 6


class Odds(NamedTuple):
    """What a seat can tell of where cards are."""

    unseen: Cards
    room: tuple[int, ...]  # by seat: cards of its hand that one doesn't know
    memory: Memory

    def of(self, seat: Seat, card: Cards) -> float:
        """Return how likely a hand holds a card."""
        if not self.unseen & card:
            return float(bool(self.memory.has[seat] & card))
        weights = [self._weight(one, card) for one in range(len(self.room))]
        total = sum(weights)
        return weights[seat] / total if total else 0.0

    def _weight(self, seat: Seat, card: Cards) -> float:
        if not self.room[seat] or self.memory.lacks[seat] & card:
            return 0.0
        weight = float(self.room[seat])
        for some in self.memory.some[seat]:
            if some & card:
                left = (some & self.unseen).bit_count()
                # The last card that a promise can be kept with is surely there.
                weight *= _PROMISED if left > 1 else 1e6
        return weight


def odds_of(sight: Sight) -> Odds:
    """Return what the seat on turn can tell, from its hand and what everybody has heard."""
    phase, state = _phase(sight), sight.state
    memory: Memory = state.variables[phase.memory]
    hidden, room = 0, []
    for seat, slot in enumerate(phase.hands):
        hand: Cards = state.zones[slot]
        if seat == sight.seat:
            room.append(0)
            continue
        hidden |= hand & ~memory.has[seat]
        room.append((hand & ~memory.has[seat]).bit_count())
    return Odds(hidden, tuple(room), memory)


def lay(sight: Sight) -> Move | None:
    """Lay a set that is complete."""
    return next((move for move in sight.legal if move.verb == LAY), None)


def sure(sight: Sight) -> Move | None:
    """Ask for a card that is surely there, of the fullest set first."""
    found = [one for one in _valued(sight) if one.chance > _SURE]
    return max(found, key=lambda one: one.held).move if found else None


def guess(sight: Sight) -> Move | None:
    """Ask where the card most likely is, without telling more than is known."""
    return max(_valued(sight), key=lambda one: one.worth).move


def shortlist(sight: Sight) -> Sequence[Move]:
    """Return the questions worth a search."""
    others = [move for move in sight.legal if move.verb == LAY]
    best = sorted(_valued(sight), key=lambda one: -one.worth)[:_SHORTLIST]
    return [*others, *(one.move for one in best)]


_HEARD = ("asking.again", "asking.turn")

_THERE = "Podle toho, co všichni slyšeli, tam určitě {}."
_LIKELY = "Podle dosavadních otázek tam {} nejspíš."

RULES = (
    Rule(
        "lay", LAY, lay, "Vyložené kvarteto už nikdo nevezme a bod je jistý.",
        parts=("asking.lay",),
    ),
    Rule("sure", ASK, sure, _THERE.format("ta karta je"), parts=_HEARD),
    Rule("sure set", WANT, sure, _THERE.format("něco je"), parts=_HEARD),
    Rule("guess", ASK, guess, _LIKELY.format("ta karta je"), parts=_HEARD),
    Rule("guess set", WANT, guess, _LIKELY.format("něco je"), parts=_HEARD),
)  # fmt: skip


class _Question(NamedTuple):
    move: Move
    chance: float  # that the answer is yes
    held: int  # cards of the set in one's own hand
    worth: float


def _valued(sight: Sight) -> Iterator[_Question]:
    """Yield every question with what it promises."""
    phase, odds = _phase(sight), odds_of(sight)
    hand: Cards = sight.state.zones[phase.hands[sight.seat]]
    dangers = {seat: _danger(phase, odds, seat) for seat in range(len(phase.hands))}
    for move in sight.legal:
        if move.verb == LAY:
            continue
        wanted = phase.wanted(sight.game.deck, wish_of(sight.game, move))
        one = with_card(phase.sets, next(cards_in(wanted)))
        wanted &= -1 if move.cards else ~hand
        target = target_of(move)
        chance = 0.0 if wanted & hand else _any(odds, target, wanted)
        held = (one.cards & hand).bit_count()
        told = odds.memory.has[sight.seat] | _promised(odds.memory, sight.seat)
        worth = chance * (1 + _HELD * held) - (1 - chance) * _KNOWN_HERE * dangers[target]
        if held == one.cards.bit_count() - 1:
            worth += chance * _COMPLETES
        if not one.cards & told:
            worth -= _REVEALS
        yield _Question(move, chance, held, worth)


def _any(odds: Odds, seat: Seat, cards: Cards) -> float:
    """Return how likely a hand holds one of these cards."""
    none = 1.0
    for card in cards_in(cards):
        none *= 1 - odds.of(seat, bit(card))
    return 1 - none


def _danger(phase: Asking, odds: Odds, seat: Seat) -> int:
    """Return how many cards a seat could ask for with certainty, as far as all have heard."""
    memory = odds.memory
    own = memory.has[seat] | _promised(memory, seat)
    others = 0
    for other, has in enumerate(memory.has):
        others |= has if other != seat else 0
    return sum((one.cards & others).bit_count() for one in phase.sets if one.cards & own)


def _promised(memory: Memory, seat: Seat) -> Cards:
    """Return the cards one of which a seat is known to hold."""
    cards = 0
    for some in memory.some[seat]:
        cards |= some
    return cards


def _phase(sight: Sight) -> Asking:
    phase = sight.game.phases[sight.state.phase]
    assert isinstance(phase, Asking)
    return phase
