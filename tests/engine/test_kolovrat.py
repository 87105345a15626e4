"""Kolovrat: captures against brute force, cards dealt, whole deals counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import pytest

from engine.cards import NOBODY, Card, Seat
from engine.deals import MONEY
from engine.expectations import picks
from engine.game import Game, compile_game
from engine.moves import Move
from engine.phases.capturing import Capturing
from engine.position import position
from engine.rng import stream
from engine.state import Event, State
from tests.rules.conftest import records

VARIANTS = (
    "", "kazdy-rozdava", "bank-ceka-na-viteze", "po-ctyrech", "hromadky-v-souctu",
    "jedno-sebrani", "sbirat-se-musi", "kazda-hromadka-zvlast", "zbytek-kdo-sbiral",
)  # fmt: skip
# Players → cards in the stock, in the second hand, laid on the table then, plays in a whole game.
SECOND_DEAL = {
    2: (40, 20, 0, 48), 3: (36, 12, 0, 48), 4: (32, 8, 0, 48), 5: (28, 5, 3, 45),
    6: (24, 4, 0, 48), 7: (20, 2, 6, 42), 8: (16, 2, 0, 48),
}  # fmt: skip
VALUE = {rank: at for at, rank in enumerate("A23456789TJQK", 1)}


@cache
def kolovrat(variant: str = "", players: int = 4) -> Game:
    return compile_game(records()["kolovrat"], variant, players)


def capturing(game: Game) -> Capturing:
    return next(phase for phase in game.phases if isinstance(phase, Capturing))


def value(game: Game, card: Card) -> int:
    return VALUE[game.deck.codes[card][0]]


def parted(values: Sequence[int], total: int) -> bool:
    """Say whether values fall into groups of the total, trying everything."""
    if not values:
        return True
    first, *rest = values
    return any(
        first + sum(rest[i] for i in some) == total
        and parted([one for i, one in enumerate(rest) if i not in some], total)
        for many in range(len(rest) + 1)
        for some in combinations(range(len(rest)), many)
    )


def by_brute_force(game: Game, state: State, card: Card) -> set[frozenset[str]]:
    """Return every capture of a card as sets of faces, by trying all subsets of the table."""
    phase, variant, total = capturing(game), game.variant, value(game, card)
    table: list[Card] = list(state.zones[phase.layout])
    tops = [top for owner, top in phase.all_tops(state) if owner != state.turn]
    found = set()
    offered = table + [
        one
        for one in tops
        if value(game, one) == total
        or (variant == "hromadky-v-souctu" and value(game, one) < total)
    ]
    for many in range(1, len(offered) + 1):
        for some in combinations(offered, many):
            values = [value(game, one) for one in some]
            alone = sum(one == total for one in values)
            one_group = sum(values) == total or (many == alone == 1)
            fits = one_group if variant == "jedno-sebrani" else parted(values, total)
            if fits:
                found.add(frozenset(game.deck.codes[one] for one in some))
    return found


def positions(game: Game, seed: str, table: int) -> Iterator[State]:
    """Yield decisions of a match played at random, as long as little lies on the table."""
    rng, state = stream(seed, 0, "test"), game.start(seed)
    while state.winners is None:
        state = game.to_decision(state)
        phase = capturing(game)
        if phase.in_play(state) is None and len(state.zones[phase.layout]) <= table:
            yield state
        moves = game.legal(state)
        # Piles are wanted, and a table that doesn't fill up.
        better = [one for one in moves if one.verb in ("take", "done")]
        state = game.play(state, rng.choice(better if better and rng.below(4) else moves))


@pytest.mark.parametrize(
    "variant", ["", "hromadky-v-souctu", "jedno-sebrani", "kazda-hromadka-zvlast"]
)
@pytest.mark.parametrize("players", [2, 5])
def test_captures_are_all_that_brute_force_finds(variant: str, players: int) -> None:
    game = kolovrat(variant, players)
    phase, tried = capturing(game), 0
    for number in range(2):
        for state in positions(game, f"brute/{number}", 7):
            for card in {
                value(game, move.cards[0]): move.cards[0] for move in game.legal(state)
            }.values():
                played = game.play(state, Move("play", (card,)))
                wanted = by_brute_force(game, state, card)
                assert bool(wanted) == phase.captures(state, card, state.turn)
                if wanted:
                    found = {frozenset(one) for one in picks(game, played)}
                    assert found == {*wanted, frozenset()}
                    tried += 1
                else:
                    assert phase.in_play(played) is None
    assert tried > 20


@pytest.mark.parametrize("players", SECOND_DEAL)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_deal_has_as_many_plays_as_cards_are_dealt(variant: str, players: int) -> None:
    game = kolovrat(variant, players)
    stock, hand, over, plays = SECOND_DEAL[players]
    told: list[Event] = []
    rng, state = stream(f"plays/{players}", 0, "test"), game.start("plays")
    assert len(state.zones[capturing(game).layout]) == 4
    while not state.held and state.winners is None:
        state = game.play(state, rng.choice(game.legal(state)), lambda event, _: told.append(event))
    kinds = [event.kind for event in told]
    assert kinds.count("lay") + kinds.count("capture") == plays
    dealt = [event.arg for event in told if event.kind == "deal on"]
    assert sum(dealt) * players + over == stock
    if variant != "po-ctyrech":
        assert dealt == [hand]
    piles = [len(state.zones[slot]) for slot in capturing(game).captured]
    assert sum(piles) == 52
    assert sum(state.accounts) == 0


def test_the_first_layout_never_has_a_rank_twice() -> None:
    game = kolovrat(players=8)
    for seed in range(60):
        state = game.start(str(seed))
        ranks = [value(game, card) for card in state.zones[capturing(game).layout]]
        assert len(set(ranks)) == len(ranks) == 4


def test_who_captured_last_gets_nothing_when_nobody_has() -> None:
    game = kolovrat("zbytek-kdo-sbiral", 3)
    state = position(
        game,
        {"at": "kolovrat.settle", "layout": list(game.deck.codes)},
        by=(),
        fill=0,
    )
    assert [len(state.zones[slot]) for slot in capturing(game).captured] == [0, 0, 0]
    assert len(state.zones[capturing(game).layout]) == 52


@pytest.mark.parametrize(
    ("sizes", "pot", "paid"),
    [
        ((12, 20, 20), 3, (0, 1, 1)),
        ((12, 21, 19), 3, (0, 3, 0)),
        ((17, 18, 17), 7, (0, 7, 0)),
        ((18, 17, 17), 4, (4, 0, 0)),
        ((20, 12, 20), 5, (2, 0, 2)),
    ],
)
def test_the_pot_goes_to_the_most_cards(
    sizes: tuple[int, ...], pot: int, paid: tuple[int, ...]
) -> None:
    game = kolovrat(players=3)
    roles = ("dealer", "forehand", "second")
    state = position(
        game,
        {
            "at": "kolovrat.settle",
            "piles": dict(zip(roles, sizes, strict=True)),
            "accounts": {"money": {"pot": pot}},
        },
        by=(),
        fill=0,
    )
    seats: tuple[Seat, ...] = (0, 1, 2)
    assert tuple(state.accounts[game.account(MONEY, seat)] for seat in seats) == paid
    assert state.accounts[game.account(MONEY, NOBODY)] == pot - sum(paid)


def test_a_step_is_quick_however_much_lies_on_the_table() -> None:
    game = kolovrat()
    phase = capturing(game)
    state = position(
        game,
        {
            "at": "capturing",
            "to_move": "dealer",
            "layout": [code for code in game.deck.codes if code not in ("KS", "KH")],
            "hand": ["KS"],
        },
        by=(),
        fill=0,
    )
    state = game.play(state, Move("play", (game.deck.card("KS"),)))
    steps = 0
    while state.turn == 0 and phase.in_play(state) is not None:
        state = game.play(state, game.legal(state)[0])
        steps += 1
    assert 20 < steps < 60
