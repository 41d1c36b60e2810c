"""The coach says after a costly decision of a person who plays alone that it was one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import GAME_ID, game_after, saved_game, visit
from tests.browser.looks import faults, resize
from tests.browser.play.test_players_help import PAGE
from tests.browser.site import Site
from tests.browser.steps import actions, show
from tests.browser.table import TABLE, Table

BEFORE, COSTLY = 66, "lay Salzburg left"
"""A decision that costs a lot, as the engine judges it, with nothing revealed by it."""


@pytest.fixture
def page(chromium: Browser, site: Site) -> Iterator[Page]:
    alone = saved_game(game_after(BEFORE), levels={1: "merchant"})
    with visit(chromium, site, games=[alone], prefs={"confirmTurns": True}) as context:
        page = context.new_page()
        page.goto(site.url)
        yield page


def test_a_costly_decision_is_said_and_taken_back(page: Page) -> None:
    page.get_by_test_id("solo").click()
    page.get_by_test_id("pref-coach").check()
    page.get_by_test_id("dialog-close").click()
    show(page, f"game/{GAME_ID}")
    table = Table(page)
    table.wait_for_seat()
    board = table.part("map").bounding_box()
    table.play(COSTLY)
    note = page.get_by_test_id("coach")
    expect(note).to_be_visible(timeout=60_000)
    shown = page.get_by_test_id("coach-show")
    expect(shown).to_contain_text("%")
    # It stands in the place of a name: nothing has moved, and it covers nothing.
    assert table.part("map").bounding_box() == board
    for size in "tablet", "phone", "desktop":
        resize(page, size)
        assert faults(page) == []
        expect(shown).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("bar-settings")).to_be_in_viewport(ratio=1)
    resize(page, "tablet")
    costly = page.evaluate(f"() => {PAGE}.game.loaded.coach.note")
    assert costly["action"]["text"] == COSTLY
    shown.click()
    expect(page.get_by_test_id("replay-text")).to_contain_text("Anna")
    page.wait_for_function(f"(step) => {TABLE}.view.step === step", arg=BEFORE)
    assert page.evaluate(f"() => {TABLE}.hinted.text") == costly["better"]["text"]
    page.get_by_test_id("replay-close").click()
    page.get_by_test_id("coach-back").click()
    expect(note).to_have_count(0)
    table.wait_for_step(BEFORE)
    assert len(actions(page)) == BEFORE
    # The same once more, and from where it is shown it is taken back as well; or put away.
    table.play(COSTLY)
    expect(note).to_be_visible(timeout=60_000)
    shown.click()
    page.get_by_test_id("replay-undo").click()
    table.wait_for_step(BEFORE)
    expect(page.get_by_test_id("replay-bar")).to_have_count(0)
    table.play(COSTLY)
    page.get_by_test_id("coach-close").click(timeout=60_000)
    expect(note).to_have_count(0)
    assert actions(page)[BEFORE:] == [COSTLY]
