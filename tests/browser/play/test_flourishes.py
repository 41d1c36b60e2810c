"""What is won is celebrated over the board; any touch goes on at once, and afterwards the page rests."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import TABLE, Table

MOVING: dict[str, Any] = {"prefs": {"animationSpeed": "normal"}, "reduced_motion": "no-preference"}

# So that a celebration lasts until the next touch.
LASTING = f"() => Object.defineProperty({TABLE}.flourishes, 'time', {{ value: 600_000 }})"

# How often anything but this asks for another picture while so many are drawn.
PICTURES = """async (count) => {
    const draw = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = (work) => { asked += 1; return draw(work); };
    for (let i = 0; i < count; i++) await new Promise((resolve) => draw(resolve));
    window.requestAnimationFrame = draw;
    return asked;
}"""
RISING = f"() => {TABLE}.bridge.lagoon.motion.rising?.place ?? null"
RUNNING = (
    f"() => {TABLE}.flourishes.isOn || {TABLE}.renderRoot.querySelectorAll('.flourish, .ghost').length > 0"
)


def closing_with_carriage(state: State) -> str | None:
    """The notation of closing a route that wins a carriage and asks nothing afterwards."""
    if phase(state) != "close":
        return None
    for action in state.legal_actions():
        copy = state.copy()
        events = copy.apply(action)
        won = {event["event"] for event in events}
        if "carriage" in won and "tile" not in won and phase(copy) == "done":
            return str(action)
    return None


def is_palace(action: dict[str, Any]) -> bool:
    return action["type"] == "build" and str(action["tile"]).startswith("palace")


def rests(page: Page) -> None:
    """Nothing of a celebration is left, and the table asks for no more pictures."""
    expect(page.get_by_test_id("flourish")).to_have_count(0)
    page.wait_for_function(f"() => !({RUNNING})()")
    # What else had begun to move comes to its end.
    for _ in range(20):
        if page.evaluate(PICTURES, 12) == 0:
            return
    raise AssertionError("the page goes on drawing")


def test_a_new_carriage_drives_in_and_a_touch_goes_on_at_once(household: Household) -> None:
    state = game_when(closing_with_carriage)
    table = household.seat(Table, state, **MOVING)
    table.put_news_away()
    page = table.page
    page.evaluate(LASTING)
    text = closing_with_carriage(state)
    table.do(next(one for one in table.view["actions"] if one["text"] == text))
    coach = page.locator("[data-part=flourish] .post-coach")
    expect(coach).to_be_visible()
    assert page.locator("[data-part=flourish]").count() == 1
    table.tap("btn-end-turn")
    # The touch was no answer to the coach: it has ended the turn.
    expect(page.get_by_test_id("curtain")).to_be_visible()
    expect(page.get_by_test_id("flourish")).to_have_count(0)


def test_by_itself_it_is_over_and_the_page_rests(household: Household) -> None:
    state = game_when(closing_with_carriage)
    table = household.seat(Table, state, **MOVING)
    table.put_news_away()
    text = closing_with_carriage(state)
    table.do(next(one for one in table.view["actions"] if one["text"] == text))
    rests(table.page)


@pytest.mark.parametrize(
    ("settings", "celebrated"),
    [(MOVING, True), ({**MOVING, "reduced_motion": "reduce"}, False)],
    ids=["moving", "still"],
)
def test_a_palace_rises_unless_nothing_may_move(
    settings: dict[str, Any], celebrated: bool, household: Household
) -> None:
    state = murano_when(lambda view: any(is_palace(action) for action in view["actions"]))
    table = household.seat(Lagoon, state, **settings)
    table.put_news_away()
    page = table.page
    if celebrated:
        page.evaluate(LASTING)
    view = table.view
    table.carry_out(next(action for action in view["actions"] if is_palace(action)), view)
    if not celebrated:
        assert page.evaluate(RISING) is None
        assert page.get_by_test_id("flourish").count() == 0
        return
    expect(page.get_by_test_id("flourish")).to_have_count(1)
    assert page.evaluate(RISING).startswith("cell:")
    page.keyboard.press("Shift")
    assert page.evaluate(RISING) is None
    rests(page)
