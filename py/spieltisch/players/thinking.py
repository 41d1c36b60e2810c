"""A computer player at its decision: thinks in slices, can be stopped at any time, always has an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from ..actions import Action
from ..errors import GameOver
from ..state import Event, State
from .knowledge import knowledge_of
from .levels import Level
from .methods import METHODS
from .search import Question, Search


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision; whatever is reached first ends it."""

    seconds: float | None = None
    """Of work, the pauses between slices not counted; None for the level's own."""
    playouts: int | None = None
    """None for the level's own."""


class Thinking:
    """The thoughts of the player who is to decide.

    Args:
        state: the position; only what that player may know of it is used.
        level: how well to play.
        seed: the same seed and number of playouts give the same choice.
        budget: limits; the level's own where it says nothing.
        seen: every event of the game so far, as that player could see it; none are remembered when left out.
        clock: tells seconds; of the clock on the wall, or of the processor's work.

    Raises:
        GameOver: the game has ended.
    """

    def __init__(  # noqa: PLR0913 - each of them is a choice of its own
        self,
        state: State,
        level: Level,
        seed: int,
        budget: Budget | None = None,
        *,
        seen: Iterable[Event] = (),
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        seat = state.current_player
        if seat is None:
            raise GameOver("The game is over.")
        budget = budget or Budget()
        self.level = level
        self.seat = seat
        self.clock = clock
        self.seconds = level.seconds if budget.seconds is None else budget.seconds
        self.limit = level.playouts if budget.playouts is None else min(level.playouts, budget.playouts)
        self.spent = 0.0
        """Seconds of work so far."""
        self.action: Action | None = None
        """What was decided; None while thinking."""
        rng = Random(seed)
        self.view = state.determinize(seat, rng)
        """The position as the player may imagine it."""
        self.knowledge = knowledge_of(self.view)
        self.legal = self.view.legal_actions()
        self.search: Search | None = None
        self._first = self._at_once(rng)
        if self._clear or not self.limit:
            self.action = self._first
        else:
            memory = self.knowledge.remember(self.view, seat, seen) if level.memory else None
            turns = level.turns * len(state.players)
            question = Question(self.view, seat, self.knowledge, rng, memory, level.depth, turns)
            self.search = METHODS[level.method](question)

    def _at_once(self, rng: Random) -> Action:
        """Return the choice without any search."""
        legal = self.legal
        self._clear = len(legal) == 1
        if self._clear:
            return legal[0]
        far = self.knowledge.rate(self.view, legal)
        ratings = far if self.level.sight == "far" else self.knowledge.near(self.view, legal)
        choices = self.knowledge.sensible(self.view, legal, far)
        ranked = sorted((far[i] for i in choices), reverse=True)
        sure = self.level.sure
        self._clear = len(choices) == 1 or (sure > 0 and ranked[0] - ranked[1] >= sure)
        noise = self.level.noise
        return legal[max(choices, key=lambda i: ratings[i] + (rng.gauss(0.0, noise) if noise else 0.0))]

    @property
    def done(self) -> bool:
        """True once the decision has been made."""
        return self.action is not None

    @property
    def playouts(self) -> int:
        """How many games were tried in the head."""
        return self.search.playouts if self.search else 0

    @property
    def progress(self) -> float:
        """How much of the budget is used up, 0 to 1."""
        if self.done:
            return 1.0
        by_time = self.spent / self.seconds if self.seconds > 0 else 1.0
        return min(1.0, max(by_time, self.playouts / self.limit))

    def step(self, seconds: float) -> bool:
        """Think for about so many seconds; at least one playout.

        Returns:
            True once the decision has been made.
        """
        search = self.search
        if search is None or self.done:
            return True
        began = self.clock()
        end = began + min(seconds, max(0.0, self.seconds - self.spent))
        while True:
            search.playout()
            left = self.limit - search.playouts
            now = self.clock()
            if left <= 0 or search.settled(left) or self.spent + now - began >= self.seconds:
                self.spent += now - began
                self.stop()
                return True
            if now >= end:
                self.spent += now - began
                return False

    def stop(self) -> Action:
        """End with the best found so far."""
        if self.action is None:
            text = self.search.best() if self.search and self.search.playouts else str(self._first)
            self.action = next(action for action in self.legal if action == text)
        return self.action

    def tally(self) -> list[tuple[str, int, float]]:
        """Return what the search found, see `Search.tally`; empty without one."""
        return self.search.tally() if self.search else []

    def on_equal_deals(self) -> Mapping[str, Sequence[float]]:
        """Return what the search found, see `Search.on_equal_deals`; empty without one."""
        return self.search.on_equal_deals() if self.search else {}

    def run(self) -> Action:
        """Think to the end of the budget and return the choice."""
        while not self.step(1.0):
            pass
        return self.stop()
