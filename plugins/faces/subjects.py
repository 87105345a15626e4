"""What else is on a flower card: a bird, a boar, a bridge … small, in ink."""

from __future__ import annotations

from collections.abc import Callable

from plugins.faces import creatures
from plugins.faces.signs import sign
from plugins.faces.svg import GOLD, INK, LINEN, disc, line, moved, shape

_SWALLOW = (
    "M-40-6C-30-20-14-18-2-8C8-26 26-34 44-34C32-26 24-14 20-2C30 4 38 12 42 24L22 14L26 32C16 26"
    " 10 16 4 8C-10 10-26 6-40-6Z"
)


def picture(name: str) -> str:
    """Draw the subject of a card about the origin; one that is not known is a bird."""
    found = next((drawn for key, drawn in _SUBJECTS.items() if key in name), _bird)
    return found()


def _bird() -> str:
    return shape(_SWALLOW, INK) + disc(-27, -9, 2, LINEN)


def _geese() -> str:
    return "".join(
        moved(shape(_SWALLOW, INK), x, y, scale=0.48) for x, y in ((-26, -18), (14, -26), (2, 12))
    )


def _butterflies() -> str:
    return moved(creatures.butterfly(), 0, 0, scale=0.42)


def _boar() -> str:
    return f'<g color="{INK}">{sign("gandzifa-varaha", 0, 0, 82)}</g>'


def _deer() -> str:
    return f'<g color="{INK}">{sign("tudzon-srnec", 0, 0, 88)}</g>'


def _bridge() -> str:
    planks = "M-46 8L-16-4L-16 6L18-10L18 0L46-14V-2L18 12V2L-16 18V8L-46 20Z"
    posts = "M-36 14V30M-26 10V26M-6 8V26M8 2V20M28-2V16M38-6V12"
    return line(posts, INK, 4) + shape(planks, INK)


def _cup() -> str:
    return shape(
        "M-38-14Q0 2 38-14C36 8 20 20 10 22L14 32H-14L-10 22C-20 20-36 8-38-14Z", INK
    ) + shape("M-38-14Q0-28 38-14Q0 2-38-14Z", GOLD)


_SUBJECTS: dict[str, Callable[[], str]] = {
    "husy": _geese,
    "motýl": _butterflies,
    "kanec": _boar,
    "jelen": _deer,
    "můstek": _bridge,
    "pohárek": _cup,
}
