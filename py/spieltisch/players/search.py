"""What all searches share: one position, whose actions they try on its numbered deals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from .evaluator import Evaluation


class Search(ABC):
    """A search for one decision.

    Args:
        evaluation: what is known of the position; what the search finds is added to it.
        depth: see `Level.depth`; methods without a tree do not ask.
    """

    def __init__(self, evaluation: Evaluation, depth: int = 1) -> None:
        self.evaluation = evaluation
        self.depth = depth
        self.playouts = 0
        """Games tried by this search."""

    def lean(self, tastes: Sequence[float]) -> None:  # noqa: B027 - most methods know no taste
        """Prefer actions by taste.

        Args:
            tastes: for each legal action what is added to its utility; methods that know no taste do not ask.
        """

    @abstractmethod
    def playout(self) -> None:
        """Try one game more."""

    @abstractmethod
    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, how often it was tried, and the sum of the utilities found."""

    @abstractmethod
    def best(self) -> str:
        """Return the text of the best of the actions tried."""

    @abstractmethod
    def settled(self, left: int) -> bool:
        """Return whether so many playouts more cannot change the choice."""


def chosen_from(tallies: Sequence[Sequence[tuple[str, int, float]]]) -> str:
    """Return the text of the action that was tried most often in all searches together; then by its chances."""
    counts: dict[str, int] = {}
    totals: dict[str, float] = {}
    for tally in tallies:
        for text, count, total in tally:
            counts[text] = counts.get(text, 0) + count
            totals[text] = totals.get(text, 0.0) + total
    return max(counts, key=lambda text: (counts[text], totals[text] / counts[text], text))
