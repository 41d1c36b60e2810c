"""Offline and across versions, as a person meets it: play goes on, and no version is mixed with another."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser import faults
from tests.browser.devices import TABLET
from tests.browser.faults import FaultyHost
from tests.browser.pictures import bring_picture, hand_on
from tests.browser.release import next_release
from tests.browser.site import Site
from tests.browser.steps import actions, first_turn, new_game, wait_for_control
from tests.browser.table import Table


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A tab on a device that keeps the site, as real ones do."""
    return new_context(locale="en-GB", viewport=TABLET, reduced_motion="reduce").new_page()


def build_of(page: Page) -> str | None:
    return page.locator("meta[name=build]").get_attribute("content")


def toast(page: Page, words: str) -> Locator:
    return page.get_by_test_id("toast").filter(has_text=words)


def test_play_goes_on_when_the_server_has_ended(page: Page, site: Site, own_site: Site) -> None:
    """From a sub-folder; from the top of a host: see the interrupted update below."""
    page.goto(own_site.url)
    wait_for_control(page)
    # It works by itself, and is nothing to be told of.
    expect(page.get_by_test_id("toast")).to_have_count(0)
    hand_on(site, own_site)
    bring_picture(page.context, own_site)
    build = build_of(page)
    own_site.stop()
    page.reload()
    assert build_of(page) == build
    # The next person at the tablet may read another language.
    for words in ("Neue Partie", "New game"):
        page.get_by_test_id("language-switch").click()
        expect(page.get_by_test_id("new-game")).to_contain_text(words)
    table = new_game(page)
    first_turn(table)
    # In the middle of the next turn.
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(5)
    page.reload()
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 5
    # Another day, from the icon on the home screen, in another tab.
    page.close()
    other = page.context.new_page()
    for address in ("index.html?from=home-screen", "?from=home-screen"):
        other.goto(own_site.url + address)
        assert build_of(other) == build
    Table(other).wait_for_curtain()
    assert len(actions(other)) == 5


def test_an_update_is_offered_and_never_mixed(page: Page, site: Site, own_site: Site) -> None:
    page.goto(own_site.url)
    wait_for_control(page)
    hand_on(site, own_site)
    bring_picture(page.context, own_site)
    table = new_game(page)
    first_turn(table)

    release = next_release(own_site.folder / own_site.path)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))

    def named(names: set[str]) -> list[str]:
        return [url for url in asked if any(name in url for name in names)]

    # The old page goes on with its own files, which the host no longer has, and says that there is a new one.
    page.reload()
    offer = toast(page, "new version")
    assert build_of(page) == release.old
    table.wait_for_curtain()
    first_turn(table)
    table.take_seat()
    # It waits until the table is left.
    expect(offer).to_have_count(0)
    page.get_by_test_id("bar-to-home").click()
    expect(offer).to_be_visible()
    offer.get_by_test_id("toast-close").click()
    expect(offer).to_be_hidden()
    page.reload()
    expect(offer).to_be_visible()
    assert build_of(page) == release.old
    page.get_by_test_id("game-continue").click()
    table.wait_for_curtain()
    expect(offer).to_have_count(0)
    table.take_seat()
    assert set(page.evaluate(LOADED)) & release.old_names
    assert not set(page.evaluate(LOADED)) & release.new_names

    # With consent everything is the new version, at once and as a whole.
    asked.clear()
    page.wait_for_load_state("networkidle")
    page.get_by_test_id("bar-to-home").click()
    with page.expect_navigation():
        offer.get_by_test_id("toast-action").click()
    page.get_by_test_id("game-continue").click()
    table.wait_for_curtain()
    assert build_of(page) == release.new
    assert named(release.new_names)
    assert named(release.old_names) == []
    assert table.take_seat()["step"] == 8

    own_site.stop()
    page.reload()
    table.wait_for_curtain()
    assert build_of(page) == release.new
    assert set(page.evaluate(LOADED)) & release.new_names
    assert not set(page.evaluate(LOADED)) & release.old_names


LOADED = """() => performance.getEntriesByType("resource")
    .flatMap(({ name }) => new URL(name).pathname.split("/"))"""


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "site"))


@pytest.fixture
def hosts() -> Iterator[list[FaultyHost]]:
    hosts: list[FaultyHost] = []
    yield hosts
    for host in hosts:
        host.stop()


PARKING = """
    const real = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message, ...rest) {
        const parked = message?.type === "SKIP_WAITING" && !sessionStorage.parked;
        if (parked) sessionStorage.parked = "yes";
        else real.call(this, message, ...rest);
    };
"""


def test_an_update_that_the_browser_leaves_waiting_is_offered_again(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    wait_for_control(page)
    release = next_release(own_site.folder / own_site.path)
    page.add_init_script(PARKING)
    page.reload()
    offer = toast(page, "new version").get_by_test_id("toast-action")
    for build in (release.old, release.new):
        page.wait_for_load_state("networkidle")
        with page.expect_navigation():
            offer.click()
        assert build_of(page) == build


def test_an_interrupted_update_leaves_the_old_version(
    page: Page, folder: Path, hosts: list[FaultyHost], expected_errors: list[str]
) -> None:
    hosts.append(host := FaultyHost(folder))
    page.goto(host.url)
    wait_for_control(page)
    first_turn(new_game(page))

    release = next_release(folder)
    host.faults["python-*/*.wasm"] = faults.stuck
    page.reload()
    host.wait_for("python-*000/*.wasm")
    expected_errors += ["bad-precaching-response", "Failed to fetch", "net::ERR"]
    hosts.remove(host)
    host.stop()

    # The connection went away in the middle: the old version works, also offline.
    page.reload()
    table = Table(page)
    table.wait_for_curtain()
    assert build_of(page) == release.old
    first_turn(table)

    # The connection is back: the update comes after all.
    hosts.append(FaultyHost(folder, host.port))
    page.reload()
    table.wait_for_curtain()
    table.take_seat()
    page.wait_for_load_state("networkidle")
    page.get_by_test_id("bar-to-home").click()
    with page.expect_navigation():
        toast(page, "new version").get_by_test_id("toast-action").click()
    page.get_by_test_id("game-continue").click()
    table.wait_for_curtain()
    assert build_of(page) == release.new
    assert table.take_seat()["step"] == 8
