"""Golden games that are played by touches, and what kind of table each is."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import CDPSession

import spieltisch
from tests.browser.devices import saved_game
from tests.browser.murano import Lagoon
from tests.browser.table import Table
from tests.records import golden

STAYS = 0.08
"""Seconds for which a finger stays on the screen."""
LOOKS = 0.5
"""Seconds for which a person looks at what came of a touch before the next one."""


class FingerTable(Table):
    """A table whose person touches only what is seen, at a person's pace: one thing after the other."""

    @cached_property
    def wire(self) -> CDPSession:
        """By which a finger can stay where it is."""
        return self.page.context.new_cdp_session(self.page)

    def touch_at(self, x: float, y: float) -> None:
        """Touch a point of the screen, and look what that did."""
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            time.sleep(STAYS if points else 0)
        # Nothing is asked of the page meanwhile: a frame would be one more for which the answer has to wait.
        time.sleep(LOOKS)


class FingerLagoon(FingerTable, Lagoon):
    """The same in Murano."""


@dataclass(frozen=True)
class Sitting:
    """A golden game at a table of people."""

    title: str
    name: str
    """Of the golden record."""
    table: Callable[..., Table]

    def record(self, actions: int) -> dict[str, Any]:
        """Return its record after so many actions; counted from the end where that is negative."""
        record = golden.record_of(golden.read(self.name))
        return {**record, "actions": record["actions"][:actions]}

    def actions(self) -> list[str]:
        """Return all that was done in it."""
        return [text for text, _ in golden.read(self.name)["actions"]]


SITTINGS = (
    Sitting("base, 2", "2-all-countries-lot", FingerTable),
    Sitting("all modules, 4", "expansions-all-south", FingerTable),
    Sitting("Murano, 4", "murano-4", FingerLagoon),
)


def kept(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game as the page keeps it, with people at all seats."""
    return saved_game(spieltisch.replay(dict(record)))
