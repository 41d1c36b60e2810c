"""Stories that chance tells: what people and browsers may do with the games of a device, in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Playwright
from playwright.sync_api import TimeoutError as OutOfTime

from tests.browser.pictures import bring_picture
from tests.browser.site import Site
from tests.faults.machine import Machine
from tests.faults.moments import GAMES
from tests.faults.stories import weather
from tests.faults.stories.seen import Kept, Seen, look
from tests.faults.stories.story import Lost, Story

LENGTH = 14
"""So many things happen in a story."""
MOST_TABS = 3
MOST_GAMES = 4
NUMBERS = 1000
"""Which of the possible actions is chosen: any number, counted round."""


@dataclass
class Told:
    """What some stories have come to."""

    stories: int = 0
    steps: Counter[str] = field(default_factory=Counter)
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


class Teller:
    """Tells one story; everything in it follows from its seed.

    Args:
        playwright: for the browser.
        site: where the device goes.
        folder: for its disk and its files.
        seed: of the story.
    """

    def __init__(self, playwright: Playwright, site: Site, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.site = site
        self.machine = Machine(playwright, folder / "disk", ends_turns=False)
        self.machine.start()
        self.story = Story(self.machine.context, site, folder)
        self.weather = ""
        self.is_calm = True
        """Whether nothing has been wrong with the browser so far."""
        self.hold: weather.Hold | None = None
        self.happened: Counter[str] = Counter()
        self._has_locks = self.random.random() < 0.75
        self._clock = 0.0
        self._prepare()
        if site.picture:
            bring_picture(self.machine.context, site)

    def _prepare(self) -> None:
        """Make a browser that has just been started what it was."""
        context = self.machine.context
        weather.prepare(context)
        weather.let(context, self.site, "weather", self.weather)
        weather.let(context, self.site, "locks", "" if self._has_locks else "none")
        weather.let(context, self.site, "clock", self._clock)

    def tell(self) -> None:
        """Let things happen, and look at the end whether everything is there.

        Raises:
            Lost: when it is not.
        """
        self.story.come()
        self.story.begin(self.random.choice(GAMES))
        for _ in range(LENGTH):
            self._go_on()
        self._end_weather()
        self._kill()
        self.story.reload()
        for game in self.story.go_home().games or ():
            self.story.open(game)

    def try_to_tell(self) -> str:
        """Tell it; return what was wrong."""
        try:
            self.tell()
        except Lost as lost:
            return str(lost)
        except (OutOfTime, Error) as error:
            words = " ".join(str(error).split())[:300]
            return f"the story does not go on ({words}); after: {', '.join(self.story.steps)}"
        return ""

    def _go_on(self) -> None:
        seen = look(self.story.tab)
        events = [event for event in EVENTS if event.can(self, seen)]
        (event,) = self.random.choices(events, [event.weight for event in events])
        self.happened[event.name] += 1
        event.happens(self)
        if self.story.mistakes:
            self.story.blame(f"the page makes mistakes: {self.story.mistakes}")

    def close(self) -> None:
        """Close the browser."""
        self.machine.close()

    # -- what happens -------------------------------------------------------------------------------------------------

    def _one_of(self, games: tuple[Kept, ...] | None) -> Kept:
        return self.random.choice(games or ())

    def begin(self) -> None:
        """Begin another game."""
        self.story.go_home()
        self.story.begin(self.random.choice(GAMES))

    def act(self) -> None:
        """Make a few actions at the table."""
        self.story.act(*(self.random.randrange(NUMBERS) for _ in range(self.random.randint(1, 6))))

    def take_back(self) -> None:
        """Take a step back."""
        self.story.take_back()

    def open(self) -> None:
        """Go from home to one of the games."""
        self.story.open(self._one_of(look(self.story.tab).games))

    def put_aside(self) -> None:
        """Put one of the games aside."""
        self.story.put_aside(self._one_of(look(self.story.tab).games))

    def bring_back(self) -> None:
        """Bring one back."""
        self.story.bring_back(self._one_of(look(self.story.tab).aside))

    def export(self) -> None:
        """Save one game as a file."""
        self.story.export(self._one_of(look(self.story.tab).games))

    def export_all(self) -> None:
        """Save all games as one file."""
        self.story.export_all()

    def go_home(self) -> None:
        """Go where all games are listed."""
        self.story.go_home()

    def bring_in(self) -> None:
        """Bring in a file from earlier in the story."""
        path, is_all = self.random.choice(self.story.files)
        if is_all:
            self.story.bring_in_all(path)
        else:
            self.story.bring_in(path)

    def clear(self) -> None:
        """Clear the table for the next people."""
        self._be_alone()
        self.story.clear()
        self.story.begin(self.random.choice(GAMES))

    def reload(self) -> None:
        """Reload the page, where it is."""
        self.story.reload(at_table=self.random.random() < 0.5)

    def second_tab(self) -> None:
        """Open the game on the screen in another tab, too."""
        self.story.open_again()

    def take_over(self) -> None:
        """Let go of the game in the first tab, go on in all the others."""
        shown = [look(tab).shown for tab in self.story.tabs]
        if len({one.id for one in shown if one}) == 1 and all(shown):
            self.story.take_over_everywhere(*self.random.choice([(0,), (0, 3)]))
        self._be_alone()

    def _be_alone(self) -> None:
        if len(self.story.tabs) > 1:
            self.story.close_others()

    def kill(self) -> None:
        """Kill the whole browser and start it again; a step may be under way."""
        seen = look(self.story.tab)
        if seen.acts and self.random.random() < 0.5:
            self.story.ask(self.random.randrange(NUMBERS))
            self.story.tab.wait_for_timeout(self.random.uniform(0, 60))
        self._kill()

    def _kill(self) -> None:
        self.hold = None
        self.machine.kill()
        self.story.steps.append("kill the browser")
        self.machine.start()
        self._prepare()
        self.story.start_again(self.machine.context)

    def change_weather(self) -> None:
        """Let something be wrong with the database or the storage from now on."""
        kind = self.random.choice([*("denied", "aborted", "full", "no room") * 2, "slow", "held"])
        self.story.steps.append(f"from now on: {kind}")
        self.weather, self.is_calm = kind, False
        self.happened[f"database: {kind}"] += 1
        if kind == "held":
            self.hold = weather.Hold(self.machine.context, self.site)
            self.hold.wait(self.story.tab)
        elif kind == "no room":
            self.story.tab.evaluate(weather.FILL)
        else:
            weather.let(self.machine.context, self.site, "weather", kind)
            if kind in ("denied", "slow"):
                self.story.reload(at_table=self.random.random() < 0.5)

    def end_weather(self) -> None:
        """Let everything be right again, which a page that is loaded anew notices."""
        self._end_weather()
        self.story.reload(at_table=self.random.random() < 0.5)

    def _end_weather(self) -> None:
        self.story.steps.append("all is well again")
        self.weather = ""
        weather.let(self.machine.context, self.site, "weather")
        self.story.tab.evaluate("() => localStorage.removeItem('filler')")
        if self.hold:
            self.hold.end()
            self.hold = None

    def set_clock(self) -> None:
        """Set the clock of the device."""
        self._clock = self.random.choice([-weather.YEAR, 0, weather.YEAR])
        self.story.steps.append(f"set the clock to {self._clock / weather.YEAR:+.0f} years")
        weather.let(self.machine.context, self.site, "clock", self._clock)

    def clear_storage(self) -> None:
        """Clear the quick copies, or all that the browser keeps, from outside."""
        self._be_alone()
        self.story.go_home()
        if self.is_calm and self.random.random() < 0.5:
            self.story.steps.append("clear localStorage from outside")
            self.story.tab.evaluate("() => localStorage.clear()")
        else:
            self.story.steps.append("clear everything from outside")
            self.story.tab.evaluate(weather.CLEAR_ALL)
            self.story.ledger.clear()
        self.story.reload()


def _at_home(_: Teller, seen: Seen) -> bool:
    return seen.games is not None


def _games(_: Teller, seen: Seen) -> bool:
    return bool(seen.games)


def _aside(_: Teller, seen: Seen) -> bool:
    return bool(seen.aside)


def _at_table(_: Teller, seen: Seen) -> bool:
    return seen.shown is not None and not seen.is_watched


def _files(teller: Teller, seen: Seen) -> bool:
    return seen.games is not None and len(seen.games) < MOST_GAMES and bool(teller.story.files)


EVENTS = (
    Event("begin", 1, Teller.begin, lambda _, seen: seen.games is not None and len(seen.games) < MOST_GAMES),
    Event("act", 14, Teller.act, _at_table),
    Event("take back", 3, Teller.take_back, _at_table),
    Event("go home", 6, Teller.go_home, _at_table),
    Event("open", 8, Teller.open, _games),
    Event("put aside", 3, Teller.put_aside, _games),
    Event("bring back", 3, Teller.bring_back, _aside),
    Event("remove for good", 2, lambda teller: teller.story.purge(), _aside),
    Event("export one", 2, Teller.export, _games),
    Event("export all", 3, Teller.export_all, _games),
    Event("import", 4, Teller.bring_in, _files),
    Event(
        "clear the table", 1, Teller.clear, lambda teller, seen: _games(teller, seen) and not teller.weather
    ),
    Event("reload", 3, Teller.reload),
    Event(
        "second tab",
        2,
        Teller.second_tab,
        lambda teller, seen: seen.shown and len(teller.story.tabs) < MOST_TABS,
    ),
    Event("take over", 6, Teller.take_over, lambda teller, _: len(teller.story.tabs) > 1),
    Event("kill", 2, Teller.kill),
    Event("bad weather", 2, Teller.change_weather, lambda teller, _: not teller.weather),
    Event("good weather", 5, Teller.end_weather, lambda teller, _: teller.weather),
    Event("clock", 1, Teller.set_clock),
    Event("clear storage", 1, Teller.clear_storage, lambda teller, _: not teller.weather),
)


def tell(
    playwright: Playwright,
    site: Site,
    folder: Path,
    seeds: Iterable[int],
    told: Callable[[str], None] = lambda _: None,
) -> Told:
    """Tell the stories with these seeds, each on a device of its own."""
    result = Told()
    for seed in seeds:
        disk = folder / str(seed)
        disk.mkdir(parents=True)
        teller = Teller(playwright, site, disk, seed)
        trouble = teller.try_to_tell()
        teller.close()
        result.stories += 1
        result.steps += teller.happened
        result.shown += teller.story.ledger.actions
        if trouble:
            result.troubles.append(f"story {seed}: {trouble}")
        told(f"{result.stories:4} story {seed}: {trouble or 'nothing is lost'}")
    return result
