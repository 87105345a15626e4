"""Czech of the page: every shape that numbers, cards, people and sentences take."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.table import czech
from engine.table.czech import count, numerals_in, typo
from engine.table.czech.grammar import CASES

SP = czech.NBSP

# --- counted nouns -------------------------------------------------------------------------

NOMINATIVES = [
    (0, "0 bodů", "0 karet", "0 zdvihů", "0 hráčů"),
    (1, "1 bod", "1 karta", "1 zdvih", "1 hráč"),
    (2, "2 body", "2 karty", "2 zdvihy", "2 hráči"),
    (3, "3 body", "3 karty", "3 zdvihy", "3 hráči"),
    (4, "4 body", "4 karty", "4 zdvihy", "4 hráči"),
    (5, "5 bodů", "5 karet", "5 zdvihů", "5 hráčů"),
    (11, "11 bodů", "11 karet", "11 zdvihů", "11 hráčů"),
    (12, "12 bodů", "12 karet", "12 zdvihů", "12 hráčů"),
    (21, "21 bodů", "21 karet", "21 zdvihů", "21 hráčů"),
    (22, "22 bodů", "22 karet", "22 zdvihů", "22 hráčů"),
    (25, "25 bodů", "25 karet", "25 zdvihů", "25 hráčů"),
    (101, "101 bodů", "101 karet", "101 zdvihů", "101 hráčů"),
    (102, "102 bodů", "102 karet", "102 zdvihů", "102 hráčů"),
    (121, "121 bodů", "121 karet", "121 zdvihů", "121 hráčů"),
    (0.5, "0,5 bodu", "0,5 karty", "0,5 zdvihu", "0,5 hráče"),
    (1.5, "1,5 bodu", "1,5 karty", "1,5 zdvihu", "1,5 hráče"),
    (4.5, "4,5 bodu", "4,5 karty", "4,5 zdvihu", "4,5 hráče"),
    (4.0, "4 body", "4 karty", "4 zdvihy", "4 hráči"),
    (-1, "−1 bod", "−1 karta", "−1 zdvih", "−1 hráč"),
    (-3, "−3 body", "−3 karty", "−3 zdvihy", "−3 hráči"),
    (-5, "−5 bodů", "−5 karet", "−5 zdvihů", "−5 hráčů"),
    (1000, "1 000 bodů", "1 000 karet", "1 000 zdvihů", "1 000 hráčů"),
]


@pytest.mark.parametrize(("amount", "body", "karty", "zdvihy", "hraci"), NOMINATIVES)
def test_counted_nouns_agree_with_their_number(amount, body, karty, zdvihy, hraci):
    expected = [body, karty, zdvihy, hraci]

    actual = [count(amount, name) for name in ("bod", "karta", "zdvih", "hráč")]

    assert [text.replace(" ", SP) for text in expected] == actual


@pytest.mark.parametrize(
    ("amount", "name", "case", "expected"),
    [
        (1, "karta", "acc", "1 kartu"),
        (2, "karta", "acc", "2 karty"),
        (5, "karta", "acc", "5 karet"),
        (1, "hráč", "acc", "1 hráče"),
        (4, "hráč", "acc", "4 hráče"),
        (5, "hráč", "acc", "5 hráčů"),
        (1, "soupeř", "acc", "1 soupeře"),
        (3, "obránce", "acc", "3 obránce"),
        (1, "bod", "gen", "1 bodu"),
        (2, "bod", "gen", "2 bodů"),
        (5, "bod", "gen", "5 bodů"),
        (52, "karta", "gen", "52 karet"),
        (1, "karta", "loc", "1 kartě"),
        (3, "karta", "loc", "3 kartách"),
        (5, "karta", "loc", "5 kartách"),
        (2, "hráč", "loc", "2 hráčích"),
        (1, "karta", "ins", "1 kartou"),
        (3, "karta", "ins", "3 kartami"),
        (21, "karta", "ins", "21 kartami"),
        (5, "bod", "dat", "5 bodům"),
        (3, "zdvih", "loc", "3 zdvizích"),
        (4.5, "bod", "ins", "4,5 bodu"),
        (1, "král", "acc", "1 krále"),
        (2, "král", "nom", "2 králové"),
        (4, "král", "nom", "4 králové"),
        (2, "král", "acc", "2 krále"),
        (3, "kluk", "nom", "3 kluci"),
        (3, "kluk", "acc", "3 kluky"),
        (4, "eso", "nom", "4 esa"),
        (5, "eso", "nom", "5 es"),
        (5, "dáma", "nom", "5 dam"),
        (5, "svršek", "nom", "5 svršků"),
        (5, "desítka", "nom", "5 desítek"),
        (5, "osmička", "nom", "5 osmiček"),
        (5, "osma", "nom", "5 osem"),
        (5, "sedma", "nom", "5 sedem"),
        (5, "pik", "nom", "5 piků"),
        (2, "káro", "nom", "2 kára"),
        (5, "káro", "nom", "5 kár"),
        (5, "srdce", "nom", "5 srdcí"),
        (2, "tref", "nom", "2 trefy"),
        (5, "partie", "nom", "5 partií"),
        (2, "rozdání", "nom", "2 rozdání"),
        (5, "dvojice", "nom", "5 dvojic"),
        (5, "hra", "nom", "5 her"),
        (3, "hra", "loc", "3 hrách"),
        (5, "barva", "nom", "5 barev"),
        (5, "čárka", "nom", "5 čárek"),
        (5, "nabídka", "nom", "5 nabídek"),
        (5, "pravidlo", "nom", "5 pravidel"),
        (5, "kvarteto", "nom", "5 kvartet"),
        (5, "závazek", "nom", "5 závazků"),
        (5, "oko", "nom", "5 očí"),
        (15, "minuta", "nom", "15 minut"),
        (1, "klíčová karta", "acc", "1 klíčovou kartu"),
        (3, "klíčová karta", "nom", "3 klíčové karty"),
        (5, "klicova-karta", "nom", "5 klíčových karet"),
        (5, "trestný bod", "nom", "5 trestných bodů"),
    ],
)
def test_counted_nouns_know_their_cases(amount, name, case, expected):
    number, *noun = expected.split(" ")

    assert number + SP + " ".join(noun) == count(amount, name, case)


@pytest.mark.parametrize(
    ("range_", "expected"),
    [
        ((2, 4), "2–4 hráči"),
        ((3, 6), "3–6 hráčů"),
        ((2, 2), "2 hráči"),
        ((1, 1), "1 hráč"),
    ],
)
def test_a_range_follows_its_last_number(range_, expected):
    assert expected.replace(" ", SP) == count(range_, "hráč")


def test_numbers_can_be_written_as_words():
    assert "tři zdvihy" == count(3, "zdvih", words=True)
    assert "dvě karty" == count(2, "karta", words=True)
    assert "dvou kartách" == count(2, "karta", "loc", words=True)
    assert "pěti bodů" == count(5, "bod", "gen", words=True)
    assert "jednoho hráče" == count(1, "hráč", "acc", words=True)
    assert "dvacet dva karet" == count(22, "karta", words=True)
    assert f"4,5{SP}bodu" == count(4.5, "bod", words=True)


@pytest.mark.parametrize(
    ("amount", "expected"), [(0, "zbývá"), (1, "zbývá"), (2, "zbývají"), (4, "zbývají"),
                             (5, "zbývá"), (22, "zbývá"), (4.5, "zbývá"), ((2, 4), "zbývají")]
)  # fmt: skip
def test_verbs_agree_with_the_number(amount, expected):
    assert expected == czech.agree(amount, "zbývá", "zbývají")


def test_an_unknown_noun_is_an_error():
    with pytest.raises(KeyError):
        count(2, "sloník")


def test_every_noun_has_twelve_forms_and_its_own_key():
    for key, noun in czech.NOUNS.items():
        assert (6, 6) == (len(noun.singular), len(noun.plural)), key
        assert key.replace("-", " ") == czech.fold(noun.one())
        assert all(noun.singular + noun.plural), key
        assert not any(mark in form for form in noun.singular + noun.plural for mark in "-=")


# --- numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (0, "0"),
        (-0.0, "0"),
        (7, "7"),
        (-7, "−7"),
        (1000, "1 000"),
        (12994800, "12 994 800"),
        (-1500, "−1 500"),
        (4.5, "4,5"),
        (0.1 + 0.2, "0,3"),
        (2 / 3, "0,667"),
        (1234.5, "1 234,5"),
        ((7, 14), "7–14"),
    ],
)
def test_numbers_are_set_in_the_czech_way(amount, expected):
    assert expected.replace(" ", SP) == czech.number(amount)


def test_a_truth_value_is_no_number():
    with pytest.raises(TypeError):
        czech.number(True)


def test_signs_scores_and_references():
    assert ["+2", "−1", "0", "+4,5"] == [czech.signed(n) for n in (2, -1, 0, 4.5)]
    assert f"5{SP}:{SP}3" == czech.score(5, 3)
    assert f"−2{SP}:{SP}0{SP}:{SP}2" == czech.score(-2, 0, 2)
    assert f"§{SP}12" == czech.clause(12)


@pytest.mark.parametrize(
    ("amount", "gender", "case", "expected"),
    [
        (0, "m", "nom", "nula"),
        (1, "m", "nom", "jeden"),
        (1, "f", "acc", "jednu"),
        (1, "n", "nom", "jedno"),
        (1, "ma", "acc", "jednoho"),
        (2, "m", "nom", "dva"),
        (2, "f", "nom", "dvě"),
        (2, "n", "acc", "dvě"),
        (2, "m", "dat", "dvěma"),
        (3, "m", "gen", "tří"),
        (3, "m", "ins", "třemi"),
        (4, "m", "gen", "čtyř"),
        (4, "m", "ins", "čtyřmi"),
        (5, "m", "loc", "pěti"),
        (9, "m", "gen", "devíti"),
        (10, "m", "gen", "deseti"),
        (11, "m", "nom", "jedenáct"),
        (19, "m", "gen", "devatenácti"),
        (20, "m", "nom", "dvacet"),
        (21, "m", "nom", "dvacet jedna"),
        (25, "m", "gen", "dvaceti pěti"),
        (40, "m", "nom", "čtyřicet"),
        (66, "m", "nom", "šedesát šest"),
        (90, "m", "dat", "devadesáti"),
        (100, "m", "nom", "sto"),
        (100, "m", "gen", "sta"),
        (101, "m", "nom", "sto jedna"),
        (121, "m", "nom", "sto dvacet jedna"),
        (200, "m", "nom", "dvě stě"),
        (301, "m", "nom", "tři sta jedna"),
        (500, "m", "gen", "pěti set"),
        (1000, "m", "nom", "1 000"),
        (4.5, "m", "nom", "4,5"),
        (-3, "m", "nom", "−3"),
    ],
)
def test_cardinals_are_declined(amount, gender, case, expected):
    assert expected.replace("1 000", f"1{SP}000") == czech.word(amount, gender, case)


def test_ordinals_and_times():
    assert [
        "první",
        "druhý",
        "třetí",
        "pátý",
        "desátý",
        "dvanáctý",
        "dvacátý první",
        "stý",
    ] == [czech.ordinal_word(n) for n in (1, 2, 3, 5, 10, 12, 21, 100)]
    assert "pátém" == czech.ordinal_word(5, "m", "loc")
    assert "třetím" == czech.ordinal_word(3, "m", "loc")
    assert "osmou" == czech.ordinal_word(8, "f", "acc")
    assert "druhého" == czech.ordinal_word(2, "ma", "acc")
    assert "21." == czech.ordinal(21)
    assert "101." == czech.ordinal_word(101)
    assert [
        "jednou",
        "dvakrát",
        "třikrát",
        "pětkrát",
        "dvacetkrát",
        "stokrát",
    ] == [czech.times(n) for n in (1, 2, 3, 5, 20, 100)]


# --- numerals in text ----------------------------------------------------------------------


@pytest.mark.parametrize("value", [*range(3, 21), *range(30, 100, 10), 25, 66, 99, 100, 121, 300])
@pytest.mark.parametrize("case", ["nom", "gen", "dat", "acc", "loc", "ins"])
def test_every_written_numeral_is_recognised(value, case):
    assert {value} == numerals_in(f"Hraje se o {czech.word(value, 'm', case)} bodů.")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Hraje se do pěti bodů.", {5}),
        ("Po dvou a pak po třech kartách.", {3}),
        ("Pět karet, z nichž tři jsou trumfy.", {5, 3}),
        ("tři čtyři kola", {3, 4}),
        ("dvacet pět", {25}),
        ("pětadvaceti", {25}),
        ("jednadvacet", {21}),
        ("dvaatřicet karet", {32}),
        ("dvacet, pět", {20, 5}),
        ("tři sta bodů a sto bodů", {300, 100}),
        ("ze sta bodů", {100}),
        ("DESÍTI kartami", {10}),
        ("Jeden hráč, dvě karty.", set()),
        ("trojice sedem, třetí hráč, pátý zdvih", set()),
        ("sedma a osma, desítka, sedmou", set()),
        ("set a gem, stále", set()),
        ("", set()),
    ],
)
def test_numerals_in_running_text(text, expected):
    assert expected == numerals_in(text)


# --- prepositions --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4, 12, 13, 14, 20, 25, 32, 49])
def test_all_four_prepositions_take_a_vowel(number):
    assert ["ve", "ke", "se", "ze"] == [czech.preposition(p, f"{number} x") for p in "vksz"]


@pytest.mark.parametrize("number", [6, 7, 16, 17, 60, 66, 70, 79])
def test_only_s_and_z_take_a_vowel(number):
    assert ["v", "k", "se", "ze"] == [czech.preposition(p, f"{number} x") for p in "vksz"]


@pytest.mark.parametrize("number", [0, 1, 5, 8, 9, 10, 11, 15, 18, 19, 50, 52, 80, 99, 1911])
def test_no_preposition_takes_a_vowel(number):
    assert ["v", "k", "s", "z"] == [czech.preposition(p, f"{number} x") for p in "vksz"]


def test_prepositions_before_hundreds_and_words():
    assert "ze 104 karet" == czech.with_preposition("z", "104 karet")
    assert f"z{SP}52 karet" == czech.with_preposition("z", "52 karet")
    said = ["ve zdvihu", "ze zdvihu", "se svrškem", "ke svršku", "se škýzem", "ve cviku"]
    said += ["ve stortoku", "ve schnapsenu", "ve whistu", "ve francouzském tarotu", "ze srdcí"]
    said += ["ke králi", "ke kartě", "ve hře", "ve dvojici", "ve Ztraceném údolí", "se sedmou"]
    plain = ["v pikách", "v srdcích", "v kárech", "v křížích", "v bridži", "v preferenci"]
    plain += ["v komandu", "v prší", "s dámou", "s esem", "k trumfu", "z pik", "s Danou"]
    for text in said:
        assert text == czech.with_preposition(text[0], text.split(" ", 1)[1])
    for text in plain:
        assert text.replace(" ", SP, 1) == czech.with_preposition(text[0], text[2:])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("s 3 kartami", "se 3 kartami"),
        ("z 32 karet", "ze 32 karet"),
        ("ze 52 karet", f"z{SP}52 karet"),
        ("V 2 hráčích", "Ve 2 hráčích"),
        ("v třetím zdvihu", "ve třetím zdvihu"),
        ("ve pátém zdvihu", f"v{SP}pátém zdvihu"),
        ("s třemi kartami", "se třemi kartami"),
        ("rozdá se 5 karet", "rozdá se 5 karet"),
        ("jde s sebou", "jde s sebou"),
        ("A 11, K 4, Q 3", "A 11, K 4, Q 3"),
        ("v dvorku", "v dvorku"),
    ],
)
def test_filled_in_numbers_mend_their_prepositions(text, expected):
    assert expected == czech.vocalise(text)


# --- cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "sign", "nominative", "accusative", "genitive"),
    [
        ("AH", "♥A", "srdcové eso", "srdcové eso", "srdcového esa"),
        ("TS", "♠10", "piková desítka", "pikovou desítku", "pikové desítky"),
        ("KS", "♠K", "pikový král", "pikového krále", "pikového krále"),
        ("QD", "♦Q", "kárová dáma", "károvou dámu", "kárové dámy"),
        ("JC", "♣J", "křížový kluk", "křížového kluka", "křížového kluka"),
        ("7C", "♣7", "křížová sedmička", "křížovou sedmičku", "křížové sedmičky"),
        ("2D", "♦2", "kárová dvojka", "károvou dvojku", "kárové dvojky"),
        ("NS", "♠N", "pikový jezdec", "pikového jezdce", "pikového jezdce"),
        ("T21", "21. trumf", "jednadvacítka", "jednadvacítku", "jednadvacítky"),
        ("T1", "1. trumf", "pagát", "pagáta", "pagáta"),
        ("T14", "14. trumf", "čtrnáctý trumf", "čtrnáctý trumf", "čtrnáctého trumfu"),
        ("EXC", "omluva", "omluva", "omluvu", "omluvy"),
        ("PETR", "černý Petr", "černý Petr", "černého Petra", "černého Petra"),
        ("3B", "3B", "3B", "3B", "3B"),
    ],
)
def test_cards_have_signs_and_names(code, sign, nominative, accusative, genitive):
    actual = [czech.card_name(code, case) for case in ("nom", "acc", "gen")]

    assert sign == czech.card_sign(code)
    assert [nominative, accusative, genitive] == actual


def test_german_cards_have_names_of_their_own():
    suits = czech.suits_of(["H", "L", "K", "Z"], ["cervene", "zelene", "kule", "zaludy"])

    assert czech.GERMAN == suits
    assert "žaludského svrška" == czech.card_name("OZ", "acc", suits)
    assert "kulová sedma" == czech.card_name("7K", suits=suits)
    assert "zelený král" == czech.card_sign("KL", suits)
    assert "červené eso" == czech.card_name("AH", suits=suits)
    assert "osma" == czech.rank_name("8", suits=suits)


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("AL", "zelené eso|zeleného esa|zelenému esu|zelené eso|zeleném esu|zeleným esem"),
        ("AH", "červené eso|červeného esa|červenému esu|červené eso|červeném esu|červeným esem"),
        (
            "KH",
            "červený král|červeného krále|červenému králi|červeného krále|červeném králi"
            "|červeným králem",
        ),
        (
            "OZ",
            "žaludský svršek|žaludského svrška|žaludskému svrškovi|žaludského svrška"
            "|žaludském svrškovi|žaludským svrškem",
        ),
        (
            "UL",
            "zelený spodek|zeleného spodka|zelenému spodkovi|zeleného spodka"
            "|zeleném spodkovi|zeleným spodkem",
        ),
        (
            "TZ",
            "žaludská desítka|žaludské desítky|žaludské desítce|žaludskou desítku"
            "|žaludské desítce|žaludskou desítkou",
        ),
        ("7K", "kulová sedma|kulové sedmy|kulové sedmě|kulovou sedmu|kulové sedmě|kulovou sedmou"),
    ],
)
def test_german_cards_are_declined(code, forms):
    assert forms.split("|") == [czech.card_name(code, case, czech.GERMAN) for case in CASES]


def test_german_suits_are_declined():
    assert ["zelených", "červených", "kulích", "žaludech"] == [
        czech.suit_name(suit, "loc", czech.GERMAN) for suit in "LHKZ"
    ]
    assert ["zelených", "červených", "kulí", "žaludů"] == [
        czech.suit_name(suit, "gen", czech.GERMAN) for suit in "LHKZ"
    ]


@pytest.mark.parametrize(
    ("code", "gender", "forms"),
    [
        ("P1", "ma", "kocour kocoura kocourovi kocoura kocourovi kocourem"),
        ("P2", "f", "sova sovy sově sovu sově sovou"),
        ("P3", "ma", "ježek ježka ježkovi ježka ježkovi ježkem"),
        ("P4", "f", "liška lišky lišce lišku lišce liškou"),
        ("P5", "ma", "kohout kohouta kohoutovi kohouta kohoutovi kohoutem"),
        ("P6", "f", "ryba ryby rybě rybu rybě rybou"),
        ("P7", "ma", "medvěd medvěda medvědovi medvěda medvědovi medvědem"),
        ("P8", "ma", "čáp čápa čápovi čápa čápovi čápem"),
        ("P9", "f", "žába žáby žábě žábu žábě žábou"),
        ("P10", "ma", "šnek šneka šnekovi šneka šnekovi šnekem"),
        ("P11", "ma", "slon slona slonovi slona slonovi slonem"),
        ("P12", "ma", "pes psa psovi psa psovi psem"),
        ("P13", "ma", "beran berana beranovi berana beranovi beranem"),
        ("P14", "f", "veverka veverky veverce veverku veverce veverkou"),
        ("P15", "ma", "tučňák tučňáka tučňákovi tučňáka tučňákovi tučňákem"),
        ("P16", "ma", "motýl motýla motýlovi motýla motýlovi motýlem"),
    ],
)
def test_pictures_are_called_by_name(code, gender, forms):
    assert forms.split() == [czech.card_name(code, case) for case in CASES]
    assert (forms.split()[0], gender) == (czech.card_sign(code), czech.card_gender(code))


def test_black_peter_is_declined():
    assert (
        "černý Petr|černého Petra|černému Petrovi|černého Petra|černém Petrovi|černým Petrem"
        == "|".join(czech.card_name("PETR", case) for case in CASES)
    )
    assert "černý Petr" == czech.card_sign("PETR")


PICTURES = ("kocour", "ježek", "šnek", "pes", "tučňák", "liška", "sova", "žába", "černý Petr")


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (2, "kocouři, ježci, šneci, psi, tučňáci, lišky, sovy, žáby, černí Petrové"),
        (5, "kocourů, ježků, šneků, psů, tučňáků, lišek, sov, žab, černých Petrů"),
    ],
)
def test_pictures_are_counted(amount, expected):
    assert expected == ", ".join(czech.agreed(amount, name) for name in PICTURES)


def test_french_suits_keep_their_ids_and_bridge_has_trefy():
    suits = czech.suits_of(["S", "H", "D", "C"], ["piky", "srdce", "kara", "krize"])

    assert czech.FRENCH == suits
    assert "trefové eso" == czech.card_name("AC", suits=czech.BRIDGE)
    assert [
        "trefy",
        "trefů",
        "trefech",
    ] == [czech.suit_name("C", case, czech.BRIDGE) for case in ("nom", "gen", "loc")]


def test_suits_and_ranks_by_name():
    assert ["pik", "srdcí", "kár", "křížů"] == [czech.suit_name(s, "gen") for s in "SHDC"]
    assert ["pikách", "srdcích", "kárech", "křížích"] == [czech.suit_name(s, "loc") for s in "SHDC"]
    assert "♠♥♦♣" == "".join(czech.suit_sign(s) for s in "SHDC")
    assert ("10", "K", "desítka") == (
        czech.rank_sign("T"),
        czech.rank_sign("K"),
        czech.rank_name("T"),
    )
    assert "král, dáma, kluk, eso, desítka, devítka, osmička, sedmička" == czech.ranks_listed(
        ["K", "Q", "J", "A", "T", "9", "8", "7"]
    )
    assert f"♠K, ♠7 a{SP}♥A" == czech.cards_listed(["KS", "7S", "AH"])


def test_cards_have_a_gender():
    assert [
        "ma",
        "f",
        "n",
        "f",
        "ma",
        "m",
    ] == [czech.card_gender(code) for code in ("KS", "QS", "AS", "EXC", "PETR", "T5")]


# --- people --------------------------------------------------------------------------------


def test_opponents_sit_in_the_order_of_the_alphabet_from_the_left():
    names = [czech.person(place) for place in range(9)]

    assert "Alena Bohouš Cyril Dana Emil Františka Gustav Hana Ivan" == " ".join(names)


@pytest.mark.parametrize(
    ("place", "cases"),
    [
        (0, "Aleny Aleně Alenu Alenou"),
        (1, "Bohouše Bohoušovi Bohouše Bohoušem"),
        (2, "Cyrila Cyrilovi Cyrila Cyrilem"),
        (3, "Dany Daně Danu Danou"),
        (4, "Emila Emilovi Emila Emilem"),
        (5, "Františky Františce Františku Františkou"),
        (6, "Gustava Gustavovi Gustava Gustavem"),
        (7, "Hany Haně Hanu Hanou"),
        (8, "Ivana Ivanovi Ivana Ivanem"),
    ],
)
def test_names_are_declined(place, cases):
    assert cases.split() == [czech.person(place, case) for case in ("gen", "dat", "acc", "ins")]


def test_seats_and_roles():
    assert ["Sever", "Východ", "Jih", "Západ"] == [czech.compass(letter) for letter in "NESW"]
    assert "Západu" == czech.compass("W", "gen")
    assert "rozdávajícího" == czech.role("dealer", "gen")
    assert "předákovi" == czech.role("forehand", "dat")
    assert "hlavním hráčem" == czech.role("declarer", "ins")
    assert "druhého hráče" == czech.role("second", "acc")
    assert "tichého hráče" == czech.role("dummy", "gen")
    assert "obránci" == czech.ROLES["defender"].more()
    assert "druzí hráči" == czech.ROLES["second"].more()


# --- forms of {{ path | form }} ------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "form", "expected"),
    [
        (2, "karta", "2 karty"),
        (1, "kartu", "1 kartu"),
        (5, "bodu", "5 bodů"),
        (5, "body", "5 bodů"),
        (1, "bod-2", "1 bodu"),
        (3, "hrac-4", "3 hráče"),
        (3, "hrac-2", "3 hráčů"),
        (3, "karta-6", "3 kartách"),
        (2, "bod-3", "2 bodům"),
        (3, "karta-7", "3 kartami"),
        ((2, 4), "hrac", "2–4 hráči"),
        ([2, 3], "karta", "2 a 3 karty"),
        ([2, 3], "karta-6-slovem", "dvou a třech kartách"),
        (3, "zdvih-slovem", "tři zdvihy"),
        (2, "karta-6-slovem", "dvou kartách"),
        (5, "zdvih-6-radove", "pátém zdvihu"),
        (3, "slovem", "tři"),
        (2, "slovem-f", "dvě"),
        (3, "slovem-2", "tří"),
        (1, "slovem-f-4", "jednu"),
        (3, "radove", "třetí"),
        (5, "radove-f-4", "pátou"),
        (3, "poradi", "3."),
        (2, "krat", "dvakrát"),
        (2, "nasobek", "×2"),
        (2, "znamenko", "+2"),
        (3, "klicova-karta", "3 klíčové karty"),
        (["K", "Q"], "hodnoty", "král, dáma"),
        (["S", "H"], "barvy", "piky a srdce"),
        ("H", "barva-jmenem", "srdce"),
        (5, None, "5"),
        (-1, None, "−1"),
        ([2, 3], None, "2 a 3"),
        ("K Q J A T 9 8 7", None, "král, dáma, kluk, eso, desítka, devítka, osmička, sedmička"),
        (["A", "K", "O", "U", "8", "7"], None, "eso, král, svršek, spodek, osma, sedma"),
        ("forehand", None, "forehand"),
    ],
)
def test_forms_say_what_stands_on_the_page(value, form, expected):
    assert expected == czech.fill(value, form).replace(SP, " ")


@pytest.mark.parametrize(
    ("value", "form"),
    [
        (2, "kartta"),
        (2, "karta-5"),
        (2, "karta-9"),
        (2, "slovem-x"),
        (2, ""),
        ("král", "karta"),
        (True, "karta"),
        (1.5, "poradi"),
        (None, "bod"),
        (5, "hodnoty"),
        ("X", "barva-jmenem"),
        ([True], "karta"),
    ],
)
def test_a_wrong_form_is_reported_in_czech(value, form):
    with pytest.raises(czech.FormError, match="tvar"):
        czech.fill(value, form)


def test_every_listed_form_exists():
    names = list(czech.FORMS)

    assert len(names) == len(set(names)) == len(czech.FORMS)
    assert all(callable(czech.FORMS[name]) for name in names)
    assert "sloník" not in czech.FORMS


# --- typography ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Hraje v ruce a k tomu s esem.", "Hraje v~ruce a~k~tomu s~esem."),
        ("V ruce. O bod. A dost.", "V~ruce. O~bod. A~dost."),
        ("má 5 karet a 4,5 bodu", "má 5~karet a~4,5~bodu"),
        ("12 994 800 způsobů", "12~994~800~způsobů"),
        ("podle § 12 a §3", "podle §~12 a~§~3"),
        ("skončí 5 : 3", "skončí 5~:~3"),
        ("bere 21. trumf a XXI. tarok", "bere 21.~trumf a~XXI.~tarok"),
        ("1. Zamíchejte karty", "1. Zamíchejte karty"),
        ("  2. zamíchejte karty", "  2. zamíchejte karty"),
        ("Hraje se do 5. Kdo vyhraje", "Hraje se do 5. Kdo vyhraje"),
        ("pro 2-4 hráče", "pro 2–4~hráče"),
        ("dne 2026-11-30", "dne 2026-11-30"),
        ("karta - a dost", "karta~– a~dost"),
        ("- položka", "- položka"),
        ("| – | 5 |", "| – | 5 |"),
        ("zapíše si -3 body", "zapíše si −3~body"),
        ("a tak dále...", "a~tak dále…"),
        ('řekne "Hraji" a dost', "řekne „Hraji“ a~dost"),
        ("řekne „Hraji” a dost", "řekne „Hraji“ a~dost"),
        ("2 x 13", "2~×~13"),
        ("s 3 kartami z 32", "se 3~kartami ze 32"),
        ("v roce 1911 vyšla", "v~roce 1911 vyšla"),
        ("má `s 3 a` a <b class='a b'>v ruce</b>", "má `s 3 a` a~<b class='a b'>v~ruce</b>"),
        ('[v ruce](a "s b") a {{ x | y }}', '[v~ruce](a "s b") a~{{ x | y }}'),
        ("na https://a.cz/1-2 a dál", "na https://a.cz/1-2 a~dál"),
        ("♥A smí, ♠K a ♣7", "♥A smí, ♠K a~♣7"),
        ("vyjde 12:30", "vyjde 12:30"),
        ("má **5** karet", "má **5**~karet"),
        ("§ 12: 3 karty", "§~12: 3~karty"),
        ("viz č. 5", "viz č.~5"),
        ("hlásí 3 BT, asi 5 MB", "hlásí 3~BT, asi 5~MB"),
        ("", ""),
    ],
)
def test_typography(text, expected):
    once = typo(text)

    assert expected.replace("~", SP) == once
    assert once == typo(once)


WORDS = [
    *("s", "k", "V", "z", "a", "se", "5", "12", "994", "3.", "§", "12", ":", "-", "–", "x", "4,5"),
    *("bodů", "třemi", "♥A", "**2**", "`a 5`", "[v", "ruce](b)", '"Hraji"', "(-3", "-1", "...)"),
    *("XXI.", "trumf", "2-4", "|", "\n", "<b>", "{{ a | b }}"),
]


@given(st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join))
def test_setting_twice_is_setting_once(text):
    once = typo(text)

    assert once == typo(once)


def test_fenced_code_is_left_alone():
    code = "```yaml\n- id: a\n  text: s 3 a 5 karet...\n```"

    assert code == typo(code)


# --- small things --------------------------------------------------------------------------


def test_html_is_escaped():
    assert "&lt;a b=&quot;c&quot;&gt; &amp;amp; &#39;" == czech.escape('<a b="c"> &amp; \'')


def test_quotes_lists_and_capitals():
    assert "„folow“" == czech.quote("folow")
    assert "„řekne ‚Hraji‘“" == czech.quote("řekne „Hraji“")
    assert ["", "A", f"A a{SP}B", f"A, B a{SP}C"] == [
        czech.listed(items) for items in ([], ["A"], ["A", "B"], ["A", "B", "C"])
    ]
    assert "A nebo B" == czech.listed(["A", "B"], "nebo")
    assert ["Žalud", "", "♥A hraje"] == [czech.capital(t) for t in ("žalud", "", "♥A hraje")]


ALPHABETICAL = [
    *("bridž", "Cribbage", "cvik", "černý Petr", "dáma", "Écarté", "eso", "francouzský tarot"),
    *("herec", "hundert", "cheche", "chuť", "ihla", "klíčová karta", "klika", "komando", "rab"),
    *("řada", "sada", "šance", "tah", "taroky"),
]


def test_czech_order_of_the_alphabet():
    shuffled = [*ALPHABETICAL[1::2], *ALPHABETICAL[::2]]

    actual = sorted(shuffled, key=czech.sort_key)

    assert ALPHABETICAL == actual


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("dama", "dáma"),
        ("dáma", "damašek"),
        ("hra", "Hra"),
        ("karta", "karta do talonu"),
        ("karta do talonu", "kartáč"),
        ("Taroky – 42 listů", "Taroky – 54 listů"),
        ("Kvarteto 9", "Kvarteto 32"),
        ("cop", "čep"),
        ("hůl", "chyba"),
        ("zdvih", "žalud"),
        ("9 karet", "alager"),
        ("zub", "тест"),
    ],
)
def test_neighbours_in_a_czech_index(first, second):
    assert czech.sort_key(first) < czech.sort_key(second)


def test_the_module_imports_nothing_heavy():
    code = "import sys; import engine.table.czech; print(*sys.modules)"

    loaded = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, '.'); {code}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()

    assert not {"html", "locale", "unicodedata", "dataclasses", "decimal"} & set(loaded)
