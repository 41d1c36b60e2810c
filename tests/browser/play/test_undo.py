"""Taking back: step by step, the whole turn, and not beyond what has been seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, phase
from tests.browser.household import Household
from tests.browser.steps import wait_until
from tests.browser.table import Table

REVEALED = {
    "en": "No way back from here: something new has been revealed.",
    "de": "Etwas Neues ist aufgedeckt.",
}


def can_close(state: State) -> bool:
    return phase(state) == "close" and any(str(one).startswith("close each") for one in state.legal_actions())


def lays_twice(state: State) -> bool:
    """A card can be laid, and with the Postillion another one."""
    if phase(state) != "lay":
        return False
    for action in state.legal_actions():
        if " anew" in str(action) or "lay" not in str(action):
            continue
        copy = state.copy()
        copy.apply(action)
        if any("Postillion" in str(one) for one in copy.legal_actions()):
            return True
    return False


def start(household: Household, reached: Callable[[State], Any], **prefs: Any) -> Table:
    return household.seat(Table, game_when(reached), prefs=prefs)


def lay_two(table: Table) -> list[dict[str, Any]]:
    """Lay a card, and another one with the Postillion; return the three views."""
    views = [table.view]
    for official in (None, "postillion"):
        for action in table.view["actions"]:
            if action["type"] == "lay" and action["end"] != "anew" and action.get("official") == official:
                table.do(action)
                if official or any(one.get("official") == "postillion" for one in table.view["actions"]):
                    break
                table.tap("btn-undo")
                wait_for_view(table, views[0])
        views.append(table.view)
    return views


def test_the_first_press_only_leaves_the_window_of_closing(household: Household) -> None:
    table = start(household, can_close)
    view = table.view
    table.tap("btn-close")
    expect(table.part("closing")).to_be_visible()
    table.tap("btn-undo")
    expect(table.part("closing")).to_have_count(0)
    # What comes of an undo would be there by then.
    table.page.wait_for_timeout(300)
    assert table.view == view
    table.tap("btn-undo")
    wait_until(table.page, lambda: table.view["step"] < view["step"])


def test_nothing_says_that_a_turn_can_be_ended_over_the_window_of_closing(household: Household) -> None:
    def may_close_or_end(state: State) -> bool:
        return can_close(state) and any(str(one) == "end turn" for one in state.legal_actions())

    table = start(household, may_close_or_end)
    end = table.part("btn-end-turn")
    expect(end).to_have_attribute("aria-disabled", "false")
    table.tap("btn-close")
    expect(end).to_have_attribute("aria-disabled", "true")
    table.tap("btn-end-turn")
    table.tap("unclosed-back")
    table.tap("close-cancel")
    expect(end).to_have_attribute("aria-disabled", "false")


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one[part] == other[part] for part in ("step", "observation", "actions"))


def wait_for_view(table: Table, view: dict[str, Any]) -> None:
    wait_until(table.page, lambda: same(table.view, view))


def test_step_by_step(household: Household) -> None:
    table = start(household, lays_twice)
    before, one, two = lay_two(table)
    assert two["step"] == before["step"] + 2
    table.tap("btn-undo")
    wait_for_view(table, one)
    table.tap("btn-undo")
    wait_for_view(table, before)


def test_the_whole_turn(household: Household) -> None:
    table = start(household, lays_twice)
    before, _, two = lay_two(table)
    assert two["undo"]["steps"] >= 2
    table.tap("btn-restart")
    wait_for_view(table, before)


def test_a_closed_route_comes_back(household: Household) -> None:
    table = start(household, can_close)
    before = table.view
    action = next(one for one in before["actions"] if one["type"] == "close" and one["houses"])
    table.do(action)
    assert table.own["route"] == []
    table.tap("btn-undo")
    wait_for_view(table, before)
    table.tap("btn-close")
    expect(table.part("closing")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("what", ["deck", "display"])
def test_not_beyond_a_revealed_card(what: str, language: str, household: Household) -> None:
    table = start(household, lambda state: phase(state) == "take", language=language)
    view = table.view
    city = None if what == "deck" else view["observation"]["display"][0]
    table.take(city)
    table.wait_for_step(view["step"] + 1)
    taken = table.view
    assert taken["undo"] == {"steps": 0, "blocked": "revealed"}
    for button in ("btn-undo", "btn-restart"):
        expect(table.part(button)).to_have_attribute("aria-disabled", "true")
        table.tap(button)
        expect(table.part("bubble")).to_contain_text(REVEALED[language])
    assert same(table.view, taken)


def test_not_into_the_turn_of_another(household: Household) -> None:
    table = start(household, lambda state: phase(state) == "take" and len(state.record()["actions"]) > 9)
    table.tap("btn-undo")
    expect(table.part("bubble")).to_contain_text("what other people did")


def test_only_until_the_turn_is_handed_over(household: Household) -> None:
    table = start(household, lambda state: phase(state) == "done")
    assert table.view["undo"]["steps"] > 0
    table.tap("btn-end-turn")
    table.wait_for_curtain()
    view = table.take_seat()
    assert view["undo"]["steps"] == 0


def test_a_turn_that_ends_by_itself(household: Household) -> None:
    def last_lay(state: State) -> bool:
        if phase(state) != "lay":
            return False
        copies = []
        for action in state.legal_actions():
            if str(action).startswith("lay") and "anew" not in str(action):
                copies.append(copy := state.copy())
                copy.apply(action)
        return bool(copies) and all(
            [str(one) for one in copy.legal_actions()] == ["end turn"] for copy in copies
        )

    table = start(household, last_lay, confirmTurns=False)
    view = table.view
    action = next(one for one in view["actions"] if one["type"] == "lay" and one["end"] != "anew")
    table.do(action)
    table.wait_for_curtain()
    assert table.take_seat()["current"] != view["current"]
