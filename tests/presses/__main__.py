"""``python -m tests.presses CHROMIUM ACTIONS BESIDE ONLY IDLE GAMES``: prints the tables of ``build.py bench table``."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.presses.idle import idle
from tests.presses.memory import memory
from tests.presses.playing import Found, Seat
from tests.presses.sittings import SITTINGS
from tools.bench.chromium import chromium, served
from tools.console import say
from tools.paths import DIST

ROUND = 12
"""So many actions are made on one site before it is the other one's turn."""
SLOWED = (1, 4)
WIDTHS = (16, 8, 8, 9, 7, 7, 7, 9, 9, 7, 7, 8, 8, 6)
HEAD = (
    "table",
    "site",
    "slowed",
    "presses",
    "p50",
    "p95",
    "held",
    "opening",
    "longest",
    "long",
    "pan",
    "pinch",
    "flying",
    "load",
)


def main(program: str, actions: int, sites: Sequence[tuple[str, Path]], only: str) -> None:
    """Play each golden game, on all sites in turn, and print what was measured.

    Args:
        program: path of Chromium.
        actions: so many are made at each table, at each speed.
        sites: what each is called, and its folder.
        only: a part of the title of the only table wanted, or nothing.
    """
    say(
        "Milliseconds from a press that the browser has to what came of it, painted, the engine's answer included"
    )
    say("(p50, p95); held: how long the driver of the browser had held it back before (p50);")
    say(
        "opening, longest: the longest task of the page's thread while the table opened, and while it was played;"
    )
    say("long: tasks over 50 ms for each action; pan, pinch, flying: from one frame to the next (p95).")
    say("".join(f"{word:>{width}}" for word, width in zip(HEAD, WIDTHS, strict=True)))
    for sitting in SITTINGS:
        if only.lower() not in sitting.title.lower():
            continue
        for slowed in SLOWED:
            with chromium(program) as browser:
                seats = []
                for name, folder in sites:
                    server = served(folder)
                    seats.append((name, server, Seat(browser, server.__enter__(), sitting, slowed)))
                for _ in range(0, actions, ROUND):
                    more = [seat.play(min(ROUND, actions)) for _, _, seat in seats]
                    seats.reverse()
                    if not all(more):
                        break
                for name, server, seat in sorted(seats, key=lambda one: one[0]):
                    seat.swing()
                    say(_row(sitting.title, name, slowed, seat.close(), actions))
                    server.__exit__(None, None, None)


def _row(title: str, site: str, slowed: int, found: Found, actions: int) -> str:
    presses = found.all_presses
    numbers = (
        statistics.median(presses) if presses else 0,
        late(presses),
        statistics.median(found.held) if found.held else 0,
        max(found.opening, default=0),
        max(found.tasks, default=0),
    )
    frames = (late(found.panning), late(found.pinching), late(found.flying))
    cells = (
        title,
        site,
        f"{slowed}x",
        str(len(presses)),
        *(f"{number:.0f}" for number in numbers),
        f"{len(found.tasks) / max(1, min(actions, len(presses))):.1f}",
        *(f"{number:.0f}" for number in frames),
        f"{os.getloadavg()[0]:.1f}",
    )
    return "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True))


def late(numbers: Sequence[float]) -> float:
    """Return the 95th percentile; 0 of nothing."""
    return sorted(numbers)[int(len(numbers) * 0.95)] if numbers else 0


if __name__ == "__main__":
    PROGRAM, ACTIONS, BESIDE, ONLY, IDLE, GAMES = sys.argv[1:]
    with tempfile.TemporaryDirectory() as copies:
        # A build in the meantime does not touch it.
        site = Path(shutil.copytree(DIST, Path(copies) / "dist"))
        places = [("this", site), *([("beside", Path(BESIDE))] if BESIDE else [])]
        if int(IDLE):
            idle(PROGRAM, places, int(IDLE), ONLY)
        elif int(GAMES):
            memory(PROGRAM, site, int(GAMES), ONLY)
        else:
            main(PROGRAM, int(ACTIONS), places, ONLY)
