"""Kept games: nothing is lost, whatever the storage does and whatever is imported."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Download, Page, Playwright, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, saved_game
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.steps import GAME, actions, keep, saves, storage, wait_until
from tests.browser.table import TABLE, Table
from tests.faults.machine import FLAGS
from tests.faults.stories import weather
from tools.browsers import chromium_of_tests

# Stops the tab in the very moment in which a record with so many actions has been written.
STOP = f"""
    const {{ setItem }} = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {{
        setItem.call(this, key, text);
        if (!key.startsWith("{GAME}") || JSON.parse(text).record.actions.length < 2) return;
        debugger;
    }};
"""


# The journal is full as well.
FULL_JOURNAL = """() => {
    const { put } = IDBObjectStore.prototype;
    globalThis.refused = 0;
    IDBObjectStore.prototype.put = () => {
        globalThis.refused += 1;
        throw new DOMException("full", "QuotaExceededError");
    };
    globalThis.room = () => { IDBObjectStore.prototype.put = put; };
}"""


def home(page: Page, site: Site) -> Page:
    page.goto(site.url)
    expect(page.get_by_test_id("hero")).to_be_visible()
    return page


def kill_tabs(browser: Browser) -> None:
    """End the processes behind all tabs; a tab that has stopped cannot be asked to crash."""
    for process in browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            os.kill(process["id"], signal.SIGKILL)


@pytest.fixture
def doomed(playwright: Playwright) -> Iterator[Browser]:
    """A browser for one test: in that of all others, tables that wait for their next test would die with it."""
    browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=FLAGS)
    yield browser
    browser.close()


def test_a_record_is_kept_before_the_action_is_shown(doomed: Browser, site: Site) -> None:
    context = device(doomed.new_context, site, games=[saved_game(game_after(1))])
    page = context.new_page()
    page.add_init_script(STOP)
    page.goto(f"{site.url}#/game/{GAME_ID}")
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    point = table.point("deck")
    stopped: list[dict[str, Any]] = []
    wire = context.new_cdp_session(page)
    wire.on("Debugger.paused", lambda event: stopped.append(event))  # noqa: PLW0108 (Playwright marks it)
    wire.send("Debugger.enable")
    page.mouse.click(*point)
    wait_until(page, lambda: bool(stopped))
    # The table still shows the step before.
    frame = stopped[0]["callFrames"][0]["callFrameId"]
    shown = wire.send(
        "Debugger.evaluateOnCallFrame", {"callFrameId": frame, "expression": f"{TABLE}.view.step"}
    )
    assert shown["result"]["value"] == 1
    # The tab is killed before it can do anything more.
    with page.expect_event("crash"):
        kill_tabs(doomed)

    again = context.new_page()
    again.goto(f"{site.url}#/game/{GAME_ID}")
    table = Table(again)
    table.wait_for_curtain()
    assert len(actions(again)) == 2
    assert table.take_seat()["step"] == 2


def test_a_full_storage_loses_nothing(new_context: NewContext, site: Site, tmp_path: Path) -> None:
    context = device(new_context, site, games=[saved_game(game_after(1))])
    table = open_game(context, site)
    page = table.page
    table.take_seat()
    assert page.evaluate(weather.FILL) > 2**20
    page.evaluate(FULL_JOURNAL)
    table.tap("deck")
    table.wait_for_step(2)
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("no room left")
    assert len(actions(page)) == 1

    banner.get_by_test_id("store-export").click()
    expect(page.get_by_test_id("question")).to_contain_text("the export is sealed")
    with page.expect_download() as download:
        page.get_by_test_id("answer-save").click()
    exported = save_as(download.value, tmp_path)
    # Leaving now would cost the last action: the browser asks first.
    assert page.evaluate("() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))")
    # Still full: nothing changes for the worse.
    refused = page.evaluate("() => refused")
    banner.get_by_test_id("store-retry").click()
    page.wait_for_function("(before) => refused > before", arg=refused)
    expect(banner.get_by_test_id("store-in-vain")).to_be_visible()
    page.evaluate("() => { localStorage.removeItem('filler'); room(); }")
    banner.get_by_test_id("store-retry").click()
    expect(banner).to_be_hidden()
    assert len(actions(page)) == 2
    table.wait_for_seat()

    # What was exported meanwhile holds the last action too.
    other = home(device(new_context, site).new_page(), site)
    import_file(other, exported)
    Table(other).wait_for_curtain()
    assert len(actions(other)) == 2


NEWER = json.dumps({"version": 99, "id": "n", "something": "new"})
# Every other damage is found in tests/page/keeping/.
BROKEN = {
    f"{GAME}cut": '{"version":1,"id":"cut","record":{"game":"thurn',
    f"{GAME}text": "no JSON at all <b>bold</b>",
    f"{GAME}newer": NEWER,
}


def test_damaged_games_are_listed_and_stay(household: Household, tmp_path: Path) -> None:
    page = household.show("", saved_game(game_after(1)))
    for key, text in BROKEN.items():
        keep(page, key, text)
    page.reload()
    listed = page.get_by_test_id("broken-save")
    expect(listed).to_have_count(len(BROKEN))
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    expect(listed.filter(has_text="newer version")).to_have_count(1)
    # All can be carried away as they are.
    texts = set()
    for number in range(len(BROKEN)):
        with page.expect_download() as download:
            listed.nth(number).get_by_test_id("broken-export").click()
        texts.add(save_as(download.value, tmp_path).read_text())
    assert texts == set(BROKEN.values())
    # Playing another game changes nothing about them.
    page.get_by_test_id("game-continue").click()
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(2)
    kept = storage(page)
    assert {key: kept[key] for key in BROKEN} == BROKEN
    # Only a person removes one, after a question.
    page.get_by_role("button", name="To the home page").click()
    doomed = listed.filter(has_text="newer version")
    doomed.get_by_role("button", name="Remove").click()
    page.get_by_test_id("answer-cancel").click()
    assert storage(page)[f"{GAME}newer"] == NEWER
    doomed.get_by_role("button", name="Remove").click()
    page.get_by_test_id("answer-discard").click()
    expect(listed).to_have_count(len(BROKEN) - 1)
    assert f"{GAME}newer" not in storage(page)


def test_a_record_that_breaks_the_rules_stays_too(household: Household) -> None:
    game = saved_game(game_after(3))
    game["record"] = {**game["record"], "actions": [*game["record"]["actions"], "take Rom"]}
    page = household.show(f"game/{GAME_ID}", game)
    expect(page.get_by_test_id("broken")).to_contain_text("cannot be continued")
    page.get_by_test_id("broken-export").click()
    with page.expect_download():
        page.get_by_test_id("answer-save").click()
    (kept,) = saves(page)
    assert kept["record"] == game["record"]


def test_export_and_import_are_the_same_game(household: Household, tmp_path: Path) -> None:
    game = saved_game(game_after(40))
    game["title"] = "Sunday ‹&lt;b›"
    page = household.show("", game)
    exported = export(page, tmp_path)
    assert saves(page)[0]["record"] == game["record"]

    # Put aside, taken back, put aside again: then the file brings it back.
    page.get_by_test_id("game-delete").click()
    expect(page.get_by_test_id("game-card")).to_have_count(0)
    page.get_by_test_id("toast-action").click()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    assert saves(page)[0]["record"] == game["record"]
    page.get_by_test_id("game-delete").click()
    expect(page.get_by_test_id("game-card")).to_have_count(0)
    assert saves(page) == []

    # It is the game that was put aside, which is said; no second one comes of it.
    import_file(page, exported)
    page.get_by_test_id("answer-here").click()
    table = Table(page)
    table.wait_for_curtain()
    (kept,) = saves(page)
    for part in ("record", "seats", "title", "game"):
        assert kept[part] == game[part]
    assert table.take_seat()["step"] == 40
    page.get_by_role("button", name="To the home page").click()
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    expect(page.get_by_test_id("deleted")).to_have_count(0)


GOOD = {**saved_game(game_after(12)), "kind": "spieltisch-game", "version": 1}
RECORD: dict[str, Any] = GOOD["record"]


def without(part: str) -> dict[str, Any]:
    return {key: value for key, value in RECORD.items() if key != part}


def dumps(**changes: Any) -> str:
    return json.dumps({**GOOD, "record": {**RECORD, **changes}})


# What has not even the outline of a game is refused in tests/page/core/storage/import-export.test.js.
HOSTILE = {
    "nothing": "   ",
    "markup": "<img src=x onerror='pwned=1'>",
    "cut off": json.dumps(GOOD)[:-40],
    "huge": json.dumps({**GOOD, "title": "x" * 3_000_000}),
    "huge record": dumps(actions=["take deck"] * 150_000),
    "deep record": dumps(actions="HERE").replace('"HERE"', "[" * 200_000 + "]" * 200_000),
    "newer file": json.dumps({**GOOD, "version": 99}),
    "newer record": dumps(format=99),
    "one player": dumps(players=["a"]),
    "no actions": json.dumps({**GOOD, "record": without("actions")}),
    "bad option": dumps(options={"edition": "<script>"}),
    "bad seed": dumps(seed="<b>"),
    "infinite seed": dumps(seed="HERE").replace('"HERE"', "1e999"),
    "action of nowhere": dumps(actions=[*RECORD["actions"], "take <img src=x onerror='pwned=1'>"]),
    "illegal action": dumps(actions=[*RECORD["actions"], RECORD["actions"][0]] * 2),
    "actions are numbers": dumps(actions=[1, 2, 3]),
}


def test_hostile_imports_change_nothing(household: Household) -> None:
    page = household.show("", saved_game(game_after(5)))
    expect(page.get_by_test_id("game-card")).to_have_count(1)
    before = storage(page)
    page.get_by_test_id("import").click()
    said: dict[str, str] = {}
    for name, text in HOSTILE.items():
        page.get_by_test_id("import-file").set_input_files(
            {"name": f"{name}.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        problem = page.get_by_test_id("import-problem")
        expect(problem, name).to_contain_text("The games you have here are unchanged")
        if name != "nothing":
            expect(problem, name).not_to_contain_text("is empty")
        said[name] = problem.inner_text()
        assert storage(page) == before, name
        # The next one must be told anew: an empty file ends the sentence about the last one.
        page.get_by_test_id("import-file").set_input_files(
            {"name": "empty.json", "mimeType": "application/json", "buffer": b" "}
        )
        expect(problem).to_contain_text("This file is empty. Export the game once more")
    assert page.evaluate("typeof pwned") == "undefined"
    assert all("The games you have here are unchanged" in words for words in said.values())
    assert "too long" in said["huge"]
    assert "cut off" in said["cut off"]
    assert {name for name, words in said.items() if "newer version" in words} == {
        "newer file",
        "newer record",
    }
    # The engine has survived all that.
    page.get_by_test_id("dialog-close").click()
    page.get_by_test_id("game-continue").click()
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 5


MARKUP = "<img src=x onerror=pwned=1><b>&amp;"
POLLUTION = '"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}'


def test_imported_text_is_never_markup(household: Household) -> None:
    page = household.show("")
    seats = [
        {"name": MARKUP, "color": 'red" onclick="pwned=1', "symbol": "<svg onload=pwned=1>", "kind": "x"},
        {"name": "Ben", "color": "__proto__", "symbol": "constructor", "kind": 5},
    ]
    record = {**RECORD, "players": [MARKUP, "Ben"]}
    text = json.dumps({**GOOD, "title": MARKUP, "seats": seats, "record": record})
    # As the file's own keys and as those of its record.
    text = "{" + POLLUTION + ", " + text[1:].replace('"record": {', '"record": {' + POLLUTION + ", ")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(text)
    page.get_by_test_id("import-go").click()
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    expect(table.part("player-0")).to_contain_text("<img src=x")
    page.get_by_role("button", name="To the home page").click()
    expect(page.get_by_test_id("game-card")).to_contain_text("<img src=x")
    assert page.evaluate("typeof pwned") == "undefined"
    assert page.evaluate("({}).polluted === undefined && [].polluted === undefined")
    assert page.evaluate(STRANGE) == []


STRANGE = """() => {
    const all = (root) => [...root.querySelectorAll("*")]
        .flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    return all(document)
        .filter((one) => one.matches("img, [onerror], [onclick], [onload]"))
        .map((one) => one.outerHTML);
}"""


def export(page: Page, folder: Path) -> Path:
    """Export the only game from the home page."""
    page.get_by_test_id("game-export").click()
    with page.expect_download() as download:
        page.get_by_test_id("answer-save").click()
    return save_as(download.value, folder)


def save_as(download: Download, folder: Path) -> Path:
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def import_file(page: Page, file: Path) -> None:
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-file").set_input_files(file)


def test_thousands_of_kept_games_come_up_at_once(household: Household) -> None:
    game = saved_game(game_after(1))
    page = household.show("")
    expect(page.get_by_test_id("hero")).to_be_visible()
    page.evaluate(
        """([key, game]) => {
            for (let i = 0; i < 3000; i += 1) localStorage[`${key}${i}`] = JSON.stringify({ ...game, id: `${i}` });
        }""",
        [GAME, game],
    )
    page.reload()
    cards = page.get_by_test_id("game-card")
    expect(cards.first).to_be_visible()
    # Only what is near is made; the rest comes when one goes there, or asks for it.
    made = cards.count()
    assert made < 100
    page.get_by_test_id("games-more").scroll_into_view_if_needed()
    expect(cards.nth(made)).to_be_attached()
    # All of them are handed to the journal meanwhile, and none is lost.
    count = """async () => {
        const open = await new Promise((resolve) => {
            const opening = indexedDB.open("spieltisch");
            opening.onsuccess = () => resolve(opening.result);
        });
        const asking = open.transaction("heads").objectStore("heads").count();
        return new Promise((resolve) => { asking.onsuccess = () => { open.close(); resolve(asking.result); }; });
    }"""
    wait_until(page, lambda: page.evaluate(count) == 3000)
