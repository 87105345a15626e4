"""Rules of thumb for French tarot before the first card: bids, the discard, announcements."""

from __future__ import annotations

from collections.abc import Callable

from engine.ai.thumb import Rule, Sight
from engine.cards import Card, Cards, bit, cards_in
from engine.finding import phase_of
from engine.games.tarot.announce import NO_SLAM, NOTHING, SLAM
from engine.games.tarot.chien import DISCARD
from engine.games.tarot.pack import CONTRACTS, Pack, pack_of
from engine.games.tarot.petit_sec import VOID
from engine.games.tarot.poignee import LEVELS
from engine.moves import Move
from engine.phases.auction import BID, PASS, Auction
from engine.phases.tricks import Tricks
from engine.state import State
from engine.view import View

# What a hand is worth in points of its own, and from how many points on a contract is bid.
_NEEDED = dict(zip(CONTRACTS, (40, 48, 62, 74), strict=True))
_PETIT = (0, 0, 0, 0, 5, 7, 9)  # by the number of trumps, itself among them
_HIGHEST, _EXCUSE, _TRUMP, _HIGH_TRUMP = 10, 8, 2, 2
_HIGH = 16  # from this trump on
_COURTS = {"K": 6, "Q": 3, "N": 2, "J": 1}
_LONG = {5: 5, 6: 7}
_LONGER = 9
_SLACK = 8  # points by which others may have called otherwise
_ODD = 0.15  # how likely somebody calls quite against what his cards say
_SWEEPING = 13  # trumps with which all tricks can be counted on


def value(pack: Pack, ranks: tuple[str, ...], suits: tuple[Cards, ...], hand: Cards) -> int:
    """Return what a hand is worth to a declarer.

    Args:
        pack: the sets of the deck.
        ranks: the rank of each card.
        suits: the cards of each suit.
        hand: eighteen cards.
    """
    trumps = hand & pack.trumps
    many = trumps.bit_count()
    points = _TRUMP * many
    points += _HIGH_TRUMP * sum(int(ranks[card][1:]) >= _HIGH for card in cards_in(trumps))
    if hand & bit(pack.petit):
        points += _PETIT[min(many, len(_PETIT) - 1)]
    if hand & pack.bouts & ~bit(pack.petit) & ~bit(pack.excuse):
        points += _HIGHEST
    if hand & bit(pack.excuse):
        points += _EXCUSE
    points += sum(_COURTS.get(ranks[card], 0) for card in cards_in(hand & ~pack.trumps))
    lengths = [(hand & suit).bit_count() for suit in suits]
    return points + sum(_LONG.get(one, _LONGER if one > max(_LONG) else 0) for one in lengths)


def worth_of(tricks: Tricks, hand: Cards) -> int:
    """Return what a hand is worth in a game with these tricks."""
    deck = tricks.plan.deck
    suits = tricks.rankings[None].suit_mask[: len(deck.suits)]
    return value(pack_of(deck), deck.rank_of, suits, hand)


def bid(sight: Sight) -> Move | None:
    """Bid the highest contract that the hand is good for."""
    tricks = phase_of(sight.game, Tricks)
    points = worth_of(tricks, _hand(sight))
    bids = [Move(BID, (), one) for one in CONTRACTS if points >= _NEEDED[one]]
    return next((one for one in reversed(bids) if one in sight.legal), None)


def pass_on(sight: Sight) -> Move | None:
    """Say no more."""
    return Move(PASS)


def void(sight: Sight) -> Move | None:
    """Have the deal thrown in: the petit would be lost."""
    return Move(VOID)


def discard(sight: Sight) -> Move | None:
    """Lay aside short suits without a king, dear cards first; of trumps the lowest."""
    hand = _hand(sight)
    cards = [move.cards[0] for move in sight.legal if move.verb == DISCARD]
    return Move(DISCARD, (min(cards, key=_keeping(sight, hand)),)) if cards else None


def slam(sight: Sight) -> Move | None:
    """Announce a slam with trumps that nobody can stop and no card that loses."""
    pack, hand = pack_of(sight.game.deck), _hand(sight)
    trumps = hand & pack.trumps
    top = sorted(cards_in(trumps))[:3] == sorted(cards_in(pack.trumps))[:3]
    plain = hand & pack.ordinary
    return Move(SLAM) if top and trumps.bit_count() >= _SWEEPING and not plain else None


def no_slam(sight: Sight) -> Move | None:
    """Announce none."""
    return Move(NO_SLAM)


def show(level: str) -> Callable[[Sight], Move | None]:
    """Return the advice to show a poignée, which a hand long in trumps does."""

    def advise(sight: Sight) -> Move | None:
        return Move(level)

    return advise


def nothing(sight: Sight) -> Move | None:
    """Announce nothing."""
    return Move(NOTHING)


def likely(view: View, state: State) -> float:
    """Return how well a world fits what everybody has called, until the first trick is over."""
    game = view.game
    auction = phase_of(game, Auction)
    tricks = phase_of(game, Tricks)
    if sum(state.variables[tricks.taken]):
        return 1.0
    fit = 1.0
    top = 0
    for seat, call in state.variables[auction.called]:
        needed = _NEEDED.get(call, 0)
        if seat != view.seat and seat != state.variables[auction.declarer]:
            points = worth_of(tricks, state.zones[tricks.hands[seat]])
            above = min(one for one in (*_NEEDED.values(), 200) if one > max(top, needed))
            fits = needed - _SLACK <= points < above + _SLACK
            fit *= 1.0 if fits else _ODD
        top = max(top, needed)
    return fit


def _keeping(sight: Sight, hand: Cards) -> Callable[[Card], tuple[int, ...]]:
    """Return how much a card should be kept: a suit with a king or a long one stays."""
    deck, pack = sight.game.deck, pack_of(sight.game.deck)
    tricks = phase_of(sight.game, Tricks)
    worth = tricks.points.worth if tricks.points else (0,) * len(deck.codes)

    def key(card: Card) -> tuple[int, ...]:
        if bit(card) & pack.trumps:
            return (1, -card)
        own = [one for one in cards_in(hand) if deck.suit_of[one] == deck.suit_of[card]]
        king = any(bit(one) & pack.kings for one in own)
        return (0, int(king or len(own) > max(_LONG)), len(own), -worth[card])

    return key


def _hand(sight: Sight) -> Cards:
    held: Cards = sight.state.zones[phase_of(sight.game, Tricks).hands[sight.seat]]
    return held


RULES = (
    Rule(
        "void", VOID, void,
        "Plonkového pagáta by soupeři snadno ulovili.",
    ),
    Rule(
        "bid", BID, bid,
        "Na tento závazek karty stačí: trumfy, klíčové karty a králové mu odpovídají.",
        ("auction.bids",),
    ),
    Rule(
        "pass", PASS, pass_on,
        "Na vyšší závazek karty nestačí.", ("auction.turns",),
    ),
    Rule(
        "discard", DISCARD, discard,
        "Do odhozu patří krátké barvy bez krále: figury se tak zachrání a barva se dá trumfovat.",
        ("tarot.chien.ordinary",),
    ),
    Rule(
        "slam", SLAM, slam,
        "Trumfy shora a žádná slabá karta: všechny zdvihy by měly být vaše.",
        ("tarot.settle.slam",),
    ),
    Rule(
        "no slam", NO_SLAM, no_slam,
        "Na všechny zdvihy to není a neuhraný slem stojí hodně.", ("tarot.settle.slam_failed",),
    ),
    *(
        Rule(
            f"show {level}", level, show(level),
            "Kdo má tolik trumfů, rozdání spíš vyhraje, a prémie je navíc.",
            ("tarot.settle.poignees",),
        )
        for level in reversed(LEVELS)
    ),
    Rule(
        "nothing", NOTHING, nothing,
        "Na hrst trumfy nestačí.", ("tarot.announce.sizes",),
    ),
)  # fmt: skip
