"""A table at which nothing happens does nothing, and an action asks for few pictures and tasks: checks that need no clock."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from spieltisch import State
from tests.browser.canvas.test_board_size import BOARDS, LAGOON, MAP
from tests.browser.devices import NewContext, device, game, open_game, saved_game
from tests.browser.murano import Lagoon, new_murano
from tests.browser.site import Site
from tests.browser.steps import wait_until
from tests.browser.table import TABLE, Table

MOST_FRAMES = 24
MOST_TIMERS = 24
"""So many may an action ask for, with all that follows it: nearly half as many again as it does (17 and 16, 17 and 17)."""
MOST_ARRANGED = {"take": 3, "sail": 5}
"""So often may the table be arranged anew, with all that follows: for the touch, for the answer, and for what that allows."""
WAKES = (Path(__file__).parent / "wakes.js").read_text()

# Counts how often each layer of a board is painted from now on, and how often its table is arranged.
WATCH_LAYERS = """() => {
    const { layers } = BOARD;
    const table = TABLE;
    const { performUpdate } = table;
    window.painted = { arranged: 0 };
    table.performUpdate = function () {
        window.painted.arranged += 1;
        return performUpdate.call(this);
    };
    for (const [name, layer] of Object.entries(layers)) {
        window.painted[name] = 0;
        const { paint } = Object.getPrototypeOf(layer);
        layer.paint = function () {
            window.painted[name] += 1;
            return paint.call(this);
        };
    }
    Object.assign(wakes.counts, { frames: 0, timers: 0 });
}"""
COUNTED = "() => ({ ...window.painted, ...wakes.counts })"


@pytest.fixture
def sit_down(new_context: NewContext, site: Site) -> Callable[..., Table]:
    """Take the seat at a table that moves, with its board drawn, and that tells what wakes it."""

    def sit_down(
        kind: type[Table], state: State, board: str, *, touch: bool = False, **prefs: object
    ) -> Table:
        moving = {"reduced_motion": "no-preference", "has_touch": touch}
        context = device(new_context, site, games=[saved_game(state)], prefs=prefs, **moving)
        context.add_init_script(WAKES)
        table = kind(open_game(context, site).page)
        table.take_seat()
        table.page.wait_for_function(f"() => {board}.backdrop.part.w > 0")
        return table

    return sit_down


def wait_for_rest(table: Table) -> None:
    """Wait until nothing is left that would wake the page up; nothing that comes later could begin by itself."""
    left: list[str] = []

    def rests() -> bool:
        left[:] = table.page.evaluate("wakes.left()")
        return not left

    try:
        wait_until(table.page, rests)
    except AssertionError as error:
        raise AssertionError(json.dumps(left, indent=1)) from error


@BOARDS
def test_nothing_wakes_a_table_that_waits_for_a_person(
    kind: type[Table], state: Callable[[], State], board: str, sit_down: Callable[..., Table]
) -> None:
    table = sit_down(kind, state(), board, animationSpeed="normal", sound=True)
    wait_for_rest(table)
    assert table.page.evaluate("document.hidden") is False, "a page out of sight would prove nothing"


def layers_painted(table: Table, board: str, verb: str) -> dict[str, int]:
    """Make a first action, see that it asks for little, and return how often it has painted each layer of the board."""
    wait_for_rest(table)
    table.page.evaluate(WATCH_LAYERS.replace("BOARD", board).replace("TABLE", TABLE))
    view = table.view
    action = next(one for one in view["actions"] if one["type"] == verb and not one.get("official"))
    if isinstance(table, Lagoon):
        table.carry_out(action, view)
    else:
        table.do(action)
    wait_for_rest(table)
    found: dict[str, int] = table.page.evaluate(COUNTED)
    assert found.pop("frames") <= MOST_FRAMES
    assert found.pop("timers") <= MOST_TIMERS
    assert found.pop("arranged") <= MOST_ARRANGED[verb]
    return found


def test_to_take_a_card_paints_only_what_changes_and_asks_for_little(sit_down: Callable[..., Table]) -> None:
    found = layers_painted(sit_down(Table, game(), MAP), MAP, "take")
    # The town under the finger is marked first, and then no longer.
    assert found.pop("highlight") <= 2
    assert found == {"base": 0, "routes": 0, "pieces": 1}


def test_to_sail_paints_only_what_changes_and_asks_for_little(sit_down: Callable[..., Table]) -> None:
    found = layers_painted(sit_down(Lagoon, new_murano(), LAGOON), LAGOON, "sail")
    assert found.pop("base") == 0
    # One picture for the space that was touched, one for what came of it.
    assert all(times <= 2 for times in found.values()), found


LONG_ENOUGH = 0.3
"""Seconds for which a finger stays, so that all that the press itself marks is painted before it is lifted; no hold yet."""
STILL = 200
"""Milliseconds after which a table may look busy."""
NEW_LOOKS = ("UpdateLayoutTree", "Paint")
"""What the browser's trace says when something is to look different."""
# Marks when the finger is lifted and when the answer is given to the table; how long that took is told.
WATCH_ANSWER = """() => {
    const table = TABLE;
    window.answered = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error("nothing came of the press")), 25_000);
        let lifted = null;
        addEventListener("pointerup", () => {
            lifted ??= performance.now();
            performance.mark("lifted");
        }, { capture: true, once: true });
        const { requestUpdate } = table;
        table.requestUpdate = function (...change) {
            if (lifted !== null && change[0] === "view") {
                performance.mark("answered");
                resolve(performance.now() - lifted);
                table.requestUpdate = requestUpdate;
            }
            return requestUpdate.apply(this, change);
        };
    });
}"""
PAINTED = """async () => {
    const took = await answered;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return took;
}"""


def first_press(table: Table) -> tuple[float, float]:
    """Return where the first action of a game is made by one touch."""
    actions = table.view["actions"]
    if isinstance(table, Lagoon):
        return table.spot("space", next(one["to"] for one in actions if one["type"] == "sail"))
    return table.point(f"card-{next(one['card'] for one in actions if one['card'])}")


@BOARDS
def test_nothing_is_painted_between_a_press_and_its_answer(
    kind: type[Table],
    state: Callable[[], State],
    board: str,
    sit_down: Callable[..., Table],
    chromium: Browser,
) -> None:
    """A browser keeps the answer of a worker back until a picture that was asked for meanwhile is painted (decision 104)."""
    table = sit_down(kind, state(), board, touch=True, lookFirst="never")
    page = table.page
    wire = page.context.new_cdp_session(page)
    wait_for_rest(table)
    page.evaluate(WATCH_ANSWER.replace("TABLE", TABLE))
    x, y = first_press(table)
    chromium.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    time.sleep(LONG_ENOUGH)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    took = page.evaluate(PAINTED)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    [lifted] = [event["ts"] for event in events if event["name"] == "lifted"]
    until = lifted + min(took, STILL) * 1000
    seen = [event for event in events if event["name"] in NEW_LOOKS]
    assert len(seen) > 0, "the trace tells of them"
    assert [event["name"] for event in seen if lifted < event["ts"] < until] == []
