"""One table in one browser: opened, played by touches, panned and pinched."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.devices import GAME_ID, TABLET
from tests.browser.murano import Lagoon
from tests.browser.table import Table
from tests.presses.arrivals import Arrivals
from tests.presses.sittings import Sitting, kept

WATCH = (Path(__file__).parent / "watch.js").read_text()
DENSITY = 2
PATIENCE = 120_000
"""Milliseconds for an engine to start, slowed down as the page may be."""
CALM = 1.5
"""Seconds after which a table that was opened has drawn its board."""
SWINGS = 90
"""So many steps has a finger's way over the board, one for each picture of a screen."""
STEP = 1 / 60

OPENED = "() => document.querySelector('st-app')?.shadowRoot.querySelector('st-table-host')?.session?.phase === 'curtain'"


@dataclass
class Found:
    """What was measured at a table; times in milliseconds."""

    presses: dict[str, list[float]] = field(default_factory=dict)
    """From the last press of an action, as soon as the browser has it, to what came of it, painted: by the kind of action."""
    held: list[float] = field(default_factory=list)
    """How long the driver of the browser had held each of them back."""
    opening: list[float] = field(default_factory=list)
    """Long tasks until the table was open."""
    tasks: list[float] = field(default_factory=list)
    """Long tasks while it was played."""
    panning: list[float] = field(default_factory=list)
    """From one frame to the next."""
    pinching: list[float] = field(default_factory=list)
    flying: list[float] = field(default_factory=list)
    """While cards and houses move to their places."""

    @property
    def all_presses(self) -> list[float]:
        """All of them, whatever they did."""
        return [ms for some in self.presses.values() for ms in some]


class Seat:
    """A tab at a table, in a browser of its own kind: a tablet with a screen of twice the density.

    Args:
        browser: in which it is opened.
        address: of the site.
        sitting: what is played.
        slowed: how many times slower its page is than this machine.
        begun: actions that were made before.
    """

    def __init__(self, browser: Browser, address: str, sitting: Sitting, slowed: int, begun: int = 0) -> None:
        self.sitting = sitting
        self.found = Found()
        self._actions = sitting.actions()
        self._browser = browser
        self._pressed: list[tuple[str, float, float]] = []
        """Kind of action, the page's time of its last press, and milliseconds from there until it was painted."""
        self.context = browser.new_context(
            viewport=TABLET,
            device_scale_factor=DENSITY,
            has_touch=True,
            locale="en-GB",
            service_workers="block",
            storage_state=device(address, kept(sitting.record(begun))),  # type: ignore[arg-type]
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(WATCH)
        self.wire = self.context.new_cdp_session(self.page)
        if slowed > 1:
            self.wire.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        self.table: Table = sitting.table(self.page, touch=True)
        self.hash = f"#/game/{GAME_ID}"
        self.page.goto(f"{address}{self.hash}")
        self._sit_down()
        time.sleep(CALM)
        self.found.opening = self._tasks()

    def _sit_down(self) -> None:
        self.page.wait_for_function(OPENED)
        # Each visit of a table is a session of its own.
        self.page.evaluate("() => watched.begin()")
        self.table.take_seat()

    def leave(self) -> None:
        """Go to the home page."""
        self.page.evaluate("() => { location.hash = '#/'; }")
        self.page.wait_for_function(f"() => !({OPENED})()")

    def come_back(self) -> None:
        """Go from there to the table, where the game goes on."""
        self.page.evaluate("(hash) => { location.hash = hash; }", self.hash)
        self._sit_down()

    def _tasks(self) -> list[float]:
        """Return the long tasks since the last time."""
        tasks: list[float] = self.page.evaluate("() => watched.tasks.splice(0).map(({ ms }) => ms)")
        return tasks

    def play(self, actions: int) -> bool:
        """Make so many actions by touches.

        Returns:
            Whether there are more.
        """
        self.page.evaluate("() => watched.tasks.splice(0)")
        arrivals = Arrivals(self._browser, self.page)
        more = True
        for _ in range(actions):
            more = self._action()
            if not more:
                break
        self.found.tasks += self._tasks()
        held = arrivals.held([at for _, at, _ in self._pressed])
        for (kind, _, ms), before in zip(self._pressed, held, strict=True):
            self.found.presses.setdefault(kind, []).append(ms - before)
        self.found.held += held
        self._pressed.clear()
        return more

    def _action(self) -> bool:
        table = self.table
        view = table.view
        if view["over"]:
            return False
        if not view["actions"]:
            # The curtain falls, or is about to.
            view = table.take_seat()
            table.put_news_away()
        # The page may have made the one before, too, because it follows.
        text = self._actions[view["step"]]
        action = next((one for one in view["actions"] if one["text"] == text), None)
        if action is None and isinstance(table, Lagoon):
            # At a space with one thing to do the page does that at once, where the golden game may have sailed on.
            action = view["actions"][0]
        if action is None:
            raise AssertionError(f"{text!r} is not among {[one['text'] for one in view['actions']]}")
        made = 1
        if isinstance(table, Lagoon):
            table.carry_out(action, view)
        else:
            actions = table.pressed_together(self._actions[view["step"] :])
            table.do(*actions)
            made = len(actions)
        shown = "([step, patience]) => watched.until(step, patience)"
        if not self.page.evaluate(shown, [view["step"] + made, PATIENCE]):
            raise AssertionError(f"nothing came of {text!r}")
        kind = action["type"] + (" with official" if action.get("official") else "")
        for press in self.page.evaluate("() => watched.presses.splice(0)"):
            self._pressed.append((kind, press["at"], press["ms"]))
        self.found.flying += self.page.evaluate("() => watched.flown.splice(0)")
        return True

    def swing(self) -> None:
        """Look at the board closely, by two fingers, and go around on it by one."""
        box = self.table.part("board").bounding_box()
        assert box
        x, y, reach = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"] / 3
        self.page.evaluate("() => watched.count()")
        self._fingers(
            [[(x - part, y), (x + part, y)] for part in (20 + reach * i / SWINGS for i in range(SWINGS))]
        )
        self.found.pinching += self.page.evaluate("() => watched.counted()")
        self.page.evaluate("() => watched.count()")
        self._fingers(
            [[(x + reach * (0.5 - i / SWINGS), y + reach * (0.5 - i / SWINGS))] for i in range(SWINGS)]
        )
        self.found.panning += self.page.evaluate("() => watched.counted()")
        # Back to the whole board, where each place is where a press looks for it.
        self._fingers(
            [
                [(x - part, y), (x + part, y)]
                for part in (20 + reach * (1 - i / SWINGS) for i in range(SWINGS))
            ]
        )

    def _fingers(self, way: list[list[tuple[float, float]]]) -> None:
        began = time.monotonic()
        for number, points in enumerate(way):
            kind = "touchMove" if number else "touchStart"
            touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
            self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
            time.sleep(max(0.0, began + number * STEP - time.monotonic()))
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def close(self) -> Found:
        """Leave the table and return what was measured."""
        self.context.close()
        return self.found


def device(address: str, game: dict[str, Any]) -> dict[str, Any]:
    """Return a device on which a game is kept, as Playwright describes one."""
    entries = {
        f"spieltisch:game:{GAME_ID}": game,
        "spieltisch:prefs": {"animationSpeed": "fast", "confirmTurns": True, "lookFirst": "never"},
        f"spieltisch:hints:{game['game']}": {"on": False, "known": []},
    }
    items = [{"name": name, "value": json.dumps(value)} for name, value in entries.items()]
    return {"cookies": [], "origins": [{"origin": address.rstrip("/"), "localStorage": items}]}
