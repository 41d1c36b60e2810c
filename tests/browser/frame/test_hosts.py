"""The site on web servers as people have them: it plays and is kept for offline use, or says in words what the server has to be told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser import faults
from tests.browser.devices import NewContext, device
from tests.browser.faults import FaultyHost
from tests.browser.steps import wait_for_control
from tests.build.test_hosts import PROGRAMS, TOLD, told
from tests.faults.machine import FLAGS
from tests.hosts.servers import STOCK, pages_only, serving, untyped
from tools.browsers import chromium_of_tests

WRONG = {
    "en": "the server sends one of its files under a wrong type",
    "de": "Der Server schickt eine seiner Dateien mit einem falschen Typ",
}
CAUGHT = "^(?!uncaught)"
"""The browser tells on the console what it refused."""
FRAME = '<!doctype html><title>Around</title><link rel="icon" href="data:,"><iframe src="{}"></iframe>'


def expect_all(page: Page) -> None:
    """Wait until the site is kept and the engine answers."""
    wait_for_control(page)
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()


@pytest.mark.parametrize("name", STOCK)
def test_a_server_as_it_comes(name: str, page: Page, built: Path) -> None:
    with serving(name, STOCK[name], built) as place:
        page.goto(place.url)
        expect_all(page)


@pytest.mark.parametrize("name", TOLD)
def test_a_server_that_was_told(
    name: str, page: Page, built: Path, around: Callable[[str], str], expected_errors: list[str]
) -> None:
    """In a sub-folder; no foreign page shows it, not even its link."""
    expected_errors.append("frame-ancestors|ERR_BLOCKED_BY_RESPONSE")
    with serving(
        PROGRAMS[name], TOLD[name], built, lambda place: told(name, "/games/", built, place)
    ) as place:
        address = f"{place.url}games/"
        page.goto(address)
        expect_all(page)
        foreign = page.context.new_page()
        foreign.goto(around(address))
        foreign.wait_for_load_state("load")
        assert foreign.frames[1].url.startswith("chrome-error:")


@pytest.fixture
def around(tmp_path: Path, hosts: Callable[[Path], FaultyHost]) -> Callable[[str], str]:
    """Put a foreign page around an address; say where it is."""

    def put(address: str) -> str:
        (tmp_path / "index.html").write_text(FRAME.format(address))
        return hosts(tmp_path).url

    return put


@pytest.mark.parametrize("command", [untyped, pages_only])
def test_a_server_without_types_is_told_in_words(
    command: Any, page: Page, built: Path, expected_errors: list[str]
) -> None:
    """In both languages at once: it is not known yet which one is read."""
    expected_errors.append(CAUGHT)
    with serving("python", command, built) as place:
        page.goto(place.url)
        for language, sentence in WRONG.items():
            words = page.locator(f".unlaid [lang={language}]")
            expect(words).to_contain_text(sentence)
            expect(words).to_contain_text("docs/hosting.md")
            expect(words.get_by_role("link")).to_be_visible()
        expect(page.get_by_text("memory")).to_have_count(0)


@pytest.fixture
def host(built: Path, hosts: Callable[[Path], FaultyHost]) -> FaultyHost:
    return hosts(built)


def test_styles_of_a_wrong_type_are_told_too(
    page: Page, host: FaultyHost, expected_errors: list[str]
) -> None:
    """Only where nothing else came: a page that is there says nothing of it."""
    expected_errors.append(CAUGHT)
    host.faults["assets/*.css"] = faults.Typed("text/plain")
    host.faults["assets/main-*.js"] = faults.missing
    page.goto(host.url)
    expect(page.locator(".unlaid [lang=en]")).to_contain_text(".css: text/plain")


def test_a_page_in_the_place_of_a_script_is_no_wrong_type(
    page: Page, host: FaultyHost, expected_errors: list[str]
) -> None:
    """What a guest network or a host in single-page mode answers: the ordinary words fit."""
    expected_errors.append(CAUGHT)
    host.faults["assets/main-*.js"] = faults.wrong_page
    page.goto(host.url)
    expect(page.get_by_text("a part is missing or arrived altered")).to_be_visible()
    host.wait_for("assets/main-*.js", 1)
    expect(page.locator("[data-wrong-type]")).to_have_count(0)


def test_python_and_engine_may_have_any_type(page: Page, host: FaultyHost) -> None:
    for pattern in ("*.wasm", "*.zip.js", "*.whl.js", "assets/worker-*.js"):
        host.faults[pattern] = faults.Typed("text/plain")
    page.goto(host.url)
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()


def test_an_address_without_https_plays_and_says_what_is_missing(
    playwright: Playwright, host: FaultyHost
) -> None:
    """A tablet in a local network; to a browser only this machine's own names are as safe as https."""
    rules = "--host-resolver-rules=MAP tablet.test 127.0.0.1"
    chromium = playwright.chromium.launch(executable_path=chromium_of_tests(), args=[*FLAGS, rules])
    try:
        page = chromium.new_page(locale="en-GB")
        page.goto(f"http://tablet.test:{host.port}/")
        assert page.evaluate("isSecureContext") is False
        expect(page.get_by_test_id("plain-http")).to_contain_text(
            "the browser keeps nothing for playing offline"
        )
        page.get_by_test_id("new-game").click()
        expect(page.get_by_test_id("start-game")).to_be_enabled()
    finally:
        chromium.close()


def test_an_address_with_https_says_nothing_of_it(new_context: NewContext, host: Any) -> None:
    page = device(new_context, host).new_page()
    page.goto(host.url)
    expect(page.get_by_test_id("new-game")).to_be_visible()
    expect(page.get_by_test_id("plain-http")).to_have_count(0)
