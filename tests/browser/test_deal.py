"""The deck that is dealt out and the exercise of an order: address, link, „Back“, words, tally."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.demo import Demo, eventually
from tests.browser.test_deck import DEAL, EXERCISE, PAGE, cards, choose

pytestmark = pytest.mark.browser

SEED = '[data-set="seed"]'
FACES = "[data-table] use:not([href$='#back'])"
WITH_FORMS = ("", "hry/", "hry/hundert/", "hry/ecarte/", "karty/", PAGE)


def seed(demo: Demo) -> str:
    return demo.root.locator(SEED).input_value()


def hands(page: Page) -> str:
    return page.locator("[data-counts] input:checked").input_value()


def link_to(demo: Demo, visitor: Visitor) -> str:
    """Return the address of a share link, from the site's root."""
    demo.button("share").click()
    link = demo.root.locator("input[readonly]").input_value()
    return link.partition(visitor.server.url())[2]


def answer(demo: Demo, *, right: bool) -> None:
    """Choose a card of a row in which the higher one is known."""
    code = sorted(cards(demo), key=lambda one: "AKQJT98765432".index(one[0]))[not right]
    demo.move(f"take {code}").click()
    demo.rest()


# ---------- the seed ----------


def test_a_link_to_a_deal_brings_its_number(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    demo = Demo(visitor.open(f"{PAGE}?semeno=2026"), DEAL)
    demo.start()
    choose(demo.page, 3)
    eventually(lambda: len(cards(demo)) == 15)
    three = cards(demo)
    choose(demo.page, 4)
    eventually(lambda: len(cards(demo)) == 20)

    page = visitors().open(link_to(demo, visitor))
    linked = Demo(page, DEAL)
    assert "2026" == seed(linked)
    linked.start()
    choose(page, 3)
    eventually(lambda: len(cards(linked)) == 15)

    assert "2026" == seed(linked)
    assert three == cards(linked)


@pytest.mark.parametrize("way", ["address", "link"])
def test_cards_of_another_deal_are_never_shown(visitors: Callable[..., Visitor], way: str) -> None:
    visitor = visitors()
    address = f"{PAGE}?semeno=2026"
    if way == "link":
        demo = Demo(visitor.open(address), DEAL)
        demo.start()
        address = link_to(demo, visitor)

    page = visitors().open(address)
    demo = Demo(page, DEAL)

    for many in ("4", "6"):
        choose(page, int(many))
        expect(demo.root).to_have_attribute("data-players", many)
        assert 0 == demo.root.locator(FACES).count()
        assert [] == cards(demo)
    demo.start()
    assert 30 == len(set(cards(demo)))


def test_the_number_of_the_deal_at_rest_shows_it(visitor: Visitor) -> None:
    demo = Demo(visitor.open(f"{PAGE}?semeno=1"), DEAL)

    assert 20 == len(cards(demo))


def test_a_number_is_shown_as_the_deal_takes_it(visitor: Visitor) -> None:
    demo = Demo(visitor.open(f"{PAGE}?semeno=+a++b+"), DEAL)

    demo.start()

    assert "a b" == seed(demo)


# ---------- the number of hands ----------


@pytest.mark.parametrize("wanted", ["7", "1", "0", "99"])
def test_a_number_that_is_not_offered_is_passed_over(visitor: Visitor, wanted: str) -> None:
    page = visitor.open(f"{PAGE}?hracu={wanted}")
    demo = Demo(page, DEAL)
    assert 20 == len(cards(demo))

    demo.start()

    assert "4" == hands(page) == demo.root.get_attribute("data-players")
    assert 20 == len(cards(demo))
    assert 0 == demo.root.locator(".demo-notice").count()
    assert "hráč" not in demo.status.inner_text()


def test_going_back_finds_the_table_as_it_was_chosen(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    choose(page, 2)
    page.goto(visitor.server.url("karty/"))
    page.go_back()

    eventually(lambda: str(5 * int(hands(page))) == str(len(cards(Demo(page, DEAL)))))
    expect(Demo(page, DEAL).root).to_have_attribute("data-players", hands(page))


def test_going_back_finds_the_variant_as_it_was_chosen(visitor: Visitor) -> None:
    page = visitor.open("hry/ecarte/")
    page.locator("[data-variants] input[value='jedno-rozdani']").check()
    page.goto(visitor.server.url("karty/"))
    page.go_back()

    chosen = page.locator("[data-variants] input:checked").input_value()
    expect(Demo(page).root).to_have_attribute("data-variant", chosen)


# ---------- without JavaScript ----------


@pytest.mark.parametrize("address", WITH_FORMS)
def test_what_needs_javascript_is_not_there_without_it(
    visitors: Callable[..., Visitor], address: str
) -> None:
    page = visitors(java_script_enabled=False).open(address)

    for control in page.locator(".needs-js").all():
        assert not control.is_visible(), control


# ---------- fast clicks ----------


# Cards that change their places, so that they travel: a change while they do is to wait.
CHANGES = """async ({ script, most }) => {
  const { update } = await import(script);
  const demo = document.querySelector(".whole rule-demo");
  const table = demo.querySelector("[data-table]");
  const cards = [...table.querySelectorAll("svg.card[data-card]")].map((svg) => svg.outerHTML);
  const place = (svg, up) => `<ul class="${up ? "up" : "down"}">${svg}</ul>`;
  const lying = (turn) => cards.map((svg, at) => place(svg, at % 3 === turn % 3)).join("");
  const made = [];
  for (let turn = 0; turn < most; turn++) {
    made.push(update(demo, table, lying(turn)));
    await new Promise((done) => setTimeout(done, 15 + 15 * (turn % 4)));
  }
  await Promise.all(made);
  return table.querySelectorAll("[id]").length;
}"""


def test_changes_of_a_table_wait_for_one_another(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    warnings: list[str] = []
    page.on("console", lambda it: warnings.append(it.text) if it.type == "warning" else None)
    script = visitor.server.url("assets/js/table.js")

    left = page.evaluate(CHANGES, {"script": script, "most": 12})

    assert 0 == left
    assert warnings == []


# ---------- the exercise ----------


def test_an_exercise_counts_what_was_right_at_the_first_try(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    demo = Demo(page, EXERCISE)
    tally = demo.root.locator("[data-tally]")
    demo.start()
    assert "" == tally.inner_text()

    for tries, counted in (((True,), "1 z\u00a01"), ((False, False, True), "1 ze 2")):
        for right in tries:
            answer(demo, right=right)
        expect(tally).to_contain_text(counted)
        assert tally.is_visible()
        demo.do("next")

    page.reload()
    demo.start()
    expect(tally).to_contain_text("1 ze 2")
    demo.do("next")
    demo.do("new")
    expect(tally).to_have_text("")


@pytest.mark.parametrize("selector", [EXERCISE, DEAL, ".clause rule-demo[data-example]"])
def test_nothing_but_a_match_is_called_a_game(visitor: Visitor, selector: str) -> None:
    page = visitor.open(PAGE)
    demo = Demo(page, selector)
    page.evaluate(
        """(it) => {
          const said = (window.said = []);
          const parts = it.querySelectorAll("[data-status], [data-progress]");
          const note = () => said.push(...[...parts].map((part) => part.textContent));
          new MutationObserver(note).observe(it, { subtree: true, childList: true });
        }""",
        demo.root.element_handle(),
    )
    demo.start()

    said = " ".join(page.evaluate("() => window.said")).lower()
    assert "načítá se" in said
    assert not any(word in said for word in (" hra", "hru", "hry", "parti")), said


def test_a_kept_exercise_is_none_of_a_game(visitor: Visitor) -> None:
    page = visitor.open(PAGE)
    demo = Demo(page, EXERCISE)
    demo.start()
    answer(demo, right=True)
    page.evaluate(
        """() => {
          for (const [key, text] of Object.entries(localStorage))
            localStorage.setItem(key, text.replace(/"of":"[^"]*"/, '"of":"old"'));
        }"""
    )

    page.reload()

    expect(demo.status).to_contain_text("cvičení")
