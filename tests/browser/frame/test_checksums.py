"""A script that is not the one of the build does not run, also at the first visit, and the page says what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import faults
from tests.browser.devices import GAME_ID, NewContext, device, game_after, saved_game
from tests.browser.faults import FaultyHost
from tests.browser.table import Table

CAUGHT = "^(?!uncaught)"
"""The browser tells on the console what it refused."""
FOREIGN = "globalThis.foreign"


@pytest.fixture
def host(built: Path, hosts: Callable[[Path], FaultyHost]) -> FaultyHost:
    return hosts(built)


@pytest.fixture
def page(new_context: NewContext, host: Any) -> Page:
    return device(new_context, host, games=[saved_game(game_after(5))]).new_page()


def test_what_the_other_tests_look_for_would_be_there(page: Page, host: FaultyHost, built: Path) -> None:
    """In a script without a checksum the foreign word runs."""
    (script,) = (path for path in built.glob("assets/early-*.js"))
    host.faults["index.html"] = lambda handler, _: faults.text(
        handler, f'<!doctype html><script type="module" src="assets/{script.name}"></script>'
    )
    host.faults["assets/early-*.js"] = faults.foreign
    page.goto(f"{host.url}index.html")
    page.wait_for_function(f"() => {FOREIGN} === 1")


@pytest.mark.parametrize("file", ["assets/main-*.js", "assets/early-*.js", "assets/chunk-*.js"])
def test_an_altered_script_of_the_page(
    page: Page, host: FaultyHost, file: str, expected_errors: list[str]
) -> None:
    expected_errors.append(CAUGHT)
    host.faults[file] = faults.foreign
    page.goto(host.url)
    # Without the first one the page has its colours a moment later, and nothing else is different.
    words = page.get_by_text("a part is missing or arrived altered")
    expect(words.or_(page.get_by_test_id("new-game"))).to_be_visible()
    assert page.evaluate(FOREIGN) is None
    if file == "assets/early-*.js":
        return
    # What the browser keeps now is the altered file; trying again asks for the right one.
    host.mend()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_test_id("new-game")).to_be_visible()
    assert page.evaluate(FOREIGN) is None


def test_an_altered_script_that_comes_later(page: Page, host: FaultyHost, expected_errors: list[str]) -> None:
    expected_errors.append(CAUGHT)
    host.faults["assets/table-*.js"] = faults.foreign
    page.goto(f"{host.url}#/game/{GAME_ID}")
    notice = page.get_by_test_id("missing")
    expect(notice).to_have_attribute("data-reason", "part")
    expect(notice).to_contain_text("try again")
    assert page.evaluate(FOREIGN) is None
    host.mend()
    page.get_by_test_id("missing-retry").click()
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 5


def test_an_altered_worker(page: Page, host: FaultyHost, expected_errors: list[str]) -> None:
    expected_errors.append(CAUGHT)
    host.faults["assets/worker-*.js"] = faults.foreign
    page.goto(host.url)
    failure = page.get_by_test_id("start-failure")
    expect(failure).to_have_attribute("data-failure", "load-altered")
    expect(failure).to_contain_text("open it in another network")
    # It never began.
    assert page.workers == []
    host.mend()
    page.get_by_test_id("start-retry").click()
    expect(failure).to_be_hidden()
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()
    assert [worker.evaluate(FOREIGN) for worker in page.workers] == [None]


def test_a_machine_without_https_has_checksums_too(
    page: Page, host: FaultyHost, expected_errors: list[str]
) -> None:
    """There the page cannot reckon any: the browser compares instead."""
    expected_errors.append(CAUGHT)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    host.faults["assets/worker-*.js"] = faults.foreign
    page.goto(host.url)
    expect(page.get_by_test_id("start-failure")).to_be_visible()
    assert page.workers == []
    host.mend()
    page.get_by_test_id("start-retry").click()
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()
