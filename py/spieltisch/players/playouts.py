"""Playouts: the judgement plays on from a position, and the resulting position is valued."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..state import State
from .knowledge import Knowledge

CARE, POINTS = 0.05, 10
"""Weight of the points beside the victory, and the points that make a difference."""
LONGEST = 5000
"""More actions than any playout has."""


def play_on(world: State, knowledge: Knowledge, end: int | None) -> list[float]:
    """Play on by the judgement alone and return each seat's chance to win at the end.

    Args:
        world: the position, which is changed.
        knowledge: judgement of the game.
        end: the turn at which the position is judged, or later where the game is nearly over; None for the end of the game.
    """
    for _ in range(LONGEST):
        if world.current_player is None or is_judged(world, knowledge, end):
            break
        legal = world.legal_actions()
        world.apply(legal[0] if len(legal) == 1 else legal[best_of(knowledge.follow(world, legal))])
    return knowledge.chances(world)


def is_judged(world: State, knowledge: Knowledge, end: int | None) -> bool:
    """Return whether a playout is judged here: a game that is nearly over is played to its end, which tells more than any forecast."""
    return end is not None and knowledge.clock(world) >= end and not knowledge.nearly_over(world)


def utilities(world: State, chances: Sequence[float]) -> list[float]:
    """Return the utility of a position for each seat: its chance to win, and a little for its points.

    A player who ignores the margin of a sure victory looks absurd, so points count. They count the same before the end and
    at it; otherwise a player who is sure to win would put the end off.

    Args:
        world: the position.
        chances: each seat's chance to win in it.
    """
    totals = [row["total"] for row in world.scores()]
    shares = [exp((total - max(totals)) / POINTS) for total in totals]
    return [
        chance * (1 - CARE) + CARE * share / sum(shares)
        for chance, share in zip(chances, shares, strict=True)
    ]


def best_of(values: Sequence[float]) -> int:
    """Return the index of the greatest value, the first of equals."""
    return values.index(max(values))
