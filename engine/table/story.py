"""Events and positions as Czech sentences, each as one seat may hear them."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.game import Game
from engine.match import Match
from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import capital, number, with_preposition
from engine.table.endings import deal_over, match_over
from engine.table.telling import by_verb, cited, doing
from engine.table.vocabulary import Position, kind_of, words_of

_BY_CLAUSE = ("award", "pay", "collect", "limit")  # events that a clause brought about


def tell(
    game: Game,
    event: Event,
    seat: Seat,
    state: Position,
    cast: Cast | None = None,
    *,
    cites: bool = True,
) -> str:
    """Return the status line of an event, '' when the seat has nothing to hear.

    Args:
        game: the compiled game.
        event: what happened.
        seat: who hears of it; secret cards of others are only counted.
        state: the position right after it.
        cast: how everybody is called, names by default.
        cites: name the clause of points, payments and limits; a page has a link beside instead.
    """
    cast = cast or Cast(game, seat, state.dealer)
    told = capital(words_of(game).events.get(event.kind, by_verb)(cast, event, state))
    why = cites and told and event.part and event.kind in _BY_CLAUSE
    return f"{told.removesuffix('.')}{cited(cast, game.clause_of(event.part))}." if why else told


def prompt(cast: Cast, state: Position) -> str:
    """Return what a position asks for: whose turn it is, or how the deal or match ended."""
    if state.winners is not None:
        return capital(match_over(cast, state))
    if state.held:
        return capital(deal_over(cast, state))
    if state.turn == cast.seat:
        ask = words_of(cast.game).prompts.get(kind_of(cast.game, state.phase))
        return ask(cast, state) if ask else "Jste na tahu."
    return f"Na tahu je {cast.name(state.turn)}." if state.turn != NOBODY else ""


def tally(match: Match) -> str:
    """Return how many decisions were right at the first try, '' before the first one."""
    made = len(match.moves)
    first = sum(ply not in match.missed for ply in range(made))
    return f"{number(first)} {with_preposition('z', number(made))} napoprvé" if made else ""


def pondering(cast: Cast, state: Position) -> str:
    """Return who thinks about a move: „Alena přemýšlí…“."""
    if state.turn == cast.seat:
        return "Vybírá se tah…"
    return capital(f"{cast.name(state.turn)} přemýšlí…")


def advice(cast: Cast, state: State, move: Move, reason: str) -> str:
    """Return a hint: the move as it would be named, and why."""
    return f"Zkuste {doing(cast, state, [move])}. {reason}".strip()
