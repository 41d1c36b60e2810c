"""The guide through a first game, as it is the same at every table: its card, its light, its voice and its memory."""

from __future__ import annotations

import json

from playwright.sync_api import Keyboard, Page, expect

from tests.browser.looks import SIZES, faults, resize
from tests.browser.table import TABLE, Table

# Whether the light is around all of a thing: a selector, or a place of the drawn board.
LIT_THING = f"""(thing) => {{
    const table = {TABLE};
    const light = table.shadowRoot.querySelector(".spotlight")?.getBoundingClientRect();
    const box = typeof thing === "string"
        ? table.shadowRoot.querySelector(thing)?.getBoundingClientRect()
        : table.stage.boxOf(thing);
    if (!light || !box || box.width === 0) return false;
    return light.left <= box.left + 1 && light.right >= box.right - 1
        && light.top <= box.top + 1 && light.bottom >= box.bottom - 1
        && light.width < box.width + 20 && light.height < box.height + 20;
}}"""


def lesson(table: Table) -> str | None:
    """Return what is taught now."""
    name: str | None = table.part("guide-card").get_attribute("data-lesson")
    return name


def expect_lesson(table: Table, name: str) -> None:
    expect(table.part("guide-card")).to_have_attribute("data-lesson", name)


def expect_light(page: Page, thing: str | dict[str, str]) -> None:
    """Wait for the light around a part of the table, or around a place of the board."""
    page.wait_for_function(LIT_THING, arg=thing)


def live(table: Table) -> str:
    """Return what a screen reader was told last."""
    words: str = table.page.evaluate(f"() => {TABLE}.shadowRoot.querySelector('.live').textContent")
    return words


def kept(page: Page, game: str) -> object:
    """Return what the device remembers of the guide through a game."""
    return json.loads(
        page.evaluate("(game) => localStorage.getItem(`spieltisch:hints:${game}`)", game) or "null"
    )


def come_back(table: Table) -> None:
    """Load the page anew and take the seat again."""
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()


def covered(table: Table) -> list[str]:
    """Return on which sizes of screen the guide lies over the board, and what else is wrong there."""
    found = []
    for size in SIZES:
        resize(table.page, size)
        expect(table.part("guide-card")).to_be_visible()
        card, board = table.part("guide-card").bounding_box(), table.part("map").bounding_box()
        assert card
        assert board
        apart = (
            card["x"] >= board["x"] + board["width"]
            or card["y"] >= board["y"] + board["height"]
            or card["y"] + card["height"] <= board["y"]
        )
        found += [] if apart else [f"{size}: over the board"]
        found += [f"{size}: {fault}" for fault in faults(table.page, fixed=True)]
    return found


def begin_by_keys(table: Table) -> Keyboard:
    """Take the first step by the keyboard, for which the board has nothing: G goes to the guide's own button."""
    keyboard = table.page.keyboard
    keyboard.press("g")
    expect(table.part("guide-next")).to_be_focused()
    keyboard.press("Enter")
    return keyboard
