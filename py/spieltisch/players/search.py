"""The base of all searches: they try the actions of one position on its numbered deals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from .evaluator import Evaluation


class Search(ABC):
    """A search for one decision.

    Args:
        evaluation: the results for the position so far, to which the search adds its own.
        depth: see `Level.depth`; ignored by methods without a tree.
    """

    def __init__(self, evaluation: Evaluation, depth: int = 1) -> None:
        self.evaluation = evaluation
        self.depth = depth
        self.playouts = 0
        """Playouts made by this search."""

    def lean(self, tastes: Sequence[float]) -> None:  # noqa: B027 - most methods know no taste
        """Prefer actions by taste.

        Args:
            tastes: for each legal action what is added to its utility; methods that know no taste do not ask.
        """

    def widen(self) -> None:  # noqa: B027 - most methods try much anyway
        """Before all else try what the judgement likes best, since one unlucky deal can hide a good action."""

    @abstractmethod
    def playout(self) -> None:
        """Make one more playout."""

    @abstractmethod
    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, number of playouts and sum of utilities."""

    @abstractmethod
    def best(self) -> str:
        """Return the text of the best action tried."""

    @abstractmethod
    def settled(self, left: int) -> bool:
        """Return True if so many more playouts cannot change the choice."""


def chosen_from(tallies: Sequence[Sequence[tuple[str, int, float]]]) -> str:
    """Return the text of the action tried most often over all searches; of equals the one with the better chances."""
    counts: dict[str, int] = {}
    totals: dict[str, float] = {}
    for tally in tallies:
        for text, count, total in tally:
            counts[text] = counts.get(text, 0) + count
            totals[text] = totals.get(text, 0.0) + total
    return max(counts, key=lambda text: (counts[text], totals[text] / counts[text], text))
