"""What bids, announcements and decisions tell of the cards of others in preference."""

from __future__ import annotations

from engine.ai.phases import whole_hand
from engine.ai.preference_worth import JOIN, NUMBER, best_trump, declared, defended
from engine.cards import NOBODY, Seat
from engine.finding import phase_of
from engine.game import Game
from engine.games.preference import PLAYERS
from engine.games.preference.auction import Auction
from engine.games.preference.bids import PASS
from engine.games.preference.defence import Defence
from engine.phases.tricks import Tricks
from engine.state import State
from engine.view import View

_ODD = 0.2  # how likely somebody has decided against what his cards say


def likely(view: View, state: State) -> float:
    """Return how well a world fits what others have bid, announced and decided.

    Hands are whole only until the first trick is taken; what they told before is then old.
    """
    game = view.game
    tricks, auction = phase_of(game, Tricks), phase_of(game, Auction)
    if any(state.variables[tricks.taken]) and state.phase > game.phase_index(auction.name):
        return 1.0
    fit = 1.0
    for seat in game.from_forehand(state.dealer)[:PLAYERS]:
        if seat != view.seat:
            fit *= _fits(game, state, seat)
    return fit


def _fits(game: Game, state: State, seat: Seat) -> float:
    """Return how well a seat's cards fit what it has said."""
    tricks = phase_of(game, Tricks)
    auction, defence = phase_of(game, Auction), phase_of(game, Defence)
    hand = whole_hand(tricks, state, seat)
    trump = state.variables[auction.trump]
    fit = 1.0
    if seat == state.variables[auction.declarer]:
        if trump is not None and declared(tricks, hand, trump) < NUMBER:
            fit *= _ODD
        return fit
    said = [call for caller, call in state.variables[auction.called] if caller == seat]
    spoke = any(call != PASS for call in said)
    best, _ = best_trump(tricks, hand, auction.bids.suits)
    if said and state.variables[auction.declarer] == NOBODY and spoke != (best >= NUMBER):
        fit *= _ODD
    if trump is not None and seat in (
        *state.variables[defence.joined],
        *state.variables[defence.out],
    ):
        joined = seat in state.variables[defence.joined]
        if joined != (defended(tricks, hand, trump) >= JOIN):
            fit *= _ODD
    return fit
