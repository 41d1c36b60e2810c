"""Playouts per second of the strongest level: natively, in Chromium, and of two workers side by side there."""

from __future__ import annotations

import gc
import json
import os
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import spieltisch
from spieltisch import bridge, players
from tools.bench.chromium import PATIENCE, chromium, served, site_copy
from tools.bench.positions import STRONGEST, positions
from tools.console import run, say
from tools.paths import ROOT, TOOLS

GAMES = ("thurn-und-taxis", "murano")
COUNTS = (2, 3, 4)
WARM_UP = 3
"""Times as long as it measures: until then the browser makes its best code of what runs often."""
FOR_A_POSITION = 0.5
"""Seconds; the same in speed.mjs."""
ROUNDS = 2


def add_page(folder: Path) -> str:
    """Add the page of the measurement to a copy of the built site and return its name."""
    job = json.dumps({"root": str(ROOT), "out": str(folder)})
    failure = "the page for the measurement could not be built"
    return run(["node", TOOLS / "node" / "bench.mjs", job], failure=failure).strip()


def native(records: Sequence[dict[str, Any]], seconds: float) -> float:
    """Think about positions in turn; return playouts per second of the processor's time."""
    gc.set_threshold(bridge.OBJECTS)
    states = [spieltisch.replay(record) for record in records]
    playouts, spent, number = 0, 0.0, 0
    while spent < seconds:
        began = time.process_time()
        state = states[number % len(states)]
        thinking = players.think(state, STRONGEST, number, players.Budget(seconds=FOR_A_POSITION))
        thinking.run()
        spent += time.process_time() - began
        playouts += thinking.playouts
        number += 1
    return playouts / spent


def side_by_side(page: Page, records: Sequence[dict[str, Any]], seconds: float) -> tuple[float, float]:
    """Return playouts per second by the clock on the wall: of one worker, and of two together."""

    def rate(workers: int, time: float) -> float:
        job = {"records": records, "level": STRONGEST, "seconds": time}
        found: list[float] = page.evaluate("([workers, job]) => speed.measure(workers, job)", [workers, job])
        return sum(found)

    rate(2, WARM_UP * seconds)
    # One and two take turns, so that a machine that is busy for a while is busy for both.
    rounds = [(rate(1, seconds / ROUNDS), rate(2, seconds / ROUNDS)) for _ in range(ROUNDS)]
    one, two = (statistics.mean(rates) for rates in zip(*rounds, strict=True))
    return one, two


def main(program: str, seconds: float) -> None:
    """Print the table.

    Args:
        program: path of Chromium.
        seconds: time per measurement.
    """
    with site_copy() as folder:
        name = add_page(folder)
        with served(folder) as address, chromium(program) as browser:
            page = browser.new_page(service_workers="block")
            page.set_default_timeout(PATIENCE)
            page.goto(address + name)
            page.evaluate("() => speed.start(2)")
            cores = page.evaluate("() => navigator.hardwareConcurrency")
            say(f"Playouts per second of the strongest level; Chromium {browser.version}, {cores} cores.")
            say(
                f"{'':16} {'players':>8} {'native':>8} {'Chromium':>9} {'two workers':>12} {'gain':>6} {'load':>6}"
            )
            for game in GAMES:
                for count in COUNTS:
                    records = positions(game, count)
                    load = os.getloadavg()[0]
                    own = native(records, seconds)
                    one, two = side_by_side(page, records, seconds)
                    say(
                        f"{game:16} {count:8} {own:8,.0f} {one:9,.0f} {two:12,.0f} {two / one:5.2f}x {load:6.1f}"
                    )


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
