"""Examples that hold but that the page could not show: each is drawn once, as the page draws it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import examples
from engine.errors import NotationError, PositionError
from engine.game import compile_game
from engine.table.figure import figure_of

SEED = "1"  # as on the page


def undrawable(
    record: Mapping[str, Any], clause: Mapping[str, Any], example: Mapping[str, Any]
) -> str:
    """Return why an example has no picture or caption, in Czech and with a fix; '' when it has."""
    if "invalid" in example:
        return ""
    path = f"{clause['id']}/{example['id']}"
    try:
        variant = examples.variants_of(record, clause, example)[0]
        game = compile_game(record, variant, example.get("players"))
        figure_of(game, path, str(example.get("seed", SEED)), "", "")
    except PositionError as error:
        return f"nejde nakreslit: {error}"
    except NotationError as error:
        return f"nejde nakreslit: „{error}“ není tah – napište tah, který hra zná: play KS"
    except (TypeError, ValueError, LookupError, AttributeError):
        # An example comes from outside: whatever the table trips over is a finding.
        return "nejde nakreslit – srovnejte jeho hodnoty s jinými příklady"
    return ""
