"""The coach says after a costly decision of a person who plays alone that it was one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spieltisch.session import Session
from tests.browser.devices import GAME_ID, game, phase, positions, saved_game, visit
from tests.browser.frame.test_accessibility import violations
from tests.browser.looks import faults, resize
from tests.browser.play.test_players_help import PAGE
from tests.browser.site import Site
from tests.browser.steps import actions, show
from tests.browser.table import TABLE, Table

ROUND = 6
COST = 8
"""In per cent: what is said of so costly a decision does not depend on who judges it."""

# All of the note lies between the way home and the tools.
BETWEEN = """(shown) => {
    const bar = document.querySelector("st-app").shadowRoot.querySelector("st-table-host").shadowRoot;
    const of = (part) => bar.querySelector(`[data-part="${part}"]`).getBoundingClientRect();
    const close = shown.parentElement.querySelector("[data-part=coach-close]");
    const [own, end] = [shown, close].map((one) => one.getBoundingClientRect());
    const inside = [...shown.querySelectorAll("svg, b")].map((one) => one.getBoundingClientRect());
    const tools = bar.querySelector(".tools").getBoundingClientRect();
    return (
        inside.every((one) => one.width === 0 || (one.left >= own.left && one.right <= own.right + 1)) &&
        own.left >= of("bar-to-home").right - 1 && own.right <= end.left + 1 && end.right <= tools.left + 1
    );
}"""

# The one wording that is seen whole; of all others no letter is in sight.
SEEN = """(shown) => {
    const { top, bottom, right } = shown.querySelector(".room").getBoundingClientRect();
    const seen = [...shown.querySelectorAll(".room span")].filter((one) => one.children.length === 0).map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const lines = [...range.getClientRects()];
        const inside = lines.filter((line) => line.bottom > top + 2 && line.top < bottom - 2 && line.left < right);
        const whole = lines.every((line) => line.top > top - 1 && line.bottom < bottom + 1 && line.right < right + 1);
        return { text: one.textContent, inside: inside.length, whole };
    }).filter((one) => one.inside > 0);
    if (seen.length !== 1 || !seen[0].whole) throw new Error(JSON.stringify(seen));
    return seen[0].text.replace(/[\u2066-\u2069]/gu, "");
}"""

FITS = "(text) => text.scrollHeight <= text.clientHeight"


def worse(record: Any, text: str) -> bool:
    """Return whether the engine calls an action costly that the first seat could do now."""
    session = Session()
    session.call("load", {"record": record})
    status = session.call("judge", {"seat": 0, "step": session.step, "actions": [text]})
    while not status["done"]:
        status = session.call("judgeStep", {"ms": 1000})
    return bool(status["worse"]) and bool(status["worse"]["cost"] >= COST)


def costly_one() -> tuple[Any, str]:
    """Return a position and a costly decision that reveals nothing: where a card is laid."""
    for state in positions(game()):
        if state.current_player == 0 and phase(state) == "lay" and state.observation(None)["round"] > ROUND:
            for text in map(str, state.legal_actions()):
                if text.endswith((" left", " right")) and worse(state.record(), text):
                    return state.copy(), text
    raise AssertionError("no decision of this game is costly")


@pytest.fixture(scope="module")
def decision() -> tuple[Any, str]:
    return costly_one()


@pytest.fixture
def page(decision: tuple[Any, str], chromium: Browser, site: Site) -> Iterator[Page]:
    alone = saved_game(decision[0], levels={1: "merchant"})
    with visit(chromium, site, games=[alone], prefs={"confirmTurns": True, "sound": "ask"}) as context:
        page = context.new_page()
        page.goto(site.url)
        # Where the guide teaches, it has the word.
        page.evaluate(
            "() => localStorage.setItem('spieltisch:hints:thurn-und-taxis', JSON.stringify({ on: false }))"
        )
        yield page


def test_a_costly_decision_is_said_and_taken_back(page: Page, decision: tuple[Any, str]) -> None:
    state, costly = decision
    before = len(state.record()["actions"])
    page.get_by_test_id("solo").click()
    page.get_by_test_id("pref-coach").check()
    page.get_by_test_id("dialog-close").click()
    show(page, f"game/{GAME_ID}")
    table = Table(page)
    table.wait_for_seat()
    board = table.part("map").bounding_box()
    table.play(costly)
    note = page.get_by_test_id("coach")
    expect(note).to_be_visible(timeout=60_000)
    shown = page.get_by_test_id("coach-show")
    expect(shown).to_contain_text("%")
    # After several presses it is not plain which one is meant.
    assert "Played: " in (shown.get_attribute("title") or "")
    # It stands in the place of a name: nothing has moved, and it covers nothing.
    assert table.part("map").bounding_box() == board
    for size in "tablet", "phone", "phone-lying", "desktop":
        resize(page, size)
        # The fullest wording that fits is seen, and nothing of any other.
        # On a phone only these words say what taking it back costs.
        assert "Better (counts as a hint): " in shown.evaluate(SEEN)
        assert faults(page) == []
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == ""
        expect(shown).to_be_in_viewport(ratio=1)
        if size == "phone":
            expect(page.get_by_test_id("coach-close").locator("svg")).to_be_visible()
            continue
        expect(page.get_by_test_id("bar-settings")).to_be_in_viewport(ratio=1)
        assert shown.evaluate(BETWEEN)
    resize(page, "tablet")
    said = page.evaluate(f"() => {PAGE}.game.loaded.coach.note")
    assert said["action"]["text"] == costly
    # Advice on what is to be done now would stand beside what was done then.
    page.get_by_test_id("bar-hint").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    shown.click()
    expect(page.get_by_test_id("replay-text")).to_contain_text("Anna")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.wait_for_function(f"(step) => {TABLE}.view.step === step", arg=before)
    assert page.evaluate(f"() => {TABLE}.hinted.text") == said["better"]["text"]
    # All that is said leaves the table its shape.
    for size, shape in (("phone", "phone"), ("phone-lying", "lying"), ("tablet-upright", "upright")):
        resize(page, size)
        page.wait_for_function(f"(shape) => {TABLE}.arrangement.shape === shape", arg=shape)
        assert faults(page) == []
        if size.startswith("phone"):
            assert page.get_by_test_id("replay-text").evaluate(FITS)
            expect(page.get_by_test_id("replay-undo")).to_be_in_viewport(ratio=1)
    resize(page, "tablet")
    page.get_by_test_id("replay-close").click()
    page.get_by_test_id("coach-back").click()
    expect(note).to_have_count(0)
    table.wait_for_step(before)
    assert len(actions(page)) == before
    # The same once more, and from where it is shown it is taken back as well; or put away.
    table.play(costly)
    expect(note).to_be_visible(timeout=60_000)
    shown.click()
    page.get_by_test_id("replay-undo").click()
    table.wait_for_step(before)
    expect(page.get_by_test_id("replay-bar")).to_have_count(0)
    table.play(costly)
    page.get_by_test_id("coach-close").click(timeout=60_000)
    expect(note).to_have_count(0)
    assert actions(page)[before:] == [costly]
