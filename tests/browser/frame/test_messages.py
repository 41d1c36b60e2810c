"""Short messages: one at a time, where nothing is needed, and none of what can wait while a game is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.steps import show
from tests.browser.table import Table

ADD = """(toast) => {
    const shelf = document.querySelector("st-toasts")
        ?? document.body.appendChild(document.createElement("st-toasts"));
    if (toast.label) toast = { ...toast, action: { label: toast.label, run: () => {} } };
    shelf.add(toast);
}"""
REMOVE = "() => document.querySelector('st-toasts').remove()"


def told(page: Page) -> list[str]:
    return page.locator("[data-part=toast] > span").all_inner_texts()


def test_one_message_lies_there_at_a_time(household: Household) -> None:
    page = household.show("")
    page.evaluate(ADD, {"text": "put aside", "label": "Bring back"})
    page.evaluate(ADD, {"text": "first"})
    page.evaluate(ADD, {"text": "second"})
    assert told(page) == ["second"]
    page.get_by_test_id("toast-close").click()
    # What can still be done comes back; what was only said is over.
    expect(page.locator("[data-part=toast] > span")).to_have_text("put aside")
    page.evaluate(REMOVE)


def test_what_can_wait_does_so_at_a_table(household: Household) -> None:
    page = household.show("")
    page.evaluate(ADD, {"text": "a new version", "label": "Reload", "later": "Later"})
    expect(page.get_by_test_id("toast")).to_be_visible()
    show(page, "game/000000000000000000000000")
    expect(page.get_by_test_id("missing")).to_be_visible()
    expect(page.get_by_test_id("toast")).to_have_count(0)
    show(page, "")
    expect(page.get_by_test_id("toast")).to_be_visible()
    page.evaluate(REMOVE)


def test_at_a_table_a_message_waits_until_the_hint_is_closed(household: Household) -> None:
    """On a phone both lie at the upper edge, and the words of the hint are read first."""
    page = household.seat(Table, game()).page
    resize(page, "phone")
    page.get_by_test_id("bar-hint").click()
    expect(page.get_by_test_id("hint-do")).to_be_enabled()
    page.evaluate(ADD, {"text": "kept", "seconds": 1})
    page.wait_for_timeout(1500)
    assert told(page) == []
    page.get_by_test_id("hint-close").click()
    page.evaluate("() => document.querySelector('st-toasts').requestUpdate()")
    expect(page.locator("[data-part=toast] > span")).to_have_text("kept")
    expect(page.get_by_test_id("toast")).to_have_count(0)
    page.evaluate(REMOVE)


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "desktop", "phone-lying"])
def test_a_message_at_home_lies_in_the_head_of_the_page(household: Household, size: str) -> None:
    page = household.show("")
    resize(page, size)
    page.evaluate(ADD, {"text": "Saved as a file."})
    toast = page.get_by_test_id("toast").bounding_box()
    hero = page.get_by_test_id("hero").bounding_box()
    assert toast
    assert hero
    assert toast["y"] + toast["height"] <= hero["y"]
    page.evaluate(REMOVE)
