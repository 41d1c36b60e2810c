"""What keeping an action on the disk adds to it: from a tap to the action shown as done, with the journal and without."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright

from tools.bench.at_table import GAME_ID, kept
from tools.bench.chromium import FLAGS, PATIENCE, served, site_copy
from tools.bench.positions import Sitting
from tools.console import say
from tools.paths import TOOLS

GAMES = ("thurn-und-taxis", "murano")
ROUND = 10
"""So many actions are made in one browser before it is the other one's turn."""
WARM_UP = 20
GOAL = 15
"""Milliseconds that the journal may add for nineteen of twenty actions."""
SIZE = ViewportSize(width=1180, height=820)
WITHOUT = "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };"


Start = Callable[[Path], BrowserContext]
"""Starts a browser that keeps what it keeps in a folder: any other writes nothing to the disk."""


class Delays(NamedTuple):
    """Milliseconds of each action, side by side: the same actions of the same game."""

    with_journal: list[float]
    without: list[float]


def main(program: str, actions: int) -> int:
    """Print the table; return 1 if the goal is missed.

    Args:
        program: path of Chromium.
        actions: so many are measured in each game.
    """
    say("From a tap to the action shown as done, which is when it is kept, in milliseconds (Chromium);")
    say(
        "with the journal on the disk (IndexedDB, strict), and in localStorage alone; in turn, the same actions."
    )
    say(
        f"{'':16} {'actions':>8} {'without':>8} {'p95':>7} {'with':>8} {'p95':>7} {'added':>7} {'p95':>7} {'load':>5}"
    )
    missed = False

    def start(disk: Path) -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            disk,
            executable_path=program,
            args=FLAGS,
            viewport=SIZE,
            service_workers="block",
        )

    with site_copy() as folder, served(folder) as address, sync_playwright() as playwright:
        for game in GAMES:
            load = os.getloadavg()[0]
            found = measure(start, address, game, actions)
            kept_late, kept_soon = (part_of(found.with_journal), part_of(found.without))
            added = [late - soon for late, soon in zip(kept_late, kept_soon, strict=True)]
            missed |= added[1] > GOAL
            numbers = " ".join(f"{median:8.1f} {late:7.1f}" for median, late in (kept_soon, kept_late))
            say(f"{game:16} {len(found.without):8} {numbers} {added[0]:7.1f} {added[1]:7.1f} {load:5.1f}")
    say(f"Goal: at most {GOAL} ms added to the p95: {'missed' if missed else 'reached'}.")
    return int(missed)


def part_of(delays: list[float]) -> tuple[float, float]:
    """Return the median and the 95th percentile."""
    return statistics.median(delays), statistics.quantiles(delays, n=20)[-1]


def measure(start: Start, address: str, game: str, actions: int) -> Delays:
    """Play the same game in two browsers, some actions here and some there; for arguments see `main`."""
    with (
        tempfile.TemporaryDirectory() as folder,
        table(start, address, game, Path(folder) / "with") as with_journal,
        table(start, address, game, Path(folder) / "without", script=WITHOUT) as without,
    ):
        found = Delays([], [])
        for page in (with_journal, without):
            page.evaluate("(count) => delays.measure(count)", min(WARM_UP, actions))
        pairs = [(with_journal, found.with_journal), (without, found.without)]
        while len(found.without) < actions:
            for page, measured in pairs:
                measured.extend(page.evaluate("(count) => delays.measure(count)", ROUND))
            pairs.reverse()
        return found


@contextmanager
def table(start: Start, address: str, game: str, disk: Path, *, script: str = "") -> Iterator[Page]:
    """Yield a page at a table of two people, in a browser with a disk of its own.

    Args:
        start: starts a browser on a folder.
        address: of the site.
        game: which is on the table.
        disk: the folder in which the browser keeps what it keeps.
        script: runs before those of the page.
    """
    sitting = Sitting("", game, ("", ""), played=4)
    state = sitting.state()
    device = kept(address, sitting, {**state.record()}, (0, 1), "off")
    context = start(disk)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(script + (TOOLS / "bench" / "delay.mjs").read_text())
        page.goto(f"{address}licenses.txt")
        for item in device["origins"][0]["localStorage"]:
            page.evaluate("({ name, value }) => localStorage.setItem(name, value)", item)
        page.goto(f"{address}#/game/{GAME_ID}")
        page.evaluate("() => delays.begin(1)")
        yield page
    finally:
        context.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
