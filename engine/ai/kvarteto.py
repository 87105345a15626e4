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
_SHORTLIST = 4


class Odds(NamedTuple):
    """What a seat can tell of where cards are."""

    unseen: Cards
    room: tuple[int, ...]  # by seat: cards of its hand that one doesn't know
    memory: Memory

    def of(self, card: Cards) -> list[float]:
        """Return by seat how likely a hand holds a card."""
        if not self.unseen & card:
            return [float(bool(has & card)) for has in self.memory.has]
        weights = [self._weight(seat, card) for seat in range(len(self.room))]
        total = sum(weights) or 1.0
        return [weight / total for weight in weights]

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


class _Wish(NamedTuple):
    """What is asked for, whoever is asked."""

    chances: Sequence[float]  # by seat: that the answer is yes
    held: int
    gain: float  # what the card is worth
    cost: float  # what the question tells


def _valued(sight: Sight) -> Iterator[_Question]:
    """Yield every question with what it promises."""
    phase, odds = _phase(sight), odds_of(sight)
    dangers = [_danger(phase, odds.memory, seat) for seat in range(len(phase.hands))]
    wishes: dict[str, _Wish] = {}
    for move in sight.legal:
        if move.verb == LAY:
            continue
        what, target = wish_of(sight.game, move), target_of(move)
        if what not in wishes:
            wishes[what] = _wish(sight, phase, odds, what)
        wish = wishes[what]
        chance = wish.chances[target]
        loss = (1 - chance) * _KNOWN_HERE * dangers[target]
        yield _Question(move, chance, wish.held, chance * wish.gain - loss - wish.cost)


def _wish(sight: Sight, phase: Asking, odds: Odds, what: str) -> _Wish:
    hand: Cards = sight.state.zones[phase.hands[sight.seat]]
    wanted = phase.wanted(sight.game.deck, what)
    whole = with_card(phase.sets, next(cards_in(wanted))).cards
    none = [1.0] * len(phase.hands)
    for card in cards_in(wanted & ~hand):
        none = [one * (1 - chance) for one, chance in zip(none, odds.of(bit(card)), strict=True)]
    held = (whole & hand).bit_count()
    told = odds.memory.has[sight.seat] | _promised(odds.memory, sight.seat)
    last = _COMPLETES if held == whole.bit_count() - 1 else 0
    cost = 0 if whole & told else _REVEALS
    return _Wish([1 - one for one in none], held, 1 + _HELD * held + last, cost)


def _danger(phase: Asking, memory: Memory, seat: Seat) -> int:
    """Return how many cards a seat could ask for with certainty, as far as all have heard."""
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
