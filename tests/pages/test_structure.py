"""What holds for every page of the built site."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

from tests.pages.reading import Document

Pages = Mapping[str, Document]


def test_pages_are_well_formed_czech_html(pages: Pages) -> None:
    for address, page in pages.items():
        assert [] == page.unclosed, address
        assert page.source.lstrip().lower().startswith("<!doctype html>"), address
        assert page.one("html")["lang"] == "cs", address


def test_each_page_says_where_its_root_is(pages: Pages) -> None:
    for address, page in pages.items():
        depth = address.count("/")
        expected = "/" if address == "404.html" else "../" * depth or "./"

        assert expected == page.one("html")["data-base"], address


def test_each_page_has_one_heading_and_a_title_of_its_own(pages: Pages) -> None:
    titles = Counter(page.one("title").text for page in pages.values())

    assert all(len(page.all("h1")) == 1 for page in pages.values())
    assert [] == [title for title, times in titles.items() if times > 1]


def test_each_page_is_described_for_search_engines(pages: Pages) -> None:
    for address, page in pages.items():
        (described,) = [one for one in page.all("meta") if one["name"] == "description"]

        assert 20 <= len(described["content"]) <= 320, address


def test_headings_do_not_skip_a_level(pages: Pages) -> None:
    for address, page in pages.items():
        levels = [int(one.tag[1]) for one in page.elements if re.fullmatch("h[1-6]", one.tag)]
        jumps = [(a, b) for a, b in pairwise(levels) if b > a + 1]

        assert [] == jumps, address


def test_ids_are_unique_on_a_page(pages: Pages) -> None:
    for address, page in pages.items():
        assert [] == [one for one, times in Counter(page.ids).items() if times > 1], address


def test_labels_and_descriptions_name_something_on_the_page(pages: Pages) -> None:
    for address, page in pages.items():
        ids = set(page.ids)
        for attribute in ("aria-labelledby", "aria-describedby", "aria-controls", "for"):
            named = {one[attribute] for one in page.having(attribute)}

            assert named <= ids, address


def test_no_page_needs_what_its_policy_forbids(pages: Pages) -> None:
    for address, page in pages.items():
        policies = [one["content"] for one in page.all("meta") if one["http-equiv"]]
        handlers = [name for one in page.elements for name in one.attributes if name[:2] == "on"]

        assert len(policies) == 1, address
        assert "default-src 'self'" in policies[0]
        assert "unsafe-inline" not in policies[0]
        assert [] == page.having("style") + page.all("style") + handlers, address
        assert all(one["src"] and not one.text for one in page.all("script")), address


def test_nothing_of_templates_and_markdown_is_left_over(pages: Pages) -> None:
    for address, page in pages.items():
        text = "".join(page.texts)

        assert not re.search(r"\{\{|\}\}|\{%|\bNone\b|\bUndefined\b", text), address
        assert not re.search(r"\]\[|\]\(|\*\*|<!-- ", text), address


def test_short_prepositions_never_end_a_line(pages: Pages) -> None:
    loose = re.compile(r"(?<![\w’'.♠♥♦♣])[kszvouiKSZVOUAI] (?=\w)")
    for address in ("hry/ecarte/", "slovnicek/", "pravidla/", "jak-hrat/"):
        page = pages[address]
        found = [text for text in page.texts if loose.search(text)]

        assert [] == found, address


def test_signs_of_suits_in_text_have_their_colours(pages: Pages) -> None:
    page = pages["karty/francouzske-52/"]

    assert {"♠", "♥", "♦", "♣"} <= {one.text for one in page.of_class("sign")}
