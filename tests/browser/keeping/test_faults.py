"""What was shown as done is on the disk: the short form of `build.py bench faults`."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.site import Site
from tests.faults.copies import COPIES, damage_copies
from tests.faults.damage import damage
from tests.faults.harms import HARMS
from tests.faults.kills import Killer
from tests.faults.moments import GAMES
from tests.faults.races import race
from tests.faults.updates import Updater
from tests.faults.workers import kill_workers


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_browser_loses_nothing(
    playwright: Playwright, site: Site, tmp_path: Path, game: str
) -> None:
    outcome = Killer(playwright, site, tmp_path / "disk", seed=7, games=[game]).run(8)
    assert not outcome.troubles
    assert outcome.kills.total() == 8
    assert outcome.shown >= 8, "too little was played to prove anything"


def test_of_two_tabs_one_plays(chromium: Browser, site: Site) -> None:
    races = race(chromium, site, 10, seed=7)
    assert not races.troubles
    assert races.run == {"with Web Locks": 5, "without Web Locks": 5}


def test_a_killed_worker_loses_nothing(chromium: Browser, site: Site) -> None:
    assert not kill_workers(chromium, site, 4, seed=7)


def test_an_update_that_is_killed_loses_nothing(playwright: Playwright, built: Path, tmp_path: Path) -> None:
    outcome = Updater(playwright, built, tmp_path, seed=7).run(2)
    assert not outcome.troubles
    assert outcome.kills.total() == 2
    assert outcome.shown > 0, "nothing was played meanwhile"


# What tests/page/keeping/ proves without a browser is left to `build.py bench faults`.
SOME_HARMS = {
    "picture: numbers everywhere",
    "an action altered",
    "settings and notes are of other kinds",
    "both copies are junk",
    "journal without its stores",
    "in mid-game: journal deleted",
}
SOME_COPIES = {"the main script is altered", "the engine is altered"}


def test_damage_to_what_is_kept(chromium: Browser, site: Site) -> None:
    found = damage(chromium, site, [harm for harm in HARMS if harm.name in SOME_HARMS])
    assert found.keys() == SOME_HARMS
    assert not [trouble for troubles in found.values() for trouble in troubles]


def test_damage_to_the_offline_copy(chromium: Browser, built: Path) -> None:
    found = damage_copies(chromium, built, [copy for copy in COPIES if copy.name in SOME_COPIES])
    assert len(found) == 2 * len(SOME_COPIES)
    assert not [trouble for troubles in found.values() for trouble in troubles]
