"""Souboje against a simulation of its own, and the worked games from start to end."""

from __future__ import annotations

import re
from collections import deque
from functools import cache

import pytest

from engine.cards import NOBODY
from engine.errors import PositionError
from engine.game import compile_game
from engine.position import position
from engine.registry import PHASES
from engine.rng import stream
from engine.table.render import render
from engine.view import determinize, view
from tests.rules.conftest import records

DUELS = "souboje.duels"
WEAKEST_FIRST = "JQKA"
USUAL = {"A": 1, "K": 2, "Q": 3, "J": 4}
ENGLISH = {"A": 4, "K": 3, "Q": 2, "J": 1}
# A game without end; „-“ is any number card.
ENDLESS = ("---Q---K-QKJA-----JJA--A--", "----------K----QK-A-----QJ")
FIRST, SECOND = 1, 0  # seats: the forehand turns first


@cache
def souboje(variant="", players=None):
    return compile_game(records()["souboje"], variant, players)


def coded(ranks):
    """Return cards of these ranks, any number cards for „-“."""
    suits = {rank: iter("SHDC") for rank in WEAKEST_FIRST}
    numbers = (rank + suit for rank in "23456789T" for suit in "SHDC")
    return [
        [next(numbers) if rank == "-" else rank + next(suits[rank]) for rank in one]
        for one in ranks
    ]


def placed(first, second, variant="", to_move="forehand"):
    game = souboje(variant)
    given = {"at": DUELS, "pack": {"forehand": first, "dealer": second}, "to_move": to_move}
    return game, position(game, given, by=[], fill=0)


def played(game, state):
    """Play to the end; return the last position and the cards as they were turned."""
    cards = []

    def listen(event, draft):
        if event.kind == "turn":
            cards.extend(game.deck.codes[card] for card in event.cards)

    while game.legal(state):
        (move,) = game.legal(state)
        state = game.play(state, move, listen)
    return state, cards


def var(game, state, name):
    return state.variables[game.variable(name)]


def pack(game, state, seat):
    (slot,) = [
        slot
        for slot, zone in enumerate(game.layout.zones)
        if (zone.name, zone.owner) == ("pack", seat)
    ]
    return state.zones[slot]


def simulated(first, second, allowance=USUAL, *, strict=False, backwards=False):
    """Return who wins (None: nobody), how many cards are turned and how many piles taken."""
    packs = [deque(code[0] for code in one) for one in (first, second)]

    def now():
        return turn, *("".join(c if c in USUAL else "-" for c in one) for one in packs)

    pile, turn, left, attack, attacker = [], 0, 0, "", 0
    turned = piles = 0
    seen = {now()}
    while packs[turn]:
        card = packs[turn].popleft()
        pile.append(card)
        turned += 1
        strong = not left or not strict or WEAKEST_FIRST.find(card) >= WEAKEST_FIRST.find(attack)
        if card in allowance and strong:
            left, attack, attacker, turn = allowance[card], card, turn, 1 - turn
        elif not left:
            turn = 1 - turn
        elif left > 1:
            left -= 1
        else:
            packs[attacker].extend(pile[::-1] if backwards else pile)
            pile, left, turn = [], 0, attacker
            piles += 1
            if not packs[1 - turn]:
                return turn, turned, piles
            if now() in seen:
                return None, turned, piles
            seen.add(now())
    return 1 - turn, turned, piles


WORKED = {
    "A": ("5S AH 2D 3D", "7S 8H 9C", "5S 7S AH 8H 2D 9C 3D", FIRST, ""),
    "B": ("JS 4S 6S 9H", "5H KD 2C 3C", "JS 5H KD 4S 6S 2C 9H 3C", SECOND, ""),
    "C": ("QS 2S 3S KH", "4H 5H 6H 7H 8H", "QS 4H 5H 6H 2S 7H 3S 8H KH", FIRST, ""),
    "D": ("AS KS", "KD 2C 3C 4C", "AS KD KS 2C 3C AS 4C", FIRST, ""),
    "E": ("2S JS", "3H 4H 5H", "2S 3H JS 4H 5H", FIRST, ""),
    "F": ("KS 9S", "QH 8S", "KS QH 9S", SECOND, ""),
    "G": ("2S 3S", "4H 5H 6H", "2S 4H 3S 5H", SECOND, ""),
    "H": ("KS 2S 3S 4S 9S 8S", "JH QD 5H 6H 7H", "KS JH 2S 3S 4S 9S QD 8S", SECOND, ""),
    "H strict": (
        "KS 2S 3S 4S 9S 8S", "JH QD 5H 6H 7H", "KS JH QD 2S 5H 3S 6H 4S 7H 9S", FIRST,
        "prisna-obrana",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WORKED)
def test_a_worked_game_goes_as_on_paper(name):
    first, second, order, winner, variant = WORKED[name]
    game, state = placed(first.split(), second.split(), variant)

    end, cards = played(game, state)

    assert order.split() == cards
    assert end.winners == (winner,)
    assert len(pack(game, end, winner)) == len(first.split()) + len(second.split())


def test_an_endless_game_is_stopped_when_a_position_comes_back():
    game, state = placed(*coded(ENDLESS))

    end, cards = played(game, state)

    assert len(cards) == 474
    assert len(var(game, end, "course")) == 66 + 1  # piles, and the start
    assert var(game, end, "ending") == "repetition"
    assert len(end.winners) == 2
    assert end.receipt == ()
    assert [len(pack(game, end, seat)) for seat in (FIRST, SECOND)] == [42, 10]


def test_an_endless_game_comes_back_after_62_piles():
    game, state = placed(*coded(ENDLESS))
    past = []
    while game.legal(state):
        state = game.play(state, game.legal(state)[0])
        past = var(game, state, "past")

    assert past.index(past[-1]) == 4
    assert len(past) - 1 - 4 == 62


def test_the_same_packs_end_when_the_other_player_begins():
    game, state = placed(*coded(ENDLESS), to_move="dealer")

    end, cards = played(game, state)

    assert end.winners == (FIRST,)
    assert (len(cards), len(var(game, end, "course")) - 1) == (156, 21)


def test_there_are_16_attack_cards_and_36_number_cards():
    ranks = [code[0] for code in souboje().deck.codes]

    assert sum(rank in USUAL for rank in ranks) == 16
    assert sum(rank not in USUAL for rank in ranks) == 36


@pytest.mark.parametrize(
    ("variant", "rules"),
    [
        ("", {}),
        ("anglicke-platby", {"allowance": ENGLISH}),
        ("prisna-obrana", {"strict": True}),
        ("obracena-hromadka", {"backwards": True}),
    ],
)
def test_whole_games_go_like_a_simulation(variant, rules):
    game = souboje(variant)
    for number in range(60):
        state = game.start(f"souboje/{number}", dealer=SECOND)
        packs = [[game.deck.codes[c] for c in pack(game, state, s)] for s in (FIRST, SECOND)]

        end, cards = played(game, state)

        winner, turned, _ = simulated(*packs, **rules)
        assert len(cards) == turned
        assert end.winners == ((SECOND, FIRST) if winner is None else ((FIRST, SECOND)[winner],))


def test_souboje_is_the_english_game_with_attack_cards_exchanged():
    exchanged = str.maketrans("AKQJ", "JQKA")
    english = [one.translate(exchanged) for one in ENDLESS]
    game, state = placed(*coded(english), variant="anglicke-platby")

    end, cards = played(game, state)

    assert (len(cards), len(end.winners)) == (474, 2)


def test_what_has_been_seen_stays_known_in_the_packs_unless_it_is_mixed():
    for variant, known in (("", 4), ("zamichana-hromadka", 0)):
        game, state = placed(["5S", "AH", "2D", "3D"], ["7S", "8H", "9C"], variant)
        for _ in range(4):
            state = game.play_text(state, "turn")
        seen = view(game, state, SECOND).zone("pack", FIRST)

        assert len(seen) == 6
        assert sum(card is not None for card in seen) == known


def test_no_view_holds_the_positions_that_have_been():
    game = souboje()
    state = game.start("1")
    for _ in range(30):
        state = game.play_text(state, "turn")

    seen = view(game, state, FIRST)

    assert var(game, state, "past")
    assert seen.variable("past") == ()
    assert view(game, determinize(seen, stream("1", 0, "x")), FIRST) == seen


@pytest.mark.parametrize("players", [3, 4])
def test_at_a_larger_table_the_last_one_left_has_all_cards(players):
    game = souboje("", players)
    for number in range(10):
        end, _ = played(game, game.start(f"souboje/{number}"))
        if var(game, end, "ending"):
            continue
        (winner,) = end.winners
        assert len(pack(game, end, winner)) == 52
        assert len(var(game, end, "beaten")) == players - 1


def test_a_game_that_takes_too_long_goes_to_who_has_most_cards():
    game = souboje()
    given = {
        "at": DUELS,
        "pack": {"forehand": ["2S", "3S"], "dealer": ["4H"]},
        "turned": 9998,
        "to_move": "forehand",
    }
    end, cards = played(game, position(game, given, by=[], fill=0))

    assert len(cards) == 2
    assert var(game, end, "ending") == "limit"
    assert end.winners == (FIRST,)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"pile": ["AS", "2H"]}, "hromádku v pile"),
        ({"turned": 10_001}, "opravte turned"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given, why):
    with pytest.raises(PositionError, match=why):
        position(
            souboje(),
            {"at": DUELS, "pack": {"forehand": ["3S"], "dealer": ["4H"]}, **given},
            by=[],
            fill=0,
        )


def test_the_course_is_drawn_and_told():
    game = souboje()
    end, _ = played(game, game.start("1"))
    had = [held[FIRST] for held in var(game, end, "course")]

    html = render(view(game, end, FIRST), "hra", "")

    assert html.count("<polyline") == 2
    assert f"Vy: teď {had[-1]}, nejvíc {max(had)}, nejméně {min(had)}." in html


def test_of_a_long_course_only_some_points_are_drawn():
    game, state = placed(*coded(ENDLESS))
    end, _ = played(game, state)
    longer = list(end.variables)
    longer[game.variable("course")] *= 20

    html = render(view(game, end._replace(variables=tuple(longer)), FIRST), "hra", "")

    (points, *_) = re.findall(r'points="([^"]*)"', html)
    assert 100 < len(points.split()) < 250


def test_a_thick_pack_looks_thicker_and_is_turned_by_a_click():
    game, state = placed(["2S"], ["3S", "4S", "5S", "6S"])

    html = render(view(game, state, FIRST), "hra", "")

    own = re.search(r'<button[^>]*data-move="turn"[^>]*>(.*?)</button>', html)
    assert own
    assert own[1].count("#back") == 1
    assert "Balíček: 4\u00a0karty" in html


def test_a_mixed_pile_and_repeated_positions_do_not_go_together():
    agree = PHASES[DUELS].agree

    assert agree({"under": "shuffled", "repeats": True}, frozenset())
    assert agree({"under": "reversed", "repeats": True}, frozenset()) == ""
    assert agree({"under": "shuffled"}, frozenset()) == ""


def test_nobody_attacks_at_first():
    game = souboje()

    assert var(game, game.start("1"), "attacker") == NOBODY
