"""A readable transcript of one match: what every public question answers on the way.

It is played at random, or where chance comes to no end, by rules of thumb with whims.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.catalogue import rules_of
from engine.ai.playout import sense
from engine.cards import NOBODY, cards_in
from engine.game import Game
from engine.moves import Move
from engine.rng import Rng, stream
from engine.state import Draft, Event, State
from engine.view import view

_LONGEST = 200  # characters of a variable
LONG = 1_000  # moves of a deal that may never come to its end by chance


def transcript(game: Game, seed: str, plies: int = 400) -> str:
    """Return the transcript of a match."""
    return "\n".join(_lines(game, seed, plies)) + "\n"


def _lines(game: Game, seed: str, plies: int) -> Iterator[str]:
    told: list[str] = []

    def listen(event: Event, draft: Draft) -> None:
        told.append(_event(game, event))

    yield f"game {game.id} variant {game.variant or '-'} seed {seed}"
    rng = stream(seed, 0, "transcript")
    state = game.start(seed, listen)
    for ply in range(plies):
        yield from _flush(told)
        if state.winners is not None:
            break
        state = game.to_decision(state, listen)
        yield from _flush(told)
        move = _chosen(game, state, rng)
        if ply % 9 == 0:
            yield from _position(game, state)
        yield f"{ply}. seat {state.turn}: {game.text(move)}"
        state = game.play(state, move, listen)
    yield f"winners {state.winners} accounts {state.accounts}"


def _short(text: str) -> str:
    """Return the end of a long text: what is only added to needn't be repeated each time."""
    return text if len(text) <= _LONGEST else f"… {text[-_LONGEST:]}"


def _chosen(game: Game, state: State, rng: Rng) -> Move:
    legal = game.legal(state)
    long = game.record["max_moves"] > LONG and rules_of(game.id)
    return sense(game, state, legal, rng) if long else rng.choice(legal)


def _flush(told: list[str]) -> Iterator[str]:
    yield from told
    told.clear()


def _event(game: Game, event: Event) -> str:
    codes = " ".join(game.deck.codes[card] for card in event.cards)
    seat = "" if event.seat == NOBODY else f" seat {event.seat}"
    clause = f" § {game.clause_of(event.part)}" if event.part else ""
    argument = "" if event.arg is None else f" {event.arg}"
    return f"   {event.kind}{seat}{argument}{' ' + codes if codes else ''}{clause}"


def _position(game: Game, state: State) -> Iterator[str]:
    yield f"   deal {state.deal} dealer {state.dealer} phase {game.phases[state.phase].name}"
    for zone, content in zip(game.layout.zones, state.zones, strict=True):
        cards = content if zone.ordered else tuple(cards_in(content))
        if cards:
            owner = "" if zone.owner == NOBODY else f".{zone.owner}"
            yield f"   {zone.name}{owner}: {' '.join(game.deck.codes[card] for card in cards)}"
    for variable, value in zip(game.layout.variables, state.variables, strict=True):
        yield f"   {variable.name} = {_short(str(value))}"
    yield f"   legal: {', '.join(sorted(game.text(move) for move in game.legal(state)))}"
    for seat in range(game.seats):
        seen = view(game, state, seat)
        yield f"   seat {seat} does not see {seen.unseen.bit_count()} cards"
