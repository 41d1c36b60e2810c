"""Decisions in the middle of a turn: others give back office tiles, coaches travel, the clergy stays a secret."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import (
    GAME_ID,
    game,
    game_when,
    phase,
    saved_game,
)
from tests.browser.household import Household
from tests.browser.table import HOST, POLL, Table, View

RANKS = ("kardinal", "bischof", "priester", "moench", "ministrant")
MINE = ("priester", "kardinal", "ministrant", "bischof", "moench")


def other_gives_back(state: State) -> bool:
    """A seat is asked for several office tiles in the turn of another, and a third seat comes after it."""
    seen = state.observation(None)
    queue = (seen.get("offices") or {}).get("queue")
    if phase(state) != "return" or not queue or state.current_player == state.to_dict()["turn"]:
        return False
    # One tile alone would go back with the press on it.
    return any(len(action.to_dict()["officials"]) > 1 for action in state.legal_actions())


def long_way(state: State) -> bool:
    """Coaches have several steps to go."""
    return phase(state) == "move" and sum(state.to_dict()["expansions"]["audience"]["cards"]) >= 3


def decision(view: View) -> dict[str, Any]:
    """What must be the same afterwards: everything that the seat sees and may do."""
    return {part: view[part] for part in ("seat", "current", "step", "observation", "actions")}


def at_curtain_of(table: Table, state: State) -> None:
    """The curtain asks for the seat that decides, and hides what it has."""
    table.wait_for_curtain()
    name = table.view["observation"]["players"][state.current_player or 0]
    expect(table.page.get_by_test_id("curtain")).to_contain_text(name)
    assert table.view["seat"] is None
    assert table.view["actions"] == []


def reload_and_come_back(table: Table, state: State) -> None:
    """Load the page again: the same seat decides the same thing, with the same in sight."""
    seen = decision(table.view)
    assert seen["seat"] == state.current_player
    table.page.reload()
    at_curtain_of(table, state)
    table.take_seat()
    assert decision(table.view) == seen


def play_on(table: Table, state: State, until: Callable[[State], bool]) -> None:
    """Make the first of the legal actions again and again; the curtain follows the seat that decides."""
    while not until(state):
        seat = state.current_player
        action = state.legal_actions()[0]
        state.apply(action)
        table.do(action.to_dict())
        if state.current_player != seat:
            at_curtain_of(table, state)
            table.take_seat()
        assert [one["text"] for one in table.view["actions"]] == [str(one) for one in state.legal_actions()]


def test_reload_in_a_return_round(household: Household) -> None:
    state = game_when(other_gives_back, names=("Anna", "Bernhard", "Cäcilia"), offices=True)
    table = household.open(Table, state)
    at_curtain_of(table, state)
    expect(table.page.get_by_test_id("curtain-task")).to_be_visible()
    table.take_seat()
    own = table.own["offices"]
    # What is half chosen is still marked afterwards.
    half = f"return-{next(official for official, count in own.items() if count)}"
    marked = table.part("return").locator("[aria-pressed=true]")
    table.tap(half)
    reload_and_come_back(table, state)
    expect(marked).to_have_count(1)
    table.tap(half)
    expect(marked).to_have_count(0)
    turn = state.to_dict()["turn"]
    play_on(table, state, lambda state: phase(state) not in ("return", "reward-card", "reward-house"))
    assert state.current_player == turn


def test_reload_on_the_way_to_rome(household: Household) -> None:
    state = game_when(long_way, audience=True)
    table = household.open(Table, state)
    table.take_seat()
    first = state.legal_actions()[0]
    state.apply(first)
    table.do(first.to_dict())
    reload_and_come_back(table, state)
    places = {one["id"]: one["town"] for one in table.view["observation"]["audience"]["coaches"]}
    moved = first.to_dict()
    assert places[moved["coach"]] == moved["town"]
    play_on(table, state, lambda state: phase(state) != "move")


def ranks_shown(table: Table) -> list[Any]:
    """Every distribution that the page was given: to see, in the log, and at the steps of the replay."""
    history = table.page.evaluate(f"() => JSON.stringify({HOST}.host.session.history)")
    events = [event for step in json.loads(history) for event in step["events"]]
    assert all(
        step["text"] is None for step in json.loads(history) if step["events"][0]["event"] == "assigned"
    )
    return [
        *table.view["observation"]["audience"]["clergy"],
        *(event["ranks"] for event in events if event["event"] == "assigned"),
    ]


def test_the_clergy_cannot_be_looked_up(household: Household) -> None:
    state = game(audience=True)
    page = household.show(f"game/{GAME_ID}", saved_game(state))
    table = Table(page)
    for seat in range(2):
        at_curtain_of(table, state)
        table.take_seat()
        action = next(one for one in state.legal_actions() if one.to_dict()["ranks"] == list(MINE))
        state.apply(action)
        table.do(action.to_dict())
        if seat == 0:
            table.wait_for_curtain()

    at_curtain_of(table, state)
    table.take_seat()
    # Not even the own one, from now on.
    assert ranks_shown(table) == [None] * 4
    assert table.view["undo"]["steps"] == 0
    page.reload()
    at_curtain_of(table, state)
    table.take_seat()
    assert ranks_shown(table) == [None] * 4

    for step in (3, 4):
        table.take(next(city for city in table.view["observation"]["display"] if city))
        table.wait_for_step(step)
    table.lay(table.own["hand"][0], "first")
    table.wait_for_step(5)
    table.tap("btn-undo")
    page.wait_for_function(f"() => {HOST}.querySelector('tut-table').view.step === 4", polling=POLL)
    assert ranks_shown(table) == [None] * 4
    assert table.view["undo"]["steps"] == 0

    page.get_by_test_id("bar-replay").click()
    for step in range(4, -1, -1):
        page.get_by_test_id("replay-slider").fill(str(step))
        page.wait_for_function(
            f"(step) => {HOST}.querySelector('tut-table').view.step === step", arg=step, polling=POLL
        )
        assert set(map(json.dumps, ranks_shown(table))) == {"null"}
    page.get_by_test_id("replay-close").click()

    page.get_by_test_id("bar-to-home").click()
    page.get_by_test_id("game-export").click()
    with page.expect_download() as download:
        page.get_by_test_id("answer-save").click()
    given = download.value.path().read_text().lower()
    assert not [rank for rank in RANKS if rank in given]
    assert "assign" not in given
    assert GAME_ID in page.evaluate("() => Object.keys(localStorage).join()")
