"""Games that are erased from outside while they are on the table are kept again before anything else is done."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, saved_game
from tests.browser.site import Site
from tests.browser.steps import GAME
from tests.faults.stories import weather

KEPT = f"() => localStorage.getItem('{GAME}{GAME_ID}') !== null"
HEADS = """async () => {
    if ((await indexedDB.databases()).every(({ name }) => name !== "spieltisch")) return 0;
    const opening = indexedDB.open("spieltisch");
    const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result); });
    const counting = database.transaction("heads").objectStore("heads").count();
    const count = await new Promise((done) => { counting.onsuccess = () => done(counting.result); });
    database.close();
    return count;
}"""
SEEN = """() => document.dispatchEvent(new Event("visibilitychange"))"""


def clear_data(page: Page, site: Site) -> None:
    """Clear the site's data as the settings of the browser do."""
    settings = page.context.new_cdp_session(page)
    settings.send(
        "Storage.clearDataForOrigin", {"origin": site.origin, "storageTypes": "local_storage,indexeddb"}
    )


def wait_until_kept(page: Page) -> None:
    """Wait until both stores have the game; `wait_for_function` takes the promise of a function for its answer."""
    end = time.monotonic() + 20
    while not (page.evaluate(KEPT) and page.evaluate(HEADS) == 1):
        assert time.monotonic() < end
        page.wait_for_timeout(50)


@pytest.mark.parametrize("how", ["another page", "the settings of the browser"])
def test_what_is_erased_while_it_is_on_the_table_is_kept_again(
    new_context: NewContext, site: Site, expected_errors: list[str], how: str
) -> None:
    # What was being read is called off by the browser; that is no fault (web/shell/frame/faults.js).
    expected_errors += ["Force close delete origin"]
    context = device(new_context, site, games=[saved_game(game_after(1))])
    table = open_game(context, site)
    page = table.page
    table.take_seat()
    if how == "another page":
        other = context.new_page()
        other.goto(f"{site.url}licenses.txt")
        other.evaluate(weather.CLEAR_ALL)
        other.close()
    else:
        clear_data(page, site)
    # Coming back from there shows the page again.
    page.evaluate(SEEN)
    wait_until_kept(page)
    page.reload()
    table.wait_for_curtain()
    expect(page.get_by_test_id("missing")).to_have_count(0)
