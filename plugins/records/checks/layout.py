"""The order of keys: one for all records, shared by the check and by `hry format`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path
from plugins.records.shape import field_names, walk


class Misordered(NamedTuple):
    """A mapping whose keys don't follow the model."""

    path: Path
    keys: list[str]  # as they stand
    wanted: list[str]  # as they should
    unknown: bool  # whether some key isn't of the model


def misordered(annotation: Any, data: Any) -> Iterator[Misordered]:
    """Yield every mapping whose known keys are out of order; unknown keys go last."""
    for spot in walk(annotation, data):
        if spot.model is None:
            continue
        names = field_names(spot.model)
        keys = list(spot.value)
        wanted = sorted(keys, key=lambda key: names.index(key) if key in names else len(names))
        if keys != wanted:
            yield Misordered(spot.path, keys, wanted, not set(keys) <= set(names))


def keys_are_filled(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no optional key stands there without a value (required ones: the model)."""
    for spot in file.spots:
        for name, info in spot.model.model_fields.items() if spot.model else ():
            key = info.alias or name
            if key in spot.value and spot.value[key] is None and info.default is None:
                fix = "doplňte hodnotu, nebo klíč vynechte"
                yield file.document.finding((*spot.path, key), f"klíč „{key}“ je prázdný", fix)


def keys_are_in_order(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that keys stand in the order of the model; a file for `hry try` needn't care."""
    if file.kind == "trial":
        return
    for found in misordered(file.annotation, file.data):
        if found.unknown:
            continue  # told elsewhere; the order follows once the key has its right name
        pairs = zip(found.keys, found.wanted, strict=True)
        place = next(at for at, (is_, wanted) in enumerate(pairs) if is_ != wanted)
        key, before = found.wanted[place], found.keys[place]
        yield file.document.finding(
            (*found.path, key),
            f"klíč „{key}“ patří před „{before}“",
            "přesuňte ho, nebo spusťte hry format",
        )
