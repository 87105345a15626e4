"""The small records that are lists: terms, categories, sources, common clauses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from plugins.records.models.base import Id, Named, Plain, Prose, Record, Ref, Sources

TermId = Annotated[Id, Ref("term")]
Url = Annotated[str, StringConstraints(pattern=r"^https?://[^\s<>\"]+$", max_length=400)]


class Term(Record):
    """An entry of the glossary."""

    id: Annotated[Id, Named("term")] = Field(description="Id hesla; odkazuje se slovnicek:id.")
    term: Plain = Field(description="Heslo: zdvih.")
    forms: list[Plain] = Field(default=[], description="Další tvary slova: zdvihu, zdvihy, zdvihů.")
    also: list[Plain] = Field(default=[], description="Synonyma, jen pro slovníček a hledání.")
    gender: Literal["m", "ma", "f", "n", "pl"] | None = Field(
        default=None, description="Rod: m, ma (mužský životný), f, n; pl je jen množné číslo."
    )
    text: Prose = Field(description="Výklad, jedna nebo dvě věty.")
    see: list[TermId] = Field(default=[], description="Id příbuzných hesel.")


class Category(Record):
    """A kind of games."""

    id: Annotated[Id, Named("category")] = Field(description="Id druhu: zdvihove.")
    name: Plain = Field(description="Jméno v množném čísle: Zdvihové hry.")
    text: Prose = Field(description="Čím se tyto hry vyznačují.")


class DeckFamily(Record):
    """A family of decks."""

    id: Annotated[Id, Named("family")] = Field(description="Id rodiny: taroky.")
    name: Plain = Field(description="Jméno v množném čísle: Taroky.")
    text: Prose = Field(description="Čím se tyto karty vyznačují, jedna nebo dvě věty.")


class Source(Record):
    """Where something is known from."""

    id: Annotated[Id, Named("source")] = Field(description="Id zdroje.")
    kind: Literal["book", "article", "encyclopedia", "web", "own"] = Field(
        description="book kniha, article článek, encyclopedia heslo, web stránka, own naše práce."
    )
    title: Plain = Field(description="Název.")
    author: Plain | None = Field(default=None, description="Autor nebo vydavatel.")
    published: Plain | None = Field(default=None, description="Kde a kdy vyšlo.")
    lang: Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")] = Field(
        default="cs", description="Jazyk zdroje."
    )
    url: Url | None = Field(default=None, description="Adresa; http:// jen tam, kde https:// není.")
    text: Plain | None = Field(default=None, description="Co se z něj bere a jak je spolehlivý.")


class CommonClause(Record):
    """A rule of every game, cited as 'obecné pravidlo'."""

    id: Annotated[Id, Named("clause")] = Field(description="Trvalé id pravidla.")
    title: Plain | None = Field(default=None, description="Krátký název; jinak první věta.")
    text: Prose = Field(description="Text pravidla, jedna věta na řádek.")
    unchecked: Plain = Field(description="Proč nemá vlastní příklad.")
    source: Annotated[Sources, Field(min_length=1)] = Field(description="Id zdroje.")
