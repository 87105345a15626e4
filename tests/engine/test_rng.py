"""The generator is ours and never changes: saved matches depend on these numbers."""

from __future__ import annotations

from engine.rng import Rng, stream

FIRST_OF_42 = [3270867926, 1795671209, 1924641435, 1143034755]
SHUFFLED_ABC = [2, 5, 4, 6, 3, 7, 0, 1]


def test_numbers_of_a_seed_are_fixed():
    rng = Rng(42)

    assert [rng.bits32() for _ in range(4)] == FIRST_OF_42


def test_shuffle_of_a_stream_is_fixed():
    cards = list(range(8))
    stream("abc", 0, "shuffle").shuffle(cards)

    assert cards == SHUFFLED_ABC


def test_purposes_do_not_disturb_one_another():
    first = stream("abc", 0, "shuffle").bits32()
    stream("abc", 0, "die").bits32()

    assert first == stream("abc", 0, "shuffle").bits32()
    assert first != stream("abc", 0, "die").bits32()
    assert first != stream("abc", 1, "shuffle").bits32()
    assert first != stream("abc", 0, "shuffle", 1).bits32()


def test_below_is_even():
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1

    assert all(900 < count < 1100 for count in counts)


def test_choice_and_below_stay_in_range():
    rng = Rng(7)

    assert {rng.below(1) for _ in range(10)} == {0}
    assert {rng.choice("ab") for _ in range(50)} == {"a", "b"}
