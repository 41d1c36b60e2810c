"""A search that tries all actions on the same deals, for games in which the deal matters more than most decisions.

The first playout of every action uses one and the same deal of everything hidden, the second playouts another, and so on.
Actions are compared by their differences on equal deals, which cancels the luck of the deal. The next action to try is the
one with the greatest upper confidence bound (UCB) of its difference to the action tried most; the judgement gives the
first estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import sqrt

from ..actions import Action, parts_of
from .evaluator import Evaluation
from .search import Search

DOUBT = 1.0
"""Weight of exploration: how much an action is tried because little is known of it."""
OPINION = 2.0
"""Playouts that the judgement's estimate counts for."""
PER_POINT = 0.2
"""Worth of a rating point, as a share of the usual difference between two actions on one deal."""
ENOUGH = 24
"""Deals on which a single action is tried, so that its chance can be told."""
WIDE, BREADTH = 4, 8
"""How many of the actions that the judgement likes best get so many deals each, where a choice is to be explained."""
EARLY, LEAST = 3, 1e-4
"""Differences that must be known before their measured spread counts, and its least value."""
USUAL = 0.05
"""The spread that is assumed before."""


class Paired(Search):
    """A search with the same deals for all actions; see the module.

    Args:
        evaluation: as of `Search`; what it knows already counts like what is found here.
        depth: ignored.
        only: the actions that are tried; all sensible ones when left out.
    """

    def __init__(self, evaluation: Evaluation, depth: int = 1, only: Sequence[Action] = ()) -> None:
        super().__init__(evaluation, depth)
        legal = evaluation.legal
        choices = [i for i in evaluation.sensible if not only or legal[i] in only]
        choices += [i for i, action in enumerate(legal) if action in only and i not in choices]
        self.actions: list[Action] = []
        """What is tried: actions of the position, and decisions that begin with one."""
        self.ratings: list[float] = []
        self._choices: list[int] = []
        """By decision the index of its first action among the legal ones."""
        self._tastes: list[float] = []
        self._found: list[list[float]] = []
        """Utilities by decision and deal."""
        self._sums: list[list[float]] = []
        """By decision the running sums of the utilities, by number of deals."""
        for i in choices:
            self._add(legal[i], evaluation.ratings[i], i)
        self._most = 0
        """The action tried most, with which the others are compared."""
        self._wide: list[int] = []
        """Actions that get their deals first."""
        self._squares, self._known = 0.0, 0
        """Sum of the squared differences to it, and their number."""
        self._count()

    def _add(self, decision: Action, rating: float, choice: int, taste: float = 0.0) -> None:
        """Try a decision as well; what is known of it counts."""
        found = [row.utility for row in self.evaluation.found.get(str(decision), ())]
        self.actions.append(decision)
        self.ratings.append(rating)
        self._choices.append(choice)
        self._tastes.append(taste)
        self._found.append(found)
        self._sums.append([0.0, *accumulate(found)])

    def lean(self, tastes: Sequence[float]) -> None:
        """Prefer actions by taste, see `Search.lean`."""
        self._tastes = [tastes[i] for i in self._choices]

    def widen(self) -> None:
        """Try the actions that the judgement likes best a little each, see `Search.widen`."""
        self._wide = sorted(range(len(self.actions)), key=lambda i: -self.ratings[i])[:WIDE]

    def playout(self) -> None:
        """Make one more playout."""
        self._wide = [i for i in self._wide if len(self._found[i]) < BREADTH]
        if self._wide:
            choice = min(self._wide, key=lambda i: len(self._found[i]))
        else:
            values = self._values(DOUBT)
            choice = max(range(len(values)), key=values.__getitem__)
        utility = self.evaluation.play(self.actions[choice]).utility
        self._found[choice].append(utility)
        self._sums[choice].append(self._sums[choice][-1] + utility)
        self.playouts += 1
        self._compare(choice)

    def _count(self) -> None:
        """Count all differences to the action tried most, of several the one that was it first."""
        self._most = max(range(len(self._found)), key=lambda i: (len(self._found[i]), i == self._most))
        most = self._found[self._most]
        pairs = [
            (one, other)
            for i, row in enumerate(self._found)
            if i != self._most
            for one, other in zip(row, most, strict=False)
        ]
        self._squares = sum((one - other) ** 2 for one, other in pairs)
        self._known = len(pairs)

    def _compare(self, choice: int) -> None:
        """Count the newest difference of an action."""
        found, most = self._found[choice], self._found[self._most]
        if len(found) > len(most):
            self._count()
        elif choice != self._most:
            self._squares += (found[-1] - most[len(found) - 1]) ** 2
            self._known += 1

    def _values(self, doubt: float) -> list[float]:
        """Return by action the upper bound of its gain over the action tried most, with that weight of exploration."""
        size = USUAL if self._known < EARLY else max(LEAST, sqrt(self._squares / self._known))
        most, top = self._sums[self._most], self.ratings[self._most]
        values = []
        for rating, found, sums, taste in zip(
            self.ratings, self._found, self._sums, self._tastes, strict=True
        ):
            count = len(found)
            opinion = PER_POINT * size * (rating - top)
            weight = count + OPINION
            known = (sums[-1] - most[count] + OPINION * opinion) / weight
            values.append(known + taste + doubt * size / sqrt(weight))
        return values

    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, number of playouts and sum of utilities, over all decisions it begins."""
        rows: dict[str, tuple[int, float]] = {}
        for decision, found, sums in zip(self.actions, self._found, self._sums, strict=True):
            if found:
                first = str(parts_of(decision)[0])
                count, total = rows.get(first, (0, 0.0))
                rows[first] = count + len(found), total + sums[-1]
        return [(text, count, total) for text, (count, total) in rows.items()]

    def best(self) -> str:
        """Return the text of the best action tried so far."""
        values = self._values(0.0)
        tried = [i for i, found in enumerate(self._found) if found]
        return str(parts_of(self.actions[max(tried, key=values.__getitem__)])[0])

    def settled(self, left: int) -> bool:
        """Return True if so many more playouts cannot change the choice."""
        return left <= 0 or (len(self.actions) == 1 and len(self._found[0]) >= ENOUGH)
