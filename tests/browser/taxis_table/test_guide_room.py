"""A phone with all expansions and the guide speaking: every word is on the screen, and the map is one to play on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.devices import dressed, game, game_when
from tests.browser.guide import lessons_cut
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.table import Table
from tests.browser.taxis_table.test_layout_expansions import NAMES, NORTH, SOUTH, late

LEAST = 220
"""So high is a map, in css pixels, on which a finger finds its town."""

LOOKS = pytest.mark.parametrize("look", [("en", "light"), ("de", "dark")], ids="-".join)

STATES: dict[str, tuple[dict[str, Any], Any]] = {
    "base, 2": ({"names": NAMES[:2]}, None),
    "south, 4": ({"names": NAMES, **SOUTH}, late("take")),
    "north, 4": ({"names": NAMES, **NORTH}, late("lay", 5)),
}


def seated(household: Household, state: str, look: tuple[str, str]) -> Table:
    settings, reached = STATES[state]
    position = game_when(reached, **settings) if reached else game(**settings)
    table = household.seat(Table, position, **dressed(*look), has_touch=True)
    table.put_news_away()
    return table


@LOOKS
@pytest.mark.parametrize("state", STATES)
def test_no_lesson_is_scrolled(state: str, look: tuple[str, str], household: Household) -> None:
    assert lessons_cut(seated(household, state, look)) == []


# How many lines the card shows, once all is in its place.
LINES = """async (lesson) => {
    for (let time = 0; time < 3; time++) await new Promise((done) => requestAnimationFrame(done));
    return Math.round(lesson.clientHeight / Number.parseFloat(getComputedStyle(lesson).lineHeight));
}"""


def test_the_words_find_their_pages_again_on_a_narrower_screen(household: Household) -> None:
    table = seated(household, "north, 4", ("en", "light"))
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


@LOOKS
@pytest.mark.parametrize("state", ["south, 4", "north, 4"])
@pytest.mark.parametrize("size", ["phone", "phone-lying"])
def test_a_phone_has_room_for_the_map(
    size: str, state: str, look: tuple[str, str], household: Household
) -> None:
    table = seated(household, state, look)
    resize(table.page, size)
    assert table.part("guide-card").is_visible()
    boards = ["board"]
    if state.startswith("south"):
        table.tap("show-rome")
        boards.append("rome-map")
    heights = {board: table.part(board).evaluate("(one) => one.clientHeight") for board in boards}
    assert {board: height for board, height in heights.items() if height < LEAST} == {}
