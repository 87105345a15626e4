"""Boston's tricks played out by the rules of thumb in a fraction of the time.

Contracts on tricks are plain tricks of two sides; in a misère everybody ducks or hunts. What
comes before the tricks is asked of the clear code.
"""

from __future__ import annotations

from engine.ai import misere_scratch, trick_scratch
from engine.ai.trick_board import put_back, set_up
from engine.ai.trick_tables import apart
from engine.cards import NOBODY
from engine.game import Game
from engine.games.boston.contracts import contract_of
from engine.games.boston.misere import Caught
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State


def usable(game: Game, state: State) -> bool:
    """Say whether tricks are played."""
    phase = game.phases[state.phase]
    if not isinstance(phase, Tricks) or not trick_scratch.plain(phase):
        return False
    known = all(isinstance(call, Caught) for call in phase.calls)
    if is_misere(game, state):
        known = known and len(phase.duties) == 1 and state.variables[phase.trump] is None
    return known and trick_scratch.tables_of(phase, state) is not None


def play_on(game: Game, state: State, rng: Rng | None) -> State:
    """Play to the end of the deal.

    Args:
        game: Boston.
        state: a usable position.
        rng: not used, as in `trick_scratch`.
    """
    return (
        _misere(game, state) if is_misere(game, state) else trick_scratch.play_on(game, state, rng)
    )


def is_misere(game: Game, state: State) -> bool:
    """Say whether somebody must not take a trick, or nobody wants one."""
    contract = contract_of(state.variables[game.variable("contract")])
    return contract is None or contract.terms.misere


def _misere(game: Game, state: State) -> State:
    phase = game.phases[state.phase]
    assert isinstance(phase, Tricks)
    draft = Draft(game, state, blind=True)
    here = trick_scratch.tables_of(phase, draft)
    assert here is not None
    victim = state.variables[game.variable("declarer")]
    shown = state.zones[phase.hands[victim]] if victim != NOBODY else 0
    board = set_up(draft, phase, here)
    open_hand = [apart(known & shown, here) for known in state.known]
    misere_scratch.play_tricks(board, here, victim, open_hand, caught=bool(phase.calls))
    put_back(draft, phase, here, board)
    draft.finish()
    game.run(draft)
    return draft.freeze()
