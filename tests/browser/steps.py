"""Steps that several tests share: setting up a game by hand, and looking at what is kept on the device."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table import TABLE, Table

NAMES = ("Anna", "Ben")
GAME = "spieltisch:game:"


def new_game(page: Page, names: tuple[str, ...] = NAMES, ticked: tuple[str, ...] = ()) -> Table:
    """From the home page to the first curtain of a new game.

    Args:
        page: shows the home page.
        names: of the two people.
        ticked: which boxes of the set-up page are ticked, one after the other.
    """
    page.get_by_test_id("new-game").click()
    for box in ticked:
        page.get_by_test_id(box).check()
    fields = page.get_by_test_id("seat-name")
    for number, name in enumerate(names):
        fields.nth(number).fill(name)
    start = page.get_by_test_id("start-game")
    expect(start).to_be_enabled()
    start.click()
    table = Table(page)
    table.wait_for_curtain()
    return table


def first_turn(table: Table) -> None:
    """Behind the curtain: the whole first turn of a person, who has no cards yet."""
    step = table.take_seat()["step"]
    # With the guide the first press would only show what cannot be taken back.
    table.page.evaluate(f"() => {{ {TABLE}.guide.memory.turned = false; }}")
    for _ in range(2):
        table.take(next(city for city in table.view["observation"]["display"] if city))
        step += 1
        table.wait_for_step(step)
    table.lay(table.own["hand"][0], "first")
    table.wait_for_step(step + 1)
    table.tap("btn-end-turn")
    table.wait_for_curtain()


def show(page: Page, address: str) -> None:
    """Go to a screen of a page that is open."""
    page.evaluate("(address) => { location.hash = address; }", f"#/{address}")


def saves(page: Page) -> list[dict[str, Any]]:
    """The games on the device, as they are written there."""
    return [json.loads(text) for key, text in storage(page).items() if key.startswith(GAME)]


def actions(page: Page) -> list[str]:
    """The actions of the only kept game."""
    (save,) = saves(page)
    return list(save["record"]["actions"])


def storage(page: Page) -> dict[str, str]:
    """Everything in localStorage."""
    kept: dict[str, str] = page.evaluate("() => ({ ...localStorage })")
    return kept


def keep(page: Page, key: str, text: str) -> None:
    """Write into localStorage what the page would not write."""
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def wait_until(page: Page, reached: Callable[[], bool]) -> None:
    """Wait for what only the driver can tell."""
    for _ in range(1200):
        if reached():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come about")


def wait_for_control(page: Page) -> None:
    """Wait until the whole site is kept for offline use and this page is served from there."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'", timeout=60_000)
