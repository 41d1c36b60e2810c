"""A board that takes another size: it lies in its new place at once, its ink follows, and the page is free in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from spieltisch import State
from tests.browser.devices import game
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, new_murano
from tests.browser.table import TABLE, Table

MAP = f"{TABLE}.bridge.map"
LAGOON = f"{TABLE}.bridge.lagoon"
BOARDS = pytest.mark.parametrize(
    ("kind", "state", "board"),
    [(Table, game, MAP), (Lagoon, new_murano, LAGOON)],
    ids=["thurn-und-taxis", "murano"],
)

# Lets a board fill a share of its panel; counts the other tasks that have their turn before the ink is drawn anew, and
# the pictures on the screen meanwhile, and those of them that had a hole in the middle.
SQUEEZE = """async (share) => {
    const board = BOARD;
    const { container, backdrop } = board;
    const ink = backdrop.part;
    const [sheet] = backdrop.canvases;
    container.style.maxWidth = share;
    board.resize();
    const atOnce = { inkIsOld: backdrop.part === ink, width: board.layers.base.canvas.clientWidth, seen: board.camera.width };
    let others = 0;
    let pictures = 0;
    let blank = 0;
    const hasHole = () => {
        const { canvas } = board.layers.base;
        const [w, h] = [canvas.width, canvas.height];
        const dots = canvas.getContext("2d").getImageData(w * 0.3, h * 0.3, w * 0.4, h * 0.4).data;
        return dots.some((value, at) => at % 4 === 3 && value === 0);
    };
    let looking = true;
    const look = () => requestAnimationFrame(() => setTimeout(() => {
        if (!looking) return;
        pictures += 1;
        blank += hasHole() ? 1 : 0;
        look();
    }));
    look();
    while (backdrop.part === ink) {
        await new Promise((resolve) => setTimeout(resolve));
        others += 1;
    }
    while (pictures === 0) await new Promise(requestAnimationFrame);
    looking = false;
    const isNew = backdrop.canvases[0] !== sheet;
    return { ...atOnce, others, pictures, blank, isNew, letGo: sheet.width, wanted: container.clientWidth };
}"""

# What is drawn now: where the names stand, which part of the sheet the ink shows, and in how many dots.
DRAWN = f"""() => {{
    const {{ keptBoxes, backdrop, camera }} = {MAP};
    const {{ width, height }} = backdrop.canvases[0];
    return JSON.stringify({{ keptBoxes, part: backdrop.part, dots: [width, height], scale: camera.scale }});
}}"""


@pytest.fixture
def table(household: Household) -> Table:
    return inked(household.seat(Table, game()), MAP)


T = TypeVar("T", bound=Table)


def inked(table: T, board: str) -> T:
    """Wait for the ink of a board that was just opened: what an earlier one has left may be of another size."""
    table.page.wait_for_function(f"() => {board}.backdrop.made === {board}.wish")
    return table


def squeeze(table: Table, share: str, board: str = MAP) -> dict[str, Any]:
    found: dict[str, Any] = table.page.evaluate(SQUEEZE.replace("BOARD", board), share)
    return found


@BOARDS
def test_the_place_comes_at_once_and_the_ink_follows(
    kind: type[Table], state: Callable[[], State], board: str, household: Household
) -> None:
    found = squeeze(inked(household.seat(kind, state()), board), "60%", board)
    assert found["width"] == found["seen"] == found["wanted"]
    assert found["inkIsOld"]
    assert found["others"] >= 4, "what is worked out and what is painted have tasks of their own"
    assert found["pictures"]
    assert found["blank"] == 0
    assert found["isNew"]
    assert found["letGo"] == 0, "the memory of the old ink"


def test_a_board_of_the_next_table_is_seen_at_once_with_the_ink_of_the_last_one(table: Table) -> None:
    found = table.page.evaluate(
        f"""async () => {{
            const table = {TABLE};
            const ink = {MAP}.backdrop.canvases[0];
            table.bridge.drawn.destroy();
            table.requestUpdate();
            await table.updateComplete;
            const {{ map }} = table.bridge;
            // Sooner than the next picture, since the new ink may be there with it.
            while (map.table.style.visibility === "hidden") await new Promise((resolve) => setTimeout(resolve));
            return {{ same: map.backdrop.canvases[0] === ink, covers: map.covers(map.camera.view()) }};
        }}"""
    )
    assert found == {"same": True, "covers": True}


def test_the_last_of_several_sizes_counts(table: Table) -> None:
    page = table.page
    drawn = page.evaluate(DRAWN)
    tasks = squeeze(table, "60%")["others"]
    assert tasks
    assert page.evaluate(DRAWN) != drawn
    page.evaluate(
        f"""() => {{
            const map = {MAP};
            for (const share of ["80%", "40%", "none"]) {{
                map.container.style.maxWidth = share;
                map.resize();
            }}
        }}"""
    )
    page.wait_for_function(f"(drawn) => ({DRAWN})() === drawn", arg=drawn)
    # Nothing of a size in between comes later: each would need as many tasks.
    page.evaluate(
        "async (count) => { while (count--) await new Promise((resolve) => setTimeout(resolve)); }", 4 * tasks
    )
    assert page.evaluate(DRAWN) == drawn


def test_a_hand_that_moves_on_while_the_ink_is_drawn(table: Table) -> None:
    """The ink that was begun shows a part that is out of sight by the time it is there."""
    covers = f"{MAP}.covers({MAP}.camera.view())"
    table.page.evaluate(
        f"""async () => {{
            const map = {MAP};
            map.move(() => map.camera.zoom(4));
            const ink = map.backdrop.part;
            while (map.backdrop.part === ink) await new Promise((resolve) => setTimeout(resolve));
            const {{ camera, backdrop }} = map;
            const begun = backdrop.begin.bind(backdrop);
            backdrop.begin = (...all) => {{
                backdrop.begin = begun;
                const blank = begun(...all);
                // A leap, as of a board that is dragged far while this is painted.
                camera.pan(-camera.width, -camera.height);
                return blank;
            }};
            map.move(() => map.camera.zoom(1.2));
        }}"""
    )
    table.page.wait_for_function(f"() => !({covers})")
    table.page.wait_for_function(f"() => {covers}")


def test_a_device_that_is_turned(household: Household) -> None:
    """The lagoon stands upright there: another picture, of which there is no old ink to be seen meanwhile."""
    page = household.seat(Lagoon, new_murano()).page
    upright = f"() => {{ const {{ w, h }} = {LAGOON}.camera.sheet; return h > w; }}"
    assert not page.evaluate(upright)
    resize(page, "phone")
    page.wait_for_function(upright)
    # It is inked in steps, to its lower edge, which lies beyond that of the board before.
    page.wait_for_function(
        f"() => {{ const {{ backdrop, camera }} = {LAGOON}; return backdrop.part.h === camera.sheet.h; }}"
    )


def test_a_table_that_is_left_in_the_meantime(table: Table) -> None:
    """Any error of the page fails the test; a map that is gone is not drawn any more."""
    gone = table.page.evaluate(
        f"""async () => {{
            const map = {MAP};
            map.container.style.maxWidth = "60%";
            map.resize();
            const ink = map.backdrop.part;
            {TABLE}.remove();
            await new Promise((resolve) => setTimeout(resolve, 500));
            return map.ended && map.backdrop.part === ink;
        }}"""
    )
    assert gone
