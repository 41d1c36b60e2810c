"""Several things that one press does: cards that are put away together, ships that clear the way for another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, hand_of, phase
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.steps import actions
from tests.browser.table import TABLE, Table

THREE = 3


def many_go(state: State) -> bool:
    """Three cards have to go, two of which are equal."""
    if phase(state) != "discard" or state.observation(None)["surplus"] < THREE:
        return False
    hand = hand_of(state)
    return len(set(hand)) < len(hand)


def test_all_marked_cards_are_put_away_by_one_press(household: Household) -> None:
    state = game_when(many_go)
    surplus, hand = state.observation(None)["surplus"], hand_of(state)
    equal = next(city for city in hand if hand.count(city) > 1)
    others = [city for city in hand if city != equal][: surplus - 2]
    gone = [equal, *others, equal]
    texts = {action.to_dict()["card"]: str(action) for action in state.legal_actions()}
    table = household.seat(Table, state)
    # A mark is set and taken back first: minds are changed.
    table.tap(f"keep-{others[0]}-0")
    table.tap(f"keep-{others[0]}-0")
    table.discard(gone)
    table.wait_for_step(len(state.history()) + surplus)
    assert actions(table.page)[-surplus:] == [texts[city] for city in gone]
    expect(table.part("discard")).to_have_count(0)
    table.tap("btn-end-turn")
    table.wait_for_step(len(state.history()) + surplus + 1)


def clears_the_way(view: dict[str, Any]) -> Any:
    """A space that costs a ship in the way first, and where nothing is done unasked."""
    return next((one for one in _ways(view) if len(one["sails"]) > 1 and one["follows"] is None), None)


def brings_gold(view: dict[str, Any]) -> Any:
    """A space that one ship reaches for nothing, and that brings gold."""
    return next((one for one in _ways(view) if one["price"] == 0 and one["follows"] is not None), None)


def _ways(view: dict[str, Any]) -> list[dict[str, Any]]:
    seen = view["observation"]
    return [one for one in seen["reach"] or [] if one["usable"]] if seen["phase"] == "sail" else []


def cleared(household: Household) -> tuple[Lagoon, int, list[str]]:
    """A table at which two ships have sailed together, the step before them, and the actions that sent them."""
    state = murano_when(clears_the_way)
    table = household.seat(Lagoon, state)
    way = clears_the_way(table.view)
    table.board("space", way["space"])
    # The price is shown first.
    table.board("space", way["space"])
    before = len(state.history())
    table.wait_for_step(before + len(way["sails"]))
    return table, before, way["sails"]


def take_back(table: Lagoon, step: int) -> None:
    """Press the button once, and wait until the table stands at a step."""
    table.tap("btn-undo")
    table.page.wait_for_function(f"(step) => {TABLE}.view.step === step", arg=step)


def test_ships_that_clear_the_way_sail_with_the_one_that_was_meant(household: Household) -> None:
    table, before, sails = cleared(household)
    assert actions(table.page)[-len(sails) :] == sails
    # What one press did one press takes back.
    take_back(table, before)


def test_what_one_press_did_is_taken_back_by_one_press_after_a_reload_too(household: Household) -> None:
    table, before, _ = cleared(household)
    table.page.reload()
    table.take_seat()
    take_back(table, before)


def test_what_brings_gold_follows_the_ship(household: Household) -> None:
    state = murano_when(brings_gold)
    table = household.seat(Lagoon, state)
    way = brings_gold(table.view)
    table.board("space", way["space"])
    table.wait_for_step(len(state.history()) + 2)
    assert actions(table.page)[-2:] == [*way["sails"], way["follows"]]
