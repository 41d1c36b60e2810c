"""A game of its own begins from a moment of one that is over."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch import State
from tests.browser.devices import game, positions, saved_game
from tests.browser.household import Household
from tests.browser.murano import murano_positions, new_murano

SAVED = "document.querySelector('st-app').shadowRoot.querySelector('st-table-host')?.game?.session.saved"
"""The game on the screen, as it is kept."""


def finished(kind: str) -> State:
    *_, last = murano_positions(new_murano(2)) if kind == "murano" else positions(game())
    return last


def test_who_handed_the_seat_over_is_told_of_no_computer_before_the_own_turn(household: Household) -> None:
    state = finished("thurn-und-taxis")
    saved = saved_game(state, levels={0: "apprentice", 1: "apprentice"})
    saved["sat"] = [{"seat": 0, "kind": "person", "until": 4}]
    page = household.show(f"game/{saved['id']}", saved)
    page.get_by_test_id("end-replay").click()
    page.get_by_test_id("replay-slider").wait_for()
    host = "document.querySelector('st-app').shadowRoot.querySelector('st-table-host').game"
    page.evaluate(f"() => {host}.replayTo(0)")
    page.wait_for_function(f"() => {host}.replay?.view?.current === 0")
    page.get_by_test_id("replay-branch").click()
    told = page.get_by_test_id("toast")
    expect(told).to_contain_text("stays as it is")
    expect(told).not_to_contain_text("computer")


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_a_moment_of_the_replay_is_played_on(kind: str, household: Household) -> None:
    state = finished(kind)
    actions = state.record()["actions"]
    page = household.show_game(state)
    over = page.url
    page.get_by_test_id("end-replay").click()
    branch = page.get_by_test_id("replay-branch")
    page.get_by_test_id("replay-last").click()
    expect(branch).to_be_hidden()
    slider = page.get_by_test_id("replay-slider")
    expect(slider).to_have_value(str(len(actions)))
    page.get_by_test_id("replay-turn-back").click()
    expect(slider).not_to_have_value(str(len(actions)))
    step = int(slider.input_value())
    assert 0 < step < len(actions)
    # A double press begins one game.
    kept = "() => Object.keys(localStorage).filter((key) => key.startsWith('spieltisch:game:')).length"
    before = page.evaluate(kept)
    branch.evaluate("(button) => { button.click(); button.click(); }")
    page.wait_for_function(f"(count) => {SAVED}?.record.actions.length === count", arg=step)
    saved = page.evaluate(SAVED)
    assert page.url.endswith(saved["id"])
    assert page.url != over
    assert saved["record"] == {**state.record(), "actions": actions[:step]}
    assert not saved["status"]["over"]
    # It counts in no statistics.
    assert saved["study"] is True
    assert page.evaluate(kept) == before + 1
    # It is one of the games before anybody has acted in it.
    page.evaluate("location.hash = '#/'")
    expect(page.locator(f'[data-game="{saved["id"]}"]')).to_be_visible()
    page.goto(over)
    page.get_by_test_id("end-same-deal").click()
    page.get_by_test_id("answer-seats-kept").click()
    page.wait_for_function(f"() => {SAVED}?.record.actions.length === 0")
    same = page.evaluate(SAVED)
    assert same["record"] == {**state.record(), "actions": []}
    assert same["origin"] == {"id": over.rpartition("/")[2], "step": 0}


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_the_same_deal_is_played_with_other_seats(kind: str, household: Household) -> None:
    state = finished(kind)
    page = household.show_game(state)
    over = page.url
    page.get_by_test_id("end-same-deal").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("end")).to_be_visible()
    assert page.url == over
    page.get_by_test_id("end-same-deal").click()
    expect(page.get_by_test_id("question")).to_contain_text("Bernhard, Anna")
    page.get_by_test_id("answer-seats-moved").click()
    page.wait_for_function(f"() => {SAVED}?.record.actions.length === 0")
    moved = page.evaluate(SAVED)
    assert moved["seats"] == seats_of(page, over)[::-1]
    begun = spieltisch.replay({**state.record(), "actions": []})
    there = spieltisch.replay(moved["record"])
    assert there.players == begun.players[::-1]
    # What everybody sees is the same: the deal stays where it is.
    assert open_of(there) == open_of(begun)


def seats_of(page: Page, address: str) -> list[dict[str, str]]:
    """Return the seats of a game that is kept."""
    kept = page.evaluate("(id) => localStorage.getItem(`spieltisch:game:${id}`)", address.rpartition("/")[2])
    found: list[dict[str, str]] = json.loads(kept)["seats"]
    return found


def open_of(state: State) -> dict[str, object]:
    """Return what everybody may see, but for who sits where."""
    return {**state.observation(None), "players": [], "seats": []}
