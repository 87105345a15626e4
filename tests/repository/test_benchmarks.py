"""Benchmarks print tables that a reader can compare."""

from __future__ import annotations

from benchmarks.registry import Row
from benchmarks.tables import table


def test_a_figure_stands_beside_its_bound():
    written = table("Bytes", [Row("home", 90, "kB", at_most=100), Row("page", 120, "kB", 100)])

    assert written.splitlines()[-2:] == [
        "| home | 90.0 kB | ≤ 100 |  |",
        "| page | 120 kB | ≤ 100 | **missed** |",
    ]


def test_games_stand_below_each_other():
    rows = [
        Row("view", 2, "µs", at_most=3, of="Cvik"),
        Row("search", 50, "deals/s", of="Cvik"),
        Row("view", 4, "µs", at_most=3, of="Whist"),
    ]

    assert table("Games", rows).splitlines()[2:] == [
        "| | view, µs, ≤ 3.00 | search, deals/s |",
        "|---|---:|---:|",
        "| Cvik | 2.00 | 50.0 |",
        "| Whist | **4.00** |  |",
    ]


def test_what_a_column_does_not_share_stands_in_its_cells():
    rows = [Row("lead", 1, "points", of="Cvik"), Row("lead", 2, "chips", of="Whist", note="± 1")]

    assert table("Leads", rows).splitlines()[-2:] == [
        "| Cvik | 1.00 points |",
        "| Whist | 2.00 chips ± 1 |",
    ]
