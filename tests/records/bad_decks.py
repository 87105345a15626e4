"""Decks whose lists, rows, corners and kin don't fit together."""

from __future__ import annotations

from tests.records.bad import Bad, bad
from tests.records.conftest import DECK, DERIVED, Edit, put

JOKER = "  - {code: JOKER, id: zolik, name: žolík, unicode: [U+1F0CF], copies: 0}\n"
TEN = '  - {code: T, id: "10", name: desítka, index: "10", slot: 10}\n'


def row(numbers: str, name: str = "trumf {n}") -> Edit:
    """Return the edit that adds a numbered row on line 20."""
    row = f'  - {{code: N, id: trumf, name: "{name}", numbers: {numbers}, copies: 0}}\n'
    return put(JOKER, f"{JOKER}{row}")


def kin(entry: str) -> Edit:
    """Return the edit that adds an entry of the lineage on line 21."""
    return put("sources:", f"lineage:\n  - {{{entry}certainty: high, source: babicka}}\nsources:")


def numbers(name: str, value: str, says: str) -> Bad:
    return bad(f"row of {name}", DECK, row(value), f"20 suitless[1].numbers{says}")


BOUNDS = "čeká se celé číslo od 1 do 999, je tu"
RISING = ": řada má jít od menšího čísla k většímu – napište třeba numbers: [1, 21]"
PAIR = "první a poslední číslo řady: [1, 21] dá T1 až T21"

ROWS = (
    numbers("a thousand million cards", "[999999999, 1]", f"[0]: {BOUNDS} 999999999 – napište"
            " celé číslo"),
    numbers("as many the other way", "[1, 999999999]", f"[1]: {BOUNDS} 999999999 – napište"
            " celé číslo"),
    numbers("more cards than a pack has", "[1, 999]",
            ": řada má 999 karet, dovoleno je 300 – zkraťte ji"),
    numbers("negative numbers", "[-3, 5]", f"[0]: {BOUNDS} -3 – napište celé číslo"),
    numbers("falling numbers", "[21, 1]", RISING),
    numbers("one card", "[5, 5]", RISING),
    numbers("one number", "[5]", f": čeká se seznam o 2 položkách, je jich tu 1 – {PAIR}"),
    numbers("three numbers", "[1, 5, 9]", f": čeká se seznam o 2 položkách, je jich tu 3 – {PAIR}"),
    bad("row whose cards have one name", DECK, row("[1, 3]", "trumf"),
        "20 suitless[1].name: všechny karty řady se jmenují „trumf“ – napište do jména {n}, třeba"
        " trumf {n}"),
    bad("number outside a row", DECK, put("name: žolík", 'name: "{n}. žolík"'),
        "19 suitless[0].name: {n} je číslo karty, ale tato položka řada není – doplňte numbers,"
        " nebo {n} vynechte"),
    bad("number of a rank", DECK, put("name: král", 'name: "král {n}"'),
        "14 ranks[1].name: {n} je číslo karty, ale tato položka řada není – vynechte {n}"),
)  # fmt: skip

CORNER = "označení v rohu; vynechá se, když není"
PRINTED = (
    bad("empty index", DECK, put('index: "10"', 'index: ""'),
        f"17 ranks[4].index: čeká se text na jednom řádku, je tu „“ – {CORNER}"),
    bad("blank index", DECK, put('index: "10"', 'index: " "'),
        f"17 ranks[4].index: čeká se text na jednom řádku, je tu „ “ – {CORNER}"),
    bad("empty glyph", DECK, put('index: "10"', 'glyph: ""'),
        "17 ranks[4].glyph: čeká se text na jednom řádku, je tu „“ – písmo, které je na kartě"
        " místo obrazu: 將"),
    bad("empty name", DECK, put("name: desítka", 'name: ""'),
        "17 ranks[4].name: čeká se text na jednom řádku, je tu „“ – české jméno: král, sedmička"),
    bad("index too long to read", DECK, put('index: "10"', "index: DEVATENACT"),
        "17 ranks[4].index: označení „DEVATENACT“ je na roh karty příliš dlouhé – zkraťte ho"),
    bad("column of characters too long to read", DECK, put('index: "10"', "index: 一二三四五"),
        "17 ranks[4].index: označení „一二三四五“ je na roh karty příliš dlouhé – zkraťte ho"),
    bad("glyph too long to read", DECK, put('index: "10"', "glyph: 一二三四五"),
        "17 ranks[4].glyph: čeká se text nejvýš o 4 znacích, je tu „一二三四五“ – písmo, které je"
        " na kartě místo obrazu: 將"),
    bad("two ranks with one corner", DECK, put("name: král,", "name: král, index: \"10\","),
        "17 ranks[4].index: „10“ mají v rohu i karty hodnoty „K“ téže barvy – zvolte jiné"
        " označení"),
    bad("name of a rank that the suit doesn't have", DECK,
        put("name: srdce}", "name: srdce, names: {A: prase, X: nic}}"),
        "9 suits[1].names.X: neznámá hodnota „X“ – známé kódy: A J K Q T"),
    bad("name of a rank that the suit leaves out", DECK,
        put("name: srdce}", "name: srdce, ranks: K Q J T, names: {A: prase}}"),
        "4 total: total je 20, ale barvy, hodnoty a karty bez barvy dávají 19 – opravte seznamy,"
        " nebo total: 19",
        "9 suits[1].names.A: neznámá hodnota „A“ – známé kódy: J K Q T"),
    bad("name that is all in brackets", DECK, put("name: desítka", "name: (desítka)"),
        "17 ranks[4].name: jméno „(desítka)“ je celé v závorce a na kartu by se nedostalo –"
        " napište aspoň slovo před závorku"),
)  # fmt: skip

LISTS = (
    bad("suit code twice", DECK, put("{id: srdce, code: H,", "{id: srdce, code: S,"),
        "9 suits[1].code: kód „S“ je tu podruhé – zvolte jiný kód"),
    bad("card code twice", DECK, put("code: JOKER, id: zolik, name: žolík, unicode: [U+1F0CF],"
                                     " copies: 0", "code: KS, id: zolik, name: žolík"),
        "2 dvě různé karty mají týž kód: „KS“ – zvolte kódy tak, aby se hodnota s barvou nepletla"
        " s kartou bez barvy",
        "4 total: total je 20, ale barvy, hodnoty a karty bez barvy dávají 21 – opravte seznamy,"
        " nebo total: 21"),
    bad("rank of a suit twice", DECK, put("name: srdce}", "name: srdce, ranks: A K Q J T A}"),
        "9 suits[1].ranks: „A“ je tu dvakrát – nechte jen jedno"),
    bad("no rank of a suit", DECK, put("name: srdce}", "name: srdce, ranks: []}"),
        "9 suits[1].ranks: seznam kódů je prázdný – napište kódy, nebo klíč vynechte"),
    bad("rank twice in a derivation", DERIVED, put("ranks: A K Q", "ranks: A K Q A"),
        "9 derived.ranks: „A“ je tu dvakrát – nechte jen jedno"),
    bad("no suit in a derivation", DERIVED, put("ranks: A K Q", "suits: []"),
        "9 derived.suits: seznam kódů je prázdný – napište kódy, nebo klíč vynechte"),
    bad("text cut by a comma", DECK, put("name: srdce}", "name: srdce, look: srdce, dole hrot}"),
        "9 suits[1].dole hrot: neznámý klíč „dole hrot“ bez hodnoty, asi zbytek textu „look“ za"
        " čárkou – dejte celý text do uvozovek: look: \"srdce, dole hrot\""),
    bad("text cut by two commas", DECK, put("name: srdce}", "name: srdce, look: znak, malý, rudý}"),
        "9 suits[1].malý: neznámý klíč „malý“ bez hodnoty, asi zbytek textu „look“ za čárkou –"
        " dejte celý text do uvozovek: look: \"znak, malý, rudý\""),
    bad("name of a card cut by a comma", DECK,
        put("name: srdce}", "name: srdce, names: {A: prase, divoké}}"),
        "9 suits[1].names.divoké: neznámý klíč „divoké“ bez hodnoty, asi zbytek textu „A“ za"
        " čárkou – dejte celý text do uvozovek: A: \"prase, divoké\""),
    bad("codes cut by commas", DECK,
        put("name: srdce}", "name: srdce, ranks: A, K, Q}"),
        "9 suits[1].K: neznámý klíč „K“ bez hodnoty, asi zbytek textu „ranks“ za čárkou – oddělte"
        " kódy jen mezerami: ranks: A K Q"),
    bad("unknown key before the rest of its text", DECK,
        put("name: srdce}", "name: srdce, lok: srdce, dole hrot}"),
        "9 suits[1].dole hrot: neznámý klíč „dole hrot“ bez hodnoty, asi zbytek textu „lok“ za"
        " čárkou – dejte celý text do uvozovek: lok: \"srdce, dole hrot\"",
        "9 suits[1].lok: neznámý klíč „lok“ – nemá být „look“?"),
    bad("name of a card in small letters", DECK,
        put("name: srdce}", "name: srdce, names: {a: prase}}"),
        "9 suits[1].names.a: klíč „a“ není kód z velkých písmen a číslic – opravte ho"),
    bad("codes with commas", DERIVED, put("ranks: A K Q", "ranks: A, K, Q"),
        "9 derived.ranks: „A,“ není kód – oddělte kódy jen mezerami: A K Q"),
    bad("codes with commas in a list", DERIVED, put("ranks: A K Q", "ranks: [A K, Q]"),
        "9 derived.ranks: „A K“ není kód – oddělte kódy jen mezerami: A K Q"),
    bad("codes in small letters", DERIVED, put("ranks: A K Q", "ranks: a k q"),
        "9 derived.ranks: „a“ není kód – pište kódy velkými písmeny a číslicemi, třeba K Q J"),
    bad("something else among codes", DERIVED, put("ranks: A K Q", "ranks: [A, {K: Q}]"),
        "9 derived.ranks: čekají se kódy, třeba K Q J A T nebo [K, Q, J, A, T], je tu seznam –"
        " přepište ho"),
)  # fmt: skip

KIN = (
    bad("kin without a name", DECK, kin(""),
        "21 lineage[0]: předek nemá jméno – napište parent: id balíčku, nebo name: jméno"),
    bad("kin with two names", DECK, kin("parent: dvanact, name: Dvanáct, relation: sister, "),
        "21 lineage[0].name: předek má zároveň parent i name – má-li tu záznam, nechte jen parent"),
)  # fmt: skip

DECKS = (*ROWS, *PRINTED, *LISTS, *KIN)
