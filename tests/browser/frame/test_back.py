"""The browser's Back: it closes what is open before it leaves the screen, and no screen lies twice on its way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import device, game, game_when, open_game, saved_game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, new_murano
from tests.browser.site import Site
from tests.browser.table import Table

OPENED = "() => history.length"


def screen(page: Page) -> str:
    return str(page.evaluate("() => location.hash"))


def back(page: Page) -> None:
    """Press Back; Playwright's own `go_back` waits for a page that is loaded."""
    page.evaluate("() => history.back()")


@pytest.mark.parametrize(("kind", "state"), [(Table, game), (Lagoon, new_murano)])
def test_what_is_open_over_a_game(
    kind: type[Table], state: Callable[[], State], household: Household
) -> None:
    table = household.seat(kind, state())
    table.put_news_away()
    page, address = table.page, screen(table.page)
    before = page.evaluate(OPENED)
    for opener in ("bar-rules", "bar-settings", "bar-rules"):
        page.get_by_test_id(opener).click()
        expect(page.get_by_test_id("dialog-close")).to_have_count(1)
        back(page)
        expect(page.get_by_test_id("dialog-close")).to_have_count(0)
        assert screen(page) == address
    table.part("tool-actions").click()
    expect(table.root.locator(".drawer")).to_have_count(1)
    # The drawer may lie over its button.
    page.keyboard.press("?")
    expect(table.root.locator("dialog[open]")).to_have_count(1)
    back(page)
    expect(table.root.locator("dialog[open]")).to_have_count(0)
    expect(table.root.locator(".drawer")).to_have_count(1)
    back(page)
    expect(table.root.locator(".drawer")).to_have_count(0)
    assert screen(page) == address
    # Two things were open at once, so no more than two steps were ever added.
    assert page.evaluate(OPENED) <= before + 2
    back(page)
    expect(page).to_have_url(re.compile("#/new$"))


def test_what_is_open_over_the_home_page(household: Household) -> None:
    """A question over a window: Back is no answer to it, and leaves the window where it is."""
    page = household.show("", saved_game(game()))
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("device-clear").click()
    expect(page.get_by_test_id("answer-clear")).to_be_visible()
    back(page)
    expect(page.get_by_test_id("answer-clear")).to_have_count(0)
    expect(page.get_by_test_id("settings-about")).to_be_visible()
    back(page)
    expect(page.get_by_test_id("settings-about")).to_have_count(0)
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    # Another screen is gone to from inside a window, and left to where the window lay.
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings-about").click()
    expect(page.get_by_test_id("about")).to_be_visible()
    expect(page).to_have_title("About Spieltisch – Spieltisch")
    back(page)
    expect(page.get_by_test_id("game-card")).to_be_visible()
    expect(page.get_by_test_id("settings-about")).to_have_count(0)


def test_the_panel_that_closes_a_route(household: Household) -> None:
    state = game_when(lambda state: any(str(one).startswith("close ") for one in state.legal_actions()))
    table = household.seat(Table, state)
    table.put_news_away()
    address = screen(table.page)
    table.tap("btn-close")
    expect(table.part("closing")).to_be_visible()
    back(table.page)
    expect(table.part("closing")).to_have_count(0)
    assert screen(table.page) == address


def test_home_is_gone_back_to(new_context: Callable[..., object], site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game())])  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(site.url)
    page.get_by_test_id("game-continue").click()
    table = Table(page)
    table.wait_for_curtain()
    expect(page).to_have_title("Thurn und Taxis – Spieltisch")
    table.take_seat()
    page.get_by_test_id("bar-rules").click()
    page.get_by_test_id("dialog-close").click()
    length = page.evaluate(OPENED)
    page.get_by_test_id("bar-to-home").click()
    page.get_by_test_id("new-game").wait_for()
    expect(page).to_have_title("Spieltisch")
    assert page.evaluate(OPENED) == length
    # Nothing of the game lies before it.
    assert page.evaluate("() => history.state") == {}


def test_addresses_that_name_nothing(household: Household) -> None:
    for address in ("nowhere", "new/chess", "game"):
        page = household.show(address)
        expect(page.get_by_test_id("unknown")).to_be_visible()
        expect(page).to_have_title("There is nothing here – Spieltisch")
    page.get_by_test_id("unknown-home").click()
    page.get_by_test_id("new-game").wait_for()
    for address, title in (("rules", "Rules"), ("new", "New game"), ("game/none", "No such game here")):
        expect(household.show(address)).to_have_title(f"{title} – Spieltisch")


def test_a_table_that_is_opened_at_once(new_context: Callable[..., object], site: Site) -> None:
    """Loaded anew with something open: there is nothing to close any more, and Back leaves at once."""
    context = device(new_context, site, games=[saved_game(game())])  # type: ignore[arg-type]
    table = open_game(context, site)
    table.take_seat()
    table.page.get_by_test_id("bar-rules").click()
    expect(table.page.get_by_test_id("dialog-close")).to_have_count(1)
    table.page.reload()
    table.wait_for_curtain()
    back(table.page)
    expect(table.page).to_have_url("about:blank")
