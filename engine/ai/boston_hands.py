"""What a hand of Boston promises: tricks with a suit as trumps, and how safe a misère is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp

from engine.cards import Cards, cards_in
from engine.finding import phase_of
from engine.game import Game
from engine.games.boston.contracts import Contract, Terms
from engine.games.boston.settle import Settle
from engine.state import State

# Measured over some thousand deals played out by the rules of thumb.
_SPREAD, _SPREAD_OF_TWO = 0.5, 0.7  # of tricks round what is expected
_BESIDE = 0.4  # tricks that come by themselves
_SHARE = 0.42  # of the other tricks that a helper takes: he is willing, so more than a third
_SAFE, _SAFE_OPEN = 0.95, 0.8  # dangers of a misère that is made as often as not
_STEEP = 3.8  # how fast a misère gets hopeless with more danger
_TOP, _KING, _QUEEN, _JACK = 12, 11, 10, 9  # places of a suit above its lowest card
_RUFF = 0.25  # tricks for each card of a side suit that is missing to two


@dataclass(frozen=True)
class Holding:
    """The cards of a hand, as they are judged in the auction."""

    game: Game
    cards: Cards

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """By suit the places of the cards in it, lowest first."""
        deck, order = self.game.deck, self.game.order
        places = {rank: len(order) - 1 - at for at, rank in enumerate(order)}
        found: dict[str, list[int]] = {suit: [] for suit in deck.suits}
        for card in cards_in(self.cards):
            found[deck.suit_code(card)].append(places[deck.rank_of[card]])
        return {suit: sorted(own) for suit, own in found.items()}

    @cached_property
    def tricks(self) -> dict[str, float]:
        """By suit how many tricks are likely with it as trumps."""
        side = {suit: _side_tricks(own) for suit, own in self.places.items()}
        short = {suit: max(0, 2 - len(own)) for suit, own in self.places.items()}
        return {
            suit: _BESIDE
            + _trump_tricks(own)
            + sum(side.values()) - side[suit]
            + _RUFF * (len(own) > 3) * (sum(short.values()) - short[suit])
            for suit, own in self.places.items()
        }  # fmt: skip

    @cached_property
    def danger(self) -> dict[str, float]:
        """By suit how easily a misère takes a trick there, 0 where it never does."""
        return {suit: _danger(own) for suit, own in self.places.items()}

    def chance(self, contract: Contract, *, helped: bool) -> float:
        """Return how likely the main player makes a contract with this hand."""
        terms = contract.terms
        if terms.misere:
            return self._safety(terms)
        own = self.tricks[contract.suit]
        if not helped:
            return likely(own, terms.tricks)
        settle = phase_of(self.game, Settle)
        least, rest = settle.own[terms.own], (13 - own) * _SHARE
        if settle.above:
            return likely(own, terms.tricks) * likely(rest, least)
        return likely(own + rest, terms.tricks, _SPREAD_OF_TWO) * likely(own, least)

    def gain(self, state: State, contract: Contract, *, helped: bool) -> float:
        """Return what a contract is likely to bring the main player, in chips."""
        settle = phase_of(self.game, Settle)
        value = settle.value(contract, state.variables[settle.suits])
        pot = state.accounts[settle.pot]
        payers, share = (1, pot / 2) if helped else (3, pot)
        won, lost = payers * value + share, payers * value + share * settle.beast
        makes = self.chance(contract, helped=helped)
        return makes * won - (1 - makes) * lost

    def best(self, state: State, contract: Contract) -> float:
        """Return what a contract is likely to bring, with a helper or without one."""
        ways = (False, True) if contract.terms.helper else (False,)
        return max(self.gain(state, contract, helped=helped) for helped in ways)

    def _safety(self, terms: Terms) -> float:
        """Return how likely a misère is made."""
        total = sum(self.danger.values())
        if terms.discards:
            total -= max(self.danger[suit] - _danger(own[:-1]) for suit, own in self.places.items())
        return 1 / (1 + exp(_STEEP * (total - (_SAFE_OPEN if terms.shows else _SAFE))))


def likely(expected: float, needed: float, spread: float = _SPREAD) -> float:
    """Return the chance of so many tricks at least, where so many are expected."""
    return 1 / (1 + exp((needed - 0.5 - expected) / spread))


def _trump_tricks(places: Sequence[int]) -> float:
    many = len(places)
    tricks = 0.5 * (many > 3) + 0.9 * max(0, many - 4)
    tricks += 1.0 * (_TOP in places)
    tricks += (0.9 if many > 1 else 0.4) * (_KING in places)
    tricks += (0.75 if many > 2 else 0.3) * (_QUEEN in places)
    tricks += 0.4 * (_JACK in places and many > 3)
    return min(tricks, many)


def _side_tricks(places: Sequence[int]) -> float:
    many = len(places)
    ace, king, queen = _TOP in places, _KING in places, _QUEEN in places
    tricks = 0.9 * ace
    tricks += (0.8 if ace else 0.6 if many > 1 else 0.2) * king
    tricks += (0.5 if king and many > 2 else 0.3 if many > 2 else 0.1) * queen
    return tricks


def _danger(places: Sequence[int]) -> float:
    """Return the danger of a suit: how far its cards lie above 2, 4, 6 …, which are safe."""
    return sum(0.12 / (1 + lower) * max(0, place - 2 * lower) for lower, place in enumerate(places))
