"""A later visit starts from a picture of the memory; whatever is wrong with that, it starts as ever."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.devices import NewContext, device, game_after, saved_game
from tests.browser.pictures import SPOIL, Starts, pictures, take_picture
from tests.browser.session.test_failures import FAULT, broken_engine, expect_another_engine, open_to_python
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


def with_picture(context: BrowserContext, host: Any) -> tuple[Page, Starts]:
    """Visit a site for the first time, until it keeps a picture."""
    page = context.new_page()
    starts = Starts(page)
    page.clock.install()
    page.goto(host.url)
    starts.wait_for(page, FROM_FILES)
    take_picture(page)
    return page, starts


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


@pytest.mark.parametrize("how", ["altered", "cut", "of another build"])
def test_a_spoilt_picture_is_replaced(new_device: BrowserContext, host: Any, how: str) -> None:
    page, starts = with_picture(new_device, host)
    (before,) = pictures(page)
    page.evaluate(SPOIL, how)
    page.reload()
    wait_until(page, lambda: "engine: the picture of the memory is not used" in " ".join(starts.said))
    starts.wait_for(page, FROM_FILES)
    assert pictures(page) == []
    take_picture(page)
    (after,) = pictures(page)
    assert after["of"] == before["of"]
    page.reload()
    starts.wait_for(page, FROM_PICTURE)


def test_a_picture_that_cannot_be_put_back_is_not_tried_again(new_device: BrowserContext, host: Any) -> None:
    page, starts = with_picture(new_device, host)
    page.evaluate(SPOIL, "of no use")
    page.reload()
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


def test_offline_too(new_context: NewContext, host: Any) -> None:
    context = new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    starts = Starts(page)
    page.goto(host.url)
    wait_for_control(page)
    page.clock.install()
    page.reload()
    starts.wait_for(page, FROM_FILES)
    take_picture(page)
    host.stop()
    page.reload()
    starts.wait_for(page, FROM_PICTURE)
    first_turn(new_game(page))


@pytest.fixture
def open_host(built: Path, tmp_path: Path, hosts: Callable[[Path], Any]) -> Any:
    """A host of a site whose Python a test can reach."""
    site = Path(shutil.copytree(built, tmp_path / "site"))
    open_to_python(site)
    return hosts(site)


def test_chance_does_not_come_from_the_picture(new_device: BrowserContext, open_host: Any) -> None:
    page, starts = with_picture(new_device, open_host)
    drawn = []
    for _ in range(2):
        page.reload()
        starts.wait_for(page, FROM_PICTURE)
        (worker,) = page.workers
        drawn.append(worker.evaluate(CHANCE))
    one, other = (text.split(", ") for text in drawn)
    assert len(one) == 4
    assert all(first != second for first, second in zip(one, other, strict=True))


def test_an_engine_of_a_picture_heals_without_it(new_context: NewContext, open_host: Any) -> None:
    """It is not known whether the picture was the cause: it is taken anew."""
    game = saved_game(game_after(0))
    page, starts = with_picture(device(new_context, open_host, games=[game]), open_host)
    page.goto(f"{open_host.url}#/game/{game['id']}")
    page.reload()
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


def test_those_who_think_start_from_it_too(new_context: NewContext, host: Any) -> None:
    game = saved_game(game_after(0), levels={1: "patrician"})
    page, starts = with_picture(device(new_context, host, games=[game]), host)
    page.goto(f"{host.url}#/game/{game['id']}")
    page.reload()
    wait_until(page, lambda: FROM_PICTURE in starts.said)
    starts.wait_for(page, "thinker: started from picture")
