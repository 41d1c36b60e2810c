"""The shared device of the tests: each finds only its own game, and no change of another one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.devices import game, positions, saved_game
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.table import Table

KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('spieltisch:game:'))"


@pytest.fixture
def home(chromium: Browser, site: Site) -> Iterator[Household]:
    home = Household(chromium, site)
    yield home
    home.close()


def test_one_page_for_one_game_after_the_other(home: Household) -> None:
    first = home.seat(Table, game())
    first.take(None)
    first.wait_for_step(1)
    home.leave(failed=False, expected=[])
    second = home.open(Table, game())
    assert second.page is first.page
    assert len(second.page.evaluate(KEPT)) == 1
    assert second.take_seat()["step"] == 0


def test_one_page_for_any_screen(home: Household) -> None:
    *_, finished = positions(game())
    page = home.show_game(finished)
    expect(page.get_by_test_id("score-table")).to_be_visible()
    home.leave(failed=False, expected=[])
    assert home.show("", saved_game(game()), saved_game(finished, "f" * 24)) is page
    expect(page.get_by_test_id("game-card")).to_have_count(2)
    home.leave(failed=False, expected=[])
    # What stands on a screen is not what stood there before.
    assert home.show("") is page
    expect(page.get_by_test_id("first-murano")).to_be_visible()
    expect(page.get_by_test_id("game-card")).to_have_count(0)


def test_a_device_that_is_not_as_it_was_is_given_up(home: Household) -> None:
    pages = [home.seat(Table, game()).page]
    pages[0].get_by_test_id("bar-settings").click()
    pages[0].get_by_test_id("pref-language").select_option("de")
    home.leave(failed=False, expected=[])
    pages.append(home.open(Table, game()).page)
    home.leave(failed=True, expected=[])
    pages.append(home.open(Table, game()).page)
    assert len(set(pages)) == 3
    assert [page.is_closed() for page in pages] == [True, True, False]


def test_a_page_that_crashed_is_replaced(home: Household) -> None:
    crashed = home.seat(Table, game()).page
    home.leave(failed=False, expected=[])
    with crashed.expect_event("crash"), pytest.raises(Error, match="crash"):
        crashed.goto("chrome://crash")
    again = home.open(Table, game()).page
    assert again is not crashed
    assert crashed.is_closed()
    home.leave(failed=False, expected=[])


def test_what_a_page_says_fails_the_test_that_it_was_said_in(home: Household) -> None:
    table = home.open(Table, game())
    with table.page.expect_console_message():
        table.page.evaluate("() => { console.error('lost'); }")
    with pytest.raises(AssertionError, match="lost"):
        home.leave(failed=False, expected=[])
    home.leave(failed=False, expected=[])
