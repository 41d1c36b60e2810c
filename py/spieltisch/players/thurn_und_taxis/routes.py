"""The routes of a board as numbers, and those that some cards make; they depend only on the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...thurn_und_taxis.houses import bits_of

KEPT = 30_000
"""Size of each cache; a full one is cleared."""


AHEAD = 3
"""Hand cards that are laid in thought, one after the other."""


class Routes:
    """The routes of a board met so far, by number; a route and its reverse are the same.

    Args:
        roads: neighbours of each city as a bit mask.
        longest: number of cards beyond which extending a route is of no use.
    """

    def __init__(self, roads: Sequence[int], longest: int) -> None:
        self.roads = roads
        self.longest = longest
        self.cities: list[int] = []
        """Cities of each route as a bit mask."""
        self.cards: list[int] = []
        """Number of cards of each route."""
        self.around: list[int] = []
        """Cities that would extend each route, as bits."""
        self.beyond: list[tuple[int, ...]] = []
        """The same as numbers."""
        self._far: list[int] = []
        self._ends: list[tuple[int, int]] = []
        self._numbers: dict[tuple[int, int, int], int] = {}
        self._next: list[tuple[tuple[int, int], ...] | None] = []
        self._steps: list[dict[int, tuple[int, ...]]] = []
        """Per route, by cards that extend it, the routes of one card more."""
        self._reached: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self._made: dict[int, tuple[int, ...]] = {}

    def number(self, left: int, right: int, cities: int) -> int:
        """Return the number of the route between two cities that leads through these."""
        key = (left, right, cities) if left < right else (right, left, cities)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.cities)
            self.cities.append(cities)
            self.cards.append(cities.bit_count())
            around = (self.roads[left] | self.roads[right]) & ~cities
            self.around.append(around)
            self.beyond.append(tuple([bit.bit_length() - 1 for bit in bits_of(around)]))
            self._far.append(-1)
            self._steps.append({})
            self._ends.append((left, right))
            self._next.append(None)
        return number

    def longer(self, route: int) -> tuple[tuple[int, int], ...]:
        """Return (card, route) for all routes with one more card."""
        found = self._next[route]
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
            found = self._next[route] = tuple(more)
        return found

    def _extended(self, routes: Iterable[int], cards: int) -> set[int]:
        """Return the routes that any one of some cards makes of these."""
        around, steps = self.around, self._steps
        found: set[int] = set()
        for route in routes:
            fitting = around[route] & cards
            if fitting:
                longer = steps[route].get(fitting)
                if longer is None:
                    longer = tuple([number for bit, number in self.longer(route) if bit & fitting])
                    steps[route][fitting] = longer
                found.update(longer)
        return found

    def reach(self, route: int, cards: int, most: int = AHEAD) -> tuple[int, ...]:
        """Return all longer routes that at most so many of some cards make of one, each once."""
        key = (route, cards, most)
        found = self._reached.get(key)
        if found is None:
            if len(self._reached) >= KEPT:
                self._reached.clear()
            found = self._reached[key] = self._all_extended(
                (route,), cards, min(most, self.longest - self.cards[route])
            )
        return found

    def _all_extended(self, routes: Iterable[int], cards: int, most: int) -> tuple[int, ...]:
        """Return the routes that at most so many of some cards make of these."""
        found: list[int] = []
        for _ in range(most):
            routes = self._extended(routes, cards)
            if not routes:
                break
            found += routes
        return tuple(found)

    def made(self, cards: int) -> tuple[int, ...]:
        """Return all routes that some cards make, each once."""
        found = self._made.get(cards)
        if found is None:
            if len(self._made) >= KEPT:
                self._made.clear()
            singles = [self.number(bit.bit_length() - 1, bit.bit_length() - 1, bit) for bit in bits_of(cards)]
            found = self._made[cards] = (*singles, *self._all_extended(singles, cards, AHEAD))
        return found

    def ends(self, route: int) -> int:
        """Return the cities at both ends of a route."""
        left, right = self._ends[route]
        return 1 << left | 1 << right

    def inner(self, route: int) -> int:
        """Return the cities of a route between its ends."""
        return self.cities[route] & ~self.ends(route)

    def near(self, cities: int) -> int:
        """Return the neighbours of some cities."""
        near = 0
        while cities:
            bit = cities & -cities
            cities ^= bit
            near |= self.roads[bit.bit_length() - 1]
        return near

    def far(self, route: int) -> int:
        """Return the cities two steps from a route."""
        found = self._far[route]
        if found < 0:
            found = self._far[route] = self.near(self.around[route]) & ~self.around[route]
        return found

    def joining(self, route: int, cards: int) -> tuple[int, int]:
        """Return those of some cards that lead on from a route, and the cities whose cards would join these or the route."""
        roads = self.roads
        rest = cards & ~self.cities[route]
        zone = self.around[route]
        joined = 0
        while new := zone & rest:
            bit = new & -new
            rest ^= bit
            joined |= bit
            zone |= roads[bit.bit_length() - 1]
        return joined, zone & ~(self.cities[route] | joined)

    def joined_by(self, joined: int, rest: int, card: int) -> int:
        """Return the cards that lead on from a route once another card does.

        Args:
            joined: the cards that led on before.
            rest: the others.
            card: the card as a single bit.
        """
        roads = self.roads
        joined |= card
        zone = roads[card.bit_length() - 1]
        while new := zone & rest:
            bit = new & -new
            rest ^= bit
            joined |= bit
            zone |= roads[bit.bit_length() - 1]
        return joined
