"""A page that the browser translates: it wraps what it has translated, so the code that wrote that text does not find it any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import NewContext, device, game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, new_murano
from tests.browser.murano_policy import Policy
from tests.browser.policy import choose
from tests.browser.site import Site
from tests.browser.table import TABLE, Table

# What translators do: every text that may be translated goes into elements of theirs, also in shadows, and again after each change.
TRANSLATE = """() => {
    const told = "\u27e6";
    const mayBe = (element, outer) => ({ yes: true, "": true, no: false })[element.getAttribute("translate")] ?? outer;
    const walk = (node, may) => {
        for (const one of [...node.childNodes]) {
            if (one.nodeType === Node.TEXT_NODE && may && one.data.trim() && !one.data.includes(told)) {
                const [outer, inner] = [document.createElement("font"), document.createElement("font")];
                inner.textContent = `${told}${one.data}\u27e7`;
                outer.append(inner);
                one.replaceWith(outer);
            } else if (one.nodeType === Node.ELEMENT_NODE && !one.matches("style, script")) {
                const inside = mayBe(one, may);
                walk(one, inside);
                if (one.shadowRoot) enter(one.shadowRoot, inside);
            }
        }
    };
    const enter = (root, may) => {
        walk(root, may);
        if (root.watched) return;
        root.watched = true;
        new MutationObserver(() => walk(root, may)).observe(root, { childList: true, subtree: true, characterData: true });
    };
    enter(document.documentElement, mayBe(document.documentElement, true));
}"""

# What stands in each named part of the table.
SAID = f"""() => {{
    const said = {{}};
    for (const one of {TABLE}.renderRoot.querySelectorAll("[data-part]"))
        said[one.dataset.part] = one.innerText.replace(/[\u27e6\u27e7]/g, "").replace(/\\s+/g, " ").trim();
    return said;
}}"""


def translated(page: Page) -> None:
    page.evaluate(TRANSLATE)


def said(page: Page) -> dict[str, str]:
    words: dict[str, str] = page.evaluate(SAID)
    # What was seen already is not told again when the page is opened anew.
    return {part: text for part, text in words.items() if not part.startswith(("log", "since", "btn-undo"))}


def play_turn(table: Table) -> None:
    view = table.view
    seat = view["current"]
    while view["current"] == seat:
        table.do(choose(view))
        view = table.view


def play_turn_of_murano(table: Lagoon) -> None:
    view = table.view
    seat = view["current"]
    while view["current"] == seat:
        table.carry_out(Policy().choose(view), view)
        view = table.view


@pytest.mark.parametrize(
    ("kind", "state", "play"),
    [(Table, game, play_turn), (Lagoon, new_murano, play_turn_of_murano)],
    ids=["thurn-und-taxis", "murano"],
)
def test_all_values_are_right_after_some_turns(
    kind: type[Table], state: Callable[[], State], play: Callable[[Any], None], household: Household
) -> None:
    """They are those that stand there when the page is opened anew."""
    table = household.open(kind, state())
    page = table.page
    translated(page)
    for _ in range(3):
        table.take_seat()
        table.put_news_away()
        play(table)
        table.wait_for_curtain()
    table.take_seat()
    table.put_news_away()
    after = said(page)
    page.reload()
    table.wait_for_curtain()
    table.take_seat()
    table.put_news_away()
    fresh = said(page)
    assert fresh["prompt"]
    # Which lesson is next depends on those that this page has shown.
    assert {**after, "guide-card": ""} == {**fresh, "guide-card": ""}


def test_the_rules_may_be_translated_and_still_change_their_language(
    new_context: NewContext, site: Site
) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/rules")
    book = page.get_by_test_id("rulebook")
    expect(book).to_contain_text("Example")
    translated(page)
    expect(book.locator("p.lead")).to_contain_text("\u27e6")
    # Numbers of rules are found by what they are.
    expect(book.locator(".ids", has_text="\u27e6")).to_have_count(0)
    legend = book.locator(".forms .legend").first
    full = legend.inner_text()
    page.get_by_test_id("base-short").click()
    expect(legend).to_contain_text("\u27e6")
    expect(legend).not_to_have_text(full)
    page.get_by_test_id("language-switch").click()
    expect(page.locator("h1", has_text="\u27e6")).to_have_text("\u27e6Regeln\u27e7")
    expect(book.locator(".text")).to_contain_text("Beispiel")
    expect(book.locator(".text")).not_to_contain_text("Example")
