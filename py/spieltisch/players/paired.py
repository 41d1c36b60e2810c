"""The search for games in which the luck of the deal weighs more than most decisions: the same deals for all actions.

The first playout of every action is played with one and the same deal of what the player cannot see, the second ones with
another, and so on. So actions are compared by their differences on equal deals, and the luck of the deal falls out. Which
action is tried next is decided by an upper bound of its difference to the one tried most (UCB), which begins at the
judgement's opinion.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..actions import Action
from ..state import State
from .search import Question, Search, play_on, utilities

DOUBT = 1.0
"""How much an action is tried because little is known of it."""
OPINION = 2.0
"""How many playouts the judgement's opinion counts for."""
PER_POINT = 0.2
"""A point of the rating as a share of what two actions usually differ by on one deal."""
EARLY, LEAST = 3, 1e-4
"""Differences that must be known before their size counts, and their least size."""
USUAL = 0.05
"""The difference that is taken before."""


class Paired(Search):
    """A search with the same deals for all actions; see the module."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        state, knowledge = question.state, question.knowledge
        legal = state.legal_actions()
        ratings = knowledge.rate(state, legal)
        choices = sorted(knowledge.sensible(state, legal, ratings), key=lambda i: -ratings[i])
        self.actions: list[Action] = [legal[i] for i in choices]
        self.ratings = [ratings[i] for i in choices]
        self._found: list[list[float]] = [[] for _ in choices]
        """Per action the utilities found, by deal."""
        self._chances: list[list[float]] = [[] for _ in choices]
        """Per action the chances to win found, by deal: what is told to people, who are to choose by what wins."""
        self._sums: list[list[float]] = [[0.0] for _ in choices]
        """Per action the sum of the utilities found on the first deals, by their number."""
        self._deals: list[State] = []
        self._most = 0
        """The action tried most; the others are compared with it."""
        self._squares, self._known = 0.0, 0
        """Sum of the squares of the differences to it, and how many are known."""

    def playout(self) -> None:
        """Try one game more."""
        values = self._values(DOUBT)
        choice = max(range(len(values)), key=values.__getitem__)
        found = self._found[choice]
        if len(found) == len(self._deals):
            self._deals.append(self.deal())
        world = self._deals[len(found)].copy()
        world.apply(self.actions[choice])
        chances = play_on(world, self.knowledge, self.end)
        seat = self.question.seat
        utility = utilities(world, chances)[seat]
        found.append(utility)
        self._chances[choice].append(chances[seat])
        self._sums[choice].append(self._sums[choice][-1] + utility)
        self.playouts += 1
        self._compare(choice)

    def _compare(self, choice: int) -> None:
        """Count the newest difference of an action."""
        found, most = self._found[choice], self._found[self._most]
        if len(found) > len(most):
            self._most = choice
            pairs = [
                (one, other)
                for i, row in enumerate(self._found)
                if i != choice
                for one, other in zip(row, found, strict=False)
            ]
            self._squares = sum((one - other) ** 2 for one, other in pairs)
            self._known = len(pairs)
        elif choice != self._most:
            self._squares += (found[-1] - most[len(found) - 1]) ** 2
            self._known += 1

    def _values(self, doubt: float) -> list[float]:
        """Return per action by how much it is better than the one tried most, with so much doubt in its favour."""
        size = USUAL if self._known < EARLY else max(LEAST, sqrt(self._squares / self._known))
        most, top = self._sums[self._most], self.ratings[self._most]
        values = []
        for rating, found, sums in zip(self.ratings, self._found, self._sums, strict=True):
            count = len(found)
            opinion = PER_POINT * size * (rating - top)
            weight = count + OPINION
            values.append((sums[-1] - most[count] + OPINION * opinion) / weight + doubt * size / sqrt(weight))
        return values

    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, how often it was tried, and the sum of the utilities found."""
        return [
            (str(action), len(found), sums[-1])
            for action, found, sums in zip(self.actions, self._found, self._sums, strict=True)
            if found
        ]

    def on_equal_deals(self) -> dict[str, Sequence[float]]:
        """Return for each action tried the chances to win that were found, deal by deal the same ones."""
        rows = zip(self.actions, self._chances, strict=True)
        return {str(action): chances for action, chances in rows if chances}

    def best(self) -> str:
        """Return the text of the action tried that is the best as far as is known."""
        values = self._values(0.0)
        tried = [i for i, found in enumerate(self._found) if found]
        return str(self.actions[max(tried, key=values.__getitem__)])

    def settled(self, left: int) -> bool:
        """Return whether so many playouts more cannot change the choice."""
        return left <= 0 or len(self.actions) == 1
