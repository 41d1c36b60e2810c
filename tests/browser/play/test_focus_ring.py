"""The ring around what has the keyboard is for those who use keys: none is left after a touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game, game_when, phase
from tests.browser.household import Household
from tests.browser.table import TABLE, Table

# What has the keyboard, and whether a ring is seen around it.
RING = """() => {
    let at = document;
    while (at.activeElement?.shadowRoot) at = at.activeElement.shadowRoot;
    const { activeElement: here } = at;
    return [here.dataset.part, getComputedStyle(here).outlineStyle !== "none"];
}"""


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_window_that_was_opened_by_a_press_leaves_no_ring_behind(household: Household, touch: bool) -> None:
    table = household.seat(Table, game(names=("Anna", "Ben")), has_touch=touch)
    page = table.page
    table.tap("player-1")
    expect(table.root.locator("dialog[open]")).to_be_visible()
    table.tap("window-close")
    expect(table.root.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate(RING) == ["ask-player-1", False]
    # Going on with keys shows where they are.
    page.keyboard.press("Shift")
    assert page.evaluate(RING) == ["ask-player-1", True]
    page.keyboard.press("Enter")
    expect(table.root.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.root.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate(RING) == ["ask-player-1", True]


def test_a_reload_without_keys_draws_no_ring(household: Household) -> None:
    table = household.seat(Table, game(names=("Anna", "Ben")), has_touch=True)
    table.page.reload()
    table.wait_for_curtain()
    assert table.page.evaluate(RING)[1] is False


def test_a_touch_puts_out_the_ring_that_a_key_has_lit(household: Household) -> None:
    table = household.seat(Table, game(names=("Anna", "Ben")), has_touch=True)
    table.page.keyboard.press("1")
    assert table.page.evaluate(RING)[1] is True
    # Nothing there takes the keyboard.
    table.page.locator("h1").first.dispatch_event("pointerdown")
    assert table.page.evaluate(RING)[1] is False


POINTED = f"() => {TABLE}.bridge.pointed"


def test_a_card_lights_its_city_for_keys_alone(household: Household) -> None:
    table = household.seat(Table, game(names=("Anna", "Ben")), has_touch=True)
    first = "() => TABLE.renderRoot.querySelector('.display .card').focus()".replace("TABLE", TABLE)
    table.look()
    table.page.evaluate(first)
    assert table.page.evaluate(POINTED) is None
    table.page.evaluate("() => document.activeElement.blur()")
    table.page.keyboard.press("Shift")
    table.page.evaluate(first)
    assert table.page.evaluate(POINTED) is not None


# What is drawn above it, and where its ring lies: inside, since panels cut off what goes beyond them.
COVERED = """() => {
    let at = document;
    while (at.activeElement?.shadowRoot) at = at.activeElement.shadowRoot;
    const { activeElement: here } = at;
    return [here.dataset.part, getComputedStyle(here, "::after").content, getComputedStyle(here).outlineOffset];
}"""


def can_close(state: State) -> bool:
    return phase(state) == "close" and "close each" in str(state.legal_actions())


def test_no_glow_covers_the_ring_on_the_button_that_is_called_for(household: Household) -> None:
    table = household.seat(Table, game_when(can_close, names=("Anna", "Ben")))
    table.put_news_away()
    table.tap("btn-close")
    expect(table.part("close-confirm")).to_be_visible()
    table.page.keyboard.press("c")
    expect(table.part("close-confirm")).to_be_focused()
    assert table.page.evaluate(COVERED) == ["close-confirm", "none", "-5px"]
