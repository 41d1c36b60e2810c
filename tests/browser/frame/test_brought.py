"""Records that come from outside: shared into the app, or handed to it; and games that are given away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import GAME_ID, NewContext, device, finished, game, saved_game
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.steps import show, wait_for_control
from tests.browser.table import Table


def record(folder: Path) -> Path:
    file = folder / "sunday.json"
    file.write_text(json.dumps(game().record()))
    return file


def test_a_shared_record_lands_in_the_import(page: Page, own_site: Site, tmp_path: Path) -> None:
    """As a device shares it: a foreign page sends a form, and the service worker takes it."""
    page.goto(own_site.url)
    wait_for_control(page)
    own_site.stop()
    page.goto("about:blank")
    page.set_content(
        f"""<form method="post" enctype="multipart/form-data" action="{own_site.url}share">
        <input type="file" name="record"><button>Share</button></form>"""
    )
    page.locator("input").set_input_files(record(tmp_path))
    page.get_by_text("Share").click()
    expect(page.get_by_test_id("import-brought")).to_contain_text("sunday.json")
    # Nothing is kept before a person agrees.
    assert page.evaluate("() => Object.keys(localStorage).some((key) => key.includes(':game:'))") is False
    page.get_by_test_id("import-go").click()
    table = Table(page)
    table.wait_for_curtain()
    # The door is not on the way back.
    page.evaluate("() => history.back()")
    expect(page).to_have_url("about:blank")


def test_a_share_that_was_put_away_is_forgotten(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    wait_for_control(page)
    page.goto("about:blank")
    page.set_content(
        f"""<form method="post" enctype="multipart/form-data" action="{own_site.url}share">
        <input name="text" value="no record"><button>Share</button></form>"""
    )
    page.get_by_text("Share").click()
    page.get_by_test_id("import-go").click()
    expect(page.get_by_test_id("import-problem")).to_be_visible()
    page.get_by_test_id("dialog-close").click()
    expect(page).to_have_url(f"{own_site.url}#/")
    page.get_by_test_id("import").click()
    expect(page.get_by_test_id("import-file")).to_be_attached()
    expect(page.get_by_test_id("import-brought")).to_have_count(0)


# The queue of an installed app, which the tests' browser has not.
LAUNCHES = """Object.defineProperty(globalThis, "launchQueue", {
    value: { setConsumer(take) { this.take = take; } },
});"""
OPENED_WITH = (
    """(text) => launchQueue.take({ files: [{ getFile: async () => new File([text], "opened.json") }] })"""
)


def launched(new_context: NewContext, site: Site) -> Page:
    page: Page = device(new_context, site, games=[saved_game(game())]).new_page()
    page.add_init_script(LAUNCHES)
    page.goto(f"{site.url}#/rules")
    page.wait_for_function("() => launchQueue.take")
    return page


def test_a_record_that_is_opened_with_the_app(new_context: NewContext, site: Site) -> None:
    page = launched(new_context, site)
    page.evaluate(OPENED_WITH, json.dumps(game().record()))
    expect(page.get_by_test_id("import-brought")).to_contain_text("opened.json")
    page.get_by_test_id("import-go").click()
    # It is here already, with exactly these moves.
    page.get_by_test_id("answer-here").click()
    Table(page).wait_for_curtain()


def test_shortcuts(new_context: NewContext, site: Site) -> None:
    page = launched(new_context, site)
    page.evaluate(f"() => launchQueue.take({{ targetURL: '{site.url}#/alone' }})")
    expect(page.get_by_test_id("solo-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{site.url}#/")
    page.evaluate(f"() => launchQueue.take({{ targetURL: '{site.url}#/continue' }})")
    expect(page).to_have_url(f"{site.url}#/game/{GAME_ID}")
    Table(page).wait_for_curtain()


def test_a_game_is_shared(household: Household) -> None:
    page = household.show("", saved_game(game()))
    page.evaluate(
        """() => {
            navigator.canShare = () => true;
            navigator.share = async ({ files: [file] }) => { globalThis.shared = [file.name, await file.text()]; };
        }"""
    )
    page.get_by_test_id("game-export").click()
    page.get_by_test_id("answer-share").click()
    name, text = page.wait_for_function("() => globalThis.shared").json_value()
    assert name.startswith("thurn-und-taxis-Anna-Bernhard")
    assert name.endswith(".txt")
    assert "Anna" in text
    # Where nothing can be shared the window says nothing of it.
    page.evaluate("() => { navigator.canShare = () => false; }")
    page.get_by_test_id("game-export").click()
    expect(page.get_by_test_id("answer-save")).to_be_visible()
    expect(page.get_by_test_id("answer-share")).to_have_count(0)
    page.keyboard.press("Escape")


# A browser under test has no clipboard of its own.
CLIPBOARD = """() => Object.defineProperty(navigator, "clipboard", {
    configurable: true, value: { writeText: async (text) => { globalThis.copied = text; } },
})"""


@pytest.mark.parametrize("state", [game, finished], ids=["running", "over"])
def test_a_link_brings_a_game(state: Callable[[], State], household: Household) -> None:
    page = household.show("", saved_game(state()))
    page.evaluate(CLIPBOARD)
    page.get_by_test_id("game-export").click()
    page.get_by_test_id("answer-link").click()
    link = page.wait_for_function("() => globalThis.copied").json_value()
    assert len(link) <= 8000
    page = household.show("")
    page.evaluate("(link) => { location.href = link; }", link)
    expect(page.get_by_test_id("import-brought")).to_contain_text(re.compile("Taxis.*: .*Anna and Bernhard"))
    # Nothing is kept before a person agrees.
    assert page.evaluate("() => Object.keys(localStorage).some((key) => key.includes(':game:'))") is False
    page.get_by_test_id("import-go").click()
    expect(page).to_have_url(re.compile("#/game/"))


def test_a_damaged_link_says_so(household: Household) -> None:
    page = household.show("")
    show(page, "import/AAAA")
    page.get_by_test_id("import-go").click()
    expect(page.get_by_test_id("import-problem")).to_contain_text("damaged")
    page.get_by_test_id("dialog-close").click()
    expect(page).to_have_url(re.compile("#/$"))


def test_of_two_links_the_later_one_is_taken(household: Household) -> None:
    page = household.show("", saved_game(game()))
    page.evaluate(CLIPBOARD)
    page.get_by_test_id("game-export").click()
    page.get_by_test_id("answer-link").click()
    link = page.wait_for_function("() => globalThis.copied").json_value()
    page = household.show("")
    show(page, "import/AAAA")
    page.get_by_test_id("import-go").click()
    expect(page.get_by_test_id("import-problem")).to_contain_text("damaged")
    page.evaluate("(link) => { location.href = link; }", link)
    page.get_by_test_id("import-go").click()
    expect(page).to_have_url(re.compile("#/game/"))
