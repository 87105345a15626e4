"""What opponents know of a game besides its rules; a game that isn't here is only searched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from engine.ai import (
    alager,
    boston,
    boston_scratch,
    cribbage,
    cvik,
    ecarte,
    ecarte_scratch,
    ecarte_signs,
    hundert,
    kolovrat,
    komando,
    kvarteto,
    ospalec,
    partnership,
    preference,
    preference_signs,
    schnapsen,
    stortok,
    tarot,
    tarot_scratch,
    trick_scratch,
)
from engine.ai.bridz import rules as bridz
from engine.ai.thumb import Rule, Sight
from engine.game import Game
from engine.moves import Move
from engine.rng import Rng
from engine.state import State
from engine.view import View

Likely: TypeAlias = Callable[[View, State], float]
Prospects: TypeAlias = Callable[[Game, State], list[float]]
# The game, where a playout began, where it is → by seat what is compared there, None: play on.
Horizon: TypeAlias = Callable[[Game, State, State], "list[float] | None"]
Shortlist: TypeAlias = Callable[[Sight], Sequence[Move]]


class Scratch(Protocol):
    """A short cut for sensible play (a module)."""

    def usable(self, game: Game, state: State) -> bool:
        """Say whether it can go on from a position."""

    def play_on(self, game: Game, state: State, rng: Rng | None) -> State:
        """Play on, several moves at once; at random now and then, if there is an `rng`."""


class Lore(NamedTuple):
    """The knowledge of one game."""

    rules: tuple[Rule, ...] = ()  # of thumb, in order
    likely: Likely | None = None  # 0 … 1: how well a made world fits what others did
    scratch: Scratch | None = None
    stakes: bool = False  # what a deal brings is all, whoever has the most in the end
    # By seat, what the position after a deal promises besides points. Where there is such a thing
    # the match is about how much is won, not about who wins.
    prospects: Prospects | None = None
    # Kinds of phases that offer too many moves to search: the rules of thumb decide there.
    by_rule: frozenset[str] = frozenset()
    shortlist: Shortlist | None = None  # of a decision with many moves those worth a search
    # Standard errors by which a searched move must beat a rule of thumb's: more where a single deal
    # tells little and the rules are good.
    caution: float = 1.0
    horizon: Horizon | None = None  # where a playout ends before the deal does
    chance: bool = False  # a game of pure chance: there is nothing to choose by


LORE: Mapping[str, Lore] = {
    "alager": Lore(alager.RULES, likely=alager.likely, caution=3.0),
    "boston": Lore(
        boston.RULES,
        likely=boston.likely_world,
        scratch=boston_scratch,
        shortlist=boston.shortlist,
    ),
    "bridz": Lore(
        bridz.RULES,
        likely=bridz.likely,
        scratch=trick_scratch,
        prospects=bridz.prospects,
        by_rule=frozenset({"auction"}),
    ),
    "cerny-petr": Lore(chance=True),
    "cribbage": Lore(cribbage.RULES, likely=cribbage.likely, caution=2.0),
    "cvik": Lore(cvik.RULES, likely=cvik.likely),
    "ecarte": Lore(ecarte.RULES, likely=ecarte_signs.likely, scratch=ecarte_scratch),
    "francouzsky-tarot": Lore(
        tarot.RULES,
        likely=tarot.likely,
        scratch=tarot_scratch,
        stakes=True,
        # Six of some twenty cards are laid aside, which no search tells apart in time, and what is
        # announced follows from the trumps in hand.
        by_rule=frozenset({"tarot.chien", "tarot.announce"}),
    ),
    "hundert": Lore(hundert.RULES),
    "kolovrat": Lore(kolovrat.RULES, horizon=kolovrat.horizon),
    "komando": Lore(komando.RULES, likely=komando.likely),
    "kvarteto": Lore(kvarteto.RULES, shortlist=kvarteto.shortlist, caution=2.0),
    "ospalec": Lore(ospalec.RULES),
    "preference": Lore(preference.RULES, likely=preference_signs.likely),
    "schnapsen": Lore(schnapsen.RULES),
    "souboje": Lore(chance=True),
    "stortok": Lore(stortok.RULES),
    "whist": Lore(partnership.RULES, scratch=trick_scratch),
}
NONE = Lore()


def lore_of(game_id: str) -> Lore:
    """Return what is known of a game; nothing of most."""
    return LORE.get(game_id, NONE)


def rules_of(game_id: str) -> tuple[Rule, ...]:
    """Return a game's rules of thumb, none for a game without."""
    return lore_of(game_id).rules
