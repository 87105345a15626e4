"""Rules of thumb: named pieces of advice, tried in order until one has an answer.

A rule reads a `Sight`: a position in which only what its seat sees may be looked at. The
same rules serve an opponent, hints and the playouts of a search; a test asks every rule for
the same advice in many worlds made from one view, so a rule that peeks is found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from engine.ai.advice import Advice, Reason
from engine.ai.tricks import Table, playable, table
from engine.cards import NOBODY, Card, Seat
from engine.common import NOT_NOW
from engine.game import Game
from engine.moves import Move
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import State
from engine.view import View, determinize


@dataclass(frozen=True)
class Sight:
    """A decision: the position, of which a rule reads only what the seat sees."""

    game: Game
    state: State
    seat: Seat
    legal: Sequence[Move]

    @property
    def tricks(self) -> Tricks:
        """The phase in which the decision is made; only in a phase of tricks."""
        phase = self.game.phases[self.state.phase]
        assert isinstance(phase, Tricks)
        return phase

    @cached_property
    def table(self) -> Table:
        """The trick in the making; only in a phase of tricks."""
        return table(self.game, self.state, self.seat, self.tricks)

    @cached_property
    def allies(self) -> tuple[Seat, ...]:
        """The seats that gain together in this deal: partners, or the sides of a contract."""
        side = self.game.side(self.seat)
        declarer = variable(self, "declarer")
        if len(side) > 1 or declarer == NOBODY:
            return side
        with_declarer = (declarer, variable(self, "helper"))
        seats = range(self.game.seats)
        return tuple(one for one in seats if (one in with_declarer) == (self.seat in with_declarer))

    @property
    def winning(self) -> list[Card]:
        """The cards that may be played and take the trick as it lies; any card leads so."""
        return [card for card in playable(self.legal) if self.table.wins(card)]


def variable(sight: Sight, name: str) -> Seat:
    """Return the seat that a public variable names, NOBODY where the game has none."""
    slots = sight.game.layout
    slot = slots.named(name)
    return NOBODY if slot is None else sight.state.variables[slot]


Advises: TypeAlias = Callable[[Sight], Move | None]


class Rule(NamedTuple):
    """A rule of thumb."""

    name: str
    verb: str  # tried only where a move with this verb is legal
    advises: Advises
    reason: str  # Czech, a whole sentence
    parts: tuple[str, ...] = ()  # paths that it rests on; the first that a clause claims is named


def first_advice(rules: Sequence[Rule], sight: Sight) -> tuple[Move, Rule] | None:
    """Return the first rule's answer that is a legal move, with the rule."""
    verbs = {move.verb for move in sight.legal}
    for rule in rules:
        move = rule.advises(sight) if rule.verb in verbs else None
        if move is not None and move in sight.legal:
            return move, rule
    return None


def advise(view: View, rules: Sequence[Rule], rng: Rng) -> Advice | None:
    """Return what the rules say about a view's decision, None when none has an answer."""
    game = view.game
    sight = Sight(game, determinize(view, rng), view.seat, view.legal)
    found = first_advice(rules, sight)
    if found is None:
        return None
    move, rule = found
    return Advice(move, Reason(rule.reason, claimed(game, rule)))


def claimed(game: Game, rule: Rule) -> str | None:
    """Return the first part that the rule rests on and a clause in force speaks of."""
    return next((part for part in rule.parts if game.clause_of(part) != NOT_NOW), None)
