"""What the houses of a seat have won and promise, and which houses are the best for a closed route."""

from __future__ import annotations

from typing import Any

from ...thurn_und_taxis.houses import bits_of
from .advice import Advice
from .standing import Standing


class Houses:
    """What houses are worth in one standing; remembers what it worked out."""

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
        self._steps: list[tuple[int, list[float]]] = []
        """Of each tile that can still be won: the cities that lack a house, and by the number of those that get one what that brings."""
        self._lands: list[tuple[tuple[int, ...], list[float]]] = []
        """The same for tiles that want a house in each of several countries: the countries without one."""
        self._promise()
        self.worth = self._worths()
        """Per city what a house there is worth; 0 where one stands."""
        self._order = self._ordered()

    def _promise(self) -> None:
        """Work out what the tiles for houses promise, and how that grows."""
        standing, weights, late = self.standing, self.weights, self.late
        houses, stacks, owned = standing.houses, standing.stacks, standing.owned
        for stack, mask, values in self.ground.complete:
            taken = stacks[stack]
            if owned >> stack & 1 or taken >= len(values):
                continue
            rest = mask & ~houses
            shares = _shares(weights.decay, rest.bit_count(), late)
            value = weights.tile * values[taken]
            self.base += value * shares[0]
            self._steps.append((rest, [value * (share - shares[0]) for share in shares]))
        for stack, masks, values in self.ground.countries:
            taken = stacks[stack]
            if owned >> stack & 1 or taken >= len(values):
                continue
            empty = tuple([mask for mask in masks if not mask & houses])
            shares = _shares(weights.countries, len(empty), late)
            value = weights.tile * values[taken]
            self.base += value * shares[0]
            self._lands.append((empty, [value * (share - shares[0]) for share in shares]))

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
        """Return the groups of which a closing may take one city each, and their free cities, the best first."""
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
        """Return what placing these houses brings; none of them stands already."""
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
        """Return the best houses for a closed route of these cities, and what they bring."""
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
        """Return so many of some houses, those that are worth most."""
        worth = self.worth
        return sum(sorted(bits_of(houses), key=lambda bit: worth[bit.bit_length() - 1], reverse=True)[:count])


def _shares(decay: float, missing: int, late: float) -> list[float]:
    """Return by the number of houses that come to those that stand which share of a tile is promised then."""
    return [decay**rest * late for rest in range(missing, 0, -1)] + [1.0]
