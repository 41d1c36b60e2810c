"""The table of faults: `python -m tests.faults --kills 200 --races 100 --workers 50`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.site import Site
from tests.faults.kills import Killer
from tests.faults.machine import FLAGS
from tests.faults.races import race
from tests.faults.workers import kill_workers
from tools.browsers import chromium_of_tests


def main() -> int:
    """Run all faults on the built site, print what they cost, and return 1 if they cost anything."""
    parser = argparse.ArgumentParser(prog="tests.faults")
    parser.add_argument("site", type=Path)
    for name in ("kills", "races", "workers"):
        parser.add_argument(f"--{name}", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    def told(text: str) -> None:
        print(text, flush=True)  # noqa: T201 (a command)

    site = Site(chosen.site)
    site.start()
    troubles: list[str] = []
    rows: list[tuple[str, int, int]] = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        playwright.selectors.set_test_id_attribute("data-part")
        if chosen.kills:
            outcome = Killer(playwright, site, Path(folder) / "disk", chosen.seed).run(chosen.kills, told)
            rows += [
                (f"browser killed: {moment}", count, 0) for moment, count in sorted(outcome.kills.items())
            ]
            rows += [
                ("  actions lost that were shown as done", outcome.shown, len(outcome.lost)),
                ("  records torn", chosen.kills, len(outcome.torn)),
                ("  blank pages", chosen.kills, len(outcome.blank)),
            ]
            troubles += outcome.troubles
        browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=FLAGS)
        if chosen.races:
            races = race(browser, site, chosen.races, chosen.seed, told)
            rows += [(f"tabs racing: {kind}", count, 0) for kind, count in sorted(races.run.items())]
            rows.append(("  races that did not leave one player", chosen.races, len(races.troubles)))
            troubles += races.troubles
        if chosen.workers:
            lost = kill_workers(browser, site, chosen.workers, chosen.seed, told)
            rows.append(("worker killed: games that lost anything", chosen.workers, len(lost)))
            troubles += lost
        browser.close()
    site.stop()
    told(f"\n{'fault':48} {'of':>6} {'bad':>5}")
    for name, of, bad in rows:
        told(f"{name:48} {of:6} {bad:5}")
    for trouble in troubles:
        told(trouble)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
