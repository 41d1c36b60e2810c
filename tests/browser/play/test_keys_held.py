"""A key does one thing: not what comes under it while it is held, and not two things at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import game_when, hand_of, phase
from tests.browser.household import Household
from tests.browser.table import HOST, TABLE, Table

HELD = 12
"""So often a key that is held is told again, at the pace of a browser."""
PACE = 60


def is_done(state: State) -> bool:
    return phase(state) == "done" and len(hand_of(state)) > 1


def hold(page: Page, key: str) -> None:
    for _ in range(HELD):
        page.keyboard.down(key)
        page.wait_for_timeout(PACE)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_whoever_holds_the_key_that_ends_the_turn_does_not_see_the_next_hand(
    household: Household, key: str
) -> None:
    table = household.seat(Table, game_when(is_done))
    page = table.page
    table.part("btn-end-turn").focus()
    page.keyboard.down(key)
    # Space presses when it is let go.
    if key == "Space":
        page.keyboard.up(key)
        page.keyboard.down(key)
    hold(page, key)
    table.wait_for_curtain()
    hold(page, key)
    assert page.evaluate(f"() => {HOST}.host.session.phase") == "curtain"
    expect(page.get_by_test_id("curtain")).to_be_visible()
    page.keyboard.up(key)
    page.keyboard.press("Enter")
    table.wait_for_seat()


# A quick second press, made by the page itself so that no busy machine changes the time between both.
PRESS_TWICE = f"""async () => {{
    const table = {TABLE};
    const button = table.renderRoot.querySelector("[data-part=tool-actions]");
    const now = performance.now();
    const press = (element, timeStamp) => {{
        const key = new KeyboardEvent("keydown", {{ key: "Enter", bubbles: true, composed: true, cancelable: true }});
        Object.defineProperty(key, "timeStamp", {{ value: timeStamp }});
        if (element.dispatchEvent(key)) element.click();
    }};
    press(button, now);
    while (!table.renderRoot.querySelector(".drawer :focus")) await new Promise(requestAnimationFrame);
    press(table.renderRoot.activeElement, now + 120);
    return table.busy;
}}"""

# An answer that is given twice, while it can be seen that it was.
ANSWERED_TWICE = f"""async () => {{
    const table = {TABLE};
    for (let times = 0; times < 2; times += 1) {{
        table.feedback.info("table-info-once", "prompt");
        await table.updateComplete;
    }}
    const bubble = table.renderRoot.querySelector(".bubble");
    const [shown] = bubble.getAnimations();
    return [shown?.effect.getTiming().duration, getComputedStyle(bubble).outlineStyle];
}}"""


def test_a_quick_second_press_does_nothing_in_the_list_that_the_first_has_opened(
    household: Household,
) -> None:
    table = household.seat(Table, game_when(is_done))
    step = table.view["step"]
    assert table.page.evaluate(PRESS_TWICE) is False
    expect(table.part("bubble")).to_contain_text("The second quick press did not count.")
    assert table.view["step"] == step


def test_an_answer_that_is_given_again_is_outlined_for_a_moment_though_nothing_moves(
    household: Household,
) -> None:
    table = household.seat(Table, game_when(is_done))
    assert table.page.evaluate(ANSWERED_TWICE) == [600, "solid"]


def test_arrow_keys_walk_along_a_row_of_buttons_or_through_the_replay(household: Household) -> None:
    table = household.seat(Table, game_when(is_done))
    page = table.page
    page.get_by_test_id("bar-replay").click()
    bar = page.get_by_test_id("replay-bar")
    shown = bar.locator(".count")
    before = shown.inner_text()
    # Only where a key has led the keyboard to a row do arrow keys walk along it.
    page.keyboard.press("Tab")
    page.get_by_test_id("bar-settings").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("bar-settings")).not_to_be_focused()
    page.wait_for_timeout(300)
    assert shown.inner_text() == before
    page.get_by_test_id("replay-play").focus()
    page.keyboard.press("ArrowLeft")
    expect(shown).not_to_have_text(before)
    before = shown.inner_text()
    page.keyboard.down("ArrowLeft")
    expect(shown).not_to_have_text(before)
    # Held, it goes on from moment to moment.
    before = shown.inner_text()
    hold(page, "ArrowLeft")
    expect(shown).not_to_have_text(before)
    page.keyboard.up("ArrowLeft")
    page.get_by_test_id("replay-close").click()
