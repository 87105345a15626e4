"""Compiled records and texts with parameters filled in."""

from __future__ import annotations

from pathlib import Path

from plugins.records import compile_game, load_site, render_text
from plugins.records.prose import first_sentence, plain
from tests.records.conftest import DECK, GAME, change, put


def test_compiled_game_has_the_agreed_keys(root: Path) -> None:
    record = compile_game(load_site(root), "mala")

    assert [
        *("format", "id", "name", "hash", "category", "players", "max_moves", "max_deals"),
        *("deck", "order", "phases", "match", "clauses", "neutral", "variants", "common"),
    ] == list(record)
    assert {"min": 2, "max": 2, "default": 2} == record["players"]
    assert ["K", "A", "Q", "J", "T"] == record["order"]
    assert {"phase": "deal", "as": "deal", "params": {"packets": [2, 3], "turn_up": "trump"}} == (
        record["phases"][0]
    )
    assert [{"id": "na-tahu", "no": 1, "title": "Hraje jen ten, kdo je na tahu"}] == (
        record["common"]
    )


def test_clauses_are_numbered_over_all_sections(root: Path) -> None:
    record = compile_game(load_site(root), "mala")

    assert [(1, "Rozdávání"), (2, "Rozdávání"), (3, "Sehrávka")] == [
        (clause["no"], clause["section"]) for clause in record["clauses"][:3]
    ]
    assert list(range(1, 8)) == [clause["no"] for clause in record["clauses"]]


def test_title_is_the_first_sentence_without_markdown(root: Path) -> None:
    titles = {one["id"]: one["title"] for one in compile_game(load_site(root), "mala")["clauses"]}

    assert "Další karta se otočí a\u00a0určí trumfy" == titles["otocena-karta"]
    assert "K\u00a0prvnímu zdvihu vynáší předák" == titles["prvni-vynos"]
    assert "Partie má 3\u00a0rozdání" == titles["konec"]


def test_claims_and_variants_become_lists(root: Path) -> None:
    change(
        root, GAME, put("            over: false", "            in: delsi\n            over: false")
    )
    clause = compile_game(load_site(root), "mala")["clauses"][5]

    assert (["match.deals"], None, None) == (clause["by"], clause["in"], clause["not_in"])
    assert {"id": "hraje-se-dal", "given": {"at": "tricks"}, "in": ["delsi"], "over": False} == (
        clause["examples"][0]
    )


def test_hash_changes_with_the_rules_only(root: Path) -> None:
    before = compile_game(load_site(root), "mala")["hash"]
    change(root, GAME, put("Kdo prohrál, míchá.", "Kdo prohrál, zamíchá."))
    reworded = compile_game(load_site(root), "mala")["hash"]
    change(root, DECK, put("name: Dvacet listů", "name: Dvacet karet"))
    renamed = compile_game(load_site(root), "mala")["hash"]
    change(root, GAME, put("match: {deals: 3}", "match: {deals: 4}"))
    changed = compile_game(load_site(root), "mala")["hash"]

    assert (12, before, before) == (len(before), reworded, renamed)
    assert before != changed


def test_order_of_a_variant_may_be_written_as_text(root: Path) -> None:
    change(root, GAME, put("set: {match.deals: 5}", "set: {order: A K Q J T}"))

    assert ["A", "K", "Q", "J", "T"] == (
        compile_game(load_site(root), "mala")["variants"][0]["set"]["order"]
    )


def test_text_is_filled_in_for_the_variant_in_force(root: Path) -> None:
    site = load_site(root)
    text = "Do {{ match.deals | rozdani-2 }}, pořadí {{ order }}."

    assert "Do 3\u00a0rozdání, pořadí král, eso, dáma, kluk, desítka." == (
        render_text(site, site.games["mala"], text)
    )
    assert render_text(site, site.games["mala"], text, "delsi").startswith("Do 5\u00a0rozdání")


def test_first_sentence_is_cut_before_the_next_capital() -> None:
    assert "Hraje se např. o žetony" == first_sentence(
        "Hraje se např. o žetony. Kdo prohraje, platí."
    )
    assert "Kdo má 21. trumf, bere" == first_sentence("Kdo má 21. trumf, bere.\nJinak ne.")
    assert "První věta" == first_sentence("- První věta.\n- Druhá.")


def test_plain_text_keeps_words_only() -> None:
    assert "tučně, kurzíva a odkaz" == plain("**tučně**, *kurzíva* a [odkaz](#x)")
