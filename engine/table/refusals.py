"""Why a move isn't allowed, in a sentence that also says what is."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.common import COMMON, GAME_OVER, NOT_NOW, NOT_YOUR_CARD, OUT_OF_TURN, UNKNOWN_MOVE
from engine.errors import IllegalMove
from engine.expectations import STAGING
from engine.game import Game
from engine.moves import Move
from engine.state import State
from engine.table.cast import Cast
from engine.table.czech import capital, listed
from engine.table.vocabulary import label_of, words_of, zone_words

_MOST_LISTED = 3  # more allowed cards than that are seen better on the table


def refusal(
    game: Game, state: State, move: str, seat: Seat, cast: Cast | None = None
) -> tuple[str, str]:
    """Return why a seat may not make a move, and the id of the clause that says so.

    Args:
        game: the compiled game.
        state: the position.
        move: the move's text; not a legal one (not checked).
        seat: who wants to make it.
        cast: how everybody is called, names by default.
    """
    cast = cast or Cast(game, seat, state.dealer)
    clause = game.refused(state, move, seat) or NOT_NOW
    if clause in (GAME_OVER, UNKNOWN_MOVE, OUT_OF_TURN):
        return _common(cast, state, clause), clause
    part = _part(game, state, move)
    wanted = game.parse(move)
    why = game.says(part)
    if part == NOT_YOUR_CARD:
        return capital(_not_yours(cast, state, wanted)), clause
    if part in COMMON:
        return _not_now(cast, state, wanted), clause
    if why:
        barred = _barred(cast, state, wanted)
        return capital(f"{barred}: {why}.{_allowed(cast, state, wanted)}"), clause
    told = _in_own_words(cast, state, wanted)  # which say why by themselves
    return capital(f"{told}.") if told else _not_now(cast, state, wanted), clause


def _part(game: Game, state: State, move: str) -> str:
    """Return the part that forbids a move which the seat on turn may not make."""
    try:
        game.play_text(state, move)
    except IllegalMove as error:
        return error.part
    return NOT_NOW


def _is_play(move: Move) -> bool:
    return move.verb == "play" and len(move.cards) == 1


def _barred(cast: Cast, state: State, move: Move) -> str:
    """Return what can't be done: „♠K teď hrát nesmíte“, „6. kartu vytáhnout nelze“."""
    if told := _in_own_words(cast, state, move):
        return told
    return f"{cast.cards(move.cards, 'acc')} teď hrát nesmíte" if _is_play(move) else "Teď to nejde"


def _in_own_words(cast: Cast, state: State, move: Move) -> str:
    """Return what the game itself says of a refused move, '' when it has no words for it."""
    own = words_of(cast.game).doings.get(move.verb)
    return own.refused(cast, state, [move]) if own and own.refused else ""


def _common(cast: Cast, state: State, clause: str) -> str:
    if clause == GAME_OVER:
        return "Partie už skončila."
    if clause == UNKNOWN_MOVE:
        return "Tomuto tahu program nerozumí."
    if state.turn == NOBODY:
        return "Teď nejste na tahu: rozdání skončilo."
    return f"Teď nejste na tahu. Na tahu je {cast.name(state.turn)}."


def _not_yours(cast: Cast, state: State, move: Move) -> str:
    game = cast.game
    staging = {
        card
        for zone, content in zip(game.layout.zones, state.zones, strict=True)
        if (zone.name, zone.owner) == (STAGING, state.turn)
        for card in range(content.bit_length())
        if content >> card & 1
    }
    if staging.issuperset(move.cards):
        where = zone_words(game, STAGING).where
        return f"{cast.cards(move.cards)} už leží {where}. Vrátí se tlačítkem „Vzít zpět“."
    return f"{cast.cards(move.cards, 'acc')} v\u00a0ruce nemáte."


def _not_now(cast: Cast, state: State, move: Move) -> str:
    words = _words(cast, state)
    if move.cards and words:
        return f"Karty se ještě nehrají: nejdřív zvolte {words}."
    return f"Teď to nejde.{f' Zvolte {words}.' if words else _allowed(cast, state, move)}"


def _words(cast: Cast, state: State) -> str:
    """Return the labels of the words that may be said, where nothing else is asked for."""
    moves = {move.verb: move for move in cast.game.legal(state)}
    if any(cast.game.verbs[verb].takes for verb in moves):
        return ""
    return listed((label_of(cast, state, move) for move in moves.values()), "nebo")


def _allowed(cast: Cast, state: State, wanted: Move) -> str:
    """Return „ Smíte zahrát ♠K nebo ♠7.“ while the list is short."""
    cards = [
        move.cards[0]
        for move in cast.game.legal(state)
        if move.verb == wanted.verb and len(move.cards) == 1
    ]
    if not cards or len(cards) > _MOST_LISTED or not _is_play(wanted):
        return ""
    named = cast.cards(cards, "acc", "nebo")
    return f" Smíte zahrát {'jen ' if len(cards) == 1 else ''}{named}."
