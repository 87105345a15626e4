"""Kinds of parameters: what they refuse, how they are nudged, what editors learn."""

from __future__ import annotations

import pytest

from engine.params import Choice, Flag, Half, Many, Mechanics, Whole, check_params, suggestion
from engine.phases.packets import Packet

NUMBER = Whole("počet", low=1, high=5)
WORD = Choice("kdo", ("forehand", "dealer"))
LIST = Many("po kolika", Whole("karet", low=1, high=9))
MECHANICS = Mechanics("povinnosti", {"follow": {}, "king": {"points": NUMBER}})


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (NUMBER, 3, 0),
        (NUMBER, 5, 6),
        (NUMBER, 1, True),
        (NUMBER, 1, "1"),
        (Half("body"), 4.5, 4.3),
        (Half("body"), 4, True),
        (Flag("zda"), False, 0),
        (WORD, "dealer", "deeler"),
        (LIST, [2, 3], []),
        (LIST, [1], [0]),
        (LIST, [1], 1),
        (MECHANICS, ["follow"], ["folow"]),
        (MECHANICS, ["follow"], [["follow"]]),
        (WORD, "forehand", ["forehand"]),
        (MECHANICS, {"king": {"points": 1}}, {"king": {"points": 9}}),
        (MECHANICS, {"follow": None, "king": {"points": 2}}, {"king": {}}),
    ],
)
def test_values_are_checked(kind, good, bad):
    assert kind.check(good) is None
    assert kind.check(bad)


def test_points_with_a_half_are_nudged_by_a_half():
    assert [5.0, 4.0] == Half("body").nudges(4.5)
    assert [0.5] == Half("body").nudges(0)


def test_numbers_are_nudged_both_ways_within_sense():
    assert [4, 2] == NUMBER.nudges(3)
    assert [4] == NUMBER.nudges(5)
    assert [1] == Whole("počet").nudges(0)


def test_lists_lose_an_element_or_swap_neighbours():
    assert [[3], [2], [3, 2]] == LIST.nudges([2, 3])
    assert [[2], [2]] == LIST.nudges([2, 2])


def test_flags_and_choices_take_every_other_value():
    assert [False] == Flag("zda").nudges(True)
    assert ["dealer"] == WORD.nudges("forehand")


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (NUMBER, 0, "čeká se celé číslo od 1 do 5, je tu 0 – počet"),
        (NUMBER, True, "čeká se celé číslo od 1 do 5, je tu „True“ – počet"),
        (Whole("základ", low=3, high=30, step=3), 10,
         "číslo má být dělitelné 3, je tu 10 – napište třeba 9 nebo 12"),
        (WORD, "nobody", "neznámá hodnota „nobody“ – může tu být „forehand“, „dealer“"),
        (Flag("zda"), 0, "čeká se true nebo false, je tu „0“ – zda"),
        (LIST, [], "seznam má mít 1 až 60 položek, má jich 0 – po kolika"),
    ],
)  # fmt: skip
def test_what_is_refused_says_how_to_mend_it(kind, value, text):
    assert text == kind.check(value)


def test_all_problems_of_a_mapping_are_reported():
    found = check_params({"points": NUMBER, "leads": WORD}, {"pionts": 1, "leads": "x"})

    assert [("pionts",), ("leads",), ()] == [path for path, _ in found]
    assert "nemá být „points“?" in found[0][1]
    assert "chybí klíč „points“ – doplňte ho: počet" == found[2][1]


def test_suggestions_are_near_or_silent():
    assert " – nemá být „follow“?" == suggestion("folow", ("follow", "trump"))
    assert "" == suggestion("xyz", ("follow", "trump"))


def test_schema_describes_every_key():
    schema = LIST.schema()

    assert "array" == schema["type"]
    assert "po kolika" == schema["description"]


@pytest.mark.parametrize("packet", [0, 27, "dvě", {"talon": 0}, {"pile": 2}, {}])
def test_a_packet_is_a_number_of_cards_or_of_cards_for_the_talon(packet):
    kind = Packet("karet")

    assert kind.check(packet)
    assert kind.check(3) is None
    assert kind.check({"talon": 2}) is None
