"""Flat tables of the rules of one game, for the judgement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...thurn_und_taxis.setting import TaxisSetting
from ...thurn_und_taxis.state import TaxisState
from .routes import Routes

LONGEST = 8
"""Cards of the longest route with a tile, on any board."""


class Ground:
    """Tables of one set of rules.

    Args:
        rules: the rules of the game that is played.
    """

    def __init__(self, rules: TaxisSetting[TaxisState]) -> None:
        board = rules.board
        self.rules = rules
        self.cities = len(board.city_ids)
        self.roads = board.roads
        self.kind_city = rules.kind_city
        self.kind_bit = rules.kind_bit
        self.each = rules.house_sets.each
        """Groups of cities; one closing may take one city of each."""
        self.together = rules.house_sets.together
        self.complete = tuple(
            (stack, masks[0], board.stacks[stack].values)
            for stack, masks, every in rules.house_stacks
            if every
        )
        """(stack, cities that are needed, points of its tiles)."""
        self.countries = tuple(
            (stack, masks, board.stacks[stack].values)
            for stack, masks, every in rules.house_stacks
            if not every
        )
        """(stack, one mask per country, points of its tiles)."""
        self.route_stacks = tuple(
            (length, stack, board.stacks[stack].values) for length, stack in reversed(rules.route_stacks)
        )
        """(cards, stack, points of its tiles), the longest first."""
        self.carriage_points = board.carriage_points
        self.next_carriage = rules.next_carriage
        self.allowance = rules.allowance
        self.end_carriage = rules.end_carriage
        lengths = (0, *board.carriage_lengths)
        self.level = {length: number for number, length in enumerate(lengths)}
        """Number of carriages of a player, by the largest."""
        self.levels = len(lengths) - 1
        self.longest = max((length for length, _, _ in self.route_stacks), default=LONGEST)
        self.routes = Routes(self.roads, self.longest)
        steps = [max(rules.min_route, length - rules.allowance) for length in board.carriage_lengths]
        self.cards_to_end = {length: sum(steps[done:]) for length, done in self.level.items()}
        """Fewest cards to the last carriage with the Wagner's help each time, by the largest carriage."""

    def city_mask(self, kinds: Sequence[int]) -> int:
        """Return the cities of some cards."""
        bits = self.kind_bit
        mask = 0
        for kind in kinds:
            mask |= bits[kind]
        return mask

    def lies_as_good(self, state: TaxisState, kind: int) -> bool:
        """Return whether an open card of the same city has as many horses at least."""
        backs, cities = self.rules.kind_back, self.kind_city
        alike = (one for one in state.display if one >= 0 and cities[one] == cities[kind])
        return any(backs[one] >= backs[kind] for one in alike)


@lru_cache(maxsize=64)
def ground_of(rules: TaxisSetting[TaxisState]) -> Ground:
    """Return the tables of these rules, the same object for the same rules."""
    return Ground(rules)
