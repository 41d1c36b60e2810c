"""What an island can become as a source of gold: further shops and streets take turns, and bring customers (MU-701 to MU-705)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .purse import blended
from .weights import Weights

CUSTOMERS = 1.1
"""Average customers of a street."""
STREETS = 6
"""An island is developed by at most so many further streets."""
KEPT = 100
"""Size of the cache, in terms."""

Terms = tuple[float, float, float]
"""Turns left, gold of the gold space, and of the income space besides the customers."""
Known = dict[tuple[float, ...], float]


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
        self._known: dict[Terms, Known] = {}

    def under(self, terms: Terms) -> Known:
        """Return what is known so far under some terms, by `Estates`."""
        known = self._known.get(terms)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[terms] = known = {}
        return known

    def earning(self, terms: Terms, shops: int, served: float, waiting: Sequence[int], room: int) -> float:
        """Return the gold of a turn that fetches gold which, from now on, is as good as the best development.

        Args:
            terms: of this point of the game.
            shops: number of colours of own shops there.
            served: customers of these colours.
            waiting: customers of each other colour, the most first.
            room: free spaces for streets there that are reckoned with.
        """
        turns, least, bonus = terms
        weights = self._weights
        most = 0.0
        """Share of all turns left that then bring points."""
        for more in range(len(waiting) + 1):
            spent = weights.shopping * more
            there = shops + more
            income = served + sum(waiting[:more]) + bonus
            for _ in range(room + 1 if there else 1):
                if spent and spent >= turns:
                    break
                gold = blended(least, income)
                left = 1 - spent / turns if spent else 1.0
                most = max(most, left * gold / (gold + weights.spend))
                income += CUSTOMERS * there / self._colours
                spent += weights.paving
        return weights.spend * most / (1 - most)


class Lands(NamedTuple):
    """What a seat has on the islands as sources of gold, and what may still come there."""

    shops: Sequence[int]
    """Bit mask of the colours of own shops, by island."""
    served: Sequence[int]
    """Customers of these colours, by island."""
    customers: Sequence[int]
    """Of all islands, by colour."""
    rooms: Sequence[int]
    """Free spaces for streets, by island."""


class Estates:
    """The islands of a seat as sources of gold, as they are and with one more shop or street.

    Args:
        estate: finds the best development.
        terms: as of `Estate.earning`.
        lands: what the seat has on them.
    """

    __slots__ = ("_customers", "_estate", "_known", "_rooms", "_served", "_shops", "_terms", "earnings")

    def __init__(self, estate: Estate, terms: Terms, lands: Lands) -> None:
        self._estate = estate
        self._terms = terms
        self._known = estate.under(terms)
        self._shops, self._served, customers, self._rooms = lands
        colours = len(customers) // len(self._shops)
        self._customers = [customers[first : first + colours] for first in range(0, len(customers), colours)]
        """By island and colour."""
        self.earnings = [
            self._earning(i, served, shops)
            for i, (shops, served) in enumerate(zip(lands.shops, lands.served, strict=True))
        ]
        """Gold of a turn that fetches gold, by the island that is developed."""

    def _earning(
        self, number: int, served: float, shops: int, customers: Sequence[int] | None = None, streets: int = 0
    ) -> float:
        there = self._customers[number] if customers is None else customers
        room = min(STREETS, max(0, self._rooms[number] - streets))
        key = (shops, served, room, *there)
        found = self._known.get(key)
        if found is None:
            waiting = sorted([n for colour, n in enumerate(there) if not shops >> colour & 1], reverse=True)
            found = self._estate.earning(self._terms, shops.bit_count(), served, waiting, room)
            self._known[key] = found
        return found

    def with_shop(self, number: int, colour: int) -> float:
        """Return what an island can become with a shop of another colour."""
        served = self._served[number] + self._customers[number][colour]
        return self._earning(number, served, self._shops[number] | 1 << colour)

    def with_customers(self, number: int, colour: int, count: int) -> float:
        """Return what an island can become with so many more customers."""
        served, shops = self._served[number], self._shops[number]
        customers = list(self._customers[number])
        if shops >> colour & 1:
            served += count
        customers[colour] += count
        return self._earning(number, served, shops, customers, 1)

    def with_street(self) -> float:
        """Return what the best island with room can become with a street with unknown customers."""
        number = max(range(len(self.earnings)), key=lambda i: (self._rooms[i] > 0, self.earnings[i]))
        if not self._rooms[number]:
            return max(self.earnings)
        shops, colours = self._shops[number], len(self._customers[number])
        served = self._served[number] + CUSTOMERS * shops.bit_count() / colours
        return self._earning(number, served, shops, streets=1)
