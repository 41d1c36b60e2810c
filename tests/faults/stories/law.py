"""The law of all stories, held up to the pages of a device: what was shown as done is there, or the page has said why not."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from tests.browser.site import Site
from tests.faults.stories.ledger import Ledger
from tests.faults.stories.person import Person
from tests.faults.stories.seen import Seen, wait_for

TELLING = {
    "hero",
    "curtain",
    "watching",
    "take-over",
    "missing",
    "broken",
    "end",
    "question",
    "import-dialog",
    "import-problem",
    "toast",
    "start-retry",
    "broken-save",
}
"""Parts that say at which point a page stands."""
SETTLED = 1.0
"""Seconds in which a page that was loaded has read all that is kept."""


class Lost(AssertionError):
    """The law is broken: something that was shown as done is not there, or the page neither goes on nor says why."""


class Law:
    """What the pages of one device have shown as done, and whether it is there.

    Args:
        context: the device.
        site: where it goes.
        folder: for files that are exported.
        patience: so many seconds a page may take for anything.
    """

    def __init__(self, context: BrowserContext, site: Site, folder: Path, patience: float = 20) -> None:
        self.context = context
        self.site = site
        self.person = Person(folder, patience)
        self.ledger = Ledger()
        self.tabs: list[Page] = []
        self.steps: list[str] = []
        """What has happened, in words."""
        self.mistakes: list[str] = []
        """What the pages say on the console that they never should."""
        self.grace = 0.0
        """Seconds in which the page may say that what it has shown as done may not be kept; it says nothing while all is well."""
        self.listen()

    @property
    def tab(self) -> Page:
        """The tab that is looked at."""
        return self.tabs[-1]

    def blame(self, trouble: str, seen: Seen | None = None) -> NoReturn:
        """End the story: what it tells must not be."""
        on_screen = [*sorted(seen.parts & TELLING), *seen.notices] if seen else []
        raise Lost(
            f"{trouble}; after: {', '.join(self.steps)}" + (f"; on the screen: {on_screen}" if seen else "")
        )

    def listen(self) -> None:
        """Note the mistakes that pages of this browser tell of."""

        def heard(message: ConsoleMessage) -> None:
            if message.type == "error" and "cannot become" in message.text:
                self.mistakes.append(message.text)

        self.context.on("console", heard)

    def judge(self) -> Seen:
        """Hold the law up to the home page: everything is there, or the page says that it is not."""
        seen = self.person.wait(
            self.tab,
            lambda seen: seen.games is not None and not self.ledger.missing([*seen.games, *seen.aside]),
        )
        if seen.games is None:
            self.blame("the home page does not come", seen)
        missing = self.ledger.missing([*seen.games, *seen.aside])
        if missing and not seen.notices:
            there = ", ".join([*map(str, seen.games), *(f"{game} that was put aside" for game in seen.aside)])
            self.blame(f"{' and '.join(map(str, missing))} is not there, but {there or 'nothing'}")
        # Where a game lies may be known a little later.
        aside = sum(course.aside for course in self.ledger.courses)
        return (
            seen
            if len(seen.aside) == aside
            else wait_for(self.tab, lambda seen: seen.games is not None and len(seen.aside) == aside, SETTLED)
        )

    def meet(self, seen: Seen) -> Seen:
        """Look whether the table shows a state that was shown as done before."""
        if not seen.shown:
            if not seen.notices and not self._is_cleared(seen):
                self.blame("the table does not come", seen)
            return seen
        if seen.is_watched:
            return seen
        if not self.ledger.knows(seen.shown):
            seen = self.person.wait(
                self.tab, lambda seen: seen.notices or (seen.shown and self.ledger.knows(seen.shown))
            )
        if seen.shown and not self.ledger.knows(seen.shown) and not seen.notices:
            self.blame(f"the table shows {seen.shown}, not what was shown as done", seen)
        if seen.shown:
            self.ledger.show(seen.shown, told=self.tells(seen))
        return seen

    def _is_cleared(self, seen: Seen) -> bool:
        """True if a table is rightly missing: everything was removed."""
        return "missing" in seen.parts and not self.ledger.courses

    def note(self, before: Seen, seen: Seen, step: int) -> bool:
        """Note what came of a step at the table; return whether the table has gone on with it."""
        if not before.shown or before.is_watched or "end" in before.parts:
            return False
        if seen is before:
            if not before.acts and not before.notices:
                self.blame("nobody can act", before)
            return False
        if seen.shown and seen.shown.actions != before.shown.actions:
            self.ledger.show(seen.shown, before.shown, told=self.tells(seen))
            return True
        self.ledger.ask(before.shown, step)
        if not seen.notices:
            self.blame("an action is neither shown as done, nor is anything said", seen)
        return False

    def tells(self, seen: Seen) -> bool:
        """True if the page says that what it shows may not be kept."""
        if seen.notices or not self.grace:
            return bool(seen.notices)
        return bool(wait_for(self.tab, lambda seen: seen.notices, self.grace).notices)

    def must_tell(self, seconds: float, why: str) -> Seen:
        """Wait until the page says something about keeping games."""
        seen = wait_for(self.tab, lambda seen: seen.notices, seconds)
        if not seen.notices:
            self.blame(why, seen)
        return seen
