"""Records that do not fit their model, and references that lead nowhere."""

from __future__ import annotations

from tests.records.bad import bad
from tests.records.conftest import DECK, DERIVED, GAME, add, put

LEVELS = "náročnost: 1 pro děti, 2 snadná, 3 střední, 4 vyšší, 5 pro znalce"

MODEL = (
    bad("misspelt key", GAME, put("difficulty: 2", "dificulty: 2"),
        "9 dificulty: neznámý klíč „dificulty“ – nemá být „difficulty“?"),
    bad("misspelt key of a clause", GAME,
        put("        by: match.deals", "        bye: match.deals"),
        "85 rules[2].clauses[0].bye: neznámý klíč „bye“ – nemá být „by“?"),
    bad("unknown key", GAME, put("difficulty: 2\n", "difficulty: 2\nbarva_stolu: zelená\n"),
        "10 barva_stolu: neznámý klíč „barva_stolu“ – vynechte ho; tady mohou být „id“, „name“,"
        " „forms“, „aka“, „category“, „players“, „seats“, „deck“, „deck_for“, „order“, „values“,"
        " „minutes“ …"),
    bad("merge key", GAME, put("match: {deals: 3}", "match: {deals: 3}\n<<: {id: x}"),
        "18 <<: neznámý klíč „<<“ – vynechte ho; tady mohou být „id“, „name“, „forms“, „aka“,"
        " „category“, „players“, „seats“, „deck“, „deck_for“, „order“, „values“,"
        " „minutes“ …"),
    bad("missing key", GAME, put("summary: Malá hra na pár zdvihů.\n", ""),
        "2 chybí klíč „summary“ – doplňte ho: jedna nebo dvě věty do přehledu a pro vyhledávače"),
    bad("missing source", GAME,
        put("text: Kdo může, přebíjí.\n        by: [tricks.duties.beat, tricks.winner, order]\n"
            "        source: babicka\n",
            "text: Kdo může, přebíjí.\n        by: [tricks.duties.beat, tricks.winner, order]\n"),
        "73 rules[1].clauses[2]: chybí klíč „source“ – doplňte ho: id zdroje ze sources.yaml, nebo"
        " jejich seznam"),
    bad("text for a number", GAME, put("difficulty: 2", "difficulty: dva"),
        f"9 difficulty: čeká se celé číslo od 1 do 5, je tu „dva“ – {LEVELS}"),
    bad("number out of range", GAME, put("difficulty: 2", "difficulty: 9"),
        f"9 difficulty: čeká se celé číslo od 1 do 5, je tu 9 – {LEVELS}"),
    bad("more players than can be seated", GAME,
        put("players: {min: 2, max: 2}", "players: {min: 2, max: 11}"),
        "5 players.max: čeká se celé číslo od 1 do 10, je tu 11 – největší počet hráčů; víc než"
        " deset jich program neposadí"),
    bad("value that is no whole number", GAME,
        put("minutes: [5, 10]", "values: {A: 11.2, K: 4}\nminutes: [5, 10]"),
        "8 values.A: čeká se číslo, celé nebo s půlkou – napište 4, nebo 4.5"),
    bad("off is no truth value", GAME, put("difficulty: 2", "difficulty: off"),
        f"9 difficulty: čeká se celé číslo od 1 do 5, je tu „off“ – {LEVELS}"),
    bad("4:4 is no number", GAME, put("difficulty: 2", "difficulty: 4:4"),
        f"9 difficulty: čeká se celé číslo od 1 do 5, je tu „4:4“ – {LEVELS}"),
    bad("130 is no number", GAME, put("difficulty: 2", "difficulty: 0123"),
        f"9 difficulty: čeká se celé číslo od 1 do 5, je tu „0123“ – {LEVELS}"),
    bad("truth value for a text", GAME, put("name: Malá", "name: true"),
        "3 name: čeká se text na jednom řádku, je tu true – dejte hodnotu do uvozovek"),
    bad("number for a list", GAME, put("minutes: [5, 10]", "minutes: 5"),
        "8 minutes: čeká se seznam o 2 položkách, je tu 5 – délka partie v minutách, od–do:"
        " [10, 15]"),
    bad("nothing for an id", GAME, put("category: zdvihove", "category:"),
        "4 category: čeká se id z malých písmen bez diakritiky, číslic a spojovníků, je tu"
        " prázdno – id druhu her z categories.yaml"),
    bad("id with diacritics", GAME, put("id: ctit-barvu", "id: ctít-barvu"),
        "62 rules[1].clauses[1].id: čeká se id z malých písmen bez diakritiky, číslic a"
        " spojovníků, je tu „ctít-barvu“ – trvalé id pravidla; nikdy se nemění a znovu nepoužije",
        "72 rules[1].clauses[1].examples[1].refused.KS: neznámé pravidlo „ctit-barvu“ – nemá být"
        " „ctít-barvu“?"),
    bad("unknown word", DECK, put("certainty: certain", "certainty: certan"),
        "5 certainty: čeká se jedna z hodnot „certain“, „high“, „probable“, „uncertain“, „unknown“,"
        " je tu „certan“ – nemá být „certain“?"),
    bad("another protocol", "sources.yaml", add("  url: ftp://a.cz/\n"),
        "5 [0].url: čeká se adresa, která začíná https:// nebo http://, je tu „ftp://a.cz/“ –"
        " adresa; http:// jen tam, kde https:// není"),
    bad("keys out of order", GAME, put("minutes: [5, 10]\ndifficulty: 2\n",
                                       "difficulty: 2\nminutes: [5, 10]\n"),
        "9 minutes: klíč „minutes“ patří před „difficulty“ – přesuňte ho, nebo spusťte hry format"),
)  # fmt: skip

REFERENCES = (
    bad("clause twice", GAME, put("- id: dobre-mravy", "- id: konec"),
        "91 rules[2].clauses[1].id: pravidlo „konec“ už v záznamu je, na řádku 83 – zvolte"
        " jiné id"),
    bad("example twice", GAME, put("- id: jina-barva", "- id: ma-barvu"),
        "70 rules[1].clauses[1].examples[1].id: příklad „ma-barvu“ už v záznamu je, na řádku 67 –"
        " zvolte jiné id"),
    bad("term twice", "glossary.yaml", put("- id: vynos", "- id: zdvih"),
        "5 [0].see[0]: neznámé heslo slovníčku „vynos“ – doplňte ho do glossary.yaml;"
        " známé: „zdvih“",
        "6 [1].id: heslo „zdvih“ už v záznamu je, na řádku 2 – zvolte jiné id"),
    bad("unknown deck", GAME, put("deck: dvacet", "deck: dvacat"),
        "6 deck: neznámý balíček „dvacat“ – nemá být „dvacet“?"),
    bad("unknown category", GAME, put("category: zdvihove", "category: karetni"),
        "4 category: neznámý druh her „karetni“ – doplňte ho do categories.yaml; známé:"
        " „zdvihove“"),
    bad("unknown source", GAME, put("sources: [babicka]", "sources: [babicka, dedecek]"),
        "95 sources[1]: neznámý zdroj „dedecek“ – doplňte ho do sources.yaml; známé: „babicka“"),
    bad("unknown variant", GAME,
        put("            over: false", "            not_in: [delsii]\n            over: false"),
        "90 rules[2].clauses[0].examples[0].not_in[0]: neznámá varianta „delsii“ – nemá být"
        " „delsi“?"),
    bad("unknown clause", GAME, put("refused: {KS: ctit-barvu}", "refused: {KS: ctit-bravu}"),
        "72 rules[1].clauses[1].examples[1].refused.KS: neznámé pravidlo „ctit-bravu“ – nemá být"
        " „ctit-barvu“?"),
    bad("unknown parent", DERIVED, put("from: dvacet", "from: tricet"),
        "8 derived.from: neznámý balíček „tricet“ – nemá být „dvacet“?"),
    bad("file of another name", GAME, put("id: mala", "id: velka"),
        "2 id: id „velka“ se liší od jména souboru – přejmenujte soubor na velka.yaml, nebo napište"
        " id: mala"),
)  # fmt: skip
