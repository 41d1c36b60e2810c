"""Reasons for laying and discarding cards, as ids and data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from ....thurn_und_taxis.actions import ANEW, CLOSE, FIRST, WAGNER, TaxisAction
from ...knowledge import Reason
from ..plans import Plan
from .route_reasons import CLOSING, RouteReasons
from .town_reasons import together, town_reasons

FEW = 3
"""A city with fewer neighbours than this is hard to join."""
MOST = 99
"""More than the points of any tile."""
STAYS = ("lacks-towns", "lacks-countries", "new-country", "first-house")
"""Ids of reasons of a house for which a card is kept before another."""
STAY_DATA = ("country", "stack", "value")
"""What of the data of these is told."""
BOTH = 2
"""Tiles that are told of together where each lacks just one house."""


class LayingReasons(RouteReasons):
    """Explains the ways to lay or discard a card in one position."""

    def lay(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for laying a card at an end."""
        view, ground = self.view, self.ground
        city, card = ground.kind_city[action.card], action.json["card"]
        bit = 1 << city
        number = view.with_card(city, action.end)
        hand = self.without(action.card)
        plan = view.plan(number, hand)
        cards = ground.routes.cards[number]
        reasons: list[Reason] = []
        if action.end == ANEW:
            gone = ground.routes.cards[view.route]
            goes_on = bool(view.ends & view.hand) or self._is_within_reach()
            lost = "leaves-route" if goes_on else "only-horse" if self._can_harness() else "nothing-extends"
            reasons.append(Reason(lost, {"cards": gone}, price=goes_on))
        closers = self._closers(action)
        if not plan.steps and plan.cards == cards and closers:
            reasons.append(self._closes(plan, action, cards, closers))
        elif plan.steps:
            reasons += self._toward(plan, card, cards)
        else:
            plan = self._in_time(plan, closers)
            reasons += self._alone(plan, action)
        if not (plan.steps or closers or view.last or view.around(number) & (hand | view.lying)):
            reasons.append(Reason("nothing-follows", {"card": card, **self.odds(view.around(number))}))
        along = ground.routes.cities[plan.route]
        reasons += self._town(city, plan.houses, along) if plan.houses & bit else self._completed(plan.houses)
        if not plan.carriage or plan.missing:
            at = action.end == ANEW
            reasons[at:at] = self.bridge(plan, number, hand)
        lacks = self.besides(plan, reasons)
        if plan.steps and len(reasons) == 1 and not any("stack" in one.data for one in reasons):
            # What a promised route lacks comes before what else it would bring.
            reasons += [*lacks, *(replace(one, plain=True) for one in self.nearer(plan.houses))]
            lacks = []
        reasons += [*self._more_ways(action, number, hand), *lacks]
        if action.end == FIRST:
            reasons += self._either(action, plan) if plan.steps else self._widest(action)
        if action.end == ANEW and not plan.steps:
            reasons += self._widest(action)
        if not reasons:
            fits = view.around(number) & hand
            reasons.append(
                Reason("keeps-open", {"card": card, **self.listed(fits)})
                if fits
                else Reason("extends-route", {"card": card, "cards": cards})
            )
        first = reasons[: action.end == ANEW]
        return [*first, *sorted(together(reasons[len(first) :]), key=lambda one: -_gain(one))]

    @staticmethod
    def _in_time(plan: Plan, closers: set[str]) -> Plan:
        """Return a plan with the card that has to be laid before the Wagner can help in a later turn."""
        if plan.helped and not plan.missing and WAGNER not in closers:
            return plan._replace(missing=1, helped=plan.have + 1 < plan.carriage)
        return plan

    def _alone(self, plan: Plan, action: TaxisAction) -> list[Reason]:
        """Return the aim of a route that no card of the hand carries on, with the open cards that do where it lacks some."""
        card = action.json["card"]
        aim = self._aim(plan, card, self.view.plan(self.view.route, 0) if action.end != ANEW else None)
        if not any(one.id == CLOSING or one.data.get("missing") for one in aim):
            return aim
        on = [one for one in self.ways_on(plan, card) if one.id == "goes-on-open"]
        # Where nothing else goes on, it is the next step whatever else could be laid.
        return [*aim, *(replace(one, plain=not any(one.id == CLOSING for one in aim)) for one in on)]

    def _toward(self, plan: Plan, card: str, cards: int) -> list[Reason]:
        """Return the reason of the next cards of the hand, after the tile that the laid one brings if they add nothing to it."""
        tile, least = self.view.look.tile, self.ground.rules.min_route
        names = [self.ground.rules.board.city_ids[step] for step in plan.steps]
        data = {"card": card, "cities": names, "count": len(names), "have": plan.have}
        data |= self._goal(plan, cards)
        data["closes"] = int(cards < least <= plan.have and not self.still_lacks(plan))
        data["short"] = max(0, least - plan.have)
        toward = Reason("lays-first" if cards == 1 else "lays-toward", data)
        if data["worth"] or data["carriage"] or cards < least or tile(cards) <= tile(cards - 1):
            return [toward]
        told = {"card": card, "length": cards, "value": tile(cards), "missing": 0, "lay": 0}
        return [Reason("toward-tile", told), toward]

    def _can_harness(self) -> bool:
        """Return whether a card may be laid that keeps the route without joining it."""
        legal = cast("list[TaxisAction]", self.state.legal_actions())
        return any(way.end in self.judge.advice.aside for way in legal)

    def _goal(self, plan: Plan, cards: int) -> dict[str, int]:
        """Return what the cards of a plan are to reach that those laid so far do not: a carriage, the end, or a tile."""
        enough, carriage = max(cards, self.ground.rules.min_route), plan.carriage
        comes = 0 < carriage <= cards or (plan.helped and self.view.needs_wagner(cards))
        if comes or not carriage:
            return {"carriage": 0, "missing": 0, "helped": 0, **self._besides(plan, enough)}
        aim = {"carriage": carriage, "missing": plan.missing, "helped": int(plan.helped)}
        worth = 0 if plan.missing else self._besides(plan, enough)["worth"]
        return {
            **aim,
            "least": self.view.least(carriage),
            "spare": max(0, plan.have - self.view.least(carriage)),
            "ends": int(self.view.is_last(carriage)),
            "worth": worth,
        }

    def _besides(self, plan: Plan, cards: int) -> dict[str, int]:
        """Return what the cards of a plan bring without a carriage: the end, a tile, or with one card more a tile."""
        look, view = self.view.look, self.view
        closes = plan.have >= self.ground.rules.min_route
        ends = (
            closes and self.state.ending is None and plan.houses.bit_count() >= self.state.supply[view.seat]
        )
        value = look.tile(plan.have)
        more = look.tile(plan.have + 1) if closes and not value else 0
        return {"ends": int(ends), "worth": value if closes and value > look.tile(cards) else 0, "more": more}

    def _is_within_reach(self) -> bool:
        """Return whether an official may still take an open card that extends the route."""
        legal = cast("list[TaxisAction]", self.state.legal_actions())
        return bool(self.view.ends & self.view.lying) and any(way.verb == "take" for way in legal)

    def _either(self, action: TaxisAction, plan: Plan) -> list[Reason]:
        """Return the reason that the same route may begin with other cards as well."""
        view, others = self.view, 0
        for kind in {*view.hand_kinds} - {action.card}:
            city = self.ground.kind_city[kind]
            if city in plan.steps and plan.have == 2:
                others |= 1 << city
        if not others or len({*view.hand_kinds}) > 2:
            return []
        return [Reason("either-first", {"card": action.json["card"], **self.listed(others)})]

    def _widest(self, action: TaxisAction) -> list[Reason]:
        """Return the reason that more cards extend the route from this card than from the others in hand."""
        cities = self.ground.kind_city
        own = self._ways(self.view.with_card(cities[action.card], FIRST), 0)
        others = [self._ways(self.view.with_card(cities[kind], FIRST), 0) for kind in self.view.hand_kinds if cities[kind] != cities[action.card]]  # fmt: skip
        if not others or own <= max(others):
            return []
        return [Reason("widest", {"card": action.json["card"], "left": own, "other": max(others)})]

    def _closers(self, action: TaxisAction) -> set[str]:
        """Return the officials who help to close in this turn once a card is laid, ``""`` for none."""
        laid = self.state.copy()
        laid.apply(action)
        return {way.official for way in cast("list[TaxisAction]", laid.legal_actions()) if way.verb == CLOSE}

    def _closes(self, plan: Plan, action: TaxisAction, cards: int, closers: set[str]) -> Reason:
        card, tile = action.json["card"], self.view.look.tile
        carriage = plan.carriage if plan.carriage <= cards or WAGNER in closers else 0
        worth = tile(cards) if tile(cards) > tile(cards - 1) else 0
        data = {"card": card, "cards": cards, "houses": plan.houses.bit_count(), "carriage": carriage, "worth": worth}  # fmt: skip
        ends = carriage and carriage == self.ground.end_carriage
        helped = int(carriage > cards)
        if self.state.ending is None and (ends or data["houses"] == self.state.supply[self.view.seat]):
            return Reason(
                "can-end",
                {"card": card, "cards": cards, "carriage": carriage if ends else 0, "helped": helped},
            )
        return Reason("can-close", {**data, "helped": helped})

    def _more_ways(self, action: TaxisAction, number: int, hand: int) -> list[Reason]:
        """Return the reason that more cards go on from here than from the other end."""
        own = self._ways(number, hand)
        others = []
        for other in cast("list[TaxisAction]", self.state.legal_actions()):
            if other.verb == "lay" and other.card == action.card and other.end not in (action.end, ANEW):
                if other.end in self.judge.advice.aside:
                    continue
                others.append(
                    self._ways(self.view.with_card(self.ground.kind_city[other.card], other.end), hand)
                )
        if not others or self.ground.routes.cards[number] <= 2 or own <= max(others):
            return []
        return [Reason("more-ways", {"card": action.json["card"], "left": own, "other": max(others)})]

    def _ways(self, number: int, hand: int) -> int:
        """Return the number of cards outside of the hand that would extend a route."""
        ways = self.view.around(number) & ~hand
        lying = sum(1 for kind in self.state.display if kind >= 0 and ways >> self.ground.kind_city[kind] & 1)
        return lying + self.view.still_hidden(ways)

    def nearer(self, houses: int) -> list[Reason]:
        """Return the reason of the tiles to which some houses come nearest: the two greatest of those that lack least."""
        found: dict[str, Reason] = {}
        for city in self.ground.rules.board.cities(houses):
            for reason in town_reasons(self.ground, self.state, self.view.seat, city, houses):
                if reason.id in ("lacks-towns", "lacks-countries"):
                    found.setdefault(reason.data["stack"], reason)
        nearest = sorted(found.values(), key=lambda one: (_lacking(one), -one.data["value"]))
        soon = [one for one in nearest if _lacking(one) == 1]
        if len(soon) < BOTH:
            return nearest[:1]
        both = [one.data for one in soon[:BOTH]]
        towns = [town for data in both for town in data.get("towns", ())]
        names = {"stack": [data["stack"] for data in both], "points": sum(data["value"] for data in both)}
        lacking = [("lacking", data["lacking"]) for data in both if "lacking" in data]
        return [Reason("nearer-both", {**names, **dict(lacking), "towns": towns, "count": len(towns)})]

    # -- discarding ------------------------------------------------------------------------------------------------

    def discard(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons why a card is of least use."""
        view, ground = self.view, self.ground
        city, card = ground.kind_city[action.card], action.json["card"]
        data, stands = {"card": card}, {"city": ground.rules.board.city_ids[city]}
        rest = self.without(action.card)
        if rest >> city & 1:
            return [Reason("held-twice", data)]
        apart = not ground.roads[city] & rest
        found = [Reason("joins-nothing", data)] if apart else []
        # Of several cards that go, the others go as well.
        keeps = view.plan(-1, ground.city_mask(self.judge.kept(self.state)[action.card][1]))
        if keeps.have > 1:
            houses = keeps.houses.bit_count()
            told = {**data, **self.listed(ground.routes.cities[keeps.route]), "houses": houses}
            # The greatest gain of the route that they make.
            tiles = self._completed(keeps.houses)
            comes = keeps.carriage and not keeps.missing
            told |= {"carriage": keeps.carriage if comes else 0, "helped": int(keeps.helped), "value": 0}
            if tiles and not comes:
                told |= {name: tiles[0].data[name] for name in ("stack", "value")}
            found.append(Reason("keeps-together", told))
        if view.houses >> city & 1:
            found.append(Reason("house-stands", stands))
        if view.lying >> city & 1:
            found.append(Reason("lies-open-too", data))
        found += self._stays_instead(action, ground.routes.cities[keeps.route] if keeps.have > 1 else 0)
        if apart and ground.roads[city].bit_count() < FEW:
            found.append(Reason("few-neighbours", {**data, **self.listed(ground.roads[city])}))
        return found or [Reason("least-useful", data)]

    def _stays_instead(self, action: TaxisAction, together: int) -> list[Reason]:
        """Return what another card that goes with nothing, and is kept, has before the one that is discarded."""
        view, ground = self.view, self.ground
        city, card = ground.kind_city[action.card], action.json["card"]
        others = ground.city_mask(self.judge.kept(self.state)[action.card][1]) & ~(together | 1 << city)
        own = {one.id for one in self._town(city, 0)}
        for other in ground.rules.board.cities(others):
            data = {"card": card, "neighbour": ground.rules.board.city_ids[other]}
            for why in self._town(other, 0):
                if why.id in STAYS and why.id not in own:
                    told: dict[str, Any] = {name: it for name, it in why.data.items() if name in STAY_DATA}
                    return [Reason("stays-instead", {**data, **told, "why": why.id})]
            more, fewer = (
                (ground.roads[one] & (view.lying | view.hand)).bit_count() for one in (other, city)
            )
            if more > fewer:
                return [Reason("stays-instead", {**data, "why": "roads", "have": more, "left": fewer})]
        return []


def _lacking(reason: Reason) -> int:
    """Return how many cities or countries a tile lacks by a reason."""
    return len(reason.data["towns"]) if "towns" in reason.data else int(reason.data["missing"])


def _gain(reason: Reason) -> int:
    """Return the points of a tile that a reason promises for certain, and more for a carriage or a closing."""
    if reason.id in ("completes", "completes-all"):
        return int(reason.data.get("points", reason.data.get("value", 0)))
    if (reason.data.get("carriage") and not reason.data.get("missing")) or reason.id in (
        "can-close",
        "can-end",
    ):
        return MOST
    return int(reason.data.get("worth", 0)) if reason.id in ("lays-first", "lays-toward") else 0
