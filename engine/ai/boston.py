"""Rules of thumb for Boston: what to bid, whom to help, what to lay aside, how to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.ai import misere, partnership
from engine.ai.boston_hands import Holding
from engine.ai.phases import whole_hand
from engine.ai.thumb import Advises, Rule, Sight
from engine.cards import NOBODY, bit
from engine.finding import phase_of
from engine.game import Game
from engine.games.boston.contracts import Contract, contract_of
from engine.games.boston.helper import ALONE, ASK, DECLINE, HELP
from engine.games.boston.misere import DISCARD
from engine.games.boston.naming import NAME
from engine.games.boston.settle import Settle
from engine.moves import Move
from engine.phases.auction import BID, PASS
from engine.phases.tricks import PLAY, Tricks
from engine.state import State
from engine.view import View

# A helper is needed for half of the tricks over a few that any main player has.
_HAS, _LACKS = 2.5, 0.5
_SHORTLIST = 4  # bids that are worth a search
_ODD = 0.1  # how likely somebody bids or passes against what his cards say


def bid(sight: Sight) -> Move | None:
    """Bid what is likely to bring most, if it brings anything."""
    ranked = _ranked(sight)
    return ranked[0].move if ranked and ranked[0].gain > 0 else None


def no_bid(sight: Sight) -> Move | None:
    """Pass."""
    return Move(PASS)


def name_best(sight: Sight) -> Move | None:
    """Name the suit that is likely to bring most."""
    return _ranked(sight)[0].move


def alone(sight: Sight) -> Move | None:
    """Play alone where that is likely to bring more than half with a helper."""
    contract, hand = _contract(sight), _hand(sight)
    lone, helped = (hand.gain(sight.state, contract, helped=one) for one in (False, True))
    return Move(ALONE) if lone > max(0.0, helped) else None


def ask(sight: Sight) -> Move | None:
    """Ask for a helper."""
    return Move(ASK)


def help_out(sight: Sight) -> Move | None:
    """Help with the tricks that the main player is likely to lack."""
    contract, settle = _contract(sight), phase_of(sight.game, Settle)
    own, terms = _hand(sight).tricks[contract.suit], contract.terms
    needed = settle.own[terms.own] if settle.above else (terms.tricks - _HAS) * _LACKS
    return Move(HELP) if own >= needed else None


def decline(sight: Sight) -> Move | None:
    """Refuse to help."""
    return Move(DECLINE)


def lay_aside(sight: Sight) -> Move | None:
    """Lay the card aside that makes the hand safest."""
    hand = _hand(sight).cards

    def left(move: Move) -> float:
        return sum(Holding(sight.game, hand & ~bit(move.cards[0])).danger.values())

    return min((move for move in sight.legal if move.verb == DISCARD), key=left)


def shortlist(sight: Sight) -> Sequence[Move]:
    """Return the moves that are worth a search: of many bids only the best."""
    bids = _ranked(sight)
    if not bids or bids[0].move.verb != BID:
        return sight.legal
    return [Move(PASS), *(one.move for one in bids[:_SHORTLIST])]


class _Offer(NamedTuple):
    move: Move
    gain: float


def _ranked(sight: Sight) -> list[_Offer]:
    """Return the bids, or the suits to be named, those that are likely to bring most first."""
    hand, code = _hand(sight), sight.state.variables[sight.game.variable("contract")]
    offers = []
    for move in sight.legal:
        contract = contract_of(code + move.arg) if move.verb in (BID, NAME) else None
        if contract is not None:
            gains = [hand.best(sight.state, one) for one in _named(sight.game, contract)]
            offers.append(_Offer(move, max(gains)))
    return sorted(offers, key=lambda offer: -offer.gain)


def _named(game: Game, contract: Contract) -> list[Contract]:
    """Return what a contract may become once its suit is named."""
    if not contract.unnamed:
        return [contract]
    return [contract._replace(suit=suit) for suit in game.deck.suits]


def _contract(sight: Sight) -> Contract:
    contract = contract_of(sight.state.variables[sight.game.variable("contract")])
    assert contract is not None  # somebody plays it, or nobody would be asked
    return contract


def _hand(sight: Sight) -> Holding:
    slots = phase_of(sight.game, Tricks).hands
    return Holding(sight.game, sight.state.zones[slots[sight.seat]])


def _if(wanted: Callable[[Sight], bool], advises: Advises) -> Advises:
    """Return a piece of advice that holds only in some deals."""

    def advise(sight: Sight) -> Move | None:
        return advises(sight) if wanted(sight) else None

    return advise


def _is_misere(sight: Sight) -> bool:
    contract = contract_of(sight.state.variables[sight.game.variable("contract")])
    return contract is None or contract.terms.misere


def _ducks(sight: Sight) -> bool:
    """Say whether the seat must not take a trick, or as few as possible."""
    return _is_misere(sight) and misere.victim(sight) in (NOBODY, sight.seat)


def _hunts(sight: Sight) -> bool:
    return _is_misere(sight) and misere.victim(sight) not in (NOBODY, sight.seat)


def _takes(sight: Sight) -> bool:
    return not _is_misere(sight)


_TRICK = ("tricks.winner",)
_CAUGHT = ("tricks.calls.boston.caught",)
RULES = (
    Rule("bid", BID, bid, "S těmito kartami se závazek dá splnit.", ("boston.settle.alone",)),
    Rule("no bid", PASS, no_bid, "Na vyšší závazek tyto karty nestačí.", ("auction.higher",)),
    Rule(
        "name best", NAME, name_best,
        "S touto barvou jako trumfy vychází závazek nejlíp.", ("boston.settle.columns",),
    ),
    Rule(
        "alone", ALONE, alone,
        "Karty stačí i bez pomocníka a platit pak budou všichni.", ("boston.settle.alone",),
    ),
    Rule(
        "ask", ASK, ask,
        "Bez pomocníka by zdvihy nejspíš chyběly.", ("boston.settle.together",),
    ),
    Rule(
        "help", HELP, help_out,
        "Zdvihy, které hlavnímu hráči chybějí, tyto karty dodají.", ("boston.settle.together",),
    ),
    Rule(
        "decline", DECLINE, decline,
        "S tak málo zdvihy byste spíš platili s ním.", ("boston.settle.together_failed",),
    ),
    Rule(
        "lay aside", DISCARD, lay_aside,
        "Odložit se má karta, která by nejspíš vzala zdvih.", ("boston.misere.discard",),
    ),
    Rule(
        "duck", PLAY, _if(_ducks, misere.duck),
        "Vysokých karet se zbavíte, dokud zdvih bere někdo jiný.", _TRICK,
    ),
    Rule(
        "hope", PLAY, _if(_ducks, misere.hope),
        "Podlézt tu nejde.", _TRICK,
    ),
    Rule(
        "throw danger", PLAY, _if(_ducks, misere.throw_danger),
        "Bez vynesené barvy odhoďte kartu, která by jednou vzala zdvih.", _TRICK,
    ),
    Rule(
        "lead low", PLAY, _if(_ducks, misere.lead_low),
        "Nízkou kartu nejspíš někdo přebije.", _TRICK,
    ),
    Rule(
        "put under", PLAY, _if(_hunts, misere.put_under),
        "Zdvih teď bere hlavní hráč, stačí zůstat pod ním.", _CAUGHT,
    ),
    Rule(
        "leave him over", PLAY, _if(_hunts, misere.leave_him_over),
        "Hlavní hráč teprve přijde na řadu: čím nižší karta, tím hůř pod ni podleze.", _CAUGHT,
    ),
    Rule(
        "spend high", PLAY, _if(_hunts, misere.spend_high),
        "Hlavnímu hráči zdvih dát nejde, zbavte se vysoké karty.", _CAUGHT,
    ),
    Rule(
        "lead under", PLAY, _if(_hunts, misere.lead_under),
        "Pod nízkou kartu hlavní hráč nejspíš nepodleze.", _CAUGHT,
    ),
    *(rule._replace(advises=_if(_takes, rule.advises)) for rule in partnership.RULES),
)  # fmt: skip


def likely_world(view: View, state: State) -> float:
    """Return how well a world fits what the others have bid; after a trick everything fits."""
    game = view.game
    tricks = phase_of(game, Tricks)
    if sum(state.variables[tricks.taken]):
        return 1.0
    last = {seat: call for seat, call in state.variables[game.variable("called")] if call != PASS}
    fit = 1.0
    for seat, call in last.items():
        contract = contract_of(call)
        if seat != view.seat and contract is not None:
            hand = Holding(game, whole_hand(tricks, state, seat))
            helped = contract.terms.helper
            chances = [hand.chance(one, helped=helped) for one in _named(game, contract)]
            fit *= max(_ODD, *chances)
    return fit
