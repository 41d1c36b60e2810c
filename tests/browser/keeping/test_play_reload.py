"""Reloading, closing and crashing the tab: the same person continues at the same decision."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

import spieltisch
from spieltisch import State
from tests.browser.devices import (
    GAME_ID,
    NewContext,
    device,
    game,
    game_when,
    open_game,
    phase,
    positions,
    saved_game,
)
from tests.browser.household import Household
from tests.browser.site import Site
from tests.browser.steps import wait_until
from tests.browser.table import TABLE, Table, View


def decision(view: View) -> dict[str, Any]:
    """What must be the same afterwards: everything that the seat sees and may do."""
    return {part: view[part] for part in ("seat", "current", "step", "observation", "actions")}


def record_of(context: BrowserContext) -> dict[str, Any]:
    """The record as another tab finds it."""
    page = context.pages[-1]
    text = page.evaluate("(id) => localStorage.getItem(`spieltisch:game:${id}`)", GAME_ID)
    record: dict[str, Any] = json.loads(text)["record"]
    return record


def test_reload_in_the_middle_of_a_turn(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: phase(state) == "take"))
    table.tap("deck")
    table.wait_for_step(1)
    seen = decision(table.view)
    assert seen["observation"]["taken"] == 1
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()
    assert decision(table.view) == seen


def crash_tab(page: Page) -> None:
    # The address at which the browser lets the process behind a tab die.
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")


def wait_until_free(page: Page, game_id: str) -> None:
    """Wait until the browser has noticed that the tab with the game is dead."""
    # A function that Playwright waits for must not be async: it takes the promise for a yes.
    held = "async (name) => (await navigator.locks.query()).held.some((lock) => lock.name === name)"
    wait_until(page, lambda: not page.evaluate(held, f"spieltisch:game:{game_id}"))


@dataclass
class Turn:
    """A turn in which everything happens, and the position before it."""

    state: State
    actions: list[dict[str, Any]]

    def of(self, *kinds: str) -> list[dict[str, Any]]:
        return [action for action in self.actions if action["type"] in kinds]

    def take_a_card(self, table: Table) -> None:
        table.do(self.actions[0])

    def lay_cards(self, table: Table) -> None:
        for action in self.of("take", "lay", "exchange")[1:]:
            table.do(action)

    def half_a_closing(self, table: Table) -> None:
        table.tap("btn-close")
        table.tap("close-mode-all")

    def close(self, table: Table) -> None:
        # The half of it has outlived the tab.
        expect(table.part("close-confirm")).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.part("close-confirm")).to_have_count(0)
        (action,) = self.of("close")
        table.do(action)

    def discard(self, table: Table) -> None:
        cards = [action["card"] for action in self.of("discard")]
        step = table.view["step"]
        table.discard(cards)
        table.wait_for_step(step + len(cards))

    def end(self, table: Table) -> None:
        table.tap("btn-end-turn")
        table.wait_for_curtain()


def turn_with_everything() -> Turn:
    """Return a turn with a closing and more cards than may be kept, up to its end."""
    for seed in range(1, 50):
        met: dict[str, State] = {}
        for state in positions(game(seed=seed)):
            if phase(state) == "take" and not state.observation(None)["taken"]:
                met, before = {}, state.copy()
            met.setdefault(phase(state), state.copy())
            if met.keys() >= {"close", "discard", "done"} and _may_close_all(met["close"]):
                done = state.history()[len(before.history()) :]
                return Turn(before, [action.to_dict() for action in done])
    raise AssertionError("there is no such turn in the first games")


def _may_close_all(state: State) -> bool:
    return any(str(action).startswith("close all") for action in state.legal_actions())


MOMENTS = {
    "after taking a card": Turn.take_a_card,
    "with a card laid": Turn.lay_cards,
    "while closing": Turn.half_a_closing,
    "before discarding": Turn.close,
    "with the turn played": Turn.discard,
    "behind the curtain": Turn.end,
}
"""In the order of a turn, with what leads to each."""


CRASHES = {"while closing", "before discarding"}
"""Moments at which the process behind the tab dies in the ordinary run; at the others the tab is closed."""


@pytest.mark.parametrize(
    "crashes",
    [
        pytest.param(CRASHES, id="some crash"),
        pytest.param(MOMENTS.keys() - CRASHES, id="the others crash", marks=pytest.mark.long),
    ],
)
def test_killed_at_any_moment(crashes: set[str], new_context: NewContext, site: Site) -> None:
    turn = turn_with_everything()
    context = device(new_context, site, games=[saved_game(turn.state)])
    # A second tab on the home page keeps the browser's side of the device alive.
    home = context.new_page()
    home.goto(site.url)
    table = open_game(context, site)
    table.take_seat()
    for moment, lead in MOMENTS.items():
        lead(turn, table)
        view = table.view
        if moment in crashes:
            crash_tab(table.page)
        else:
            table.page.close()
        table = go_on(context, site, home, expected=view["observation"]["players"][view["current"]])
        if view["seat"] is not None:
            table.take_seat()
            assert decision(table.view) == decision(view), moment


def go_on(context: BrowserContext, site: Site, home: Page, expected: str) -> Table:
    """Open the game whose tab was killed in a new one; the curtain is up for the person who is expected."""
    wait_until_free(home, GAME_ID)
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    table = Table(page)
    # However late the browser tells that the other tab is gone: one touch goes on.
    curtain = page.get_by_test_id("curtain-ready")
    again = page.get_by_test_id("take-over")
    expect(curtain.or_(again).first).to_be_enabled()
    if again.is_visible():
        again.click()
    table.wait_for_curtain()
    expect(page.get_by_test_id("curtain")).to_contain_text(expected)
    return table


def test_killed_while_the_engine_works(new_context: NewContext, site: Site) -> None:
    state = game_when(lambda state: phase(state) == "take")
    context = device(new_context, site, games=[saved_game(state)])
    before = len(state.record()["actions"])
    context.new_page().goto(site.url)
    table = open_game(context, site)
    table.take_seat()
    table.tap("deck")
    # Not waiting for what comes of it.
    table.page.close()
    # Read from the second page: what the first one had begun to write may still come.
    view = open_game(context, site).take_seat()
    record = record_of(context)
    kept = spieltisch.replay(record)
    assert len(record["actions"]) in (before, before + 1)
    assert view["seat"] == kept.current_player
    assert [action["text"] for action in view["actions"]] == [str(action) for action in kept.legal_actions()]


def test_the_start_page_leads_back_to_the_table(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game_when(lambda state: phase(state) == "close"))])
    table = open_game(context, site)
    seen = table.take_seat()
    table.page.close()
    page = context.new_page()
    page.goto(site.url)
    again = Table(page)
    again.wait_for_curtain()
    assert decision(again.take_seat()) == decision(seen)


def test_half_made_choices_outlive_a_reload_and_come_back_with_an_undo(household: Household) -> None:
    def several_go(state: State) -> bool:
        return phase(state) == "discard" and state.observation(None)["surplus"] == 2

    def marked(table: Table) -> int:
        return table.page.locator(".discard-card.away").count()

    table = household.seat(Table, game_when(several_go))
    step = table.view["step"]
    cards = table.page.locator(".discard-card button")
    cards.nth(0).click()
    cards.nth(1).click()
    wait_until(table.page, lambda: marked(table) == 2)
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()
    wait_until(table.page, lambda: marked(table) == 2)
    table.tap("discard-confirm")
    wait_until(table.page, lambda: table.view["step"] > step)
    table.tap("btn-undo")
    wait_until(table.page, lambda: table.view["step"] == step)
    wait_until(table.page, lambda: marked(table) == 2)


def test_an_open_closing_panel_outlives_a_reload_until_it_is_left(household: Household) -> None:
    table = household.seat(Table, game_when(lambda state: "close each" in str(state.legal_actions())))
    chosen = (
        f"() => {{ const {{ closing }} = {TABLE}; return closing && [closing.mode, ...closing.houses]; }}"
    )
    table.tap("btn-close")
    table.part("closing").locator(".close-city.open").first.click()
    expect(table.part("close-total")).not_to_be_empty()
    before = table.page.evaluate(chosen)
    for _ in range(2):
        table.page.reload()
        table.wait_for_curtain()
        table.take_seat()
        expect(table.part("closing")).to_have_count(1 if before else 0)
        assert table.page.evaluate(chosen) == before
        if before:
            expect(table.part("close-total")).not_to_be_empty()
            table.tap("close-cancel")
            before = None
