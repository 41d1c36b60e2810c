"""Reasons for an open card that the present plan has no use for: what it goes with instead."""

from __future__ import annotations

from typing import Any

from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason
from ..plans import Plan
from .between_reasons import BetweenReasons
from .route_reasons import PAIR, SOON

STEPS = 2
"""Cards from the end of a route to one that a single city joins to it."""


class JoiningReasons(BetweenReasons):
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
            return [self._fits_end(city, card, before)]
        if beside & ~planned:
            data = {"card": card, **self.listed(beside & ~planned), **self._purpose(beside & ~planned, bit)}
            kept = frozenset(self.ids(bit | beside & ~planned))
            if view.route >= 0 or before.have < PAIR:
                # A single card of the hand is no route that comes before.
                pair = Reason("for-next-route", data, keeps=kept)
            else:
                pair = Reason("for-route-after", {**data, "towns": self.ids(planned)}, keeps=kept)
            return [pair, *self._nearly(city, beside & ~planned)]
        if beside:
            data = {"card": card, **self.listed(beside)}
            if not view.around(before.route) >> city & 1:
                # A way that makes no longer route is none that is of use.
                reached = self.reached(self._most(bit), before.have)
                if reached["have"]:
                    return [Reason("another-way", {**data, **reached})]
                return self._joined_later(city, card, before)
            if ground.routes.near(beside) & view.hand & ~(planned | bit):
                # Another card of the hand carries it on already.
                return []
            # The longest routes that the plan knows may still be longer.
            houses = view.best_houses(planned | bit)
            more = houses.bit_count() if houses.bit_count() > before.houses.bit_count() else 0
            reached = self.reached(before.have + 1, before.have)
            if not (more or reached["have"] or self._aims_longer(before)):
                return []
            data |= {**reached, "have": before.have + 1, "houses": more}
            return [Reason("follows-plan", data), *self._completed(houses, before.houses)]
        open_ = ground.roads[city] & view.lying & ~planned
        leads = open_ & view.around(before.route)
        if leads and view.route >= 0:
            have, had = self._joined(leads, bit)
            reached = self.reached(have, had)
            if have > had and self._aims_longer(before):
                reached["have"] = have
            if not reached["have"]:
                return []
            return [
                Reason(
                    "way-open",
                    {"card": card, **self.listed(leads), "soon": int(self.follows_at_once), **reached},
                )
            ]
        steps = self._two_steps(city, card, before)
        if view.route >= 0 and before.have < ground.rules.min_route and steps:
            return steps
        later = self._joined_later(city, card, before)
        if later:
            return later
        if open_:
            apart = view.route >= 0 and not (view.ends | view.around(before.route)) >> city & 1
            told = "opens-next-route" if apart else "beside-open"
            data = {"card": card, **self.listed(open_), "copies": self.copies(open_)}
            data |= {} if apart else self._with_one(bit, open_)
            return [Reason(told, data, keeps=frozenset(self.ids(bit)))]
        return steps

    def _purpose(self, beside: int, bit: int) -> dict[str, Any]:
        """Return what some cards of the hand and a further one are for: a tile, be it with an open card that goes with them, or else new houses."""
        houses = self.view.best_houses(beside | bit)
        fresh: dict[str, Any] = {"houses": houses.bit_count(), "copies": 0, "value": 0}
        if fresh["houses"] == 1:
            fresh["city"] = self.ids(houses)[0]
        wins = self._wins(beside, bit)
        if wins["value"]:
            return {**fresh, **wins}
        found = [
            (one.data["value"], self.lying(way.bit_length() - 1), way, one.data["stack"])
            for way in bits_of(self.ground.routes.near(beside | bit) & self.view.lying & ~self.view.hand)
            if self._longest_of(beside | bit | way, bit | way) >= self.ground.rules.min_route
            for one in self._completed(self.view.best_houses(beside | bit | way))
        ]
        if not found:
            return fresh
        value, copies, way, stack = max(found)
        return {**fresh, "stack": stack, "value": value, "neighbour": self.ids(way)[0], "copies": copies}

    def wins_with(self, city: int) -> list[Reason]:
        """Return the reason of the greatest tile that houses in a city and in one next to it complete, where no card joins it yet."""
        view, ids = self.view, self.ground.rules.board.city_ids
        held = view.hand | (self.ground.routes.cities[view.route] if view.route >= 0 else 0)
        ways = bits_of(self.ground.roads[city] & ~held)
        wins = {
            way: self._wins(way, 1 << city)
            for way in ways
            if (way & view.lying or view.still_hidden(way))
            and not self._completed(view.best_houses(1 << city))
        }
        found = [way for way in wins if wins[way]["value"]]
        if not found:
            return []
        best = max(
            found, key=lambda one: (wins[one]["value"], bool(one & view.lying), view.still_hidden(one))
        )
        told = {"card": ids[city], "towns": self.ids(best), **self._at(best), **wins[best]}
        return [Reason("wins-with", told, keeps=frozenset({ids[city]}))]

    def _nearly(self, city: int, beside: int) -> list[Reason]:
        """Return the reason of a tile that houses in a city and in some of those beside it bring within one house."""
        houses = self.view.best_houses(beside | 1 << city)
        found = self._town(city, houses) if houses >> city & 1 else []
        return [one for one in found if one.id == "lacks-towns" and one.data["count"] == 1]

    def _with_one(self, bit: int, beside: int) -> dict[str, Any]:
        """Return what a card and one of its open neighbours make of a hand, what that lacks, and whether it can be taken at once."""
        view, routes, least = self.view, self.ground.routes, self.ground.rules.min_route
        told: dict[str, Any] = {
            "soon": int(self.follows_at_once),
            "others": self.ground.rules.count - 1,
            "carriage": view.following,
        }
        made = [
            (routes.cards[one], view.best_houses(routes.cities[one]).bit_count())
            for way in (bits_of(beside) if view.route < 0 else ())
            for one in view.made(view.hand | bit | way)
            if not (bit | way) & ~routes.cities[one]
        ]
        have, houses = max(made, default=(0, 0))
        enough = max(least, view.least(view.following)) if view.following else least
        told |= {"have": have, "houses": houses, "missing": max(0, enough - have), "towns": [], "held": 0}
        before = view.plan(view.route, view.hand)
        if enough <= before.have >= have:
            # What the hand makes alone is closed first.
            own = self.ids(routes.cities[before.route])
            told |= {"carriage": 0, "missing": 0, "towns": own, "held": len(own)}
        horses = self.lacking(enough) if have and not told["held"] else 0
        return {**told, "helped": int(max(have, enough) < view.following), "horses": horses}

    def _aims_longer(self, plan: Plan) -> bool:
        """Return whether a route longer than a planned one may bring a better tile, or the next carriage."""
        view, look = self.view, self.view.look
        further = range(plan.have + 1, plan.have + 1 + SOON)
        return (
            any(look.tile(cards) > look.tile(plan.have) for cards in further)
            or plan.have < view.least(view.following) <= plan.have + SOON
        )

    def _fits_end(self, city: int, card: str, before: Plan) -> Reason:
        """Return the reason of a card that fits the route that lies, as others of the hand do: its end, and what goes on from there."""
        view, ground = self.view, self.ground
        own = ground.routes.cities[view.route]
        cards = ground.routes.cards[view.route] + 1
        # What the hand brings without it is no gain of the card.
        had = max(before.have, cards - 1)
        worth = view.look.tile(cards) if view.look.tile(cards) > view.look.tile(had) else 0
        on = ground.roads[city] & view.lying & ~(own | ground.routes.cities[before.route])
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
        houses = {way: view.best_houses(near[way] | way | 1 << city).bit_count() for way in near}
        way = max(
            chances,
            key=lambda one: (houses[one], near[one].bit_count(), bool(one & view.lying), chances[one]),
            default=0,
        )
        if not way or not chances[way]:
            return []
        alone = [view.best_houses(ground.routes.cities[one]).bit_count() for one in view.made(spare)]
        if houses[way] < max(alone, default=0):
            # The hand has a next route with more new houses without it.
            return []
        data = {"card": card, "towns": self.ids(way), **self.listed(near[way])}
        data |= {**self._at(way), "have": self._longest_of(spare | way | 1 << city, way | 1 << city)}
        return [Reason("joined-later", data, keeps=frozenset(self.ids(1 << city | near[way])))]

    def _two_steps(self, city: int, card: str, before: Plan) -> list[Reason]:
        """Return the reason of the cities over which the present route, or the planned one, would reach this one."""
        view, ground = self.view, self.ground
        owned = ground.routes.cities[view.route] if view.route >= 0 else 0
        ends = view.ends | view.around(before.route) if view.route >= 0 else 0
        bit = 1 << city
        between = 0 if (ends | owned) >> city & 1 else ground.roads[city] & ends & ~(view.hand | owned)
        left = view.still_hidden(between) + (between & view.lying).bit_count()
        data = {"card": card, **self.listed(between), "left": left, "planned": int(not between & view.ends)}
        if not left:
            return []
        have, had = self._joined(between, bit)
        reached = self.reached(have, had)
        if not reached["have"] and before.have < ground.rules.min_route:
            # A longer route is told for one that cannot be closed yet, even where it brings no more: of these two cards.
            of_both = have if data["planned"] or view.route < 0 else ground.routes.cards[view.route] + STEPS
            reached["have"] = min(have, of_both) if have > had else 0
        elif not reached["have"]:
            return []
        return [Reason("two-steps", {**data, **reached})]

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
            # The card between lies beside this one, or beside those of the hand that it goes with.
            further = routes.near(beside & ~planned) & ~(view.hand | planned | 1 << city)
            around = view.around(before.route) if goes_on else 0
            # An open one is sure, a direct one the shorter way.
            direct, open_further = ways & around, further & around & view.lying
            ends = open_further if open_further and not direct & view.lying else direct or further & around
            near = dict.fromkeys(bits_of(ends), beside & ~planned)
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
            data |= self._at(way)
            kept = frozenset(self.ids(1 << city | open_[way]))
            have, had = self._joined(way, 1 << city)
            if have <= had:
                return []
            reached = self.reached(have, had)
            return [Reason("joined-to-route", {**data, **reached}, keeps=kept)]
        return [self.joined_by(city, way, open_, view.hand)]

    def _joined(self, ways: int, card: int) -> tuple[int, int]:
        """Return the most cards of a route with a card and one of the ways to it, and without the card.

        What the hand makes with the way alone is no gain of the card.
        """
        longest = [(self._most(way | card), self._most(way)) for way in bits_of(ways)]
        return max(longest, default=(0, 0))

    def _most(self, cities: int) -> int:
        """Return the most cards that the hand and some further cities make of the route that lies, or of one that they begin."""
        routes, route = self.ground.routes, self.view.route
        if route < 0:
            return max((routes.cards[one] for one in self.view.made(self.view.hand | cities)), default=0)
        joined = routes.joining(route, (self.view.hand | cities) & ~routes.cities[route])[0]
        longer = routes.reach(route, joined, joined.bit_count())
        return max(map(routes.cards.__getitem__, (route, *longer)))
