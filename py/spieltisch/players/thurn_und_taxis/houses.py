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
        "_sets",
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
        self._first = [ask(standing) for ask in advice.first_houses]
        self._gains: dict[int, float] = {}
        self._sets: dict[int, tuple[float, int]] = {}
        self.base = self.promise(standing.houses)
        """The promise of the houses that stand."""
        self.worth = self._worths()
        """Per city what a house there is worth; 0 where one stands."""

    def promise(self, houses: int) -> float:
        """Return the points of country tiles that houses have won or promise, and of the houses themselves."""
        standing, weights, ground = self.standing, self.weights, self.ground
        late = self.late
        total = houses.bit_count() * weights.house
        decay = weights.decay
        stacks = standing.stacks
        for stack, mask, values in ground.complete:
            taken = stacks[stack]
            if standing.owned >> stack & 1 or taken >= len(values):
                continue
            missing = (mask & ~houses).bit_count()
            total += values[taken] * (decay**missing * late if missing else 1.0)
        for stack, masks, values in ground.countries:
            taken = stacks[stack]
            if standing.owned >> stack & 1 or taken >= len(values):
                continue
            missing = sum(not mask & houses for mask in masks)
            total += values[taken] * (weights.countries**missing * late if missing else 1.0)
        return total

    def _worths(self) -> list[float]:
        standing, weights, ground = self.standing, self.weights, self.ground
        houses, late, stacks, owned = standing.houses, self.late, standing.stacks, standing.owned
        worth = [0.0 if houses >> city & 1 else weights.house for city in range(ground.cities)]

        def add(cities: int, value: float) -> None:
            cities &= ~houses
            while cities:
                bit = cities & -cities
                cities ^= bit
                worth[bit.bit_length() - 1] += value

        for stack, mask, values in ground.complete:
            missing = (mask & ~houses).bit_count()
            if missing and not owned >> stack & 1 and stacks[stack] < len(values):
                add(mask, values[stacks[stack]] * _step(weights.decay, missing, late))
        for stack, masks, values in ground.countries:
            missing = sum(not mask & houses for mask in masks)
            if missing and not owned >> stack & 1 and stacks[stack] < len(values):
                value = values[stacks[stack]] * _step(weights.countries, missing, late)
                for mask in masks:
                    if not mask & houses:
                        add(mask, value)
        if standing.vacant:
            return [value and value + self.first(1 << city) for city, value in enumerate(worth)]
        return worth

    def first(self, houses: int) -> float:
        """Return what it brings to be the first with these houses."""
        vacant = houses & self.standing.vacant
        if not vacant:
            return 0.0
        total = 0.0
        for cities, each in self._first:
            total += (vacant & cities).bit_count() * each
        return total

    def gain(self, houses: int) -> float:
        """Return what placing these houses brings."""
        known = self._gains.get(houses)
        if known is None:
            known = self.promise(self.standing.houses | houses) - self.base + self.first(houses)
            self._gains[houses] = known
        return known

    def best_set(self, cities: int) -> tuple[float, int]:
        """Return the best houses for a closed route of these cities, and what they bring."""
        free = cities & ~self.standing.houses
        found = self._sets.get(free)
        if found is None:
            found = self._sets[free] = self._best_set(free)
        return found

    def _best_set(self, free: int) -> tuple[float, int]:
        supply = self.standing.supply
        best_gain, best_houses = 0.0, 0
        for bits in self._candidates(free):
            if len(bits) > supply:
                bits.sort(reverse=True)
            houses = 0
            for _, bit in bits[:supply]:
                houses |= bit
            gain = self.gain(houses)
            if gain > best_gain:
                best_gain, best_houses = gain, houses
        return best_gain, best_houses

    def _candidates(self, free: int) -> list[list[tuple[float, int]]]:
        """Return (worth, house) of the best house in each country, and of all houses in one country."""
        worth = self.worth
        found: list[list[tuple[float, int]]] = [[]]
        for group in self.ground.each:
            if free & group:
                found[0].append(max((worth[bit.bit_length() - 1], bit) for bit in bits_of(free & group)))
        for group in self.ground.together:
            inside = free & group
            if inside & (inside - 1):
                found.append([(worth[bit.bit_length() - 1], bit) for bit in bits_of(inside)])
        return found


def _step(decay: float, missing: int, late: float) -> float:
    """Return the share of a tile that one house more promises when so many are missing."""
    after = decay ** (missing - 1) * late if missing > 1 else 1.0
    return after - decay**missing * late
