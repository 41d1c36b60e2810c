"""What a card, a laid card and a closing bring to a route, as ids and data: its aims, its houses, its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ....thurn_und_taxis.actions import POSTMEISTER, WAGNER, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.phases import TAKE
from ...knowledge import Reason
from ..plans import Plan, View
from .town_reasons import completed, town_reasons

SOON = 3
"""Most missing cards of a carriage that is named."""
BRIDGED = 2
"""Least cards that an open card has to add to a plan, itself among them, to be named."""
CLOSING = "toward-closing"
"""Id of a reason that tells what a route lacks to be closed, horses too."""
LAID = 2
"""Cards of the hand that are soon laid."""
PAIR = 2
"""Cards of a city and of the one by way of which it is joined: of what they make nothing is told."""


class RouteReasons:
    """Explains what actions in one position bring to a route.

    Args:
        view: the cards that the deciding player has and sees.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.judge = view.judge
        self.ground = view.ground
        self.state = view.state

    @property
    def is_stuck(self) -> bool:
        """True if no card of the hand extends the route, and none was laid in this turn."""
        return self.view.route >= 0 and not (self.view.ends & self.view.hand or self.state.laid)

    @property
    def follows_at_once(self) -> bool:
        """True if the Postmeister can take a second card right after the first one (TT-202, TT-813)."""
        first = self.state.phase == TAKE and not self.state.taken
        return bool(first and self.state.rules.can_use(self.state, POSTMEISTER))

    def ids(self, cities: int) -> list[str]:
        """Return the ids of some cities."""
        board = self.ground.rules.board
        return [board.city_ids[city] for city in board.cities(cities)]

    def listed(self, cities: int) -> dict[str, Any]:
        """Return some cities as data."""
        return {"cities": self.ids(cities), "count": cities.bit_count()}

    def without(self, kind: int) -> int:
        """Return the cities of the hand without one of its cards."""
        kinds = [*self.view.hand_kinds]
        kinds.remove(kind)
        return self.ground.city_mask(kinds)

    def lying(self, city: int) -> int:
        """Return the number of open cards of a city."""
        return sum(1 for kind in self.state.display if kind >= 0 and self.ground.kind_city[kind] == city)

    def coming(self, cities: int) -> int:
        """Return the number of cards of some cities that lie face up or are still out of sight."""
        lying = sum(map(self.lying, self.ground.rules.board.cities(cities)))
        return lying + self.view.still_hidden(cities)

    def copies(self, cities: int) -> int:
        """Return the number of open cards that each of some cities has at least."""
        return min(self.lying(city) for city in self.ground.rules.board.cities(cities))

    def only_city(self, city: int) -> list[Reason]:
        """Return the reason of the only city of a country without a house, for the tile that asks for one in each."""
        view, state, board = self.view, self.state, self.ground.rules.board
        owned = {stack for stack, _ in state.tiles[view.seat]}
        for stack, masks, values in self.ground.countries:
            taken = state.stacks[stack]
            if (
                stack not in owned
                and taken < len(values)
                and 1 << city in masks
                and not view.houses >> city & 1
            ):
                data = {"stack": board.stacks[stack].id, "value": values[taken]}
                told = {"city": board.city_ids[city], "country": board.country_of[city], **data}
                return [Reason("only-city", told)]
        return []

    def odds(self, wanted: int) -> dict[str, int]:
        """Return the number of hidden cards of some cities, and of all hidden cards."""
        return {"left": self.view.still_hidden(wanted), "all": sum(self.view.hidden)}

    def steps(self, action: TaxisAction) -> Sequence[int]:
        """Return the cities of a card that is taken or laid and of the hand cards planned after it."""
        view = self.view
        if action.card < 0 or action.verb not in ("take", "lay") or action.end in self.judge.advice.aside:
            return ()
        city = self.ground.kind_city[action.card]
        if action.verb == "lay":
            plan = view.plan(view.with_card(city, action.end), self.without(action.card))
            return (city, *plan.steps)
        plan = view.plan(view.route, view.hand | 1 << city)
        is_new = city in plan.steps and not view.hand >> city & 1
        # In the order in which they can be laid.
        return plan.steps if is_new else (city,)

    # -- what a plan brings ----------------------------------------------------------------------------------------

    def _aim(self, plan: Plan, card: str, before: Plan | None = None, beside: int = 0) -> list[Reason]:
        """Return the reason of a route's aim that a card brings nearer than the plan without it.

        Args:
            plan: the plan with the card.
            card: its id.
            before: the plan without it.
            beside: known cities of the plan that it joins, where that is not plain to see.
        """
        have, missing, least = plan.have, plan.missing, self.ground.rules.min_route
        had = before.have if before else 0
        nearer = (missing, plan.helped)
        if (
            plan.carriage
            and missing <= SOON
            and not (
                before and before.carriage == plan.carriage and (before.missing, before.helped) <= nearer
            )
        ):
            worth = self.view.look.tile(have) if not missing and have >= least else 0
            worth = worth if worth > self.view.look.tile(max(had, least)) else 0
            data = {"card": card, "carriage": plan.carriage, "have": have}
            if not plan.helped:
                over = int(have > plan.carriage and not worth)
                return [Reason("toward-carriage", {**data, "missing": missing, "worth": worth, "over": over})]
            data |= {"official": WAGNER, "ends": int(self.view.is_last(plan.carriage))}
            if missing:
                return [Reason("toward-help", {**data, "missing": missing})]
            return [Reason("enough-with-help", {**data, "worth": worth})]
        tile = self.view.look.tile(plan.cards) if max(least, have) <= plan.cards <= have + SOON else 0
        if tile and had < have and not (had >= least and self.view.look.tile(had) >= tile):
            # A longer route with the same tile is no aim.
            length = self.fewest(plan.cards, max(least, have))
            data = {"card": card, "length": length, "value": tile}
            lay = len(plan.steps) - 1 if len(plan.steps) > LAID else 0
            # The carriage that the hand alone brings does not hang on the card.
            is_sure = before and before.carriage == plan.carriage and not before.missing and not before.helped
            comes = plan.carriage if plan.carriage <= length and not is_sure else 0
            return [Reason("toward-tile", {**data, "missing": length - have, "lay": lay, "comes": comes})]
        if have < least and had < have:
            horses = sum(one.data.get("missing", 0) for one in self.still_lacks(plan))
            told = {"card": card, **self.listed(beside), "missing": least - have, "horses": horses}
            return [Reason(CLOSING, told)]
        if before and had < least <= have and (plan.missing or not plan.carriage):
            return [
                Reason("enough-to-close", {"card": card, "have": have, "houses": plan.houses.bit_count()})
            ]
        return []

    def fewest(self, cards: int, least: int) -> int:
        """Return the fewest cards, but so many at least, whose tile is worth as much as that of some cards."""
        tile = self.view.look.tile
        return next((one for one in range(least, cards) if tile(one) >= tile(cards)), cards)

    def longest(self, plan: Plan) -> int:
        """Return the longest route that the cards of the hand make of a planned one."""
        routes = self.ground.routes
        start = routes.joining(plan.route, self.view.hand & ~routes.cities[plan.route])[0]
        return max((plan.route, *routes.reach(plan.route, start)), key=routes.cards.__getitem__)

    def _town(self, city: int, planned: int, along: int = 0) -> list[Reason]:
        """Return the reasons for a house in a city, together with the planned ones: what these complete comes first.

        A country in which the rest of the route, the cities along it, lies as well is not new by this one.
        """
        complete = completed(self.ground, self.state, self.view.seat, planned)
        stacks = {reason.data["stack"] for reason in complete}
        own = town_reasons(self.ground, self.state, self.view.seat, city, planned, along, joined=True)
        country = self.ground.rules.board.country_of
        beside = any(
            country[one] == country[city] for one in self.ground.rules.board.cities(along & ~(1 << city))
        )
        reasons = [
            *complete,
            *(
                replace(one, data={**one.data, "fresh": 0}) if beside and one.data.get("fresh") else one
                for one in own
                if one.data.get("stack") not in stacks and not (beside and one.id == "new-country")
            ),
        ]
        if not self.view.houses >> city & 1:
            for ask in self.judge.advice.town_reasons:
                reasons += ask(self.state, self.view.seat, city)
        return reasons

    def _completed(self, planned: int, before: int = 0) -> list[Reason]:
        """Return the reasons of the tiles that planned houses complete, but not those planned before."""
        found = completed(self.ground, self.state, self.view.seat, planned)
        known = {one.data["stack"] for one in completed(self.ground, self.state, self.view.seat, before)}
        return [one for one in found if one.data["stack"] not in known]

    def _first_houses(self, houses: int) -> list[Reason]:
        """Return what the first houses in some cities bring."""
        asked, cities = self.judge.advice.town_reasons, self.ground.rules.board.cities(houses)
        return [one for city in cities for ask in asked for one in ask(self.state, self.view.seat, city)]

    def still_lacks(self, plan: Plan, laid: int = -1) -> list[Reason]:
        """Return what a planned route lacks besides its cards, after a card of the hand is laid for it."""
        state = self.state
        if laid >= 0:
            state = state.copy()
            state.hands[self.view.seat].remove(laid)
            state.routes[self.view.seat].append(laid)
        cards = max(plan.have, self.ground.rules.min_route)
        cities = self.ground.routes.cities[plan.route] if plan.route >= 0 else 0
        asked = self.judge.advice.plan_reasons
        return [one for ask in asked for one in ask(state, self.view.seat, cards, cities)]

    # -- what one further card would join ------------------------------------------------------------------------------

    def reached(self, have: int, had: int) -> dict[str, int]:
        """Return what a route of so many cards would bring: a carriage or a tile that so many as there are without one of them do not."""
        view = self.view
        enough = max(view.least(view.following), self.ground.rules.min_route)
        carriage = view.following if had < enough <= have else 0
        tile = view.look.tile(have)
        worth = 0 if carriage or tile <= view.look.tile(had) or have <= had else tile
        # Once a route can be closed, a card that brings neither is no gain.
        gains = have > had and (had < self.ground.rules.min_route or carriage or worth)
        told = have if gains else 0
        return {"have": told, "carriage": carriage, "worth": worth}

    def _wins(self, cities: int, card: int) -> dict[str, Any]:
        """Return the greatest tile that houses in some cities complete with a card, but not without it: a worth of 0 where there is none."""
        best = self.view.best_houses
        found = self._completed(best(cities | card), best(cities))
        return {name: found[0].data[name] for name in ("stack", "value")} if found else {"value": 0}

    # -- what is lacking -----------------------------------------------------------------------------------------------

    def lacking(self, cards: int, named: Sequence[str] = ()) -> int:
        """Return the number of horses that a route of so many cards still lacks, see `team`."""
        return int(self.team(cards, named)["horses"])

    def team(self, cards: int, named: Sequence[str] = ()) -> dict[str, Any]:
        """Return what a route of so many cards lacks; nothing where a card of the hand besides some named cities makes up for it, which is told."""
        least, ids = max(cards, self.ground.rules.min_route), self.ground.rules.board.city_ids
        along = sum(1 << ids.index(city) for city in {*named} & {*ids})
        along |= self.ground.routes.cities[self.view.route] if self.view.route >= 0 else 0
        asked = self.judge.advice.plan_reasons
        lacks = [one.data for ask in asked for one in ask(self.state, self.view.seat, least, along)]
        enough = [data for data in lacks if named and data.get("horses") and not data["short"]]
        missing = sum(data["missing"] for data in lacks if data not in enough)
        return {"horses": missing, **({"neighbour": enough[0]["city"]} if enough else {})}

    def besides(self, plan: Plan, reasons: Sequence[Reason], laid: int = -1) -> list[Reason]:
        """Return what a planned route lacks that other reasons do not tell yet, such as the card that could serve."""
        told = any(one.id == CLOSING for one in reasons)
        return [one for one in self.still_lacks(plan, laid) if not told or one.data.get("horses")]

    def as_planned(self, before: Plan) -> list[Reason]:
        """Return what becomes of the route at hand, to which a card adds nothing."""
        if self.view.route < 0 or not before.steps or before.have < self.ground.rules.min_route:
            return []
        tile = self.view.look.tile
        brought = before.have - len(before.steps) < before.carriage and not before.missing
        enough = self.view.least(before.carriage) if before.helped else before.carriage
        data = {
            "cities": [self.ground.rules.board.city_ids[step] for step in before.steps],
            "count": len(before.steps),
            "cards": before.have,
            "carriage": before.carriage if brought else 0,
            "helped": int(before.helped),
            # Of several cards, fewer may be enough for the carriage.
            "over": enough if brought and before.have > enough else 0,
            "whole": int(before.cards <= before.have and not before.missing),
            "ends": int(brought and self.view.is_last(before.carriage)),
            "houses": 0,
            "worth": max(
                0, tile(before.have) if tile(before.have) > tile(before.have - len(before.steps)) else 0
            ),
        }
        if not (data["worth"] or data["carriage"]):
            # A longer route that brings neither is for its houses.
            now = self.view.best_houses(self.ground.routes.cities[self.view.route]).bit_count()
            data["houses"] = before.houses.bit_count() * (before.houses.bit_count() > now)
        return [Reason("as-planned", data, plain=True)]

    def ways_on(self, plan: Plan, card: str) -> list[Reason]:
        """Return the reason of the next cards of a plan."""
        view = self.view
        ways = view.around(plan.route) & ~view.hand
        if plan.cards <= plan.have and not plan.missing:
            return []
        lying = ways & view.lying
        if lying:
            return [Reason("goes-on-open", {"card": card, **self.listed(lying), "have": 0, "once": "no"})]
        left = view.still_hidden(ways)
        if not left:
            return []
        return [Reason("goes-on-hidden", {"card": card, **self.listed(ways), "left": left})]

    def bridge(self, plan: Plan, number: int, hand: int) -> list[Reason]:
        """Return the reason of the open card that joins more cards of the hand to a route than the plan has."""
        view, routes = self.view, self.ground.routes
        own = routes.joining(number, hand)[0]
        alone = max((number, *routes.reach(number, own, own.bit_count())), key=routes.cards.__getitem__)
        best, by = alone, 0
        for way in bits_of(view.lying & ~(hand | routes.cities[number])):
            joined = routes.joining(number, hand | way)[0]
            for longer in routes.reach(number, joined, joined.bit_count()):
                if routes.cards[longer] > routes.cards[best] and routes.inner(longer) & way:
                    best, by = longer, way
        have = routes.cards[best]
        more = routes.cities[best] & ~(by | routes.cities[alone] | routes.cities[plan.route])
        if not by or not more or have < max(plan.have, routes.cards[alone]) + BRIDGED:
            return []
        houses = view.best_houses(routes.cities[best])
        kept = frozenset(self.ids(more))
        gain = {**self.reached(have, max(plan.have, routes.cards[alone])), "have": have}
        gain["helped"] = int(have < gain["carriage"])
        told = Reason("bridge", {"towns": self.ids(by), **self.listed(more), **gain}, keeps=kept)
        return [told, *self._completed(houses, plan.houses)]
