"""The truth about this device: where games lie, whether the page is complete, and all games at once."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.devices import NewContext, device, game_after, saved_game
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.steps import saves, wait_for_control

ALTER = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        const find = (part) => requests.find(({ url }) => url.includes(part));
        await cache.put(find("/assets/main-"), new Response("altered", { headers: { "content-type": "text/javascript" } }));
        await cache.delete(find(".wasm"));
    }
}"""


def open_device(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("device").scroll_into_view_if_needed()


def games(count: int) -> list[dict[str, Any]]:
    return [saved_game(game_after(3 + number), f"{number:024x}") for number in range(count)]


def test_it_says_where_games_lie(household: Household) -> None:
    page = household.show("", *games(2))
    open_device(page)
    shown = page.get_by_test_id("device")
    expect(shown).to_have_attribute("data-place", "disk")
    expect(shown).to_contain_text(re.compile("2\\W* are kept here"))
    expect(shown).to_contain_text("MB left")
    expect(page.get_by_test_id("device-copy")).to_contain_text("Not yet")


def test_a_browser_without_a_journal_is_told_as_one(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=games(1)).new_page()
    page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };"
    )
    page.goto(site.url)
    open_device(page)
    expect(page.get_by_test_id("device")).to_have_attribute("data-place", "browser")
    expect(page.get_by_test_id("device")).to_contain_text("may be lost")


def test_what_a_button_answers_lies_above_the_settings(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=games(1)).new_page()
    page.add_init_script("StorageManager.prototype.persist = async () => false;")
    page.goto(site.url)
    open_device(page)
    page.get_by_test_id("device-ask").click()
    # In the top layer, which it enters after the dialog.
    host = "(toast) => toast.getRootNode().host.matches(':popover-open')"
    assert page.get_by_test_id("toast").evaluate(host)


def test_all_games_go_to_another_device_and_nothing_is_replaced(
    new_context: NewContext, site: Site, household: Household, tmp_path: Path
) -> None:
    page = device(new_context, site, games=games(3)).new_page()
    page.add_init_script("delete Navigator.prototype.canShare;")
    page.goto(site.url)
    open_device(page)
    with page.expect_download() as download:
        page.get_by_test_id("device-export").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)
    # The other device knows one of the games, and went on with another in a way of its own.
    known, apart, _ = games(3)
    apart["record"] = {**apart["record"], "seed": 99, "actions": []}
    other = household.show("", known, apart)
    for expected in (
        r"2\W+games were added\W+one was here",
        r"There was nothing new\W+3\W+were here",
    ):
        other.get_by_test_id("import").click()
        other.get_by_test_id("import-file").set_input_files(file)
        expect(other.get_by_test_id("toast").filter(has_text=re.compile(expected))).to_be_visible()
        expect(other.get_by_test_id("game-card")).to_have_count(4)
    records = [json.dumps(save["record"], sort_keys=True) for save in saves(other)]
    for game in [*games(3), apart]:
        assert json.dumps(game["record"], sort_keys=True) in records


def test_an_export_of_all_says_what_is_left_out(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=games(2), accept_downloads=True).new_page()
    page.goto(site.url)
    note = page.get_by_test_id("device-left-out")
    open_device(page)
    expect(page.get_by_test_id("device-export")).to_be_enabled()
    expect(note).to_have_count(0)
    for left in (1, 0):
        page.keyboard.press("Escape")
        page.get_by_test_id("game-delete").first.click()
        expect(page.get_by_test_id("game-delete")).to_have_count(left)
        open_device(page)
        expect(note).to_contain_text("not exported with the others")
        if left:
            with page.expect_download():
                page.get_by_test_id("device-export").click()
            told = page.get_by_test_id("toast").filter(has_text="not exported with the others")
            expect(told).to_be_visible()
    expect(page.get_by_test_id("device-export")).to_be_disabled()


def test_a_damaged_copy_is_mended(new_context: NewContext, own_site: Site) -> None:
    page = device(new_context, own_site, service_workers="allow").new_page()
    page.goto(own_site.url)
    wait_for_control(page)
    open_device(page)
    expect(page.get_by_test_id("device-copy")).to_contain_text("Complete")
    page.evaluate(ALTER)
    page.get_by_test_id("device-check").click()
    expect(page.get_by_test_id("device-copy")).to_contain_text(
        re.compile(r"2\W+files of the offline copy were missing or damaged")
    )
    page.get_by_test_id("device-check").click()
    expect(page.get_by_test_id("device-copy")).to_contain_text("Complete")
    # It is true: the page comes up with the server gone.
    own_site.stop()
    page.reload()
    expect(page.get_by_test_id("hero")).to_be_visible()


def test_without_copy_and_connection_there_are_words(
    new_context: NewContext, own_site: Site, expected_errors: list[str]
) -> None:
    expected_errors.append("503")
    page = device(new_context, own_site, service_workers="allow").new_page()
    page.goto(own_site.url)
    wait_for_control(page)
    page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    own_site.stop()
    page.reload()
    expect(page.get_by_role("heading")).to_contain_text("not here at the moment")
    # With the connection everything is there again.
    own_site.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_test_id("hero")).to_be_visible()
