"""What a person does with games on the page; each says what came of it, or that nothing did."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as OutOfTime

from tests.browser.steps import show
from tests.browser.table import TABLE
from tests.faults.damage import ACT
from tests.faults.stories.seen import Kept, Seen, look, wait_for

UNDO = f"() => {TABLE}.send('table-undo', {{ steps: 1 }})"
PRESS = 4000
"""Milliseconds in which a button that is there can be pressed."""
ARRIVED = {"curtain-ready", "watching", "missing", "broken", "end"}
"""Parts that say where a table has come to while no action is possible."""

GO_ON = {"store-go-on", "looking-go-on"}
"""Parts that go on without what the page waits for."""


class Person:
    """One who plays in the tabs of one device.

    Args:
        folder: for the files that are exported.
        patience: so many seconds a person waits before giving up.
    """

    def __init__(self, folder: Path, patience: float = 20) -> None:
        self._folder = folder
        self._files = 0
        self.patience = patience

    def wait(self, page: Page, reached: Callable[[Seen], Any]) -> Seen:
        """Look until that is seen, or for as long as a person would wait; go on where the page offers it."""

        def is_reached(seen: Seen) -> Any:
            if not reached(seen):
                for part in seen.parts & GO_ON:
                    _press(page, part)
                return False
            return True

        return wait_for(page, is_reached, self.patience)

    # -- at the table -------------------------------------------------------------------------------------------------

    def begin(self, page: Page, names: tuple[str, str], game: str) -> Kept | None:
        """Set up a game of two people."""
        show(page, f"new/{game}")
        fields = page.get_by_test_id("seat-name")
        for number, name in enumerate(names):
            fields.nth(number).fill(name)
        page.get_by_test_id("start-game").click()
        return self.wait(page, lambda seen: seen.shown and seen.shown.players == names).shown

    def open(self, page: Page, game_id: str) -> Seen:
        """Go to the table of a game."""
        show(page, f"game/{game_id}")
        return self.arrive(page, game_id)

    def arrive(self, page: Page, game_id: str) -> Seen:
        """Wait until the table says how the game stands, or that it cannot be played here."""
        return self.wait(
            page,
            lambda seen: (
                (seen.shown and seen.shown.id == game_id and (seen.acts or seen.parts & ARRIVED))
                or seen.parts & {"missing", "broken"}
            ),
        )

    def sit_down(self, page: Page) -> Seen:
        """Become the seat that is to decide; an onlooker stays one."""
        deadline = time.monotonic() + self.patience
        while time.monotonic() < deadline:
            seen = look(page)
            if seen.acts or seen.is_watched or "end" in seen.parts:
                return seen
            for button in ("curtain-ready", "scoring-skip"):
                if button in seen.parts:
                    _press(page, button)
            page.wait_for_timeout(20)
        return look(page)

    def act(self, page: Page, number: int) -> tuple[Seen, Seen]:
        """Choose one of the actions; return what was seen before and after it."""
        before = self.sit_down(page)
        if not before.acts or not before.shown:
            return before, before
        step = len(before.shown.actions)
        page.evaluate(ACT, number)
        return before, self.wait(page, lambda seen: seen.shown and len(seen.shown.actions) > step)

    def take_back(self, page: Page) -> tuple[Seen, Seen]:
        """Take one step back, where that is possible; return what was seen before and after it."""
        before = self.sit_down(page)
        if not before.undo or not before.acts or not before.shown:
            return before, before
        step = len(before.shown.actions)
        page.evaluate(UNDO)
        return before, self.wait(page, lambda seen: seen.shown and len(seen.shown.actions) < step)

    def take_over(self, page: Page) -> Seen:
        """Go on with a game that another tab has let go of."""
        self.wait(page, lambda seen: "take-over" in seen.parts or not seen.is_watched)
        _press(page, "take-over")
        return self.wait(page, lambda seen: not seen.is_watched and (seen.acts or seen.parts & ARRIVED))

    def wait_for_one(self, tabs: Sequence[Page]) -> list[Page]:
        """Wait until one of the tabs plays, and the others watch it; return those that play."""
        deadline = time.monotonic() + self.patience
        while True:
            seen = {tab: look(tab) for tab in tabs}
            playing = [
                tab
                for tab in tabs
                if not seen[tab].is_watched and (seen[tab].acts or seen[tab].parts & ARRIVED)
            ]
            watching = [tab for tab in tabs if seen[tab].is_watched and "take-over" not in seen[tab].parts]
            if (len(playing) == 1 and len(watching) == len(tabs) - 1) or time.monotonic() > deadline:
                return playing
            tabs[0].wait_for_timeout(30)

    # -- at home ------------------------------------------------------------------------------------------------------

    def go_home(self, page: Page) -> Seen:
        """Go where all games are listed."""
        show(page, "")
        return self.wait(page, lambda seen: seen.games is not None and "hero" in seen.parts)

    def put_aside(self, page: Page, game: Kept) -> bool:
        """Put a game aside; another tab that plays it is in the way."""
        self._put_toasts_away(page)
        if not self._press_card(page, game, "game-delete"):
            return False
        seen = self.wait(page, lambda seen: game not in (seen.games or ()) or "toast" in seen.parts)
        return game not in (seen.games or ())

    def bring_back(self, page: Page, game: Kept) -> bool:
        """Bring back what was put aside."""
        aside = look(page).aside
        if game not in aside:
            return False
        number = aside.index(game)
        self._unfold(page)
        page.get_by_test_id("deleted-restore").nth(number).click(timeout=PRESS)
        seen = self.wait(page, lambda seen: game not in seen.aside or "question" in seen.parts)
        if "question" in seen.parts:
            page.keyboard.press("Escape")
        return game not in seen.aside

    def purge(self, page: Page) -> tuple[Kept, ...]:
        """Remove for good what was put aside; return what that was."""
        self._unfold(page)
        page.get_by_test_id("deleted-purge").click(timeout=PRESS)
        asked = look(page).aside
        page.get_by_test_id("answer-purge").click(timeout=PRESS)
        left = self.wait(page, lambda seen: seen.games is not None and not seen.aside).aside
        return tuple(game for game in asked if game not in left)

    def export(self, page: Page, game: Kept) -> Path | None:
        """Save one game as a file; None when it is not listed any more."""
        if not self._press_card(page, game, "game-export"):
            return None
        with page.expect_download() as download:
            page.get_by_test_id("answer-save").click(timeout=PRESS)
        return self._saved(download.value)

    def export_all(self, page: Page) -> Path | None:
        """Save all games as one file, from the settings; None where there are none."""
        self._look_at_device(page)
        if page.get_by_test_id("device-export").is_disabled(timeout=PRESS):
            page.keyboard.press("Escape")
            return None
        with page.expect_download() as download:
            page.get_by_test_id("device-export").click(timeout=PRESS)
        path = self._saved(download.value)
        page.keyboard.press("Escape")
        self.go_home(page)
        return path

    def bring_in(self, page: Page, file: Path) -> Seen:
        """Bring in the file of one game, which is opened then."""
        page.get_by_test_id("import").click(timeout=PRESS)
        page.get_by_test_id("import-file").set_input_files(file)
        seen = self.wait(
            page, lambda seen: seen.shown or "import-problem" in seen.parts or "question" in seen.parts
        )
        if "question" in seen.parts:
            # A state of it is here already.
            keep_both = page.get_by_test_id("answer-both")
            chosen = keep_both if keep_both.count() else page.get_by_test_id("answer-here")
            chosen.click(timeout=PRESS)
            seen = self.wait(page, lambda seen: seen.shown)
        return self.arrive(page, seen.shown.id) if seen.shown else seen

    def bring_in_all(self, page: Page, file: Path) -> Seen:
        """Bring in a file of all games; what was added is listed then."""
        self._put_toasts_away(page)
        page.get_by_test_id("import").click(timeout=PRESS)
        page.get_by_test_id("import-file").set_input_files(file)
        return self.wait(
            page,
            lambda seen: (
                ("toast" in seen.parts and "import-dialog" not in seen.parts)
                or "import-problem" in seen.parts
            ),
        )

    def clear(self, page: Page) -> Seen:
        """Clear the table for the next people."""
        self._look_at_device(page)
        page.get_by_test_id("device-clear").click(timeout=PRESS)
        page.get_by_test_id("answer-clear").click(timeout=PRESS)
        return self.wait(page, lambda seen: seen.games == () and not seen.aside)

    def _look_at_device(self, page: Page) -> None:
        page.get_by_role("button", name="Settings").click(timeout=PRESS)
        page.get_by_test_id("device").wait_for()

    def _press_card(self, page: Page, game: Kept, tool: str) -> bool:
        """Press a button of a game at home, unless the game goes from there in the same moment."""
        try:
            page.locator(f"[data-game='{game.id}']").get_by_test_id(tool).click(timeout=PRESS)
        except OutOfTime:
            if game in (look(page).games or ()):
                raise
            return False
        return True

    def _unfold(self, page: Page) -> None:
        page.get_by_test_id("deleted").evaluate("(list) => { list.open = true; }", timeout=PRESS)

    def _put_toasts_away(self, page: Page) -> None:
        for button in page.get_by_test_id("toast-close").all():
            with suppress(OutOfTime, Error):
                button.click(timeout=500)

    def _saved(self, download: Any) -> Path:
        self._files += 1
        path = self._folder / f"{self._files}.json"
        download.save_as(path)
        return path


def _press(page: Page, part: str) -> None:
    """Press a button that may go away in the same moment."""
    with suppress(OutOfTime, Error):
        page.get_by_test_id(part).first.click(timeout=2000)
