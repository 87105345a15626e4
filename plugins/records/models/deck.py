"""The record of a deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints

from engine.table.czech import adjective, gender_of
from engine.table.czech.cards import SUITS
from plugins.records.models.base import (
    Code,
    DeckId,
    Distinct,
    Id,
    Named,
    Plain,
    PlainLines,
    Prose,
    Record,
    Ref,
    Sources,
)

Certainty = Literal["certain", "high", "probable", "uncertain", "unknown"]
Area = Literal["evropa", "predni-vychod", "indie", "cina", "vietnam", "korea", "japonsko"]
Shape = Literal["card", "round", "tile", "strip"]
Ink = Literal["black", "red", "green", "blue", "gold", "brown", "purple", "orange"]
FamilyId = Annotated[Id, Ref("family")]
CodePoint = Annotated[str, StringConstraints(pattern=r"^U\+[0-9A-F]{4,5}$")]
SuitCode = Annotated[str, StringConstraints(pattern=r"^[A-Z0-9]$")]
Adjective = Annotated[str, StringConstraints(pattern=r"^\S+ý$")]
Copies = Annotated[int, Field(ge=0, le=200)]
Glyph = Annotated[Plain, Field(max_length=4)]  # more of them can't be read on a card
MOST_NUMBERS = 300  # cards in a row


def rising(value: list[int]) -> list[int]:
    """Refuse a row that doesn't run upwards, or has more cards than any pack needs."""
    first, last = value
    if first >= last:
        raise ValueError("řada má jít od menšího čísla k většímu – napište třeba numbers: [1, 21]")
    if last - first >= MOST_NUMBERS:
        raise ValueError(
            f"řada má {last - first + 1} karet, dovoleno je {MOST_NUMBERS} – zkraťte ji"
        )
    return value


Numbers = Annotated[
    list[Annotated[int, Field(ge=1, le=999)]],
    Field(min_length=2, max_length=2),
    AfterValidator(rising),
]


class Native(Record):
    """A name in the language of the deck's country."""

    lang: Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Za-z]{2,8})*$")] = Field(
        description="Značka jazyka podle BCP 47: fr, de, en, de-CH, ja …"
    )
    name: Plain = Field(description="Jméno v tomto jazyce.")


class Suit(Record):
    """A suit."""

    id: Annotated[Id, Named("suit")] = Field(description="Id barvy, třeba piky.")
    code: SuitCode = Field(description="Jedno písmeno nebo číslice na konci kódu karty: S v KS.")
    name: Plain = Field(description="České jméno barvy.")
    aka: list[Plain] = Field(default=[], description="Další česká jména.")
    adjective: Adjective | None = Field(
        default=None, description="Mužský tvar přídavného jména do jmen karet: mincový."
    )
    native: list[Native] = Field(default=[], description="Jména v jiných jazycích.")
    sign: Plain | None = Field(default=None, description="Znak barvy, je-li v Unicode: ♠.")
    unicode: CodePoint | None = Field(default=None, description="Kód znaku barvy: U+2660.")
    approximate: bool = Field(default=False, description="Znak je jen přibližný.")
    symbol: Id | None = Field(
        default=None,
        description="Jméno kresby v site_theme/symbols/, liší-li se od id barvy.",
    )
    ink: Ink | None = Field(
        default=None,
        description="Barva kresby; francouzským a německým barvám ji dává styl stránky.",
    )
    cards_from: CodePoint | None = Field(
        default=None,
        description="Začátek řady celých karet v Unicode (U+1F0A0); místo udává slot hodnoty.",
    )
    colour: Plain | None = Field(default=None, description="Barva tisku slovy: červená.")
    look: Plain | None = Field(default=None, description="Jak znak vypadá, pro kreslení.")
    ranks: Distinct | None = Field(
        default=None,
        description="Vlastní hodnoty barvy od nejvyšší, liší-li se od hodnot balíčku "
        "výběrem nebo pořadím.",
    )
    names: dict[Code, Plain] = Field(
        default={}, description="Vlastní jména karet této barvy podle kódu hodnoty."
    )

    @property
    def stem(self) -> str:
        """The stem of its adjective, from the record or the engine's vocabulary; '' for none."""
        if self.adjective:
            return self.adjective.removesuffix("ý")
        return SUITS[self.id].stem if self.id in SUITS else ""


class Rank(Record):
    """A rank, printed in every suit that doesn't say otherwise."""

    code: Code = Field(description="Kód hodnoty na začátku kódu karty; desítka je T.")
    id: Annotated[Id, Named("rank")] = Field(description="Id hodnoty: kral, 7.")
    name: Plain = Field(description="České jméno: král, sedmička.")
    aka: list[Plain] = Field(default=[], description="Další česká jména.")
    native: list[Native] = Field(default=[], description="Jména v jiných jazycích.")
    index: Plain | None = Field(default=None, description="Označení v rohu; vynechá se, když není.")
    glyph: Glyph | None = Field(
        default=None, description="Písmo, které je na kartě místo obrazu: 將."
    )
    slot: Annotated[int, Field(ge=0, le=15)] | None = Field(
        default=None, description="Místo v řadě celých karet v Unicode."
    )
    copies: Copies | None = Field(
        default=None, description="Kolikrát je v každé barvě, liší-li se od balíčku."
    )


class Suitless(Record):
    """A card without a suit, or a numbered row of them."""

    code: Code = Field(description="Kód karty: JOKER; u číslované řady jeho začátek: T.")
    id: Annotated[Id, Named("rank")] = Field(description="Id karty: zolik.")
    name: Plain = Field(description="České jméno; v číslované řadě stojí {n} místo čísla.")
    aka: list[Plain] = Field(default=[], description="Další česká jména.")
    native: list[Native] = Field(default=[], description="Jména v jiných jazycích.")
    index: Plain | None = Field(default=None, description="Označení v rohu; {n} je číslo.")
    glyph: Glyph | None = Field(
        default=None, description="Písmo, které je na kartě místo obrazu: 東."
    )
    symbol: Id | None = Field(
        default=None, description="Jméno kresby v site_theme/symbols/, má-li karta obraz."
    )
    ink: Ink | None = Field(default=None, description="Barva kresby; jinak černá.")
    group: Plain | None = Field(
        default=None, description="Jak se říká jí a jí podobným, množným číslem: větry."
    )
    unicode: list[CodePoint] = Field(default=[], description="Kódy celé karty v Unicode.")
    approximate: bool = Field(default=False, description="Znak Unicode je jen přibližný.")
    numbers: Numbers | None = Field(
        default=None, description="První a poslední číslo řady: [1, 21] dá T1 až T21."
    )
    copies: Copies = Field(
        default=1, description="Kolikrát je v balíčku; 0 znamená, že je jen v odvozených."
    )


class Sorting(Record):
    """An example of an order: a few cards and how they go, a test and a demo at once."""

    id: Annotated[Id, Named("example", within=1)] = Field(description="Id příkladu v pořadí.")
    cards: Distinct = Field(description="Karty, jak leží na stole, třeba 7S KS AS.")
    sorted: Distinct = Field(description="Tytéž karty od nejvyšší.")
    equal: bool = Field(default=False, description="Karty jsou si rovny, ani jedna není vyšší.")


class Order(Record):
    """A clause that says which card is higher; just one of ranks, cards and suits, or none."""

    id: Annotated[Id, Named("order")] = Field(description="Id pořadí.")
    name: Plain = Field(description="Jméno pořadí: eso nejnižší.")
    usual: bool = Field(
        default=False, description="Pořadí balíčku samého; jinak platí jen v některých hrách."
    )
    ranks: Distinct | None = Field(
        default=None,
        description="Hodnoty od nejvyšší; bez nich, karet a barev platí hodnoty balíčku.",
    )
    within: Distinct | None = Field(
        default=None, description="Kódy barev, ve kterých pořadí hodnot platí; jinak ve všech."
    )
    cards: Distinct | None = Field(default=None, description="Celé karty od nejvyšší: T21 T20.")
    suits: Distinct | None = Field(default=None, description="Barvy od nejvyšší.")
    equal: list[Distinct] = Field(
        default=[], description="Skupiny hodnot nebo karet pořadí, které jsou si rovny."
    )
    text: Prose | None = Field(default=None, description="Kde a proč platí.")
    source: Sources = Field(description="Odkud to víme.")
    examples: list[Sorting] = Field(default=[], description="Příklady, zkoušky i ukázky.")


class Derived(Record):
    """How a deck is made from another."""

    from_: DeckId = Field(alias="from", description="Id výchozího balíčku.")
    suits: Distinct | None = Field(
        default=None, description="Kódy barev, které zůstanou, ve svém pořadí; jinak všechny."
    )
    ranks: Distinct | None = Field(
        default=None,
        description="Kódy hodnot, které zůstanou, od nejvyšší; smí v nich být i vlastní hodnoty "
        "tohoto záznamu.",
    )
    packs: Annotated[int, Field(ge=1, le=8)] = Field(
        default=1, description="Z kolika výchozích balíčků se skládá."
    )
    alternating: bool = Field(
        default=False,
        description="Balíčky se střídají: rozdává se vždy jen z jednoho, druhý se míchá.",
    )


class Lineage(Record):
    """Where a deck comes from."""

    parent: DeckId | None = Field(default=None, description="Id předka, má-li tu záznam.")
    name: Plain | None = Field(default=None, description="Jméno předka bez vlastního záznamu.")
    relation: Literal["parent", "sister"] = Field(
        default="parent", description="parent: předek; sister: sesterský balíček."
    )
    certainty: Certainty = Field(description="Jak jisté to je.")
    text: Plain | None = Field(default=None, description="Co o tom víme, jednou větou.")
    source: Sources = Field(description="Odkud to víme.")


@dataclass(frozen=True)
class Face:
    """A card as it looks; copies are the same face."""

    code: str
    suit: Suit | None
    rank: Rank | None
    suitless: Suitless | None
    number: int | None  # in a numbered row of suitless cards
    copies: int

    @property
    def name(self) -> str:
        """The Czech name of the rank or of the suitless card."""
        if self.suit and self.rank:
            return self.suit.names.get(self.rank.code, self.rank.name)
        return self._numbered(self.suitless.name) if self.suitless else self.code

    @property
    def title(self) -> str:
        """The Czech name with the suit: srdcové eso, mincový král, král – koruna."""
        if self.suit is None:
            return self.name
        if self.suit.stem:
            return f"{adjective(self.suit.stem, gender_of(self.name))} {self.name}"
        return f"{self.name} – {self.suit.name}"

    @property
    def index(self) -> str:
        """What is printed in the corner, '' for nothing."""
        card = self.rank or self.suitless
        return self._numbered(card.index or "") if card else ""

    @property
    def unicode(self) -> str | None:
        """The code point of the whole card, where Unicode has one."""
        if self.suit and self.rank:
            if self.suit.cards_from is None or self.rank.slot is None:
                return None
            return f"U+{int(self.suit.cards_from[2:], 16) + self.rank.slot:04X}"
        return next(iter(self.suitless.unicode), None) if self.suitless else None

    def _numbered(self, text: str) -> str:
        return text.replace("{n}", str(self.number)) if self.number is not None else text


class Deck(Record):
    """A deck. In `Site.decks` a derived deck carries the suits and ranks of its parent."""

    id: Id = Field(description="Id balíčku, stejné jako jméno souboru; stane se adresou.")
    name: Plain = Field(description="České jméno: Francouzské karty – 52 listů.")
    aka: list[Plain] = Field(default=[], description="Další jména.")
    native: list[Native] = Field(default=[], description="Jména v jiných jazycích.")
    use: Literal["play", "optional", "reference"] = Field(
        default="play",
        description="play: hraje se s ním; optional: dá se; reference: jen výklad.",
    )
    total: Annotated[int, Field(ge=1, le=2000)] | None = Field(
        default=None, description="Počet karet; počítá se a porovná. Neznámý se vynechá."
    )
    certainty: Certainty = Field(description="Jak jisté je složení.")
    family: FamilyId | None = Field(
        default=None, description="Id rodiny z families.yaml; odvozený balíček ji dědí."
    )
    area: Area | None = Field(
        default=None, description="Část světa do rejstříku; odvozený balíček ji dědí."
    )
    shape: Shape | None = Field(
        default=None,
        description="Tvar: card obdélník (jinak), round kolečko, tile kámen, strip úzký proužek.",
    )
    region: Plain | None = Field(default=None, description="Kde se užívá.")
    period: Plain | None = Field(default=None, description="Odkdy dokdy.")
    summary: PlainLines = Field(description="Jedna věta do přehledu.")
    history: Prose | None = Field(default=None, description="Původ a vývoj, dvě až tři věty.")
    derived: Derived | None = Field(default=None, description="Z čeho a jak je balíček odvozený.")
    suit_first: bool = Field(
        default=False, description="Kód karty začíná barvou, třeba 1A; jinak barvou končí."
    )
    suits_are: Literal["kvarteto", "mesic"] | None = Field(
        default=None, description="Čím jsou barvy, říká-li se jim na stránce jinak než barvy."
    )
    suits: list[Suit] = Field(default=[], description="Barvy; u odvozeného jen ty, které přibyly.")
    ranks: list[Rank] = Field(
        default=[], description="Hodnoty od nejvyšší; u odvozeného jen ty, které přibyly."
    )
    suitless: list[Suitless] = Field(default=[], description="Karty bez barvy, od nejvyšší.")
    copies: Annotated[int, Field(ge=1, le=200)] = Field(
        default=1, description="Kolikrát je v balíčku každá karta s barvou."
    )
    counts: dict[Code, Copies] = Field(
        default={},
        description="Počet kusů jednotlivých karet, hodnot nebo karet bez barvy, kde je jiný.",
    )
    orders: list[Order] = Field(default=[], description="Pořadí, která mají některé hry.")
    lineage: list[Lineage] = Field(default=[], description="Předkové a sesterské balíčky.")
    doubts: list[Prose] = Field(default=[], description="Co není jisté.")
    corrections: list[Prose] = Field(
        default=[], description="Časté omyly: co se o balíčku píše mylně a jak je to doopravdy."
    )
    wikipedia: Plain | None = Field(default=None, description="Název článku české Wikipedie.")
    sources: Annotated[Sources, Field(min_length=1)] = Field(description="Zdroje záznamu.")

    @property
    def derived_from(self) -> str | None:
        """Id of the deck that this one is derived from."""
        return self.derived.from_ if self.derived else None

    @property
    def alternating(self) -> bool:
        """Whether the packs are used in turn, so that a deal is one of them."""
        return self.derived is not None and self.derived.alternating

    def faces(self) -> Iterator[Face]:
        """Yield every face that the deck has, suit by suit, suitless ones last."""
        return (face for face in self._printed() if face.copies)

    def _printed(self) -> Iterator[Face]:
        by_code = {rank.code: rank for rank in self.ranks}
        for suit in self.suits:
            own = suit.ranks if suit.ranks is not None else list(by_code)
            for rank in (by_code[code] for code in own if code in by_code):
                yield self._suited(suit, rank)
        for card in self.suitless:
            for number in _numbers(card):
                yield self._suitless(card, number)

    def code_of(self, suit: Suit, rank: Rank) -> str:
        """Return the code of a card with a suit."""
        return suit.code + rank.code if self.suit_first else rank.code + suit.code

    def codes(self) -> list[str]:
        """Return the code of every card of one deal, copies after each other."""
        share = self.derived.packs if self.derived and self.derived.alternating else 1
        return [face.code for face in self.faces() for _ in range(face.copies // share)]

    def computed_total(self) -> int:
        """Return the number of cards as the lists give it."""
        return sum(face.copies for face in self.faces())

    def _suited(self, suit: Suit, rank: Rank) -> Face:
        code = self.code_of(suit, rank)
        usual = self.copies if rank.copies is None else rank.copies
        count = self.counts.get(code, self.counts.get(rank.code, usual))
        return Face(code, suit, rank, None, None, count)

    def _suitless(self, card: Suitless, number: int | None) -> Face:
        code = card.code if number is None else f"{card.code}{number}"
        count = self.counts.get(code, self.counts.get(card.code, card.copies))
        return Face(code, None, None, card, number, count)

    def having(self, **changes: object) -> Self:
        """Return the deck with some fields replaced; they are not validated again."""
        return self.model_copy(update=changes)


def unnumbered(text: str) -> str:
    """Return what a numbered row is called, without the place of its number: čtecí karta."""
    return re.sub(r"\{n\}\.?", "", text).strip()


def _numbers(card: Suitless) -> list[int | None]:
    if card.numbers is None:
        return [None]
    first, last = card.numbers
    return list(range(first, last + 1))
