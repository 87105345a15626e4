"""Sources as a bibliography has them."""

from __future__ import annotations

from engine.table.czech import escape
from plugins.records.models import Source
from plugins.wiki import words
from plugins.wiki.prose import line

_ENDS = ("?", "!", ".", "…")  # of a title that needs no full stop


def source_html(source: Source) -> str:
    """Return author, title, place and what the source was used for."""
    lang = f' lang="{escape(source.lang)}"' if source.lang != "cs" else ""
    title = f"<i{lang}>{words.text(source.title)}</i>"
    if source.url:
        title = f'<a href="{escape(source.url)}">{title}</a>'
    author = f"{words.text(source.author)}: " if source.author else ""
    stop = "" if source.title.endswith(_ENDS) else "."
    published = f"{stop} {words.text(source.published)}." if source.published else stop
    note = f" {line(source.text)}" if source.text else ""
    return f"{author}{title}{published}{note}"
