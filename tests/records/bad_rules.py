"""Rules and cards that the engine or the deck does not know."""

from __future__ import annotations

from tests.records.bad import bad
from tests.records.conftest import DECK, DERIVED, GAME, put

CARD = "kód je hodnota (A K Q J T) a barva (S H D C)"

RULES = (
    bad("number typed twice", GAME, put("{{ match.deals | rozdani }}", "3 rozdání"),
        "84 rules[2].clauses[0].text: číslo 3 je hodnota „match.deals“, kterou pravidlo popisuje –"
        " dosaďte ho: {{ match.deals | tvar }}, tvar třeba bod-2 nebo slovem"),
    bad("number typed as a word", GAME, put("{{ deal.packets[1] | karta-4 }}", "po třech kartách"),
        "35 rules[0].clauses[0].text: číslo 3 je hodnota „deal.packets“, kterou pravidlo popisuje –"
        " dosaďte ho: {{ deal.packets | tvar }}, tvar třeba bod-2 nebo slovem"),
    bad("number of a variant", GAME, put("Partie má {{", "Ne pět, ale {{"),
        "84 rules[2].clauses[0].text: číslo 5 je hodnota „match.deals“, kterou pravidlo popisuje –"
        " dosaďte ho: {{ match.deals | tvar }}, tvar třeba bod-2 nebo slovem"),
    bad("unknown mechanic in by", GAME, put("by: tricks.duties.follow", "by: tricks.duties.folow"),
        "64 rules[1].clauses[1].by: neznámá mechanika „folow“ – nemá být „follow“?"),
    bad("unknown phase in by", GAME, put("by: tricks.duties.follow", "by: trics.duties.follow"),
        "64 rules[1].clauses[1].by: cesta „trics.duties.follow“ nikam nevede – nemá být"
        " „tricks.duties.follow“?"),
    bad("parameter that the game doesn't set", GAME,
        put("by: [deal.packets, deal.first]", "by: [deal.packets, deal.first, deal.share]"),
        "36 rules[0].clauses[0].by[2]: „deal.share“ hra nenastavuje – doplňte share k fázi deal,"
        " nebo cestu vynechte"),
    bad("placeholder inside a value", GAME,
        put("{{ match.deals | rozdani }}", "{{ match.deals.x }}"),
        "84 rules[2].clauses[0].text: {{ match.deals.x }} nemá hodnotu – napište cestu k parametru:"
        " match.to"),
    bad("word that is none of a few", GAME, put("leads: forehand", "leads: nobody"),
        "16 phases[1].tricks.leads: neznámá hodnota „nobody“ – může tu být „forehand“, „dealer“,"
        " „declarer“, „after_declarer“"),
    bad("number below its bound", GAME, put("match: {deals: 3}", "match: {deals: 0}"),
        "17 match.deals: čeká se celé číslo od 1 do 100, je tu 0 – počet rozdání v partii"),
    bad("parameter left out", GAME, put("{leads: forehand, duties: [follow, beat]}",
                                        "{duties: [follow, beat]}"),
        "16 phases[1].tricks: chybí klíč „leads“ – doplňte ho: kdo vynáší k prvnímu zdvihu"),
    bad("unknown mechanic", GAME, put("duties: [follow, beat]", "duties: [follow, beet]"),
        "16 phases[1].tricks.duties: neznámá mechanika „beet“ – nemá být „beat“?"),
    bad("unknown phase", GAME, put("  - tricks:", "  - trics:"),
        "16 phases[1].trics: neznámá fáze „trics“ – nemá být „tricks“?"),
    bad("two phases in one", GAME, put("  - deal: {packets: [2, 3], turn_up: trump}\n  - tricks:",
                                       "  - deal: {packets: [2, 3], turn_up: trump}\n    tricks:"),
        "15 phases[0]: v položce má být právě jedna fáze – začněte každou fázi novou pomlčkou"),
    bad("unknown value", GAME, put("leads: forehand", "leads: forhand"),
        "16 phases[1].tricks.leads: neznámá hodnota „forhand“ – nemá být „forehand“?"),
    bad("unknown key of match", GAME, put("match: {deals: 3}", "match: {deals: 3, too: 5}"),
        "17 match.too: neznámý klíč „too“ – nemá být „to“?"),
    bad("variant that sets nothing", GAME, put("match.deals: 5", "match.dealz: 5"),
        "23 variants[0].set.match.dealz: neznámý klíč „dealz“ – nemá být „deals“?"),
    bad("variant that sets what there isn't", GAME, put("match.deals: 5", "bank.stake: 5"),
        "23 variants[0].set.bank.stake: cesta „bank.stake“ nikam nevede – napište cestu k"
        " parametru, který hra má: match.to"),
    bad("variant that sets an item past the end", GAME,
        put("match.deals: 5", '"deal.packets[7]": 5'),
        "23 variants[0].set.deal.packets[7]: cesta „deal.packets[7]“ nikam nevede – napište cestu"
        " k parametru, který hra má: match.to"),
    bad("no example", GAME, put("        unchecked: Je to zvyk, ne pravidlo.\n", ""),
        "91 rules[2].clauses[1]: pravidlo „dobre-mravy“ nemá příklad – doplňte examples, nebo"
        " unchecked s důvodem"),
    bad("part that no clause explains", GAME,
        put("[tricks.leads, tricks.next_lead]", "tricks.leads"),
        "14 phases: část hry „tricks.next_lead“ nepopisuje žádné pravidlo – napište ji k některému"
        " pravidlu za by:"),
    bad("example that fails", GAME, put("legal: [KH]", "legal: [TH]"),
        "78 rules[1].clauses[2].examples[0]: příklad „prebijet/kral-prebiji“ neplatí: dovolené"
        " tahy: čeká se [play TH], vyšlo [play KH] (a v dalších variantách: 2) – opravte"
        " příklad, nebo pravidla hry"),
    bad("example with an unknown seat", GAME,
        put("then: {to_move: forehand}", "then: {to_move: P7}"),
        "59 rules[1].clauses[0].examples[0]: příklad „prvni-vynos/vynasi-predak“ neplatí: to_move:"
        " čeká se P7, vyšlo 1 (a v dalších variantách: 2) – opravte příklad, nebo pravidla hry"),
    bad("value that only a variant has", GAME, put("match: {deals: 3}", "match: {to: 3}"),
        "84 rules[2].clauses[0].text: {{ match.deals }} nemá v základních pravidlech hodnotu –"
        " doplňte ji tam, nebo omezte pravidlo klíčem in:"),
    bad("expectation without a value", GAME, put("then: {to_move: forehand}", "then:"),
        "61 rules[1].clauses[0].examples[0].then: klíč „then“ je prázdný – doplňte hodnotu, nebo"
        " klíč vynechte"),
    bad("reason that is no sentence", GAME, put("over: false", "invalid: karty chybějí"),
        "90 rules[2].clauses[0].examples[0].invalid: čeká se celá věta s tečkou na konci, je tu"
        " „karty chybějí“ – přepište ho"),
    bad("expectation of another kind", GAME, put("over: false", "over: true"),
        "90 rules[2].clauses[0].examples[0].over: čeká se místo u stolu (dealer, forehand …), draw,"
        " nebo false, je tu true – přepište ho"),
    bad("position that the engine can't read", GAME, put("hand: [KH, TH]}", "hand: 5}"),
        "78 rules[1].clauses[2].examples[0]: příklad „prebijet/kral-prebiji“ neplatí: postavení"
        " nelze sestavit: čekají se kódy karet, je tu „5“ (a v dalších variantách: 2)"
        " – opravte příklad, nebo pravidla hry"),
    bad("no bound on moves", GAME, put("max_moves: 20\n", ""),
        "2 chybí klíč „max_moves“ – doplňte, kolik tahů má rozdání nejvýš, klidně s rezervou:"
        " max_moves: 200"),
    bad("no bound on deals", GAME, put("max_deals: 10\n", ""),
        "2 chybí klíč „max_deals“ – doplňte, kolik rozdání má partie nejvýš, klidně s rezervou:"
        " max_deals: 40"),
    bad("fewer deals than a variant has", GAME, put("max_deals: 10", "max_deals: 4"),
        "11 max_deals: max_deals je 4, ale match.deals jich dovoluje 5 – napište aspoň"
        " max_deals: 5"),
    bad("fewer deals than rounds need", GAME, put("match.deals: 5", "match: {rounds: 6}"),
        "11 max_deals: max_deals je 10, ale match.rounds jich dovoluje 12 – napište aspoň"
        " max_deals: 12",
        "84 rules[2].clauses[0].text: {{ match.deals }} nemá ve variantě „delsi“ hodnotu – doplňte"
        " ji tam, nebo omezte pravidlo klíčem in:"),
    bad("no variant of a single deal", GAME, put("id: jedno-rozdani", "id: jen-jednou"),
        "18 variants: hra na víc rozdání nemá variantu „jedno-rozdani“ – doplňte ji: id:"
        " jedno-rozdani, name: Jedno rozdání, set: {match: {deals: 1}}"),
    bad("summary too short", GAME, put("Malá hra na pár zdvihů.", "Malá hra."),
        "13 summary: shrnutí má 9 znaků, čeká se 20 až 320 – napište jednu nebo dvě věty do"
        " přehledu a pro vyhledávače"),
    bad("section twice", GAME, put("section: Partie", "section: Sehrávka"),
        "81 rules[2].section: oddíl „Sehrávka“ už v záznamu je, na řádku 52 – spojte je, nebo"
        " jeden přejmenujte"),
    bad("address that the page needs", GAME, put("- id: dobre-mravy", "- id: zdroj-1"),
        "91 rules[2].clauses[1].id: id „zdroj-1“ má na stránce každé hry něco jiného – zvolte"
        " jiné id"),
    bad("players the wrong way", GAME, put("{min: 2, max: 2}", "{min: 4, max: 2}"),
        "5 players: min je větší než max – napište {min: 2, max: 4}"),
    bad("more cards dealt than there are", GAME,
        put("packets: [2, 3], turn_up: trump", "packets: [5, 6], turn_up: trump"),
        "5 players: pro 2 hráčů nestačí karty: rozdává se po 11 a v balíčku je jich 20 – upravte"
        " players, nebo rozdávání"),
    bad("no card left to turn up", GAME, put("packets: [2, 3]", "packets: [5, 5]"),
        "14 phases: po rozdání nezbude karta, která by určila trumfy – vynechte turn_up,"
        " rozdávejte méně karet, nebo ať si ji rozdávající bere do ruky: tricks.takes_turned"),
    bad("too many players for the cards", GAME, put("{min: 2, max: 2}", "{min: 2, max: 6}"),
        "14 phases: po rozdání nezbude karta, která by určila trumfy – vynechte turn_up,"
        " rozdávejte méně karet, nebo ať si ji rozdávající bere do ruky: tricks.takes_turned"),
    bad("faces of another size", GAME,
        put("    set: {match.deals: 5}", "    faces: dvanact\n    set: {match.deals: 5}"),
        "23 variants[0].faces: „dvanact“ nemá tolik karet jako „dvacet“ – zvolte balíček téže"
        " stavby, nebo místo faces uveďte deck"),
    bad("variant's deck is too small", GAME,
        put("    set: {match.deals: 5}", "    deck: dvanact\n    set: {deal.packets: [3, 4]}"),
        "23 variants[0].deck: pro 2 hráčů nestačí karty: rozdává se po 7 a v balíčku je jich 12 –"
        " upravte players, nebo rozdávání"),
    bad("two ways to deal", GAME, put("packets: [2, 3],", "packets: [2, 3], share: equal,"),
        "15 phases[0].deal: packets i share říkají, kolik karet kdo dostane – nechte jen jedno"),
    bad("no way to deal", GAME, put("{packets: [2, 3], turn_up: trump}", "{turn_up: trump}"),
        "15 phases[0].deal: rozdávání neříká, kolik karet kdo dostane – doplňte packets, nebo"
        " share"),
    bad("pile that nobody plays on", GAME, put("turn_up: trump}", "turn_up: trump, rest: pile}"),
        "15 phases[0].deal: rest: pile odkládá zbylé karty tam, kde si jich žádná fáze nevšimne –"
        " vynechte ho"),
    bad("deals and rounds", GAME, put("match.deals: 5", "match.rounds: 5"),
        "23 variants[0].set: deals i rounds říkají, kolik má partie rozdání – nechte jen jedno"),
    bad("counts what nobody writes", GAME, put("match: {deals: 3}",
                                               "match: {deals: 3, counts: money}"),
        "17 match: na účet „money“ žádná fáze nic nezapisuje – zvolte counts podle toho, co"
        " vyúčtování zapisuje"),
    bad("minutes the wrong way", GAME, put("minutes: [5, 10]", "minutes: [10, 5]"),
        "8 minutes: délka má jít od kratší k delší – napište [5, 10]"),
)  # fmt: skip

EXAMPLES = (
    bad("unknown key of given", GAME,
        put("given: {trump: S, trick: [QH], hand: [KH, TH]}",
            "given:\n              trumpf: S\n              trick: [QH]\n"
            "              hand: [KH, TH]"),
        "80 rules[1].clauses[2].examples[0].given.trumpf: postavení nezná klíč „trumpf“ – nemá být"
        " „trump“?"),
    bad("unknown phase of given", GAME, put("            given: {at: tricks}\n            then:",
                                            "            given: {at: triks}\n            then:"),
        "60 rules[1].clauses[0].examples[0].given.at: hra nemá fázi „triks“ – nemá být „tricks“?"),
    bad("unknown key of then", GAME, put("then: {trump: D}", "then: {trumps: D}"),
        "51 rules[0].clauses[1].examples[0].then.trumps: „then“ nezná „trumps“ – nemá být"
        " „trump“?"),
    bad("unknown zone in sees", GAME, put("sees: {forehand: {hand:", "sees: {forehand: {hond:"),
        "41 rules[0].clauses[0].examples[0].sees.forehand.hond: hra nemá zónu „hond“ – nemá být"
        " „hand“?"),
    bad("unknown seat in sees", GAME, put("sees: {forehand:", "sees: {forhand:"),
        "41 rules[0].clauses[0].examples[0].sees.forhand: neznámé místo u stolu „forhand“ – nemá"
        " být „forehand“?"),
    bad("unknown zone in counts", GAME, put("then: {trump: D}", "counts:\n              talom: 9"),
        "52 rules[0].clauses[1].examples[0].counts.talom: hra nemá zónu „talom“ – nemá být"
        " „talon“?"),
    bad("unknown verb", GAME, put("legal: [KH]", "legal: [pley KH]"),
        "80 rules[1].clauses[2].examples[0].legal[0]: hra nezná tah „pley“ – nemá být „play“?"),
    bad("unknown verb that is refused", GAME,
        put("refused: {KS: ctit-barvu}", "refused: {plai KS: ctit-barvu}"),
        "72 rules[1].clauses[1].examples[1].refused.plai KS: hra nezná tah „plai“ – nemá být"
        " „play“?"),
    bad("unknown clause of a refusal", GAME,
        put("refused: {KS: ctit-barvu}", "refused: {KS: ctit-barwu}"),
        "72 rules[1].clauses[1].examples[1].refused.KS: neznámé pravidlo „ctit-barwu“ – nemá být"
        " „ctit-barvu“?"),
)  # fmt: skip

CARDS = (
    bad("unknown card in a hand", GAME, put("legal: [KH]", "legal: [9H]"),
        f"80 rules[1].clauses[2].examples[0].legal[0]: neznámá karta „9H“ – {CARD}"),
    bad("unknown card in a zone", GAME, put("QS, JS, TS, QH, JH, TH, AD]}\n            sees",
                                            "QS, JS, TS, QH, JH, TH, AX]}\n            sees"),
        f"40 rules[0].clauses[0].examples[0].given.talon[10]: neznámá karta „AX“ – {CARD}"),
    bad("ten written with two digits", GAME, put("legal: [QH, TH]", "legal: [QH, 10H]"),
        "69 rules[1].clauses[1].examples[0].legal[1]: neznámá karta „10H“ – desítka má kód T"),
    bad("order with an unknown rank", GAME, put("order: K A Q J T", "order: K A Q J 9"),
        "7 order: neznámá hodnota „9“ – hodnoty balíčku: A K Q J T"),
    bad("order with a rank twice", GAME, put("order: K A Q J T", "order: K A Q J T J"),
        "7 order: hodnota „J“ je v pořadí dvakrát – nechte ji jen jednou"),
    bad("order with a rank left out", GAME, put("order: K A Q J T", "order: K A Q J"),
        "7 order: v pořadí chybí „T“ – doplňte chybějící na správné místo"),
    bad("wrong total", DECK, put("total: 20", "total: 21"),
        "4 total: total je 21, ale barvy, hodnoty a karty bez barvy dávají 20 – opravte seznamy,"
        " nebo total: 20"),
    bad("wrong total of a derived deck", DERIVED, put("total: 12", "total: 13"),
        "4 total: total je 13, ale barvy, hodnoty a karty bez barvy dávají 12 – opravte seznamy,"
        " nebo total: 12"),
    bad("no total", DECK, put("total: 20\n", ""), "2 chybí klíč „total“ – doplňte total: 20"),
    bad("nothing to play with", DERIVED,
        put("total: 12\ncertainty: certain\nsummary: Odvozený balíček pro zkoušky.\nderived:\n"
            "  from: dvacet\n  ranks: A K Q\n",
            "certainty: certain\nsummary: Balíček úplně bez karet.\n"),
        "2 use: balíček k hraní nemá žádné karty – doplňte barvy a hodnoty, nebo use: reference"),
    bad("suit without a sign", DECK, put("{id: piky, code: S,", "{id: hvezdy, code: S,"),
        "8 suits[0].id: znak „hvezdy“ nemá obrázek – nakreslete site_theme/symbols/hvezdy.svg"),
    bad("symbol without a file", DECK,
        put("code: S, name: piky,", "code: S, name: piky, symbol: piky-jine,"),
        "8 suits[0].symbol: znak „piky-jine“ nemá obrázek – nakreslete"
        " site_theme/symbols/piky-jine.svg"),
    bad("index without an outline", DECK, put('index: "10"', 'index: "Ж"'),
        "17 ranks[4].index: označení „Ж“ nemá obrys – doplňte ho do INDICES v"
        " tools/index_glyphs.py"),
    bad("character without an outline", DECK, put('index: "10"', 'glyph: "瓢"'),
        "17 ranks[4].glyph: znak „瓢“ nemá obrys – doplňte ho do HAN v tools/index_glyphs.py"),
    bad("code twice", DECK, put("{code: T,", "{code: J,"),
        "17 ranks[4].code: kód „J“ je tu podruhé – zvolte jiný kód"),
    bad("unknown rank in a derivation", DERIVED, put("ranks: A K Q", "ranks: A K 9"),
        "4 total: total je 12, ale barvy, hodnoty a karty bez barvy dávají 8 – opravte seznamy,"
        " nebo total: 8",
        "9 derived.ranks: neznámá hodnota „9“ – známé kódy: A J K Q T"),
    bad("unknown card in counts", DERIVED,
        put("  ranks: A K Q\n", "  ranks: A K Q\ncounts: {ZOLIK: 2}\n"),
        "10 counts.ZOLIK: neznámá karta nebo hodnota „ZOLIK“ – známé kódy: A AC AD AH AS JOKER K KC"
        " KD KH KS Q QC QD QH QS"),
)  # fmt: skip
