"""For eyes that see otherwise: colours that the system has chosen, and text of double size."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.browser import devices
from tests.browser.household import Household
from tests.browser.looks import faults, resize, text_at_double_size
from tests.browser.murano import Lagoon, new_murano
from tests.browser.table import TABLE, Table

STYLE = f"""([part, property]) =>
    getComputedStyle({TABLE}.shadowRoot.querySelector(part)).getPropertyValue(property)"""

# How far the words of the strip with the news reach under its first button, in css pixels across and down.
UNDER = """() => {
    const strip = document.querySelector("st-app").shadowRoot.querySelector("st-table-host").shadowRoot
        .querySelector("st-since").shadowRoot;
    const words = document.createRange();
    words.selectNodeContents(strip.querySelector("h2, p"));
    const [row, button] = [".told", "button"].map((one) => strip.querySelector(one).getBoundingClientRect());
    return Math.min(words.getBoundingClientRect().right - button.left, row.bottom - button.top);
}"""


def test_forced_colours_keep_what_shines_and_whose_it_is(household: Household) -> None:
    page = household.seat(Table, devices.game(names=devices.NAMES)).page
    seat = ("[data-part=player-2] .mark", "background-color")
    colour = page.evaluate(STYLE, seat)
    page.emulate_media(forced_colors="active")
    lines = [
        page.evaluate(STYLE, (part, "outline-style")) for part in (".deck.lit", "[data-part=official-wagner]")
    ]
    marked = page.evaluate(STYLE, seat)
    page.emulate_media(forced_colors="none")
    assert lines == ["solid", "none"]
    assert marked == colour


@pytest.mark.parametrize(
    ("kind", "state"), [(Table, devices.game(names=devices.NAMES)), (Lagoon, new_murano(4))]
)
def test_text_of_double_size_is_whole_for_four(household: Household, kind: type[Table], state: State) -> None:
    """On a tablet held sideways names are not shortened either."""
    page = household.seat(kind, state).page
    with text_at_double_size(page):
        for size in ("tablet", "tablet-upright", "desktop"):
            resize(page, size)
            assert faults(page) == [], size
        resize(page, "tablet")
        cut = page.evaluate(
            f"() => [...{TABLE}.shadowRoot.querySelectorAll('.seat-name')]"
            ".filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"
        )
    assert cut == []


def test_news_in_text_of_double_size_lie_under_none_of_their_buttons(household: Household) -> None:
    third = devices.game_when(lambda state: state.observation(None)["round"] == 3)
    page = household.seat(Table, third).page
    page.get_by_test_id("since").wait_for()
    with text_at_double_size(page):
        resize(page, "phone")
        assert page.evaluate(UNDER) < 1
