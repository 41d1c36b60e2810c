"""What a device has shown as done, and whether it is there: the law of all stories."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.faults.stories.seen import Kept

Actions = tuple[str, ...]


@dataclass
class Course:
    """One way in which a game went on; a game that was brought in again goes on in two."""

    players: tuple[str, ...]
    states: list[Actions]
    """Any of them may be found: the last one, or, if the page has said that it could not be kept, one since it was kept."""
    aside: bool = False
    asked: int = 0
    """1 if one more action was asked for and not shown as done, -1 if one was to be taken back: it may be so or not."""

    is_told: bool = False
    """True if the page has said from its beginning that it may not be kept."""

    def has_become(self, actions: Actions) -> bool:
        """True if this course may have come to that."""
        last = self.states[-1]
        longer, shorter = (actions, last) if self.asked > 0 else (last, actions)
        is_step = len(longer) == len(shorter) + 1 and _goes_through(longer, shorter)
        return actions in self.states or (self.asked != 0 and is_step)

    def __str__(self) -> str:
        return str(Kept(self.players, self.states[-1])) + (" that was put aside" if self.aside else "")


class Ledger:
    """All courses of the games of one device that were not removed."""

    def __init__(self) -> None:
        self.courses: list[Course] = []
        self._removed: set[tuple[str, ...]] = set()
        """Players of games that a person has removed: what still comes to light of these is no loss."""

    @property
    def actions(self) -> int:
        """How many actions must be there, all games together."""
        return sum(len(course.states[0]) for course in self.courses)

    def show(self, now: Kept, before: Kept | None = None, *, told: bool = False) -> None:
        """Note what a table shows as done.

        Args:
            now: the game as it is shown.
            before: as it was shown before that, if it went on at this table.
            told: whether the page says, before anything could be lost, that this may not be kept.
        """
        course = self._find(before or now, aside=False) or self._find(now, aside=False)
        if not course:
            self.courses.append(Course(now.players, [now.actions], is_told=told))
        elif told:
            course.states.append(now.actions)
        else:
            course.states = [now.actions]
            course.asked = 0
            course.is_told = False

    def ask(self, before: Kept, steps: int) -> None:
        """Note that a step was asked for, or taken back with -1, and is not yet shown as done."""
        if course := self._find(before, aside=False):
            course.asked = steps

    def bring_in(self, game: Kept, *, told: bool = False) -> None:
        """Note a game that came alone: it is a course of its own."""
        self.courses.append(Course(game.players, [game.actions], is_told=told))

    def bring_in_all(self, games: Iterable[Kept], *, told: bool = False) -> None:
        """Note the games that are listed now; two of them are two courses, although both may be what one has come to."""
        known: list[Course] = []
        for game in games:
            course = self._find(game, aside=False, besides=known)
            if not course:
                self.bring_in(game, told=told)
                course = self.courses[-1]
            known.append(course)

    def put_aside(self, game: Kept) -> None:
        """Note that the page has put that game aside."""
        if course := self._find(game, aside=False):
            course.aside = True

    def bring_back(self, game: Kept) -> None:
        """Note that the page has brought that game back."""
        if course := self._find(game, aside=True):
            course.aside = False

    def follow(self, games: Iterable[Kept], aside: Iterable[Kept]) -> None:
        """Note where each game is listed."""
        for places, is_aside in ((games, False), (aside, True)):
            for game in places:
                if not self._find(game, aside=is_aside) and (course := self._find(game, aside=not is_aside)):
                    course.aside = is_aside

    def remove(self, games: Iterable[Kept]) -> None:
        """Note that a person has removed what was put aside, for good."""
        for game in games:
            if course := self._find(game, aside=True):
                self.courses.remove(course)
                self._removed.add(course.players)

    def clear(self) -> None:
        """Note that a person has removed everything."""
        self._removed |= {course.players for course in self.courses}
        self.courses.clear()

    def missing(self, kept: Iterable[Kept]) -> list[Course]:
        """Return the courses of which nothing is there that would do."""
        found = {(game.players, game.actions) for game in kept}

        def is_there(course: Course, wanted: Course) -> bool:
            """True if a state of one course is there that has all of another one."""
            last = wanted.states[-1]
            return any(
                players == course.players
                and course.has_become(actions)
                and (course is wanted or (course.players == wanted.players and _goes_through(actions, last)))
                for players, actions in found
            )

        # Where another course that is there goes through the same state nothing is lost.
        return [
            one
            for one in self.courses
            if not one.is_told and not any(is_there(other, one) for other in self.courses)
        ]

    def knows(self, game: Kept) -> bool:
        """True if some course has come to that state, or the game was removed."""
        return game.players in self._removed or any(
            one.has_become(game.actions) for one in self._of(game.players)
        )

    def _of(self, players: tuple[str, ...]) -> list[Course]:
        return [course for course in self.courses if course.players == players]

    def _find(self, game: Kept, *, aside: bool, besides: Iterable[Course] = ()) -> Course | None:
        for course in self._of(game.players):
            is_other = all(course is not one for one in besides)
            if is_other and course.aside == aside and course.has_become(game.actions):
                return course
        return None


def _goes_through(actions: Actions, state: Actions) -> bool:
    return actions[: len(state)] == state
