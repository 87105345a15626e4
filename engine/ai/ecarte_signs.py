"""What an opponent at Écarté gives away: by proposing, refusing, exchanging and not announcing.

A world in which he has done something that the rules of thumb advise against is less likely.
How much less allows for opponents who don't play by them.
"""

from __future__ import annotations

from math import comb

from engine.ai.ecarte import enough, kept, trumps_of
from engine.cards import NOBODY, Cards, Seat, mask
from engine.finding import phase_of
from engine.game import Game
from engine.games.ecarte.exchange import ACCEPT, DISCARD, PROPOSE, Exchange
from engine.phases.tricks import Tricks
from engine.state import State
from engine.view import View

_ODD_WORD = 0.2  # how likely it is to speak against the rules of thumb …
_ODD_THROW = 0.3  # … to lay a good card aside
_ODD_KEEP = 0.3  # … or to keep a poor one
_ODD_SILENCE = 0.05  # … or to forget the king
_HAND = 5


def likely(view: View, world: State) -> float:
    """Say how well a made world fits what the opponent has done, 0 … 1."""
    game, other = view.game, 1 - view.seat
    exchange = phase_of(game, Exchange)
    thrown: Cards = world.zones[exchange.discards[other]]
    good = kept(game, trumps_of(game, world))
    chances = _ODD_THROW ** (thrown & good).bit_count()
    if _played(view, world, other) and _hides_king(game, world, other):
        chances *= _ODD_SILENCE
    hand = _whole_hand(view, world, other)
    if hand.bit_count() < _HAND:
        return chances  # too late: which of the cards on the table were his can't be told
    chances *= _kept(view, world, other, (hand & good).bit_count())
    if not _fits_words(view, world, other, hand):
        chances *= _ODD_WORD
    return chances


def _fits_words(view: View, world: State, other: Seat, hand: Cards) -> bool:
    """Say whether a hand would have spoken as the opponent did after his last exchange."""
    game = view.game
    stage = view.variable("stage")
    forehand = other != view.dealer
    in_exchange = isinstance(game.phases[view.phase], Exchange)
    if in_exchange and stage == PROPOSE:
        return True  # he has drawn since he spoke
    if in_exchange and stage == DISCARD and forehand:
        return True  # the same: the dealer exchanges last
    strong = enough(game, world, hand, leads=forehand)
    if in_exchange:
        return not strong
    refused = stage == ACCEPT
    if forehand:
        return strong != refused or not world.zones[phase_of(game, Exchange).talon]
    return strong or not refused


def _kept(view: View, world: State, other: Seat, good: int) -> float:
    """Return how likely so many good cards are after what was kept in a single exchange."""
    exchanges = view.variable("exchanges", 0)
    drawn = view.variable("exchanged", (0, 0))[other]
    dealing = isinstance(view.game.phases[view.phase], Exchange)
    if dealing and view.variable("stage") == DISCARD and view.seat == view.dealer:
        exchanges += 1
    if drawn == 0 or exchanges != 1:
        return 1.0
    stayed = _HAND - drawn
    ways = comb(good, stayed) or _ODD_KEEP ** (stayed - good)
    return ways / comb(_HAND, stayed)


def _hides_king(game: Game, world: State, other: Seat) -> bool:
    king = game.deck.copies_of.get(f"K{world.variables[game.variable('trump')]}", 0)
    held: Cards = world.zones[phase_of(game, Exchange).hands[other]]
    silent = world.variables[game.variable("king")] == NOBODY
    return bool(silent and held & king)


def _played(view: View, world: State, other: Seat) -> bool:
    """Say whether the opponent has played a card of this deal."""
    game = view.game
    if not isinstance(game.phases[view.phase], Tricks):
        return False
    return bool(sum(view.variable("taken")) > 0 or view.variable("leader") == other)


def _whole_hand(view: View, world: State, other: Seat) -> Cards:
    """Return the opponent's cards with what he has on the table."""
    game = view.game
    exchange = phase_of(game, Exchange)
    hand: Cards = world.zones[exchange.hands[other]] | world.zones[exchange.staging[other]]
    phase = game.phases[view.phase]
    if isinstance(phase, Tricks):
        hand |= mask(world.zones[phase.trick])  # on turn, one has nothing there oneself
    return hand
