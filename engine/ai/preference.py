"""Rules of thumb for preference: how high to bid, what to lay aside, when to go along."""

from __future__ import annotations

from engine.ai.preference_worth import best_trump, declared, defended
from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import play, playable
from engine.cards import NOBODY, Card, Cards, Seat, bit
from engine.game import Game
from engine.games.preference import PLAYERS
from engine.games.preference.auction import BID, Auction
from engine.games.preference.bids import HAND, HEARTS, HOLD, PASS
from engine.games.preference.defence import ALONE, INVITE, Defence
from engine.games.preference.naming import NO_ACE, SILENT, TRUMP, Naming
from engine.moves import Move
from engine.phases.joining import JOIN, STAY
from engine.phases.talon_exchange import DISCARD, TalonExchange
from engine.phases.tricks import PLAY, Tricks
from engine.state import State
from engine.view import View

# In tricks that a hand promises:
_NUMBER = 3.8  # to bid a number, the talon will add some
_HAND = 5.5  # to play without the talon, in hearts as well
_ACELESS = 6.3  # to announce that there is no ace
_JOIN = 2.3  # to defend
_LAST = 2.1  # to defend when the first defender has stayed at home
_INVITE = 3.2  # to invite the other: four tricks together must come
_ODD = 0.2  # how likely somebody has decided against what his cards say


def hearts(sight: Sight) -> Move | None:
    """Announce hearts with cards that make them without the talon."""
    best = _auction(sight.game).bids.suits[-1]
    return Move(BID, (), HEARTS) if _promise(sight, [best]) >= _HAND else None


def hand_game(sight: Sight) -> Move | None:
    """Announce a game without the talon in the suit that promises enough."""
    offered = [move.arg.removeprefix(HAND) for move in sight.legal if move.arg.startswith(HAND)]
    if not offered:
        return None
    tricks, suit = best_trump(_tricks(sight.game), _hand(sight), offered)
    return Move(BID, (), HAND + suit) if tricks >= _HAND else None


def number(sight: Sight) -> Move | None:
    """Bid the next number while a suit of its value promises enough."""
    move = next((move for move in sight.legal if move.arg.isdecimal()), None)
    if move is None or _promise(sight, _suits_from(sight, move.arg)) < _NUMBER:
        return None
    return move


def hold(sight: Sight) -> Move | None:
    """Hold the number while a suit of its value promises enough."""
    contract = _auction(sight.game).stand(sight.state).contract
    return Move(HOLD) if _promise(sight, _suits_from(sight, contract)) >= _NUMBER else None


def give_in(sight: Sight) -> Move | None:
    """Pass."""
    return Move(PASS)


def lay_aside(sight: Sight) -> Move | None:
    """Lay the card aside without which the rest promises the most."""
    phase, hand = _tricks(sight.game), _hand(sight)
    number = sight.state.variables[_exchange(sight.game).contract]
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
    return Move(TRUMP, (), best_trump(_tricks(sight.game), _hand(sight), offered)[1])


def announce(sight: Sight) -> Move | None:
    """Announce that there is no ace with a hand that makes its tricks all the same."""
    phase = _naming(sight.game)
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


def draw_trumps(sight: Sight) -> Move | None:
    """As the declarer lead trumps while others have some and one's own are better or more."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    theirs = here.ranks.trumps & here.unseen
    own = [card for card in playable(sight.legal) if here.is_trump(card)]
    if not own or not theirs:
        return None
    best = max(own, key=here.worth)
    return play(best) if here.is_master(best) or len(own) >= theirs.bit_count() else None


def cash(sight: Sight) -> Move | None:
    """Lead a plain card that nothing unseen beats in its suit; the longest suit last."""
    here = sight.table
    if here.trick:
        return None
    plain = [card for card in playable(sight.legal) if not here.is_trump(card)]
    masters = [card for card in plain if here.is_master(card)]
    return play(min(masters, key=lambda card: _length(sight, card))) if masters else None


def lead_long(sight: Sight) -> Move | None:
    """As the declarer lead the best card of the longest plain suit."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    plain = [card for card in playable(sight.legal) if not here.is_trump(card)]
    return (
        play(max(plain, key=lambda card: (_length(sight, card), here.worth(card))))
        if plain
        else None
    )


def lead_short(sight: Sight) -> Move | None:
    """Lead the lowest card of the shortest suit, to ruff it later."""
    here = sight.table
    if here.trick:
        return None
    cards = playable(sight.legal)
    plain = [card for card in cards if not here.is_trump(card)]
    return play(min(plain or cards, key=lambda card: (_length(sight, card), here.worth(card))))


def win(sight: Sight) -> Move | None:
    """Take the trick with the cheapest card that stays the best, else with the cheapest."""
    winning = sight.winning
    if not winning:
        return None
    here = sight.table
    last = len(here.trick) == sight.tricks.seats.many(sight.state) - 1
    sure = [card for card in winning if last or here.is_master(card)]
    return play(min(sure or winning, key=here.worth))


def throw_low(sight: Sight) -> Move | None:
    """Give the lowest card, and rather from a short suit."""
    here = sight.table
    return play(
        min(playable(sight.legal), key=lambda card: (here.worth(card), _length(sight, card)))
    )


_MADE, _EACH = ("preference.settle.made",), ("preference.settle.each",)
_WINNER = ("tricks.winner",)

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
    Rule("draw trumps", PLAY, draw_trumps, "Nejdřív obráncům vytáhněte trumfy.", _WINNER),
    Rule("cash", PLAY, cash, "Vyšší kartu téhle barvy už nikdo nemá.", _WINNER),
    Rule("lead long", PLAY, lead_long, "Z nejdelší barvy časem vezmou zdvihy i nízké karty.",
         _WINNER),
    Rule("lead short", PLAY, lead_short, "Kdo nemá vynesenou barvu, může ji trumfovat.",
         ("tricks.duties.trump",)),
    Rule("win", PLAY, win, "Zdvih vezme i nejlevnější karta, která na něj stačí.", _WINNER),
    Rule("throw low", PLAY, throw_low, "Zdvih vzít nejde, stačí nejnižší karta.", _WINNER),
)  # fmt: skip


def likely(view: View, state: State) -> float:
    """Return how well a world fits what others have bid, announced and decided.

    Hands are whole only until the first trick is taken; what they told before is then old.
    """
    game = view.game
    tricks, auction = _tricks(game), _auction(game)
    if any(state.variables[tricks.taken]) and state.phase > game.phase_index(auction.name):
        return 1.0
    fit = 1.0
    for seat in game.from_forehand(state.dealer)[:PLAYERS]:
        if seat != view.seat:
            fit *= _fits(game, state, seat)
    return fit


def _fits(game: Game, state: State, seat: Seat) -> float:
    """Return how well a seat's cards fit what it has said."""
    tricks, auction, defence = _tricks(game), _auction(game), _defence(game)
    hand = _whole_hand(game, state, seat)
    trump = state.variables[auction.trump]
    fit = 1.0
    if seat == state.variables[auction.declarer]:
        if trump is not None and declared(tricks, hand, trump) < _NUMBER:
            fit *= _ODD
        return fit
    said = [call for caller, call in state.variables[auction.called] if caller == seat]
    spoke = any(call != PASS for call in said)
    best, _ = best_trump(tricks, hand, auction.bids.suits)
    if said and state.variables[auction.declarer] == NOBODY and spoke != (best >= _NUMBER):
        fit *= _ODD
    if trump is not None and seat in (
        *state.variables[defence.joined],
        *state.variables[defence.out],
    ):
        joined = seat in state.variables[defence.joined]
        if joined != (defended(tricks, hand, trump) >= _JOIN):
            fit *= _ODD
    return fit


def _whole_hand(game: Game, state: State, seat: Seat) -> Cards:
    """Return what a seat holds with what it has played to the first trick."""
    tricks = _tricks(game)
    hand: Cards = state.zones[tricks.hands[seat]]
    trick = state.zones[tricks.trick]
    if not trick:
        return hand
    players = tricks.seats.players(state, state.variables[tricks.leader])
    played = dict(zip(players, trick, strict=False))
    return hand | bit(played[seat]) if seat in played else hand


def _promise(sight: Sight, suits: list[str]) -> float:
    return best_trump(_tricks(sight.game), _hand(sight), suits)[0] if suits else 0.0


def _suits_from(sight: Sight, contract: str) -> list[str]:
    """Return the suits that may be trumps after a number."""
    return list(_auction(sight.game).bids.named(contract)) or list(_auction(sight.game).bids.suits)


def _defends(sight: Sight) -> float:
    trump = sight.state.variables[_auction(sight.game).trump]
    return defended(_tricks(sight.game), _hand(sight), trump)


def _wanted(game: Game, state: State) -> float:
    """Return how many tricks must be promised to go along: alone the other's cards are dead."""
    idle = len(state.known) > PLAYERS
    return _LAST if len(state.variables[_defence(game).out]) > idle else _JOIN


def _hand(sight: Sight) -> Cards:
    hand: Cards = sight.state.zones[_tricks(sight.game).hands[sight.seat]]
    return hand


def _declares(sight: Sight) -> bool:
    return bool(sight.state.variables[_auction(sight.game).declarer] == sight.seat)


def _length(sight: Sight, card: Card) -> int:
    return (sight.table.same_suit(card) & sight.table.hand).bit_count()


def _tricks(game: Game) -> Tricks:
    return next(phase for phase in game.phases if isinstance(phase, Tricks))


def _auction(game: Game) -> Auction:
    return next(phase for phase in game.phases if isinstance(phase, Auction))


def _naming(game: Game) -> Naming:
    return next(phase for phase in game.phases if isinstance(phase, Naming))


def _defence(game: Game) -> Defence:
    return next(phase for phase in game.phases if isinstance(phase, Defence))


def _exchange(game: Game) -> TalonExchange:
    return next(phase for phase in game.phases if isinstance(phase, TalonExchange))
