"""The record of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from engine.params import Half
from engine.position import ROLES
from plugins.records.models.base import (
    LIST_OR_TEXT,
    Code,
    Codes,
    DeckId,
    FilledPlain,
    FilledProse,
    GameId,
    Id,
    Named,
    Paths,
    Plain,
    PlainLines,
    Prose,
    Record,
    Ref,
    Sentence,
    Short,
    Sources,
    Variants,
    codes,
)

CategoryId = Annotated[Id, Ref("category")]
ClauseId = Annotated[Id, Ref("clause")]
SeatName = Short
Amount = int | float


def _worth(value: Any) -> Any:
    if Half("", low=-1_000).check(value):
        raise ValueError("čeká se číslo, celé nebo s půlkou – napište 4, nebo 4.5")
    return value


Worth = Annotated[int | float, BeforeValidator(_worth)]
# `?` is a card whose face a seat doesn't know.
Seen = Annotated[list[Short], BeforeValidator(codes), WithJsonSchema(LIST_OR_TEXT)]


def _count(value: Any) -> Any:
    by_seat = value.values() if isinstance(value, dict) else [value]
    if not all(isinstance(one, int) and not isinstance(one, bool) for one in by_seat):
        raise ValueError("čeká se počet karet, nebo počty podle míst: {dealer: 5}")
    return value


def _over(value: Any) -> Any:
    seats = value if isinstance(value, list) else [value]
    if value is not False and not all(isinstance(one, str) for one in seats):
        raise ValueError("čeká se místo u stolu (dealer, forehand …), draw, nebo false")
    return value


_DECK_FOR = "Balíčky pro počty hráčů, při kterých se hraje s jinými kartami; klíčem je počet hráčů."
_COUNTS = {"type": "object", "additionalProperties": {"type": "integer"}}
Count = Annotated[
    Any, BeforeValidator(_count), WithJsonSchema({"anyOf": [{"type": "integer"}, _COUNTS]})
]
Over = Annotated[
    Any, BeforeValidator(_over), WithJsonSchema({"anyOf": [{"const": False}, LIST_OR_TEXT]})
]


class Line(Record):
    """A line of the receipt that an example expects."""

    seat: SeatName = Field(
        description="Komu se připisuje, nebo kdo platí: dealer, forehand, P0 …, pot je bank."
    )
    to: SeatName | None = Field(default=None, description="Komu se platí, u plateb.")
    account: Short | None = Field(
        default=None, description="Na který účet: money …; vynechá se u bodů."
    )
    amount: Amount = Field(description="Kolik bodů nebo žetonů, i záporně; u plateb kladně.")
    clause: ClauseId = Field(description="Id pravidla, které je dává.")


class Example(Record):
    """A position and what must follow from it."""

    id: Annotated[Id, Named("example", within=1)] = Field(
        description="Id příkladu, jedinečné v pravidle."
    )
    players: Annotated[int, Field(ge=1, le=len(ROLES))] | None = Field(
        default=None, description="Počet hráčů, není-li to ten výchozí."
    )
    seed: str | int | None = Field(default=None, description="Číslo rozdání.")
    given: dict[str, Any] = Field(
        default={}, description="Výchozí postavení: karty, trumfy, stav. Co chybí, se dolosuje."
    )
    moves: list[Short] = Field(default=[], description="Tahy, které se z něj zahrají: play KS.")
    in_: Variants | None = Field(
        default=None, alias="in", description="Varianty, ve kterých příklad platí."
    )
    not_in: Variants | None = Field(
        default=None, description="Varianty, ve kterých příklad neplatí."
    )
    legal: list[Short] | None = Field(
        default=None, description="Přesně tyto tahy nebo karty jsou dovolené."
    )
    allows: list[Short] | None = Field(
        default=None, description="Mezi dovolenými jsou aspoň tyto tahy nebo karty."
    )
    refused: dict[str, ClauseId] | None = Field(
        default=None, description="Nedovolený tah a id pravidla, které ho zakazuje."
    )
    picks: list[Codes] | None = Field(
        default=None, description="Všechny sady karet, které jde vybrat."
    )
    then: dict[str, Any] | None = Field(default=None, description="Co se po tazích změní.")
    sees: dict[str, dict[str, Seen]] | None = Field(
        default=None, description="Které karty vidí které místo: {forehand: {hand: [KS]}}."
    )
    counts: dict[str, Count] | None = Field(
        default=None, description="Kolik karet je kde: {talon: 11} nebo {hand: {dealer: 5}}."
    )
    winner: Code | None = Field(default=None, description="Karta, která bere zdvih.")
    score: dict[str, Amount] | None = Field(default=None, description="Stav bodů podle míst.")
    lines: list[Line] | None = Field(default=None, description="Řádky vyúčtování.")
    over: Over = Field(
        default=None, description="Kdo vyhrál (místo), draw při nerozhodném výsledku, nebo false."
    )
    invalid: Sentence | None = Field(
        default=None,
        description="Proč takové postavení nemůže nastat: celá věta, nebo několik vět.",
    )


class Clause(Record):
    """A numbered rule: its text, what enforces it, and its examples."""

    id: Annotated[Id, Named("clause")] = Field(
        description="Trvalé id pravidla; nikdy se nemění a znovu nepoužije."
    )
    title: FilledPlain | None = Field(
        default=None, description="Krátký název; jinak se bere první věta textu."
    )
    text: FilledProse = Field(
        description="Text pravidla, jedna věta na řádek. Čísla z parametrů se píší "
        "{{ cesta | tvar }}."
    )
    by: Paths = Field(
        default=[],
        description="Část hry, kterou pravidlo popisuje: tricks.duties.follow. Jedna, nebo seznam.",
    )
    unchecked: Plain | None = Field(
        default=None, description="Proč pravidlo nemá příklad (dějiny, zvyklosti)."
    )
    in_: Variants | None = Field(
        default=None, alias="in", description="Varianty, ve kterých pravidlo platí."
    )
    not_in: Variants | None = Field(
        default=None, description="Varianty, ve kterých pravidlo neplatí."
    )
    source: Annotated[Sources, Field(min_length=1)] = Field(
        description="Id zdroje ze sources.yaml, nebo jejich seznam."
    )
    examples: list[Example] = Field(default=[], description="Příklady: postavení a co z něj plyne.")


class Section(Record):
    """A part of the rules under one heading."""

    section: Plain = Field(description="Nadpis oddílu: Sehrávka.")
    clauses: list[Clause] = Field(description="Pravidla oddílu v pořadí výkladu.")


class Variant(Record):
    """A way to play the game; exactly one is in force."""

    id: Annotated[Id, Named("variant")] = Field(description="Id varianty, stane se adresou.")
    name: Plain = Field(description="Jméno varianty.")
    text: Prose = Field(description="V čem se liší.")
    source: Annotated[Sources, Field(min_length=1)] = Field(
        description="Id zdroje, nebo jejich seznam."
    )
    deck: DeckId | None = Field(
        default=None, description="Id balíčku, hraje-li se s jinými kartami než obvykle."
    )
    deck_for: dict[str, DeckId] = Field(default={}, description=_DECK_FOR)
    faces: DeckId | None = Field(
        default=None,
        description="Id balíčku, ze kterého jsou karty, hraje-li se týmiž pravidly; "
        "první zastupuje první, druhá druhou, podle pořadí v záznamech.",
    )
    set: dict[str, Any] = Field(
        default={},
        description="Které parametry mají jinou hodnotu: {match.to: 7}. Seznam se nahradí celý.",
    )


class Players(Record):
    """How many play."""

    min: Annotated[int, Field(ge=1, le=len(ROLES))] = Field(description="Nejmenší počet hráčů.")
    max: Annotated[int, Field(ge=1, le=len(ROLES))] = Field(
        description="Největší počet hráčů; víc než deset jich program neposadí."
    )
    default: Annotated[int, Field(ge=1, le=len(ROLES))] | None = Field(
        default=None, description="Počet, se kterým se hra otevře; jinak nejmenší."
    )


class Forms(Record):
    """The name of the game in a sentence."""

    gen: Plain = Field(description="2. pád bez předložky: bridže.")
    loc: Plain = Field(description="6. pád s předložkou: v bridži.")


class Change(Record):
    """A change of the rules in this record."""

    date: Short = Field(description="Den změny, RRRR-MM-DD.", pattern=r"^\d{4}-\d{2}-\d{2}$")
    what: Prose = Field(description="Co se změnilo a proč.")
    source: Sources | None = Field(default=None, description="Zdroj, který ke změně vedl.")


class Game(Record):
    """A game."""

    id: Id = Field(description="Id hry, stejné jako jméno souboru; stane se adresou.")
    name: Plain = Field(description="Jméno hry s velkým písmenem.")
    forms: Forms | None = Field(default=None, description="Tvary jména do vět.")
    aka: list[Plain] = Field(default=[], description="Další jména.")
    category: CategoryId = Field(description="Id druhu her z categories.yaml.")
    players: Players = Field(description="Počet hráčů.")
    seats: Literal["names", "compass"] = Field(
        default="names",
        description="Jak se říká soupeřům: jmény, nebo v bridži světovými stranami.",
    )
    deck: DeckId | None = Field(default=None, description="Id balíčku; desková hra ho nemá.")
    deck_for: dict[str, DeckId] = Field(default={}, description=_DECK_FOR)
    order: Codes | None = Field(
        default=None, description="Pořadí hodnot od nejvyšší, liší-li se od balíčku: K Q J A T."
    )
    values: dict[str, Worth] | None = Field(
        default=None,
        description="Bodové hodnoty karet, celá čísla nebo s půlkou; rest platí pro ostatní."
        " Hry s kombinacemi tu mají i je: sum, fifteen, pair, run, run_min.",
    )
    minutes: Annotated[list[int], Field(min_length=2, max_length=2)] = Field(
        description="Délka partie v minutách, od–do: [10, 15]."
    )
    difficulty: Annotated[int, Field(ge=1, le=5)] = Field(
        description="Náročnost: 1 pro děti, 2 snadná, 3 střední, 4 vyšší, 5 pro znalce."
    )
    max_moves: Annotated[int, Field(ge=1)] | None = Field(
        default=None, description="Kolik tahů má rozdání nejvýš."
    )
    max_deals: Annotated[int, Field(ge=1)] | None = Field(
        default=None, description="Kolik rozdání má partie nejvýš."
    )
    origin: Prose = Field(description="Původ hry, jedna nebo dvě věty.")
    summary: PlainLines = Field(description="Jedna nebo dvě věty do přehledu a pro vyhledávače.")
    goal: FilledProse | None = Field(default=None, description="O co ve hře jde.")
    wikipedia: Plain | None = Field(default=None, description="Název článku české Wikipedie.")
    related: list[GameId] = Field(default=[], description="Id příbuzných her.")
    phases: list[dict[str, Any]] = Field(
        default=[], description="Fáze hry v pořadí, jak je počítač hraje."
    )
    match: dict[str, Any] | None = Field(
        default=None, description="Jak se z rozdání skládá partie."
    )
    variants: list[Variant] = Field(default=[], description="Varianty; platí vždy právě jedna.")
    neutral: dict[str, Plain] = Field(
        default={}, description="Cesty, jejichž změna hru prokazatelně nemění, a proč."
    )
    rules: list[Section] = Field(description="Pravidla, jak je čte čtenář.")
    tips: list[Prose] = Field(default=[], description="Rady do hry.")
    history: list[Change] = Field(default=[], description="Změny pravidel v tomto záznamu.")
    sources: Annotated[list[Annotated[Id, Ref("source")]], Field(min_length=1)] = Field(
        description="Id zdrojů, ze kterých záznam čerpá."
    )

    def decks(self) -> list[str]:
        """Return the ids of all decks that the game is played with, the usual one first."""
        found = [self.deck, *self.deck_for.values()]
        for one in self.variants:
            found += [one.faces, one.deck, *one.deck_for.values()]
        return list(dict.fromkeys(deck for deck in found if deck is not None))

    def clauses(self) -> Iterator[Clause]:
        """Yield every clause in the record's order; the n-th is § n over all variants."""
        for section in self.rules:
            yield from section.clauses

    def clause(self, clause_id: str) -> Clause | None:
        """Return the clause with this id."""
        return next((clause for clause in self.clauses() if clause.id == clause_id), None)

    def variant(self, variant_id: str) -> Variant | None:
        """Return the variant with this id."""
        return next((one for one in self.variants if one.id == variant_id), None)


class Trial(Record):
    """A stand-alone file of examples for `hry try`."""

    game: GameId = Field(description="Id hry.")
    variant: Id | None = Field(default=None, description="Id varianty; jinak základní pravidla.")
    players: Annotated[int, Field(ge=1, le=len(ROLES))] | None = Field(
        default=None, description="Počet hráčů; jinak výchozí."
    )
    examples: list[Example] = Field(min_length=1, description="Příklady jako v záznamu hry.")
