"""A table at which nothing happens: what it costs."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path

from tests.presses.playing import Seat
from tests.presses.sittings import SITTINGS
from tools.bench.chromium import chromium, served
from tools.console import say

SETTLES = 30.0
"""Seconds after which what was lit has come to rest, and the picture of the memory is taken that waits for a page at rest."""
GOAL = 0.5
"""Per cent of a core."""


def idle(program: str, sites: Sequence[tuple[str, Path]], seconds: int, only: str) -> None:
    """Open each table, wait, and print what its threads did meanwhile.

    Args:
        program: path of Chromium.
        sites: what each is called, and its folder.
        seconds: so long nothing happens.
        only: a part of the title of the only table wanted, or nothing.
    """
    say(
        f"{seconds} seconds in which nothing happens: the work of all threads of the page, in per cent of a core"
    )
    say(f"(goal {GOAL}), and how often a frame was asked for, a timer set, a picture drawn.")
    say(f"{'table':>16} {'site':>8} {'work':>7} {'frames':>7} {'timers':>7} {'drawn':>7} {'load':>6}")
    for sitting in SITTINGS:
        if only.lower() not in sitting.title.lower():
            continue
        for name, folder in sites:
            with served(folder) as address, chromium(program) as browser:
                seat = Seat(browser, address, sitting, 1, begun=30)
                time.sleep(SETTLES)
                before = seat.page.evaluate("() => ({ ...watched.counts })")
                browser.start_tracing(page=seat.page, categories=["toplevel", "devtools.timeline.frame"])
                time.sleep(seconds)
                events = json.loads(browser.stop_tracing())["traceEvents"]
                after = seat.page.evaluate("() => ({ ...watched.counts })")
                seat.close()
            work = sum(
                event["tdur"] for event in events if event["name"].endswith("RunTask") and "tdur" in event
            )
            # What asks for a trace, and waits for it, works as well; each task lies inside another one.
            share = work / 2 / 10_000 / seconds
            drawn = sum(event["name"] == "DrawFrame" for event in events)
            counts = [after[kind] - before[kind] for kind in ("frames", "timers")]
            numbers = " ".join(f"{number:7}" for number in (*counts, drawn))
            say(f"{sitting.title:>16} {name:>8} {share:7.2f} {numbers} {os.getloadavg()[0]:6.1f}")
