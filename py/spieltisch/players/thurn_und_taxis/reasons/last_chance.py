"""What the only player with one more turn may still win in it, as far as is open; as data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import and_
from typing import Any

from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.play.tiles import missing
from ....thurn_und_taxis.state import TaxisState
from ..ground import Ground

LAID = 2
"""Cards that are laid in a turn at most, the second with an official who then helps with nothing else."""
NOTHING: dict[str, Any] = {"sure": 0, "most": 0, "need": 0, "towns": [], "laid": 0}
"""Where nothing is said of it."""


class LastChance:
    """Counts what a seat may win in one last turn.

    Args:
        ground: tables of the rules, without expansions.
        state: the position at its turn.
        seat: whose turn that is.
        hidden: number of cards of each city that may be in its hand or come.
    """

    def __init__(self, ground: Ground, state: TaxisState, seat: int, hidden: list[int]) -> None:
        self.ground = ground
        self.state = state
        self.seat = seat
        lying = ground.city_mask([kind for kind in state.display if kind >= 0])
        self._open = lying | sum(1 << city for city, count in enumerate(hidden) if count)

    def told(self, lead: int) -> dict[str, Any]:
        """Return the most points that a turn may bring, or without what it is not enough: certain cards, or two of them.

        Args:
            lead: points by which the seat is behind; who ended the game wins a tie.
        """
        gains = [(added, self._gain(added, cards)) for added, cards in self._ways()]
        most = max((gain for _, gain in gains), default=0)
        if most <= lead:
            return {**NOTHING, "sure": 1, "most": most}
        enough = [added for added, gain in gains if gain > lead]
        needed = reduce(and_, enough)
        names = [self.ground.rules.board.city_ids[bit.bit_length() - 1] for bit in bits_of(needed)]
        laid = min(added.bit_count() for added in enough)
        return {**NOTHING, "need": len(names), "towns": names, "laid": int(laid == LAID)}

    def _ways(self) -> Iterator[tuple[int, int]]:
        """Yield the cities that a turn may add to the route, and their number."""
        kinds = self.state.routes[self.seat]
        if not kinds:
            return
        cities = [self.ground.kind_city[kind] for kind in kinds]
        reached = {(cities[0], cities[-1], 0)}
        for cards in range(1, LAID + 1):
            reached = {way for one in reached for way in self._longer(one, self.ground.city_mask(kinds))}
            if len(kinds) + cards >= self.ground.rules.min_route:
                yield from {(added, cards) for _, _, added in reached}

    def _longer(self, way: tuple[int, int, int], own: int) -> Iterator[tuple[int, int, int]]:
        first, last, added = way
        for bit in bits_of(self._open & ~(own | added)):
            city = bit.bit_length() - 1
            if self.ground.roads[first] & bit:
                yield city, last, added | bit
            if self.ground.roads[last] & bit:
                yield first, city, added | bit

    def _gain(self, added: int, cards: int) -> int:
        """Return the points of closing the route with some more cities."""
        state, ground, seat = self.state, self.ground, self.seat
        kinds = state.routes[seat]
        length = len(kinds) + cards
        tile = next(
            (
                values[state.stacks[stack]]
                for least, stack, values in ground.route_stacks
                if least <= length and state.stacks[stack] < len(values)
            ),
            0,
        )
        now = state.carriages[seat]
        following = ground.next_carriage[now]
        helped = ground.allowance if cards < LAID else 0
        comes = following if following and length + helped >= following else now
        carriage = ground.carriage_points[comes] - ground.carriage_points[now]
        free = (ground.city_mask(kinds) | added) & ~state.houses[seat]
        return tile + carriage + max(self._worth(houses) for houses in self._sets(free))

    def _sets(self, free: int) -> Iterator[int]:
        """Yield the houses that a closing may place: one in each country, or several in one."""
        for group in self.ground.together:
            yield free & group
        for picked in product(*(bits_of(free & group) or [0] for group in self.ground.each)):
            yield sum(picked)

    def _worth(self, houses: int) -> int:
        """Return the points of some new houses with the tiles that they win, no more of them than are left."""
        state, seat = self.state, self.seat
        owned = {stack for stack, _ in state.tiles[seat]}
        tiles = sum(
            self.ground.rules.board.stacks[stack].values[state.stacks[stack]]
            for stack, masks, every in state.rules.house_stacks
            if stack not in owned
            and state.stacks[stack] < len(self.ground.rules.board.stacks[stack].values)
            and not missing(state.houses[seat] | houses, masks, every)
        )
        return tiles + min(houses.bit_count(), state.supply[seat])
