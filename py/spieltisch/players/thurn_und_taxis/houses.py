"""The worth of the houses of a seat, and the best houses for a closed route."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...thurn_und_taxis.houses import bits_of
from .advice import Advice
from .standing import Standing


class Houses:
    """The worth of houses in one standing; results are cached."""

    __slots__ = (
        "_first",
        "_gains",
        "_lands",
        "_order",
        "_sets",
        "_steps",
        "advice",
        "base",
        "ground",
        "late",
        "standing",
        "weights",
        "worth",
    )

    def __init__(self, advice: Advice[Any], standing: Standing) -> None:
        self.advice = advice
        self.ground = advice.ground
        self.weights = advice.weights
        self.standing = standing
        self.late = standing.late
        self._first = [ask(standing) for ask in advice.first_houses] if standing.vacant else []
        self._gains: dict[int, float] = {}
        self._sets: dict[int, tuple[float, int]] = {}
        self.base = standing.houses.bit_count() * self.weights.house
        """The promise of the houses that stand."""
        self._steps: list[tuple[int, Sequence[float]]] = []
        """For each tile that can still be won, the cities without a house, and the gain by the number of them that get one."""
        self._lands: list[tuple[tuple[int, ...], Sequence[float]]] = []
        """The same for tiles for a house in each of several countries, with the countries without one."""
        self._promise()
        self.worth = self._worths()
        """Worth of a house in each city; 0 where one stands."""
        self._order = self._ordered()

    def _promise(self) -> None:
        """Compute the promise of the tiles for houses, and its growth."""
        standing, weights, late = self.standing, self.weights, self.late
        houses, stacks, owned = standing.houses, standing.stacks, standing.owned
        for stack, mask, values in self.ground.complete:
            taken = stacks[stack]
            if owned >> stack & 1 or taken >= len(values):
                continue
            rest = mask & ~houses
            promised, gains = _promised(weights.decay, rest.bit_count(), late, weights.tile * values[taken])
            self.base += promised
            self._steps.append((rest, gains))
        for stack, masks, values in self.ground.countries:
            taken = stacks[stack]
            if owned >> stack & 1 or taken >= len(values):
                continue
            empty = tuple([mask for mask in masks if not mask & houses])
            promised, gains = _promised(weights.countries, len(empty), late, weights.tile * values[taken])
            self.base += promised
            self._lands.append((empty, gains))

    def _worths(self) -> list[float]:
        houses = self.standing.houses
        worth = [0.0 if houses >> city & 1 else self.weights.house for city in range(self.ground.cities)]

        def add(cities: int, value: float) -> None:
            while cities:
                bit = cities & -cities
                cities ^= bit
                worth[bit.bit_length() - 1] += value

        for rest, gains in self._steps:
            if rest:
                add(rest, gains[1])
        for empty, gains in self._lands:
            for mask in empty:
                add(mask, gains[1])
        for cities, each in self._first:
            add(cities & self.standing.vacant & ~houses, each)
        return worth

    def _ordered(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return the groups that give a closing one city each, with their free cities, the best first."""
        free = ~self.standing.houses
        worth = self.worth
        found = []
        for group in self.ground.each:
            bits = bits_of(group & free)
            if bits:
                if len(bits) > 1:
                    bits.sort(key=lambda bit: (worth[bit.bit_length() - 1], bit), reverse=True)
                found.append((group & free, tuple(bits)))
        return found

    def gain(self, houses: int) -> float:
        """Return the gain of placing these houses, none of which stands already."""
        found = self._gains.get(houses)
        if found is None:
            found = self._gains[houses] = self._gain(houses)
        return found

    def _gain(self, houses: int) -> float:
        total: float = houses.bit_count() * self.weights.house
        for rest, gains in self._steps:
            if houses & rest:
                total += gains[(houses & rest).bit_count()]
        for empty, gains in self._lands:
            total += gains[sum([1 for mask in empty if mask & houses])]
        for cities, each in self._first:
            total += (houses & cities & self.standing.vacant).bit_count() * each
        return total

    def best_set(self, cities: int) -> tuple[float, int]:
        """Return the best houses for a closed route of these cities, and their gain."""
        free = cities & ~self.standing.houses
        found = self._sets.get(free)
        if found is None:
            found = self._sets[free] = self._best_set(free)
        return found

    def _best_set(self, free: int) -> tuple[float, int]:
        if not free:
            return 0.0, 0
        supply = self.standing.supply
        houses = 0
        for group, bits in self._order:
            if group & free:
                for bit in bits:
                    if bit & free:
                        houses |= bit
                        break
        best_gain, best_houses = 0.0, 0
        candidates = [houses]
        for group in self.ground.together:
            inside = free & group
            if inside & (inside - 1):
                candidates.append(inside)
        for candidate in candidates:
            placed = candidate if candidate.bit_count() <= supply else self._dearest(candidate, supply)
            gain = self.gain(placed)
            if gain > best_gain:
                best_gain, best_houses = gain, placed
        return best_gain, best_houses

    def _dearest(self, houses: int, count: int) -> int:
        """Return the most valuable of some houses, so many of them."""
        worth = self.worth
        return sum(sorted(bits_of(houses), key=lambda bit: worth[bit.bit_length() - 1], reverse=True)[:count])


@lru_cache(maxsize=4096)
def _promised(decay: float, missing: int, late: float, value: float) -> tuple[float, Sequence[float]]:
    """Return the promised points of a tile, and the gain by the number of houses added to those that stand."""
    shares = [decay**rest * late for rest in range(missing, 0, -1)] + [1.0]
    return value * shares[0], [value * (share - shares[0]) for share in shares]
