"""A guided first game begins with one tap on the home page, which stays there afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import game, saved_game
from tests.browser.frame.test_accessibility import violations
from tests.browser.guide import expect_lesson
from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.steps import keep, saves
from tests.browser.sweeps import Sizes, on_all_sizes
from tests.browser.table import Table

GAMES = ("thurn-und-taxis", "murano")


def begin(page: Page, game_id: str) -> Table:
    page.get_by_test_id(f"first-{game_id}").click()
    table = Table(page)
    table.root.wait_for()
    table.wait_for_seat()
    return table


@pytest.mark.parametrize("game_id", GAMES)
def test_one_tap_begins_a_guided_game(game_id: str, household: Household) -> None:
    page = household.show("")
    table = begin(page, game_id)
    expect_lesson(table, "welcome")
    # The person begins, against the weakest computer, and there is no curtain.
    view = table.view
    assert (view["seat"], view["current"], view["step"]) == (0, 0, 0)
    (save,) = saves(page)
    assert save["game"] == game_id
    assert [seat["kind"] for seat in save["seats"]] == ["person", "computer"]
    assert save["seats"][1]["level"] == "apprentice"
    page.get_by_test_id("bar-to-home").click()
    # The next person who joins them may want one, too.
    for every in GAMES:
        expect(page.get_by_test_id(f"first-{every}")).to_be_visible()


def test_the_guide_comes_even_if_it_was_left_before(household: Household) -> None:
    page = household.show("")
    for game_id in GAMES:
        keep(page, f"spieltisch:hints:{game_id}", json.dumps({"on": False, "known": ["welcome"]}))
    expect_lesson(begin(page, "murano"), "welcome")
    # The guide of the other game is left alone.
    kept = page.evaluate("() => localStorage.getItem('spieltisch:hints:thurn-und-taxis')")
    assert json.loads(kept) == {"on": False, "known": ["welcome"]}


def test_it_is_begun_once_however_often_it_is_tapped(household: Household) -> None:
    page = household.show("")
    page.get_by_test_id("first-murano").dblclick()
    table = Table(page)
    table.root.wait_for()
    table.wait_for_seat()
    assert len(saves(page)) == 1


@on_all_sizes(["first", "again"])
def test_the_home_page_on_every_size(
    screen: str, dress: dict[str, Any], sizes: Sizes, household: Household
) -> None:
    games = [saved_game(game())] if screen == "again" else []
    page = household.show("", *games, **dress)
    expect(page.get_by_test_id("first-murano")).to_be_visible()
    assert violations(page) == ""
    found = []
    for size in sizes:
        resize(page, size)
        found += [f"{size}: {fault}" for fault in faults(page)]
    assert found == []
