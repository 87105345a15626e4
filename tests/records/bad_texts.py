"""Texts that are not the Markdown of records."""

from __future__ import annotations

from tests.records.bad import bad
from tests.records.conftest import GAME, put

HTML = (
    "HTML a skripty do textu nepatří – použijte Markdown: **tučně**, *kurzíva*, [odkaz](#id),"
    " seznam, tabulka"
)
TARGETS = "odkazovat jde na #id-pravidla, slovnicek:heslo, /hry/id/ nebo /karty/id/"

TEXTS = (
    bad("HTML", GAME, put("Kdo prohrál, míchá.", "Kdo <b>prohrál</b>, míchá."),
        f"92 rules[2].clauses[1].text: {HTML}"),
    bad("script in a block", GAME,
        put("          Kdo začíná,", "          <script>x()</script>\n          Kdo začíná,"),
        f"45 rules[0].clauses[1].text: {HTML}"),
    bad("HTML in a name", GAME, put("name: Malá", "name: Malá <i>hra</i>"), f"3 name: {HTML}"),
    bad("entity", GAME, put("Kdo prohrál, míchá.", '"&lt;b&gt;"'),
        "92 rules[2].clauses[1].text: zápis znaku pomocí & a ; do textu nepatří – napište přímo"
        " ten znak"),
    bad("attributes", GAME, put("Kdo prohrál, míchá.", '"Kdo{: onclick=x }."'),
        "92 rules[2].clauses[1].text: šablony a atributy do textu nepatří – nechte jen"
        " {{ cesta | tvar }}"),
    bad("heading", GAME, put("          Další karta", "          # Další karta"),
        "44 rules[0].clauses[1].text: nadpisy do textu nepatří – založte oddíl: - section:"),
    bad("code", GAME, put("Kdo prohrál, míchá.", '"Kdo `prohrál`."'),
        "92 rules[2].clauses[1].text: zápis programu do textu nepatří – použijte „uvozovky“ nebo"
        " *kurzívu*"),
    bad("indented code", GAME, put("          Kdo začíná,", "\n              Kdo začíná,"),
        "46 rules[0].clauses[1].text: text je odsazený jako zápis programu – zmenšete odsazení"),
    bad("lists in lists", GAME, put("Kdo prohrál, míchá.", '"' + "- " * 2000 + 'x"'),
        "92 rules[2].clauses[1].text: seznam v seznamu do textu nepatří – napište každou položku"
        " na vlastní řádek"),
    bad("lists in lists by indents", GAME,
        put("          Kdo začíná,", "          - a\n" + " " * 24 + "- b\n          Kdo začíná,"),
        "46 rules[0].clauses[1].text: text je odsazený příliš – zmenšete odsazení"),
    bad("address", GAME, put("Kdo prohrál, míchá.", "Viz www.hry.cz."),
        "92 rules[2].clauses[1].text: adresy do textu nepatří – uveďte je v sources.yaml"),
    bad("Markdown in a name", GAME, put("name: Malá", 'name: "**Malá**"'),
        "3 name: tady nemá být Markdown – napište prostou větu"),
    bad("invisible character", GAME, put("Kdo prohrál, míchá.", "Kdo\u202e prohrál."),
        "92 rules[2].clauses[1].text: v textu je neviditelný znak – smažte ho"),
    bad("link to nowhere", GAME, put("(#prvni-vynos)", "(#prvni-vinos)"),
        "45 rules[0].clauses[1].text: odkaz „#prvni-vinos“ nikam nevede: pravidlo „prvni-vinos“"
        " neexistuje – nemá být „prvni-vynos“?"),
    bad("link to an unknown term", GAME, put("slovnicek:zdvih", "slovnicek:zdvyh"),
        "55 rules[1].clauses[0].text: odkaz „slovnicek:zdvyh“ nikam nevede: heslo „zdvyh“"
        " neexistuje – nemá být „zdvih“?"),
    bad("link to an unknown game", GAME, put("(#prvni-vynos)", "(/hry/velka/)"),
        "45 rules[0].clauses[1].text: odkaz „/hry/velka/“ nikam nevede: hra „velka“ neexistuje –"
        " opravte id"),
    bad("link to another site", GAME, put("(#prvni-vynos)", "(https://a.cz)"),
        f"45 rules[0].clauses[1].text: odkaz „https://a.cz“ nemá dovolenou podobu – {TARGETS}"),
    bad("link that runs a script", GAME, put("(#prvni-vynos)", "(javascript:alert(1))"),
        f"45 rules[0].clauses[1].text: odkaz nemá podobu [text](cíl) – {TARGETS},"
        " bez mezer a závorek"),
    bad("placeholder without a value", GAME, put("{{ match.deals |", "{{ match.dealz |"),
        "84 rules[2].clauses[0].text: {{ match.dealz }} nemá hodnotu – nemá být „match.deals“?"),
    bad("unknown form", GAME, put("| rozdani }}", "| rozdany }}"),
        "84 rules[2].clauses[0].text: neznámý tvar „rozdany“ – nemá být „rozdani“?"),
    bad("half a placeholder", GAME, put("Kdo prohrál, míchá.", "Kdo prohrál }} míchá."),
        "92 rules[2].clauses[1].text: závorky {{ }} nejsou v páru – napište {{ cesta | tvar }}"),
    bad("placeholder outside rules", GAME, put("origin: Hra", "origin: Hra na {{ match.deals }}"),
        "12 origin: tady se {{ }} nedosazuje – dosazuje se jen v textech pravidel; napište"
        " to slovy"),
)  # fmt: skip
