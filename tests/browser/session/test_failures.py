"""Whatever goes wrong at the start, or with the engine later, ends in words and in a retry that works."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import faults
from tests.browser.devices import NewContext, device, game_after, open_game, saved_game
from tests.browser.faults import Fault, FaultyHost
from tests.browser.sealing import changed
from tests.browser.steps import actions, first_turn, new_game, saves, wait_until
from tests.browser.table import TABLE, Table

ANYTHING_CAUGHT = "^(?!uncaught)"
"""Browser and Pyodide complain on the console of what these tests break; an uncaught error is still one."""

WASM = "python-*/pyodide.asm.wasm"
# Everything that the start needs.
FILES = [
    WASM,
    "python-*/python_stdlib.zip.js",
    "engine-*/*.whl.js",
    "engine-*/pyodide-lock.json",
    "assets/worker-*.js",
]
MISSING = {"load-missing": "could not be loaded"}
TRUNCATED = {"load-truncated": "arrived incomplete"}
ALTERED = {"load-altered": "arrived altered"}
CRASH = "() => { setTimeout(() => { throw new Error('out of memory'); }); }"
END = "() => self.close()"


@pytest.fixture
def host(built: Path) -> Iterator[FaultyHost]:
    host = FaultyHost(built)
    yield host
    host.stop()


@pytest.fixture
def page(new_context: NewContext, host: Any) -> Page:
    """A tab on a device that keeps nothing for offline use: each start asks the host."""
    return device(new_context, host).new_page()


def expect_words(page: Page, meanings: dict[str, str]) -> None:
    """Wait for one of the failures and its sentence."""
    panel = page.get_by_test_id("start-failure")
    expect(panel).to_be_visible()
    failure = panel.get_attribute("data-failure") or ""
    assert meanings[failure] in panel.inner_text()


def retry(page: Page) -> None:
    page.get_by_test_id("start-retry").click()


def expect_start(page: Page) -> None:
    """Wait until the engine is there."""
    expect(page.get_by_test_id("start-progress")).to_be_hidden()
    expect(page.get_by_test_id("start-failure")).to_be_hidden()
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_does_not_come_whole(
    page: Page, host: FaultyHost, file: str, expected_errors: list[str]
) -> None:
    expected_errors.append(ANYTHING_CAUGHT)
    # Pyodide asks for its list of packages long before it waits for it.
    expected_errors.append(r"^uncaught: .*pyodide-lock\.json: ")
    # An attempt that is given up is ended in the middle of its other requests.
    expected_errors.append(r"^uncaught: Failed to fetch$")
    host.faults[file] = faults.missing
    page.goto(host.url)
    expect_words(page, MISSING)

    host.faults[file] = faults.wrong_page
    retry(page)
    # The panel was there already: the second attempt is over when the host was asked again.
    host.wait_for(file, times=2)
    expect_words(page, MISSING)

    host.faults[file] = faults.cut_at_the_host
    retry(page)
    expect_words(page, TRUNCATED | MISSING)
    host.faults[file] = faults.cut_on_the_way
    retry(page)
    expect(page.locator("[data-failure=load-truncated]")).to_be_visible()
    expect_words(page, TRUNCATED)

    host.faults[file] = faults.one_byte_else
    retry(page)
    expect(page.locator("[data-failure=load-altered]")).to_be_visible()
    expect_words(page, ALTERED)

    host.mend()
    retry(page)
    expect_start(page)


@pytest.mark.parametrize("fault", [faults.silent, faults.stuck])
def test_a_host_that_falls_silent(page: Page, host: FaultyHost, fault: Fault) -> None:
    host.faults[WASM] = fault
    page.clock.install()
    page.goto(host.url)
    host.wait_for(WASM)
    expect(page.get_by_test_id("start-progress")).to_be_visible()

    def is_told() -> bool:
        # What is still on its way begins the time anew.
        page.clock.fast_forward(31_000)
        return page.locator("[data-failure]").is_visible()

    wait_until(page, is_told)
    expect_words(page, {"load-hang": "too long"})
    host.mend()
    retry(page)
    expect_start(page)


def test_a_browser_without_webassembly(page: Page, host: FaultyHost) -> None:
    page.add_init_script("globalThis.switchedOff = WebAssembly; delete globalThis.WebAssembly;")
    page.goto(host.url)
    expect_words(page, {"no-webassembly": "WebAssembly"})
    page.evaluate("globalThis.WebAssembly = switchedOff")
    retry(page)
    expect_start(page)


DENIED = """
    const real = Object.getOwnPropertyDescriptor(window, "localStorage");
    const get = () => { throw new DOMException("denied", "SecurityError"); };
    Object.defineProperty(window, "localStorage", { configurable: true, get });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };
    globalThis.allow = () => {
        IDBFactory.prototype.open = open;
        Object.defineProperty(window, "localStorage", real);
    };
"""
NO_ROOM = """
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => { throw new DOMException("full", "QuotaExceededError"); };
    globalThis.allow = () => {
        Storage.prototype.setItem = setItem;
        IDBFactory.prototype.open = open;
    };
"""


@pytest.mark.parametrize("block", [DENIED, NO_ROOM], ids=["denied", "no room at all"])
def test_blocked_storage(new_context: NewContext, host: Any, block: str) -> None:
    page = new_context(locale="en-GB", service_workers="block").new_page()
    page.add_init_script(block)
    page.goto(host.url)
    banner = page.get_by_test_id("store-banner")
    expect(banner).to_contain_text("does not keep any games")
    # It can be played all the same, and what was played can be carried away.
    first_turn(new_game(page))
    page.get_by_test_id("curtain-leave").click()
    banner.get_by_test_id("store-export").click()
    with page.expect_download() as download:
        page.get_by_test_id("answer-save").click()
    assert download.value.path().stat().st_size > 100
    # The person allows it in the browser's settings and tries again: nothing is lost.
    page.evaluate("allow()")
    banner.get_by_test_id("store-retry").click()
    expect(banner).to_be_hidden()
    assert len(actions(page)) == 4


def test_a_file_is_missing_while_a_game_is_in_progress(
    new_context: NewContext, host: Any, expected_errors: list[str]
) -> None:
    expected_errors.append(ANYTHING_CAUGHT)
    host.faults[WASM] = faults.missing
    page = device(new_context, host, games=[saved_game(game_after(5))]).new_page()
    page.goto(f"{host.url}#/game/{saved_game(game_after(5))['id']}")
    expect_words(page, MISSING)
    host.mend()
    retry(page)
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 5


def broken_engine(page: Page, how: str) -> None:
    (worker,) = page.workers
    worker.evaluate(how)


@pytest.mark.parametrize("how", [CRASH, END], ids=["crashes", "falls silent"])
def test_a_worker_that_breaks_is_replaced(new_context: NewContext, host: Any, how: str) -> None:
    context = device(new_context, host, games=[saved_game(game_after(0))])
    table = open_game(context, host)
    page = table.page
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(1)
    seen = table.view
    (before,) = saves(page)

    page.clock.install()
    broken_engine(page, how)
    table.tap("deck")
    if how == END:
        # An answer is waited for as long as the longest takes on the slowest tablet.
        page.wait_for_function(f"() => {TABLE}.busy")
        page.clock.fast_forward(61_000)
    expect_another_engine(table, seen, before)


FAULT = """() => self.python.runPython(`
from spieltisch.thurn_und_taxis import observation

def broken(*_):
    raise KeyError("hand")

observation._seat = broken
`)"""
"""The action is carried out; what the seat may see of it then is not to be had."""


def open_to_python(site: Path) -> None:
    """Give the worker's script a way in for the test: its Python is then `self.python`."""
    (script,) = site.glob("assets/worker-*.js")
    text, doors = re.subn(
        r"(\(await \w+\(\w+\)\))(\.pyimport\(\"spieltisch)",
        r"(self.python=\1)\2",
        script.read_text(encoding="utf-8"),
    )
    assert doors == 1
    changed(site, lambda: script.write_text(text, encoding="utf-8"))


def test_a_fault_in_the_engine_ends_in_another_one(
    new_context: NewContext, built: Path, tmp_path: Path, hosts: Callable[[Path], Any]
) -> None:
    site = Path(shutil.copytree(built, tmp_path / "site"))
    open_to_python(site)
    host = hosts(site)
    table = open_game(device(new_context, host, games=[saved_game(game_after(0))]), host)
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(1)
    seen = table.view
    (before,) = saves(table.page)
    broken_engine(table.page, FAULT)
    table.tap("deck")
    expect_another_engine(table, seen, before)


def expect_another_engine(table: Table, seen: dict[str, Any], before: dict[str, Any]) -> None:
    """Wait for a new engine that has replayed the record; the step under way is made again, and counts."""
    page = table.page
    expect(page.get_by_test_id("toast").filter(has_text="had to be restarted")).to_be_visible()
    # The same seat is at the same decision with the same record; the repeated step counts.
    table.wait_for_seat()
    for part in ("seat", "step", "actions", "observation"):
        assert table.view[part] == seen[part]
    (after,) = saves(page)
    assert after["record"] == before["record"]
    table.tap("deck")
    table.wait_for_step(2)
    assert len(actions(page)) == 2
