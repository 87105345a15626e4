"""What the cards of a quartet pack show, quartet by quartet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from plugins.faces import (
    quartet_baking,
    quartet_buildings,
    quartet_fruit,
    quartet_mushrooms,
    quartet_music,
    quartet_tools,
    quartet_transport,
    quartet_weather,
)
from plugins.faces.inks import INKS
from plugins.faces.svg import ASH, BROWN, LEAF, LINEN, STEEL


@dataclass(frozen=True)
class Wash:
    """A colour and how much it covers."""

    fill: str
    opacity: float = 1


@dataclass(frozen=True)
class Scene:
    """A picture, the floor that it stands on and the sky behind it."""

    picture: Callable[[], str]
    floor: Wash | None = None
    sky: Wash | None = None


_MEADOW = Wash(LEAF, 0.55)
_TABLE = Wash(BROWN, 0.35)
_STREET = Wash(ASH, 0.6)
_RIVER = Wash(STEEL)
_SNOW = Wash(LINEN)
_DAY = Wash(INKS["blue"], 0.3)
_GLOOM = Wash(STEEL, 0.7)

# By the sign of the quartet; the cards are in the order of its letters.
SCENES: dict[str, tuple[Scene, ...]] = {
    "kvarteto-1": (
        Scene(quartet_fruit.apple, _MEADOW),
        Scene(quartet_fruit.pear, _MEADOW),
        Scene(quartet_fruit.cherries, _MEADOW),
        Scene(quartet_fruit.plums, _MEADOW),
    ),
    "kvarteto-2": (
        Scene(quartet_mushrooms.cep, _MEADOW),
        Scene(quartet_mushrooms.toadstool, _MEADOW),
        Scene(quartet_mushrooms.chanterelles, _MEADOW),
        Scene(quartet_mushrooms.parasol, _MEADOW),
    ),
    "kvarteto-3": (
        Scene(quartet_baking.roll, _TABLE),
        Scene(quartet_baking.pretzel, _TABLE),
        Scene(quartet_baking.cake, _TABLE),
        Scene(quartet_baking.gingerbread, _TABLE),
    ),
    "kvarteto-4": (
        Scene(quartet_tools.hammer, _TABLE),
        Scene(quartet_tools.saw, _TABLE),
        Scene(quartet_tools.pliers, _TABLE),
        Scene(quartet_tools.plane, _TABLE),
    ),
    "kvarteto-5": (
        Scene(quartet_music.violin, _TABLE),
        Scene(quartet_music.trumpet, _TABLE),
        Scene(quartet_music.drum, _TABLE),
        Scene(quartet_music.accordion, _TABLE),
    ),
    "kvarteto-6": (
        Scene(quartet_transport.engine, _MEADOW),
        Scene(quartet_transport.tram, _STREET),
        Scene(quartet_transport.aeroplane, sky=_DAY),
        Scene(quartet_transport.steamer, _RIVER),
    ),
    "kvarteto-7": (
        Scene(quartet_buildings.castle, _MEADOW),
        Scene(quartet_buildings.church, _MEADOW),
        Scene(quartet_buildings.mill, _MEADOW),
        Scene(quartet_buildings.bridge, _RIVER),
    ),
    "kvarteto-8": (
        Scene(quartet_weather.sun, sky=_DAY),
        Scene(quartet_weather.rainbow, _MEADOW, _DAY),
        Scene(quartet_weather.storm, _MEADOW, _GLOOM),
        Scene(quartet_weather.snow, _SNOW, _DAY),
    ),
}
