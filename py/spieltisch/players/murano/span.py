"""What follows from the turns that a seat has left: it is computed once for each number of turns, of which there are few."""

from __future__ import annotations

from collections.abc import Sequence

from .promise import Hopes
from .weights import Weights

STEPS = [left if left <= 6 else left & ~1 if left <= 14 else left & ~3 for left in range(Hopes.MOST + 1)]
"""Turns left, rounded: exact up to 6, in steps of 2 up to 14, of 4 beyond."""


class Span:
    """The rest of the game for a seat.

    Args:
        weights: of the judgement.
        turns: estimated turns that the seat has left.
    """

    __slots__ = ("_spare", "_weights", "chances", "late", "turns", "whole")

    def __init__(self, weights: Weights, turns: float) -> None:
        self._weights = weights
        self.turns = turns
        self.whole = STEPS[min(Hopes.MOST, round(turns))]
        """The turns left as a whole number, in coarser steps where there are many."""
        self.late = min(1.0, turns / 6)
        self.chances: Sequence[float] = [1 - 0.5 ** max(0.0, turns - placing) for placing in range(5)]
        """Probability that the first, second, ... gondolier in hand is placed in time."""
        self._spare: dict[int, float] = {}

    def spare(self, hand: int) -> float:
        """Return the worth of gondoliers without a card, for the further cards that there is time to take."""
        found = self._spare.get(hand)
        if found is None:
            cards = self.turns / self._weights.hunt
            found = self._weights.gondolier * sum(
                min(1.0, max(0.0, cards - before)) for before in range(hand)
            )
            self._spare[hand] = found
        return found
