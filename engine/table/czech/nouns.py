"""Nouns that are counted in rules, at the table and in lists of games."""

from __future__ import annotations

from engine.table.czech.grammar import (
    Amount,
    Case,
    Gender,
    Noun,
    declined,
    fold,
    quantity,
)
from engine.table.czech.numerals import in_words, word
from engine.table.czech.text import NBSP, number

_HARD = "- u u - u em y ů ům y ech y"  # bod
_BEAST = "- a ovi a ovi em i ů ům y ech y"  # slon
_WOMAN = "a y ě u ě ou y - ám y ách ami"  # hra
_SOFT = "e e i i i í e í ím e ích emi"  # partie


def _k(stem: str) -> str:
    """Return the endings of feminine nouns in -ka: čárka, čárce, čárek."""
    soft = f"={stem[:-1]}ce"
    return f"a y {soft} u {soft} ou y ={stem[:-1]}ek ám y ách ami"


def _group(stem: str) -> str:
    """Return the endings of dvojice, whose genitive plural has no ending."""
    return f"e e i i i í e ={stem} ím e ích emi"


# Key: the nominative without diacritics. Source: the tables „Counted nouns“ and „Cards in
# sentences“ of the vocabulary, completed by the usual declension.
_TABLE: tuple[tuple[Gender, str, str], ...] = (
    ("m", "bod", _HARD),
    ("f", "kart", "a y ě u ě ou y =karet ám y ách ami"),
    ("m", "zdvih", "- u u - u em y ů ům y =zdvizích y"),
    ("m", "trumf", _HARD),
    ("m", "tah", "- u u - u em y ů ům y =tazích y"),
    ("m", "pád", _HARD),
    ("m", "žeton", _HARD),
    ("m", "list", _HARD),
    ("m", "příklad", _HARD),
    ("m", "paragraf", _HARD),
    ("m", "vklad", _HARD),
    ("m", "díl", _HARD),
    ("m", "návrh", "- u u - u em y ů ům y =návrzích y"),
    ("m", "honér", _HARD),
    ("m", "zdroj", "- e i - i em e ů ům e ích i"),
    ("m", "robber", _HARD),
    ("m", "záznam", _HARD),
    ("m", "soubor", _HARD),
    ("m", "nález", _HARD),
    ("m", "poj", "em mu mu em mu mem my mů mům my mech my"),
    ("m", "balíč", "ek =balíčku ku ek ku kem ky ků kům ky =balíčcích ky"),
    ("m", "závaz", "ek ku ku ek ku kem ky ků kům ky =závazcích ky"),
    ("m", "výsled", "ek ku ku ek ku kem ky ků kům ky =výsledcích ky"),
    ("m", "řád", "ek ku ku ek ku kem ky ků kům ky =řádcích ky"),
    ("m", "trik", "- u u - u em y ů ům y =tricích y"),
    ("m", "tarok", "- u u - u em y ů ům y =tarocích y"),
    ("m", "pik", "- u u - u em y ů ům y =pikách y"),
    ("m", "tref", _HARD),
    ("ma", "hráč", "- e i e i em i ů ům e ích i"),
    ("ma", "spoluhráč", "- e i e i em i ů ům e ích i"),
    ("ma", "soupeř", "- e i e i em i ů ům e ích i"),
    ("ma", "obránc", "e e i e i em i ů ům e ích i"),
    ("ma", "král", "- e i e i em ové ů ům e ích i"),
    ("ma", "kluk", "- a ovi a ovi em =kluci ů ům y =klucích y"),
    ("ma", "svrš", "ek ka kovi ka kovi kem ky ků kům ky =svršcích ky"),
    ("ma", "spod", "ek ka kovi ka kovi kem ky ků kům ky =spodcích ky"),
    ("ma", "jezd", "ec ce ci ce ci cem ci ců cům ce cích ci"),
    ("ma", "kaval", "- a ovi a ovi em ové ů ům y ech y"),
    ("ma", "škýz", "- e ovi e ovi em ové ů ům e ích i"),
    ("ma", "mond", "- a ovi a ovi em ové ů ům y ech y"),
    ("ma", "pagát", "- a ovi a ovi em i ů ům y ech y"),
    ("ma", "žolík", "- a ovi a ovi em =žolíci ů ům y =žolících y"),
    ("ma", "kocour", "- a ovi a ovi em =kocouři ů ům y ech y"),
    ("ma", "jež", "ek ka kovi ka kovi kem ci ků kům ky cích ky"),
    *(("ma", stem, _BEAST) for stem in ("kohout", "medvěd", "čáp", "slon", "beran", "motýl")),
    ("ma", "šne", "k ka kovi ka kovi kem ci ků kům ky cích ky"),
    ("ma", "p", "es sa sovi sa sovi sem si sů sům sy sech sy"),
    ("ma", "tučňá", "k ka kovi ka kovi kem ci ků kům ky cích ky"),
    (
        "ma",
        "čern",
        "ý-Petr ého-Petra ému-Petrovi ého-Petra ém-Petrovi ým-Petrem"
        " í-Petrové ých-Petrů ým-Petrům é-Petry ých-Petrech ými-Petry",
    ),
    ("f", "barv", "a y ě u ě ou y =barev ám y ách ami"),
    ("f", "hr", "a y =hře u =hře ou y =her ám y ách ami"),
    ("f", "variant", _WOMAN),
    ("f", "minut", _WOMAN),
    ("f", "dám", "a y ě u ě ou y =dam ám y ách ami"),
    ("f", "hodnot", _WOMAN),
    ("f", "figur", "a y =figuře u =figuře ou y - ám y ách ami"),
    ("f", "stran", _WOMAN),
    ("f", "výměn", _WOMAN),
    ("f", "sad", _WOMAN),
    ("f", "sekund", _WOMAN),
    ("f", "hodin", _WOMAN),
    ("f", "sov", _WOMAN),
    ("f", "ryb", _WOMAN),
    ("f", "žáb", "a y ě u ě ou y =žab ám y ách ami"),
    ("f", "osm", "a y ě u ě ou y =osem ám y ách ami"),
    ("f", "sedm", "a y ě u ě ou y =sedem ám y ách ami"),
    ("f", "parti", _SOFT),
    ("f", "prémi", _SOFT),
    ("f", "dvojic", _group("dvojic")),
    ("f", "trojic", _group("trojic")),
    ("f", "čtveřic", _group("čtveřic")),
    *(
        ("f", stem, _k(stem))
        for stem in (
            *("čárk", "postupk", "hlášk", "nabídk", "hromádk", "ukázk", "jedničk", "dvojk"),
            *("trojk", "čtyřk", "pětk", "šestk", "sedmičk", "osmičk", "devítk", "desítk"),
            *("jednadvacítk", "sehrávk", "stránk", "lišk", "veverk"),
        )
    ),
    ("n", "es", "o a u o u em a - ům a ech y"),
    ("n", "kol", "o a u o =kole em a - ům a ech y"),
    ("n", "míst", "o a u o ě em a - ům a ech y"),
    ("n", "pravidl", "o a u o u em a =pravidel ům a ech y"),
    ("n", "kvartet", "o a u o u em a - ům a ech y"),
    ("n", "kár", "o a u o u em a - ům a ech y"),
    ("n", "srdc", "e e i e i em e í ím e ích i"),
    ("n", "rozdán", "í í í í í ím í í ím í ích ími"),
    ("n", "hlášen", "í í í í í ím í í ím í ích ími"),
    ("n", "ok", "o a u o u em =oči =očí =očím =oči =očích =očima"),
    ("f", "omluv", _WOMAN),
    (
        "f",
        "klíčov",
        "á-karta é-karty é-kartě ou-kartu é-kartě ou-kartou"
        " é-karty ých-karet ým-kartám é-karty ých-kartách ými-kartami",
    ),
    (
        "m",
        "trestn",
        "ý-bod ého-bodu ému-bodu ý-bod ém-bodu ým-bodem"
        " é-body ých-bodů ým-bodům é-body ých-bodech ými-body",
    ),
)


def _spaced(noun: Noun) -> Noun:
    """Turn the hyphens that keep two-word nouns together in the table into spaces."""
    return Noun(
        noun.gender,
        tuple(form.replace("-", " ") for form in noun.singular),
        tuple(form.replace("-", " ") for form in noun.plural),
    )


NOUNS: dict[str, Noun] = {}
for _gender, _stem, _endings in _TABLE:
    _noun = declined(_gender, _stem, _endings)
    NOUNS[fold(_noun.one())] = _spaced(_noun)


def known_noun(name: str) -> Noun | None:
    """Return a noun of the vocabulary, None for any other name."""
    return NOUNS.get(fold(name).replace(" ", "-"))


def noun(name: str) -> Noun:
    """Return a noun by its nominative, with or without diacritics: „hráč“, `hrac`.

    Raises:
        KeyError: the noun isn't in the table.
    """
    return NOUNS[fold(name).replace(" ", "-")]


_MEN = ("sluha", "rádža")  # in -a like women


def gender_of(name: str) -> Gender:
    """Return the gender of a noun: of one that is counted, else what its ending tells."""
    known = known_noun(name)
    if known:
        return known.gender
    last = name.split()[-1]
    if last in _MEN:
        return "ma"
    return "f" if last[-1] == "a" else "n" if last[-1] == "o" else "m"


def agreed(amount: Amount, name: str, case: Case = "nom") -> str:
    """Return a noun as it stands after an amount, without the amount: „bodů“ for 5."""
    found = noun(name)
    kind = quantity(amount)
    if kind == "part":
        return found.one("gen")
    if kind == "one":
        return found.one(case)
    if kind == "many" and case in ("nom", "acc"):
        return found.more("gen")
    return found.more(case)


def count(amount: Amount, name: str, case: Case = "nom", *, words: bool = False) -> str:
    """Return an amount with its noun: „2 karty“, „do 5 bodů“, „2–4 hráči“, „4,5 bodu“.

    Args:
        amount: a number or a range (low, high); negative numbers get a true minus.
        name: the noun's nominative, with or without diacritics.
        case: the case the sentence asks for: `gen` after do, z, od, bez; `dat` after k;
            `acc` after pro, o, za; `loc` after po, v; `ins` after s.
        words: write the number as a word where `in_words` can („tři zdvihy“).
    """
    if words and not isinstance(amount, tuple) and in_words(amount):
        gender = noun(name).gender
        return f"{word(int(amount), gender, case)} {agreed(amount, name, case)}"
    return f"{number(amount)}{NBSP}{agreed(amount, name, case)}"
