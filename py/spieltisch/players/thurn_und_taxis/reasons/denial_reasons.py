"""Reasons to take an open card from an opponent, as ids and data."""

from __future__ import annotations

from functools import cached_property

from ....thurn_und_taxis.play.tiles import missing
from ...knowledge import Reason
from .route_reasons import RouteReasons

MISSED = 0.2
"""Least points of a card for which its denial is named."""


class DenialReasons(RouteReasons):
    """Explains which cards the opponents would miss in one position."""

    def denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take a card from the next player, where the judgement counts that."""
        others = {*range(self.ground.rules.count)} - {self.view.seat}
        if not any(self.judge.turns_left(self.state, seat) for seat in others):
            return []
        missed, gain = self._gone
        if missed != 1 << city or gain < MISSED:
            return self._tile_denied(city, card)
        rival = (self.view.seat + 1) % self.ground.rules.count
        route = self.ground.routes.cities[self.judge.route(self.state, rival)]
        beside = self.ground.roads[city] & route
        return [Reason("denies", {"card": card, "rival": rival, **self.listed(beside)})]

    @cached_property
    def _gone(self) -> tuple[int, float]:
        """The open card that the next player would miss most, and what the judgement counts for that."""
        return self.judge.denied(self.state, self.view.seat)

    def _tile_denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take the only open card of a city whose house is all that an opponent lacks for a tile."""
        state, ground = self.state, self.ground
        if self.lying(city) != 1:
            return []
        for step in range(1, ground.rules.count):
            rival = (self.view.seat + step) % ground.rules.count
            owned = {stack for stack, _ in state.tiles[rival]}
            for stack, masks, every in state.rules.house_stacks:
                values = ground.rules.board.stacks[stack].values
                if stack in owned or state.stacks[stack] >= len(values):
                    continue
                lacking = missing(state.houses[rival], masks, every)
                # What the own route of the rival has is missed by nobody.
                held = ground.city_mask(state.routes[rival])
                if len(lacking) == 1 and lacking[0] >> city & 1 and not lacking[0] & held:
                    data = {
                        "rival": rival,
                        "stack": ground.rules.board.stacks[stack].id,
                        "city": ground.rules.board.city_ids[city],
                    }
                    return [Reason("denies-tile", {**data, "value": values[state.stacks[stack]]})]
        return []
