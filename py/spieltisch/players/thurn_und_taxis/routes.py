"""The routes of a board as numbers, and which of them some cards make: what no game and no standing changes."""

from __future__ import annotations

from collections.abc import Sequence

KEPT = 30_000
"""Answers that are remembered of each kind; then all are forgotten."""


AHEAD = 3
"""Cards of the hand that are laid in thought, one after the other."""


class Routes:
    """The routes of a board that were met so far, by number; a route read backwards is the same.

    Args:
        roads: per city its neighbours as a bit mask.
        longest: cards beyond which it is not worth while to extend a route.
    """

    def __init__(self, roads: Sequence[int], longest: int) -> None:
        self.roads = roads
        self.longest = longest
        self.cities: list[int] = []
        """Per route its cities as a bit mask."""
        self.cards: list[int] = []
        """Per route how many cards it has."""
        self.around: list[int] = []
        """Per route the cities that would extend it."""
        self._ends: list[tuple[int, int]] = []
        self._numbers: dict[tuple[int, int, int], int] = {}
        self._longer: list[tuple[tuple[int, int], ...] | None] = []
        self._reached: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self._made: dict[int, tuple[int, ...]] = {0: ()}

    def number(self, left: int, right: int, cities: int) -> int:
        """Return the number of the route between two cities that leads through these."""
        key = (left, right, cities) if left < right else (right, left, cities)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.cities)
            self.cities.append(cities)
            self.cards.append(cities.bit_count())
            self.around.append((self.roads[left] | self.roads[right]) & ~cities)
            self._ends.append((left, right))
            self._longer.append(None)
        return number

    def longer(self, route: int) -> tuple[tuple[int, int], ...]:
        """Return (card, route) for all routes of one card more."""
        found = self._longer[route]
        if found is None:
            left, right = self._ends[route]
            cities, rest = self.cities[route], self.around[route]
            more = []
            while rest:
                bit = rest & -rest
                rest ^= bit
                city = bit.bit_length() - 1
                if self.roads[left] & bit:
                    more.append((bit, self.number(city, right, cities | bit)))
                if self.roads[right] & bit and left != right:
                    more.append((bit, self.number(left, city, cities | bit)))
            found = self._longer[route] = tuple(more)
        return found

    def reach(self, route: int, cards: int, most: int = AHEAD) -> tuple[int, ...]:
        """Return all longer routes that some cards make of one, so many of them at most, each once."""
        if not self.around[route] & cards or self.cards[route] >= self.longest:
            return ()
        most = min(most, cards.bit_count())
        key = (route, cards, most)
        found = self._reached.get(key)
        if found is None:
            if len(self._reached) >= KEPT:
                self._reached.clear()
            around = self.around
            routes = set()
            most -= 1
            for bit, longer in self._longer[route] or self.longer(route):
                if bit & cards:
                    routes.add(longer)
                    if most and around[longer] & (cards ^ bit):
                        routes.update(self.reach(longer, cards ^ bit, most))
            found = self._reached[key] = tuple(routes)
        return found

    def made(self, cards: int) -> tuple[int, ...]:
        """Return all routes that some cards make, each once."""
        found = self._made.get(cards)
        if found is None:
            if len(self._made) >= KEPT:
                self._made = {0: ()}
            routes = set()
            rest = cards
            while rest:
                bit = rest & -rest
                rest ^= bit
                city = bit.bit_length() - 1
                route = self.number(city, city, bit)
                routes.add(route)
                if self.around[route] & cards:
                    routes.update(self.reach(route, self.joining(route, cards)[0]))
            found = self._made[cards] = tuple(routes)
        return found

    def joining(self, route: int, cards: int) -> tuple[int, int]:
        """Return which of some cards lead on from a route, and the cities whose cards would join these or the route."""
        rest = cards & ~self.cities[route]
        zone = self.around[route]
        joined = new = zone & rest
        roads = self.roads
        while new:
            rest ^= new
            while new:
                bit = new & -new
                new ^= bit
                zone |= roads[bit.bit_length() - 1]
            new = zone & rest
            joined |= new
        return joined, zone & ~(self.cities[route] | joined)

    def joined_by(self, joined: int, rest: int, card: int) -> int:
        """Return the cards that lead on from a route once another card does.

        Args:
            joined: those that did before.
            rest: the others.
            card: the card as a single bit.
        """
        joined |= card
        new = card
        roads = self.roads
        while new:
            zone = 0
            while new:
                bit = new & -new
                new ^= bit
                zone |= roads[bit.bit_length() - 1]
            new = zone & rest
            rest ^= new
            joined |= new
        return joined
