"""How long people wait for the computers at the table in Chromium, and whether the page stays awake meanwhile."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Collection
from typing import Any

from playwright.sync_api import Browser, Page

from tools.bench.chromium import PATIENCE, chromium, served, site_copy
from tools.bench.positions import SITTINGS, STRONGEST, Sitting
from tools.console import say
from tools.paths import TOOLS

GAME_ID = "0123456789abcdef01234567"
COLORS = {
    "thurn-und-taxis": ("blue", "yellow", "red", "green"),
    "murano": ("white", "brown", "orange", "grey"),
}
SYMBOLS = ("circle", "diamond", "square", "triangle")
SCREEN = {"width": 1180, "height": 820}
STOPS = 5
POLL = 200


def main(program: str, decisions: int) -> None:
    """Print what was measured at each table.

    Args:
        program: path of Chromium.
        decisions: so many of the strongest level are waited for at each table.
    """
    say("\nAt the table in Chromium: decisions and turns in seconds of thinking (middle, longest);")
    say("task: the longest task of the page's own thread while it was thought, in ms (0: none over 50);")
    say("wait: the longest time that a tick of that thread came late.")
    head = f"{'':12} {'decisions':>9} {'middle':>7} {'longest':>8} {'turns':>6} {'middle':>7} {'longest':>8} {'task':>6} {'wait':>6}"
    with site_copy() as folder, served(folder) as address, chromium(program) as browser:
        for sitting in SITTINGS:
            say(f"\n{sitting.title} (load {os.getloadavg()[0]:.1f})\n{head}")
            sit(browser, address, sitting, decisions)


def sit(browser: Browser, address: str, sitting: Sitting, decisions: int) -> None:
    """Let computers play at a table and print what was measured; for arguments see `main`."""
    state = sitting.state()
    person = state.current_player
    context = browser.new_context(
        viewport=SCREEN,  # type: ignore[arg-type]
        service_workers="block",
        storage_state=kept(address, sitting, state.record(), [person]),  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(path=TOOLS / "bench" / "table.mjs")
    page.goto(f"{address}#/game/{GAME_ID}")
    page.wait_for_function("() => measured.isReady", polling=POLL)
    browser.start_tracing(page=page, categories=["toplevel"])
    page.evaluate("([seat, level]) => measured.begin(seat, level)", [person, sitting.levels[person or 0]])
    _wait(page, "measured.count(level) >= wanted", decisions)
    wanted = min(STOPS, decisions)
    page.evaluate("(times) => measured.press(times)", wanted)
    _wait(page, "measured.stops.length >= wanted", wanted)
    task = _longest_task(browser.stop_tracing())
    for level in dict.fromkeys(sitting.levels):
        say(_row(level, page.evaluate("(level) => measured.of(level)", level)))
    say(f"longest task of the page's own thread in all that time: {task:.0f} ms of the processor's time")
    stops = page.evaluate("() => measured.stops")
    if stops:
        say(f'from "move now" to the answer: {", ".join(f"{ms:.0f}" for ms in sorted(stops))} ms')
    context.close()


def _longest_task(trace: bytes) -> float:
    """Return how many milliseconds the processor worked on the longest task of the page's thread."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    times = [
        event["tdur"]
        for event in events
        if event["name"].endswith("RunTask") and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]
    return max(times, default=0) / 1000


def _wait(page: Page, reached: str, wanted: int) -> None:
    """Wait until enough was measured, or the game is over."""
    condition = f"([level, wanted]) => {reached} || measured.isOver"
    page.wait_for_function(condition, arg=[STRONGEST, wanted], polling=POLL, timeout=wanted * PATIENCE)


def _row(level: str, found: dict[str, Any]) -> str:
    decisions, turns = found["decisions"], found["turns"]
    if not decisions:
        return f"{level:12} {0:9}"
    middle, longest = statistics.median(decisions) / 1000, max(decisions) / 1000
    turn, whole = statistics.median(turns) / 1000, max(turns) / 1000
    return (
        f"{level:12} {len(decisions):9} {middle:7.3f} {longest:8.3f} {len(turns):6} {turn:7.3f} {whole:8.3f}"
        f" {found['task']:6.0f} {found['wait']:6.0f}"
    )


def kept(
    address: str,
    sitting: Sitting,
    record: dict[str, Any],
    people: Collection[int | None],
    speed: str = "fast",
) -> dict[str, Any]:
    """Return a device on which a game is kept, as Playwright describes one.

    Args:
        address: of the site.
        sitting: which game, and who sits where people do not.
        record: of the game.
        people: seats at which people sit.
        speed: of what moves at the table.
    """
    look = zip(record["players"], COLORS[sitting.game], SYMBOLS, sitting.levels, strict=False)
    seats = [
        {"name": name, "color": color, "symbol": symbol}
        | ({"kind": "person"} if seat in people else {"kind": "computer", "level": level})
        for seat, (name, color, symbol, level) in enumerate(look)
    ]
    game = {
        "version": 2,
        "id": GAME_ID,
        "game": sitting.game,
        "title": "",
        "record": record,
        "seats": seats,
        "created": 1_750_000_000_000,
        "updated": 1_750_000_000_000,
        "revision": "1.0-0-0-0",
        "view": None,
        "status": {"current": next(iter(people), None), "round": 1, "over": False, "winners": []},
    }
    entries = {f"spieltisch:game:{GAME_ID}": game, "spieltisch:prefs": {"animationSpeed": speed}}
    items = [{"name": name, "value": json.dumps(value)} for name, value in entries.items()]
    return {"cookies": [], "origins": [{"origin": address.rstrip("/"), "localStorage": items}]}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
