"""Reasons to take an open card from an opponent, as ids and data."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.play.tiles import missing
from ...knowledge import Reason
from .route_reasons import RouteReasons
from .town_reasons import completed

MISSED = 0.2
"""Least points of a card for which its denial is named."""
FEW = 3
"""Houses that an opponent lacks for a tile at most, if one of them is told."""


class DenialReasons(RouteReasons):
    """Explains which cards the opponents would miss in one position."""

    def denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take a card from the next player, where the judgement counts that."""
        others = {*range(self.ground.rules.count)} - {self.view.seat}
        if not any(self.judge.turns_left(self.state, seat) for seat in others):
            return []
        missed, gain = self._gone
        if missed != 1 << city or gain < MISSED:
            return [*self._tile_denied(city, card), *self._way_denied(city, card)]
        return [self.denies(city, card)]

    def denies(self, city: int, card: str) -> Reason:
        """Return the reason that of all open cards this one fits the next player's route best."""
        rival = (self.view.seat + 1) % self.ground.rules.count
        route = self.ground.routes.cities[self.judge.route(self.state, rival)]
        beside = self.ground.roads[city] & route
        fits = self.ground.routes.around[self.judge.route(self.state, rival)] & self.view.lying
        only = int(fits == 1 << city)
        return Reason("denies", {"card": card, "rival": rival, **self.listed(beside), "only": only})

    def kept_from(self, action: TaxisAction, rival: int) -> list[Reason]:
        """Return the reason to take a card that a rival would take in the next turn: the tile that it would win, or its route."""
        city = self.ground.kind_city[action.card]
        card = self.ground.rules.board.city_ids[city]
        found = [*self._tile_denied(city, card), *self._way_denied(city, card)]
        route = self.ground.city_mask(self.state.routes[rival])
        told = {"card": card, "rival": rival, **self.listed(self.ground.roads[city] & route)}
        return [one for one in found if one.data["rival"] == rival] or [Reason("kept-from", told)]

    @cached_property
    def _gone(self) -> tuple[int, float]:
        """The open card that the next player would miss most, and what the judgement counts for that."""
        return self.judge.denied(self.state, self.view.seat)

    def _way_denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take the only open card of the one city to which a road leads on from the next player's route."""
        state, ground = self.state, self.ground
        rival = (self.view.seat + 1) % ground.rules.count
        route = state.routes[rival]
        if not route or self.lying(city) != 1 or self.judge.advice.aside:
            return []
        cities = [ground.kind_city[kind] for kind in route]
        own = ground.city_mask(route)
        if (ground.roads[cities[0]] | ground.roads[cities[-1]]) & ~own != 1 << city:
            return []
        data = {"card": card, "rival": rival, "towns": self.ids(1 << cities[0] | 1 << cities[-1])}
        data |= {"count": len({cities[0], cities[-1]}), "value": 0}
        won = [one for house in bits_of(own) for one in completed(ground, state, rival, house)]
        return [
            Reason(
                "denies-way",
                data | ({name: won[0].data[name] for name in ("city", "stack", "value")} if won else {}),
            )
        ]

    def lacked_by(self, seat: int, city: int, stack: str) -> list[Reason]:
        """Return the reason that a city is one of the few that a seat lacks for a tile; `stack` is empty for none."""
        state, ground = self.state, self.ground
        owned = {won for won, _ in state.tiles[seat]}
        held = ground.city_mask(state.routes[seat])
        for number, masks, every in state.rules.house_stacks:
            values = ground.rules.board.stacks[number].values
            if (
                ground.rules.board.stacks[number].id != stack
                or number in owned
                or state.stacks[number] >= len(values)
            ):
                continue
            lacking = [mask for mask in missing(state.houses[seat], masks, every) if not mask & held]
            others = [mask for mask in lacking if not mask >> city & 1]
            if not 0 < len(others) < len(lacking) <= FEW:
                continue
            data: dict[str, Any] = {"stack": stack, "city": ground.rules.board.city_ids[city]}
            data |= {"value": values[state.stacks[number]], "missing": len(others), "every": int(every)}
            if seat == self.view.seat:
                return [Reason("own-one-of-few", data)]
            return [Reason("one-of-few", {**data, "rival": seat})]
        return []

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
