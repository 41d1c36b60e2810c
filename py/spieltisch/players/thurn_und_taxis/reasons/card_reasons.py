"""Reasons for taking a card, as ids and data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from ....thurn_und_taxis.actions import DECK, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.phases import TAKE
from ...knowledge import Reason
from ..plans import Plan, View
from .deck_reasons import DeckReasons
from .denial_reasons import DenialReasons
from .joining_reasons import JoiningReasons
from .route_reasons import RouteReasons
from .town_reasons import together

WEAK = ("new-country", "free-city", "first-house", "brings-letter")
"""Ids of reasons that hold for many cards and come last."""
SHORT = 2
"""A route with so many cards is easily begun anew."""
FOR_LATER = ("for-next-route", "joined-later", "opens-next-route")
"""Ids of reasons that leave open what becomes of the route at hand."""
BOTH = 2
"""Cities between which a card lies in a route."""
MANY = 5
"""Neighbours of a city that is easily joined."""


class CardReasons(RouteReasons):
    """Explains the cards that may be taken in one position."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._deck = DeckReasons(view)
        self._joining = JoiningReasons(view)
        self._denial = DenialReasons(view)

    def take(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for a card."""
        view, ground = self.view, self.ground
        if action.card == DECK:
            return self._deck.take(action)
        city, card = ground.kind_city[action.card], action.json["card"]
        bit = 1 << city
        plan = view.plan(view.route, view.hand | bit)
        reasons = self._kept_alive(action, plan, bit)
        held = view.hand | (ground.routes.cities[view.route] if view.route >= 0 else 0)
        is_planned = bool(ground.routes.cities[plan.route] & bit and plan.have > 1 and not bit & held)
        goes_on = view.route < 0 or view.begun(plan) > 0
        before = view.plan(view.route, view.hand)
        if is_planned and goes_on:
            reasons += self._on_plan(action, plan, before)
        if not is_planned and not bit & held:
            reasons += self._joining.joins(city, card, before)
        if not is_planned and not any(one.price for one in reasons):
            reasons += [replace(one, id="still-completes") for one in self._completed(before.houses)]
        reasons += self._denial.denied(city, card)
        if is_planned and goes_on:
            reasons += self.ways_on(plan, card)
        reasons.sort(key=lambda reason: reason.id in WEAK or len(reason.data.get("towns", ())) > 1)
        if not is_planned and not (before.houses | held) & bit and not view.last:
            reasons += self._rare(city)
            if not reasons and view.houses and not view.houses & bit:
                reasons.append(Reason("free-city", {"card": card}))
        if is_planned and goes_on and not reasons:
            before_it = ground.roads[city] & view.hand & ground.routes.cities[plan.route]
            data = {"card": card, "have": plan.have, "houses": plan.houses.bit_count()}
            reasons.append(Reason("joins-route", {**data, **self.listed(before_it)}))
        if is_planned and goes_on and len(reasons) <= 1:
            reasons += [replace(one, id="still-completes") for one in self._completed(plan.houses)]
        lacks = self.besides(plan, reasons) if view.route >= 0 or plan.have > 1 else []
        drawn = bool(lacks) or self.state.rules.kind_back[action.card] > 1
        if not is_planned and drawn:
            for ask in self.judge.advice.back_reasons:
                reasons += ask(self.state, action)
        named = {place for one in reasons for key in ("cities", "towns") for place in one.data.get(key, ())}
        # A card whose horses draw all that is planned leaves nothing to be lacked.
        drawn_all = any(
            one.id == "horses-needed" and one.data["cards"] and not one.data["short"] for one in reasons
        )
        lacks = [one for one in lacks if not drawn_all and one.data.get("city") not in named]
        reasons += [*self._else(action, held, drawn=drawn, nothing=not reasons), *lacks]
        if not is_planned and (not reasons or reasons[0].id in FOR_LATER):
            reasons += self._as_planned(before)
        if not is_planned and view.houses & bit and all(one.plain for one in reasons):
            reasons.append(Reason("of-no-use", {"card": card}))
        # What another card brings comes after what this one does.
        reasons.sort(key=lambda one: one.id == "still-completes" or (not is_planned and one.id in WEAK))
        return together(self._once(reasons))

    def _on_plan(self, action: TaxisAction, plan: Plan, before: Plan) -> list[Reason]:
        """Return what a card brings to the plan that has a use for it."""
        view, ground = self.view, self.ground
        city, card = ground.kind_city[action.card], action.json["card"]
        bit = 1 << city
        # What lies inside of the route is joined to nothing more.
        inside = ground.routes.inner(view.route) if view.route >= 0 else 0
        beside = ground.roads[city] & ground.routes.cities[plan.route] & ~inside
        reasons = self._aim(plan, card, before, beside)
        if bit & ground.routes.inner(plan.route) and beside.bit_count() == BOTH:
            reasons.append(Reason("links", {"card": card, **self.listed(beside)}))
        reasons += (
            self._rare(city, plan.houses, self.ground.routes.cities[plan.route])
            if plan.houses & bit
            else self._completed(plan.houses, before.houses)
        )
        if plan.houses.bit_count() > before.houses.bit_count() and before.have >= plan.cards - 1:
            houses = plan.houses.bit_count()
            closes = self.state.ending is None and plan.have >= ground.rules.min_route
            last = closes and houses == self.state.supply[self.view.seat]
            data = {"houses": houses, "card": card, "last": int(last)}
            reasons.append(Reason("one-more-house", data))
        return reasons

    def as_it_is(self, _: TaxisAction) -> list[Reason]:
        """Return the reasons for taking nothing: what route and hand bring as they are."""
        before = self.view.plan(self.view.route, self.view.hand)
        done = [replace(one, id="still-completes") for one in self._completed(before.houses)]
        return [*together(done), *self._as_planned(before)]

    def _kept_alive(self, action: TaxisAction, plan: Plan, bit: int) -> list[Reason]:
        """Return what a card does to a route that nothing in hand extends, with the plan for it."""
        view, state = self.view, self.state
        if not self.is_stuck:
            return []
        cards = self.ground.routes.cards[view.route]
        data = {"card": action.json["card"], "cards": cards}
        if view.ends & bit and self.judge.advice.aside:
            # A card beside the route would keep it as well (GG-211).
            return []
        if view.ends & bit:
            own, all_ = self.ground.routes.cities[view.route], self.ground.routes.cities[plan.route]
            kept = not (bit | own) & ~all_
            ways = bits_of(view.around(plan.route) & ~(view.hand | bit)) if kept else ()
            fit = sum(self.lying(way.bit_length() - 1) + view.still_hidden(way) for way in ways)
            return [Reason("saves-route", {**data, "count": fit})]
        if state.phase != TAKE:
            return []
        if self.judge.advice.aside:
            return [Reason("needs-horse", data, price=cards > SHORT, plain=cards <= SHORT)]
        return [self._left_behind(action, data), *self.bridge(plan, view.route, view.hand | bit)]

    def _left_behind(self, action: TaxisAction, data: dict[str, Any]) -> Reason:
        """Return what a card that extends no route does to it: an official may still take one that does."""
        after = self.state.copy()
        after.apply(action)
        officials = [way.official for way in cast("list[TaxisAction]", after.legal_actions()) if way.verb == "take"]  # fmt: skip
        if not officials:
            return Reason("gives-up-route", data, price=True)
        told = {**data, "official": officials[0], **self.listed(self.view.ends & self.view.lying)}
        return Reason("leaves-to-official", told, price=True)

    def _rare(self, city: int, planned: int = 0, along: int = 0) -> list[Reason]:
        """Return the reasons for a house in a city, without those that most other open cards have as well."""
        others = {self.ground.kind_city[kind] for kind in self.state.display if kind >= 0} - {city}
        alike = Counter(one.id for other in others for one in self._town(other, 0))
        return [
            one
            for one in self._town(city, planned, along)
            if one.id not in WEAK or alike[one.id] * 2 <= len(others)
        ]

    def _as_planned(self, before: Plan) -> list[Reason]:
        """Return what becomes of the route at hand, to which a card adds nothing."""
        if self.view.route < 0 or not before.steps:
            return []
        brought = before.have - len(before.steps) < before.carriage and not before.missing
        data = {
            "cities": [self.ground.rules.board.city_ids[step] for step in before.steps],
            "count": len(before.steps),
            "cards": before.have,
            "carriage": before.carriage if brought else 0,
            "helped": int(before.helped),
        }
        return [Reason("as-planned", data, plain=True)]

    def _else(self, action: TaxisAction, held: int, *, drawn: bool, nothing: bool) -> list[Reason]:
        """Return the reasons for a second card of a city, or for its neighbours where there is nothing else to say."""
        view, city, card = self.view, self.ground.kind_city[action.card], action.json["card"]
        roads, bit = self.ground.roads[city], 1 << city
        if held & bit and not drawn:
            planned = view.plan(view.route, view.hand).route
            if view.hand & bit and not self.ground.routes.cities[planned] & bit:
                return [Reason("spare-copy", {"card": card})]
            beside = roads & (view.hand | view.lying) & ~bit
            return [
                Reason(
                    "second-copy", {"card": card, "held": int(bool(view.hand & bit)), **self.listed(beside)}
                )
            ]
        if nothing and roads.bit_count() >= MANY and not held & bit:
            return [Reason("well-placed", {"card": card, "roads": roads.bit_count()})]
        return []

    def _once(self, reasons: Sequence[Reason]) -> list[Reason]:
        """Return reasons without those that speak of a tile again."""
        found: list[Reason] = []
        told: set[str] = set()
        for one in reasons:
            stack = one.data.get("stack") if one.id != "denies-tile" else None
            if stack is None or stack not in told:
                found.append(one)
            told |= {stack} if stack else set()
        return found
