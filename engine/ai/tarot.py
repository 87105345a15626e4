"""Rules of thumb for the tricks of French tarot: one against three, points and the petit."""

from __future__ import annotations

from collections.abc import Callable

from engine.ai import tarot_calls
from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import Table, play, playable
from engine.cards import Card, Cards, Seat
from engine.games.tarot.pack import pack_of
from engine.moves import Move
from engine.phases.tricks import PLAY

likely = tarot_calls.likely

_LATE = 2  # cards in hand with which the Excuse has to go
DEAR = 3  # half points from which a card is missed in a lost trick
MANY = 8  # trumps with which the declarer leads them
SAFE = 2  # cards of a suit left for each one who still plays: nobody is void yet
LONG = 4  # cards of a suit that the declarer leads


def last_call(sight: Sight) -> Move | None:
    """Play the Excuse before the last trick takes it away."""
    excuse = _excuse(sight)
    held = sight.table.hand.bit_count()
    return play(excuse) if held == _LATE and excuse in playable(sight.legal) else None


def bring_petit(sight: Sight) -> Move | None:
    """Play the petit to a trick that the own side takes for sure."""
    petit = pack_of(sight.game.deck).petit
    return play(petit) if petit in playable(sight.legal) and _ours(sight, sure=True) else None


def give(sight: Sight) -> Move | None:
    """Give the dearest card to a trick of the own side."""
    if not _ours(sight, sure=_left(sight) > 0):
        return None
    cards = [card for card in _cards(sight) if not sight.table.is_trump(card)]
    best = max(cards, key=lambda card: (_worth(sight, card), -_strength(sight, card)), default=None)
    return None if best is None else play(best)


def take_last(sight: Sight) -> Move | None:
    """Take the trick as the last: with the dearest card of a suit, with the lowest trump."""
    if _left(sight) or _ours(sight):
        return None
    winners = [card for card in _cards(sight) if sight.table.wins(card)]
    if not winners:
        return None
    plain = [card for card in winners if not sight.table.is_trump(card)]
    if plain:
        return play(max(plain, key=lambda card: _worth(sight, card)))
    return play(min(winners, key=lambda card: _strength(sight, card)))


def take_king(sight: Sight) -> Move | None:
    """Play the best card of the led suit while everybody is likely to follow."""
    here = sight.table
    masters = [
        card
        for card in _cards(sight)
        if here.trick and here.wins(card) and here.is_master(card) and not here.is_trump(card)
    ]
    return (
        play(max(masters, key=lambda card: _worth(sight, card))) if _calm(sight, masters) else None
    )


def excuse_instead(sight: Sight) -> Move | None:
    """Play the Excuse where any other card would be given away dear."""
    excuse, here = _excuse(sight), sight.table
    if excuse not in playable(sight.legal) or not here.trick or _ours(sight):
        return None
    others = _cards(sight)
    dear = all(_worth(sight, card) >= DEAR for card in others)
    return play(excuse) if dear and not any(here.wins(card) for card in others) else None


def overtrump(sight: Sight) -> Move | None:
    """Ruff or overtrump with the lowest trump that does, never with the petit if others serve."""
    here = sight.table
    trumps = [card for card in _cards(sight) if here.is_trump(card)]
    if not here.trick or not trumps:
        return None
    petit = pack_of(sight.game.deck).petit
    others = [card for card in trumps if card != petit]
    return play(min(others or trumps, key=lambda card: _strength(sight, card)))


def throw_low(sight: Sight) -> Move | None:
    """Give the cheapest card."""
    if not sight.table.trick:
        return None
    cards = _cards(sight)
    return play(min(cards, key=_cheap(sight))) if cards else None


def lead_trumps(sight: Sight) -> Move | None:
    """Lead trumps as the declarer who has many, while others may still have some."""
    here = sight.table
    trumps = [card for card in _cards(sight) if here.is_trump(card)]
    if here.trick or not _declares(sight) or len(trumps) < MANY:
        return None
    if not here.ranks.trumps & here.unseen:
        return None
    masters = [card for card in trumps if here.is_master(card)]
    low = [card for card in trumps if card != pack_of(sight.game.deck).petit]
    return play(max(masters, key=here.worth)) if masters else play(min(low, key=here.worth))


def lead_master(sight: Sight) -> Move | None:
    """Lead a king, or what is the best of its suit now, while everybody is likely to follow."""
    here = sight.table
    if here.trick:
        return None
    masters = [card for card in _cards(sight) if here.is_master(card) and not here.is_trump(card)]
    good = [card for card in masters if _calm(sight, [card])]
    return play(max(good, key=lambda card: _worth(sight, card))) if good else None


def lead_long(sight: Sight) -> Move | None:
    """As the declarer lead low from the longest suit, which costs the defenders their trumps."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    plain = [card for card in _cards(sight) if not here.is_trump(card)]
    longest = max((_length(here, card) for card in plain), default=0)
    cards = [card for card in plain if _length(here, card) == longest]
    return play(min(cards, key=_cheap(sight))) if longest >= LONG else None


def lead_ruffed(sight: Sight) -> Move | None:
    """As a defender lead a suit that the declarer has to ruff."""
    here = sight.table
    if here.trick or _declares(sight):
        return None
    may = sight.state.may[_declarer(sight)]
    cards = [
        card
        for card in _cards(sight)
        if not here.is_trump(card) and not here.same_suit(card) & may & here.unseen
    ]
    return play(min(cards, key=_cheap(sight))) if cards else None


def lead_low(sight: Sight) -> Move | None:
    """Lead a cheap card of a suit, or the lowest trump where there is nothing else."""
    if sight.table.trick:
        return None
    cards = _cards(sight)
    return play(min(cards, key=_cheap(sight))) if cards else None


RULES = (
    *tarot_calls.RULES,
    Rule(
        "last call", PLAY, last_call,
        "V posledním zdvihu by omluva připadla soupeřům, je na čase ji zahrát.",
        ("tricks.cards.excuse.last",),
    ),
    Rule(
        "bring the petit", PLAY, bring_petit,
        "Zdvih je váš, pagát je v něm v bezpečí.", ("tricks.cards.bouts",),
    ),
    Rule(
        "give", PLAY, give,
        "Zdvih bere vaše strana, přidejte kartu za víc bodů.", ("values.Q",),
    ),
    Rule(
        "take last", PLAY, take_last,
        "Hrajete poslední a zdvih můžete vzít.", ("tricks.winner",),
    ),
    Rule(
        "take with the best", PLAY, take_king,
        "Nejvyšší karta barvy teď zdvih nejspíš vezme.", ("tricks.winner",),
    ),
    Rule(
        "excuse", PLAY, excuse_instead,
        "Omluva ušetří kartu, o kterou byste přišli.", ("tricks.cards.excuse.any_time",),
    ),
    Rule(
        "trump", PLAY, overtrump,
        "Stačí nejnižší trumf, který jde zahrát; vyšší se ještě hodí.",
        ("tricks.duties.overtrump",),
    ),
    Rule(
        "throw low", PLAY, throw_low,
        "Zdvih asi vezmou soupeři, dejte do něj co nejmíň.", ("values.rest",),
    ),
    Rule(
        "lead trumps", PLAY, lead_trumps,
        "S dlouhými trumfy je dobré ty cizí stáhnout.", ("tricks.fixed_trumps",),
    ),
    Rule(
        "lead the best", PLAY, lead_master,
        "Nejvyšší karta barvy, kterou mají nejspíš ještě všichni.", ("tricks.winner",),
    ),
    Rule(
        "lead a long suit", PLAY, lead_long,
        "Dlouhá barva obránce stojí trumfy.", ("tricks.duties.trump",),
    ),
    Rule(
        "make the declarer ruff", PLAY, lead_ruffed,
        "Tuto barvu hlavní hráč nemá a musí na ni dát trumf.", ("tricks.duties.trump",),
    ),
    Rule(
        "lead low", PLAY, lead_low,
        "Levná karta na výnosu moc nestojí.", ("tricks.leads",),
    ),
)  # fmt: skip


def _declarer(sight: Sight) -> Seat:
    return sight.tricks.seats.declarer_of(sight.state)


def _declares(sight: Sight) -> bool:
    return sight.seat == _declarer(sight)


def _excuse(sight: Sight) -> Card:
    return pack_of(sight.game.deck).excuse


def _cards(sight: Sight) -> list[Card]:
    """Return what can be played besides the Excuse."""
    excuse = _excuse(sight)
    return [card for card in playable(sight.legal) if card != excuse]


def _left(sight: Sight) -> int:
    """Return how many play after this seat."""
    return sight.game.seats - 1 - len(sight.table.trick)


def _ours(sight: Sight, *, sure: bool = False) -> bool:
    """Say whether the own side has the trick so far; sure: nothing unseen can change that."""
    here, tricks = sight.table, sight.tricks
    if not here.trick:
        return False
    leader = sight.state.variables[tricks.leader]
    players = tricks.seats.players(sight.state, leader)
    winner = players[here.trick.index(here.winning)]
    if _declares(sight) or winner == _declarer(sight):
        return False  # the declarer has no partner, and plays once
    behind = players[len(here.trick) + 1 :]
    if not sure or _declarer(sight) not in behind:
        return True
    may = sight.state.may[_declarer(sight)] & here.unseen
    return not here.ranks.beats[here.winning] & may or _follows(sight, may)


def _follows(sight: Sight, may: Cards) -> bool:
    """Say whether the declarer, who plays later, is likely to follow suit below the best card."""
    here = sight.table
    suit = here.same_suit(here.winning)
    if here.is_trump(here.winning) or here.ranks.beats[here.winning] & suit & may:
        return False
    return (suit & here.unseen).bit_count() >= SAFE * (_left(sight) + 1)


def _calm(sight: Sight, cards: list[Card]) -> bool:
    """Say whether those who play later are likely to have the suit of these cards."""
    if not cards:
        return False
    left = (sight.table.same_suit(cards[0]) & sight.table.unseen).bit_count()
    return left >= SAFE * _left(sight)


def _length(here: Table, card: Card) -> int:
    return (here.same_suit(card) & here.hand).bit_count()


def _worth(sight: Sight, card: Card) -> int:
    points = sight.tricks.points
    return points.worth[card] if points else 0


def _strength(sight: Sight, card: Card) -> int:
    return sight.table.ranks.strength[card]


def _cheap(sight: Sight) -> Callable[[Card], tuple[int, ...]]:
    """Return how little a card is missed."""

    def key(card: Card) -> tuple[int, ...]:
        here = sight.table
        petit = card == pack_of(sight.game.deck).petit
        return (
            petit,
            _worth(sight, card),
            here.is_trump(card),
            -_length(here, card),
            here.worth(card),
        )

    return key
