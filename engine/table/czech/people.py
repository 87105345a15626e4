"""Who sits at the table: opponents with names, seats of bridge, roles of rules."""

from __future__ import annotations

from engine.table.czech.grammar import Case, Gender, Noun, declined

_FEMALE = "a y ě u ě ou y - ám y ách ami"
_MALE = "- a ovi a ovi em ové ů ům y ech y"


# In this order from the reader's left.
PEOPLE: tuple[Noun, ...] = (
    declined("f", "Alen", _FEMALE),
    declined("ma", "Bohouš", "- e ovi e ovi em ové ů ům e ích i"),
    declined("ma", "Cyril", _MALE),
    declined("f", "Dan", _FEMALE),
    declined("ma", "Emil", _MALE),
    declined("f", "Františk", "a y =Františce u =Františce ou y =František ám y ách ami"),
    declined("ma", "Gustav", _MALE),
    declined("f", "Han", _FEMALE),
    declined("ma", "Ivan", _MALE),
)

_POINT = "- u u - u em y ů ům y ech y"

# Seats of bridge by their letters; the reader is S.
COMPASS: dict[str, Noun] = {
    "N": declined("m", "Sever", _POINT),
    "E": declined("m", "Východ", _POINT),
    "S": declined("m", "Jih", "- u u - u em y ů ům y =Jizích y"),
    "W": declined("m", "Západ", _POINT),
}

_HE = "- e i e i em i ů ům e ích i"
_SOFT = "í ího ímu ího ím ím í ích ím í ích ími"
_HARD = "ý ého ému ého ém ým {} ých ým é ých ými"
_AK = "ák áka ákovi áka ákovi ákem áci áků ákům áky ácích áky"
_IK = "ík íka íkovi íka íkovi íkem íci íků íkům íky ících íky"
_PLAYER = declined("ma", "hráč", _HE)


def _player(stem: str, endings: str) -> Noun:
    """Return an adjective with hráč: „hlavní hráč“, „druhý hráč“."""
    first = declined("ma", stem, endings)
    forms = tuple(
        f"{form} {who}"
        for form, who in zip(
            (*first.singular, *first.plural), (*_PLAYER.singular, *_PLAYER.plural), strict=True
        )
    )
    return Noun("ma", forms[:6], forms[6:])


# Roles that examples and captions use instead of names; keys as in records.
ROLES: dict[str, Noun] = {
    "dealer": declined("ma", "rozdávajíc", _SOFT),
    "forehand": declined("ma", "před", _AK),
    "rearhand": declined("ma", "zad", _AK),
    "second": _player("druh", _HARD.format("=druzí")),
    "third": _player("třet", _SOFT),
    "fourth": _player("čtvrt", _HARD.format("í")),
    "fifth": _player("pát", _HARD.format("í")),
    "sixth": _player("šest", _HARD.format("í")),
    "seventh": _player("sedm", _HARD.format("í")),
    "eighth": _player("osm", _HARD.format("í")),
    "ninth": _player("devát", _HARD.format("í")),
    "declarer": _player("hlavn", _SOFT),
    "dummy": _player("tich", _HARD.format("=tiší")),
    "defender": declined("ma", "obránc", "e e i e i em i ů ům e ích i"),
    "partner": declined("ma", "spoluhráč", _HE),
    "opponent": declined("ma", "soupeř", _HE),
    "helper": declined("ma", "pomocn", _IK),
    "host": declined("ma", "hostitel", "- e i e i em é ů ům e ích i"),
    "guest": declined("ma", "host", "- a ovi a ovi em é ů ům y ech y"),
    "player": _PLAYER,
}


def person(place: int, case: Case = "nom") -> str:
    """Return an opponent's name: 0 is the neighbour on the reader's left, „Alena“."""
    return PEOPLE[place % len(PEOPLE)].one(case)


def person_gender(place: int) -> Gender:
    """Return the gender of an opponent's name."""
    return PEOPLE[place % len(PEOPLE)].gender


def compass(letter: str, case: Case = "nom") -> str:
    """Return a seat of bridge: „Západ“, „Jihu“."""
    return COMPASS[letter].one(case)


def role(key: str, case: Case = "nom") -> str:
    """Return a role: („dealer“, „gen“) is „rozdávajícího“; unknown keys raise KeyError."""
    return ROLES[key].one(case)
