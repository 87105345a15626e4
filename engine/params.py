"""Kinds of parameters that phases and mechanics declare.

A kind checks a record's value, gives the JSON Schema that editors use, and says which
nudged values an example must notice (law 3, decision 0005).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

Json: TypeAlias = Any  # a value as it stands in a record


class Kind(Protocol):
    """What every kind of parameter can do."""

    @property
    def doc(self) -> str:
        """What the parameter is, in Czech."""

    @property
    def default(self) -> Json:
        """The value when the record is silent; None when it must not be."""

    def check(self, value: Json) -> str | None:
        """Return what is wrong with a value, in Czech, or None."""

    def nudges(self, value: Json) -> list[Json]:
        """Return the near values that an example of the claiming clause must notice."""

    def schema(self) -> dict[str, Json]:
        """Return the JSON Schema of the value."""


@dataclass(frozen=True)
class Whole:
    """A whole number between two bounds, a multiple of `step`; nudged by it.

    Nudges above `high` or below nought make no sense and are left out.
    """

    doc: str
    low: int = 0
    high: int = 1_000
    default: int | None = None
    step: int = 1

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or not self.low <= value <= self.high:
            shown = value if whole else f"„{value}“"
            return f"čeká se celé číslo od {self.low} do {self.high}, je tu {shown} – {self.doc}"
        if value % self.step:
            near = value - value % self.step
            fix = f"napište třeba {max(near, self.low)} nebo {near + self.step}"
            return f"číslo má být dělitelné {self.step}, je tu {value} – {fix}"
        return None

    def nudges(self, value: Json) -> list[Json]:
        """Return the value one step up and one step down."""
        near = (value + self.step, value - self.step)
        return [number for number in near if 0 <= number <= self.high]

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        return {
            "type": "integer",
            "minimum": self.low,
            "maximum": self.high,
            **({"multipleOf": self.step} if self.step > 1 else {}),
            "description": self.doc,
        }


@dataclass(frozen=True)
class Half:
    """A number of points that may end in a half; nudged by a half."""

    doc: str
    low: float = 0
    high: float = 1_000
    default: float | None = None

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or not self.low <= value <= self.high or 2 * value % 1:
            shown = value if number else f"„{value}“"
            bounds = f"od {self.low} do {self.high}"
            return f"čeká se počet bodů {bounds}, celý nebo s půlkou, je tu {shown} – {self.doc}"
        return None

    def nudges(self, value: Json) -> list[Json]:
        """Return the value half a point up and down."""
        return [number for number in (value + 0.5, value - 0.5) if 0 <= number <= self.high]

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        return {
            "type": "number",
            "minimum": self.low,
            "maximum": self.high,
            "multipleOf": 0.5,
            "description": self.doc,
        }


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    doc: str
    default: bool = False

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        if isinstance(value, bool):
            return None
        return f"čeká se true nebo false, je tu „{value}“ – {self.doc}"

    def nudges(self, value: Json) -> list[Json]:
        """Return the other value."""
        return [not value]

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        return {"type": "boolean", "description": self.doc}


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    doc: str
    words: tuple[str, ...]
    default: str | None = None

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        if value in self.words:
            return None
        return f"neznámá hodnota „{value}“{nearest(str(value), self.words)}"

    def nudges(self, value: Json) -> list[Json]:
        """Return every other word."""
        return [word for word in self.words if word != value]

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        return {"enum": list(self.words), "description": self.doc}


@dataclass(frozen=True)
class Code:
    """The code of a rank, a suit or a card; decks say which there are."""

    doc: str
    default: str | None = None

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        if isinstance(value, str) and value:
            return None
        return f"čeká se kód, je tu „{value}“ – {self.doc}"

    def nudges(self, value: Json) -> list[Json]:
        """Return nothing: another code is another thing."""
        return []

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        return {"type": "string", "description": self.doc}


@dataclass(frozen=True)
class Many:
    """A list of values of one kind; nudged by dropping an element and by swapping neighbours."""

    doc: str
    of: Kind
    low: int = 1
    high: int = 60
    default: tuple[Json, ...] | None = None
    drops: bool = True
    swaps: bool = True

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        if not isinstance(value, list | tuple):
            return f"čeká se seznam, je tu „{value}“ – {self.doc}"
        if not self.low <= len(value) <= self.high:
            many = f"{self.low} až {self.high} položek, má jich {len(value)}"
            return f"seznam má mít {many} – {self.doc}"
        return next((bad for item in value if (bad := self.of.check(item))), None)

    def nudges(self, value: Json) -> list[Json]:
        """Return the list without each element, and with each pair of neighbours swapped."""
        items = list(value)
        dropped = [items[:i] + items[i + 1 :] for i in range(len(items))] if self.drops else []
        swapped = [
            [*items[:i], items[i + 1], items[i], *items[i + 2 :]]
            for i in range(len(items) - 1)
            if self.swaps and items[i] != items[i + 1]
        ]
        return dropped + swapped

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        return {
            "type": "array",
            "items": self.of.schema(),
            "minItems": self.low,
            "maxItems": self.high,
            "description": self.doc,
        }


@dataclass(frozen=True)
class Mechanics:
    """Names of mechanics, as a list or as a mapping of each to its own parameters."""

    doc: str
    known: Mapping[str, Mapping[str, Kind]]  # mechanic → its parameters
    default: tuple[Json, ...] = ()

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        if not isinstance(value, list | tuple | Mapping):
            return f"čeká se seznam mechanik, je tu „{value}“ – {self.doc}"
        for name in value:
            if not isinstance(name, str) or name not in self.known:
                return f"neznámá mechanika „{name}“{nearest(str(name), tuple(self.known))}"
            own = value[name] if isinstance(value, Mapping) else {}
            bad = check_params(self.known[name], own or {})
            if bad:
                return f"{name}: {bad[0][1]}"
        return None

    def nudges(self, value: Json) -> list[Json]:
        """Return nothing: each mechanic is a part that is switched off by itself."""
        return []

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        names = {"type": "array", "items": {"enum": sorted(self.known)}}
        own = {name: object_schema(kinds) for name, kinds in sorted(self.known.items())}
        mapping = {"type": "object", "properties": own, "additionalProperties": False}
        return {"anyOf": [names, mapping], "description": self.doc}


def check_params(kinds: Mapping[str, Kind], given: Json) -> list[tuple[tuple[str, ...], str]]:
    """Return what is wrong with a mapping of parameters, as pairs of path and Czech text."""
    if not isinstance(given, Mapping):
        fix = "bez parametrů napište {}"
        return [((), f"čekají se parametry v podobě „klíč: hodnota“, je tu „{given}“ – {fix}")]
    problems: list[tuple[tuple[str, ...], str]] = []
    for key, value in given.items():
        if key not in kinds:
            hint = nearest(str(key), tuple(kinds)) if kinds else " – vynechte ho"
            problems.append(((str(key),), f"neznámý klíč „{key}“{hint}"))
        elif bad := kinds[key].check(value):
            problems.append(((str(key),), bad))
    problems += [
        ((), f"chybí klíč „{key}“ – doplňte ho: {kind.doc}")
        for key, kind in kinds.items()
        if kind.default is None and key not in given
    ]
    return problems


def object_schema(kinds: Mapping[str, Kind]) -> dict[str, Json]:
    """Return the JSON Schema of a mapping of parameters."""
    return {
        "type": ["object", "null"],
        "properties": {key: kind.schema() for key, kind in kinds.items()},
        "required": [key for key, kind in kinds.items() if kind.default is None],
        "additionalProperties": False,
    }


def suggestion(word: str, known: tuple[str, ...]) -> str:
    """Return ' – nemá být „…“?' for the nearest known word, or ''."""
    near = min(known, key=lambda other: distance(word, other), default="")
    return f" – nemá být „{near}“?" if near and distance(word, near) <= 1 + len(word) // 3 else ""


def nearest(word: str, known: tuple[str, ...]) -> str:
    """Return ' – nemá být „…“?' for the nearest known word, or all of them."""
    listed = ", ".join(f"„{one}“" for one in known)
    return suggestion(word, known) or f" – může tu být {listed}"


def distance(one: str, two: str) -> int:
    """Return the edit distance of two short words."""
    row = list(range(len(two) + 1))
    for i, left in enumerate(one, 1):
        last, row[0] = row[0], i
        for j, right in enumerate(two, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (left != right))
    return row[-1]
