"""What else decides where one action alone is right, be it that other cards would bring it too; as ids and data."""

from __future__ import annotations

from ....thurn_und_taxis.actions import LAY, TAKE, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason, Tiles
from .denial_reasons import DenialReasons
from .rival_reasons import only_for_next
from .town_reasons import completed, together

DUEL = 2
"""Players at a table where each has a single opponent."""


class DecisiveReasons(DenialReasons):
    """Tells what hints leave out, because most actions share it or it is a step further."""

    def of(self, action: TaxisAction, tiles: Tiles) -> list[Reason]:
        """Return the tiles that a card wins with what is known, or opens, and what an opponent lacks without it.

        Args:
            action: takes or lays a card.
            tiles: that are won more often by it, or by an opponent less often.
        """
        view, ground = self.view, self.ground
        if action.verb not in (TAKE, LAY) or action.card < 0 or view.last:
            return []
        city = ground.kind_city[action.card]
        lacked = self.lacked_by(view.seat, city, tiles.gained)
        if action.verb == TAKE:
            found = self.denied(city, ground.rules.board.city_ids[city])
            if tiles.kept and ground.rules.count == DUEL:
                found += self.lacked_by(1 - view.seat, city, tiles.kept)
                if not found and only_for_next(view) == 1 << city:
                    found = [self.denies(city, ground.rules.board.city_ids[city])]
            plan = view.plan(view.route, view.hand | 1 << city)
            is_used = ground.routes.cities[plan.route] >> city & 1 if plan.route >= 0 else 0
        else:
            found, is_used = [], 1
            plan = view.plan(view.with_card(city, action.end), self.without(action.card))
        found += lacked
        if not is_used:
            return found
        if plan.have >= ground.rules.min_route:
            return [*found, *together(self._completed(plan.houses))]
        return [*found, *self._opened(action, plan.route, plan.houses)]

    def _opened(self, action: TaxisAction, route: int, houses: int) -> list[Reason]:
        """Return the reason of the open card that a route reaches then and whose house would complete a tile."""
        known = {one.data["stack"] for one in completed(self.ground, self.state, self.view.seat, houses)}
        for way in bits_of(self.view.around(route) & self.view.lying & ~self.view.hand):
            for one in completed(self.ground, self.state, self.view.seat, way):
                if one.data["stack"] not in known:
                    card = self.ground.rules.board.city_ids[self.ground.kind_city[action.card]]
                    told = {name: one.data[name] for name in ("city", "stack", "value")}
                    return [Reason("opens-tile", {"card": card, **told}, plain=True)]
        return []
