"""Everything of the site that is not a page: style, scripts, fonts, sprites, records."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from plugins.wiki.styles import sheets

THEME = "site_theme"
# Libraries from npm that the page's modules import; no build step, so each is one ES module.
VENDOR = {
    "minisearch.js": "minisearch/dist/es/index.js",
    "idiomorph.js": "idiomorph/dist/idiomorph.esm.js",
}


class Asset(NamedTuple):
    """A file of the built site."""

    uri: str
    content: str | bytes | Path


def theme_assets(root: Path) -> Iterator[Asset]:
    """Yield styles, scripts, pictures, fonts with the fonts' licence from the theme."""
    theme = root / THEME
    for address, sheet in sheets(root).items():
        yield Asset(address, sheet)
    for script in sorted(theme.glob("js/*.js")):
        yield Asset(f"assets/js/{script.name}", script)
    for name, path in VENDOR.items():
        library = root / "node_modules" / path
        yield Asset(f"assets/js/vendor/{name}", _without_source_map(library))
    for folder in ("fonts", "images"):
        for file in sorted(theme.glob(f"{folder}/*")):
            yield Asset(f"assets/{folder}/{file.name}", file)


def record_uri(record: Mapping[str, Any]) -> str:
    """Return the address of a compiled record; its name changes with its rules."""
    return f"assets/hry/{record['id']}.{record['hash']}.json"


def as_json(data: object) -> str:
    """Return compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _without_source_map(module: Path) -> str:
    lines = module.read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("//# sourceMappingURL=")) + "\n"
