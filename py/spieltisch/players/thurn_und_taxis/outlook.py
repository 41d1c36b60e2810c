"""What a seat's houses, route and hand promise: all in points, by one currency.

A card costs a share of a turn to take and another to lay; whatever a route will bring when it is closed, less these
costs, is its worth. So to go on, to close now and to begin anew can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p
from typing import Any

from .advice import Advice
from .houses import Houses
from .routes import AHEAD
from .standing import Standing

NEVER = -1e9
FREE, LATER, NOW = 0, 1, 2
"""How a route goes on: it can be closed as it is; a card must come first, at some time; a card of the hand must now."""


class Outlook(Houses):
    """What routes and cards are worth in one standing; remembers what it worked out."""

    __slots__ = (
        "_begun",
        "_free",
        "_later",
        "_plans",
        "_stays",
        "ahead",
        "baskets",
        "by_length",
        "mean_worth",
        "routes",
        "unknown",
    )

    def __init__(self, advice: Advice[Any], standing: Standing) -> None:
        super().__init__(advice, standing)
        self.routes = self.ground.routes
        self._plans: dict[tuple[int, int], float] = {}
        self._stays: dict[tuple[int, int, int], float] = {}
        self.baskets: dict[tuple[int, int], Any] = {}
        """By route and hand what is known of them, see `basket.basket_of`."""
        self._free: dict[int, float] = {}
        self._later: dict[int, float] = {}
        self._begun: dict[int, float] = {}
        self.mean_worth = sum(self.worth) / self.ground.cities
        """What a house is worth in a city that chance chooses."""
        weights = self.weights
        self.unknown = weights.take * (1 + weights.risk) + weights.lay
        """What a card costs that is not yet in the hand."""
        self.by_length = [self._length(cards) for cards in range(self.ground.longest + 2)]
        self.ahead = weights.leftover if standing.reach > 2 else 0.0

    # -- lengths ---------------------------------------------------------------------------------------------------

    def tile(self, cards: int) -> int:
        """Return the points of the tile for a route of so many cards."""
        stacks = self.standing.stacks
        for length, stack, values in self.ground.route_stacks:
            if length <= cards and stacks[stack] < len(values):
                return values[stacks[stack]]
        return 0

    def carriage(self, cards: int) -> float:
        """Return what the carriage is worth that a route of so many cards brings, the Wagner helping if need be."""
        ground = self.ground
        following = ground.next_carriage[self.standing.carriage]
        if not 0 < following <= cards + ground.allowance:
            return 0.0
        value = self.next_carriage_worth()
        return value if following <= cards else value - self.weights.wagner

    def next_carriage_worth(self) -> float:
        """Return what the next carriage is worth: its points and the way to the last one."""
        ground = self.ground
        own = self.standing.carriage
        following = ground.next_carriage[own]
        points = ground.carriage_points[following] - ground.carriage_points[own]
        momentum: float = self.weights.momentum[ground.level[following] - 1]
        return points + momentum * self.late

    def _length(self, cards: int) -> float:
        """Return what a closed route of so many cards brings apart from its houses, less what it needs."""
        if cards < self.ground.rules.min_route:
            return NEVER
        value = self.weights.tile * self.tile(cards) + self.carriage(cards) - self.weights.closing
        for ask in self.advice.teams:
            value -= ask(self.standing, cards)
        return value

    # -- routes ----------------------------------------------------------------------------------------------------

    def closed(self, cities: int, cards: int) -> float:
        """Return what closing a route now brings at best."""
        return self.by_length[min(cards, len(self.by_length) - 1)] + self.best_set(cities)[0]

    def stay(self, route: int, hand: int, mode: int) -> float:
        """Return what a route promises together with the cards in the hand.

        Args:
            route: its number.
            hand: bit mask of the hand cards' cities.
            mode: `FREE` or `LATER`.
        """
        key = (route, hand, mode)
        best = self._stays.get(key)
        if best is not None:
            return best
        usable = hand & ~self.routes.cities[route]
        leaves = self._later if mode else self._free
        best = leaves.get(route)
        if best is None:
            best = leaves[route] = self._leaf(route, mode)
        best += self.routes.cards[route] * self.weights.lay
        if usable & self.routes.around[route]:
            value = self.extended(route, self.routes.joining(route, usable)[0])
            if value > best:
                best = value
        best = self._stays[key] = best + self.kept(usable)
        return best

    def kept(self, hand: int) -> float:
        """Return what cards are worth that are kept for the next route."""
        return min(3, hand.bit_count()) * self.ahead

    def extended(self, route: int, joined: int) -> float:
        """Return what a route promises that some of these cards extend, besides the cards that are kept.

        Args:
            route: its number.
            joined: cards that lead on from it, at least one beside it.
        """
        key = (route, joined)
        best = self._plans.get(key)
        if best is not None:
            return best
        routes = self.routes
        cards = routes.cards[route]
        reached = routes.reach(route, joined, min(AHEAD, self.standing.reach + 1))
        if reached:
            best = self._best(reached) + cards * self.weights.lay
        else:
            best = self.closed(routes.cities[route], cards)
        self._plans[key] = best
        return best

    def _best(self, routes: Sequence[int]) -> float:
        """Return what the best of some routes promises, less what laying all its cards costs."""
        leaves = self._free
        try:
            return max(map(leaves.__getitem__, routes))
        except KeyError:
            for route in routes:
                if route not in leaves:
                    leaves[route] = self._leaf(route, FREE)
            return max(map(leaves.__getitem__, routes))

    def _leaf(self, route: int, mode: int) -> float:
        """Return what it promises to close after some cards more that are not yet known, less what laying all cards costs."""
        routes = self.routes
        reach = self.standing.reach
        around, cards, cities = routes.around[route], routes.cards[route], routes.cities[route]
        more = self.average(around) - self.unknown
        by_length = self.by_length
        longest = len(by_length) - 1
        first = max(cards + mode, self.ground.rules.min_route)
        if first - cards <= reach and (around or first == cards):
            last = min(longest, cards + reach) if around else first
            best = by_length[min(first, longest)] + (first - cards) * more
            for length in range(first + 1, last + 1):
                value = by_length[length] + (length - cards) * more
                if value > best:
                    best = value
            best += self.best_set(cities)[0]
            if best > -6.0 * self.weights.soft:
                return self._softened(best) - cards * self.weights.lay
        return -cards * self.weights.lay

    def _softened(self, value: float) -> float:
        """Return a worth that is not quite lost below zero: cards to come may be better than they are on average."""
        soft = self.weights.soft
        return value if value > 6.0 * soft else soft * log1p(exp(value / soft))

    def average(self, around: int) -> float:
        """Return what a card is worth for its house that is one of these, whichever comes."""
        if not around:
            return 0.0
        worth = self.worth
        total = 0.0
        rest = around
        while rest:
            bit = rest & -rest
            rest ^= bit
            total += worth[bit.bit_length() - 1]
        return total / around.bit_count() * self.weights.likely

    def begin(self, hand: int) -> float:
        """Return what the hand promises when no route lies."""
        best = self._begun.get(hand)
        if best is None:
            made = self.routes.made(hand)
            best = max(0.0, self._best(made)) if made else 0.0
            best = self._begun[hand] = best + self.kept(hand)
        return best


class Outlooks:
    """The outlooks of all standings met so far, for one ground and one set of weights.

    Args:
        advice: what expansions say, with ground and weights.
        limit: how many are kept; then all are forgotten.
    """

    def __init__(self, advice: Advice[Any], limit: int = 4000) -> None:
        self.advice = advice
        self.limit = limit
        self._known: dict[Standing, Outlook] = {}

    def of(self, standing: Standing) -> Outlook:
        """Return the outlook of a standing."""
        found = self._known.get(standing)
        if found is None:
            if len(self._known) >= self.limit:
                self._known.clear()
            found = self._known[standing] = Outlook(self.advice, standing)
        return found
