"""On a phone advice leaves free what is asked, the way home, and taking back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.looks import resize_to
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import GUIDE_OFF, HOST, TABLE, Table

# What the card lies over, by the names of what has to stay free.
COVERED = f"""() => {{
    const table = {TABLE}.shadowRoot;
    const card = {TABLE}.querySelector("st-hint").shadowRoot.querySelector("aside").getBoundingClientRect();
    const free = {{
        asked: table.querySelector(".prompt-head"),
        home: {HOST}.querySelector("[data-part=bar-to-home]"),
        undo: table.querySelector("[data-part=btn-undo]"),
    }};
    return Object.keys(free).filter((name) => {{
        const box = free[name].getBoundingClientRect();
        const isShown = free[name].checkVisibility({{ visibilityProperty: true, opacityProperty: true }});
        const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
        const down = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
        return !isShown || box.height === 0 || (across > 1 && down > 1);
    }});
}}"""


@pytest.mark.parametrize("kind", [Table, Lagoon])
def test_advice_on_a_phone_leaves_free_what_is_asked(household: Household, kind: type[Table]) -> None:
    begun = (
        murano_when(lambda view: view["observation"]["phase"] == "sail")
        if kind is Lagoon
        else game_when(lambda state: phase(state) == "take")
    )
    table = household.seat(kind, begun)
    table.page.evaluate(GUIDE_OFF)
    table.put_news_away()
    resize_to(table.page, 390, 844)
    table.page.get_by_test_id("bar-hint").click()
    expect(table.page.get_by_test_id("hint-more")).to_be_visible()
    for size in (390, 844), (844, 390), (320, 640):
        resize_to(table.page, *size)
        assert table.page.evaluate(COVERED) == [], size


# Lines of the heading that are cut by its lower edge, and how far the cross is from the right edge of the keys.
UNTIDY = f"""() => {{
    const root = {TABLE}.querySelector("st-hint").shadowRoot;
    const boxOf = (one) => root.querySelector(one).getBoundingClientRect();
    const [heading, cross, key] = ["h2", "[data-part=hint-close]", "[data-part=hint-do]"].map(boxOf);
    const range = document.createRange();
    range.selectNodeContents(root.querySelector("h2"));
    const lines = [...range.getClientRects()].filter(({{ top, bottom, height }}) =>
        top + height / 4 < heading.bottom && bottom - height / 4 > heading.bottom);
    return [lines.length, Math.round(key.right - cross.right)];
}}"""

LONG = f"""() => {{
    const card = {TABLE}.querySelector("st-hint");
    const [best, ...others] = card.advice;
    card.advice = [{{ ...best, action: "Abschließen mit Häusern in Carlsruhe, Freiburg und Sigmaringen (mit dem Wagner)" }}, ...others];
    return card.updateComplete;
}}"""

KEYS = f"""() => ["hint-close", "hint-do"].map((name) => Math.round(
    {TABLE}.querySelector("st-hint").shadowRoot.querySelector(`[data-part=${{name}}]`).getBoundingClientRect().right))"""


def test_the_keys_and_the_heading_of_advice_on_a_phone_are_tidy(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: phase(state) == "take"))
    table.page.evaluate(GUIDE_OFF)
    table.put_news_away()
    resize_to(table.page, 390, 844)
    table.page.get_by_test_id("bar-hint").click()
    cross, follow = table.page.evaluate(KEYS)
    assert cross == follow
    expect(table.page.get_by_test_id("hint-more")).to_be_visible()
    table.page.evaluate(LONG)
    for size in (390, 844), (320, 640):
        resize_to(table.page, *size)
        assert table.page.evaluate(UNTIDY) == [0, 0], size
        assert table.page.evaluate(COVERED) == [], size


# By how much the reason is longer than what is seen of it; whether the rest lies below it and hides no key of the table.
HIDDEN = f"""() => {{
    const {{ scrollHeight, clientHeight }} = {TABLE}.querySelector("st-hint").shadowRoot.querySelector(".said");
    return scrollHeight - clientHeight;
}}"""
ONE_BOX = f"""() => {{
    const root = {TABLE}.querySelector("st-hint").shadowRoot;
    const [card, more] = ["aside", ".more"].map((one) => root.querySelector(one).getBoundingClientRect());
    const undo = {TABLE}.shadowRoot.querySelector("[data-part=btn-undo]").getBoundingClientRect();
    return more.bottom <= card.bottom + 1 && card.bottom < undo.top;
}}"""
REASON = "Mannheim liegt zwei Schritte von der Strecke, die deine Hand ergibt. Die übrigen Karten passen weniger gut."


# How many lines of the words are cut by the lower edge; fonts are a little higher than their lines.
CUT = f"""() => {{
    const said = {TABLE}.querySelector("st-hint").shadowRoot.querySelector(".said");
    const {{ bottom }} = said.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(said.querySelector("p"));
    return [...range.getClientRects()].filter((line) =>
        line.top + 3 < bottom && line.bottom - 3 > bottom).length;
}}"""


def test_held_sideways_long_advice_is_cut_at_a_line_and_read_whole_on_demand(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: phase(state) == "take"))
    page = table.page
    page.evaluate(GUIDE_OFF)
    table.put_news_away()
    resize_to(page, 844, 390)
    page.get_by_test_id("bar-hint").click()
    expect(page.get_by_test_id("hint-more")).to_be_visible()
    page.evaluate(
        f"""(reason) => {{
            const card = {TABLE}.querySelector("st-hint");
            const [best, ...others] = card.advice;
            card.advice = [{{ ...best, reasons: [reason, ...best.reasons.slice(1)] }}, ...others];
            return card.updateComplete;
        }}""",
        f"{REASON} {REASON} {REASON}",
    )
    assert page.evaluate(CUT) == 0
    assert page.evaluate(HIDDEN) > 1
    assert page.evaluate(COVERED) == []
    page.get_by_test_id("hint-more").click()
    expect(page.get_by_test_id("hint-more")).to_have_attribute("aria-expanded", "true")
    assert page.evaluate(HIDDEN) <= 1


def test_two_sentences_of_advice_are_read_whole_and_more_is_in_the_same_box(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: phase(state) == "take"))
    table.page.evaluate(GUIDE_OFF)
    table.put_news_away()
    resize_to(table.page, 390, 844)
    table.page.get_by_test_id("bar-hint").click()
    expect(table.page.get_by_test_id("hint-more")).to_be_visible()
    table.page.evaluate(
        f"""(reason) => {TABLE}.querySelector("st-hint").shadowRoot.querySelector(".said > p").textContent = reason""",
        REASON,
    )
    assert table.page.evaluate(HIDDEN) <= 1
    assert table.page.evaluate(COVERED) == []
    table.page.get_by_test_id("hint-more").click()
    expect(table.page.get_by_test_id("hint-more")).to_have_attribute("aria-expanded", "true")
    assert table.page.evaluate(ONE_BOX)
