"""Fingers on both boards: one pans what is enlarged, two enlarge, a tap still means the place under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from spieltisch import State
from tests.browser.canvas.test_board_size import BOARDS
from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when
from tests.browser.table import POLL, TABLE, Table

Fingers = Sequence[tuple[float, float]]

RANKS = f"""() => [...{TABLE}.shadowRoot.querySelectorAll("[data-coach-seat]")].map((one) => one.dataset.carry ?? null)"""


def touch(table: Table, *steps: Fingers) -> None:
    """Put down as many fingers as the first step has, move them along, and lift them."""
    wire = table.page.context.new_cdp_session(table.page)
    for number, fingers in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
        kind = "touchMove" if number else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


@BOARDS
def test_fingers_move_the_board(
    kind: type[Table], state: Callable[[], State], board: str, household: Household
) -> None:
    table = household.seat(kind, state(), has_touch=True)
    page = table.page
    box = table.part("board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(
        f"""() => {{
            const board = {board};
            globalThis.touched = 0;
            board.pressed = () => {{ globalThis.touched += 1; }};
            board.hitTest = () => "anything";
        }}"""
    )
    least = page.evaluate(f"() => {board}.camera.scale")

    # Two fingers, apart: twice as large, about the middle between them.
    touch(table, *([(x - away, y), (x + away, y)] for away in (50, 60, 80, 100)))
    page.wait_for_function(f"(scale) => {board}.camera.scale > scale", arg=least * 1.9, polling=POLL)
    assert page.evaluate(f"() => {board}.camera.scale") == pytest.approx(least * 2, rel=0.02)

    # One finger: what is under it goes along.
    before = page.evaluate(f"() => {board}.camera.x")
    touch(table, *([(x - way, y)] for way in (0, 20, 40, 60)))
    page.wait_for_function(f"(x) => {board}.camera.x < x - 59", arg=before, polling=POLL)
    assert page.evaluate(f"() => {board}.camera.x") == pytest.approx(before - 60, abs=1)
    assert page.evaluate("() => touched") == 0, "neither was a tap"

    table.touch_at(x, y)
    page.wait_for_function("() => touched === 1", polling=POLL)


def test_a_cleric_is_carried_into_a_coach_and_back(household: Household) -> None:
    table = household.seat(Table, game(audience=True), has_touch=True)
    seats = table.page.evaluate(RANKS)
    assert seats == [None] * 5
    first = table.root.locator("[data-cleric-pool] [data-carry]").first
    rank = first.get_attribute("data-carry")
    table.drag(f"cleric-{rank}", "coach-violet")
    table.page.wait_for_function(f"(rank) => ({RANKS})()[0] === rank", arg=rank, polling=POLL)
    assert first.get_attribute("aria-pressed") == "false", "what was carried was not touched as well"
    table.drag("coach-violet", f"cleric-{rank}")
    table.page.wait_for_function(f"() => ({RANKS})()[0] === null", polling=POLL)


def test_whether_to_build_on_a_small_space_is_asked_beside_it(household: Household) -> None:
    state = murano_when(lambda view: [one["type"] for one in view["actions"]].count("build") == 1)
    table = household.seat(Lagoon, state, has_touch=True)
    view = table.view
    place = next(one["place"] for one in view["actions"] if one["type"] == "build")
    table.board("cell", place)
    x, y = table.spot("cell", place)
    box = table.part("bubble").bounding_box()
    assert box
    away = max(box["x"] - x, x - box["x"] - box["width"]), max(box["y"] - y, y - box["y"] - box["height"])
    assert 0 < max(away) < 80, "beside the space, on the free water by its island, not over it"
    table.tap("ask-yes")
    table.wait_after(view["step"])
    islands = table.view["observation"]["islands"]
    assert any(place in {**island["streets"], **island["buildings"]} for island in islands)
