"""A game is opened by its address, and no table can be shown: the page says why, and nothing is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, saved_game
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.steps import GAME, saves, show
from tests.browser.table import Table

UNKNOWN = {
    **saved_game(game_after(3)),
    "record": {**saved_game(game_after(3))["record"], "game": "tric-trac"},
}
TEXTS = {
    "missing": None,
    "unreadable": '{"version":2,"record":{"ga',
    "newer": json.dumps({"version": 99, "id": GAME_ID}),
    "unknown": json.dumps(UNKNOWN),
}


@pytest.mark.parametrize("reason", TEXTS)
def test_the_page_says_why_there_is_no_table(household: Household, reason: str) -> None:
    page = household.show("")
    page.get_by_test_id("hero").wait_for()
    text = TEXTS[reason]
    if text is not None:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [GAME + GAME_ID, text])
    show(page, f"game/{GAME_ID}")
    notice = page.get_by_test_id("missing")
    expect(notice).to_have_attribute("data-reason", reason)
    if text is None:
        expect(page.get_by_test_id("missing-export")).to_have_count(0)
    else:
        with page.expect_download() as download:
            page.get_by_test_id("missing-export").click()
        assert download.value.path().stat().st_size > 10
        assert page.evaluate("(key) => localStorage.getItem(key)", GAME + GAME_ID) == text
    notice.get_by_role("button", name="home").click()
    expect(page.get_by_test_id("hero")).to_be_visible()


@pytest.mark.parametrize("how", ["offline", "404", "cut"])
def test_a_table_whose_script_does_not_arrive(
    new_context: NewContext, site: Site, expected_errors: list[str], how: str
) -> None:
    expected_errors += [r"table-\w+\.js", "SyntaxError", "Failed to load resource", "Unexpected"]
    page = device(new_context, site, games=[saved_game(game_after(5))]).new_page()

    def fail(route: Route) -> None:
        if how == "offline":
            route.abort()
        elif how == "404":
            route.fulfill(status=404, body="Not found")
        else:
            route.fulfill(status=200, content_type="text/javascript", body="import{")

    page.route("**/assets/table-*.js", fail)
    page.goto(f"{site.url}#/game/{GAME_ID}")
    notice = page.get_by_test_id("missing")
    expect(notice).to_have_attribute("data-reason", "part")
    expect(notice).to_contain_text("Your game is safe")
    page.unroute("**/assets/table-*.js")
    page.get_by_test_id("missing-retry").click()
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 5
    assert len(saves(page)[0]["record"]["actions"]) == 5
