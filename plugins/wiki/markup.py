"""HTML as a run of tags and texts, so that a change touches texts only."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

_TAG = re.compile(r"(<[^>]+>)")
_NAME = re.compile(r"</?([a-z0-9-]+)")
_BLOCKS = {"p", "li", "ul", "ol", "br", "div", "table", "tr", "td", "th", "h2", "h3", "dd", "dt"}
_ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#39;", "'"), ("&amp;", "&"))


def texts(html: str, change: Callable[[str], str], *, skip: Iterable[str] = ()) -> str:
    """Return HTML with every text changed, except inside the elements named in `skip`."""
    left_out = frozenset(skip)
    depth = 0
    done: list[str] = []
    for part in _TAG.split(html):
        if part.startswith("<"):
            if _tag_name(part) in left_out:
                depth += -1 if part.startswith("</") else 1
            done.append(part)
        else:
            done.append(part if depth or not part else change(part))
    return "".join(done)


def plain(html: str) -> str:
    """Return the text of HTML on one line, entities decoded."""
    text = _TAG.sub(lambda tag: " " if _tag_name(tag[0]) in _BLOCKS else "", html)
    for entity, sign in _ENTITIES:
        text = text.replace(entity, sign)
    return re.sub(r"[ \n\t]+", " ", text).strip()  # spaces that don't break stay


def _tag_name(tag: str) -> str:
    found = _NAME.match(tag)
    return found[1] if found else ""
