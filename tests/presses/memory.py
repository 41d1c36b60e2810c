"""Measures memory from game to game."""

from __future__ import annotations

from pathlib import Path

from tests.presses.playing import Seat
from tests.presses.sittings import SITTINGS
from tools.bench.chromium import chromium, served
from tools.console import say

FIRST = 2
"""After so many games all is there that stays."""
EACH = 3
"""Actions in each game."""


def memory(program: str, site: Path, games: int, only: str) -> None:
    """Open one table after the other in one tab, and print what of the page's memory is in use after each.

    Args:
        program: path of Chromium.
        site: the folder of the site.
        games: so many in a row.
        only: a part of the title of the only table wanted, or nothing.
    """
    say(
        f"Memory of the page after {games} games in a row, beside that after {FIRST} (goal: at most 5 % more):"
    )
    for sitting in SITTINGS:
        if only.lower() not in sitting.title.lower():
            continue
        with served(site) as address, chromium(program) as browser:
            seat = Seat(browser, address, sitting, 1)
            used = []
            for number in range(games):
                if number:
                    seat.come_back()
                seat.play(EACH)
                seat.leave()
                used.append(_in_use(seat))
            seat.close()
        (megabytes, nodes), (first, at_first) = used[-1], used[FIRST - 1]
        say(
            f"{sitting.title:>16}: {first:.1f} MB and {at_first} nodes after {FIRST}, {megabytes:.1f} MB and {nodes} nodes"
            f" after {games}: {100 * (megabytes / first - 1):+.1f} %"
        )


def _in_use(seat: Seat) -> tuple[float, int]:
    """Return megabytes of the page's script, and nodes, after garbage collection."""
    for _ in range(3):
        seat.wire.send("HeapProfiler.collectGarbage")
    seat.wire.send("Performance.enable")
    found = {one["name"]: one["value"] for one in seat.wire.send("Performance.getMetrics")["metrics"]}
    return found["JSHeapUsedSize"] / 1e6, int(found["Nodes"])
