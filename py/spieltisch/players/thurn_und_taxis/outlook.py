"""The promise of a seat's houses, route and hand, in points.

A card costs a share of a turn to take and another to lay. The worth of a route is its gain when it is closed, less these
costs. So going on, closing now and beginning anew can be compared.
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
"""Modes of a route: it can be closed as it is; it needs a card first, at some time; it needs a hand card now."""


class Leaves(dict[int, float]):
    """Routes -> what it promises to close them after some cards more that are not yet known, less what laying all costs.

    Args:
        look: the outlook.
        mode: `FREE` or `LATER`.
    """

    __slots__ = ("_look", "_mode", "_spans")

    def __init__(self, look: Outlook, mode: int) -> None:
        super().__init__()
        self._look = look
        self._mode = mode
        self._spans: dict[int, list[tuple[float, int]]] = {}
        """By cards what a route may bring that is closed with so many cards more."""

    def __missing__(self, route: int) -> float:
        look = self._look
        routes, weights = look.routes, look.weights
        cards, beyond = routes.cards[route], routes.beyond[route]
        span = self._spans.get(cards)
        if span is None:
            span = self._spans[cards] = self._span(cards)
        value = -cards * weights.lay
        if not beyond:
            span = [entry for entry in span[:1] if not entry[1]]
        if span:
            more = look.average(beyond) - look.unknown
            gain, further = span[0]
            best = gain + further * more
            for gain, further in span:
                promised = gain + further * more
                if promised > best:
                    best = promised
            best += look.best_set(routes.cities[route])[0]
            soft = weights.soft
            if best > 6.0 * soft:
                value += best
            elif best > -6.0 * soft:
                # Not quite lost below zero: cards to come may be better than they are on average.
                value += soft * log1p(exp(best / soft))
        self[route] = value
        return value

    def _span(self, cards: int) -> list[tuple[float, int]]:
        look = self._look
        reach = look.standing.reach
        longest = len(look.by_length) - 1
        first = max(cards + self._mode, look.ground.rules.min_route)
        if first - cards > reach:
            return []
        lengths = [first, *range(first + 1, min(longest, cards + reach) + 1)]
        return [(look.by_length[min(length, longest)], length - cards) for length in lengths]


class Outlook(Houses):
    """The worth of routes and cards in one standing; results are cached."""

    __slots__ = (
        "_begun",
        "_connected",
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
        """The baskets by route and hand, see `basket.basket_of`."""
        self._free = Leaves(self, FREE)
        self._later = Leaves(self, LATER)
        self._begun: dict[int, float] = {}
        self._connected: dict[int, float] = {}
        self.mean_worth = sum(self.worth) / self.ground.cities
        """Worth of a house in a random city."""
        weights = self.weights
        self.unknown = weights.take * (1 + weights.risk) + weights.lay
        """Cost of a card that is not yet in hand."""
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
        """Return the worth of the carriage for a route of so many cards, with the Wagner's help if it is needed."""
        ground = self.ground
        following = ground.next_carriage[self.standing.carriage]
        if not 0 < following <= cards + ground.allowance:
            return 0.0
        value = self.next_carriage_worth()
        return value if following <= cards else value - self.weights.wagner

    def next_carriage_worth(self, late: float | None = None) -> float:
        """Return the worth of the next carriage: its points and the way to the last one.

        Args:
            late: the share that promises count, by default that of this outlook.
        """
        ground = self.ground
        own = self.standing.carriage
        following = ground.next_carriage[own]
        points = ground.carriage_points[following] - ground.carriage_points[own]
        momentum: float = self.weights.momentum[ground.level[following] - 1]
        return points + momentum * (self.late if late is None else late)

    def _length(self, cards: int) -> float:
        """Return the gain of a closed route of so many cards apart from its houses, less its costs."""
        if cards < self.ground.rules.min_route:
            return NEVER
        value = self.weights.tile * self.tile(cards) + self.carriage(cards) - self.weights.closing
        for ask in self.advice.teams:
            value -= ask(self.standing, cards)
        return value

    # -- routes ----------------------------------------------------------------------------------------------------

    def closed(self, cities: int, cards: int) -> float:
        """Return the best gain of closing a route now."""
        return self.by_length[min(cards, len(self.by_length) - 1)] + self.best_set(cities)[0]

    def stay(self, route: int, hand: int, mode: int) -> float:
        """Return the promise of a route together with the cards in hand.

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
        best = (self._later if mode else self._free)[route] + self.routes.cards[route] * self.weights.lay
        if usable & self.routes.around[route]:
            value = self.extended(route, self.routes.joining(route, usable)[0])
            if value > best:
                best = value
        best = self._stays[key] = best + self.kept(usable)
        return best

    def kept(self, hand: int) -> float:
        """Return the worth of cards kept for the next route."""
        return min(3, hand.bit_count()) * self.ahead

    def extended(self, route: int, joined: int) -> float:
        """Return the promise of a route that some of these cards extend, besides the kept cards.

        Args:
            route: its number.
            joined: cards that lead on from it, at least one of them next to it.
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
        """Return the promise of the best of some routes, less the cost of laying its cards."""
        return max(map(self._free.__getitem__, routes))

    def average(self, cities: Sequence[int]) -> float:
        """Return the mean worth of a house for a card that is one of these."""
        return sum(map(self.worth.__getitem__, cities)) / len(cities) * self.weights.likely if cities else 0.0

    def begin(self, hand: int) -> float:
        """Return the promise of the hand without a route."""
        return self.begun(hand) + self.kept(hand)

    def begun(self, hand: int) -> float:
        """Return the promise of the best route that the hand alone makes."""
        best = self._begun.get(hand)
        if best is None:
            best = 0.0
            rest = hand
            while rest:
                bit = rest & -rest
                part = self.routes.joined_by(0, rest ^ bit, bit)
                rest &= ~part
                value = self.connected(part)
                if value > best:
                    best = value
            self._begun[hand] = best
        return best

    def connected(self, cards: int) -> float:
        """Return what the best route promises that some cards make which are all connected."""
        best = self._connected.get(cards)
        if best is None:
            best = self._connected[cards] = self._best(self.routes.made(cards))
        return best

    def begun_with(self, hand: int, card: int) -> float:
        """Return what the best route promises that a hand makes in which a card is new."""
        return max(self.begun(hand), self.connected(self.routes.joined_by(0, hand, card)))


class Outlooks:
    """A cache of the outlooks of standings, for one ground and one set of weights.

    Args:
        advice: of the expansions, with ground and weights.
        limit: size of the cache; a full one is cleared.
    """

    def __init__(self, advice: Advice[Any], limit: int = 4000) -> None:
        self.advice = advice
        self.limit = limit
        self.known: dict[tuple[object, ...], Outlook] = {}

    def of(self, standing: Standing) -> Outlook:
        """Return the outlook of a standing."""
        found = self.known.get(standing)
        if found is None:
            if len(self.known) >= self.limit:
                self.known.clear()
            found = self.known[standing] = Outlook(self.advice, standing)
        return found
