"""The texts of records: placeholders, plain text of Markdown, the first sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

_PLACEHOLDER = re.compile(r"\{\{([^{}]*)\}\}")
_LINK = re.compile(r"\[([^\]\[]*)\]\(([^()\s]*)\)")
_END = re.compile(r"[.!?…](?=[“)*_]*\s+[„(*_]*[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ♠♥♦♣0-9])")
_NEXT = re.compile(
    r"(?:\.[“)]*|[!?]\)?)\s+(?=[„(]*[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ][^\W\d_]*[a-záčďéěíňóřšťúůýž])"
)
# A number, an initial, a card, or a word that is written short before a name.
_SHORTENED = re.compile(
    r"(?:\d|\b\w|[♠♥♦♣]\w+|\b(?:sv|dr|mj|tzv|např|popř|případ|event|angl|fr|franc|něm|ital|lat|špan"
    r"|maď|pol|rus|srov|viz|kap|odd|obr|tab|hl|vyd|nakl|mistr|prof|ing))\.$"
)
_ABBREVIATIONS = ("apod.", "atd.", "např.", "tj.", "tzv.", "resp.", "č.", "čl.", "str.", "tzn.")


class Placeholder(NamedTuple):
    """A `{{ path | form }}` in a text."""

    path: str
    form: str  # '' for the bare value
    row: int  # row of the text, from 0


def placeholders(text: str) -> Iterator[Placeholder]:
    """Yield the placeholders of a text."""
    for match in _PLACEHOLDER.finditer(text):
        path, _, form = match.group(1).partition("|")
        yield Placeholder(path.strip(), form.strip(), text.count("\n", 0, match.start()))


def fill(text: str, value: Callable[[str, str], str]) -> str:
    """Replace each placeholder by what `value(path, form)` says."""

    def replaced(match: re.Match[str]) -> str:
        path, _, form = match.group(1).partition("|")
        return value(path.strip(), form.strip())

    return _PLACEHOLDER.sub(replaced, text)


def without_placeholders(text: str) -> str:
    """Return the text as it was typed, its placeholders and the targets of links left out."""
    return _LINK.sub(r"\1", _PLACEHOLDER.sub(" ", text))


def links(line: str) -> list[str]:
    """Return the target of every Markdown link of a line."""
    return [match.group(2) for match in _LINK.finditer(line)]


def plain(markdown: str) -> str:
    """Return Markdown as plain text on one line."""
    text = _LINK.sub(r"\1", markdown)
    text = re.sub(r"^\s*(?:[-*+]|\d+\.)\s+", "", text, flags=re.MULTILINE)
    text = re.sub(r"(\*\*|__)(.+?)\1", r"\2", text)
    text = re.sub(r"(?<!\w)([*_])(.+?)\1(?!\w)", r"\2", text)
    return re.sub(r"[ \n\t]+", " ", text).strip()  # non-breaking spaces stay


def second_sentence(line: str) -> str:
    """Return what follows the first sentence of a line, '' when nothing does.

    Sure rather than complete: a row of a table, an abbreviation, a number or an initial before
    the full stop, or a closing quotation mark after ! and ? may all go on in one sentence.
    """
    if line.lstrip().startswith("|"):
        return ""
    text = plain(line)
    for match in _NEXT.finditer(text):
        head = text[: match.start() + 1]
        if not head.endswith(_ABBREVIATIONS) and not _SHORTENED.search(head):
            return text[match.end() :]
    return ""


def first_sentence(markdown: str) -> str:
    """Return the first sentence as plain text without its full stop.

    Prose has one sentence a line, so the first line is looked at; a line with more than one
    sentence is cut at the first full stop that is followed by a capital.
    """
    line = next((line for line in markdown.split("\n") if line.strip()), "")
    text = plain(line)
    for match in _END.finditer(text):
        head = text[: match.end()]
        if not head.endswith(_ABBREVIATIONS) and not re.search(r"\d\.$", head):
            text = head
            break
    return text.removesuffix(".")
