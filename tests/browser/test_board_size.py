"""A board that takes another size: it lies in its new place at once, its ink follows, and the page is free in between."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.table import TABLE, Table

MAP = f"{TABLE}.bridge.map"

# Lets the map fill a share of its panel; counts the other tasks that have their turn before the ink is drawn anew.
SQUEEZE = f"""async (share) => {{
    const map = {MAP};
    const {{ container, picture }} = map;
    const ink = picture.part;
    container.style.maxWidth = share;
    map.resize();
    const atOnce = {{ inkIsOld: picture.part === ink, width: map.stage.width(), seen: map.camera.width }};
    let others = 0;
    while (picture.part === ink) {{
        await new Promise((resolve) => setTimeout(resolve));
        others += 1;
    }}
    return {{ ...atOnce, others, wanted: container.clientWidth }};
}}"""

# What is drawn now: where the names stand, which part of the sheet the ink shows, and in how many dots.
DRAWN = f"""() => {{
    const {{ labelBoxes, picture, camera }} = {MAP};
    const {{ width, height }} = picture.ground;
    return JSON.stringify({{ labelBoxes, part: picture.part, dots: [width, height], scale: camera.scale }});
}}"""


@pytest.fixture
def table(household: Household) -> Table:
    return household.seat(Table, game())


def test_the_place_comes_at_once_and_the_ink_follows(table: Table) -> None:
    found: dict[str, Any] = table.page.evaluate(SQUEEZE, "60%")
    assert found["width"] == found["seen"] == found["wanted"]
    assert found["inkIsOld"]
    assert found["others"] >= 5, (
        "names, houses, their choice, stacks, countries and the drawing have tasks of their own"
    )


def test_the_last_of_several_sizes_counts(table: Table) -> None:
    page = table.page
    drawn = page.evaluate(DRAWN)
    assert page.evaluate(SQUEEZE, "60%")["others"]
    assert page.evaluate(DRAWN) != drawn
    page.evaluate(
        f"""() => {{
            const map = {MAP};
            for (const share of ["80%", "40%", "none"]) {{
                map.container.style.maxWidth = share;
                map.resize();
            }}
        }}"""
    )
    page.wait_for_function(f"(drawn) => ({DRAWN})() === drawn", arg=drawn)
    # Nothing of a size in between comes later.
    page.wait_for_timeout(500)
    assert page.evaluate(DRAWN) == drawn


def test_a_table_that_is_left_in_the_meantime(table: Table) -> None:
    """Any error of the page fails the test; a map that is gone is not drawn any more."""
    gone = table.page.evaluate(
        f"""async () => {{
            const map = {MAP};
            map.container.style.maxWidth = "60%";
            map.resize();
            const ink = map.picture.part;
            {TABLE}.remove();
            await new Promise((resolve) => setTimeout(resolve, 500));
            return map.ended && map.picture.part === ink;
        }}"""
    )
    assert gone
