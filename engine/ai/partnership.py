"""Rules of thumb for tricks that partners play against partners, four at a table.

What old books of whist teach: second hand low, third hand high, don't beat your partner,
trumps first when you have many of them, else the long suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import Table, play, playable
from engine.cards import SUITLESS, Card, Seat, cards_in, mask
from engine.moves import Move
from engine.phases.tricks import PLAY

MANY_TRUMPS = 5  # of thirteen cards: more than a partner or an opponent has on average
SHORT = 3  # trumps with which a single card of a suit is led to ruff its second round
HONOURS = 4  # the highest cards of a suit, worth covering


def leave_to_partner(sight: Sight) -> Move | None:
    """Throw the weakest card on a trick that the partner takes anyhow."""
    here = sight.table
    if _winner(sight) not in sight.allies or not here.trick:
        return None
    safe = _last(sight) or _is_safe(here)
    return play(_weakest(sight)) if safe else None


def take_last(sight: Sight) -> Move | None:
    """Take the trick as the last of four, with the weakest card that takes it."""
    winners = _winning(sight)
    if not _last(sight) or not winners:
        return None
    return play(min(winners, key=sight.table.worth))


def ruff(sight: Sight) -> Move | None:
    """Take a trick of another suit with the lowest trump that takes it."""
    here = sight.table
    if not here.trick or here.is_trump(here.trick[0]):
        return None
    if _winner(sight) in sight.allies and here.worth(here.winning) > 0:
        strong = here.ranks.beats[here.winning] & here.same_suit(here.winning) & here.unseen
        if here.is_trump(here.winning) or strong.bit_count() < 2:
            return None
    trumps = [card for card in _winning(sight) if here.is_trump(card)]
    return play(min(trumps, key=here.worth)) if trumps else None


def third_high(sight: Sight) -> Move | None:
    """Play high as the third: behind sits only one opponent, before sat the partner."""
    here = sight.table
    if len(here.trick) != 2:
        return None
    same = here.same_suit(here.trick[0])
    winners = [card for card in _winning(sight) if same >> card & 1]
    if not winners:
        return None
    return play(lowest_equal(here, max(winners, key=here.worth)))


def cover(sight: Sight) -> Move | None:
    """Play the best card of a suit as the second, on a card that is worth it."""
    here = sight.table
    if len(here.trick) != 1:
        return None
    led = here.trick[0]
    above = (here.ranks.beats[led] & here.same_suit(led)).bit_count()
    masters = [card for card in _winning(sight) if here.is_master(card) and _is_suit(here, card)]
    return play(min(masters, key=here.worth)) if masters and above < HONOURS else None


def low(sight: Sight) -> Move | None:
    """Throw the weakest card."""
    return play(_weakest(sight)) if sight.table.trick else None


def draw_trumps(sight: Sight) -> Move | None:
    """Lead trumps with many of them, while others may still have some."""
    here = sight.table
    trumps = [card for card in playable(sight.legal) if here.is_trump(card)]
    if here.trick or len(trumps) < MANY_TRUMPS or not here.ranks.trumps & here.unseen:
        return None
    best = max(trumps, key=here.worth)
    return play(lowest_equal(here, best) if here.is_master(best) else min(trumps, key=here.worth))


def cash(sight: Sight) -> Move | None:
    """Lead a card that nobody can beat any more, once nobody else has trumps."""
    here = sight.table
    masters = [card for card in playable(sight.legal) if here.is_master(card)]
    if here.trick or not masters:
        return None
    trumps_out = here.ranks.trumps & here.unseen
    plain = [card for card in masters if not here.is_trump(card)]
    chosen = plain if plain else ([] if trumps_out else masters)
    if trumps_out:  # a long suit is ruffed, a short one gets its trick
        chosen = [card for card in chosen if _left(here, card) > _length(here, card)]
    return play(max(chosen, key=lambda card: _length(here, card))) if chosen else None


def lead_single(sight: Sight) -> Move | None:
    """Lead the only card of a suit with few trumps, to ruff the suit later."""
    here = sight.table
    trumps = (here.hand & here.ranks.trumps).bit_count()
    if here.trick or not 0 < trumps <= SHORT:
        return None
    single = [
        card
        for card in playable(sight.legal)
        if _length(here, card) == 1 and not here.is_trump(card) and not here.is_master(card)
    ]
    return play(min(single, key=here.worth)) if single else None


def lead_long(sight: Sight) -> Move | None:
    """Lead from the longest suit, trumps last: the highest of a sequence, else a low card."""
    here = sight.table
    if here.trick:
        return None
    plain = [card for card in playable(sight.legal) if not here.is_trump(card)]
    cards = plain or playable(sight.legal)
    suits = [list(group) for _, group in groupby(cards, key=lambda card: here.suit_of[card])]
    best = max(suits, key=lambda suit: (len(suit), max(map(here.worth, suit))))
    first, *rest = sorted(best, key=here.worth, reverse=True)
    touching = bool(rest) and lowest_equal(here, first) != first
    return play(first if touching else min(best, key=here.worth))


RULES = (
    Rule(
        "leave to partner", PLAY, leave_to_partner,
        "Zdvih bere spoluhráč, stačí přidat nejslabší kartu.", parts=("tricks.winner",),
    ),
    Rule(
        "take last", PLAY, take_last,
        "Po vás už nikdo nehraje: zdvih vezme i nejnižší karta, která na něj stačí.",
        parts=("tricks.winner",),
    ),
    Rule(
        "ruff", PLAY, ruff,
        "Bez vynesené barvy se vyplatí přebít nízkým trumfem.", parts=("tricks.winner",),
    ),
    Rule(
        "third high", PLAY, third_high,
        "Třetí hraje vysoko, za ním už je jen jeden soupeř.", parts=("tricks.winner",),
    ),
    Rule(
        "cover", PLAY, cover,
        "Na vysokou kartu soupeře patří nejlepší karta barvy.", parts=("tricks.winner",),
    ),
    Rule(
        "low", PLAY, low,
        "Zdvih za to nestojí, nebo se nedá vzít: přidejte nízkou kartu.",
    ),
    Rule(
        "draw trumps", PLAY, draw_trumps,
        "S mnoha trumfy se vynášejí trumfy, aby soupeřům došly.", parts=("tricks.winner",),
    ),
    Rule(
        "cash", PLAY, cash,
        "Vyšší kartu téhle barvy už nikdo nemá.", parts=("tricks.winner",),
    ),
    Rule(
        "lead single", PLAY, lead_single,
        "Jediná karta barvy se vynáší proto, aby příště šlo přebít trumfem.",
    ),
    Rule(
        "lead long", PLAY, lead_long,
        "Z nejdelší barvy časem vezmou zdvihy i nízké karty.",
    ),
)  # fmt: skip


def _winner(sight: Sight) -> Seat:
    """Return whose card wins the trick so far (it isn't empty, or the answer means nothing)."""
    leader: Seat = sight.state.variables[sight.tricks.leader]
    trick = sight.table.trick
    return (leader + trick.index(sight.table.winning)) % sight.game.seats if trick else sight.seat


def _winning(sight: Sight) -> list[Card]:
    """Return the playable cards that take the trick from an opponent, or from the partner."""
    return sight.winning if sight.table.trick else []


def _last(sight: Sight) -> bool:
    return len(sight.table.trick) == sight.game.seats - 1


def _is_safe(here: Table) -> bool:
    """Say whether the card that wins so far is the best of its suit, trumps aside."""
    return here.is_master(here.winning)


def _is_suit(here: Table, card: Card) -> bool:
    """Say whether a card follows suit."""
    return bool(here.same_suit(here.trick[0]) >> card & 1)


def _weakest(sight: Sight) -> Card:
    """Return the card that is missed least: no master, no trump, from a short suit."""
    here = sight.table

    def loss(card: Card) -> tuple[bool, bool, int]:
        return here.is_trump(card), here.is_master(card), here.worth(card)

    return min(playable(sight.legal), key=loss)


def _length(here: Table, card: Card) -> int:
    """Return how many cards of a card's suit the hand holds."""
    return (here.hand & here.same_suit(card)).bit_count()


def _left(here: Table, card: Card) -> int:
    """Return how many cards of a card's suit the others may hold."""
    return (here.unseen & here.same_suit(card)).bit_count()


def lowest_equal(here: Table, card: Card) -> Card:
    """Return the lowest card of the hand that is as good as this one: K from A K, Q from K Q."""
    best = card
    for lower in sorted(_in_suit(here, card), key=here.worth, reverse=True):
        if here.worth(lower) >= here.worth(best):
            continue
        between = here.ranks.beats[lower] & here.same_suit(card) & ~here.ranks.beats[best]
        if between & (here.unseen | mask(here.trick)):
            break
        best = lower
    return best


def _in_suit(here: Table, card: Card) -> Sequence[Card]:
    if here.suit_of[card] == SUITLESS:
        return [card]
    return list(cards_in(here.hand & here.same_suit(card)))
