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


SCALE = 64
"""Points weigh more than all preferences among equals together."""


def employ(
    values: Sequence[Sequence[int]], there: Sequence[int], hand: int, berths: Sequence[int], idle: int
) -> list[tuple[int, bool]]:
    """Return for each card the island where it would be served, `NOWHERE` if no gondolier can, and whether by one in hand.

    As `best`, with gondoliers in hand beside those that stand on gondolas: each may come to any island with a free one.
    Among equals a card is served rather than not, and by a gondolier who stands there already.

    Args:
        values: points per card and island.
        there: gondoliers per island.
        hand: gondoliers that can be placed.
        berths: free gondolas per island.
        idle: points of a gondolier without a card.
    """
    capacities, ways = _ways(values, there, hand, berths, idle)
    greedy = _first_choices(capacities, ways)
    if greedy is not None:
        return greedy
    reached: dict[tuple[int, ...], tuple[int, tuple[tuple[int, bool], ...]]] = {capacities: (0, ())}
    for row in ways:
        following: dict[tuple[int, ...], tuple[int, tuple[tuple[int, bool], ...]]] = {}
        for free, (gain, chosen) in reached.items():
            for more, posts, served in row:
                if all(free[post] for post in posts):
                    left = tuple(count - (post in posts) for post, count in enumerate(free))
                    found = following.get(left)
                    if found is None or found[0] < gain + more:
                        following[left] = (gain + more, (*chosen, served))
            found = following.get(free)
            if found is None or found[0] < gain:
                following[free] = (gain, (*chosen, (NOWHERE, False)))
        reached = following
    return list(max(reached.values(), key=lambda entry: entry[0])[1])


Way = tuple[int, tuple[int, ...], tuple[int, bool]]
"""How good it is, the posts that it takes (numbers among the capacities), and what it is."""


def _ways(
    values: Sequence[Sequence[int]], there: Sequence[int], hand: int, berths: Sequence[int], idle: int
) -> tuple[tuple[int, ...], list[list[Way]]]:
    """Return how many may be at each post, and per card the ways to serve it, the best one first.

    Posts are the gondoliers of each island, the free gondolas of each island, and the hand. Where there are gondolas for
    the whole hand, only the best such island matters to a card.
    """
    islands = len(there)
    tight = [0 < free < hand for free in berths]
    capacities = (*there, *(free if narrow else 0 for free, narrow in zip(berths, tight, strict=True)), hand)
    ways: list[list[Way]] = []
    for row in values:
        found: list[Way] = []
        loose = (0, NOWHERE)
        for island, points in enumerate(row):
            gain = (points - idle) * SCALE
            if there[island]:
                found.append((gain + 2, (island,), (island, False)))
            if hand and tight[island]:
                found.append((gain + 1, (islands + island, 2 * islands), (island, True)))
            elif hand and berths[island] and points > loose[0]:
                loose = (points, island)
        if loose[1] >= 0:
            found.append(((loose[0] - idle) * SCALE + 1, (2 * islands,), (loose[1], True)))
        found = [way for way in found if way[0] > 0]
        found.sort(key=lambda way: -way[0])
        ways.append(found)
    return capacities, ways


def _first_choices(capacities: Sequence[int], ways: Sequence[Sequence[Way]]) -> list[tuple[int, bool]] | None:
    """Return every card's best way, None if they do not all go together."""
    left = list(capacities)
    chosen = []
    for row in ways:
        if not row:
            chosen.append((NOWHERE, False))
            continue
        _, posts, served = row[0]
        for post in posts:
            left[post] -= 1
        chosen.append(served)
    return chosen if min(left) >= 0 else None
