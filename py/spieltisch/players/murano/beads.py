"""The beads that production may bring, and the possible sales (MU-713, MU-721 to MU-723)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

LARGEST = 3
"""Number of beads in the largest sale."""
EXACT = 3
"""Up to so many beads every combination of colours is tried; further ones are spread evenly."""


@lru_cache(maxsize=4096)
def stock_of(beads: tuple[int, ...], made: int) -> Sequence[tuple[float, tuple[int, ...]]]:
    """Return the possible stocks of a seat after drawing beads, each with its probability, from a bag with equal colours."""
    rest = max(0, made - EXACT)
    found: dict[tuple[int, ...], float] = {tuple(bead + rest // 3 for bead in beads): 1.0}
    for _ in range(made - rest):
        following: dict[tuple[int, ...], float] = {}
        for there, chance in found.items():
            for colour in range(len(there)):
                more = (*there[:colour], there[colour] + 1, *there[colour + 1 :])
                following[more] = following.get(more, 0.0) + chance / len(there)
        found = following
    return [(chance, there) for there, chance in found.items()]


@lru_cache(maxsize=4096)
def sales_of(beads: tuple[int, ...], jokers: int) -> Sequence[tuple[int, int, tuple[int, ...]]]:
    """Return the sales of all beads of a colour and of fewer: number sold, workshops among them, beads left."""
    found = []
    for colour, there in enumerate(beads):
        for count in range(1, min(LARGEST, there) + 1):
            left = (*beads[:colour], there - count, *beads[colour + 1 :])
            sold = min(LARGEST, count + jokers)
            found.append((sold, sold - count, left))
    return found
