"""Small parts of the wiki by themselves: words, texts, terms, addresses."""

from __future__ import annotations

import pytest

from plugins.records.models import Term
from plugins.wiki import words
from plugins.wiki.content import loose_references
from plugins.wiki.glossary import initial
from plugins.wiki.markup import plain, texts
from plugins.wiki.prose import address, block, line, set_page
from plugins.wiki.stems import fold, slug, stem
from plugins.wiki.terms import Terms
from plugins.wiki.views import Link


def term(name: str, *forms: str) -> Term:
    return Term(id=slug(name), term=name, forms=list(forms), text="Výklad.")


def test_forms_of_a_word_have_one_stem() -> None:
    assert {"kart"} == {stem(word) for word in ("karta", "kartu", "Karty", "karet", "kartami")}


def test_words_are_folded_like_in_the_browser() -> None:
    assert "prilis zlutoucky kun" == fold("Příliš žluťoučký KŮŇ")
    assert "konec-hry-2" == slug("Konec hry (2)")


def test_texts_are_changed_but_tags_are_not() -> None:
    html = '<p title="a">a <a href="a">a</a> a</p>'

    assert '<p title="a">b <a href="a">a</a> b</p>' == texts(
        html, lambda text: text.replace("a", "b"), skip=("a",)
    )


def test_plain_text_keeps_spaces_that_do_not_break() -> None:
    assert "v\xa0ruce, & dál." == plain("<p>v\xa0<em>ruce</em>,\n&amp; <b>dál</b>.</p>")


def test_raw_html_stays_text() -> None:
    assert "<script>" not in block("Ahoj <script>alert(1)</script> <b>tu</b>", "")


def test_links_of_records_become_relative() -> None:
    assert "../../slovnicek/#zdvih" == address("slovnicek:zdvih", "../../")
    assert "../../hry/bridz/#ctit" == address("/hry/bridz/#ctit", "../../")
    assert "#ctit" == address("#ctit", "../../")


def test_a_card_keeps_its_sign_in_colour() -> None:
    assert 'Hraje <span class="sign sign-H">♥</span>A.' == line("Hraje ♥A.")


def test_quoted_blocks_of_a_page_are_left_as_they_are() -> None:
    assert '„Tak“ a\xa0dál\n\n> the "Software"\n' == set_page('"Tak" a dál\n\n> the "Software"\n')


def test_a_reference_without_a_target_is_found_outside_code() -> None:
    text = "[a][b] `[c][d]`\n\n```\n[e][f]\n```\n[g][] a [h][i]\n\n[I]: https://example.org\n"

    assert [(1, "[a][b]"), (6, "[g][]")] == list(loose_references(text))


def test_the_longest_term_wins_and_is_linked_once() -> None:
    terms = Terms([term("barva", "barvy", "barvu"), term("vynesená barva", "vynesenou barvu")])

    linked = terms.linker("../", set())("Vynesenou barvu, barvu a barvu.")

    assert '<a class="term" href="../slovnicek/#vynesena-barva">Vynesenou barvu</a>' in linked
    assert 1 == linked.count("#barva")


def test_words_of_a_term_stand_side_by_side() -> None:
    terms = Terms([term("hlavní hráč", "hlavního hráče")])

    assert [] == list(terms.find("Hlavní, hráč"))
    assert ["hlavni-hrac"] == [hit.term for hit in terms.find("bez hlavního\xa0hráče")]


@pytest.mark.parametrize(
    ("word", "letter"),
    [("chien", "Ch"), ("čárka", "Č"), ("écarté", "E"), ("útočná karta", "U"), ("žolík", "Ž")],
)
def test_terms_stand_under_czech_letters(word: str, letter: str) -> None:
    assert letter == initial(word)


def test_consecutive_clauses_are_one_link() -> None:
    clauses = [(3, "a"), (4, "b"), (5, "c"), (9, "d")]

    assert [Link("3–5", "a"), Link("9", "d")] == list(words.runs(clauses))


def test_names_are_safe_in_html() -> None:
    assert "Hra &lt;b&gt; &amp; spol." == words.text("Hra <b> & spol.")
