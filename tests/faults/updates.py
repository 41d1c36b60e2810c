"""Kills of the browser while the copy for playing offline changes over to another version of the site."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Page, Playwright
from playwright.sync_api import TimeoutError as OutOfTime

import spieltisch
from tests.browser.devices import saved_game
from tests.browser.release import next_release
from tests.browser.site import Site
from tests.browser.steps import wait_for_control
from tests.faults.driver import PLAY
from tests.faults.kills import Outcome
from tests.faults.machine import Machine
from tests.faults.moments import GAMES, PATIENCE, REACHED, put, read_golden

NAME = "an update of the offline copy"
LENGTH = 40
"""So many actions were made in a game when it is laid onto the device; there is one for each kill."""
# Not waited for: the browser is killed somewhere on the way.
UPDATE = "() => { navigator.serviceWorker.getRegistration().then((one) => one?.update()).catch(() => {}); }"
WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)"
AGREE = """() => {
    navigator.serviceWorker.getRegistration().then((one) => one?.waiting?.postMessage({ type: "SKIP_WAITING" }));
}"""


class Releases:
    """A host that has now the one version of the site, now the other.

    Args:
        built: the built site, of which copies are made.
        folder: where they may lie.
    """

    def __init__(self, built: Path, folder: Path) -> None:
        self._served = folder / "host" / "table"
        self._other = folder / "other"
        shutil.copytree(built, self._served)
        shutil.copytree(built, self._other)
        next_release(self._other)
        self.site = Site(folder / "host", "table/")

    def exchange(self) -> None:
        """Let the host have the other version from now on."""
        between = self._served.with_name("between")
        self._served.rename(between)
        self._other.rename(self._served)
        between.rename(self._other)


class Updater:
    """A device that keeps the site for offline use; the host has now the one version, now the other.

    Args:
        built: the built site, of which copies are made.
        folder: where they, and the disk of the device, may lie.
    """

    def __init__(self, playwright: Playwright, built: Path, folder: Path, seed: int) -> None:
        self._machine = Machine(playwright, folder / "disk", keeps_copy=True)
        self._random = Random(seed)
        self._releases = Releases(built, folder)
        self._site = self._releases.site
        self._game = f"{0:024x}"
        self._step, self._over = 0, False
        self.outcome = Outcome()

    def run(self, kills: int, told: Callable[[str], None] = lambda _: None) -> Outcome:
        """Kill so often; every other time the device is offline when the browser comes back."""
        self._site.start()
        page = self._start("at first")
        for number in range(kills):
            when = f"kill {number} ({NAME})"
            try:
                self._change_over(page)
            except (OutOfTime, Error) as error:
                self.outcome.blank.append(f"{when}: {str(error).splitlines()[0]}")
            self._machine.kill()
            self.outcome.kills[NAME] += 1
            if number % 2:
                self._site.stop()
            page = self._start(f"{when}, {'offline' if number % 2 else 'online'}")
            self._judge(page, when)
            if number % 2:
                self._site.start()
            told(f"{number + 1:4} {NAME} at {self._step} actions, bad {len(self.outcome.troubles)}")
        self._machine.close()
        self._site.stop()
        return self.outcome

    def _change_over(self, page: Page) -> None:
        """Let the host have the other version, and the page fetch it while the game is played."""
        wait_for_control(page)
        record = read_golden(self._random.choice(GAMES), 2)
        self._game = f"{int(self._game, 16) + 1:024x}"
        self._step, self._over = LENGTH, False
        put(
            page, saved_game(spieltisch.replay({**record, "actions": record["actions"][:LENGTH]}), self._game)
        )
        page.goto(f"{self._site.url}#/game/{self._game}")
        page.evaluate(PLAY, self._random.randrange(2**31))
        # What was put there by hand lies in localStorage alone; the first action brings it onto the disk.
        page.wait_for_function(REACHED, arg=self._step + 1, timeout=PATIENCE)
        self._releases.exchange()
        page.evaluate(UPDATE)
        if self._random.random() < 0.4:
            page.wait_for_timeout(self._random.uniform(0, 2000))
            return
        page.wait_for_function(WAITS, timeout=PATIENCE)
        page.evaluate(AGREE)
        page.wait_for_timeout(self._random.uniform(0, 600))
        if self._random.random() < 0.5:
            page.reload()
            page.wait_for_timeout(self._random.uniform(0, 600))

    def _start(self, when: str) -> Page:
        page = self._machine.start()
        self._machine.context.expose_function("shown", self._shown)
        try:
            page.goto(self._site.url)
            page.get_by_test_id("hero").or_(page.get_by_test_id("table")).first.wait_for(timeout=PATIENCE)
        except (OutOfTime, Error) as error:
            self.outcome.blank.append(f"{when}: {str(error).splitlines()[0]}")
        return page

    def _judge(self, page: Page, when: str) -> None:
        """Every part of the page that the game needs is there, and the game as it was shown."""
        try:
            page.goto(f"{self._site.url}#/game/{self._game}")
            page.wait_for_function(REACHED, arg=self._step, timeout=PATIENCE)
            if self._over:
                return
            page.evaluate(PLAY, self._random.randrange(2**31))
            page.wait_for_function(REACHED, arg=self._step + 1, timeout=PATIENCE)
        except (OutOfTime, Error) as error:
            self.outcome.lost.append(
                f"{when}: the game of {self._step} actions: {str(error).splitlines()[0]}"
            )

    def _shown(self, game_id: str, step: int, over: bool) -> None:
        if game_id != self._game:
            return
        self.outcome.shown += step > self._step
        self._step, self._over = max(step, self._step), over
