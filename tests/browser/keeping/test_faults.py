"""What was shown as done is on the disk: the short form of `build.py bench faults`, which the long run plays a while longer."""

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


# Of the eight moments the ordinary run has half with one game and half with the other.
@pytest.mark.parametrize(
    ("game", "first"),
    [
        (GAMES[0], 0),
        (GAMES[1], 4),
        pytest.param(GAMES[0], 4, marks=pytest.mark.long),
        pytest.param(GAMES[1], 0, marks=pytest.mark.long),
    ],
)
def test_a_killed_browser_loses_nothing(
    playwright: Playwright, site: Site, tmp_path: Path, game: str, first: int
) -> None:
    outcome = Killer(playwright, site, tmp_path / "disk", seed=7, games=[game]).run(4, first=first)
    assert not outcome.troubles
    assert outcome.kills.total() == 4
    assert outcome.shown >= 4, "too little was played to prove anything"


@pytest.mark.parametrize("each", [1, pytest.param(5, marks=pytest.mark.long)])
def test_of_two_tabs_one_plays(chromium: Browser, site: Site, each: int) -> None:
    races = race(chromium, site, 2 * each, seed=7)
    assert not races.troubles
    assert races.run == {"with Web Locks": each, "without Web Locks": each}


@pytest.mark.parametrize("kills", [2, pytest.param(6, marks=pytest.mark.long)])
def test_a_killed_worker_loses_nothing(chromium: Browser, site: Site, kills: int) -> None:
    assert not kill_workers(chromium, site, kills, seed=7)


def test_an_update_that_is_killed_loses_nothing(playwright: Playwright, built: Path, tmp_path: Path) -> None:
    outcome = Updater(playwright, built, tmp_path, seed=7).run(2)
    assert not outcome.troubles
    assert outcome.kills.total() == 2
    assert outcome.shown > 0, "nothing was played meanwhile"


# What tests/page/keeping/ proves without a browser is left to `build.py bench faults`.
SOME_HARMS = {"both copies are junk", "journal without its stores", "in mid-game: journal deleted"}
MORE_HARMS = {"picture: numbers everywhere", "an action altered", "settings and notes are of other kinds"}
SOME_COPIES = {"the engine is altered"}
MORE_COPIES = {"the main script is altered"}


@pytest.mark.parametrize("chosen", [SOME_HARMS, pytest.param(MORE_HARMS, marks=pytest.mark.long)])
def test_damage_to_what_is_kept(chromium: Browser, site: Site, chosen: set[str]) -> None:
    found = damage(chromium, site, [harm for harm in HARMS if harm.name in chosen])
    assert found.keys() == chosen
    assert not [trouble for troubles in found.values() for trouble in troubles]


@pytest.mark.parametrize("chosen", [SOME_COPIES, pytest.param(MORE_COPIES, marks=pytest.mark.long)])
def test_damage_to_the_offline_copy(chromium: Browser, built: Path, chosen: set[str]) -> None:
    found = damage_copies(chromium, built, [copy for copy in COPIES if copy.name in chosen])
    assert len(found) == 2 * len(chosen)
    assert not [trouble for troubles in found.values() for trouble in troubles]
