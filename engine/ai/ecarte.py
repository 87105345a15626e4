"""Rules of thumb for Écarté: when to exchange, what to keep, what to lead.

The old books list the „jeux de règle“, hands that win often enough without an exchange.
Here they are a sum: what each card is good for, fitted to deals that these rules played.
"""

from __future__ import annotations

from engine.ai import tricks
from engine.ai.thumb import Rule, Sight
from engine.cards import Card, Cards, Ranking, cards_in, mask, ranking
from engine.game import Game
from engine.games.ecarte.exchange import ACCEPT, DISCARD, DONE, PLAY_ON, PROPOSE, REFUSE, Exchange
from engine.games.ecarte.king import ANNOUNCE
from engine.moves import Move
from engine.phases.tricks import PLAY, Tricks
from engine.state import State

# How many of a hundred deals a hand wins: so many with nothing in it …
_BASE = 32
# … and so many more for each card, by its place in its suit from the top.
_TRUMP = (30, 27, 24, 23, 23, 22, 22, 22)
_PLAIN = (11, 6, 1, -4, -6, -9, -12, -12)
_LONG = 6  # for each further card of the leader's longest plain suit
# A hand that wins so many is kept: by exchanges before, 0 or more, and whether it leads.
_ENOUGH = {(0, True): 70, (0, False): 63, (1, True): 48, (1, False): 68}


def chance(game: Game, ranks: Ranking, hand: Cards, *, leads: bool) -> int:
    """Return how many of a hundred deals a hand wins as it is."""
    total = _BASE
    for card in cards_in(hand):
        gains = _TRUMP if ranks.trumps >> card & 1 else _PLAIN
        total += gains[len(game.order) - ranks.strength[card]]
    if leads:
        plain = [(hand & suit & ~ranks.trumps).bit_count() for suit in ranks.suit_mask]
        total += _LONG * max(0, max(plain) - 1)
    return total


def announce(sight: Sight) -> Move | None:
    """Announce the king as soon as that is possible."""
    return next((move for move in sight.legal if move.verb == ANNOUNCE), None)


def play_on(sight: Sight) -> Move | None:
    """Play without an exchange with a hand that is good for enough tricks."""
    return Move(PLAY_ON) if _enough(sight, leads=True) else None


def propose(sight: Sight) -> Move | None:
    """Propose an exchange with any other hand."""
    return Move(PROPOSE)


def refuse(sight: Sight) -> Move | None:
    """Refuse with a hand that is good for enough tricks without the lead."""
    return Move(REFUSE) if _enough(sight, leads=False) else None


def accept(sight: Sight) -> Move | None:
    """Accept with any other hand."""
    return Move(ACCEPT)


def kept(game: Game, ranks: Ranking) -> Cards:
    """Return the cards that nobody lays aside of his own will: trumps and the best of suits."""
    best = (card for card, place in enumerate(ranks.strength) if place == len(game.order))
    return ranks.trumps | mask(best)


def throw(sight: Sight) -> Move | None:
    """Lay aside a card that is neither a trump nor the best of its suit.

    In rising order, as the search tries them.
    """
    weak = list(cards_in(_hand(sight) & ~kept(sight.game, trumps_of(sight.game, sight.state))))
    return Move(DISCARD, (min(weak),)) if weak else None


def draw(sight: Sight) -> Move | None:
    """Exchange once only cards worth keeping are left."""
    return Move(DONE)


def throw_one(sight: Sight) -> Move | None:
    """Lay aside the weakest card where one has to go."""
    ranks = trumps_of(sight.game, sight.state)

    def worth(card: Card) -> tuple[int, int]:
        return ranks.trumps >> card & 1, ranks.strength[card]

    return Move(DISCARD, (min(cards_in(_hand(sight)), key=worth),))


def take(sight: Sight) -> Move | None:
    """Take the trick with the weakest card that takes it."""
    here = sight.table
    if not here.trick:
        return None
    winners = [card for card in tricks.playable(sight.legal) if here.wins(card)]
    return Move(PLAY, (min(winners, key=here.worth),)) if winners else None


def shed(sight: Sight) -> Move | None:
    """Throw the weakest card on a lost trick, a master last of all."""
    here = sight.table
    if not here.trick:
        return None

    def loss(card: Card) -> tuple[bool, int]:
        return here.is_master(card), here.worth(card)

    return Move(PLAY, (min(tricks.playable(sight.legal), key=loss),))


def draw_trumps(sight: Sight) -> Move | None:
    """Lead the highest trump when none can beat it or three and more are held."""
    here = sight.table
    trumps = [card for card in tricks.playable(sight.legal) if here.is_trump(card)]
    if not trumps:
        return None
    best = max(trumps, key=here.worth)
    return Move(PLAY, (best,)) if len(trumps) > 2 or here.is_master(best) else None


def lead_long(sight: Sight) -> Move | None:
    """Lead the highest card of the longest plain suit."""
    here = sight.table
    plain = [card for card in tricks.playable(sight.legal) if not here.is_trump(card)]

    def length(card: Card) -> tuple[int, int]:
        return (here.hand & here.same_suit(card)).bit_count(), here.worth(card)

    return Move(PLAY, (max(plain, key=length),)) if plain else None


def lead_high(sight: Sight) -> Move | None:
    """Lead the highest card."""
    here = sight.table
    return Move(PLAY, (max(tricks.playable(sight.legal), key=here.worth),))


RULES = (
    Rule(
        "announce", ANNOUNCE, announce,
        "Bod za krále se připisuje jen teď, po první vlastní kartě ho už ohlásit nelze.",
        parts=("tricks.calls.ecarte.king.points",),
    ),
    Rule("play on", PLAY_ON, play_on, "List je dost silný i bez výměny."),
    Rule("propose", PROPOSE, propose, "List na většinu zdvihů nestačí."),
    Rule(
        "play anyway", PLAY_ON, lambda _: Move(PLAY_ON), "V talonu už nic není.",
        parts=("ecarte.exchange.talon",),
    ),
    Rule("refuse", REFUSE, refuse, "List je dost silný i bez výměny."),
    Rule("accept", ACCEPT, accept, "List na většinu zdvihů nestačí."),
    Rule(
        "throw", DISCARD, throw,
        "Nechávají se trumfy a nejvyšší karta každé barvy, ostatní jdou pryč.",
    ),
    Rule("draw", DONE, draw, "Ostatní karty stojí za to si nechat."),
    Rule("throw one", DISCARD, throw_one, "Aspoň jedna karta pryč musí, tahle je nejslabší."),
    Rule("take", PLAY, take, "Na zdvih stačí nejnižší karta, která ho bere."),
    Rule("shed", PLAY, shed, "Zdvih vzít nelze, a tak stačí nejslabší karta."),
    Rule(
        "draw trumps", PLAY, draw_trumps,
        "Výnos trumfu bere soupeři trumfy, kterými by přebíjel.",
    ),
    Rule(
        "lead long", PLAY, lead_long,
        "Nejdelší barvu soupeř nejspíš nepřebije, a nemá-li ji, musí na ni dát trumf.",
    ),
    Rule("lead high", PLAY, lead_high, "Nejvyšší karta má největší naději na zdvih."),
)  # fmt: skip


def _enough(sight: Sight, *, leads: bool) -> bool:
    return enough(sight.game, sight.state, _hand(sight), leads=leads)


def enough(game: Game, state: State, hand: Cards, *, leads: bool) -> bool:
    """Say whether a hand is kept as it is after the exchanges that there have been."""
    before = min(1, state.variables[game.variable("exchanges")])
    ranks = trumps_of(game, state)
    return chance(game, ranks, hand, leads=leads) >= _ENOUGH[before, leads]


def _hand(sight: Sight) -> Cards:
    phase = sight.game.phases[sight.state.phase]
    assert isinstance(phase, Exchange | Tricks)
    hand: Cards = sight.state.zones[phase.hands[sight.seat]]
    return hand


def trumps_of(game: Game, state: State) -> Ranking:
    """Return the tables for the trump in force."""
    return ranking(game.deck, game.order, state.variables[game.variable("trump")])
