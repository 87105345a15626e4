"""Écarté played out by the rules of thumb in a fraction of the time.

What `engine.ai.ecarte` says of single cards, once more on bare masks: a whole choice of cards to
exchange at once, and all tricks at once. A test plays deals both ways. What isn't about single
cards, calls and the settlement among it, goes through the clear code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.ai.ecarte import kept, trumps_of
from engine.ai.tricks import visible
from engine.cards import Card, Cards, Ranking, bit, cards_in, mask
from engine.game import Game
from engine.games.ecarte.exchange import DISCARD, DONE, Exchange
from engine.mechanics.duties import Situation, allowed
from engine.moves import Move
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State

_WHIM = 8  # as in `engine.ai.playout`
_MANY = 2  # trumps; with more of them the highest is led


def usable(game: Game, state: State) -> bool:
    """Say whether there is a short cut: cards are chosen, or played and none is bound by a call."""
    phase = game.phases[state.phase]
    if isinstance(phase, Exchange):
        return bool(state.variables[phase.stage] == DISCARD)
    return isinstance(phase, Tricks) and not any(
        getattr(call, "must_play", False) for call in phase.calls
    )


def play_on(game: Game, state: State, rng: Rng | None) -> State:
    """Play to the end of an exchange, or of the deal.

    Args:
        game: Écarté.
        state: a usable position.
        rng: for a card at random now and then; None plays by the rules of thumb alone.
    """
    phase = game.phases[state.phase]
    if isinstance(phase, Exchange):
        return _exchange(game, state, phase, rng)
    assert isinstance(phase, Tricks)
    return _tricks(game, state, phase, rng)


def _exchange(game: Game, state: State, phase: Exchange, rng: Rng | None) -> State:
    """Let the seat on turn choose its cards and draw."""
    draft, seat, ranks = Draft(game, state, blind=True), state.turn, trumps_of(game, state)
    good = kept(game, ranks)
    while draft.turn == seat and draft.variables[phase.stage] == DISCARD:
        frozen = cast(State, draft)  # same names, so that reading code serves both
        hand: Cards = draft.zones[phase.hands[seat]]
        weak = hand & ~good
        if rng is not None and not rng.below(_WHIM):
            move = rng.choice(phase.legal(frozen))
        elif weak:
            move = Move(DISCARD, (next(cards_in(weak)),))
        elif Move(DONE) in phase.legal(frozen):
            move = Move(DONE)
        else:
            move = Move(DISCARD, (_least(hand, ranks),))
        phase.play(draft, move)
    game.run(draft)
    return draft.freeze()


def _tricks(game: Game, state: State, phase: Tricks, rng: Rng | None) -> State:
    draft, ranks = Draft(game, state, blind=True), phase.ranking(state)
    hands: list[Cards] = [state.zones[slot] for slot in phase.hands]
    unseen = [game.everything & ~visible(game, state, seat) for seat in range(game.seats)]
    taken = list(state.variables[phase.taken])
    first = sum(taken) == 0
    led: Card | None = next(iter(state.zones[phase.trick]), None)
    turn = state.turn
    while hands[turn]:
        can = hands[turn]
        if led is not None:
            can = allowed(phase.duties, Situation(game.deck, ranks, led, led), can)
        if first and _calls(phase, draft, turn, can):
            return _ended(game, draft)
        card = _card(game, ranks, can, led, unseen[turn], rng)
        hands[turn] &= ~bit(card)
        unseen[1 - turn] &= ~bit(card)
        if led is None:
            led, turn = card, 1 - turn
            continue
        if not (phase.wins and ranks.beats[led] >> card & 1):
            turn = 1 - turn  # who led, else who has just played
        taken[turn] += 1
        led, first = None, False
        if not phase.winner_leads:
            turn = state.variables[phase.leader]
    for slot in phase.hands:
        draft.zones[slot] = 0
    draft.zones[phase.trick] = ()
    draft.variables[phase.taken] = tuple(taken)
    return _ended(game, draft)


def _ended(game: Game, draft: Draft) -> State:
    draft.finish()
    game.run(draft)
    return draft.freeze()


def _calls(phase: Tricks, draft: Draft, seat: int, can: Cards) -> bool:
    """Announce what can be announced; say whether that ends the match."""
    for call in phase.calls:
        for move in call.offers(draft, seat, can):
            call.play(draft, seat, move)
    return draft.winners is not None


def _card(
    game: Game, ranks: Ranking, can: Cards, led: Card | None, unseen: Cards, rng: Rng | None
) -> Card:
    """Choose a card that may be played; who leads may play any of the hand."""
    if not can & (can - 1):
        return can.bit_length() - 1
    if rng is not None and not rng.below(_WHIM):
        return rng.choice(list(cards_in(can)))
    suits = [ranks.suit_mask[suit] for suit in game.deck.suit_of]
    if led is None:
        return _lead(ranks, suits, can, unseen)
    takes = ranks.beats[led] & can
    if takes:
        return _least(takes, ranks)
    losers = mask(card for card in cards_in(can) if ranks.beats[card] & suits[card] & unseen)
    return _least(losers or can, ranks)


def _lead(ranks: Ranking, suits: Sequence[Cards], hand: Cards, unseen: Cards) -> Card:
    strength = ranks.strength
    trumps, plain = hand & ranks.trumps, hand & ~ranks.trumps
    if trumps:
        best = max(cards_in(trumps), key=strength.__getitem__)
        master = not ranks.beats[best] & suits[best] & unseen
        if not plain or master or trumps.bit_count() > _MANY:
            return best
    return max(cards_in(plain), key=lambda card: ((hand & suits[card]).bit_count(), strength[card]))


def _least(cards: Cards, ranks: Ranking) -> Card:
    plain = cards & ~ranks.trumps
    return min(cards_in(plain or cards), key=ranks.strength.__getitem__)
