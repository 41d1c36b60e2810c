"""A story: what happens to the games of one device, step by step."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

from tests.browser.site import Site
from tests.faults.damage import ACT
from tests.faults.stories.law import Law
from tests.faults.stories.seen import Kept, Seen, look

TAP_AT = """(button, [soon, taps]) => {
    for (const after of taps) setTimeout(() => button.click(), soon + after - Date.now());
}"""


class Story(Law):
    """One device with its tabs, and what happens to its games; for arguments see `Law`."""

    def __init__(self, context: BrowserContext, site: Site, folder: Path, patience: float = 20) -> None:
        super().__init__(context, site, folder, patience)
        self.files: list[tuple[Path, bool]] = []
        """Files of games, and whether all games were given away in one."""
        self._begun = 0

    # -- coming and going ---------------------------------------------------------------------------------------------

    def come(self) -> Seen:
        """Open the home page in a new tab."""
        self.steps.append("come")
        self.tabs.append(self.context.new_page())
        self.tab.goto(f"{self.site.url}#/")
        return self.judge()

    def start_again(self, context: BrowserContext) -> Seen:
        """Go on with the same device, whose browser was killed."""
        self.context = context
        self.listen()
        self.tabs.clear()
        return self.come()

    def come_to(self, game_id: str, before: str = "", given: object = None) -> Seen:
        """Open the table of a game in a new tab.

        Args:
            game_id: of that game.
            before: what is done with the storage before that, as a function of `given`.
            given: to that.
        """
        self.steps.append("come to a table")
        self.tabs.append(self.context.new_page())
        if before:
            self.tab.goto(f"{self.site.url}licenses.txt")
            self.tab.evaluate(before, given)
        self.tab.goto(f"{self.site.url}#/game/{game_id}")
        return self.meet(self.person.arrive(self.tab, game_id))

    def close(self) -> None:
        """Close this tab."""
        self.steps.append("close the tab")
        self.tabs.pop().close()

    def crash(self) -> None:
        """Let the process behind this tab die."""
        self.steps.append("crash")
        tab = self.tabs.pop()
        with suppress(Error):
            tab.goto("chrome://crash")
        tab.close()

    def reload(self, *, at_table: bool = False) -> Seen:
        """Reload the page, where it is or at home, and look whether everything is there."""
        self.steps.append("reload")
        seen = look(self.tab)
        self.tab.reload()
        if at_table and seen.shown:
            self.meet(self.person.arrive(self.tab, seen.shown.id))
        self.person.go_home(self.tab)
        return self.judge()

    def go_home(self) -> Seen:
        """Go where all games are listed."""
        self.steps.append("go home")
        seen = self.person.go_home(self.tab)
        if seen.games is None:
            self.blame("the home page does not come", seen)
        return seen

    # -- playing ------------------------------------------------------------------------------------------------------

    def begin(self, game: str = "thurn-und-taxis") -> None:
        """Begin a game of two people whose names no other game has."""
        self.steps.append(f"begin {game}")
        self._begun += 1
        names = (f"Anna {self._begun}", f"Ben {self._begun}")
        shown = self.person.begin(self.tab, names, game)
        seen = look(self.tab)
        if shown:
            self.ledger.show(shown, told=self.tells(seen))
        elif not seen.notices:
            self.blame("a game that was begun does not come", seen)

    def open(self, game: Kept) -> Seen:
        """Go to the table of a game."""
        self.steps.append(f"open {game}")
        return self.meet(self.person.open(self.tab, game.id))

    def open_again(self) -> Seen:
        """Open the game of this tab in another one as well."""
        shown = look(self.tab).shown
        assert shown, "no game is on the screen"
        self.steps.append("open it in a second tab")
        self.tabs.append(self.context.new_page())
        self.tab.goto(f"{self.site.url}#/game/{shown.id}")
        return self.meet(self.person.arrive(self.tab, shown.id))

    def act(self, *numbers: int) -> Seen:
        """Choose actions by their numbers among the possible ones."""
        self.steps.append(f"act {len(numbers)} times")
        seen = look(self.tab)
        for number in numbers:
            before, seen = self.person.act(self.tab, number)
            if not self.note(before, seen, 1):
                break
        return seen

    def ask(self, number: int) -> None:
        """Choose an action and wait for nothing."""
        self.steps.append("ask for an action")
        seen = self.person.sit_down(self.tab)
        assert seen.shown, "no game is on the screen"
        self.ledger.ask(seen.shown, 1)
        self.tab.evaluate(ACT, number)

    def take_back(self) -> Seen:
        """Take one step back."""
        self.steps.append("take back")
        before, seen = self.person.take_back(self.tab)
        self.note(before, seen, -1)
        return seen

    def close_others(self) -> None:
        """Close all tabs but this one."""
        self.steps.append("close the other tabs")
        for tab in self.tabs[:-1]:
            tab.close()
        self.tabs = self.tabs[-1:]

    def take_over_everywhere(self, *taps: int) -> None:
        """Let go of the game in the tab that plays it, and go on in all others in the same moment.

        Args:
            taps: so many milliseconds after that moment the button is pressed.
        """
        self.steps.append(f"take over in {len(self.tabs) - 1} tabs at once")
        self.tabs.pop(0).close()
        for tab in self.tabs:
            if "take-over" not in self.person.wait(tab, lambda seen: "take-over" in seen.parts).parts:
                self.blame("the game cannot be taken over", look(tab))
        soon = self.tab.evaluate("() => Date.now() + 500")
        for tab in self.tabs:
            tab.get_by_test_id("take-over").evaluate(TAP_AT, [soon, list(taps)])
        playing = self.person.wait_for_one(self.tabs)
        if len(playing) != 1:
            self.blame(f"{len(playing)} of {len(self.tabs)} tabs play", look(self.tab))
        # The one that plays is looked at.
        self.tabs.sort(key=lambda tab: tab in playing)

    def take_over(self) -> Seen:
        """Go on in this tab with the game that another one has let go of."""
        self.steps.append("take over")
        seen = self.meet(self.person.take_over(self.tab))
        if seen.is_watched:
            self.blame("the game cannot be taken over", seen)
        return seen

    # -- keeping ------------------------------------------------------------------------------------------------------

    def put_aside(self, game: Kept) -> None:
        """Put a game of the home page aside."""
        self.steps.append(f"put aside {game}")
        if self.person.put_aside(self.tab, game):
            self.ledger.put_aside(game)

    def bring_back(self, game: Kept) -> None:
        """Bring back a game that was put aside."""
        self.steps.append(f"bring back {game}")
        if self.person.bring_back(self.tab, game):
            self.ledger.bring_back(game)

    def purge(self) -> None:
        """Remove for good what was put aside."""
        seen = look(self.tab)
        self.ledger.follow(seen.games or (), seen.aside)
        gone = self.person.purge(self.tab)
        self.steps.append(f"remove {len(gone)} for good")
        self.ledger.remove(gone)

    def export(self, game: Kept) -> Path | None:
        """Save one game of the home page as a file."""
        self.steps.append(f"export {game}")
        path = self.person.export(self.tab, game)
        if path:
            self.files.append((path, False))
        return path

    def export_all(self) -> Path | None:
        """Save all games as one file."""
        self.steps.append("export all")
        path = self.person.export_all(self.tab)
        if path:
            self.files.append((path, True))
        return path

    def bring_in(self, path: Path) -> Seen:
        """Bring in the file of one game."""
        self.steps.append(f"import {path.stem}")
        seen = self.person.bring_in(self.tab, path)
        if seen.shown:
            self.ledger.bring_in(seen.shown, told=self.tells(seen))
        elif not seen.notices:
            self.blame("a file that was exported here cannot be brought in", seen)
        return seen

    def bring_in_all(self, path: Path) -> Seen:
        """Bring in a file of all games; those that are listed afterwards are there to stay."""
        self.steps.append(f"import all of {path.stem}")
        seen = self.person.bring_in_all(self.tab, path)
        if "import-problem" in seen.parts and not seen.notices:
            self.blame("a file that was exported here cannot be brought in", seen)
        self.ledger.bring_in_all(seen.games or (), told=self.tells(seen))
        return seen

    def clear(self) -> None:
        """Clear the table for the next people."""
        self.steps.append("clear the table")
        self.person.clear(self.tab)
        self.ledger.clear()
