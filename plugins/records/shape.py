"""Walks raw data along the models: which model stands where, which ids, references, texts.

The data may be wrong in any way; what doesn't fit its model is passed over, so that all
checks of a file can run however broken a part of it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel

from plugins.records.findings import Path


class Spot(NamedTuple):
    """A value of the data with what its annotation says of it."""

    path: Path
    value: Any
    model: type[BaseModel] | None  # set when the value is a mapping described by a model
    marks: tuple[Any, ...]  # the metadata of `Annotated`


def walk(annotation: Any, data: Any, path: Path = ()) -> Iterator[Spot]:
    """Yield every value that the annotation describes, parents first."""
    yield from _walk(annotation, (), data, path)


def field_names(model: type[BaseModel]) -> list[str]:
    """Return the keys of a model as YAML writes them, in the record's order."""
    return [info.alias or name for name, info in model.model_fields.items()]


def _walk(annotation: Any, marks: tuple[Any, ...], data: Any, path: Path) -> Iterator[Spot]:
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *more = get_args(annotation)
        yield from _walk(inner, (*more, *marks), data, path)
    elif origin in (Union, UnionType):
        for member in _fitting(get_args(annotation), data):
            yield from _walk(member, marks, data, path)
    elif origin is list:
        yield Spot(path, data, None, marks)
        yield from _items(get_args(annotation)[0], data, path)
    elif origin is dict:
        yield Spot(path, data, None, marks)
        if isinstance(data, dict):
            for key, value in data.items():
                yield from _walk(get_args(annotation)[1], (), value, (*path, key))
    elif isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield from _model(annotation, marks, data, path)
    else:
        yield Spot(path, data, None, marks)


def _fitting(members: tuple[Any, ...], data: Any) -> list[Any]:
    """Return the one member of a union that can describe the data."""
    return [] if data is None else [member for member in members if member is not type(None)][:1]


def _items(item: Any, data: Any, path: Path) -> Iterator[Spot]:
    if isinstance(data, str):  # one id in place of a list of one
        yield from _walk(item, (), data, path)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _walk(item, (), value, (*path, index))


def _model(model: type[BaseModel], marks: tuple[Any, ...], data: Any, path: Path) -> Iterator[Spot]:
    if not isinstance(data, dict):
        return
    yield Spot(path, data, model, marks)
    for name, info in model.model_fields.items():
        key = info.alias or name
        if key in data:
            own = tuple(info.metadata)
            yield from _walk(info.annotation, own, data[key], (*path, key))
