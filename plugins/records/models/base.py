"""What all models share: strict records, kinds of text, ids and references.

A kind is a marker in `Annotated`: the checks find every id, reference and text of a record
by its marker (`plugins.records.shape`), so that a new field is checked as soon as it is typed.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    StringConstraints,
    WithJsonSchema,
)

ID_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"
CODE_PATTERN = r"^[A-Z0-9]{1,8}$"
NO_CODES = "čekají se kódy, třeba K Q J A T nebo [K, Q, J, A, T]"
_CODE = re.compile(CODE_PATTERN)


def _without_docstring(schema: dict[str, Any]) -> None:
    """Keep the English docstring of a model out of the JSON Schema that contributors read."""
    schema.pop("description", None)


class Record(BaseModel):
    """A part of a record: no unknown keys, no silent conversions, never changed."""

    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        frozen=True,
        populate_by_name=True,
        json_schema_extra=_without_docstring,
    )


@dataclass(frozen=True)
class Named:
    """Marks an id that this record gives to something, unique within the record."""

    kind: str  # what is named: clause, example, variant …
    within: int = 0  # levels of list items up, inside which the id must be unique; 0: the record


@dataclass(frozen=True)
class Ref:
    """Marks an id of something that must exist."""

    kind: str  # deck, game, category, source, term, variant


@dataclass(frozen=True)
class Text:
    """Marks a text for readers."""

    markdown: bool = True
    filled: bool = False  # may hold {{ path | form }}
    lines: bool = True  # may have more than one, with a sentence on each


def one_or_many(value: Any) -> Any:
    """Let one id stand for a list of one."""
    return [value] if isinstance(value, str) else value


def whole_sentence(value: str) -> str:
    """Refuse a text that doesn't end as a sentence does."""
    if value[-1] not in ".!?":
        raise ValueError("čeká se celá věta s tečkou na konci")
    return value


def codes(value: Any) -> Any:
    """Return the codes of 'K Q J' or [K, Q, J]; digits need no quotation marks."""
    if isinstance(value, list):
        return [str(one) if _whole(one) else one for one in value]
    if isinstance(value, str) or _whole(value):
        return str(value).split()
    raise ValueError(NO_CODES)


def only_codes(value: Any) -> list[str]:
    """Return the codes of 'K Q J' or [K, Q, J]; refuse anything else among them."""
    found: list[str] = codes(value)
    if not all(isinstance(one, str) for one in found):
        raise ValueError(NO_CODES)
    wrong = next((one for one in found if not _CODE.fullmatch(one)), None)
    if wrong is not None:
        raise ValueError(f"„{wrong}“ není kód – {_as_codes(found)}")
    return found


def _as_codes(found: list[str]) -> str:
    """Return how what stands for codes should be written."""
    parts = " ".join(found).replace(",", " ").split()
    if all(map(_CODE.fullmatch, parts)):
        return f"oddělte kódy jen mezerami: {' '.join(parts)}"
    return "pište kódy velkými písmeny a číslicemi, třeba K Q J"


def distinct(value: list[str]) -> list[str]:
    """Refuse codes of which there is none, or one twice."""
    if not value:
        raise ValueError("seznam kódů je prázdný – napište kódy, nebo klíč vynechte")
    twice = [code for code, times in Counter(value).items() if times > 1]
    if twice:
        raise ValueError(f"„{twice[0]}“ je tu dvakrát – nechte jen jedno")
    return value


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_TEXT = StringConstraints(min_length=1, max_length=20_000, pattern=r"\S")
_SHORT = StringConstraints(min_length=1, max_length=400, pattern=r"^[^\n]*\S[^\n]*$")
_ID = StringConstraints(pattern=ID_PATTERN, max_length=60)

Id: TypeAlias = Annotated[str, _ID]
Code: TypeAlias = Annotated[str, StringConstraints(pattern=CODE_PATTERN)]
Plain: TypeAlias = Annotated[str, _SHORT, Text(markdown=False, lines=False)]
Sentence: TypeAlias = Annotated[
    str, _SHORT, Text(markdown=False, lines=False), AfterValidator(whole_sentence)
]
Prose: TypeAlias = Annotated[str, _TEXT, Text()]
PlainLines: TypeAlias = Annotated[str, _TEXT, Text(markdown=False)]
FilledProse: TypeAlias = Annotated[str, _TEXT, Text(filled=True)]
FilledPlain: TypeAlias = Annotated[str, _SHORT, Text(markdown=False, filled=True, lines=False)]
Short: TypeAlias = Annotated[str, _SHORT]  # not for readers: moves, paths, addresses
SourceId: TypeAlias = Annotated[str, _ID, Ref("source")]
DeckId: TypeAlias = Annotated[str, _ID, Ref("deck")]
GameId: TypeAlias = Annotated[str, _ID, Ref("game")]
VariantId: TypeAlias = Annotated[str, _ID, Ref("variant")]

_ONE_ID = {"type": "string", "pattern": ID_PATTERN}
_ONE_OR_MANY_IDS = {"anyOf": [_ONE_ID, {"type": "array", "items": _ONE_ID, "minItems": 1}]}
LIST_OR_TEXT = {
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]
}
_CODES_TEXT = {"type": ["string", "integer"], "pattern": r"^[A-Z0-9]{1,8}( [A-Z0-9]{1,8})*$"}
_CODES_LIST = {"type": "array", "items": {"type": ["string", "integer"], "pattern": CODE_PATTERN}}
_CODES = {"anyOf": [_CODES_TEXT, _CODES_LIST]}
_DISTINCT = {"anyOf": [_CODES_TEXT, {**_CODES_LIST, "minItems": 1, "uniqueItems": True}]}

Sources: TypeAlias = Annotated[
    list[SourceId], BeforeValidator(one_or_many), WithJsonSchema(_ONE_OR_MANY_IDS)
]
Variants: TypeAlias = Annotated[
    list[VariantId], BeforeValidator(one_or_many), WithJsonSchema(_ONE_OR_MANY_IDS)
]
Paths: TypeAlias = Annotated[
    list[Short], BeforeValidator(one_or_many), WithJsonSchema(LIST_OR_TEXT)
]
Codes: TypeAlias = Annotated[
    list[Code],
    BeforeValidator(only_codes),
    WithJsonSchema(_CODES),
]
Distinct: TypeAlias = Annotated[
    list[Code],
    BeforeValidator(only_codes),
    AfterValidator(distinct),
    WithJsonSchema(_DISTINCT),
]
