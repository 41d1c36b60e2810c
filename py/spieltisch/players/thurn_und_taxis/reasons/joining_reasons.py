"""Reasons for an open card that the present plan has no use for: what it goes with instead."""

from __future__ import annotations

from typing import Any

from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason
from ..plans import Plan
from .route_reasons import RouteReasons

PAIR = 2
"""Cards of a city and of the one by way of which it is joined: of what they make nothing is told."""


class JoiningReasons(RouteReasons):
    """Explains what a card may be joined to, now or later."""

    def joins(self, city: int, card: str, before: Plan) -> list[Reason]:
        """Return the reason of the cards that go with this one outside of the present plan."""
        view, ground = self.view, self.ground
        bit = 1 << city
        beside = ground.roads[city] & view.hand & ~bit
        planned = ground.routes.cities[before.route] if before.route >= 0 else 0
        by = self._by_way_of(city, beside, before)
        if by:
            return by
        if view.ends & bit and not self.is_stuck and not beside:
            return [self._fits_end(city, card, planned)]
        if beside & ~planned:
            data = {"card": card, **self.listed(beside & ~planned), **self._wins(bit | beside & ~planned)}
            if view.route >= 0 or not planned:
                return [Reason("for-next-route", data)]
            return [Reason("for-route-after", {**data, "towns": self.ids(planned)})]
        if beside:
            data = {"card": card, **self.listed(beside)}
            if not view.around(before.route) >> city & 1:
                return [Reason("another-way", data)]
            if ground.routes.near(beside) & view.hand & ~(planned | bit):
                # Another card of the hand carries it on already.
                return []
            # The longest routes that the plan knows may still be longer.
            houses = view.best_houses(planned | bit)
            return [Reason("follows-plan", data), *self._completed(houses, before.houses)]
        open_ = ground.roads[city] & view.lying & ~planned
        leads = open_ & view.around(before.route)
        if leads and view.route >= 0:
            return [Reason("way-open", {"card": card, **self.listed(leads), **self._reached(before, 2, 1)})]
        steps = self._two_steps(city, card, before)
        if view.route >= 0 and before.have < ground.rules.min_route and steps:
            return steps
        later = self._joined_later(city, card, before)
        if later:
            return later
        if open_:
            apart = view.route >= 0 and not (view.ends | view.around(before.route)) >> city & 1
            told = "opens-next-route" if apart else "beside-open"
            return [Reason(told, {"card": card, **self.listed(open_), "copies": self.copies(open_)})]
        return steps

    def _fits_end(self, city: int, card: str, planned: int) -> Reason:
        """Return the reason of a card that fits the route that lies, as others of the hand do: its end, and what goes on from there."""
        view, ground = self.view, self.ground
        own = ground.routes.cities[view.route]
        cards = ground.routes.cards[view.route] + 1
        worth = view.look.tile(cards) if view.look.tile(cards) > view.look.tile(cards - 1) else 0
        on = ground.roads[city] & view.lying & ~(own | planned)
        ends = ground.roads[city] & ground.routes.ends(view.route)
        data = {"card": card, "towns": self.ids(ends), "cards": cards, "worth": worth}
        return Reason("fits-end", {**data, **self.listed(on)})

    def _joined_later(self, city: int, card: str, before: Plan) -> list[Reason]:
        """Return the reason of one city that would join this one to a card of the hand that this route does not take."""
        view, ground = self.view, self.ground
        if view.route < 0 or (view.ends | view.around(before.route)) >> city & 1:
            return []
        spare = view.hand & ~ground.routes.cities[before.route] & ~(1 << city)
        ways = ground.roads[city] & ~(view.hand | ground.routes.cities[before.route])
        near = {way: ground.roads[way.bit_length() - 1] & spare for way in bits_of(ways)}
        chances = {
            way: self.lying(way.bit_length() - 1) + view.still_hidden(way) for way in near if near[way]
        }
        way = max(chances, key=lambda one: (near[one].bit_count(), chances[one]), default=0)
        if not way or not chances[way]:
            return []
        data = {"card": card, "towns": self.ids(way), **self.listed(near[way])}
        return [Reason("joined-later", {**data, "lying": self.lying(way.bit_length() - 1)})]

    def _two_steps(self, city: int, card: str, before: Plan) -> list[Reason]:
        """Return the reason of the cities over which the present route, or the planned one, would reach this one."""
        view, ground = self.view, self.ground
        owned = ground.routes.cities[view.route] if view.route >= 0 else 0
        ends = view.ends | view.around(before.route) if view.route >= 0 else 0
        between = 0 if (ends | owned) >> city & 1 else ground.roads[city] & ends & ~(view.hand | owned)
        left = view.still_hidden(between) + (between & view.lying).bit_count()
        data = {"card": card, **self.listed(between), "left": left, "planned": int(not between & view.ends)}
        return [Reason("two-steps", {**data, **self._reached(before, 2, 1)})] if left else []

    def _by_way_of(self, city: int, beside: int, before: Plan) -> list[Reason]:
        """Return the reason of one city whose card would join this one and its neighbours in hand to the route, or to the hand."""
        view, ground = self.view, self.ground
        routes = ground.routes
        planned = routes.cities[before.route] if before.route >= 0 else 0
        ways = ground.roads[city] & ~(view.hand | planned)
        if view.route >= 0:
            goes_on = (
                before.cards > before.have and beside & ~planned and not view.around(before.route) >> city & 1
            )
            near = (
                dict.fromkeys(bits_of(ways & view.around(before.route)), beside & ~planned) if goes_on else {}
            )
        else:
            near = (
                {way: ground.roads[way.bit_length() - 1] & view.hand & ~(1 << city) for way in bits_of(ways)}
                if not beside
                else {}
            )
        open_ = {way: near[way] for way in near if near[way] and (way & view.lying or view.still_hidden(way))}
        if not open_:
            return []
        way = max(
            open_, key=lambda one: (open_[one].bit_count(), bool(one & view.lying), view.still_hidden(one))
        )
        board = ground.rules.board
        data = {"card": board.city_ids[city], "towns": self.ids(way), **self.listed(open_[way])}
        if view.route >= 0:
            return [Reason("joined-to-route", {**data, **self._reached(before, 3)})]
        data["lying"] = self.lying(way.bit_length() - 1)
        plan = view.plan(view.route, view.hand | 1 << city | way)
        # The best route of all these cards may lie elsewhere.
        if (1 << city | way) & ~routes.cities[plan.route]:
            data |= {"have": PAIR, "carriage": 0, "helped": 0}
        else:
            carriage = 0 if plan.missing else plan.carriage
            data |= {"have": plan.have, "carriage": carriage, "helped": int(plan.helped)}
        return [Reason("joined-by", {**data, **self._wins(1 << city | way | open_[way])})]

    def _wins(self, cities: int) -> dict[str, Any]:
        """Return the greatest tile that houses in some cities complete, with a worth of 0 where there is none."""
        found = self._completed(self.view.best_houses(cities))
        return {name: found[0].data[name] for name in ("stack", "value")} if found else {"value": 0}

    def _reached(self, before: Plan, more: int, known: int = 0) -> dict[str, int]:
        """Return what so many cards more than a plan has would bring: a carriage or a tile that the known ones of them do not."""
        view, have = self.view, before.have + more
        enough = max(view.least(view.following), self.ground.rules.min_route)
        had = before.have + known
        carriage = view.following if had < enough <= have else 0
        tile = view.look.tile(have)
        worth = 0 if carriage or tile <= view.look.tile(had) else tile
        # Once a route can be closed, a card that brings neither is no gain.
        told = 0 if had >= self.ground.rules.min_route and not (carriage or worth) else have
        return {"have": told, "carriage": carriage, "worth": worth}
