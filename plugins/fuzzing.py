"""Random play under the laws: what must hold at every position of every game.

Cheap laws are tried at every ply, costly ones at one ply in so many. Faults are Czech and
carry the match that leads to them.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.game import Game
from engine.match import Match, write
from engine.moves import Move
from engine.rng import stream
from engine.state import State
from plugins.fuzz_laws import EACH, SAMPLED, Ply, clause_ids, replays

MOST_FAULTS = 10
EVERY = 4  # the costly laws are tried at one ply in so many
_ENDLESS = 10_000  # moves of a deal where the record declares no maximum


@dataclass(frozen=True)
class Fault:
    """A broken law and the match that breaks it."""

    law: str
    text: str
    match: dict[str, Any]

    def __str__(self) -> str:
        ply = len(self.match["moves"])
        return f"rozdání „{self.match['seed']}“, tah {ply}: {self.law} – {self.text}"


@dataclass
class FuzzReport:
    """What was played and what broke."""

    deals: int = 0
    matches: int = 0
    plies: int = 0
    longest_deal: int = 0  # in moves
    longest_match: int = 0  # in deals
    seconds: float = 0.0
    checks: Counter[str] = field(default_factory=Counter)  # law → how often it was tried
    faults: list[Fault] = field(default_factory=list)


def fuzz(
    game: Game,
    deals: int,
    seed: str = "fuzz",
    *,
    every: int = EVERY,
    plies: int | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> FuzzReport:
    """Play matches at random until so many deals are played or too much is broken.

    Args:
        game: the compiled game.
        deals: at least so many deals; the last match is played to its end.
        seed: names the run; equal seeds play equal matches.
        every: costly laws are tried at one ply in so many.
        plies: fewer deals will do when so many moves have been made.
        clock: seconds from any start.
    """
    report = FuzzReport()
    began = clock()
    while report.deals < deals and len(report.faults) < MOST_FAULTS:
        if plies is not None and report.plies >= plies:
            break
        name = f"{seed}/{report.matches}"
        _Player(game, name, every, report).play()
        report.matches += 1
    report.seconds = clock() - began
    return report


def difference(one: Game, other: Game, deals: int, seed: str = "neutral") -> str:
    """Return the first move after which two games play differently, '' when none does.

    Proves a change of a record neutral: the same moves are made in both games.
    """
    played = number = 0
    while played < deals:
        rng = stream(seed, number, "moves")
        a, b = one.start(f"{seed}/{number}"), other.start(f"{seed}/{number}")
        move = ""
        while a == b and a.winners is None:
            a, b = one.to_decision(a), other.to_decision(b)
            legal = one.legal(a)
            if legal != other.legal(b):
                break
            if not legal:
                continue
            choice = rng.choice(legal)
            move = one.text(choice)
            a, b = one.play(a, choice), other.play(b, choice)
        if a != b or one.legal(a) != other.legal(b):
            return f"rozdání „{seed}/{number}“, po tahu „{move}“"
        played += a.deal + 1
        number += 1
    return ""


class _Player:
    """One match, played at random."""

    def __init__(self, game: Game, seed: str, every: int, report: FuzzReport) -> None:
        self.game = game
        self.report = report
        self.every = every
        self.rng = stream(seed, 0, "fuzz")
        self.match = Match(game.id, game.hash, game.variant, game.seats, seed)
        self.moves: list[str] = []
        self.history: list[tuple[State, Move]] = []  # of the deal in progress
        self.clauses = clause_ids(game)
        self.most_moves: int = game.record.get("max_moves") or _ENDLESS
        self.most_deals: int | None = game.record.get("max_deals")

    def play(self) -> None:
        """Play to the end, trying the laws; a broken one ends the match."""
        state = self.game.start(self.match.seed)
        self.report.deals += 1
        while True:
            if state.held:
                settled = state.deal
                state = self.game.to_decision(state)
                self.history = []
                self.report.deals += state.deal - settled
            if not self._lawful(state) or not self._short(state):
                return
            if state.winners is not None:
                break
            move = self.rng.choice(self.game.legal(state))
            self.history.append((state, move))
            self.moves.append(self.game.text(move))
            state = self.game.play(state, move)
            self.report.plies += 1
        self.report.longest_match = max(self.report.longest_match, state.deal + 1)
        self._try("záznam se přehraje stejně", replays(self.game, self._so_far(), state))

    def _lawful(self, state: State) -> bool:
        ply = Ply(self.game, state, self.game.legal(state), self.history, self.rng, self.clauses)
        costly = self.rng.below(self.every) == 0
        laws = {**EACH, **SAMPLED} if costly else EACH
        return all(self._try(name, law(ply)) for name, law in laws.items())

    def _try(self, law: str, found: Iterator[str]) -> bool:
        self.report.checks[law] += 1
        texts = list(found)
        self.report.faults += [Fault(law, text, write(self._so_far())) for text in texts]
        return not texts

    def _short(self, state: State) -> bool:
        """Say whether deal and match keep within the declared maximum."""
        moves, deals = len(self.history), state.deal + 1
        self.report.longest_deal = max(self.report.longest_deal, moves)
        over = []
        if moves > self.most_moves:
            over.append(f"rozdání má víc než {self.most_moves} tahů")
        if self.most_deals is not None and deals > self.most_deals:
            over.append(f"partie má víc než {self.most_deals} rozdání")
        return self._try("hra skončí včas", iter(over))

    def _so_far(self) -> Match:
        return self.match._replace(moves=tuple(self.moves))
