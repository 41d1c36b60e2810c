"""Reloading, closing and crashing the tab: the same person continues at the same decision."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

import spieltisch
from tests.browser.devices import GAME_ID, NewContext, device, game_when, open_game, phase, saved_game
from tests.browser.site import Site
from tests.browser.table import Table, View


def decision(view: View) -> dict[str, Any]:
    """What must be the same afterwards: everything that the seat sees and may do."""
    return {part: view[part] for part in ("seat", "current", "step", "observation", "actions")}


def record_of(context: BrowserContext) -> dict[str, Any]:
    """The record as another tab finds it."""
    page = context.pages[-1]
    text = page.evaluate("(id) => localStorage.getItem(`spieltisch:game:${id}`)", GAME_ID)
    record: dict[str, Any] = json.loads(text)["record"]
    return record


def test_reload_in_the_middle_of_a_turn(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, games=[saved_game(game_when(lambda state: phase(state) == "take"))])
    table = open_game(context, site)
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(1)
    seen = decision(table.view)
    assert seen["observation"]["taken"] == 1
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()
    assert decision(table.view) == seen


def close_tab(page: Page) -> None:
    page.close()


def crash_tab(page: Page) -> None:
    # The address at which the browser lets the process behind a tab die.
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")


def wait_until_free(page: Page, game_id: str) -> None:
    """Wait until the browser has noticed that the tab with the game is dead."""
    page.wait_for_function(
        """async (name) => !(await navigator.locks.query()).held.some((lock) => lock.name === name)""",
        arg=f"spieltisch:game:{game_id}",
    )


def take(table: Table) -> None:
    table.take_seat()
    table.tap("deck")
    table.wait_for_step(table.view["step"] + (table.view["observation"]["taken"] == 0))


def half_a_closing(table: Table) -> None:
    table.take_seat()
    table.tap("btn-close")
    table.tap("close-mode-all")


def stay_behind_the_curtain(table: Table) -> None:
    table.wait_for_curtain()


def look_around(table: Table) -> None:
    table.take_seat()


MOMENTS = {
    "after taking a card": ("take", take),
    "with a card laid": ("close", look_around),
    "while closing": ("close", half_a_closing),
    "before discarding": ("discard", look_around),
    "with the turn played": ("done", look_around),
    "behind the curtain": ("take", stay_behind_the_curtain),
}


@pytest.mark.parametrize(
    ("kill", "moments"), [(close_tab, [*MOMENTS]), (crash_tab, ["while closing", "before discarding"])]
)
def test_killed_at_any_moment(
    kill: Callable[[Page], None], moments: list[str], new_context: NewContext, site: Site
) -> None:
    games = []
    for number, moment in enumerate(moments):
        kind = MOMENTS[moment][0]

        def reached(state: Any, kind: str = kind) -> bool:
            closes = any(str(action).startswith("close each") for action in state.legal_actions())
            return phase(state) == kind and (kind != "close" or closes)

        games.append(saved_game(game_when(reached), f"{number:024x}"))
    context = device(new_context, site, games=games)
    # A second tab on the home page keeps the browser's side of the device alive.
    home = context.new_page()
    home.goto(site.url)
    for kept, moment in zip(games, moments, strict=True):
        table = open_game(context, site, kept["id"])
        MOMENTS[moment][1](table)
        view = table.view
        kill(table.page)
        wait_until_free(home, kept["id"])

        page = context.new_page()
        page.goto(f"{site.url}#/game/{kept['id']}")
        table = Table(page)
        # However late the browser tells that the other tab is gone: one touch goes on.
        curtain = page.get_by_test_id("curtain-ready")
        again = page.get_by_test_id("take-over")
        expect(curtain.or_(again).first).to_be_enabled()
        if again.is_visible():
            again.click()
        table.wait_for_curtain()
        expect(table.page.get_by_test_id("curtain")).to_contain_text(kept["seats"][view["current"]]["name"])
        if view["seat"] is None:
            continue
        table.take_seat()
        assert decision(table.view) == decision(view), moment
        table.page.close()


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
    record = record_of(context)
    kept = spieltisch.replay(record)
    assert len(record["actions"]) in (before, before + 1)
    view = open_game(context, site).take_seat()
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
