"""The table of faults: `python -m tests.faults SITE --kills 200 --updates 20 --races 100 --workers 50 --damage 1 --stories 100`."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from tests.browser.site import Site
from tests.faults.copies import damage_copies
from tests.faults.damage import damage
from tests.faults.kills import Killer, Outcome
from tests.faults.machine import FLAGS
from tests.faults.races import race
from tests.faults.stories.chance import Stories, Told
from tests.faults.updates import Releases, Updater
from tests.faults.workers import kill_workers
from tools.browsers import chromium_of_tests

KINDS = ("kills", "updates", "races", "workers", "damage", "stories")
SEEDS = 10_000
"""So many stories has each seed of a run."""


class Report:
    """What the faults have cost, row by row."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, int, int]] = []
        self.troubles: list[str] = []
        self._began = time.monotonic()

    def add(self, name: str, of: int, troubles: list[str]) -> None:
        """Add a row and what is wrong in it."""
        self.rows.append((name, of, len(troubles)))
        self.troubles += troubles

    def kills(self, outcome: Outcome) -> None:
        """Add the rows of a series of kills."""
        for moment, count in sorted(outcome.kills.items()):
            self.add(f"killed: {moment}", count, [])
        of = outcome.kills.total()
        self.add("  actions lost that were shown as done", outcome.shown, outcome.lost)
        self.add("  records torn", of, outcome.torn)
        self.add("  blank pages", of, outcome.blank)

    def stories(self, told: Told) -> None:
        """Add the rows of stories."""
        for name, count in sorted(told.events.items()):
            self.add(f"in a story: {name}", count, [])
        self.add("  stories in which anything was lost", told.stories, told.troubles)
        self.add("  actions that had to be there at the ends", told.shown, [])

    def print(self) -> None:
        """Print the table."""
        say(f"\n{'fault':60} {'of':>6} {'bad':>5}")
        for name, of, bad in self.rows:
            say(f"{name:60} {of:6} {bad:5}")
        for trouble in self.troubles:
            say(trouble)
        minutes = (time.monotonic() - self._began) / 60
        say(f"\n{len(self.troubles)} bad; {minutes:.0f} minutes, load {os.getloadavg()[0]:.1f} at the end")


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)  # noqa: T201 (a command)


def main() -> int:
    """Run all faults on the built site, print what they cost, and return 1 if they cost anything."""
    parser = argparse.ArgumentParser(prog="tests.faults")
    parser.add_argument("site", type=Path)
    for name in KINDS:
        parser.add_argument(f"--{name}", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the story with this seed, and nothing else")
    chosen = parser.parse_args()
    report = Report()
    with sync_playwright() as playwright:
        playwright.selectors.set_test_id_attribute("data-part")
        run(playwright, chosen, report)
    report.print()
    return 1 if report.troubles else 0


def run(playwright: Playwright, chosen: argparse.Namespace, report: Report) -> None:
    """Bring about the faults that were asked for."""
    site = Site(chosen.site)
    site.start()
    seed = chosen.seed
    with tempfile.TemporaryDirectory() as folder:
        if chosen.kills:
            report.kills(Killer(playwright, site, Path(folder) / "disk", seed).run(chosen.kills, say))
        if chosen.updates:
            updater = Updater(playwright, chosen.site, Path(folder) / "updates", seed)
            report.kills(updater.run(chosen.updates, say))
        if chosen.stories or chosen.only is not None:
            first = seed * SEEDS
            seeds = range(first, first + chosen.stories) if chosen.only is None else [chosen.only]
            releases = Releases(chosen.site, Path(folder) / "releases")
            with releases.site:
                stories = Stories(playwright, site, Path(folder) / "stories", releases)
                report.stories(stories.tell(seeds, say))
    browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=FLAGS)
    if chosen.races:
        races = race(browser, site, chosen.races, seed, say)
        for kind, count in sorted(races.run.items()):
            report.add(f"tabs racing: {kind}", count, [])
        report.add("  races that did not leave one player", chosen.races, races.troubles)
    if chosen.workers:
        lost = kill_workers(browser, site, chosen.workers, seed, say)
        report.add("worker killed: games that lost anything", chosen.workers, lost)
    if chosen.damage:
        for name, troubles in damage(browser, site, told=say).items():
            report.add(f"damage: {name}", 1, troubles)
        for name, troubles in damage_copies(browser, chosen.site, told=say).items():
            report.add(f"offline copy: {name}", 1, troubles)
    browser.close()
    site.stop()


if __name__ == "__main__":
    sys.exit(main())
