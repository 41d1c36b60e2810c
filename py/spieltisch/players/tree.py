"""Information-set Monte Carlo tree search, guided by the knowledge of the game.

Each playout has its own deal, descends the tree of the decisions met so far, plays on by the judgement for some turns,
and counts the chances to win of the resulting position. With depth 1 it is a flat Monte Carlo search.

Source: P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012 (one tree over all
deals); actions are chosen by the rule of AlphaZero (PUCT), 2017.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from ..actions import Action
from ..state import State
from .evaluator import Evaluation
from .playouts import LONGEST, is_judged, play_on, utilities
from .search import Search, chosen_from

EXPLORE = 2.0
"""Weight of the rating against the results found, in the choice of the next action to try."""
SOFTNESS = 0.8
"""Rating difference, in points, within which actions are tried about equally often."""


class Node:
    """A decision in the tree: by action the number of visits and the results for its player."""

    __slots__ = ("children", "seat", "totals", "visits")

    def __init__(self) -> None:
        self.visits: dict[Action, int] = {}
        self.totals: dict[Action, float] = {}
        self.children: dict[Action, Node] = {}


class Tree(Search):
    """A tree search; see the module."""

    def __init__(self, evaluation: Evaluation, depth: int = 1) -> None:
        super().__init__(evaluation, depth)
        self.root = Node()
        self._sum = self._squares = 0.0

    def playout(self) -> None:
        """Make one more playout."""
        knowledge, end = self.evaluation.knowledge, self.evaluation.end
        world = self.evaluation.world(self.playouts).copy()
        node: Node | None = self.root
        path: list[tuple[Node, Action, int]] = []
        for _ in range(LONGEST):
            mover = world.current_player
            if mover is None or is_judged(world, knowledge, end):
                break
            legal = world.legal_actions()
            if len(legal) == 1:
                world.apply(legal[0])
                continue
            if node is None:
                break
            ratings = knowledge.rate(world, legal)
            action = self._select(node, world, legal, ratings)
            path.append((node, action, mover))
            world.apply(action)
            if action in node.children:
                node = node.children[action]
            elif len(path) < self.depth:
                # A new leaf of the tree: from here on the judgement decides.
                node.children[action] = Node()
                node = None
            else:
                node = None
        found = utilities(world, play_on(world, knowledge, end))
        for visited, action, mover in path:
            visited.visits[action] = visited.visits.get(action, 0) + 1
            visited.totals[action] = visited.totals.get(action, 0.0) + found[mover]
        own = found[self.evaluation.seat]
        self._sum += own
        self._squares += own * own
        self.playouts += 1

    def _select(self, node: Node, world: State, legal: Sequence[Action], ratings: Sequence[float]) -> Action:
        choices = self.evaluation.knowledge.sensible(world, legal, ratings)
        top = max(ratings[i] for i in choices)
        weights = [exp((ratings[i] - top) / SOFTNESS) for i in choices]
        whole = sum(weights)
        visits, totals = node.visits, node.totals
        tried = sum(visits.get(legal[i], 0) for i in choices)
        mean = sum(totals.get(legal[i], 0.0) for i in choices) / tried if tried else 0.5
        reach = EXPLORE * self._scatter() * sqrt(tried + 1)
        best, chosen = -1.0, choices[0]
        for i, weight in zip(choices, weights, strict=True):
            count = visits.get(legal[i], 0)
            value = totals[legal[i]] / count if count else mean
            value += reach * weight / whole / (1 + count)
            if value > best:
                best, chosen = value, i
        return legal[chosen]

    def _scatter(self) -> float:
        """Return the standard deviation of the utilities found so far, the scale of their differences."""
        if self.playouts < 4:
            return 0.1
        mean = self._sum / self.playouts
        return sqrt(max(1e-4, self._squares / self.playouts - mean * mean))

    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, number of playouts and sum of utilities."""
        root = self.root
        return [(str(action), count, root.totals[action]) for action, count in root.visits.items()]

    def best(self) -> str:
        """Return the text of the action that was tried most often."""
        return chosen_from([self.tally()])

    def settled(self, left: int) -> bool:
        """Return True if so many more playouts cannot change the choice."""
        counts = sorted(self.root.visits.values(), reverse=True)
        return bool(counts) and counts[0] > left + (counts[1] if len(counts) > 1 else 0)
