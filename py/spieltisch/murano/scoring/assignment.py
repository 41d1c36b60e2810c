"""The best way to assign character cards to gondoliers, computed exactly (MU-918, MU-928)."""

from __future__ import annotations

from collections.abc import Sequence

NOWHERE = -1


def best(values: Sequence[Sequence[int]], gondoliers: Sequence[int], idle: int) -> list[int]:
    """Return for each card the island where it is scored, `NOWHERE` if it is not.

    The state of the search is how many gondoliers each island still has: few enough to try them all, so the result
    is a best one. Among equals the one that scores earlier cards at earlier islands is taken.

    Args:
        values: points per card and island.
        gondoliers: gondoliers per island; each serves one card (MU-616).
        idle: points of a gondolier without a card (MU-922).
    """
    reached: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {tuple(gondoliers): (0, ())}
    for row in values:
        worth = [(island, points - idle) for island, points in enumerate(row) if points > idle]
        following: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
        for free, (gain, chosen) in reached.items():
            for island, more in worth:
                if free[island]:
                    left = (*free[:island], free[island] - 1, *free[island + 1 :])
                    found = following.get(left)
                    if found is None or found[0] < gain + more:
                        following[left] = (gain + more, (*chosen, island))
            found = following.get(free)
            if found is None or found[0] < gain:
                following[free] = (gain, (*chosen, NOWHERE))
        reached = following
    # The first of equals: `max` keeps it, and a dictionary its order.
    return list(max(reached.values(), key=lambda entry: entry[0])[1])
