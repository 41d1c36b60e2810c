"""What may happen in a story that chance tells, on a device of its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from playwright.sync_api import Playwright

from tests.browser.pictures import bring_picture
from tests.browser.site import Site
from tests.browser.steps import wait_for_control
from tests.faults.machine import Machine
from tests.faults.moments import GAMES, PATIENCE
from tests.faults.stories import weather
from tests.faults.stories.seen import Kept, look
from tests.faults.stories.story import Story
from tests.faults.updates import AGREE, UPDATE, WAITS, Releases

GRACE = 0.3
"""Seconds within which no browser is killed."""
NUMBERS = 1000
"""Which of the possible actions is chosen: any number, counted round."""


class Teller:
    """Tells one story, by chance in what happens: everything follows from its seed.

    Args:
        playwright: for the browser.
        host: where the device goes; where it has two releases, the device keeps a copy for playing offline.
        folder: for the disk of the device and its files.
        seed: of the story.
    """

    def __init__(self, playwright: Playwright, host: Site | Releases, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.releases = host if isinstance(host, Releases) else None
        self.site = site = host.site if isinstance(host, Releases) else host
        self.machine = Machine(
            playwright, folder / "disk", keeps_copy=self.releases is not None, ends_turns=False
        )
        self.machine.start()
        self.story = Story(self.machine.context, site, folder)
        self.weather = ""
        self.is_calm = True
        """True while nothing has been wrong with the browser."""
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

    def come(self) -> None:
        """Come to the page for the first time, and begin a game."""
        self.story.come()
        if self.releases:
            wait_for_control(self.story.tab)
        self.begin()

    def end(self) -> None:
        """End well: after a last kill, with nothing wrong any more, everything is there and can be opened."""
        self._end_weather()
        self._kill()
        self.story.reload()
        for game in self.story.go_home().games or ():
            self.story.open(game)

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
        self.act()

    def act(self) -> None:
        """Make a few actions at the table."""
        self.story.act(*(self.random.randrange(NUMBERS) for _ in range(self.random.randint(1, 6))))

    def take_back(self) -> None:
        """Take a step back."""
        self.story.take_back()

    def open(self) -> None:
        """Go from home to one of the games, and go on with it unless another tab plays it."""
        if not self.story.open(self._one_of(look(self.story.tab).games)).is_watched:
            self.act()

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

    def reload_offline(self) -> None:
        """Reload the page without a connection."""
        self.story.steps.append("without a connection")
        self.machine.context.set_offline(True)
        self.story.reload(at_table=self.random.random() < 0.5)
        self.machine.context.set_offline(False)

    def update(self) -> None:
        """Change over to the other release of the page."""
        assert self.releases
        self.story.steps.append("update the page")
        self.releases.exchange()
        self.story.tab.evaluate(UPDATE)
        self.story.tab.wait_for_function(WAITS, timeout=PATIENCE)
        self.story.tab.evaluate(AGREE)
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
        self.weather, self.is_calm, self.story.grace = kind, False, GRACE
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
        self.weather, self.story.grace = "", 0
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
