"""A computer player at a decision: it thinks in slices, can be stopped at any time and always has an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from ..actions import Action
from ..errors import GameOver
from ..state import Event, State
from .evaluator import Evaluation, Evaluator
from .knowledge import knowledge_of
from .levels import Level
from .methods import METHODS
from .paired import ENOUGH, Paired
from .search import Search
from .style import TIES, styled, tastes


@dataclass(frozen=True)
class Budget:
    """Limits for one decision; the first limit reached ends the thinking."""

    seconds: float | None = None
    """Seconds of work, without the pauses between slices; None: the level's own limit."""
    playouts: int | None = None
    """Most playouts; None: the level's own limit."""


class Thinking:
    """The thinking of the deciding player.

    Args:
        state: the position; hidden parts are dealt anew, not used.
        level: strength of the play.
        seed: of the noise on the ratings; the same seed and number of playouts give the same choice.
        budget: limits that replace the level's own.
        seen: every event of the game so far as that player saw it; without it nothing is remembered.
        clock: returns seconds, of wall-clock or processor time.
        evaluator: holds earlier results and takes the new ones; a new one by default.
        lane: number among engines that think side by side; each has its own deals.
        telling: the chance to win will be told, so it is found for clear decisions as well.

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
        evaluator: Evaluator | None = None,
        lane: int = 0,
        telling: bool = False,
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
        if telling:
            self.limit = max(self.limit, 1)
        self.spent = 0.0
        """Seconds of work so far."""
        self.action: Action | None = None
        """The decision; None while thinking."""
        rng = Random(seed)
        self.evaluation: Evaluation | None = None
        """The results for the position; None for levels that do not search."""
        if self.limit:
            evaluator = evaluator or Evaluator()
            remembered = seen if level.memory else None
            self.evaluation = evaluator.at(state, remembered, level.turns, lane)
            self.view, self.legal = self.evaluation.view, self.evaluation.legal
        else:
            self.view = state.determinize(seat, rng)
            self.legal = self.view.legal_actions()
        self.knowledge = knowledge_of(self.view)
        self.search: Search | None = None
        self._first = self._at_once(rng)
        if self.evaluation is None or (self._clear and not telling):
            self.action = self._first
        elif self._clear:
            self.search = Paired(self.evaluation, only=[self._first])
            self.limit = min(self.limit, ENOUGH)
        else:
            # What is told is explained, and judged later, action by action.
            method = Paired if telling else METHODS[level.method]
            self.search = method(self.evaluation, level.depth)
            self.search.lean(self._tastes)
            if telling:
                self.search.widen()

    def _at_once(self, rng: Random) -> Action:
        """Return the choice without any search."""
        legal = self.legal
        self._clear = len(legal) == 1
        if self._clear:
            return legal[0]
        known = self.evaluation
        plain = known.ratings if known else self.knowledge.rate(self.view, legal)
        own = styled(self.view, self.level)
        ratings = own.rate(self.view, legal) if own else plain
        self._tastes = tastes(ratings, plain)
        choices = known.sensible if known else self.knowledge.sensible(self.view, legal, plain)
        ranked = sorted((plain[i] for i in choices), reverse=True)
        slack, noise = (size * self.knowledge.grain for size in (self.level.slack, self.level.noise))
        if slack:
            choices = [i for i in choices if plain[i] >= ranked[0] - slack]
        sure = self.level.sure
        self._clear = len(choices) == 1 or (sure > 0 and ranked[0] - ranked[1] >= sure)
        return legal[max(choices, key=lambda i: ratings[i] + rng.gauss(0.0, noise or TIES))]

    @property
    def done(self) -> bool:
        """True once the decision has been made."""
        return self.action is not None

    @property
    def playouts(self) -> int:
        """Number of playouts made."""
        return self.search.playouts if self.search else 0

    @property
    def progress(self) -> float:
        """Share of the budget that is used up, 0 to 1."""
        if self.done:
            return 1.0
        by_time = self.spent / self.seconds if self.seconds > 0 else 1.0
        return min(1.0, max(by_time, self.playouts / self.limit))

    def step(self, seconds: float) -> bool:
        """Think for about so many seconds, but make at least one playout.

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
        """Decide for the best action found so far."""
        if self.action is None:
            text = self.search.best() if self.search and self.search.tally() else str(self._first)
            self.action = next(action for action in self.legal if action == text)
        return self.action

    def tally(self) -> list[tuple[str, int, float]]:
        """Return the results of the search, see `Search.tally`; empty without a search."""
        return self.search.tally() if self.search else []

    def run(self) -> Action:
        """Think to the end of the budget and return the choice."""
        while not self.step(1.0):
            pass
        return self.stop()
