"""Hand-written pages: their references must lead somewhere, which Markdown doesn't tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from plugins.records import Finding

_CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`|<!--.*?-->", re.DOTALL | re.MULTILINE)
_REFERENCE = re.compile(r"\[([^\[\]\n]+)\]\[([^\[\]\n]*)\]")
_DEFINITION = re.compile(r"^ {0,3}\[([^\[\]\n]+)\]:", re.MULTILINE)


def content_findings(root: Path) -> Iterator[Finding]:
    """Yield a finding for each `[text][id]` of `content/` whose id is not defined on its page."""
    for file in sorted((root / "content").rglob("*.md")):
        text = file.read_text("utf-8")
        for line, reference in loose_references(text):
            name = file.relative_to(root).as_posix()
            fix = "napište [text](adresa), nebo doplňte řádek [id]: adresa"
            yield Finding(name, line, "", f"odkaz {reference} nikam nevede", fix)


def loose_references(text: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of the references in Markdown that nothing on the page defines."""
    bare = _CODE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    defined = {one.lower() for one in _DEFINITION.findall(bare)}
    for found in _REFERENCE.finditer(bare):
        if (found[2] or found[1]).lower() not in defined:
            yield bare.count("\n", 0, found.start()) + 1, found.group()
