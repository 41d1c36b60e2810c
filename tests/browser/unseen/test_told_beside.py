"""On a desktop the board in words stands beside the whole board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.murano import Lagoon, new_murano
from tests.browser.table import Table


@pytest.mark.parametrize(("kind", "state"), [(Table, game()), (Lagoon, new_murano())], ids=["map", "lagoon"])
def test_it_covers_nothing_of_the_board(kind: type[Table], state: State, household: Household) -> None:
    table = household.seat(kind, state)
    page = table.page
    for size in ("desktop", "large-desktop"):
        resize(page, size)
        page.keyboard.press("b")
        told = table.part("told")
        expect(told.locator("[data-place]:focus")).to_have_count(1)
        board, words = table.part("map").bounding_box(), told.bounding_box()
        assert board
        assert words
        assert words["x"] >= board["x"] + board["width"]
        assert faults(page) == []
        page.keyboard.press("ArrowDown")
        expect(told.locator("[data-place]:focus")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(table.part("log")).to_be_visible()


@pytest.mark.parametrize(("kind", "state"), [(Table, game()), (Lagoon, new_murano())], ids=["map", "lagoon"])
def test_passing_by_with_tab_it_covers_nothing_of_the_board(
    kind: type[Table], state: State, household: Household
) -> None:
    table = household.seat(kind, state)
    page = table.page
    resize(page, "desktop")
    told = table.part("told")
    table.part("prompt").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if told.locator("[data-place]:focus").count() == 1:
            break
    board, words = table.part("map").bounding_box(), told.bounding_box()
    assert board
    assert words
    assert words["x"] >= board["x"] + board["width"]
    assert words["width"] > 200
    # On a phone it would lie over the board: there only its key leads to it.
    table.part("prompt").focus()
    resize(page, "phone")
    for _ in range(20):
        page.keyboard.press("Tab")
        expect(told.locator(":focus")).to_have_count(0)
    table.part("tool-log").focus()
    page.keyboard.press("b")
    expect(told.locator("[data-place]:focus")).to_have_count(1)
