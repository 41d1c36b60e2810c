"""The search for games in which the luck of the deal weighs more than most decisions: the same deals for all actions.

The first playout of every action is played with one and the same deal of what the player cannot see, the second ones with
another, and so on. So actions are compared by their differences on equal deals, and the luck of the deal falls out. Which
action is tried next is decided by an upper bound of its difference to the one tried most (UCB), which begins at the
judgement's opinion.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import sqrt

from ..actions import Action
from .evaluator import Evaluation
from .search import Search

DOUBT = 1.0
"""How much an action is tried because little is known of it."""
OPINION = 2.0
"""How many playouts the judgement's opinion counts for."""
PER_POINT = 0.2
"""A point of the rating as a share of what two actions usually differ by on one deal."""
ENOUGH = 24
"""Deals on which the only action is tried, so that its chance can be told."""
EARLY, LEAST = 3, 1e-4
"""Differences that must be known before their size counts, and their least size."""
USUAL = 0.05
"""The difference that is taken before."""


class Paired(Search):
    """A search with the same deals for all actions; see the module.

    Args:
        evaluation: as of `Search`; what it knows already counts like what is found here.
        depth: of no use here.
        only: the actions that are tried; all sensible ones when left out.
    """

    def __init__(self, evaluation: Evaluation, depth: int = 1, only: Sequence[Action] = ()) -> None:
        super().__init__(evaluation, depth)
        legal = evaluation.legal
        choices = [i for i in evaluation.sensible if not only or legal[i] in only]
        choices += [i for i, action in enumerate(legal) if action in only and i not in choices]
        self.actions: list[Action] = [legal[i] for i in choices]
        self.ratings = [evaluation.ratings[i] for i in choices]
        known = [evaluation.found.get(str(action), []) for action in self.actions]
        self._choices, self._tastes = choices, [0.0] * len(choices)
        self._found: list[list[float]] = [[row.utility for row in rows] for rows in known]
        """Per action the utilities found, by deal."""
        self._sums: list[list[float]] = [[0.0, *accumulate(found)] for found in self._found]
        """Per action the sum of the utilities found on the first deals, by their number."""
        self._most = max(range(len(known)), key=lambda i: len(known[i]))
        """The action tried most; the others are compared with it."""
        self._squares, self._known = 0.0, 0
        """Sum of the squares of the differences to it, and how many are known."""
        self._count()

    def lean(self, tastes: Sequence[float]) -> None:
        """Prefer actions by taste, see `Search.lean`."""
        self._tastes = [tastes[i] for i in self._choices]

    def playout(self) -> None:
        """Try one game more."""
        values = self._values(DOUBT)
        choice = max(range(len(values)), key=values.__getitem__)
        utility = self.evaluation.play(self.actions[choice]).utility
        self._found[choice].append(utility)
        self._sums[choice].append(self._sums[choice][-1] + utility)
        self.playouts += 1
        self._compare(choice)

    def _count(self) -> None:
        """Count all differences to the action tried most."""
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
            self._most = choice
            self._count()
        elif choice != self._most:
            self._squares += (found[-1] - most[len(found) - 1]) ** 2
            self._known += 1

    def _values(self, doubt: float) -> list[float]:
        """Return per action by how much it is better than the one tried most, with so much doubt in its favour."""
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
        """Return for each action tried its text, how often it was tried, and the sum of the utilities found."""
        return [
            (str(action), len(found), sums[-1])
            for action, found, sums in zip(self.actions, self._found, self._sums, strict=True)
            if found
        ]

    def best(self) -> str:
        """Return the text of the action tried that is the best as far as is known."""
        values = self._values(0.0)
        tried = [i for i, found in enumerate(self._found) if found]
        return str(self.actions[max(tried, key=values.__getitem__)])

    def settled(self, left: int) -> bool:
        """Return whether so many playouts more cannot change the choice."""
        return left <= 0 or (len(self.actions) == 1 and len(self._found[0]) >= ENOUGH)
