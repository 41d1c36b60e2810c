"""Which sets of houses may be placed when a route is closed (TT-406 to TT-411)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import ALL, EACH, TaxisAction, Vocabulary

CACHE_LIMIT = 4096


class HouseSets:
    """All legal house sets of a route, remembered by the cities that are free.

    Args:
        words: the actions of the board.
        each: groups of cities (bit masks) of which the first way of placing takes at most one each.
        together: groups of cities of which the second way takes several of one group.
    """

    def __init__(self, words: Vocabulary, each: Sequence[int], together: Sequence[int]) -> None:
        self.words = words
        self.each = tuple(each)
        self.together = tuple(together)
        self._cache: dict[tuple[int, int, str, bool], list[TaxisAction]] = {}

    def closings(
        self, free: int, supply: int, official: str = "", declined: bool = False
    ) -> list[TaxisAction]:
        """Return the closing actions, the set without houses first.

        Args:
            free: bit mask of the route's cities without an own house.
            supply: own houses left.
            official: `WAGNER` or an empty string.
            declined: whether the carriage is declined.
        """
        limit = min(supply, free.bit_count())
        key = (free, limit, official, declined)
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) >= CACHE_LIMIT:
                self._cache.clear()
            close = self.words.close
            found = [close(houses, EACH, official, declined) for houses in self._one_per_group(free, limit)]
            found += [close(houses, ALL, official, declined) for houses in self._several_of_one(free, limit)]
            self._cache[key] = found
        return found

    def against(self, houses: int, mode: str) -> str | None:
        """Return the rule that forbids to place these houses in this way, None if none does."""
        if mode == ALL:
            return None if any(houses & ~group == 0 for group in self.together) else "TT-407"
        return None if all((houses & group).bit_count() <= 1 for group in self.each) else "TT-406"

    def _one_per_group(self, free: int, limit: int) -> list[int]:
        sets = [0]
        for group in self.each:
            bits = bits_of(free & group)
            if bits:
                sets += [houses | bit for bit in bits for houses in sets]
        return sets if limit >= len(self.each) else [houses for houses in sets if houses.bit_count() <= limit]

    def _several_of_one(self, free: int, limit: int) -> list[int]:
        sets: list[int] = []
        for group in self.together:
            inside = [0]
            for bit in bits_of(free & group):
                inside += [houses | bit for houses in inside]
            sets += [houses for houses in inside if 2 <= houses.bit_count() <= limit]
        return sets


def bits_of(mask: int) -> list[int]:
    """Return the single bits of a mask, the lowest first."""
    bits = []
    while mask:
        bit = mask & -mask
        bits.append(bit)
        mask ^= bit
    return bits
