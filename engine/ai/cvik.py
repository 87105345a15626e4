"""Rules of thumb for Cvik: who joins with what, and how three cards are played."""

from __future__ import annotations

from math import prod

from engine.ai.phases import whole_hand
from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import play, playable
from engine.cards import Card, Cards, Seat, cards_in
from engine.finding import phase_of
from engine.game import Game
from engine.moves import Move
from engine.phases.joining import JOIN, STAY, Joining
from engine.phases.tricks import PLAY, Tricks
from engine.state import State
from engine.view import View

_LATER = 0.5  # how likely somebody who hasn't been asked yet joins
_HOLDS = 0.4  # how likely one opponent lets a plain card live: follows suit, or has no trump
_ODD = 0.15  # how likely somebody joins or passes against what his cards say
_SHARE = ("trick_shares.trick", "trick_shares.trickless")


def alone(sight: Sight) -> Move | None:
    """Join when everybody before has passed and nobody is to be asked any more."""
    joined, later = _others(sight.game, sight.state, sight.seat)
    return None if joined or later else Move(JOIN)


def hopeful(sight: Sight) -> Move | None:
    """Join when a third of the pot for each likely trick outweighs the danger of none."""
    phase = phase_of(sight.game, Joining)
    hand = sight.state.zones[phase.hands[sight.seat]]
    return Move(JOIN) if promising(sight.game, sight.state, sight.seat, hand) else None


def at_home(sight: Sight) -> Move | None:
    """Stay at home."""
    return Move(STAY)


def lead_master(sight: Sight) -> Move | None:
    """Lead a trump that nothing unseen beats."""
    if sight.table.trick:
        return None
    cards = [card for card in playable(sight.legal) if sight.table.is_trump(card)]
    best = max(cards, key=sight.table.worth, default=None)
    return play(best) if best is not None and sight.table.is_master(best) else None


def lead_high(sight: Sight) -> Move | None:
    """Lead the highest plain card, or the highest trump where there is no other."""
    if sight.table.trick:
        return None
    cards = playable(sight.legal)
    plain = [card for card in cards if not sight.table.is_trump(card)]
    trumps = [card for card in cards if sight.table.is_trump(card)]
    if len(trumps) > 1 or not plain:
        return play(max(trumps, key=sight.table.worth))
    return play(max(plain, key=sight.table.worth))


def win_cheaply(sight: Sight) -> Move | None:
    """As the last to play take the trick with the lowest card that does."""
    last = len(sight.table.trick) == len(_players(sight)) - 1
    winning = sight.winning if last else []
    return play(min(winning, key=sight.table.worth)) if winning else None


def win_safely(sight: Sight) -> Move | None:
    """Before others play take the trick with the highest card."""
    winning = sight.winning
    return play(max(winning, key=sight.table.worth)) if winning else None


def throw_low(sight: Sight) -> Move | None:
    """Give the lowest card to a trick that can't be taken."""
    return play(min(playable(sight.legal), key=sight.table.worth))


JOINING = (
    Rule(
        "alone", JOIN, alone,
        "Ostatní pasovali: bank je váš i s těmi nejhoršími kartami.", ("joining.alone",),
    ),
    Rule(
        "hopeful", JOIN, hopeful,
        "S těmito kartami se zdvih dá čekat, za pokus to stojí.", _SHARE,
    ),
    Rule(
        "at home", STAY, at_home,
        "Na zdvih to nevypadá a doma nic neztratíte.", _SHARE[::-1],
    ),
)  # fmt: skip
PLAYING = (
    Rule(
        "lead a master", PLAY, lead_master,
        "Tenhle trumf už nikdo nepřebije, zdvih je jistý.", ("tricks.winner",),
    ),
    Rule(
        "lead high", PLAY, lead_high,
        "Vysoká karta má největší naději, že ji nikdo nepřebije.", ("tricks.winner",),
    ),
    Rule(
        "win cheaply", PLAY, win_cheaply,
        "Po vás už nikdo nehraje: stačí nejnižší karta, která bere.", ("tricks.winner",),
    ),
    Rule(
        "win safely", PLAY, win_safely,
        "Hrají ještě další, vyšší kartu přebijí hůř.", ("tricks.winner",),
    ),
    Rule(
        "throw low", PLAY, throw_low,
        "Zdvih vzít nejde, stačí nejnižší karta.", ("tricks.winner",),
    ),
)  # fmt: skip

RULES = (*JOINING, *PLAYING)


def likely(view: View, state: State) -> float:
    """Return how well a world fits who has joined and who has stayed at home."""
    game, phase = view.game, phase_of(view.game, Joining)
    out, order = state.variables[phase.out], game.from_forehand(state.dealer)
    asked = order[: order.index(state.turn)] if game.phases[state.phase] is phase else order
    fit = 1.0
    for seat in asked:
        hand = _dealt(game, state, seat)
        if seat != view.seat and hand:
            joined = seat not in out
            fit *= 1.0 if promising(game, state, seat, hand) == joined else _ODD
    return fit


def promising(game: Game, state: State, seat: Seat, hand: Cards) -> bool:
    """Say whether a hand was worth joining with when its seat was asked."""
    joined, later = _others(game, state, seat)
    chances = _chances(game, state, seat, hand, max(1.0, joined + _LATER * later))
    none = prod(1 - chance for chance in chances)
    return not (joined or later) or sum(chances) / len(chances) > none


def _chances(game: Game, state: State, seat: Seat, hand: Cards, opponents: float) -> list[float]:
    """Return how likely each card of a hand takes a trick."""
    ranks = phase_of(game, Tricks).ranking(state)
    turned = next(slot for slot, zone in enumerate(game.layout.zones) if zone.name == "turned")
    unseen = game.everything & ~hand & ~state.zones[turned]
    held = opponents * hand.bit_count() / unseen.bit_count()  # of one unseen card, against us

    def chance(card: Card) -> float:
        trump = ranks.trumps >> card & 1
        same = ranks.trumps if trump else ranks.suit_mask[ranks.suit_of[card]]
        safe: float = (1 - held) ** (ranks.beats[card] & same & unseen).bit_count()
        return safe if trump else float(safe * _HOLDS**opponents)

    return [chance(card) for card in cards_in(hand)]


def _dealt(game: Game, state: State, seat: Seat) -> Cards:
    """Return what a seat was dealt, 0 once that can't be told any more."""
    joining, tricks = phase_of(game, Joining), phase_of(game, Tricks)
    hand: Cards = state.zones[joining.hands[seat]]
    if seat in state.variables[joining.out]:
        return hand
    if sum(state.variables[tricks.taken]):
        return 0
    return whole_hand(tricks, state, seat)


def _others(game: Game, state: State, seat: Seat) -> tuple[int, int]:
    """Return how many had joined when a seat was asked, and how many were still to be asked."""
    order = game.from_forehand(state.dealer)
    asked = order.index(seat)
    out = state.variables[phase_of(game, Joining).out]
    before = sum(one not in out for one in order[:asked])
    return before, len(order) - 1 - asked


def _players(sight: Sight) -> list[Seat]:
    return sight.tricks.seats.players(sight.state, sight.seat)
