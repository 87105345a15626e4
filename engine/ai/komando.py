"""Rules of thumb for Komando: who takes the command, who helps, which cards are exchanged."""

from __future__ import annotations

from engine.ai import cvik
from engine.ai.phases import whole_hand
from engine.ai.thumb import Rule, Sight
from engine.cards import Card, Cards, Seat, cards_in
from engine.finding import phase_of
from engine.game import Game
from engine.games.komando.bidding import BLIND, LOOK, PASS, TAKE, Bidding
from engine.moves import Move
from engine.phases.exchange import DISCARD, DONE, Exchange
from engine.phases.joining import JOIN, STAY, Joining
from engine.phases.tricks import Tricks
from engine.state import State
from engine.view import View

_TRUMP = 0.8  # how much a higher trump that others may hold leaves of a trump's worth
_PLAIN, _BELOW = 0.45, 0.4  # what a plain ace is worth, and what a higher card leaves of another
_DRAWN = 0.22  # what a card from the talon is worth; who holds less exchanges
_UNDEALT = 0.33  # the same of a card that is dealt first and may be exchanged
# What a turned trump must be worth among three for the command to be taken unseen, how much
# more for each player more, and how much less where fewer tricks will do.
_BLIND, _BLIND_MORE, _EASED = 0.45, 0.2, 0.45
_SURE = 0.99  # the ace is taken by any number
# What two cards must be worth, with two to come, and how much more for each player.
_TAKES, _TAKES_MORE = 1.3, 0.1
_HELPS = 1.2  # the same of the only helper
_RIVAL, _RIVALS = 0.35, 0.4  # how much more for another one, and for any number at most
_LATER = 0.5  # how likely somebody who hasn't been asked yet helps
_THREE = 3
_ODD = 0.15  # how likely somebody decides against what his cards say
_REQUIRED = ("trick_shares.required", "trick_shares.fine")
_HELP = ("trick_shares.trick", "trick_shares.trickless")


def blind(sight: Sight) -> Move | None:
    """Take the command unseen with a good trump; a poor one is enough where one trick will do."""
    phase, seats = phase_of(sight.game, Bidding), sight.game.seats
    turned: Cards = sight.state.zones[phase.turned]
    good = sum(chance(sight.game, sight.state, card, turned) for card in cards_in(turned))
    if phase.eases and phase.rank(sight.state) == phase.eases:
        good += _EASED
    wanted = _BLIND + _BLIND_MORE * (seats - _THREE)
    return Move(BLIND) if good >= min(_SURE, wanted) else None


def look(sight: Sight) -> Move | None:
    """Look at the cards."""
    return Move(LOOK)


def take(sight: Sight) -> Move | None:
    """Take the command with two cards that promise the tricks it needs."""
    hand = sight.state.zones[phase_of(sight.game, Bidding).hands[sight.seat]]
    good = worth(sight.game, sight.state, hand) + 2 * _UNDEALT
    return Move(TAKE) if good >= _TAKES + _TAKES_MORE * sight.game.seats else None


def pass_on(sight: Sight) -> Move | None:
    """Leave the command to others."""
    return Move(PASS)


def helps(sight: Sight) -> Move | None:
    """Help with a hand that promises a trick."""
    return Move(JOIN) if _helps(sight.game, sight.state, sight.seat, _hand(sight)) else None


def at_home(sight: Sight) -> Move | None:
    """Stay at home."""
    return Move(STAY)


def throw_away(sight: Sight) -> Move | None:
    """Lay the weakest card aside while the talon promises a better one."""
    card = _weakest(sight)
    must = Move(DONE) not in sight.legal
    good = chance(sight.game, sight.state, card, _hand(sight))
    return Move(DISCARD, (card,)) if must or good < _DRAWN else None


def enough(sight: Sight) -> Move | None:
    """Keep the rest."""
    return Move(DONE)


RULES = (
    Rule(
        "blind", BLIND, blind,
        "Takový trumf do ruky a karta na výměnu navíc: na závazek to stačí i bez dívání.",
        ("komando.bidding.turned",),
    ),
    Rule(
        "look", LOOK, look,
        "Otočená karta za to nestojí, rozhodněte se až podle svých karet.",
        ("komando.bidding.unseen",),
    ),
    Rule(
        "take", TAKE, take,
        "S těmito kartami a s dokupem se potřebné zdvihy dají čekat.", _REQUIRED,
    ),
    Rule(
        "pass", PASS, pass_on,
        "Na závazek jsou tyto karty slabé a pokuta je dvojnásobná.", _REQUIRED[::-1],
    ),
    Rule("help", JOIN, helps, "Aspoň jeden zdvih by z těchto karet být měl.", _HELP),
    Rule("at home", STAY, at_home, "Na zdvih to nevypadá a doma nic neztratíte.", _HELP[::-1]),
    Rule(
        "throw away", DISCARD, throw_away,
        "Z talonu přijde v průměru lepší karta než tahle.", ("exchange.most",),
    ),
    Rule(
        "enough", DONE, enough,
        "Trumfy a vysoké karty se vyplatí nechat si.", ("exchange.most",),
    ),
    *cvik.PLAYING,
)  # fmt: skip


def likely(view: View, state: State) -> float:
    """Return how well a world fits who helps, who stays at home and who exchanged how much."""
    game, fit = view.game, 1.0
    if not isinstance(game.phases[state.phase], Joining | Exchange | Tricks):
        return fit
    for seat in _asked(game, state):
        hand = _held(game, state, seat)
        if seat == view.seat or not hand:
            continue
        fit *= 1.0 if _fits(game, state, seat, hand) else _ODD
    return fit


def chance(game: Game, state: State, card: Card, hand: Cards) -> float:
    """Return about how likely a card takes a trick, seen from a hand."""
    ranks = phase_of(game, Tricks).ranking(state)
    gone = hand | state.zones[phase_of(game, Bidding).turned]
    if ranks.trumps >> card & 1:
        return float(_TRUMP ** (ranks.beats[card] & ranks.trumps & ~gone).bit_count())
    suit = ranks.suit_mask[ranks.suit_of[card]]
    return float(_PLAIN * _BELOW ** (ranks.beats[card] & suit & ~gone).bit_count())


def worth(game: Game, state: State, hand: Cards) -> float:
    """Return about how many tricks a hand takes once its weak cards are exchanged."""
    return sum(max(_DRAWN, chance(game, state, card, hand)) for card in cards_in(hand))


def _helps(game: Game, state: State, seat: Seat, hand: Cards) -> bool:
    """Say whether a hand promises a trick among those who help before it or may help after it."""
    joining = phase_of(game, Joining)
    order, out = joining.order(state), state.variables[joining.out]
    asked = order.index(seat)
    before = sum(one not in out for one in order[:asked])
    rivals = before + _LATER * (len(order) - 1 - asked)
    return worth(game, state, hand) >= _HELPS + min(_RIVALS, _RIVAL * rivals)


def _weakest(sight: Sight) -> Card:
    cards = [move.cards[0] for move in sight.legal if move.verb == DISCARD]
    hand, tricks = _hand(sight), phase_of(sight.game, Tricks)
    strength = tricks.ranking(sight.state).strength
    return min(
        cards,
        key=lambda card: (chance(sight.game, sight.state, card, hand), strength[card]),
    )


def _asked(game: Game, state: State) -> list[Seat]:
    """Return who has said whether he helps."""
    phase = phase_of(game, Joining)
    order = phase.order(state)
    if game.phases[state.phase] is phase:
        return order[: order.index(state.turn)]
    return order


def _fits(game: Game, state: State, seat: Seat, hand: Cards) -> bool:
    """Say whether a hand goes with what its seat has done."""
    if seat in state.variables[phase_of(game, Joining).out]:
        return not _helps(game, state, seat, hand)
    exchange = phase_of(game, Exchange)
    here = game.phases[state.phase]
    order = exchange.order(state)
    done = isinstance(here, Tricks) or (
        here is exchange and order.index(seat) < order.index(state.turn)
    )
    if not done:
        return _helps(game, state, seat, hand)
    thrown: Cards = state.zones[exchange.discards[seat]]
    dealt = hand | thrown
    kept = hand.bit_count() - state.variables[exchange.exchanged][seat]
    good = [card for card in cards_in(hand) if chance(game, state, card, dealt) >= _DRAWN]
    bad = all(chance(game, state, card, dealt) < _DRAWN for card in cards_in(thrown))
    return bad and len(good) >= kept


def _held(game: Game, state: State, seat: Seat) -> Cards:
    """Return what a seat has held since the exchange, 0 once that can't be told any more."""
    tricks = phase_of(game, Tricks)
    hand: Cards = state.zones[tricks.hands[seat]]
    out = state.variables[phase_of(game, Joining).out]
    if seat in out or game.phases[state.phase] is not tricks:
        return hand
    if sum(state.variables[tricks.taken]):
        return 0
    return whole_hand(tricks, state, seat)


def _hand(sight: Sight) -> Cards:
    hand: Cards = sight.state.zones[phase_of(sight.game, Joining).hands[sight.seat]]
    return hand
