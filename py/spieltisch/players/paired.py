"""The search for games in which the luck of the deal weighs more than most decisions: the same deals for all actions.

The first playout of every action is played with one and the same deal of what the player cannot see, the second ones with
another, and so on. So actions are compared by their differences on equal deals, and the luck of the deal falls out. Which
action is tried next is decided by an upper bound of its difference to the one tried most (UCB), which begins at the
judgement's opinion.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from ..actions import Action
from ..state import State
from .knowledge import Knowledge, Memory
from .search import play_on

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


class Paired:
    """A search for one decision; see the module, and `Search` for arguments and methods.

    Args:
        state: the position; only what `seat` may know of it is used.
        seat: who is to decide.
        knowledge: judgement of the game.
        rng: the source of chance; the same source finds the same.
        memory: what the seat remembers.
        turns: see `Level.turns`.
    """

    def __init__(  # noqa: PLR0913 - each of them is a choice of its own
        self,
        state: State,
        seat: int,
        knowledge: Knowledge,
        rng: Random,
        *,
        memory: Memory | None = None,
        turns: int = 0,
    ) -> None:
        self.state = state
        self.seat = seat
        self.knowledge = knowledge
        self.rng = rng
        self.memory = memory
        self.end = knowledge.clock(state) + turns if turns else None
        self.playouts = 0
        legal = state.legal_actions()
        ratings = knowledge.rate(state, legal)
        choices = sorted(knowledge.sensible(state, legal, ratings), key=lambda i: -ratings[i])
        self.actions: list[Action] = [legal[i] for i in choices]
        self.ratings = [ratings[i] for i in choices]
        self._found: list[list[float]] = [[] for _ in choices]
        """Per action the chances found, by deal."""
        self._deals: list[State] = []

    def playout(self) -> None:
        """Try one game more."""
        values = self._values(DOUBT)
        choice = max(range(len(values)), key=values.__getitem__)
        found = self._found[choice]
        if len(found) == len(self._deals):
            self._deals.append(self._deal())
        world = self._deals[len(found)].copy()
        world.apply(self.actions[choice])
        found.append(play_on(world, self.knowledge, self.end)[self.seat])
        self.playouts += 1

    def _deal(self) -> State:
        """Return a deal of what the player cannot see."""
        world = self.state.determinize(self.seat, self.rng)
        if self.memory:
            self.memory.recall(world, self.rng)
        return world

    def _values(self, doubt: float) -> list[float]:
        """Return per action by how much it is better than the one tried most, with so much doubt in its favour."""
        most = max(range(len(self._found)), key=lambda i: len(self._found[i]))
        rows = [_differences(found, self._found[most]) for found in self._found]
        others = [value for i, row in enumerate(rows) if i != most for value in row]
        size = USUAL if len(others) < EARLY else sqrt(sum(value * value for value in others) / len(others))
        size = max(LEAST, size)
        values = []
        for rating, row in zip(self.ratings, rows, strict=True):
            opinion = PER_POINT * size * (rating - self.ratings[most])
            weight = len(row) + OPINION
            values.append((sum(row) + OPINION * opinion) / weight + doubt * size / sqrt(weight))
        return values

    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, how often it was tried, and the sum of the chances found."""
        return [
            (str(action), len(found), sum(found))
            for action, found in zip(self.actions, self._found, strict=True)
            if found
        ]

    def best(self) -> str:
        """Return the text of the action tried that is the best as far as is known."""
        values = self._values(0.0)
        tried = [i for i, found in enumerate(self._found) if found]
        return str(self.actions[max(tried, key=values.__getitem__)])

    def settled(self, left: int) -> bool:
        """Return whether so many playouts more cannot change the choice."""
        return left <= 0 or len(self.actions) == 1


def _differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=False)]
