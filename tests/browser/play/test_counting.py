"""The end of a game is played: step by step what scores, and then the result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from spieltisch.session import Session
from tests.browser.devices import finished, game, positions
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, murano_positions, new_murano
from tests.browser.table import TABLE, Table

KINDS = ("thurn-und-taxis", "murano")


def course(kind: str) -> Iterator[State]:
    return murano_positions(new_murano(2, 8)) if kind == "murano" else positions(game())


def last_turn(kind: str) -> State:
    """Return the position before the last action of a game."""
    actions = [str(text) for state in course(kind) if state.is_over for text in state.record()["actions"]]
    return next(state for state in course(kind) if len(state.history()) == len(actions) - 1)


def played_out(household: Household, kind: str, **settings: Any) -> tuple[Table, dict[str, Any]]:
    """Play the last action at the table; return how the game is counted."""
    state = last_turn(kind)
    table = household.seat(Lagoon if kind == "murano" else Table, state, **settings)
    end = state.copy()
    end.apply("end turn")
    session = Session()
    session.call("load", {"record": end.record(), "seat": None})
    table.tap("btn-end-turn")
    table.page.get_by_test_id("scoring").wait_for()
    return table, session.call("count", {})


def totals(page: Page, count: int) -> list[int]:
    """Return what the strip shows for everybody."""
    texts = [page.get_by_test_id(f"scoring-total-{seat}").inner_text() for seat in range(count)]
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]


def counts(number: int, last: int) -> re.Pattern[str]:
    """Return how the strip says which step it is; inserted words are isolated by marks."""
    return re.compile(rf"\b{number}\W+{last}\b")


# What the table shows of everybody's points.
AT_THE_TABLE = f"() => {TABLE}.view.scores.map(({{ total }}) => total)"


@pytest.mark.parametrize("kind", KINDS)
def test_the_end_is_counted_step_by_step(household: Household, kind: str) -> None:
    table, counted = played_out(household, kind)
    page = table.page
    steps = counted["steps"]
    assert len(steps) > 2
    for number, step in enumerate(steps):
        expect(page.get_by_test_id("scoring")).to_contain_text(counts(number + 1, len(steps)))
        assert totals(page, 2) == step["totals"]
        assert page.evaluate(AT_THE_TABLE) == step["totals"], "the table shows no other points"
        if step["part"] != "gold":
            shown = page.get_by_test_id("scoring-points").inner_text().replace("\N{MINUS SIGN}", "-")
            assert int(shown) == step["points"]
        expect(page.get_by_test_id("end")).to_have_count(0)
        if kind == "thurn-und-taxis":
            lit = f"stat-{step['part']}-{step['seat']}"
            expect(table.root.locator(".stat.counted")).to_have_attribute("data-part", lit)
            expect(table.root.locator(".kind.counted")).to_have_count(1 if step["part"] == "tiles" else 0)
        if number % 2:
            page.keyboard.press("Enter")
        else:
            page.get_by_test_id("scoring-next").click()
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page.get_by_test_id("scoring")).to_have_count(0)
    # It can be counted again, and is not when the game is opened again.
    page.get_by_test_id("end-count").click()
    expect(page.get_by_test_id("scoring")).to_contain_text(counts(1, len(steps)))
    page.reload()
    expect(page.get_by_test_id("end")).to_be_visible(timeout=30_000)
    expect(page.get_by_test_id("scoring")).to_have_count(0)


LIT = f"""() => [...{TABLE}.renderRoot.querySelectorAll(".counted")].filter((one) =>
    one.checkVisibility({{ visibilityProperty: true }}) && one.getBoundingClientRect().width > 0).map((one) =>
    one.dataset.counts ?? one.dataset.part)"""


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-lying"])
def test_what_expansions_count_is_lit_where_it_lies(household: Household, size: str) -> None:
    settings = {"courier": True, "offices": True, "audience": True}
    page = household.show_game(finished(**settings))
    resize(page, size)
    page.get_by_test_id("end-count").click()
    counted = Session()
    counted.call("load", {"record": finished(**settings).record(), "seat": None})
    steps = counted.call("count", {})["steps"]
    assert {"chips", "courier", "audience"} <= {step["part"] for step in steps}
    for number, step in enumerate(steps):
        expect(page.get_by_test_id("scoring")).to_contain_text(counts(number + 1, len(steps)))
        lit = page.wait_for_function(
            f"(name) => ({LIT})().find((one) => one.split(' ').includes(name))",
            arg=f"stat-{step['part']}-{step['seat']}",
        )
        assert lit.json_value()
        page.get_by_test_id("scoring-next").click()


def test_it_is_counted_by_itself_where_things_move(household: Household) -> None:
    page = household.show_game(finished(), prefs={"animationSpeed": "fast"}, reduced_motion="no-preference")
    page.get_by_test_id("end-count").click()
    scoring = page.get_by_test_id("scoring")
    expect(scoring).to_contain_text(counts(3, 10))
    # The last step stays until it is pressed.
    expect(scoring).to_contain_text(counts(10, 10), timeout=30_000)
    expect(page.get_by_test_id("end")).to_have_count(0)
    # A press that may still have been meant for the step before ends nothing.
    page.wait_for_timeout(1700)
    page.get_by_test_id("scoring-next").click()
    expect(page.get_by_test_id("end")).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", ["key", "button", "back"])
def test_one_press_leads_to_the_result(household: Household, kind: str, way: str) -> None:
    table, _ = played_out(household, kind)
    page = table.page
    if way == "key":
        page.keyboard.press("Escape")
    elif way == "back":
        page.go_back()
    else:
        page.get_by_test_id("scoring-skip").click()
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page.get_by_test_id("scoring")).to_have_count(0)


@pytest.mark.parametrize("part", ["scoring-next", "scoring-skip"])
def test_a_second_press_before_the_result_is_there_leads_to_it_as_well(
    household: Household, part: str
) -> None:
    table, counted = played_out(household, "murano")
    page = table.page
    for _ in counted["steps"][1:]:
        page.get_by_test_id("scoring-next").click()
    # Both come before the page is drawn anew, as on a slow device.
    page.get_by_test_id(part).evaluate("(button) => { button.click(); button.click(); }")
    expect(page.get_by_test_id("end")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_gondolier_goes_ashore_for_his_card(household: Household) -> None:
    table, counted = played_out(household, "murano")
    used = f"() => Object.values({TABLE}.bridge.state().placed).filter(({{ used }}) => used).length"
    found = []
    for _ in counted["steps"]:
        found.append(table.page.evaluate(used))
        table.page.get_by_test_id("scoring-next").click()
    served = [step["telling"]["id"] == "mur-count-character" for step in counted["steps"]]
    assert any(served)
    assert [after - before for before, after in pairwise([0, *found])] == [int(one) for one in served]


def test_each_step_is_read_out(household: Household) -> None:
    table, counted = played_out(household, "murano")
    page = table.page
    said = page.locator('.announcer[aria-live="polite"]')
    for step in counted["steps"]:
        expect(said).to_contain_text(re.compile(rf"Now \W*{step['totals'][step['seat']]}\b"))
        page.keyboard.press("Space")


@pytest.mark.parametrize("kind", KINDS)
def test_a_replay_ends_with_the_counting(household: Household, kind: str) -> None:
    *_, end = course(kind)
    page = household.show_game(end)
    page.get_by_test_id("end-replay").click()
    page.get_by_test_id("replay-turn-on").click()
    if kind == "thurn-und-taxis":
        # What lies in front has the name of whoever it belongs to.
        expect(page.locator(".tray .hand h2")).to_contain_text("Bernhard")
        expect(page.locator(".tray .end-first")).to_contain_text("Bernhard")
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("replay-text")).to_contain_text(
        "The game is over; the next step counts the points"
    )
    page.get_by_test_id("replay-next").click()
    expect(page.get_by_test_id("scoring")).to_be_visible()
    expect(page.get_by_test_id("replay-bar")).to_have_count(0)
    page.get_by_test_id("scoring-skip").click()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_each_character_is_turned_over_on_the_board(household: Household) -> None:
    table, counted = played_out(household, "murano")
    for step in counted["steps"]:
        card = step["telling"]["args"].get("card", {}).get("character")
        shown = table.page.get_by_test_id("counted-card").locator("[data-card]")
        if card:
            expect(shown).to_have_attribute("data-card", card)
        else:
            expect(shown).to_have_count(0)
        table.page.get_by_test_id("scoring-next").click()
    expect(table.page.get_by_test_id("counted-card")).to_have_count(0)


def test_the_board_is_seen_while_the_end_is_counted(household: Household) -> None:
    *_, end = course("murano")
    page = household.show_game(end)
    resize(page, "phone-lying")
    page.get_by_test_id("end-count").click()
    board = page.get_by_test_id("board")
    expect(board).to_be_in_viewport(ratio=0.95)
    box = board.bounding_box()
    assert box
    assert box["height"] > 250
