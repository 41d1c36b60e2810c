"""A later visit starts from a picture of the memory; whatever is wrong with that, it starts as ever."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.devices import NewContext, device, game_after, saved_game
from tests.browser.faults import FaultyHost
from tests.browser.pictures import SPOIL, Starts, bring_picture, fresh_picture, pictures, take_picture
from tests.browser.session.test_failures import FAULT, broken_engine, expect_another_engine, open_to_python
from tests.browser.site import Site
from tests.browser.steps import first_turn, new_game, saves, wait_for_control, wait_until
from tests.browser.table import Table

FROM_FILES, FROM_PICTURE = "engine: started from files", "engine: started from picture"
CHANCE = """() => self.python.runPython(`
import os, random
str((random.random(), random.Random().random(), os.urandom(8), random.SystemRandom().random()))
`)"""


@pytest.fixture
def host(built: Path, hosts: Callable[[Path], Any]) -> Any:
    return hosts(built)


@pytest.fixture
def visited(site: Site, hosts: Callable[[Path], Any]) -> Any:
    """A host of which devices keep the picture of an earlier visit, and which a test may end."""
    host = hosts(Path(site.folder))
    host.picture = site.picture
    return host


def with_picture(context: BrowserContext, host: Any) -> tuple[Page, Starts]:
    """Visit a site for the first time, until it keeps a picture."""
    page = context.new_page()
    starts = Starts(page)
    page.clock.install()
    page.goto(host.url)
    starts.wait_for(page, FROM_FILES)
    take_picture(page)
    return page, starts


def aside(context: BrowserContext, host: Any) -> Page:
    """Return a page of the site on which no engine starts."""
    page = context.new_page()
    page.goto(f"{host.url}licenses.txt")
    return page


@pytest.fixture
def new_device(new_context: NewContext) -> BrowserContext:
    """One that never saw the site."""
    return new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")


def test_the_second_visit_starts_from_the_picture(new_device: BrowserContext, host: Any) -> None:
    page, starts = with_picture(new_device, host)
    (kept,) = pictures(page)
    assert isinstance(kept["size"], int)
    assert 5_000_000 < kept["size"] < 31_457_280
    assert kept["refused"] is None
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_test_id("device-picture")).to_have_attribute("data-picture", "kept")
    page.reload()
    starts.wait_for(page, FROM_PICTURE)
    first_turn(new_game(page))
    # There is one already: no other is taken.
    page.clock.fast_forward(60_000)
    page.reload()
    starts.wait_for(page, FROM_PICTURE)
    assert pictures(page) == [kept]


def test_a_spoilt_picture_is_replaced(new_context: NewContext, visited: Any) -> None:
    context = device(new_context, visited)
    beside, page = aside(context, visited), context.new_page()
    starts = Starts(page)
    page.clock.install()
    (before,) = pictures(beside)
    for how in ("altered", "cut", "of another build"):
        if not pictures(beside):
            bring_picture(context, visited)
        beside.evaluate(SPOIL, how)
        # By way of an empty page: to the same address it would stay as it is.
        page.goto("about:blank")
        page.goto(visited.url)
        wait_until(page, lambda: "engine: the picture of the memory is not used" in " ".join(starts.said))
        starts.wait_for(page, FROM_FILES)
        assert pictures(beside) == [], how
    take_picture(page)
    (after,) = pictures(page)
    assert after["of"] == before["of"]
    page.reload()
    starts.wait_for(page, FROM_PICTURE)


def test_a_picture_that_cannot_be_put_back_is_not_tried_again(new_context: NewContext, visited: Any) -> None:
    context = device(new_context, visited)
    page = aside(context, visited)
    starts = Starts(page)
    page.evaluate(SPOIL, "of no use")
    page.goto(visited.url)
    wait_until(page, lambda: "engine: the picture of the memory cannot be put back" in " ".join(starts.said))
    starts.wait_for(page, FROM_FILES)
    (mark,) = pictures(page)
    assert mark["refused"]
    assert mark["size"] == 0
    page.reload()
    starts.wait_for(page, FROM_FILES)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_test_id("device-picture")).to_have_attribute("data-picture", "refused")


def test_a_device_without_room_keeps_none(new_device: BrowserContext, host: Any) -> None:
    page = new_device.new_page()
    page.add_init_script("StorageManager.prototype.estimate = async () => ({ quota: 2e8, usage: 1.5e8 });")
    page.goto(host.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_test_id("device-picture")).to_have_attribute("data-picture", "no-room")


def test_offline_too(new_context: NewContext, visited: Any) -> None:
    page = device(new_context, visited, service_workers="allow").new_page()
    starts = Starts(page)
    page.goto(visited.url)
    wait_for_control(page)
    starts.wait_for(page, FROM_PICTURE)
    visited.stop()
    page.reload()
    starts.wait_for(page, FROM_PICTURE)
    first_turn(new_game(page))


@pytest.fixture(scope="module")
def open_host(chromium: Browser, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A host of a site whose Python a test can reach; devices keep the picture of an earlier visit to it."""
    site = Path(shutil.copytree(built, tmp_path_factory.mktemp("open") / "site"))
    open_to_python(site)
    host: Any = FaultyHost(site)
    host.picture = fresh_picture(chromium, host)
    yield host
    host.stop()


def test_chance_does_not_come_from_the_picture(new_context: NewContext, open_host: Any) -> None:
    page = device(new_context, open_host).new_page()
    starts = Starts(page)
    drawn = []
    for _ in range(2):
        page.goto("about:blank")
        page.goto(open_host.url)
        starts.wait_for(page, FROM_PICTURE)
        (worker,) = page.workers
        drawn.append(worker.evaluate(CHANCE))
    one, other = (text.split(", ") for text in drawn)
    assert len(one) == 4
    assert all(first != second for first, second in zip(one, other, strict=True))


def test_an_engine_of_a_picture_heals_without_it(new_context: NewContext, open_host: Any) -> None:
    """It is not known whether the picture was the cause: it is taken anew."""
    game = saved_game(game_after(0))
    page = device(new_context, open_host, games=[game]).new_page()
    starts = Starts(page)
    page.clock.install()
    page.goto(f"{open_host.url}#/game/{game['id']}")
    starts.wait_for(page, FROM_PICTURE)
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(1)
    seen = table.view
    (before,) = saves(page)
    broken_engine(page, FAULT)
    table.tap("deck")
    expect_another_engine(table, seen, before)
    assert FROM_FILES in starts.said
    assert pictures(page) == []
    take_picture(page)


def test_those_who_think_start_from_it_too(new_context: NewContext, site: Site) -> None:
    game = saved_game(game_after(0), levels={1: "patrician"})
    page = device(new_context, site, games=[game]).new_page()
    starts = Starts(page)
    page.goto(f"{site.url}#/game/{game['id']}")
    wait_until(page, lambda: FROM_PICTURE in starts.said)
    starts.wait_for(page, "thinker: started from picture")
