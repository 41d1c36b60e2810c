"""One layout of the map for a whole game: what is said, laid or counted takes no room from it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from spieltisch import State
from tests.browser.devices import NAMES, finished, game, game_when, phase
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.table import Table
from tests.browser.taxis_table.test_layout_expansions import NORTH, SOUTH, late


def route_of(state: State) -> list[str]:
    route: list[str] = state.observation(None)["seats"][state.current_player]["route"]
    return route


def places(table: Table, *parts: str) -> list[FloatRect | None]:
    return [table.part(part).bounding_box() for part in parts]


def lays(length: int, state: State) -> bool:
    return phase(state) == "lay" and len(route_of(state)) == length


@pytest.mark.parametrize("size", ["phone", "phone-lying"])
@pytest.mark.parametrize("options", [{}, SOUTH], ids=["base", "south"])
def test_the_guide_leaves_the_map_free_and_takes_no_room_from_it(
    household: Household, options: dict[str, Any], size: str
) -> None:
    table = household.seat(Table, game_when(late("take"), names=NAMES, **options))
    table.put_news_away()
    resize(table.page, size)
    expect(table.part("guide-card")).to_be_visible()
    taught = places(table, "board", "deck")
    card, board = places(table, "guide-card", "map")
    assert card
    assert board
    assert card["y"] + card["height"] <= board["y"] + 1
    table.tap("guide-off")
    expect(table.part("guide-card")).to_have_count(0)
    assert places(table, "board", "deck") == taught


def test_the_display_stays_when_the_route_grows(household: Household) -> None:
    found = []
    for length in (0, 1, 4):
        table = household.seat(Table, game_when(partial(lays, length)))
        resize(table.page, "phone")
        expect(table.part("board").locator("canvas")).not_to_have_count(0)
        found.append(places(table, "board", "deck"))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("size", ["phone", "tablet", "tablet-upright", "desktop"])
def test_while_the_end_is_counted_the_map_and_the_tiles_have_all_the_room(
    household: Household, size: str
) -> None:
    """Nothing of it lies below what counts the end, and the room of the cards is not left empty."""
    table = household.seat(Table, game())
    resize(table.page, size)
    table.tap("guide-off")
    played = places(table, "board")
    page = household.show_game(finished())
    resize(page, size)
    page.get_by_test_id("end-count").click()
    expect(page.get_by_test_id("scoring")).to_be_visible()
    (before,), (now,) = played, places(Table(page), "board")
    assert before
    assert now
    bar = page.get_by_test_id("scoring").bounding_box()
    tiles = page.locator(":is(.shelf, .ledge)").bounding_box()
    assert bar
    assert tiles
    # A phone's sheet has all the width already.
    assert now["width"] >= before["width"]
    lowest = max(now["y"] + now["height"], tiles["y"] + tiles["height"])
    assert lowest <= bar["y"]
    # What lies below a phone's map is its row of tools, below that of an upright tablet the log.
    left = {"phone": 70, "tablet-upright": 170}.get(size, 30)
    assert bar["y"] - lowest <= left


def test_horses_have_no_chapter_of_carriages(household: Household) -> None:
    table = household.seat(Table, game_when(late("lay", 5), names=NAMES, **NORTH))
    table.put_news_away()
    chapters = table.root.locator(".chapters")
    expect(chapters).to_contain_text("Officials")
    expect(chapters).not_to_contain_text("Carriages")
    table.tap("tool-help")
    expect(table.root.locator(".help-turn")).not_to_contain_text("carriage")


@pytest.mark.parametrize("options", [{}, {"audience": True}], ids=["base", "audience"])
@pytest.mark.parametrize("count", [2, 4])
def test_in_the_last_round_the_map_stays_where_it_was(
    household: Household, count: int, options: dict[str, Any]
) -> None:
    def last(state: State) -> bool:
        return phase(state) == "take" and state.observation(None)["ending"] is not None

    found = []
    for reached in (late("take"), last):
        table = household.seat(Table, game_when(reached, names=NAMES[:count], **options))
        table.put_news_away()
        if table.part("guide-off").count():
            table.tap("guide-off")
        for size in ("tablet-upright", "phone-lying"):
            resize(table.page, size)
            found.append(places(table, "map"))
    assert found[:2] == found[2:]
