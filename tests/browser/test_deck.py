"""The page of a deck: orders that can be tried, the deck dealt out by its seed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo, eventually
from tests.browser.test_pages import DESK, PHONE, axe
from tests.browser.test_still import SIZES, WATCH, assert_still, shifted
from tests.rules.conftest import site

pytestmark = pytest.mark.browser

SITE = site()
INDEX = "karty/"
PAGE = "karty/francouzske-52/"
ORDER = "#obvykle rule-demo[data-example]"
EXERCISE = ".exercise rule-demo"
DEAL = ".whole rule-demo"
MOST_SHIFT = 0.06  # a line of the history more or less when the font comes; 0.1 counts as good
# One deck of each kind: numbers and courts, named trumps, round cards, stones, strips, long
# rows of numbers, no suits, nothing known.
KINDS = (
    "minchiate-97",
    "gandzifa-mughalska-96",
    "madzong-144",
    "cinske-domino-84",
    "hjakunin-issu-200",
    "kukacci-40",
    "sung",
)


def cards(demo: Demo) -> list[str]:
    found: list[str] = demo.root.locator("[data-card]").evaluate_all(
        "all => all.map(it => it.dataset.card)"
    )
    return found


def sow(demo: Demo, seed: str) -> list[str]:
    """Write a seed; return the cards that are dealt."""
    before = cards(demo)
    field = demo.root.locator('[data-set="seed"]')
    field.fill(seed)
    field.press("Enter")
    eventually(lambda: cards(demo) != before)
    demo.rest(START_MS)
    return cards(demo)


def choose(page: Page, hands: int) -> None:
    page.locator("[data-counts] label", has=page.locator(f"input[value='{hands}']")).click()


# ---------- orders ----------


def test_an_order_refuses_with_its_clause(visitor: Visitor) -> None:
    demo = Demo(visitor.open(PAGE), ORDER)
    demo.start()

    demo.move("take TS").click()
    expect(demo.clause).to_be_visible()

    assert f"../../{PAGE}#obvykle" == demo.clause.get_attribute("href")
    assert demo.move("take TS").is_visible()


def test_an_order_ends_with_all_cards_in_order(visitor: Visitor) -> None:
    demo = Demo(visitor.open(PAGE), ORDER)
    demo.start()

    for code in ("AS", "KS", "QS", "JS", "TS"):
        demo.play(f"take {code}")

    assert "over" == demo.state
    assert ["AS", "KS", "QS", "JS", "TS", "9S"] == cards(demo)


def test_a_click_on_a_card_begins_the_order(visitor: Visitor) -> None:
    demo = Demo(visitor.open(PAGE), ORDER)

    demo.move("take AS").click()
    demo.rest(START_MS)

    assert "AS" == cards(demo)[-1]
    assert demo.move("take AS").count() == 0


def test_the_exercise_goes_on(visitor: Visitor) -> None:
    demo = Demo(visitor.open(PAGE), EXERCISE)
    demo.start()
    seen = []

    for _ in range(3):
        seen.append(sorted(cards(demo)))
        higher = next(one for one in demo.moves() if taken(demo, one))
        assert higher.removeprefix("take ") in seen[-1]
        demo.do("next")

    assert seen[0] != seen[1]
    assert 2 == demo.legal.count()


@pytest.mark.parametrize(
    ("order", "sign", "ranked"),
    [("eso-nejnizsi", 0, "KQJT98765432A"), ("barvy-v-bridzi", 1, "SHDC")],
)
def test_every_order_has_an_exercise_of_its_own(
    visitor: Visitor, order: str, sign: int, ranked: str
) -> None:
    page = visitor.open(PAGE)
    usual, demo = Demo(page, EXERCISE), Demo(page, f"#{order} {EXERCISE}")
    at_rest = usual.table
    demo.start()

    for _ in range(2):
        higher, lower = sorted(cards(demo), key=lambda code: ranked.index(code[sign]))
        demo.play(f"take {lower}")
        assert f"../../{PAGE}#{order}" == demo.clause.get_attribute("href")
        demo.play(f"take {higher}")
        demo.do("next")

    assert at_rest == usual.table


def taken(demo: Demo, move: str) -> bool:
    """Say whether a card was taken as the higher one."""
    demo.play(move)
    return demo.button("next").is_visible()


# ---------- dealing out ----------


def test_a_seed_always_deals_the_same_cards(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    demo = Demo(page, DEAL)
    at_rest = cards(demo)
    demo.start()

    assert at_rest == cards(demo)
    first, other = sow(demo, "777"), sow(demo, "5")
    assert first != other
    assert first == sow(demo, "777")

    again = Demo(visitor.open(f"{PAGE}?semeno=777"), DEAL)
    expect(again.root.locator('[data-set="seed"]')).to_have_value("777")
    again.start()
    assert first == cards(again)


def test_as_many_hands_are_dealt_as_are_chosen(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    demo, exercise = Demo(page, DEAL), Demo(page, EXERCISE)
    before = exercise.table

    for hands in (2, 6):
        choose(page, hands)
        expect(demo.root).to_have_attribute("data-players", str(hands))
        assert 5 * hands == len(cards(demo))

    assert visitor.python() == []
    demo.start()
    assert 30 == len(set(cards(demo)))
    choose(page, 3)
    eventually(lambda: len(cards(demo)) == 15)
    assert before == exercise.table


def test_a_link_to_a_deal_is_not_for_the_exercise(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    demo = Demo(visitor.open(f"{PAGE}?semeno=2026"), DEAL)
    demo.start()
    dealt = cards(demo)
    demo.button("share").click()
    link = demo.root.locator("input[readonly]").input_value()

    page = visitors().open(link.partition(visitor.server.url())[2])
    linked, exercise = Demo(page, DEAL), Demo(page, EXERCISE)
    linked.start()
    exercise.start()

    assert dealt == cards(linked)
    assert 2 == exercise.legal.count()


def test_what_the_address_says_of_variants_does_no_harm(visitor: Visitor) -> None:
    page = visitor.open(f"{PAGE}?varianta=eso-nejnizsi&hracu=4")

    for selector in (EXERCISE, DEAL):
        demo = Demo(page, selector)
        demo.start()
        assert "ready" == demo.state


# ---------- the page ----------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("deck", KINDS)
def test_axe_finds_nothing(
    visitors: Callable[..., Visitor], deck: str, scheme: str, size: dict[str, int]
) -> None:
    page = visitors(color_scheme=scheme, viewport=size).open(f"karty/{deck}/")

    assert axe(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= size["width"]


def test_no_page_of_a_deck_scrolls_sideways(visitors: Callable[..., Visitor]) -> None:
    """Pages are laid out without scripts and drawings, which don't widen anything."""
    visitor = visitors(java_script_enabled=False)
    visitor.context.route("**/*.svg", lambda route: route.abort())
    page = visitor.open(INDEX)
    wide = {}

    for address in [INDEX, *(f"{INDEX}{deck.id}/" for deck in SITE.decks.values())]:
        page.goto(visitor.server.url(address))
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 800})
            reached = page.evaluate("() => document.documentElement.scrollWidth")
            if reached > width:
                wide[address, width] = reached

    assert {} == wide


def test_axe_finds_nothing_in_demos_that_are_awake(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    for selector in (ORDER, EXERCISE, DEAL):
        Demo(page, selector).start()

    assert axe(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("deck", ["francouzske-52", "minchiate-97", "hanafuda-48"])
def test_a_page_loads_without_jumping(
    visitors: Callable[..., Visitor], deck: str, size: str
) -> None:
    page = visitors(viewport=SIZES[size]).open(f"karty/{deck}/")
    page.evaluate(WATCH)
    page.wait_for_load_state("networkidle")

    assert shifted(page) <= MOST_SHIFT, page.evaluate("() => window.shifts")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("selector", [ORDER, EXERCISE, DEAL])
def test_a_demo_wakes_in_its_place(
    visitors: Callable[..., Visitor], selector: str, size: str
) -> None:
    page = visitors(viewport=SIZES[size]).open(PAGE)

    assert_still(page, Demo(page, selector))
