"""Tiles speak to the map, and the map answers: what is missing for a tile, whose land it is, which card lies open."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_after, game_when, phase
from tests.browser.household import Household
from tests.browser.looks import SIZES, resize
from tests.browser.sweeps import GERMAN
from tests.browser.table import GUIDE_OFF, TABLE, Table
from tests.positions import Seat, position

COUNTING = f"() => {TABLE}.bridge.state().counting"
CANVAS = f"""() => {{
    const box = {TABLE}.bridge.map.container.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round);
}}"""
# Where a point of the map is on the screen.
POINT = f"""([x, y]) => {{
    const {{ map }} = {TABLE}.bridge;
    const box = map.container.getBoundingClientRect();
    const [left, top] = map.onScreen([x, y]);
    return [box.left + left, box.top + top];
}}"""


def in_baden() -> State:
    """Return a turn in which two towns of Baden have houses of one person, and one a house of the other."""
    seats = Seat(houses="Mannheim Carlsruhe"), Seat(houses="Carlsruhe")
    return position(*seats, display="Ulm Linz Basel Kempten Zürich Passau")


def test_each_tile_tells_how_near_it_is(household: Household) -> None:
    table = household.seat(Table, in_baden())
    progress = {row["stack"]: row for row in table.own["progress"]}
    assert progress["baden"]["have"] == 2
    for stack, row in progress.items():
        expect(table.part(f"stack-{stack}")).to_contain_text(f"{row['have']}/{row['needed']}")


def test_a_touch_on_a_tile_lights_what_is_missing_and_what_others_have(household: Household) -> None:
    table = household.seat(Table, in_baden())
    assert table.page.evaluate(COUNTING) == []
    table.tap("stack-baden")
    assert table.page.evaluate(COUNTING) == [
        {"city": "mannheim", "isMissing": False, "seats": [0]},
        {"city": "carlsruhe", "isMissing": False, "seats": [0, 1]},
        {"city": "freiburg", "isMissing": True, "seats": []},
    ]
    table.page.keyboard.press("Escape")
    assert table.page.evaluate(COUNTING) == []


def test_a_touch_on_the_land_tells_of_the_country_and_the_next_one_puts_that_away(
    household: Household,
) -> None:
    table = household.seat(Table, in_baden())
    x, y = table.page.evaluate(POINT, [120, 240])
    table.look()
    table.touch_at(x, y)
    expect(table.part("bubble")).to_contain_text("Baden")
    table.look()
    table.touch_at(x, y)
    expect(table.part("bubble")).to_have_count(0)


def test_an_open_card_is_taken_from_its_mark(household: Household) -> None:
    table = household.seat(Table, in_baden())
    step = table.view["step"]
    table.tap_city("basel")
    expect(table.part("bubble")).to_contain_text("Basel")
    assert table.view["step"] == step
    table.tap("ask-yes")
    table.wait_for_step(step + 1)
    assert table.own["hand"] == ["basel"]


def test_a_town_without_an_open_card_is_only_told_of(household: Household) -> None:
    table = household.seat(Table, in_baden())
    table.tap_city("lodz")
    expect(table.part("bubble")).to_contain_text("Lodz")
    expect(table.part("ask-yes")).to_have_count(0)


def test_the_help_explains_the_marks(household: Household) -> None:
    table = household.seat(Table, in_baden())
    table.tap("tool-help")
    expect(table.part("legend").locator("li")).to_have_count(6)


# How much of a ring is painted where the name of its town stands.
INK = f"""(city) => {{
    const {{ map }} = {TABLE}.bridge;
    const {{ canvas }} = map.layers.highlight;
    const scale = canvas.width / canvas.getBoundingClientRect().width;
    const painted = (box) => {{
        const [left, top] = map.onScreen([box.x, box.y]).map((at) => Math.ceil(at * scale) + 1);
        const [wide, high] = [box.w, box.h].map((size) => Math.floor(size * map.camera.scale * scale) - 2);
        const {{ data }} = canvas.getContext("2d").getImageData(left, top, wide, high);
        return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    }};
    const boxes = map.keptBoxes.filter((box) => box.city === city);
    return boxes.map((box) => [box.isName, painted(box)]);
}}"""


def test_the_ring_of_a_town_leaves_its_name_free(household: Household) -> None:
    table = household.seat(Table, in_baden())
    for city in ("lodz", "sigmaringen", "innsbruck"):
        table.tap_city(city)
        expect(table.part("bubble")).to_be_visible()
        table.page.wait_for_function(
            f"(city) => ({INK})(city).some(([isName, ink]) => !isName && ink > 0)", arg=city
        )
        assert [ink for is_name, ink in table.page.evaluate(INK, city) if is_name] == [0], city
        table.page.keyboard.press("Escape")


def late(of: str) -> Any:
    """Return what tells a later turn of the first seat in some phase."""
    return lambda state: (
        phase(state) == of and state.current_player == 0 and state.observation(0)["round"] > 4
    )


@pytest.mark.parametrize("size", ["phone", "phone-lying", "tablet", "tablet-upright", "desktop"])
def test_the_map_keeps_its_place_from_phase_to_phase(size: str, household: Household) -> None:
    places = []
    for of in ("take", "lay", "close", "discard"):
        table = household.seat(Table, game_when(late(of)))
        table.page.evaluate(GUIDE_OFF)
        table.put_news_away()
        resize(table.page, size)
        places.append(table.page.evaluate(CANVAS))
    assert places == places[:1] * 4


def test_on_an_upright_tablet_the_guide_speaks_beside_the_map(household: Household) -> None:
    table = household.seat(Table, game_after(0))
    resize(table.page, "tablet-upright")
    expect(table.part("guide-card")).to_be_visible()
    spoken = table.page.evaluate(CANVAS)
    table.page.evaluate(GUIDE_OFF)
    expect(table.part("guide-card")).to_have_count(0)
    assert table.page.evaluate(CANVAS) == spoken


def test_a_phone_shows_the_tiles_below_the_map_where_that_leaves_room(household: Household) -> None:
    table = household.seat(Table, in_baden(), has_touch=True)
    table.page.evaluate(GUIDE_OFF)
    resize(table.page, "phone")
    expect(table.part("ledge")).to_contain_text("2/3")
    table.tap("ledge")
    expect(table.root.locator(".drawer-goods")).to_be_visible()


def test_no_bubble_lies_over_a_drawer_or_outlives_it(household: Household) -> None:
    table = household.seat(Table, in_baden(), has_touch=True)
    table.page.evaluate(GUIDE_OFF)
    resize(table.page, "phone")
    # The answer is still on its way when the drawer opens.
    table.page.evaluate(
        f"() => {{ void {TABLE}.feedback.explain({{ type: 'close' }}, 'prompt');"
        f" void {TABLE}.windows.toggleDrawer('goods'); }}"
    )
    expect(table.root.locator(".drawer-goods")).to_be_visible()
    table.page.evaluate(f"async () => {{ await {TABLE}.ctx.whyNot({{ type: 'close' }}); }}")
    expect(table.part("bubble")).to_have_count(0)
    table.tap("stack-baden")
    expect(table.part("bubble")).to_be_visible()
    table.page.evaluate(f"() => {TABLE}.windows.closeDrawer()")
    expect(table.root.locator(".drawer-goods")).to_have_count(0)
    expect(table.part("bubble")).to_have_count(0)


@pytest.mark.parametrize("size", [size for size in SIZES if size not in ("phone", "phone-lying")])
def test_a_hint_leaves_the_table_where_it_is(size: str, household: Household) -> None:
    table = household.seat(Table, game_when(late("lay")))
    table.page.evaluate(GUIDE_OFF)
    table.put_news_away()
    resize(table.page, size)
    before = table.page.evaluate(CANVAS)
    table.page.get_by_test_id("bar-hint").click()
    table.page.get_by_test_id("hint-more").wait_for()
    # Letters of the bar and of the advice have other heights, which round differently.
    assert table.page.evaluate(CANVAS) == pytest.approx(before, abs=2)
    table.page.get_by_test_id("hint-close").click()
    assert table.page.evaluate(CANVAS) == before


def test_the_closing_panel_tells_where_its_points_come_from_and_what_else_there_is(
    household: Household,
) -> None:
    seat = Seat(route="Mannheim Carlsruhe Freiburg Basel", houses="Carlsruhe")
    table = household.seat(Table, position(seat, phase="close"))
    table.tap("btn-close")
    table.tap("close-mode-each")
    expect(table.part("close-total")).to_contain_text("+")
    expect(table.part("close-parts")).to_contain_text(re.compile(r"Houses not placed\W*\+2"))
    expect(table.part("close-missing").first).to_contain_text("missing")
    expect(table.part("close-next")).to_contain_text("other houses")
    table.tap("close-mode-all")
    expect(table.part("close-missing").first).to_contain_text("complete with these houses")


def test_what_the_closing_panel_tells_is_not_cut(household: Household) -> None:
    seat = Seat(route="Salzburg Innsbruck Augsburg München", houses="Pilsen Linz Ulm Basel Mannheim Freiburg")
    table = household.seat(Table, position(seat, phase="close"), **GERMAN)
    table.page.evaluate(GUIDE_OFF)
    table.tap("btn-close")
    expect(table.part("close-next")).to_be_visible()
    told = table.root.locator(".close-told")
    for size in SIZES:
        resize(table.page, size)
        high, seen = told.evaluate("({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]")
        assert high <= seen + 1, size


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "phone", "phone-lying", "desktop"])
def test_what_was_taken_back_is_told_over_neither_map(household: Household, size: str) -> None:
    state = game_when(lambda one: phase(one) == "lay" and one.observation(None)["round"] > 3, audience=True)
    table = household.seat(Table, state)
    table.put_news_away()
    resize(table.page, size)
    table.do(next(one for one in table.view["actions"] if one["type"] == "lay"))
    table.tap("btn-undo")
    expect(table.part("bubble")).to_contain_text("Taken back")
    told = table.part("bubble").bounding_box()
    assert told
    for board in ("board", "rome-map", "show-rome"):
        box = table.part(board).bounding_box() if table.part(board).is_visible() else None
        apart = (
            box is None
            or told["x"] >= box["x"] + box["width"] - 20
            or told["x"] + told["width"] <= box["x"] + 20
            or told["y"] >= box["y"] + box["height"]
            or told["y"] + told["height"] <= box["y"]
        )
        assert apart, board
