"""A phone with all expansions and the guide speaking: every word is on the screen, and the map is one to play on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game, game_when, phase
from tests.browser.guide import lessons_cut
from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.sweeps import ENGLISH, GERMAN, Sizes, on_all_sizes
from tests.browser.table import Table
from tests.browser.taxis_table.test_layout_expansions import NAMES, NORTH, SOUTH, late

LEAST = 220
"""So high is a map, in css pixels, on which a finger finds its town."""

STATES: dict[str, tuple[dict[str, Any], Any]] = {
    "base, 2": ({"names": NAMES[:2]}, None),
    "south, 4": ({"names": NAMES, **SOUTH}, late("take")),
    "north, 4": ({"names": NAMES, **NORTH}, late("lay", 5)),
}


def can_close(state: State) -> bool:
    return state.observation(None)["round"] > 4 and any(one["type"] == "close" for one in state.offers())


def seated(household: Household, state: str, dress: dict[str, Any]) -> Table:
    settings, reached = STATES[state]
    position = game_when(reached, **settings) if reached else game(**settings)
    table = household.seat(Table, position, **dress)
    table.put_news_away()
    return table


@on_all_sizes(STATES)
def test_no_lesson_is_scrolled(
    screen: str, dress: dict[str, Any], sizes: Sizes, household: Household
) -> None:
    assert lessons_cut(seated(household, screen, dress), sizes) == []


# How many lines the card shows, once all is in its place.
LINES = """async (lesson) => {
    for (let time = 0; time < 3; time++) await new Promise((done) => requestAnimationFrame(done));
    return Math.round(lesson.clientHeight / Number.parseFloat(getComputedStyle(lesson).lineHeight));
}"""


def test_the_words_find_their_pages_again_on_a_narrower_screen(household: Household) -> None:
    table = seated(household, "north, 4", ENGLISH)
    lesson = table.root.locator(".lesson")
    for width in (440, 360):
        table.page.set_viewport_size({"width": width, "height": 844})
        assert lesson.evaluate(LINES) == 3
    expect(lesson).not_to_contain_text("stays in your team", use_inner_text=True)
    table.tap("guide-next")
    expect(lesson).to_have_text(
        "It adds as many horses as its horseshoe says, and stays in your team.", use_inner_text=True
    )
    expect(table.part("guide-card")).to_have_attribute("data-lesson", "gg-harness")
    table.tap("guide-next")
    expect(lesson).not_to_contain_text("horseshoe")


@on_all_sizes(["south, 4", "north, 4"], ("phone", "phone-lying"))
def test_a_phone_has_room_for_the_map(
    screen: str, dress: dict[str, Any], sizes: Sizes, household: Household
) -> None:
    table = seated(household, screen, dress)
    low = {}
    for size in sizes:
        resize(table.page, size)
        assert table.part("guide-card").is_visible()
        boards = ["board"]
        if screen.startswith("south"):
            if not table.part("rome-map").is_visible():
                table.tap("show-rome")
            boards.append("rome-map")
        heights = {board: table.part(board).evaluate("(one) => one.clientHeight") for board in boards}
        low.update({(size, board): height for board, height in heights.items() if height < LEAST})
    assert low == {}


def test_on_an_upright_tablet_the_guide_hides_nothing_of_a_panel(household: Household) -> None:
    state = game_when(late("close", 9))
    table = household.seat(Table, state)
    table.put_news_away()
    resize(table.page, "tablet-upright")
    table.tap("btn-close")
    expect(table.part("guide-card")).to_be_visible()
    guide = table.part("guide-card").bounding_box()
    head = table.root.locator(".closing .sheet-head").bounding_box()
    assert guide
    assert head
    assert guide["y"] + guide["height"] <= head["y"] + 1
    assert faults(table.page, fixed=True) == []


def test_the_log_of_many_people_is_away_only_while_the_guide_speaks(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "take", names=NAMES)
    table = household.seat(Table, state)
    table.put_news_away()
    resize(table.page, "tablet-upright")
    log = table.root.locator(".log-panel")
    expect(table.part("guide-card")).to_be_visible()
    expect(log).to_be_hidden()
    table.page.get_by_test_id("bar-hint").click()
    expect(table.part("guide-card")).to_have_count(0)
    expect(log).to_be_visible()


def test_on_a_phone_the_guide_covers_nothing_of_the_panel_that_closes(household: Household) -> None:
    table = household.seat(Table, game_when(can_close, names=NAMES[:2], **SOUTH), **GERMAN)
    resize(table.page, "phone")
    table.put_news_away()
    table.tap("btn-close")
    guide, modes = (table.root.locator(one).bounding_box() for one in (".guide-card", ".modes"))
    assert guide
    assert modes
    assert guide["y"] + guide["height"] <= modes["y"]
