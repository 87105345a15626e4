"""YAML 1.2 core scalars, and a line for every value."""

from __future__ import annotations

import random

import pytest

from plugins.records.core_yaml import parse
from plugins.records.loader import read_bytes


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("7", 7),
        ("-3", -3),
        ("4.5", 4.5),
        ("yes", "yes"),
        ("off", "off"),
        ("on", "on"),
        ("4:4", "4:4"),
        ("0123", "0123"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("2026-11-30", "2026-11-30"),
        (".inf", ".inf"),
        ("1E5", "1E5"),
        ('"7"', "7"),
        ("'true'", "true"),
        ("=", "="),
    ],
)
def test_scalar_is_read_as_yaml_1_2(written: str, read: object) -> None:
    value = parse(f"key: {written}").data["key"]

    assert (type(read), read) == (type(value), value)


def test_keys_stay_as_they_are_written() -> None:
    assert ["7", "off", "true"] == list(parse("{7: 1, off: 2, true: 3}").data)


def test_every_value_knows_its_line() -> None:
    tree = parse("a: 1\nb:\n  - x\n  - c: 2\n    d: 3\ne: {f: 4,\n  g: 5}\n")

    assert tree.lines == {
        (): 1,
        ("a",): 1,
        ("b",): 2,
        ("b", 0): 3,
        ("b", 1): 4,
        ("b", 1, "c"): 4,
        ("b", 1, "d"): 5,
        ("e",): 6,
        ("e", "f"): 6,
        ("e", "g"): 7,
    }


def test_row_of_a_block_is_a_line_of_the_file() -> None:
    document = read_bytes(b"a: 1\ntext: |\n  first\n  second\n", "x.yaml")

    assert 4 == document.finding(("text",), "…", row=1).line
    assert 2 == document.finding(("text",), "…").line


def test_alias_is_expanded() -> None:
    assert {"a": [1], "b": [1]} == parse("a: &x [1]\nb: *x\n").data


def test_nonsense_is_told_and_never_raised() -> None:
    rng = random.Random(7)
    signs = "[]{}:,-?|>&*!%@`'\"# \n\tab{{}}\x00é\r"

    for _ in range(2_000):
        text = "".join(rng.choice(signs) for _ in range(rng.randrange(1, 30)))
        document = read_bytes(text.encode(), "x.yaml")

        assert document.readable or document.findings, repr(text)
