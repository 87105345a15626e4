"""How much better each level is than the one below: recorded, because it takes hours.

Measured by `hry arena GAME --players … --deals …` with the arguments recorded here; a search is
given so many playouts instead of time, so that the figure doesn't depend on the machine. In
Chromium it makes more of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.registry import Row, benchmark
from engine.ai.players import LEVELS


class Recorded(NamedTuple):
    """The lead of one level over another, and how far off it may be (95 %)."""

    game: str
    name: str
    players: str
    deals: int
    lead: float
    margin: float
    unit: str = "points"


RECORDED = (
    Recorded("alager", "Alager", "lehka,nahodna", 400, 0.302, 0.018, "marks"),
    Recorded("alager", "Alager", "stredni,lehka", 400, 0.229, 0.018, "marks"),
    Recorded("alager", "Alager", "tezka:60,stredni", 30, 0.008, 0.016, "marks"),
    Recorded("boston", "Boston", "lehka,nahodna", 400, 124.4, 7.1, "chips"),
    Recorded("boston", "Boston", "stredni,lehka", 150, 47.356, 4.946, "chips"),
    Recorded("boston", "Boston", "tezka:60,stredni", 31, 0.452, 4.175, "chips"),
    Recorded("bridz", "Bridž", "lehka,nahodna", 400, 1390.8, 120.2),
    Recorded("bridz", "Bridž", "stredni,lehka", 150, 630.5, 84.8),
    Recorded("bridz", "Bridž", "tezka:120,stredni", 8, 37.5, 33.0),
    Recorded("cribbage", "Cribbage", "lehka,nahodna", 400, 3.515, 0.362),
    Recorded("cribbage", "Cribbage", "stredni,lehka", 400, 1.664, 0.266),
    Recorded("cribbage", "Cribbage", "tezka:60,stredni", 60, -0.183, 0.598),
    Recorded("cvik", "Cvik", "lehka,nahodna", 300, 0.439, 0.102, "chips"),
    Recorded("cvik", "Cvik", "stredni,lehka", 300, 0.224, 0.058, "chips"),
    Recorded("ecarte", "Écarté", "lehka,nahodna", 1000, 0.534, 0.055),
    Recorded("ecarte", "Écarté", "stredni,lehka", 1000, 0.256, 0.040),
    Recorded("ecarte", "Écarté", "tezka:200,stredni", 475, 0.097, 0.043),
    Recorded("francouzsky-tarot", "Francouzský tarot", "lehka,nahodna", 400, 386.8, 24.7),
    Recorded("francouzsky-tarot", "Francouzský tarot", "stredni,lehka", 200, 184.483, 14.575),
    Recorded("francouzsky-tarot", "Francouzský tarot", "tezka:60,stredni", 40, 25.125, 11.723),
    Recorded("hundert", "Hundert", "lehka,nahodna", 200, 4.747, 0.379, "chips"),
    Recorded("hundert", "Hundert", "stredni,lehka", 400, 2.218, 0.252, "chips"),
    Recorded("hundert", "Hundert", "tezka:200,stredni", 120, 0.642, 0.349, "chips"),
    Recorded("kolovrat", "Kolovrat", "lehka,nahodna", 400, 1.776, 0.125, "chips"),
    Recorded("kolovrat", "Kolovrat", "stredni,lehka", 200, 0.583, 0.174, "chips"),
    Recorded("kolovrat", "Kolovrat", "tezka:60,stredni", 20, 0.733, 0.473, "chips"),
    Recorded("komando", "Komando", "lehka,nahodna", 400, 0.967, 0.151, "chips"),
    Recorded("komando", "Komando", "stredni,lehka", 400, 0.565, 0.104, "chips"),
    Recorded("komando", "Komando", "tezka:200,stredni", 100, 0.04, 0.165, "chips"),
    Recorded("kvarteto", "Kvarteto", "lehka,nahodna", 400, 3.109, 0.074),
    Recorded("kvarteto", "Kvarteto", "stredni,lehka", 400, 0.735, 0.075),
    Recorded("kvarteto", "Kvarteto", "tezka:60,stredni", 12, -0.056, 0.288),
    Recorded("ospalec", "Ospalec", "lehka,nahodna", 100, 0.302, 0.011, "marks"),
    Recorded("ospalec", "Ospalec", "stredni,lehka", 100, 0.317, 0.014, "marks"),
    Recorded("preference", "Preference", "lehka,nahodna", 400, 6.83, 1.13, "chips"),
    Recorded("preference", "Preference", "stredni,lehka", 400, 3.89, 0.56, "chips"),
    Recorded("preference", "Preference", "tezka:100,stredni", 240, 3.634, 1.055, "chips"),
    Recorded("schnapsen", "Schnapsen", "lehka,nahodna", 400, 1.163, 0.133),
    Recorded("schnapsen", "Schnapsen", "stredni,lehka", 400, 0.613, 0.103),
    Recorded("schnapsen", "Schnapsen", "tezka:300,stredni", 60, 0.692, 0.271),
    Recorded("stortok", "Stortok", "lehka,nahodna", 300, 0.706, 0.032),
    Recorded("stortok", "Stortok", "stredni,lehka", 300, 0.275, 0.047),
    Recorded("stortok", "Stortok", "tezka:60,stredni", 20, 0.175, 0.163),
    Recorded("whist", "Whist", "lehka,nahodna", 400, 1.508, 0.098),
    Recorded("whist", "Whist", "stredni,lehka", 400, 0.570, 0.073),
    Recorded("whist", "Whist", "tezka:200,stredni", 100, 0.555, 0.142),
)


@benchmark
def levels() -> Iterator[Row]:
    """Opponents against each other, the lead in a deal, recorded."""
    for one in sorted(RECORDED, key=_level):
        better, worse = (player.partition(":") for player in one.players.split(","))
        searched = f" of {better[2]} playouts" if better[2] else ""
        note = f"± {one.margin} ({one.deals} deals{searched})"
        name = f"{better[0]} over {worse[0]}"
        yield Row(name, one.lead, one.unit, at_least=0, note=note, of=one.name)


def _level(one: Recorded) -> int:
    return list(LEVELS).index(one.players.split(",")[1])
