"""Rules of thumb for Stortok: beat with the cheapest card, hold up whoever has his last one.

Over some ten thousand deals nothing else paid: cards taken without need are missed at the end.
"""

from __future__ import annotations

from math import comb

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import visible
from engine.cards import Card, Cards, Seat
from engine.moves import Move
from engine.phases.beating import FIRST_OUT, PLAY, TAKE, Beating

DUEL = 2  # players
# In ranks of cards: …
_HOARD = 38  # … two trumps together are worth more than a card less in the hand
_OUT = 100.0  # … what it costs if somebody gets out


def last_card(sight: Sight) -> Move | None:
    """Play the last card: with it one is out."""
    alone = _hand(sight, sight.seat).bit_count() == 1 and not _draws(sight)
    return _plays(sight)[0] if alone else None


def hoard(sight: Sight) -> Move | None:
    """Of two high trumps give up neither: take one rather than beat it with the other.

    That pays with two players, where whoever has led leads again.
    """
    pile = sight.state.zones[_phase(sight).pile]
    if sight.game.seats > DUEL or not (pile and _draws(sight)):
        return None
    both = _worth(sight, pile[-1]) + _worth(sight, _cheapest(sight).cards[0])
    return Move(TAKE) if both > _HOARD else None


def block(sight: Sight) -> Move | None:
    """Play what keeps somebody with a last card from getting out, though it isn't the cheapest."""
    if not _alone(sight):
        return None
    best = min(_plays(sight), key=lambda move: _risk(sight, move) + _price(sight, move))
    return best if best != _cheapest(sight) else None


def lead(sight: Sight) -> Move | None:
    """Lead the card that is worth least."""
    return None if sight.state.zones[_phase(sight).pile] else _cheapest(sight)


def beat(sight: Sight) -> Move | None:
    """Beat with the card that is worth least; a card less is worth more than any card."""
    return _cheapest(sight)


RULES = (
    Rule(
        "last card", PLAY, last_card, "Je to poslední karta v ruce, po ní už nezbude žádná.",
        parts=("beating.goal",),
    ),
    Rule(
        "hoard", TAKE, hoard, "Oba vysoké trumfy v ruce stojí za jednu kartu navíc.",
        parts=("beating.takes",),
    ),
    Rule(
        "block", PLAY, block, "Soupeř má poslední kartu a touhle ho lze nejspíš zdržet.",
        parts=("beating.goal",),
    ),
    Rule(
        "lead", PLAY, lead, "Nejslabší karta sama nepřebije skoro nic, na výnos se ale hodí.",
        parts=("beating.lead",),
    ),
    Rule(
        "beat", PLAY, beat, "Stačí nejslabší karta, která přebije; silnější se ještě budou hodit.",
        parts=("beating.beats.higher",),
    ),
)  # fmt: skip


def _draws(sight: Sight) -> bool:
    return bool(_phase(sight).stock.left(sight.state))


def _alone(sight: Sight) -> list[bool]:
    """Say of the next players, in turn, whether they have one card; [] where that is no danger."""
    phase, state = _phase(sight), sight.state
    holders = phase.holders(state)
    if _draws(sight) or (phase.goal != FIRST_OUT and len(holders) > DUEL):
        return []
    alone = [_hand(sight, seat).bit_count() == 1 for seat in _next(sight)]
    return alone if any(alone[:2]) else []


def _next(sight: Sight) -> list[Seat]:
    """Return who else still plays, in turn."""
    seats = sight.game.seats
    holders = _phase(sight).holders(sight.state)
    following = ((sight.seat + step) % seats for step in range(1, seats))
    return [seat for seat in following if seat in holders]


def _risk(sight: Sight, move: Move) -> float:
    """Return what it costs if the next beats it with a last card, or takes it and another leads."""
    phase, state = _phase(sight), sight.state
    pile = state.zones[phase.pile]
    completes = state.variables[phase.played] + 1 >= state.variables[phase.need]
    if pile and completes and phase.last_leads:
        return 0.0
    first, second = (*_alone(sight), False)[:2]
    beaten = _beaten_by(sight, _next(sight)[0], move.cards[0])
    return _OUT * (beaten * (1.0 if first else second / 2) + (1 - beaten) * second)


def _price(sight: Sight, move: Move) -> int:
    return _worth(sight, move.cards[0])


def _cheapest(sight: Sight) -> Move:
    return min(_plays(sight), key=lambda move: _price(sight, move))


def _beaten_by(sight: Sight, seat: Seat, card: Card) -> float:
    """Return how likely a hand can beat a card, by what has gone, was taken and is unseen."""
    phase, state = _phase(sight), sight.state
    over = phase.over(state, card)
    known = state.known[sight.seat]
    held = _hand(sight, seat)
    if held & known & over:
        return 1.0
    unseen = sight.game.everything & ~visible(sight.game, state, sight.seat) & ~known
    hidden = (held & ~known).bit_count()
    could = unseen & state.may[seat]
    many = could.bit_count()
    without = many - (could & over).bit_count()
    return 1 - comb(without, hidden) / comb(many, hidden) if many >= hidden else 1.0


def _worth(sight: Sight, card: Card) -> int:
    """Return a card's worth in ranks: secondary trumps above plain cards, main ones above all."""
    phase = _phase(sight)
    main, ranks = phase.main(sight.state), sight.game.order
    suit = phase.deck.suit_code(card)
    above = 2 if suit == main else int(suit == phase.beats.secondary(main))
    return (above + 1) * len(ranks) - 1 - ranks.index(phase.deck.rank_of[card])


def _hand(sight: Sight, seat: Seat) -> Cards:
    """Return a hand; of another seat only its size and the cards known of it may be used."""
    cards: Cards = sight.state.zones[_phase(sight).hands[seat]]
    return cards


def _plays(sight: Sight) -> list[Move]:
    return [move for move in sight.legal if move.verb == PLAY]


def _phase(sight: Sight) -> Beating:
    phase = sight.game.phases[sight.state.phase]
    assert isinstance(phase, Beating)
    return phase
