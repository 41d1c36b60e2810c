"""What sets a laid card apart from laying another card of the same route first, or the same one at the other end; as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from ....thurn_und_taxis.actions import ANEW, CLOSE, FIRST, LAY, TaxisAction
from ...knowledge import Reason
from ..plans import Plan
from .between_reasons import BetweenReasons
from .rival_reasons import RivalReasons

MORE = 4 / 3
"""Least share by which more cards go on at one end than at the other to be told."""
TOWARD = ("lays-first", "lays-toward")
"""Ids of reasons of the next cards of the hand."""


class OrderReasons(BetweenReasons, RivalReasons):
    """Compares ways to lay cards of the hand that come to the same route."""

    def _in_any_order(self, action: TaxisAction, plan: Plan, toward: Sequence[Reason]) -> list[Reason]:
        """Return the reasons of the next cards with those of them that could come first as well, or with what they would leave."""
        first = {city for _, city, way in self._others(action) if self._leads(plan, city, way)}
        if not first or ({*plan.steps} == first and self._may_close_between(action, plan)):
            return [*toward]
        ids = self.ground.rules.board.city_ids
        data = {
            "order": "any" if {*plan.steps} == first else "some",
            "towns": [ids[step] for step in plan.steps if step in first],
        }
        return [replace(one, data={**one.data, **data}) if one.id in TOWARD else one for one in toward]

    def lays_on(self, action: TaxisAction) -> bool:
        """Return whether a further card may be laid in this turn once a card is laid."""
        return LAY in self._verbs_after(action)

    def _may_close_between(self, action: TaxisAction, plan: Plan) -> bool:
        """Return whether a turn ends before all cards of a plan lie, and may end with a closing: then it counts which of them lie."""
        return CLOSE in self._verbs_after(action) and len(plan.steps) > self.lays_on(action)

    def _verbs_after(self, action: TaxisAction) -> set[str]:
        """Return what may be done in this turn once a card is laid."""
        laid = self.state.copy()
        laid.apply(action)
        ways = cast("list[TaxisAction]", laid.legal_actions())
        return {way.verb for way in ways if way.end not in (ANEW, *self.judge.advice.aside)}

    def _others(self, action: TaxisAction) -> Iterator[tuple[TaxisAction, int, int]]:
        """Yield the ways to lay another card for the same purpose: each with its city, and the route that it makes."""
        for way in cast("list[TaxisAction]", self.state.legal_actions()):
            if way.verb != action.verb or way.official != action.official or way.card == action.card:
                continue
            city = self.ground.kind_city[way.card]
            begins = (way.end in (FIRST, ANEW)) == (action.end in (FIRST, ANEW))
            if begins and way.end not in self.judge.advice.aside:
                yield way, city, self.view.with_card(city, way.end)

    def _leads(self, plan: Plan, city: int, route: int) -> bool:
        """Return whether a route that another card of a plan begins or carries on can become the planned one."""
        routes = self.ground.routes
        rest = routes.cities[plan.route] & ~routes.cities[route]
        return city in plan.steps and plan.route in routes.reach(route, rest, rest.bit_count())

    def this_first(self, action: TaxisAction, plan: Plan) -> list[Reason]:
        """Return the reason of the end that a route has then: more cards go on there than in the other order of its next cards."""
        routes, found = self.ground.routes, dict[int, int]()
        wanted = routes.cities[plan.route]
        for _, city, number in self._others(action):
            rest = wanted & ~routes.cities[number]
            longer = routes.reach(number, rest, rest.bit_count()) if city in plan.steps else ()
            found |= {one: city for one in longer if routes.cities[one] == wanted}
        if not found or plan.route in found or len(plan.steps) > 1:
            return []
        hand = self.without(action.card)
        own, other = self.ways(plan.route, hand), max(self.ways(one, hand) for one in found)
        if own < MORE * other or own <= other:
            return []
        data = {"card": self.ids(1 << self.ground.kind_city[action.card])[0], "left": own, "other": other}
        return [Reason("this-first", {**data, **self.listed(sum(1 << step for step in plan.steps))})]

    def leaves_more_open(self, action: TaxisAction, plan: Plan, bridge: Sequence[Reason]) -> list[Reason]:
        """Return the reason of the open cards that fit what the hand makes of a card: more than of the others that the same open card joins to it."""
        joined = next((one.data for one in bridge if one.id == "bridge"), None)
        if joined is None:
            return []
        routes, lying = self.ground.routes, self.view.lying
        ids = self.ground.rules.board.city_ids
        own = routes.around[plan.route] & lying
        others, left = 0, 0
        for way, city, number in self._others(action):
            if ids[city] not in joined["cities"]:
                continue
            after = self.view.plan(number, self.without(way.card))
            fits = routes.around[after.route] & lying
            if fits & ~own or fits == own:
                return []
            others, left = others | 1 << city, left | fits
        if not others or left == own:
            return []
        data = {"card": ids[self.ground.kind_city[action.card]], "towns": self.ids(own), "fitting": own.bit_count()}  # fmt: skip
        return [Reason("leaves-open", {**data, **self.listed(others), "other": left.bit_count()})]

    def at_this_end(self, action: TaxisAction, number: int, hand: int) -> list[Reason]:
        """Return what goes on from here that would not at the other end: more cards, or such as lie open where the hand goes on there."""
        ends = [
            self.view.with_card(self.ground.kind_city[way.card], way.end)
            for way in cast("list[TaxisAction]", self.state.legal_actions())
            if way.verb == action.verb and way.card == action.card and way.end not in (action.end, ANEW)
            if way.end not in self.judge.advice.aside
        ]
        routes = self.ground.routes
        if not ends or routes.cards[number] <= 2:
            return []
        held = routes.joining(number, hand)[0]
        lost = routes.joining(ends[0], hand)[0] & ~held
        card = self.ground.rules.board.city_ids[self.ground.kind_city[action.card]]
        if lost:
            # Cards in hand count more than those that may come.
            open_ = (routes.around[number] & ~routes.around[ends[0]]) & self.view.lying & ~hand
            told = {"card": card, **self.listed(open_), "towns": self.ids(lost), "held": lost.bit_count()}
            return [Reason("open-at-this-end", told)] if open_ else []
        own, other = self.ways(number, hand), self.ways(ends[0], hand)
        if own < MORE * other or own <= other:
            return []
        return [Reason("more-ways", {"card": card, "left": own, "other": other})]

    def ways(self, number: int, hand: int) -> int:
        """Return the number of cards outside of the hand that would extend a route."""
        return self.coming(self.view.around(number) & ~hand)
