"""Day and night, by the device or by one's own choice: the page and its drawn board change together."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from spieltisch import State
from tests.browser import devices
from tests.browser.household import Household
from tests.browser.murano import Lagoon, new_murano
from tests.browser.smoke import board_colours
from tests.browser.table import TABLE, Table

# The colour of the paper, and a mean of what is drawn on the lowest layer of the board.
LOOK = f"""() => {{
    const canvas = {TABLE}.shadowRoot.querySelector("[data-part=map] canvas");
    const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
    return [getComputedStyle(document.documentElement).backgroundColor, Math.round(sum / data.length)];
}}"""


def wait_for_ink(page: Page) -> None:
    """A board that was just opened is empty until its first ink is there."""
    page.wait_for_function(f"() => ({LOOK})()[1] > 0")


@pytest.mark.parametrize(("kind", "state"), [(Table, devices.game(seed=1)), (Lagoon, new_murano(2, 1))])
def test_the_board_has_the_theme_of_the_page(household: Household, kind: type[Table], state: State) -> None:
    page = household.seat(kind, state).page
    wait_for_ink(page)

    def choose(theme: str, system: Literal["light", "dark"]) -> None:
        page.emulate_media(color_scheme=system)
        # Before the next frame the page hears of it.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
        page.get_by_test_id("pref-theme").select_option(theme)
        assert board_colours(page.evaluate) == []

    def looks(expected: list[Any]) -> None:
        """The picture itself comes with a later frame."""
        same = f"(expected) => ({LOOK})().join() === expected.join()"
        # Asked at each frame, a busy machine would not come to painting.
        page.wait_for_function(same, arg=expected, polling=200, timeout=60_000)

    page.get_by_test_id("bar-settings").click()
    choose("auto", "light")
    day = page.evaluate(LOOK)
    choose("auto", "dark")
    # The sea by night is not as far from the sea by day as paper is from paper.
    page.wait_for_function(f"(day) => ({LOOK})()[1] < day - 20", arg=day[1])
    night = page.evaluate(LOOK)
    assert day[0] != night[0]
    for system in ("light", "dark"):
        choose("light", system)
        looks(day)
        choose("dark", system)
        looks(night)


def test_forced_colours_leave_the_board_as_it_is(household: Household) -> None:
    """A picture in two colours would be none; the panels around it take those of the system."""
    page = household.seat(Table, devices.game(seed=1)).page
    wait_for_ink(page)
    _, day = page.evaluate(LOOK)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.wait_for_function(f"(day) => ({LOOK})()[1] !== day", arg=day)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"(day) => ({LOOK})()[1] === day", arg=day)
    page.emulate_media(forced_colors="none")
