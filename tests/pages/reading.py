"""A page as a flat list of elements, which is all that these tests ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
UNREAD = {"script", "style", "title", "code", "pre"}


@dataclass
class Element:
    """A tag with its attributes and all the text inside it."""

    tag: str
    attributes: dict[str, str]
    inside: tuple[str, ...]  # the tags around it
    text: str = ""

    def __getitem__(self, name: str) -> str:
        return self.attributes.get(name, "")

    @property
    def classes(self) -> list[str]:
        return self["class"].split()


@dataclass
class Document:
    """A page."""

    source: str
    elements: list[Element] = field(default_factory=list)
    unclosed: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def all(self, tag: str) -> list[Element]:
        return [one for one in self.elements if one.tag == tag]

    def having(self, attribute: str) -> list[Element]:
        return [one for one in self.elements if attribute in one.attributes]

    def of_class(self, name: str) -> list[Element]:
        return [one for one in self.elements if name in one.classes]

    def one(self, tag: str) -> Element:
        (found,) = self.all(tag)
        return found

    @property
    def ids(self) -> list[str]:
        """What can be linked to: a template is no part of the page until it is used."""
        return [one["id"] for one in self.having("id") if "template" not in one.inside]


class _Reader(HTMLParser):
    def __init__(self, document: Document) -> None:
        super().__init__(convert_charrefs=True)
        self.document = document
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        around = tuple(one.tag for one in self.open)
        element = Element(tag, {name: value or "" for name, value in attrs}, around)
        self.document.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1].tag != tag:
            self.document.unclosed.append(tag)
        else:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data
        if not any(element.tag in UNREAD for element in self.open):
            self.document.texts.append(data)


def read(file: Path) -> Document:
    """Read a page."""
    document = Document(file.read_text("utf-8"))
    reader = _Reader(document)
    reader.feed(document.source)
    reader.close()
    document.unclosed += [element.tag for element in reader.open]
    return document
