"""German and English: no bare key on any screen, and a switch in the middle of a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import (
    NewContext,
    device,
    game,
    game_when,
    phase,
    positions,
    saved_game,
)
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.sweeps import DRESSES
from tests.browser.table import Table
from tests.languages import LANGUAGES, TEXTS

FINISHED = "f" * 24
IN_EACH_LANGUAGE = pytest.mark.parametrize("dress", DRESSES.values(), ids=DRESSES)

# All that a person can read or hear: texts, and what screen readers say in their place.
READABLE = """() => {
    const words = [];
    const read = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.matches("script, style")) continue;
            for (const name of ["aria-label", "title", "alt", "placeholder"])
                if (element.hasAttribute(name)) words.push(element.getAttribute(name));
            for (const child of element.childNodes) if (child.nodeType === 3) words.push(child.data);
            if (element.shadowRoot) read(element.shadowRoot);
        }
    };
    read(document);
    return words.map((word) => word.trim()).filter(Boolean);
}"""


def message_ids(file: Path) -> set[str]:
    """Ids of a Fluent file, with those of attributes and terms."""
    return set(re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text(), re.MULTILINE))


def all_ids() -> set[str]:
    return {one for path in (TEXTS / "en").glob("*.ftl") for one in message_ids(path)}


def bare_keys(page: Page) -> list[str]:
    """What stands on the page as a key instead of a text."""
    keys = {one for one in all_ids() if "-" in one}
    words: list[str] = page.evaluate(READABLE)
    looks_like_key = re.compile(
        r"(tut|rule|option|pref|error|score|start|store|home|curtain|end)-[a-zA-Z0-9-]+"
    )
    return [word for word in words if word in keys or looks_like_key.fullmatch(word) or "undefined" in word]


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("fr-FR", "en")])
def test_the_language_of_the_browser_comes_first(
    locale: str, language: str, new_context: NewContext, site: Site
) -> None:
    page = device(new_context, site, locale=locale).new_page()
    words: list[str] = []
    page.on("request", lambda request: words.extend(re.findall(r"/page-(\w\w)-", request.url)))
    page.goto(site.url)
    expect(page.get_by_test_id("new-game")).to_contain_text({"de": "Neue Partie", "en": "New game"}[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    # The page does not wait for words that are not read.
    assert words == [language]
    page.get_by_test_id("language-switch").click()
    expect(page.locator("html")).not_to_have_attribute("lang", language)
    assert sorted(words) == [*LANGUAGES]


@IN_EACH_LANGUAGE
def test_no_bare_key_around_the_table(dress: dict[str, Any], household: Household, site: Site) -> None:
    *_, finished = positions(game())
    games = [saved_game(game()), saved_game(finished, FINISHED)]
    page = household.show("", *games, **dress)
    page.get_by_test_id("games-finished").wait_for()
    assert bare_keys(page) == []
    page.get_by_test_id("open-settings").click()
    assert bare_keys(page) == []
    page.get_by_test_id("dialog-close").click()
    page.get_by_test_id("import").click()
    assert bare_keys(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("option-start-lot").wait_for()
    assert bare_keys(page) == []
    page.goto(f"{site.url}#/game/{FINISHED}")
    page.get_by_test_id("score-table").wait_for()
    assert bare_keys(page) == []
    page.get_by_test_id("end-replay").click()
    page.get_by_test_id("replay-bar").wait_for()
    assert bare_keys(page) == []


@IN_EACH_LANGUAGE
def test_no_bare_key_at_the_table(dress: dict[str, Any], household: Household) -> None:
    closing = game_when(lambda state: phase(state) == "close" and "close each" in str(state.legal_actions()))
    table = household.open(Table, closing, **dress)
    page = table.page
    assert bare_keys(page) == []
    table.take_seat()
    assert bare_keys(page) == []
    for tool in ("actions", "help"):
        table.tap(f"tool-{tool}")
        assert bare_keys(page) == []
        page.keyboard.press("Escape")
    table.tap("btn-close")
    table.tap("close-mode-all")
    assert bare_keys(page) == []
    table.tap("close-cancel")
    for official in ("postillion", "postmeister", "amtmann"):
        table.tap(f"official-{official}")
        expect(table.part("bubble")).to_be_visible()
        assert bare_keys(page) == []


@IN_EACH_LANGUAGE
def test_no_bare_key_while_discarding(dress: dict[str, Any], household: Household) -> None:
    state = game_when(lambda state: phase(state) == "discard")
    table = household.open(Table, state, **dress)
    table.take_seat()
    expect(table.part("discard")).to_be_visible()
    assert bare_keys(table.page) == []


def test_switching_in_the_middle_of_a_game(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "take" and len(state.record()["actions"]) > 12)
    table = household.open(Table, state)
    view = table.take_seat()
    page = table.page
    assert "Take a card" in table.prompt
    page.get_by_test_id("bar-settings").click()
    page.get_by_test_id("pref-language").select_option("de")
    page.get_by_test_id("dialog-close").click()
    expect(table.part("prompt")).to_contain_text("Nimm eine Karte")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(table.root.get_by_test_id("log")).to_contain_text("am Zug")
    assert table.view == view
    table.tap("deck")
    table.wait_for_step(view["step"] + 1)
    page.reload()
    expect(page.get_by_test_id("curtain-ready")).to_contain_text("Ich bin")


def test_names_are_never_markup(household: Household) -> None:
    names = ("<img src=x onerror=a()>", "&lt;b&gt; {$name}")
    table = household.open(Table, game(names))
    expect(table.page.get_by_test_id("curtain")).to_contain_text(names[0])
    table.take_seat()
    expect(table.part("player-0")).to_contain_text(names[0])
    expect(table.part("player-1")).to_contain_text(names[1])
    assert table.page.locator("img").count() == 0
