"""Rules of thumb for bridge: natural bidding, then play with and against the dummy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial as bound

from engine.ai import partnership
from engine.ai.bridz import bids, play
from engine.ai.bridz.hands import SUITS, hand_of
from engine.ai.bridz.shown import Called, Shown, read
from engine.ai.bridz.side import Choice, Side
from engine.ai.thumb import Advises, Rule, Sight
from engine.cards import Cards, Seat, mask
from engine.finding import phase_of
from engine.game import Game
from engine.moves import Move
from engine.phases.auction import BID, DOUBLE, PASS
from engine.phases.tricks import PLAY, Tricks
from engine.state import State
from engine.view import View

_ODD = 0.25  # how likely a call is that the rules wouldn't make with this hand

_GAME_PROMISES = 350.0  # points that the first game is worth, half of the bonus for the rubber

_WHY: Mapping[str, str] = {
    "open": "S dvanácti body se dražba otevírá, nejlépe nejdelší barvou.",
    "open no trumps": "Vyvážený list a tolik bodů: otevírá se bez trumfů.",
    "open strong": "Tak silný list se otevírá o stupeň výš.",
    "preempt": "Slabý list s dlouhou barvou se otevírá vysoko, aby soupeři neměli místo.",
    "overcall": "Dobrou pětilistou barvou se dá vstoupit i soupeřům do dražby.",
    "raise": "Partnerova barva vám sedí, zvyšte ji podle síly listu.",
    "new suit": "Ještě není jasné, v čem hrát: ukažte další barvu.",
    "rebid": "Dlouhou barvu ukážete tím, že ji řeknete ještě jednou.",
    "no trumps": "Bez společné barvy a s vyváženým listem se jde do hry bez trumfů.",
    "invite": "Na hru možná máte, zeptejte se partnera o stupeň níž.",
    "game": "Dohromady máte body na hru.",
    "slam": "Dohromady máte tolik bodů, že se dá hrát slem.",
    "sign off": "Na hru to není, najděte jen lepší barvu.",
    "compete": "Společných trumfů je dost, závazek se vyplatí soupeřům přebít.",
    "double": "Závazek soupeřů by měl padnout o víc než jeden zdvih.",
    "weak": "Na nabídku je list slabý.",
    "enough": "Výš už to nestojí za riziko.",
    "pass": "Nic z toho, co by šlo nabídnout, list neukazuje.",
}
_BIDS = (
    *("slam", "game", "open", "open no trumps", "open strong", "preempt", "overcall", "raise"),
    *("new suit", "rebid", "no trumps", "invite", "sign off", "compete"),
)


def chosen(game: Game, state: State, seat: Seat, hand: Cards, called: Called) -> Choice:
    """Return the call that natural bidding makes with a hand after some calls."""
    written = state.variables[game.variable("partial")]
    below = sum(written[one] for one in game.side(seat))
    return bids.choose(Side(hand_of(game.deck, hand), read(called), seat, below))


def call(sight: Sight, why: str) -> Move | None:
    """Make the call that fits a piece of advice, None when another one fits better."""
    called = sight.state.variables[sight.game.variable("called")]
    hand = sight.state.zones[phase_of(sight.game, Tricks).hands[sight.seat]]
    choice = chosen(sight.game, sight.state, sight.seat, hand, called)
    if choice.why != why:
        return None
    return Move(choice.call) if choice.call in (PASS, DOUBLE) else Move(BID, (), choice.call)


def likely(view: View, state: State) -> float:
    """Return how well the others' hands of a made world fit what they have called."""
    game, fit = view.game, 1.0
    called: Called = state.variables[game.variable("called")]
    if isinstance(game.phases[state.phase], Tricks):
        gone = mask_of_played(game, state)
        shown = read(called).shown
        hands = phase_of(game, Tricks).hands
        for seat in range(game.seats):
            if seat != view.seat:
                fit *= _ODD ** contradictions(game, state.zones[hands[seat]], gone, shown[seat])
        return fit
    for place, (seat, said) in enumerate(called):
        if seat != view.seat:
            hand = state.zones[phase_of(game, Tricks).hands[seat]]
            choice = chosen(game, state, seat, hand, called[:place])
            fit *= 1.0 if choice.call == said else _ODD
    return fit


def prospects(game: Game, state: State) -> list[float]:
    """Return by seat what games and partial scores promise while the rubber goes on."""
    if state.winners is not None:
        return [0.0] * game.seats
    games, partial = (state.variables[game.variable(name)] for name in ("games", "partial"))
    return [
        sum(_GAME_PROMISES * games[one] + partial[one] for one in game.side(seat))
        for seat in range(game.seats)
    ]


def contradictions(game: Game, held: Cards, gone: Cards, shown: Shown) -> int:
    """Return how much of what a seat has told can't be true, whatever it has played."""
    hand, played = hand_of(game.deck, held), hand_of(game.deck, gone)
    wrong = int(hand.points > shown.high) + int(hand.points + played.points < shown.low)
    for suit in SUITS:
        wrong += int(hand.lengths[suit] + played.lengths[suit] < shown.least(suit))
    return wrong


def mask_of_played(game: Game, state: State) -> Cards:
    """Return the cards that have been played so far."""
    tricks = phase_of(game, Tricks)
    gone = mask(state.zones[tricks.trick])
    for slot in tricks.won:
        gone |= state.zones[slot]
    return gone


def _because(why: str) -> Advises:
    return bound(call, why=why)


def _bids() -> tuple[Rule, ...]:
    """Return a rule for each reason to call; the first that fits is the only one that does."""
    verbs = {PASS: ("weak", "enough", "pass"), DOUBLE: ("double",), BID: _BIDS}
    return tuple(
        Rule(why, verb, _because(why), _WHY[why]) for verb, whys in verbs.items() for why in whys
    )


_PLAY = (
    Rule(
        "leave to partner", PLAY, partnership.leave_to_partner,
        "Zdvih bere vaše strana, stačí přidat nízkou kartu.", parts=("tricks.winner",),
    ),
    Rule(
        "take last", PLAY, partnership.take_last,
        "Po vás už nikdo nehraje: zdvih vezme i nejnižší karta, která na něj stačí.",
        parts=("tricks.winner",),
    ),
    Rule(
        "ruff", PLAY, partnership.ruff,
        "Bez vynesené barvy se vyplatí přebít nízkým trumfem.", parts=("tricks.winner",),
    ),
    Rule(
        "finesse", PLAY, play.finesse,
        "Impas: chybějící vysoká karta může být u soupeře, který už přidal.",
    ),
    Rule(
        "beat dummy", PLAY, play.beat_dummy,
        "Poslední přidává stůl a jeho karty vidíte: stačí karta, na kterou nemá.",
    ),
    Rule(
        "third high", PLAY, partnership.third_high,
        "Třetí hraje vysoko, za ním už je jen jeden soupeř.", parts=("tricks.winner",),
    ),
    Rule(
        "cover", PLAY, partnership.cover,
        "Na vysokou kartu soupeře patří nejlepší karta barvy.", parts=("tricks.winner",),
    ),
    Rule(
        "low", PLAY, partnership.low,
        "Zdvih za to nestojí, nebo se nedá vzít: přidejte nízkou kartu.",
    ),
    Rule(
        "cash out", PLAY, play.cash_out,
        "Jistých zdvihů je na závazek dost, vezměte je.", parts=("tricks.winner",),
    ),
    Rule(
        "draw trumps", PLAY, play.draw_trumps,
        "Dokud mají soupeři trumfy, je dobré je vytáhnout.", parts=("tricks.winner",),
    ),
    Rule(
        "develop", PLAY, play.develop,
        "Nejdelší společná barva přinese nejvíc zdvihů, i když se v ní napřed jeden odevzdá.",
    ),
    Rule(
        "cash", PLAY, play.cash,
        "Vyšší kartu téhle barvy už soupeři nemají.", parts=("tricks.winner",),
    ),
    Rule(
        "lead partner's", PLAY, play.lead_partners,
        "Barva, kterou dražil partner, je nejlepší výnos.",
    ),
    Rule(
        "lead sequence", PLAY, play.lead_sequence,
        "Nejvyšší z řady sousedních karet je bezpečný výnos.",
    ),
    Rule(
        "take", PLAY, partnership.cash,
        "Vyšší kartu téhle barvy už nikdo nemá.", parts=("tricks.winner",),
    ),
    Rule(
        "lead single", PLAY, partnership.lead_single,
        "Jediná karta barvy se vynáší proto, aby příště šlo přebít trumfem.",
    ),
    Rule(
        "lead long", PLAY, partnership.lead_long,
        "Z nejdelší barvy časem vezmou zdvihy i nízké karty.",
    ),
)  # fmt: skip

RULES = (*_bids(), *_PLAY)
