"""``python -m tests.presses.way CHROMIUM SITE``: through which files of web/ one touch of an open card goes.

Counts the files of which something runs from the touch to the call that carries it to the engine. SITE is built to be read:
only there the bundle names the file that each line comes from.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright

import spieltisch
from tests.browser.devices import CALM, GAME_ID, TABLET, saved_game, storage
from tests.browser.site import Site
from tests.browser.table import TABLE
from tools.bench.chromium import FLAGS
from tools.console import say

GOAL = 30
SETTLED_MS = 3000
"""Until nothing moves at the table any more."""
MODULE = re.compile(r"^// (\S+)$", re.MULTILINE)
"""Stands above each module of a bundle that is built to be read."""
STOP = """
const send = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (call, ...more) {
  if (window.touched && call?.type === "APPLY" && String(call.path) === "call") {
    window.touched = false;
    debugger;
  }
  return send.call(this, call, ...more);
};
"""
"""Halts the page when the touch has become a call."""


async def main(program: str, folder: Path) -> int:
    """Print the files; return 1 if the goal is missed.

    Args:
        program: path of Chromium.
        folder: of the built site.
    """
    state = spieltisch.new_game("thurn-und-taxis", players=["Anna", "Bernhard"], seed=7)
    entries = {f"spieltisch:game:{GAME_ID}": saved_game(state), "spieltisch:prefs": CALM}
    with Site(folder) as site:
        async with async_playwright() as playwright:
            playwright.selectors.set_test_id_attribute("data-part")
            browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
            kept: Any = storage(site, entries)
            context = await browser.new_context(
                viewport=TABLET, has_touch=True, service_workers="block", storage_state=kept
            )
            page = await context.new_page()
            await page.add_init_script(STOP)
            await page.goto(f"{site.url}#/game/{GAME_ID}")
            await page.get_by_test_id("curtain-ready").click()
            await page.wait_for_function(f"() => {TABLE}?.view?.actions.length > 0 && !{TABLE}.busy")
            await page.evaluate(f"() => {TABLE}.guide.turn(false)")
            await page.wait_for_timeout(SETTLED_MS)
            passed = await touched(page, folder)
            await browser.close()
    for file in passed:
        say(file)
    say(f"{len(passed)} files of web/ (goal {GOAL})")
    return int(len(passed) > GOAL)


async def touched(page: Page, folder: Path) -> list[str]:
    """Touch the first open card and return the files of which something ran until the call."""
    city = await page.evaluate(f"() => {TABLE}.view.observation.display.find(Boolean)")
    wire = await page.context.new_cdp_session(page)
    halt = asyncio.Event()
    wire.once("Debugger.paused", lambda _: halt.set())
    for method in ("Debugger.enable", "Profiler.enable"):
        await wire.send(method)
    await page.evaluate("() => { window.touched = true; }")
    await wire.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
    await wire.send("Profiler.takePreciseCoverage")  # counters begin anew
    touch = asyncio.create_task(page.get_by_test_id(f"card-{city}").first.tap())
    await asyncio.wait_for(halt.wait(), timeout=60)
    taken = await wire.send("Profiler.takePreciseCoverage")
    await wire.send("Debugger.resume")
    await touch
    return sorted({file for script in taken["result"] for file in files_run(script, folder)})


def files_run(script: dict[str, Any], folder: Path) -> set[str]:
    """Return the files of web/ in a bundle of which a function ran."""
    path = folder / "assets" / script["url"].rsplit("/", 1)[-1]
    if not path.is_file():
        return set()
    # The browser counts in units of UTF-16.
    text = path.read_text(encoding="utf-8").encode("utf-16-le")
    ran = set()
    for function in script["functions"]:
        (first, *_) = function["ranges"]
        if first["count"] and first["startOffset"]:
            before = text[: 2 * first["startOffset"]].decode("utf-16-le")
            ran.add(MODULE.findall(before)[-1])
    return {file for file in ran if file.startswith("web/")}


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1], Path(sys.argv[2]))))
