"""Positions of examples: what can't be is said in Czech, what is left out is filled in."""

from __future__ import annotations

import pytest

from engine.errors import PositionError
from engine.game import compile_game
from engine.position import phase_of, position
from engine.sense import conserve
from engine.state import Draft
from plugins.records import compile_game as compile_record
from tests.engine.support import ecarte, ecarte_record
from tests.rules.conftest import site as every_record


@pytest.fixture(scope="module")
def site():
    return every_record()


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"at": "tricks", "trump": "S", "hand": ["2S"]}, "karta „2S“ v balíčku není"),
        ({"at": "tricks", "trump": "S", "trick": ["KS"], "hand": ["KS"]}, "vícekrát"),
        ({"at": "tricks", "trump": "S", "hand": 5}, "čekají se kódy karet, je tu „5“"),
        ({"at": "tricks", "trump": "S", "trick": [["KS"], 7]}, "čekají se kódy karet"),
        ({"at": "nowhere"}, "fáze „nowhere“ ve hře není"),
        ({"at": "tricks", "trmp": "S"}, "postavení nezná klíč „trmp“"),
        ({"at": "tricks", "hands": {"nobody": ["KS"]}}, "neznámé místo u stolu „nobody“"),
        ({"at": "tricks", "won": ["KS"]}, "„won“ má každý hráč"),
        ({"at": "tricks", "to_move": "P7"}, "neznámé místo u stolu „P7“"),
    ],
)
def test_impossible_positions_say_why(given, text):
    with pytest.raises(PositionError, match=text):
        position(ecarte(), given, by=[], fill=0)


PETR = "cerny-petr.drawing"
HUNDERT = "hundert.settle"
THREE = {"dealer": ["P1", "P2", "PETR"], "forehand": ["P1", "P3"], "second": ["P2", "P3"]}


@pytest.mark.parametrize(
    ("name", "given", "text"),
    [
        ("cerny-petr", {"at": PETR, "hand": ["P1", "PETR"]}, "klíč „hand“ ve fázi"),
        ("cerny-petr", {"at": "cerny-petr.pairs", "hand": ["P1"]}, "klíč „hand“ ve fázi"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "dealer", "hands": THREE}, "„hands“"),
        ("cerny-petr", {"at": PETR, "hands": {"dealer": ["P1"], "P0": ["P2"]}}, "dvakrát"),
        ("cerny-petr", {"at": PETR, "source": "dealer"}, "klíč „source“"),
        ("cerny-petr", {"at": PETR, "led_by": "dealer"}, "klíč „led_by“"),
        ("cerny-petr", {"at": PETR, "finished": ["dealer"]}, "klíč „finished“"),
        ("cerny-petr", {"at": PETR, "hands": THREE, "talon": ["P9", "P9"]}, "v talonu nic není"),
        ("cerny-petr", {"at": PETR, "hands": THREE, "fan": {"dealer": ["P1"]}}, "fan je vějíř"),
        ("cerny-petr", {"at": "cerny-petr.pairs", "fan": ["P1"]}, "klíč „fan“"),
        ("cerny-petr", {"at": "start", "hands": THREE}, "klíč „hands“ u začátku partie"),
        ("cerny-petr", {"at": PETR, "draws": 5001}, "opravte draws"),
        ("cerny-petr", {"at": PETR, "draws": -1}, "„draws“ má být celé číslo od 0"),
        ("cerny-petr", {"at": "cerny-petr.pairs", "pairs": {"second": ["PETR"]}}, "jen dvojice"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "dealer", "finished": "second"},
         "„finished“ je seznam míst"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "dealer", "finished": ["P9"]}, "P9"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "dealer", "finished": [1]}, "„1“"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "dealer", "finished": None}, "None"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "dealer", "finished": ["P0"]},
         "vynechte ho z finished"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "P0", "finished": ["P1", "P1"]},
         "dvakrát"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "P0", "at_once": 9}, "at_once"),
        ("cerny-petr", {"at": "cerny-petr.settle", "loser": "P0", "score": {"P0": 1.5}}, "1.5"),
        ("hundert", {"at": HUNDERT, "closer": 1}, "neznámé místo u stolu „1“"),
        ("hundert", {"at": HUNDERT, "closer": True}, "neznámé místo u stolu „True“"),
        ("hundert", {"at": HUNDERT, "closer": "dealer", "over": -5}, "„over“ má být celé číslo"),
        ("hundert", {"at": HUNDERT, "closer": "dealer", "deal": 0}, "„deal“ má být celé číslo"),
        ("hundert", {"at": HUNDERT, "closer": "dealer", "deal": 1.5}, "„deal“ má být celé číslo"),
        ("hundert", {"at": "adding", "hand": {"forehand": ["AS"]}}, "ruce všech píše hands"),
        ("hundert", {"at": HUNDERT, "accounts": {"marks": {"dealer": 1}}}, "nemá účet „marks“"),
        ("hundert", {"at": "adding", "stake": 10, "total": 99, "hand": ["KH"]}, "dělitelné 3"),
        ("hundert", {"at": "adding", "stake": -3, "total": 99, "hand": ["KH"]}, "od 3 do 300"),
        ("hundert", {"at": "adding", "stake": 3.5, "total": 99, "hand": ["KH"]}, "od 3 do 300"),
        ("hundert", {"at": "adding", "total": 9, "closer": "dealer"}, "klíč „closer“"),
        ("hundert", {"at": "adding", "total": 9, "hand": []}, "drží 1 až 8 karet, je jich tu 0"),
        ("hundert", {"at": "adding", "total": 9, "hand": ["AS AH AD AC KS KH KD KC QS"]}, "tu 9"),
        ("hundert", {"at": "adding", "pile": ["KD", "JS"], "total": 50}, "karty v pile dávají 6"),
        ("hundert", {"at": "adding", "pile": ["KD", "JS"], "hand": ["AS"]}, "karet v ruce má být"),
    ],
)  # fmt: skip
def test_a_position_that_contradicts_itself_says_why(name, given, text, site):
    game = compile_game(compile_record(site, name))

    with pytest.raises(PositionError, match=text):
        position(game, given, by=[], fill=0)


def test_a_pile_holds_at_least_the_base(site):
    game = compile_game(compile_record(site, "hundert"), players=3)

    with pytest.raises(PositionError, match="nejméně základ"):
        position(game, {"at": "adding", "pile": ["KD"]}, by=[], fill=0)


@pytest.mark.parametrize(
    ("given", "phase"),
    [
        ({"trump": "S", "trick": ["QS"], "hand": ["KS"]}, "tricks"),
        ({"trump": "S", "hand": ["KS"]}, "tricks"),
        ({"taken": {"forehand": 3, "dealer": 2}, "forced": "dealer"}, "ecarte.settle"),
        ({"hands": {"forehand": ["KS", "7S", "8S", "9S", "TS"]}}, "ecarte.exchange"),
        ({"exchanges": 1}, "ecarte.exchange"),
        ({"talon": ["KS"]}, "deal"),
        ({"turned": ["KS"]}, "ecarte.turned_king"),
    ],
)
def test_the_keys_of_a_position_tell_its_phase(given, phase):
    game = ecarte()

    assert phase == game.phases[phase_of(game, given, ["match.to"])].name


@pytest.mark.parametrize("fill", range(20))
@pytest.mark.parametrize(
    "given",
    [
        {"at": "deal"},
        {"at": "ecarte.exchange"},
        {"at": "ecarte.exchange", "sizes": {"talon": 1}},
        {"at": "tricks", "trump": "S", "trick": ["QS"], "hand": ["KS", "7S", "AH"]},
        {"at": "tricks", "taken": {"forehand": 1}},
        {"at": "ecarte.settle", "taken": {"forehand": 3, "dealer": 2}},
    ],
)
def test_every_card_lies_somewhere_once(given, fill):
    state = position(ecarte(), given, by=[], fill=fill)

    lying = [
        card
        for content in state.zones
        for card in (content if isinstance(content, tuple) else _bits(content))
    ]
    assert list(range(32)) == sorted(lying)


@pytest.mark.parametrize("fill", range(3))
def test_a_game_that_sets_no_trumps_gets_none(fill):
    game = compile_game(ecarte_record(), patch={"deal.turn_up": "none"})
    state = position(game, {"at": "tricks", "trick": ["7H"]}, by=[], fill=fill)

    assert state.variables[game.variable("trump")] is None


def test_sizes_set_the_talon():
    game = ecarte()
    state = position(game, {"at": "ecarte.exchange", "sizes": {"talon": 1}}, by=[], fill=3)
    talon = next(
        content
        for zone, content in zip(game.layout.zones, state.zones, strict=True)
        if zone.name == "talon"
    )

    assert 1 == len(talon)


def test_the_leader_follows_from_the_trick():
    game = ecarte()
    given = {"at": "tricks", "trump": "S", "trick": ["QS"], "hand": ["KS", "7S", "AH"]}

    assert 0 == position(game, given, by=[], fill=0).turn
    assert 1 == position(game, {**given, "led_by": "dealer"}, by=[], fill=0).turn


def _bits(cards):
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def test_no_card_is_lost_or_doubled():
    game = ecarte()
    draft = Draft(game, game.blank("a", 0))

    with pytest.raises(PositionError, match="by neležela nikde"):
        conserve(game, draft)

    draft.zones[:2] = [game.everything, 1]
    with pytest.raises(PositionError, match="na dvou místech"):
        conserve(game, draft)
