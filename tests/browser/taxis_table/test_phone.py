"""A phone has little room: names stay where people look for them, and the map keeps its size."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.devices import game_after
from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.table import GUIDE_OFF, TABLE, Table

ROUTE = ["lodz", "pilsen", "nuernberg", "wuerzburg", "mannheim", "carlsruhe"]
LONGER = [*ROUTE, "freiburg", "basel", "zuerich", "kempten", "innsbruck"]
SHOW_ROUTE = """(route) => {
    const { seat, observation } = TABLE.view;
    observation.seats[seat].route = route;
    TABLE.requestUpdate();
    return TABLE.updateComplete;
}""".replace("TABLE", TABLE)
MAP_WIDTH = f"() => {TABLE}.renderRoot.querySelector('.map').offsetWidth"


@pytest.fixture
def table(household: Household) -> Table:
    table = household.seat(Table, game_after(60), has_touch=True)
    table.put_news_away()
    table.page.evaluate(GUIDE_OFF)
    return table


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_officials_have_their_names(table: Table, size: str) -> None:
    resize(table.page, size)
    for name in "Postillion", "Postmeister", "Amtmann", "Wagner":
        expect(table.root.locator(".official-name", has_text=name)).to_be_visible()
    assert faults(table.page, fixed=True) == []


def test_the_longest_route_takes_nothing_from_the_map(table: Table) -> None:
    resize(table.page, "phone-lying")
    table.page.evaluate(SHOW_ROUTE, [])
    width = table.page.evaluate(MAP_WIDTH)
    for route in ROUTE, LONGER:
        table.page.evaluate(SHOW_ROUTE, route)
        assert table.page.evaluate(MAP_WIDTH) == width
        assert faults(table.page, fixed=True) == []


def test_what_closes_the_help_stays_in_sight(table: Table) -> None:
    resize(table.page, "phone-lying")
    table.page.keyboard.press("?")
    close = table.part("window-close")
    expect(close).to_be_in_viewport(ratio=1)
    table.root.locator("dialog[open]").evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    expect(close).to_be_in_viewport(ratio=1)
    table.page.keyboard.press("Escape")
