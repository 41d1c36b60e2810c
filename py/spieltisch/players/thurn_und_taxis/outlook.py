"""What a seat's houses, route and hand promise: all in points, by one currency.

A card costs a share of a turn to take and another to lay; whatever a route will bring when it is closed, less these
costs, is its worth. So to go on, to close now and to begin anew can be compared.
"""

from __future__ import annotations

from typing import Any

from .advice import Advice
from .houses import Houses
from .standing import Standing

FAR = 12
"""More cards than anybody plans ahead."""
NEVER = -1e9
FREE, LATER, NOW = 0, 1, 2
"""How a route goes on: it can be closed as it is; a card must come first, at some time; a card of the hand must now."""


class Outlook(Houses):
    """What routes and cards are worth in one standing; remembers what it worked out."""

    __slots__ = ("_begun", "_by_length", "_leaves", "_more", "_plans", "ahead", "unknown")

    def __init__(self, advice: Advice[Any], standing: Standing) -> None:
        super().__init__(advice, standing)
        self._plans: dict[tuple[int, int, int, int, int], float] = {}
        self._leaves: dict[tuple[int, int, int], float] = {}
        self._begun: dict[int, float] = {}
        self._more: dict[int, float] = {}
        weights = self.weights
        self.unknown = weights.take * (1 + weights.risk) + weights.lay
        """What a card costs that is not yet in the hand."""
        self._by_length = [self._length(cards) for cards in range(self.ground.longest + 2)]
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
        value = self.tile(cards) + self.carriage(cards)
        for ask in self.advice.teams:
            value -= ask(self.standing, cards)
        return value

    # -- routes ----------------------------------------------------------------------------------------------------

    def closed(self, cities: int, cards: int) -> float:
        """Return what closing a route now brings at best."""
        return self._by_length[min(cards, len(self._by_length) - 1)] + self.best_set(cities)[0]

    def plan(self, left: int, right: int, cities: int, hand: int, mode: int = FREE) -> float:
        """Return what a route and the cards in the hand promise together.

        Args:
            left: city at the left end.
            right: city at the right end.
            cities: bit mask of the route.
            hand: bit mask of the hand cards' cities.
            mode: `FREE`, `LATER` or `NOW`.
        """
        # A route read backwards promises the same.
        left, right = (left, right) if left < right else (right, left)
        key = (left, right, cities, hand, mode)
        best = self._plans.get(key)
        if best is not None:
            return best
        ground = self.ground
        roads = ground.roads
        cards = cities.bit_count()
        usable = hand & ~cities
        to_left, to_right = roads[left], roads[right]
        near = (to_left | to_right) & usable
        if mode != NOW:
            around = (to_left | to_right) & ~cities
            leaf = self._leaves.get((around, cities, mode))
            if leaf is None:
                leaf = self._leaves[around, cities, mode] = self._leaf(around, cities, cards, mode)
            best = leaf + min(3, usable.bit_count()) * self.ahead
        elif near:
            best = NEVER
        else:
            best = self.begin(hand)
        if cards < ground.longest and cards < self.standing.reach + 2:
            lay = self.weights.lay
            while near:
                bit = near & -near
                near ^= bit
                city = bit.bit_length() - 1
                rest = usable ^ bit
                if to_left & bit:
                    value = self.plan(city, right, cities | bit, rest) - lay
                    if value > best:
                        best = value
                if to_right & bit and left != right:
                    value = self.plan(left, city, cities | bit, rest) - lay
                    if value > best:
                        best = value
        elif mode == NOW and near:
            best = self._by_length[min(cards, len(self._by_length) - 1)] + self.best_set(cities)[0]
        self._plans[key] = best
        return best

    def _leaf(self, around: int, cities: int, cards: int, mode: int) -> float:
        """Return what it promises to close after some cards more that are not yet known."""
        reach = self.standing.reach
        more = self._more.get(around)
        if more is None:
            more = self._more[around] = self._average(around) - self.unknown
        by_length = self._by_length
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
            return max(best, 0.0)
        return 0.0

    def _average(self, around: int) -> float:
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
        known = self._begun.get(hand)
        if known is not None:
            return known
        best = min(3, hand.bit_count()) * self.ahead
        lay = self.weights.lay
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            city = bit.bit_length() - 1
            value = self.plan(city, city, bit, hand ^ bit) - lay
            if value > best:
                best = value
        self._begun[hand] = best
        return best


class Outlooks:
    """The outlooks of all standings met so far, for one ground and one set of weights.

    Args:
        advice: what expansions say, with ground and weights.
        limit: how many are kept; then all are forgotten.
    """

    def __init__(self, advice: Advice[Any], limit: int = 500) -> None:
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
