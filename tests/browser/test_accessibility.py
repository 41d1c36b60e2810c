"""Every screen passes an axe run in both themes, and a turn can be played by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game, game_when, phase, saved_game
from tests.browser.site import Site
from tests.browser.table import Table
from tools.paths import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

# Colours are judged when everything has come to rest.
RUN = """async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 5000);
    await Promise.allSettled(ends.map((one) => one.finished));
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.flat().join(" ")}: ${node.any[0]?.message ?? node.failureSummary}`));
}"""

FOCUSED = """() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.dataset?.testid ?? "";
}"""

MOST_TABS = 80


def violations(page: Page) -> list[str]:
    """Return what axe finds wrong with the screen, in words."""
    # The browser's own interface brings it in; the policy of the page would refuse a script element.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(theme: Any, new_context: NewContext, site: Site) -> None:
    closing = game_when(lambda state: phase(state) == "close" and "close all" in str(state.legal_actions()))
    context = device(
        new_context, site, games=[saved_game(closing)], prefs={"theme": theme}, color_scheme=theme
    )
    page = context.new_page()
    table = Table(page)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        if wrong := violations(page):
            found[screen] = wrong

    page.goto(site.url)
    page.get_by_test_id("game-card").wait_for()
    look("home")
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings").wait_for()
    look("settings")
    page.get_by_test_id("dialog-close").click()
    page.goto(f"{site.url}#/rules")
    page.get_by_test_id("rulebook").wait_for()
    look("rules")
    page.goto(f"{site.url}#/new")
    page.get_by_test_id("option-start-lot").wait_for()
    look("new game")
    page.goto(f"{site.url}#/game/{GAME_ID}")
    table.wait_for_curtain()
    look("curtain")
    table.take_seat()
    table.put_news_away()
    look("table")
    table.tap("btn-close")
    table.tap("close-mode-all")
    expect(table.part("close-total")).not_to_be_empty()
    look("closing panel")
    assert found == {}


def walk_to(page: Page, testid: str) -> None:
    """Go on with the tabulator until something has the focus."""
    passed = []
    for _ in range(MOST_TABS):
        if (here := page.evaluate(FOCUSED)) == testid:
            return
        passed.append(here)
        page.keyboard.press("Tab")
    raise AssertionError(f"{testid} is not reached by the keyboard, only {passed}")


def use(page: Page, testid: str) -> None:
    walk_to(page, testid)
    page.keyboard.press("Enter")


def test_a_turn_by_keyboard_alone(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=[saved_game(game())]).new_page()
    page.goto(site.url)
    page.get_by_test_id("game-card").wait_for()
    use(page, "game-continue")
    table = Table(page)
    table.wait_for_curtain()
    use(page, "curtain-ready")
    table.wait_for_seat()
    view = table.view
    use(page, f"card-{view['observation']['display'][0]}")
    table.wait_for_step(1)
    # An official's second card has to be confirmed; the deck's first one of this turn has not.
    page.keyboard.press("d")
    table.wait_for_step(2)
    page.keyboard.press("h")
    first = page.evaluate(FOCUSED)
    assert first.startswith("hand-")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED).startswith("hand-")
    assert page.evaluate(FOCUSED) != first
    page.keyboard.press("Enter")
    table.wait_for_step(3)
    assert len(table.own["route"]) == 1
    use(page, "btn-end-turn")
    table.wait_for_curtain()
    assert table.view["current"] != view["current"]
    expect(page.get_by_test_id("curtain-ready")).to_be_focused()
