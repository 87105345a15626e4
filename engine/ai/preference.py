"""Rules of thumb for preference: how high to bid, what to lay aside, when to go along."""

from __future__ import annotations

from engine.ai.preference_play import RULES as PLAY_RULES
from engine.ai.preference_worth import JOIN as ENOUGH
from engine.ai.preference_worth import NUMBER, best_trump, declared, defended
from engine.ai.thumb import Rule, Sight
from engine.cards import Cards, bit
from engine.finding import phase_of
from engine.game import Game
from engine.games.preference import PLAYERS
from engine.games.preference.auction import BID, Auction
from engine.games.preference.bids import HAND, HEARTS, HOLD, PASS
from engine.games.preference.defence import ALONE, INVITE, Defence
from engine.games.preference.naming import NO_ACE, SILENT, TRUMP, Naming
from engine.moves import Move
from engine.phases.joining import JOIN, STAY
from engine.phases.talon_exchange import DISCARD, TalonExchange
from engine.phases.tricks import Tricks
from engine.state import State

# In tricks that a hand promises:
_HAND = 5.5  # to play without the talon, in hearts as well
_BONUS = 2.0  # fewer, for the bonus of hearts
_ACELESS = 6.3  # to announce that there is no ace
_LAST = 2.1  # to defend when the first defender has stayed at home
_INVITE = 3.2  # to invite the other: four tricks together must come


def hearts(sight: Sight) -> Move | None:
    """Announce hearts with cards that make them, unless another suit promises far more."""
    suits = phase_of(sight.game, Auction).bids.suits
    own, best = _promise(sight, list(suits[-1:])), _promise(sight, list(suits))
    return Move(BID, (), HEARTS) if own >= max(_HAND, best - _BONUS) else None


def hand_game(sight: Sight) -> Move | None:
    """Announce a game without the talon in the suit that promises enough."""
    offered = [move.arg.removeprefix(HAND) for move in sight.legal if move.arg.startswith(HAND)]
    if not offered:
        return None
    tricks, suit = best_trump(phase_of(sight.game, Tricks), _hand(sight), offered)
    return Move(BID, (), HAND + suit) if tricks >= _HAND else None


def number(sight: Sight) -> Move | None:
    """Bid the next number while a suit of its value promises enough."""
    move = next((move for move in sight.legal if move.arg.isdecimal()), None)
    if move is None or _promise(sight, _suits_from(sight, move.arg)) < NUMBER:
        return None
    return move


def hold(sight: Sight) -> Move | None:
    """Hold the number while a suit of its value promises enough."""
    contract = phase_of(sight.game, Auction).stand(sight.state).contract
    return Move(HOLD) if _promise(sight, _suits_from(sight, contract)) >= NUMBER else None


def give_in(sight: Sight) -> Move | None:
    """Pass."""
    return Move(PASS)


def lay_aside(sight: Sight) -> Move | None:
    """Lay the card aside without which the rest promises the most."""
    phase, hand = phase_of(sight.game, Tricks), _hand(sight)
    number = sight.state.variables[phase_of(sight.game, TalonExchange).contract]
    _, trump = best_trump(phase, hand, _suits_from(sight, number))
    ranks = phase.rankings[trump]

    def left(move: Move) -> tuple[float, int, int]:
        card = move.cards[0]
        suit = ranks.suit_mask[ranks.suit_of[card]] & hand
        return (
            declared(phase, hand & ~bit(card), trump),
            -suit.bit_count(),
            -ranks.strength[card],
        )

    plain = [move for move in sight.legal if not ranks.trumps >> move.cards[0] & 1]
    return max(plain or sight.legal, key=left)


def name_trump(sight: Sight) -> Move | None:
    """Name the suit that promises the most; of equals the higher one."""
    offered = [move.arg for move in sight.legal if move.verb == TRUMP]
    return Move(TRUMP, (), best_trump(phase_of(sight.game, Tricks), _hand(sight), offered)[1])


def announce(sight: Sight) -> Move | None:
    """Announce that there is no ace with a hand that makes its tricks all the same."""
    phase = phase_of(sight.game, Naming)
    trump = sight.state.variables[phase.trump]
    suits = [move.arg for move in sight.legal if move.verb == TRUMP] or [trump]
    return Move(NO_ACE) if _promise(sight, suits) >= _ACELESS else None


def keep_silent(sight: Sight) -> Move | None:
    """Announce nothing."""
    return Move(SILENT)


def go_along(sight: Sight) -> Move | None:
    """Defend when two tricks are likely."""
    return Move(JOIN) if _defends(sight) >= _wanted(sight.game, sight.state) else None


def at_home(sight: Sight) -> Move | None:
    """Stay at home."""
    return Move(STAY)


def invite(sight: Sight) -> Move | None:
    """Invite the other with tricks of one's own: those of both are the host's."""
    return Move(INVITE) if _defends(sight) >= _INVITE else None


def alone(sight: Sight) -> Move | None:
    """Play without the other."""
    return Move(ALONE)


_MADE, _EACH = ("preference.settle.made",), ("preference.settle.each",)

RULES = (
    Rule("hearts", BID, hearts, "Tyhle karty srdce uhrají i bez talonu a prémie je vaše.",
         ("preference.settle.hearts",)),
    Rule("hand game", BID, hand_game, "Šest zdvihů je v ruce i bez talonu.",
         ("preference.auction.hand",)),
    Rule("number", BID, number, "S talonem by na šest zdvihů mohlo dojít.", _MADE),
    Rule("hold", HOLD, hold, "Karty na tohle číslo stačí a přednost je vaše.",
         ("preference.auction.hold",)),
    Rule("give in", PASS, give_in, "Na šest zdvihů tyhle karty nevypadají.", _MADE),
    Rule("lay aside", DISCARD, lay_aside, "Tahle karta k šesti zdvihům pomůže nejmíň.",
         ("talon_exchange.contracts",)),
    Rule("announce", NO_ACE, announce, "Šest zdvihů máte i bez esa, prémie je navíc.",
         ("preference.settle.aceless",)),
    Rule("name trump", TRUMP, name_trump, "V téhle barvě máte nejvíc zdvihů.",
         ("preference.naming.least",)),
    Rule("keep silent", SILENT, keep_silent, "Hlásit není co, nebo by to bylo příliš odvážné.",
         ("preference.naming.no_ace",)),
    Rule("go along", JOIN, go_along, "Dva zdvihy se s těmito kartami dají čekat.", _EACH),
    Rule("at home", STAY, at_home, "Dva zdvihy jsou nejisté a doma nic neztratíte.", _EACH),
    Rule("invite", INVITE, invite, "S hostem budou zdvihy aspoň čtyři a všechny se platí vám.",
         ("preference.settle.both", "preference.settle.each")),
    Rule("alone", ALONE, alone, "Dva zdvihy stačí, za hosta byste museli ručit.", _EACH),
    *PLAY_RULES,
)  # fmt: skip


def _promise(sight: Sight, suits: list[str]) -> float:
    return best_trump(phase_of(sight.game, Tricks), _hand(sight), suits)[0] if suits else 0.0


def _suits_from(sight: Sight, contract: str) -> list[str]:
    """Return the suits that may be trumps after a number."""
    bids = phase_of(sight.game, Auction).bids
    return list(bids.named(contract) or bids.suits)


def _defends(sight: Sight) -> float:
    trump = sight.state.variables[phase_of(sight.game, Auction).trump]
    return defended(phase_of(sight.game, Tricks), _hand(sight), trump)


def _wanted(game: Game, state: State) -> float:
    """Return how many tricks must be promised to go along: alone the other's cards are dead."""
    idle = len(state.known) > PLAYERS
    return _LAST if len(state.variables[phase_of(game, Defence).out]) > idle else ENOUGH


def _hand(sight: Sight) -> Cards:
    hand: Cards = sight.state.zones[phase_of(sight.game, Tricks).hands[sight.seat]]
    return hand
