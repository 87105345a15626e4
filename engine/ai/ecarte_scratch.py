"""Écarté played out by the rules of thumb in a fraction of the time.

What `engine.ai.ecarte` says of single cards, once more on bare masks: a whole choice of cards to
exchange at once, and all tricks at once. A test plays deals both ways. What isn't about single
cards, calls and the settlement among it, goes through the clear code.
"""

from __future__ import annotations

from typing import cast

from engine.ai.ecarte import kept, trumps_of
from engine.ai.tricks import visible
from engine.cards import Card, Cards, Ranking, bit, cards_in
from engine.game import Game
from engine.games.ecarte.exchange import DISCARD, DONE, Exchange
from engine.mechanics.duties import allowed
from engine.moves import Move
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State

_TRUMP = 1000  # as in `engine.ai.tricks.Table.worth`
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
    trick: list[Card] = list(state.zones[phase.trick])
    turn = state.turn
    while hands[turn]:
        can = hands[turn]
        if trick:
            can = allowed(phase.duties, phase.situation(draft, trick), can)
        if first and _calls(phase, draft, turn, can):
            return _ended(game, draft)
        card = _card(ranks, can, hands[turn], trick, unseen[turn], phase, rng)
        hands[turn] &= ~bit(card)
        unseen[1 - turn] &= ~bit(card)
        trick.append(card)
        if len(trick) == 1:
            turn = 1 - turn
            continue
        if phase.winning(ranks, trick) == 0:
            turn = 1 - turn  # who led, else who has just played
        taken[turn] += 1
        trick, first = [], False
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
    ranks: Ranking,
    can: Cards,
    hand: Cards,
    trick: list[Card],
    unseen: Cards,
    phase: Tricks,
    rng: Rng | None,
) -> Card:
    if not can & (can - 1):
        return can.bit_length() - 1
    cards = list(cards_in(can))
    if rng is not None and not rng.below(_WHIM):
        return rng.choice(cards)
    strength, trumps = ranks.strength, ranks.trumps
    if trick:
        best = trick[phase.winning(ranks, trick)]
        takes = ranks.beats[best] & can
        if takes:
            return _least(takes, ranks)
        masters = [card for card in cards if not _beaten(ranks, card, unseen)]
        losers = can
        for card in masters:
            losers &= ~bit(card)
        return _least(losers or can, ranks)
    mine = can & trumps
    if mine:
        best = max(cards_in(mine), key=strength.__getitem__)
        if mine.bit_count() > _MANY or not _beaten(ranks, best, unseen):
            return best
    plain = list(cards_in(can & ~trumps))
    if not plain:
        return best

    def length(card: Card) -> tuple[int, int]:
        return (hand & _suit(ranks, card)).bit_count(), strength[card]

    return max(plain, key=length)


def _least(cards: Cards, ranks: Ranking) -> Card:
    def worth(card: Card) -> int:
        return ranks.strength[card] + (_TRUMP if ranks.trumps >> card & 1 else 0)

    return min(cards_in(cards), key=worth)


def _beaten(ranks: Ranking, card: Card, unseen: Cards) -> bool:
    return bool(ranks.beats[card] & _suit(ranks, card) & unseen)


def _suit(ranks: Ranking, card: Card) -> Cards:
    return next(suit for suit in ranks.suit_mask if suit >> card & 1)
