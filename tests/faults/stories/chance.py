"""Stories that chance tells: which of all things happens next."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Playwright
from playwright.sync_api import TimeoutError as OutOfTime

from tests.browser.site import Site
from tests.faults.stories.law import Lost
from tests.faults.stories.seen import Seen, look
from tests.faults.stories.teller import Teller
from tests.faults.updates import Releases

LENGTH = 14
"""So many things happen in a story."""
LEANINGS = (0.1, 1, 1, 5)
"""How much more or less often than usual something may happen in a story."""
MOST_TABS = 3
MOST_GAMES = 4
COPIES = 0.2
"""Share of the stories whose device keeps a copy for playing offline, where the site has a second release."""


@dataclass
class Told:
    """What some stories have come to."""

    stories: int = 0
    events: Counter[str] = field(default_factory=Counter)
    """How often each kind of thing has happened."""
    shown: int = 0
    """Actions that had to be there at the ends."""
    troubles: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Event:
    """Something that may happen in a story."""

    name: str
    weight: int
    happens: Callable[[Teller], None]
    can: Callable[[Teller, Seen], object] = lambda _teller, _seen: True


def _games(_: Teller, seen: Seen) -> bool:
    return bool(seen.games)


def _aside(_: Teller, seen: Seen) -> bool:
    return bool(seen.aside)


def _at_table(_: Teller, seen: Seen) -> bool:
    return seen.shown is not None and not seen.is_watched


def _files(teller: Teller, seen: Seen) -> bool:
    return seen.games is not None and len(seen.games) < MOST_GAMES and bool(teller.story.files)


EVENTS = (
    Event("begin", 2, Teller.begin, lambda _, seen: seen.games is not None and len(seen.games) < MOST_GAMES),
    Event("act", 8, Teller.act, _at_table),
    Event("take back", 4, Teller.take_back, _at_table),
    Event("go home", 14, Teller.go_home, _at_table),
    Event("open", 16, Teller.open, _games),
    Event("put aside", 10, Teller.put_aside, _games),
    Event("bring back", 8, Teller.bring_back, _aside),
    Event("remove for good", 5, lambda teller: teller.story.purge(), _aside),
    Event("export one", 3, Teller.export, _games),
    Event("export all", 10, Teller.export_all, _games),
    Event("import", 14, Teller.bring_in, _files),
    Event(
        "clear the table", 1, Teller.clear, lambda teller, seen: _games(teller, seen) and not teller.weather
    ),
    Event("reload", 5, Teller.reload),
    Event("reload offline", 5, Teller.reload_offline, lambda teller, _: teller.releases),
    Event("update", 5, Teller.update, lambda teller, _: teller.releases and not teller.weather),
    Event(
        "second tab",
        4,
        Teller.second_tab,
        lambda teller, seen: seen.shown and len(teller.story.tabs) < MOST_TABS,
    ),
    Event("take over", 12, Teller.take_over, lambda teller, _: len(teller.story.tabs) > 1),
    Event("kill", 4, Teller.kill),
    Event("bad weather", 4, Teller.change_weather, lambda teller, _: not teller.weather),
    Event("good weather", 10, Teller.end_weather, lambda teller, _: teller.weather),
    Event("clock", 2, Teller.set_clock),
    Event("clear storage", 1, Teller.clear_storage, lambda teller, _: not teller.weather),
)
"""How likely each is beside the others that can happen in the same moment."""


class Stories:
    """Tells stories, each on a device of its own.

    Args:
        playwright: for the browsers.
        site: where most of them play.
        folder: for the disks of the devices.
        releases: of the site, with which some of them play; None for none.
    """

    def __init__(
        self, playwright: Playwright, site: Site, folder: Path, releases: Releases | None = None
    ) -> None:
        self._playwright = playwright
        self._site = site
        self._folder = folder
        self._releases = releases

    def tell(self, seeds: Iterable[int], told: Callable[[str], None] = lambda _: None) -> Told:
        """Tell the stories with these seeds."""
        result = Told()
        for seed in seeds:
            folder = self._folder / str(seed)
            folder.mkdir(parents=True)
            host = (Random(-seed).random() < COPIES and self._releases) or self._site
            teller = Teller(self._playwright, host, folder, seed)
            trouble = tell(teller)
            teller.close()
            shutil.rmtree(folder)
            result.stories += 1
            result.events += teller.happened
            result.shown += teller.story.ledger.actions
            if trouble:
                result.troubles.append(f"story {seed}: {trouble}")
            told(f"{result.stories:4} story {seed}: {trouble or 'nothing is lost'}")
        return result


def tell(teller: Teller) -> str:
    """Tell one story; return what was wrong in it."""
    try:
        # Each story has leanings of its own: what seldom happens together does so in some of them.
        leanings = [teller.random.choice(LEANINGS) * event.weight for event in EVENTS]
        teller.come()
        for _ in range(LENGTH):
            _go_on(teller, leanings)
        teller.end()
    except Lost as lost:
        return str(lost)
    except (OutOfTime, Error) as error:
        words = " ".join(str(error).split())[:300]
        return f"the story does not go on ({words}); after: {', '.join(teller.story.steps)}"
    return ""


def _go_on(teller: Teller, leanings: Sequence[float]) -> None:
    seen = look(teller.story.tab)
    weights = [
        leaning if event.can(teller, seen) else 0 for event, leaning in zip(EVENTS, leanings, strict=True)
    ]
    (event,) = teller.random.choices(EVENTS, weights)
    teller.happened[event.name] += 1
    event.happens(teller)
    if teller.story.mistakes:
        teller.story.blame(f"the page makes mistakes: {teller.story.mistakes}")
