"""The guide through a first game, as it is the same at every table: its card, its light, its voice and its memory."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Keyboard, Page, expect

from tests.browser.looks import SIZES, faults, resize
from tests.browser.table import TABLE, Table

# True if the light is around all of a thing: a selector, or a place of the drawn board.
LIT_THING = f"""(thing) => {{
    const table = {TABLE};
    const light = table.shadowRoot.querySelector(".spotlight")?.getBoundingClientRect();
    const box = typeof thing === "string"
        ? table.shadowRoot.querySelector(thing)?.getBoundingClientRect()
        : table.bridge.boxOf(thing);
    if (!light || !box || box.width === 0) return false;
    // On a board it also keeps off the signs that hang on a place.
    const most = typeof thing === "string" ? 20 : 30;
    return light.left <= box.left + 1 && light.right >= box.right - 1
        && light.top <= box.top + 1 && light.bottom >= box.bottom - 1
        && light.width < box.width + most && light.height < box.height + most;
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


def expect_told(table: Table, *words: str) -> None:
    """Wait until a screen reader was told these words, in this order."""
    told = table.page.locator(".announcer[role=status]")
    expect(told).to_have_text(re.compile(".*".join(map(re.escape, words))))


def kept(page: Page, game: str) -> Any:
    """Return whether the guide through a game is on, and what is known of it, as the device remembers it."""
    text = page.evaluate("(game) => localStorage.getItem(`spieltisch:hints:${game}`)", game)
    return {name: json.loads(text)[name] for name in ("on", "known")} if text else None


def come_back(table: Table) -> None:
    """Load the page anew and take the seat again."""
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()


def covered(table: Table, sizes: Iterable[str] = SIZES) -> list[str]:
    """Return on which sizes of screen the guide lies over the board, as it may on a phone only, and what else is wrong there."""
    found = []
    for size in sizes:
        resize(table.page, size)
        expect(table.part("guide-card")).to_be_visible()
        card, board = table.part("guide-card").bounding_box(), table.part("map").bounding_box()
        assert card
        assert board
        apart = (
            card["x"] >= board["x"] + board["width"]
            or card["y"] >= board["y"] + board["height"]
            or card["y"] + card["height"] <= board["y"]
            or size.startswith("phone")
        )
        found += [] if apart else [f"{size}: over the board"]
        found += [f"{size}: {fault}" for fault in faults(table.page, fixed=True)]
    return found


# Opens every page of every lesson, and tells which words are not on the screen as they stand there.
LESSONS_CUT = f"""async () => {{
    const table = {TABLE};
    const {{ guide }} = table;
    const find = (selector) => table.shadowRoot.querySelector(selector);
    // What the next picture would bring, without waiting for one: there are hundreds of pages.
    const drawn = async () => {{
        await table.updateComplete;
        if (guide.pages.fit(table.shadowRoot)) table.requestUpdate();
        await table.updateComplete;
    }};
    const cut = () => {{
        const found = [];
        const frame = find(".table").getBoundingClientRect();
        for (let one = find(".lesson"); one !== find(".table"); one = one.parentElement) {{
            const more = one.scrollHeight - one.clientHeight;
            if (more > 1 && getComputedStyle(one).overflowY !== "visible") found.push(`${{one.className}} hides ${{more}} px`);
        }}
        for (const one of [find(".lesson"), ...table.shadowRoot.querySelectorAll(".guide-buttons > button")]) {{
            const box = one.getBoundingClientRect();
            if (box.top < frame.top || box.bottom > frame.bottom + 1) found.push(`${{one.className}} is beside the screen`);
        }}
        return found;
    }};
    const faults = [];
    let pages = 0;
    for (const lesson of guide.course.lessons(table)) {{
        Object.defineProperty(guide, "lesson", {{ configurable: true, get: () => lesson }});
        table.requestUpdate();
        await drawn();
        let read = "";
        for (let goesOn = true; goesOn; ) {{
            pages += 1;
            faults.push(...cut().map((fault) => `${{lesson.id}} ${{guide.pages.place}}: ${{fault}}`));
            read += find(".lesson").innerText;
            goesOn = guide.pages.goesOn;
            if (goesOn) find("[data-part=guide-next]").click();
            await drawn();
        }}
        const plain = (text) => text.replaceAll(/\\s/g, "");
        const {{ title, text }} = guide.wordsOf(lesson);
        if (plain(read) !== plain(title + text)) faults.push(`${{lesson.id}} is read as "${{read}}"`);
    }}
    delete guide.lesson;
    table.requestUpdate();
    await drawn();
    return [faults, pages];
}}"""


def lessons_cut(table: Table, sizes: Iterable[str] = SIZES) -> list[str]:
    """Return which lessons would have to be scrolled, on which sizes of screen."""
    found = []
    for size in sizes:
        resize(table.page, size)
        faults, pages = table.page.evaluate(LESSONS_CUT)
        assert pages > 10
        found += [f"{size}: {fault}" for fault in faults]
    return found


def begin_by_keys(table: Table) -> Keyboard:
    """Take the first step by the keyboard, for which the board has nothing: G goes to the guide's own button."""
    keyboard = table.page.keyboard
    keyboard.press("g")
    expect(table.part("guide-next")).to_be_focused()
    keyboard.press("Enter")
    return keyboard
