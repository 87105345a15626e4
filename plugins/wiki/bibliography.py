"""Sources as a bibliography has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
    # An author's name is of its country too: by Czech rules it would be misspelt and misread.
    author = f"{words.text(source.author)}: " if source.author else ""
    author = f"<span{lang}>{author.strip()}</span> " if lang and author else author
    stop = "" if source.title.endswith(_ENDS) else "."
    published = f"{stop} {words.text(source.published)}." if source.published else stop
    note = f" {line(source.text)}" if source.text else ""
    return f"{author}{title}{published}{note}"


def with_notes(html: str, numbers: Mapping[str, int], cited: Iterable[str]) -> str:
    """Put the numbers of sources behind the last word of a text.

    Args:
        html: the text.
        numbers: of all sources of the page, which lists them at its end.
        cited: ids of those that are meant.
    """
    refs = "".join(
        f'<a class="note-ref" href="#zdroj-{one}" aria-label="Zdroj {numbers[one]}">'
        f"{numbers[one]}</a>"
        for one in sorted(cited, key=lambda one: numbers[one])
    )
    head, found, tail = html.rpartition("</p>")
    return f"{head}{refs}{found}{tail}" if found and not tail.strip() else html + refs


def notes_html(sources: Iterable[Source]) -> str:
    """Return the list of sources at the end of a page."""
    notes = [f'<li id="zdroj-{one.id}">{source_html(one)}</li>' for one in sources]
    return f'<ol class="notes">{"".join(notes)}</ol>'
