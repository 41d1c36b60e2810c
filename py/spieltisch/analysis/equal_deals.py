"""What actions are worth beside one of them, from chances that were found on the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

ENOUGH = 5
"""Deals on which both must have been tried; with fewer, luck cannot be told from skill."""
CLEAR = 0.015
"""Chance to win by which actions must differ to be told apart: more than what rounding to a percentage hides."""


class Beside(NamedTuple):
    """An action beside the best one."""

    text: str
    chance: float | None
    """To win, below that of the best one; None where the two are about as good."""

    @property
    def even(self) -> bool:
        """True if it is about as good as the best one."""
        return self.chance is None


def chance_of(found: Sequence[float]) -> float | None:
    """Return the chance to win of an action, None where it was tried too little."""
    return sum(found) / len(found) if len(found) >= ENOUGH else None


def noise_of(differences: Sequence[float]) -> float:
    """Return how much the mean of these may be by luck alone: it is more in one of twenty cases.

    Source: the quantile of Student's distribution, 2 + 4 / n from five on to within a tenth.
    """
    count = len(differences)
    mean = sum(differences) / count
    scatter = sqrt(sum((one - mean) ** 2 for one in differences) / (count - 1))
    return (2 + 4 / count) * scatter / sqrt(count)


def beside(found: Mapping[str, Sequence[float]], best: str, least: int = ENOUGH) -> list[Beside]:
    """Return the other actions that were tried enough, the best first.

    The luck of the deal falls out of differences on the same deals, so each action has the chance of the best one less the
    mean difference to it: the figures never say that another one is better.

    Args:
        found: by action the chances to win, deal by deal the same ones.
        best: the action that is advised.
        least: deals on which an action must have been tried.
    """
    own = found.get(best, ())
    top = chance_of(own)
    if top is None:
        return []
    rows: list[tuple[float, Beside]] = []
    for text, chances in found.items():
        if text == best or min(len(chances), len(own)) < max(ENOUGH, least):
            continue
        differences = [one - other for one, other in zip(own, chances, strict=False)]
        less = sum(differences) / len(differences)
        chance = max(0.0, top - less)
        even = less <= noise_of(differences) or top - chance < CLEAR
        rows.append((less, Beside(text, None if even else chance)))
    rows.sort(key=lambda row: (not row[1].even, row[0]))
    return [row for _, row in rows]
