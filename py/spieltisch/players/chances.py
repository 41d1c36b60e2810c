"""Chances to win, from the points that each seat may expect."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp

from ..state import State


def won(state: State) -> list[float]:
    """Return the chances of a game that is over: the winners share 1."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.players))]


def chances_of(values: Sequence[float], spread: float) -> list[float]:
    """Return for each seat its chance, 0 to 1; the sum is 1.

    Args:
        values: expected points by seat.
        spread: points that make a great difference.
    """
    top = max(values)
    shares = [exp((value - top) / spread) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def place_of(turns: Sequence[float], left: float) -> tuple[int, float]:
    """Return the entry below a number of turns, and the share of the way to the next entry (0 to 1)."""
    place = max(0, bisect_right(turns, left) - 1)
    if place >= len(turns) - 1:
        return len(turns) - 1, 0.0
    return place, (left - turns[place]) / (turns[place + 1] - turns[place])
