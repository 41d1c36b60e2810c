"""What an island can become as a source of gold: further shops and streets take turns, and bring customers (MU-701 to MU-705)."""

from __future__ import annotations

from .purse import blended
from .weights import Weights

CUSTOMERS = 1.1
"""Average customers of a street."""
STREETS = 7
"""An island is developed by fewer further streets than this."""
KEPT = 20_000
"""Size of the cache, in islands."""


class Estate:
    """The best development of an island, by the number of turns left; cached.

    A shop alone brings nothing, nor do streets: what pays are several of both. So an island counts as what it could be after
    the turns that its best development takes, and each shop or street that stands there already saves some of them.

    Args:
        weights: of the judgement.
        colours: number of colours of customers.
    """

    def __init__(self, weights: Weights, colours: int) -> None:
        self._weights = weights
        self._colours = colours
        self._known: dict[tuple[object, ...], float] = {}

    def earning(
        self,
        terms: tuple[float, float, float],
        shops: int,
        served: float,
        waiting: tuple[int, ...],
    ) -> float:
        """Return the gold of a turn that fetches gold which, from now on, is as good as the best development.

        Args:
            terms: turns left, gold of the gold space, and of the income space besides the customers.
            shops: number of colours of own shops there.
            served: customers of these colours.
            waiting: customers of each other colour, the most first.
        """
        key = (terms, shops, served, waiting)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = found = self._best(*key)
        return found

    def _best(
        self, terms: tuple[float, float, float], shops: int, served: float, waiting: tuple[int, ...]
    ) -> float:
        turns, least, bonus = terms
        weights = self._weights
        spend = weights.spend
        most = 0.0
        """Share of all turns left that then bring points."""
        for more in range(len(waiting) + 1):
            spent = weights.shopping * more
            there = shops + more
            income = served + sum(waiting[:more]) + bonus
            for _ in range(STREETS if there else 1):
                if spent >= turns and most:
                    break
                gold = blended(least, income)
                most = max(
                    most, (1 - spent / turns) * gold / (gold + spend) if turns else gold / (gold + spend)
                )
                income += CUSTOMERS * there / self._colours
                spent += weights.paving
        return spend * most / (1 - most)
