"""Three manners of pressing: by finger, by mouse, by keys."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from playwright.sync_api import Page

Thing = Mapping[str, Any]
"""What can be pressed, as `look` in eyes.js tells it."""
Point = tuple[float, float]

STAYS = 0.05
"""Seconds for which a finger or a button stays down."""
HOLD = 0.75
"""Seconds after which a press is no tap."""
STEPS = 6
"""So many moves make a drag."""
FARTHEST = 60
"""So many keys a person walks to a thing."""


class Hands(Protocol):
    """Press things of a page."""

    name: str
    page: Page

    def reach(self, thing: Thing) -> bool:
        """Bring a thing to where it can be pressed; return whether it can be."""

    @property
    def point(self) -> Point | None:
        """Where a pointer is about to press, if one is."""

    def press(self) -> None:
        """Press what was reached last."""


class Pointer:
    """What finger and mouse have in common: they press where they see a thing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.point: Point | None = None

    def reach(self, thing: Thing) -> bool:
        point = thing["point"]
        if point is None and thing["far"]:
            point = self.page.evaluate("(number) => monkey.reach(number)", thing["number"])
        self.point = (point[0], point[1]) if point else None
        return self.point is not None

    def press(self) -> None:
        """Press and let go."""
        assert self.point
        self._down(self.point)
        time.sleep(STAYS)
        self._up()

    def hold(self) -> None:
        """Stay on a thing for as long as a look takes."""
        assert self.point
        self._down(self.point)
        time.sleep(HOLD)
        self._up()

    def drag(self, goal: Point) -> None:
        """Carry a thing to a point."""
        assert self.point
        (x, y), (to_x, to_y) = self.point, goal
        self._down(self.point)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._move((x + (to_x - x) * share, y + (to_y - y) * share))
        self._up()

    def zoom(self, goal: Point) -> None:
        """Bring what lies under the point nearer or farther away."""
        raise NotImplementedError

    def _down(self, point: Point) -> None:
        raise NotImplementedError

    def _move(self, point: Point) -> None:
        raise NotImplementedError

    def _up(self) -> None:
        raise NotImplementedError


class Mouse(Pointer):
    """A mouse, which lies over a thing before it presses it."""

    name = "mouse"

    def reach(self, thing: Thing) -> bool:
        found = super().reach(thing)
        if found and self.point:
            self.page.mouse.move(*self.point)
        return found

    def zoom(self, goal: Point) -> None:
        assert self.point
        self.page.mouse.move(*self.point)
        self.page.mouse.wheel(0, goal[1] - self.point[1])

    def _down(self, point: Point) -> None:
        self.page.mouse.move(*point)
        self.page.mouse.down()

    def _move(self, point: Point) -> None:
        self.page.mouse.move(*point)

    def _up(self) -> None:
        self.page.mouse.up()


class Finger(Pointer):
    """A finger on a touch screen."""

    name = "touch"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._wire = page.context.new_cdp_session(page)

    def zoom(self, goal: Point) -> None:
        assert self.point
        (x, y), (to_x, to_y) = self.point, goal
        middle = ((x + to_x) / 2, (y + to_y) / 2)
        self._touch("touchStart", [middle, goal])
        for step in range(1, STEPS + 1):
            share = step / STEPS
            second = (to_x + (x - to_x) * share, to_y + (y - to_y) * share)
            self._touch("touchMove", [middle, second])
        self._up()

    def _down(self, point: Point) -> None:
        self._touch("touchStart", [point])

    def _move(self, point: Point) -> None:
        self._touch("touchMove", [point])

    def _up(self) -> None:
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Keys:
    """The keyboard alone: it walks to a thing as far as the tabulator and the arrows lead, and presses Enter."""

    name = "keys"
    point = None

    def __init__(self, page: Page) -> None:
        self.page = page
        self._key = "Enter"

    def reach(self, thing: Thing) -> bool:
        if thing["number"] < 0:
            return False
        if thing["within"] == "dialog" and "close" in thing["name"]:
            # A person does not walk through a rulebook in order to put it away.
            self._key = "Escape"
            return True
        self._key = "Space" if thing["kind"] == "input" else "Enter"
        for _ in range(FARTHEST):
            key = self.page.evaluate("(number) => monkey.wayTo(number)", thing["number"])
            if not key:
                return bool(self.page.evaluate("(number) => monkey.isAt(number)", thing["number"]))
            self.page.keyboard.press(key)
        return False

    def press(self) -> None:
        self.page.keyboard.press(self._key)


MANNERS: dict[str, type[Mouse | Finger | Keys]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}
