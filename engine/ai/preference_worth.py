"""What a hand promises in preference: tricks of a declarer and of a defender, by rough counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.cards import Cards, Ranking, cards_in

if TYPE_CHECKING:
    from engine.phases.tricks import Tricks

# Tricks that a hand must promise to bid a number (the talon will add some), and to defend.
NUMBER, JOIN = 3.8, 2.3

_SUIT = 8  # cards of a suit
_SHARE = 0.62  # of the trumps that are missing in the hand, those that one opponent holds
_RUFFED, _GUARDED = 0.4, 0.15  # share of plain tricks that comes home; more with each trump
_LONG = 4  # cards of a plain suit; what is longer takes tricks once trumps are gone
_TOP = (7, 6, 5)  # strength of king, queen and jack below the ace


def declared(phase: Tricks, hand: Cards, trump: str) -> float:
    """Return how many tricks a hand takes as the declarer's, with that suit as trumps."""
    ranks = phase.rankings[trump]
    plain = [suit for suit in ranks.suit_mask if suit != ranks.trumps]
    own = hand & ranks.trumps
    kept = min(1.0, _RUFFED + _GUARDED * own.bit_count())  # the rest is ruffed by others
    return _trumps(ranks, own) + kept * sum(_plain(ranks, hand & suit) for suit in plain)


def best_trump(phase: Tricks, hand: Cards, suits: Iterable[str]) -> tuple[float, str]:
    """Return how many tricks the best of some suits promises, and which it is."""
    return max((declared(phase, hand, suit), suit) for suit in suits)


def defended(phase: Tricks, hand: Cards, trump: str) -> float:
    """Return how many tricks a hand takes against a declarer with those trumps."""
    ranks = phase.rankings[trump]
    own = hand & ranks.trumps
    strengths = _strengths(ranks, own)
    tricks = 0.0
    for place, strength in enumerate(strengths):
        above = _SUIT - strength - place  # higher trumps of others
        guards = len(strengths) - 1 - place
        tricks += max(0.0, 0.95 - 0.12 * above) if guards >= above else 0.0
    for suit in ranks.suit_mask:
        if suit == ranks.trumps:
            continue
        held = hand & suit
        tricks += _against(ranks, held)
        if own and held.bit_count() <= 1:
            tricks += 0.4 - 0.2 * held.bit_count()  # a ruff
    return tricks


def _trumps(ranks: Ranking, own: Cards) -> float:
    """Return the tricks of the trumps: some rounds are contested, what is left then takes all."""
    mine = _strengths(ranks, own)
    theirs = _strengths(ranks, ranks.trumps & ~own)
    rounds = round(len(theirs) * _SHARE)
    tricks = 0.0
    for _ in range(min(rounds, len(mine))):
        if not theirs or mine[0] > theirs[0]:
            mine, theirs = mine[1:], theirs[:-2] if len(theirs) > 2 else theirs[:1]
            tricks += 1
        else:
            mine, theirs = mine[:-1], theirs[1:]
    return tricks + len(mine)


def _plain(ranks: Ranking, held: Cards) -> float:
    """Return the tricks of a plain suit in the declarer's hand."""
    strengths = _strengths(ranks, held)
    many = len(strengths)
    ace = _SUIT in strengths
    king, queen, jack = (one in strengths for one in _TOP)
    tricks = 0.95 * ace
    if king:
        tricks += 0.9 if ace else 0.55 if many > 1 else 0.15
    if queen:
        tricks += 0.75 if ace and king else 0.45 if (ace or king) and many > 2 else 0.2 * (many > 2)
    if jack and queen and (ace or king):
        tricks += 0.4
    return tricks + 0.5 * max(0, many - _LONG)


def _against(ranks: Ranking, held: Cards) -> float:
    """Return the tricks of a plain suit in a defender's hand."""
    strengths = _strengths(ranks, held)
    many = len(strengths)
    ace = _SUIT in strengths
    king, queen, _ = (one in strengths for one in _TOP)
    tricks = (0.9 if many < 5 else 0.7) * ace
    if king:
        tricks += 0.6 if ace else 0.5 if 1 < many < 5 else 0.2
    if queen and 2 < many < 5:
        tricks += 0.25
    return tricks


def _strengths(ranks: Ranking, cards: Cards) -> list[int]:
    """Return how strong cards of one suit are, 8 for the ace, from the best down."""
    return sorted((ranks.strength[card] for card in cards_in(cards)), reverse=True)
