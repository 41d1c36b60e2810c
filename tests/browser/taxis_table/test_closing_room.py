"""The panel that closes a route stays where it is while the choice changes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when
from tests.browser.household import Household
from tests.browser.looks import resize, resize_to
from tests.browser.table import GUIDE_OFF, TABLE, Table
from tests.positions import Seat, position

TOPS = f"""() => [".closing", ".modes", ".close-cities", ".gains"]
    .map((one) => Math.round({TABLE}.renderRoot.querySelector(one).getBoundingClientRect().top))"""


@pytest.mark.parametrize("size", ["phone", "tablet", "tablet-upright"])
def test_a_tile_that_comes_with_a_choice_moves_nothing_under_the_finger(
    size: str, household: Household
) -> None:
    seat = Seat(
        route="Carlsruhe Stuttgart Ulm Augsburg Ingolstadt",
        houses="Freiburg Mannheim Sigmaringen",
        carriage=3,
    )
    table = household.seat(Table, position(seat, phase="close", options={"start": "seat-1"}))
    resize(table.page, size)
    table.page.evaluate(GUIDE_OFF)
    table.tap("btn-close")
    tops = []
    for part in "close-mode-each", "close-city-stuttgart", "close-city-carlsruhe", "close-city-ulm":
        table.tap(part)
        table.page.wait_for_timeout(500)
        tops.append(table.page.evaluate(TOPS))
    assert tops == tops[:1] * 4


def test_points_that_come_with_a_choice_take_no_second_line_beside_switches(household: Household) -> None:
    def has_long_route(state: State) -> bool:
        route = state.observation(None)["seats"][state.current_player or 0]["route"]
        return len(route) > 6 and any(one["type"] == "close" for one in state.offers())

    state = game_when(has_long_route, courier=True, offices=True, audience=True)
    table = household.seat(Table, state)
    table.put_news_away()
    table.page.evaluate(GUIDE_OFF)
    table.tap("btn-close")
    tops = []
    for part in ("close-mode-each", "close-city-wuerzburg", "close-city-linz", "close-mode-all"):
        table.tap(part)
        table.page.wait_for_timeout(500)
        tops.append(table.page.evaluate(TOPS))
    assert tops == tops[:1] * 4


def test_a_press_on_what_a_route_brings_says_what_it_is(household: Household) -> None:
    seat = Seat(
        route="Carlsruhe Stuttgart Ulm Augsburg Ingolstadt",
        houses="Freiburg Mannheim Sigmaringen",
        carriage=3,
    )
    table = household.seat(Table, position(seat, phase="close", options={"start": "seat-1"}), has_touch=True)
    table.page.evaluate(GUIDE_OFF)
    table.tap("btn-close")
    table.tap("close-mode-each")
    signs = table.root.locator(".gain-list .gain")
    expect(signs.nth(1)).to_be_visible()
    for sign in signs.all():
        box = sign.bounding_box()
        assert box
        table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(table.part("bubble")).to_contain_text(sign.locator(".hidden-words").inner_text())
        table.page.wait_for_timeout(700)


# The towns of the route that are out of sight, or below what lies over the table.
HIDDEN_TOWNS = f"""() => {{
    const {{ renderRoot, bridge, own }} = {TABLE};
    const over = [".closing", ".guide-card"].flatMap((one) => renderRoot.querySelector(one) ?? []);
    return own.route.filter((city) => {{
        const town = bridge.townBox(city);
        return !town || over.some((one) => {{
            const box = one.getBoundingClientRect();
            const across = Math.min(box.right, town.right) - Math.max(box.left, town.left);
            return across > 1 && Math.min(box.bottom, town.bottom) - Math.max(box.top, town.top) > 1;
        }});
    }});
}}"""
FAR = "Mannheim Carlsruhe Freiburg Basel Zürich Kempten Innsbruck Salzburg Linz Budweis"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640)], ids=str)
def test_on_a_phone_the_towns_of_the_route_stay_in_sight(
    size: tuple[int, int], players: int, household: Household
) -> None:
    state = position(
        Seat(route=FAR, houses="Lodz"), players=players, phase="close", options={"start": "seat-1"}
    )
    table = household.seat(Table, state)
    resize_to(table.page, *size)
    table.tap("btn-close")
    expect(table.part("guide-card")).to_be_visible()
    # Above the map it would cover the fourth player.
    if players > 3:
        table.page.evaluate(GUIDE_OFF)
    table.town("lodz")
    table.page.wait_for_timeout(500)
    assert table.page.evaluate(HIDDEN_TOWNS) == []
    for part in "close-city-budweis", "close-mode-all":
        table.tap(part)
    table.page.evaluate(GUIDE_OFF)
    table.page.wait_for_timeout(500)
    assert table.page.evaluate(HIDDEN_TOWNS) == []
