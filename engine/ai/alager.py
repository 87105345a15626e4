"""Rules of thumb for Alager: the best exchange by what it may bring, and when to close.

Others are judged by the number of turns they have had and by what all have seen them take.
"""

from __future__ import annotations

from math import exp

from engine.ai.alager_hands import FULL, SPECIAL, Option, now, options, points, spot
from engine.ai.thumb import Rule, Sight
from engine.cards import Cards, bit, cards_in
from engine.finding import phase_of
from engine.moves import Move
from engine.phases.showdown import Showdown
from engine.phases.swapping import (
    ALL,
    CLOSE,
    DISCARD,
    GIVE,
    LEAVE,
    PASS,
    STOCK,
    SWAPPED,
    TAKE,
    Swapping,
)  # fmt: skip
from engine.state import State
from engine.view import View

_FIRST, _EACH, _MOST = 16.5, 2.6, 25.5  # what others have at first, for each turn more, at most
_SPREAD = 3.2  # of what others have
_RISK = 0.55  # share of an equal chance of being the lowest with which one closes
_STRONG = 44  # halves of points: who has closed has hardly less
_KEPT = 0.4  # how likely a card that was taken has been put away again unseen


def close(sight: Sight) -> Move | None:
    """Close with a hand that is hardly the lowest, unless an exchange makes it special."""
    phase = phase_of(sight.game, Swapping)
    swapped = sight.state.variables[phase.wanted] == SWAPPED
    if not swapped and _best(sight).worth >= SPECIAL:
        return None
    many = len(phase.players(sight.state))
    return Move(CLOSE) if _lowest(sight) < _RISK / many else None


def take(sight: Sight) -> Move | None:
    """Want the open card that helps most."""
    option = _best(sight)
    return Move(TAKE, (option.wanted,)) if option.verb == TAKE else None


def all_three(sight: Sight) -> Move | None:
    """Take the whole table where that is best."""
    return Move(ALL) if _best(sight).verb == ALL else None


def stock(sight: Sight) -> Move | None:
    """Try the talon where that is best."""
    return Move(STOCK) if _best(sight).verb == STOCK else None


def stay(sight: Sight) -> Move | None:
    """Keep a hand that no exchange makes better."""
    return Move(PASS)


def leave(sight: Sight) -> Move | None:
    """Go on after an exchange with any other hand."""
    return Move(LEAVE)


def give(sight: Sight) -> Move | None:
    """Give the card that leaves the best hand for the one that is wanted."""
    wanted = sight.game.deck.card(sight.state.variables[phase_of(sight.game, Swapping).wanted])
    given = (one.given for one in options(spot(sight)) if one.wanted == wanted)
    return Move(GIVE, (next(given),))


def discard(sight: Sight) -> Move | None:
    """Put the card away without which the next one helps most."""
    here = spot(sight)
    if here.hand.bit_count() > FULL:  # the card from the talon is among them
        worst = max(cards_in(here.hand), key=lambda card: now(here, here.hand & ~bit(card)))
        return Move(DISCARD, (worst,))
    return Move(DISCARD, (next(one.given for one in options(here) if one.verb == STOCK),))


RULES = (
    Rule(
        "close", CLOSE, close, "S tímto listem sotva zůstanete poslední.",
        parts=("swapping.close",),
    ),
    Rule(
        "take", TAKE, take, "Tahle karta list vylepší nejvíc a víte předem, co dostanete.",
        parts=("swapping.take",),
    ),
    Rule(
        "all", ALL, all_three, "Karty na stole dají dohromady víc než ty v ruce.",
        parts=("swapping.all",),
    ),
    Rule(
        "stock", STOCK, stock, "Na stole nic lepšího není, z talonu může přijít.",
        parts=("swapping.stock",),
    ),
    Rule("stay", PASS, stay, "Každá výměna by list spíš zhoršila.", parts=("swapping.pass",)),
    Rule("give", GIVE, give, "Bez této karty zůstane list nejlepší.", parts=("swapping.take",)),
    Rule("discard", DISCARD, discard, "Tahle karta přidává nejméně.", parts=("swapping.stock",)),
    Rule("leave", LEAVE, leave, "Na konec je list ještě slabý."),
)  # fmt: skip


def likely(view: View, world: State) -> float:
    """Return how well a world fits: nobody hides a special hand, takers hold what they took."""
    phase = phase_of(view.game, Swapping)
    values = phase_of(view.game, Showdown).hand_values
    fits = 1.0
    for seat in phase.players(world):
        if seat == view.seat:
            continue
        hand: Cards = world.zones[phase.hands[seat]]
        if phase.kind_of(hand):
            return 0.0
        taken: Cards = world.variables[phase.table.picked][seat]
        fits *= _KEPT ** (taken & ~hand & view.unseen).bit_count()
        if seat == world.variables[phase.closer]:
            fits *= min(1.0, values.of(hand) / _STRONG) ** 2
    return fits


def _best(sight: Sight) -> Option:
    return options(spot(sight))[0]


def _lowest(sight: Sight) -> float:
    """Return how likely everybody else will have more in the end."""
    phase = phase_of(sight.game, Swapping)
    here, players = spot(sight), phase.players(sight.state)
    own = points(here, here.hand)
    turns = sight.state.variables[phase.turns] / len(players)
    usual = min(_MOST, _FIRST + _EACH * (turns + 1))
    chance = 1.0
    for seat in players:
        if seat != sight.seat:
            taken: Cards = sight.state.variables[phase.table.picked][seat]
            mean = max(usual, points(here, taken))
            chance *= 1 / (1 + exp((own - mean) / _SPREAD))
    return chance
