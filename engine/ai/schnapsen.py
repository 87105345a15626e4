"""Rules of thumb for schnapsen: exchange, announce, close on a sure count, spend cards wisely."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import play, playable
from engine.cards import Card, Cards, cards_in
from engine.games.schnapsen.talon import CLOSE, EXCHANGE
from engine.mechanics.card_points import CardPoints
from engine.mechanics.marriages import FORTY, TWENTY, Marriages
from engine.mechanics.stock import Stock
from engine.moves import Move
from engine.phases.tricks import DRAW, PLAY

# In points of cards: what it costs …
_PAIR = 12.0  # … to break a marriage that may still come about
_DRAWN = 0.25  # chance that its other half is drawn
_TRUMP = 4.0  # … to spend a trump, besides what it is worth itself
_LEAD = 1.0  # … and what the lead after a trick is worth
_SAFE = 0.5  # share of its own points that a card brings home by taking a trick
_DUEL = 4.5  # points that a trick taken without a talon brings besides one's own card
_END = 100.0  # what the end of the deal outweighs
_HOPE = 0.7  # chance that the best card of a plain suit isn't trumped


def exchange(sight: Sight) -> Move | None:
    """Take the turned card for the jack as soon as that is possible."""
    return Move(EXCHANGE)


def close(sight: Sight) -> Move | None:
    """Close with cards that are good for the points that are missing."""
    return Move(CLOSE) if _count(sight) >= _points(sight).to else None


def announce(sight: Sight) -> Move | None:
    """Announce the dearer marriage."""
    calls = sorted(sight.legal, key=lambda move: move.verb != FORTY)
    return next((move for move in calls if move.verb in (FORTY, TWENTY)), None)


def lead_pair(sight: Sight) -> Move | None:
    """Lead the queen of a marriage, that of trumps first."""
    if sight.table.trick:
        return None
    pairs = _held(sight)
    if not pairs:
        return None
    pair = max(pairs, key=lambda one: bool(one & sight.table.ranks.trumps))
    return play(min(cards_in(pair), key=_strength(sight)))


def lead_best(sight: Sight) -> Move | None:
    """Without a talon, lead what nothing beats: trumps while the opponent may have some."""
    here = sight.table
    if here.trick or _open(sight):
        return None
    masters = [card for card in playable(sight.legal) if here.is_master(card)]
    theirs = here.unseen & here.ranks.trumps
    trumps = [card for card in masters if here.is_trump(card)]
    if theirs and trumps:
        return play(max(trumps, key=_strength(sight)))
    plain = [card for card in masters if not here.is_trump(card)]
    return play(max(plain or masters, key=_strength(sight))) if masters else None


def lead_low(sight: Sight) -> Move | None:
    """Lead what is missed least."""
    return None if sight.table.trick else play(min(playable(sight.legal), key=_price(sight)))


def follow(sight: Sight) -> Move | None:
    """Take the trick if that brings more than it costs, else add what is missed least."""
    here = sight.table
    if not here.trick:
        return None
    points, price = _points(sight), _price(sight)
    worth, led = points.worth, points.worth[here.trick[0]]
    had = sight.state.variables[points.points]
    mine, theirs = had[sight.seat], had[sight.game.after(sight.seat)]

    def gain(card: Card) -> float:
        both = led + worth[card]
        if here.wins(card):
            ends = _END if mine + both >= points.to else 0.0
            spent = price(card) if here.is_trump(card) else price(card) - 2 * _SAFE * worth[card]
            return led + _LEAD - spent + ends
        return -led - price(card) - (_END if theirs + both >= points.to else 0.0)

    return play(max(playable(sight.legal), key=gain))


def draw(sight: Sight) -> Move | None:
    """Go on drawing where that is a word of its own."""
    return Move(DRAW)


RULES = (
    Rule(
        "exchange", EXCHANGE, exchange,
        "Otočená karta je lepší než kluk, a soupeř může talon zavřít.",
        parts=("tricks.calls.schnapsen.exchange",),
    ),
    Rule(
        "close", CLOSE, close, "S těmito kartami by body měly vyjít i bez dobírání.",
        parts=("tricks.calls.schnapsen.close",),
    ),
    Rule(
        "draw", DRAW, draw, "Na zavření talonu karty zatím nestačí.",
        parts=("tricks.pauses", "tricks.draws"),
    ),
    Rule(
        "forty", FORTY, announce, "Hláška přináší nejvíc bodů najednou.",
        parts=("tricks.calls.marriages.trumps",),
    ),
    Rule(
        "twenty", TWENTY, announce, "Hláška přináší nejvíc bodů najednou.",
        parts=("tricks.calls.marriages.plain",),
    ),
    Rule(
        "lead a pair", PLAY, lead_pair, "Vynesená dáma ohlásí hlášku a král ještě zůstane.",
        parts=("tricks.calls.marriages.plain", "tricks.calls.marriages"),
    ),
    Rule(
        "lead the best", PLAY, lead_best, "Tuto kartu už v její barvě nic nepřebije.",
        parts=("tricks.duties.beat",),
    ),
    Rule(
        "lead low", PLAY, lead_low, "Nízký výnos stojí nejmíň a silné karty zůstávají na později.",
        parts=("tricks.draws",),
    ),
    Rule(
        "follow", PLAY, follow, "Tak zdvih nejvíc vynese, nebo nejmíň stojí.",
        parts=("values.A",),
    ),
)  # fmt: skip


def _count(sight: Sight) -> float:
    """Return the points that the hand is good for once the talon is closed."""
    here, phase = sight.table, sight.tricks
    points = _points(sight)
    total = float(sight.state.variables[points.points][sight.seat])
    total += _called(sight)
    theirs = here.unseen & here.ranks.trumps
    above = [card for card in cards_in(here.hand & here.ranks.trumps) if here.is_master(card)]
    pulled = not theirs or len(above) >= min(theirs.bit_count(), 2)
    for card in cards_in(here.hand):
        if here.is_master(card):
            sure = 1.0 if here.is_trump(card) or pulled else _HOPE
            total += sure * (points.worth[card] + _DUEL)
    waiting = next((call.waiting for call in phase.calls if isinstance(call, Marriages)), None)
    if waiting is not None and above:
        total += sight.state.variables[waiting][sight.seat]
    return total


def _called(sight: Sight) -> int:
    """Return what the marriages in the hand are worth."""
    call = _marriages(sight)
    return sum(call.amounts[call.key(sight.state, pair)] for pair in _held(sight) if call)


def _price(sight: Sight) -> Callable[[Card], float]:
    """Return what each card is missed by: its points, more for trumps and for half a pair."""
    here, worth = sight.table, _points(sight).worth
    hopes = 0
    for pair in _pairs(sight):
        if not pair & ~(here.hand | here.unseen):
            hopes |= pair

    def price(card: Card) -> float:
        cost = float(worth[card])
        if here.is_trump(card):
            cost += _TRUMP + worth[card] / 2
        if hopes >> card & 1:
            cost += _PAIR * (2 if here.is_trump(card) else 1) * _both(sight, card)
        return cost

    return price


def _both(sight: Sight, card: Card) -> float:
    """Return how likely both cards of a marriage come together: surely, or by a draw."""
    pair = next(pair for pair in _pairs(sight) if pair >> card & 1)
    if sight.table.hand & pair == pair:
        return 1.0
    return _DRAWN if _open(sight) else 0.0


def _held(sight: Sight) -> list[Cards]:
    """Return the marriages in the hand."""
    call = _marriages(sight)
    return call.held(sight.state, sight.seat) if call else []


def _pairs(sight: Sight) -> Iterator[Cards]:
    call = _marriages(sight)
    yield from dict.fromkeys(call.pairs.values()) if call else ()


def _marriages(sight: Sight) -> Marriages | None:
    return next((call for call in sight.tricks.calls if isinstance(call, Marriages)), None)


def _strength(sight: Sight) -> Callable[[Card], int]:
    return lambda card: sight.table.ranks.strength[card]


def _points(sight: Sight) -> CardPoints:
    points = sight.tricks.points
    assert points is not None
    return points


def _open(sight: Sight) -> bool:
    stock: Stock | None = sight.tricks.stock
    return stock is not None and stock.is_open(sight.state)
