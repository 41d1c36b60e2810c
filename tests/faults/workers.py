"""Kills of the worker in which the engine runs: a new one replays the record, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Browser, Error

import spieltisch
from tests.browser.devices import device, saved_game
from tests.browser.site import Site
from tests.browser.table import TABLE
from tests.faults.driver import PLAY
from tests.faults.moments import PATIENCE, REACHED, read_golden

CRASHES = "() => { setTimeout(() => { throw new Error('killed'); }); }"
FALLS_SILENT = "() => self.close()"
BUSY = f"() => {TABLE}?.busy"
LONGEST_ANSWER = 61_000
"""Milliseconds after which the page gives up a worker that does not answer."""


def kill_workers(
    browser: Browser, site: Site, kills: int, seed: int, told: Callable[[str], None] = lambda _: None
) -> list[str]:
    """End the worker at random moments of a game of two people; return what was lost."""
    random = Random(seed)
    troubles: list[str] = []
    record = read_golden("murano", 2)
    game = saved_game(spieltisch.replay({**record, "actions": record["actions"][:4]}))
    context = device(browser.new_context, site, games=[game])
    steps: list[int] = [0]
    context.expose_function("shown", lambda _id, step, _over: steps.append(step))
    page = context.new_page()
    page.clock.install()
    page.goto(f"{site.url}#/game/{game['id']}")
    page.evaluate(PLAY, random.randrange(2**31))
    page.wait_for_function(REACHED, arg=5, timeout=PATIENCE)
    for number in range(kills):
        page.wait_for_timeout(random.uniform(50, 800))
        before = max(steps)
        silent = False
        for worker in page.workers:
            how = CRASHES if random.random() < 0.8 else FALLS_SILENT
            silent |= how == FALLS_SILENT
            try:
                worker.evaluate(how)
            except Error:
                continue  # It ended while it was asked.
        try:
            if silent:
                # An answer that will not come is under way; it is waited for longer than a person would.
                page.wait_for_function(BUSY, timeout=PATIENCE)
                page.clock.fast_forward(LONGEST_ANSWER)
            page.wait_for_function(REACHED, arg=before + 1, timeout=2 * PATIENCE)
        except Error:
            troubles.append(f"kill {number} of the worker: the game stays at {before}")
            break
        told(f"{number + 1:4} worker killed at step {before}")
    context.close()
    return troubles
