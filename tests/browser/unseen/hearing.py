"""What a player has to listen for at every table, and how one comes there from the home page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

import pytest

from spieltisch import State
from tests.browser.reader import Heard, Reader

PERSON = "Anna"
GUIDE = "^(I know this game|Leave the guide)$"
TURNS = 2
"""So many turns of the person are left in the ordinary run; the long one plays from the beginning."""
MOMENT = 220
"""Milliseconds after which a table that is still busy looks so."""
MOST_WAITS = 20
"""While another seat plays there is always something new to be heard."""
LENGTHS = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])


def late(states: Iterable[State], phase: str) -> State:
    """Return the position some turns before the end.

    Args:
        states: of a game that is played to its end.
        phase: in which a turn begins.
    """
    turns = [
        state.copy()
        for state in states
        if not state.is_over and state.current_player == 0 and state.observation(None)["phase"] == phase
    ]
    return turns[-TURNS]


def board_of(heard: Heard) -> Heard:
    """Return the board in words."""
    return heard.first("region", "^Board in words$")


def told(heard: Heard) -> str:
    """Return all that is to be heard, to notice that something has changed."""
    return "\n".join(f"{one.role} {one.name} {one.states}" for one in heard if one.role != "generic")


def is_over(heard: Heard) -> bool:
    return bool(heard.all("heading", "wins?!|win together"))


def is_counted(heard: Heard) -> bool:
    return bool(heard.all("region", "^The count$"))


def changed(before: str) -> Callable[[Heard], bool]:
    """Return whether something else is to be heard than before, as a question to a page."""
    return lambda heard: is_over(heard) or told(heard) != before


def task(heard: Heard) -> str:
    """Return what is asked of the person now, nothing while another seat plays, the table is busy or a panel closes."""
    if any(one.states.get("busy") for one in heard):
        return ""
    lines = [one.name for region in heard.all("region", "^Whose turn") for one in region.all("StaticText")]
    asked = " ".join(lines[1:]) if lines[:1] == [PERSON] else ""
    return "" if "playing" in asked or "houses go" in asked else asked


def continue_game(reader: Reader) -> None:
    """Go on with the game on the home page, and send the guide away if it is there."""
    reader.until(lambda heard: heard.all("link", "^Continue"))
    reader.use("^Continue", "link")
    heard = reader.until(task)
    if heard.all("button", GUIDE):
        reader.use(GUIDE)
        reader.until(lambda heard: not heard.all("button", GUIDE))
        assert reader.focused(), "the keyboard went with the guide"


class Unseen(ABC):
    """Plays a game by ear.

    Args:
        reader: who listens and presses.
    """

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    @abstractmethod
    def act(self, asked: str, heard: Heard) -> None:
        """Do what is asked."""

    def play(self) -> Heard:
        """Go on with the game of the home page and play it to its end; return the window with the scores."""
        continue_game(self.reader)
        while True:
            heard = self.reader.until(lambda heard: is_over(heard) or is_counted(heard) or task(heard))
            assert self.reader.focused(), f"the keyboard is nowhere after {task(heard)!r}"
            if is_over(heard):
                return heard
            if is_counted(heard):
                self.reader.use("^To the result")
                continue
            self.act(task(heard), heard)
            self.reader.until(changed(told(heard)))
            self.wait_for_rest()

    def wait_for_rest(self) -> None:
        """Wait for what comes of a key: a table looks as before until the answer is there."""
        before = ""
        for _ in range(MOST_WAITS):
            self.reader.page.wait_for_timeout(MOMENT)
            now = told(self.reader.listen())
            if now == before:
                return
            before = now


def totals(end: Heard) -> list[str]:
    """Return the row of the totals in the window with the scores, its heading first."""
    *_, row, _ranks = [[cell.name for cell in row] for row in end.first("table").rows()]
    return row
