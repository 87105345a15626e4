"""How many tricks the declarer's side has of those that its contract needs."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.cards import NOBODY
from engine.table.czech import number, with_preposition
from engine.table.scene import Scene
from engine.view import View


@runtime_checkable
class Needing(Protocol):
    """A phase that knows how many tricks a contract needs."""

    def needed(self, state: View) -> int:
        """Return how many tricks the contract in force needs."""


def needed_html(scene: Scene) -> str:
    """Return „uhráno 2 z 9“ while cards are played, '' where no number of tricks is needed."""
    phases = [phase for phase in scene.game.phases if isinstance(phase, Needing)]
    declarer = scene.view.variable("declarer", NOBODY)
    if not phases or declarer == NOBODY or not scene.in_tricks or scene.small:
        return ""
    taken = sum(scene.view.variable("taken")[seat] for seat in scene.game.side(declarer))
    of = with_preposition("z", str(phases[0].needed(scene.view)))
    return f'<p class="note needed">uhráno <b>{number(taken)} {of}</b></p>'
