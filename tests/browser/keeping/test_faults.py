"""What was shown as done is on the disk: the short form of `build.py bench faults`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.browser.site import Site
from tests.faults.kills import Killer
from tests.faults.races import race
from tests.faults.workers import kill_workers


def test_a_killed_browser_loses_nothing(playwright: Playwright, site: Site, tmp_path: Path) -> None:
    outcome = Killer(playwright, site, tmp_path / "disk", seed=7).run(12)
    assert not outcome.troubles
    assert outcome.kills.total() == 12
    assert outcome.shown >= 12, "too little was played to prove anything"


def test_of_two_tabs_one_plays(chromium: Browser, site: Site) -> None:
    races = race(chromium, site, 10, seed=7)
    assert not races.troubles
    assert races.run == {"with Web Locks": 5, "without Web Locks": 5}


def test_a_killed_worker_loses_nothing(chromium: Browser, site: Site) -> None:
    assert not kill_workers(chromium, site, 4, seed=7)
