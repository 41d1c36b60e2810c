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
        .querySelector("st-recap").shadowRoot;
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


# The colours of both rings around what has the keyboard, and how much wider it is than the tile itself.
RINGS = f"""(name) => {{
    const place = {TABLE}.shadowRoot.querySelector(name);
    place.focus({{ focusVisible: true }});
    const ringed = [place, ...place.querySelectorAll("*")].find((one) => getComputedStyle(one).outlineStyle === "solid");
    const {{ outlineColor, boxShadow }} = getComputedStyle(ringed);
    const [inner] = boxShadow.match(/rgb[^)]*\\)/) ?? [];
    return [outlineColor, inner, ringed.offsetHeight];
}}"""


def test_two_rings_surround_what_has_the_keyboard_on_gold_as_on_wood(household: Household) -> None:
    page = household.seat(Table, devices.game_when(lambda state: devices.phase(state) == "lay")).page
    resize(page, "desktop")
    page.keyboard.press("h")
    outer, inner, _ = page.evaluate(RINGS, ".hand .card.lit")
    assert inner not in (None, outer)
    *on_wood, height = page.evaluate(RINGS, ".shelf .stack")
    assert on_wood == [outer, inner]
    assert height < 80
