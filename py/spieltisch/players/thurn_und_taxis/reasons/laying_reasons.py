"""Reasons for laying cards, as ids and data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from ....thurn_und_taxis.actions import ANEW, CLOSE, FIRST, WAGNER, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason
from ..plans import Plan
from .order_reasons import OrderReasons
from .route_reasons import CLOSING
from .town_reasons import telling, together, town_reasons

MOST = 99
"""More than the points of any tile."""
WEAK = ("brings-letter", "new-country")
"""Ids of reasons that hold for many cards and come last."""
BOTH = 2
"""Tiles that are told of together where each lacks just one house."""


NOBODY: dict[str, Any] = {"rival": "none", "seats": [], "rivals": 0, "later": 0}
"""Who may win a tile before, where nobody may."""


class LayingReasons(OrderReasons):
    """Explains the ways to lay a card in one position."""

    def lay(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for laying a card at an end."""
        view, ground = self.view, self.ground
        city = ground.kind_city[action.card]
        bit, card = 1 << city, self._laid(action)
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
            reasons += self._in_any_order(action, plan, self._toward(action, plan, card, cards))
        else:
            plan = self._in_time(plan, closers)
            reasons += [*self._link(city, hand, action), *self._alone(plan, action)]
        reasons += self.tempo(plan, action)
        reasons += self.this_first(action, plan) if plan.steps else []
        known = view.around(number) & (hand | view.lying) or any(one.id == "joined-by" for one in reasons)
        if not (plan.steps or closers or view.last or known):
            reasons.append(Reason("nothing-follows", {"card": card, **self.odds(view.around(number))}))
        along = ground.routes.cities[plan.route]
        reasons += (
            telling(self._town(city, plan.houses, along))
            if plan.houses & bit
            else self._completed(plan.houses)
        )
        if not plan.carriage or plan.missing:
            at = action.end == ANEW
            bridge = self.bridge(plan, number, hand)
            reasons[at:at] = [*bridge, *self.leaves_more_open(action, plan, bridge)]
        lacks = self.besides(plan, reasons, action.card)
        if plan.steps and len(reasons) == 1 and not any("stack" in one.data for one in reasons):
            # What a promised route lacks comes before what else it would bring.
            reasons += [*lacks, *(replace(one, plain=True) for one in self.nearer(plan.houses, along))]
            lacks = []
        reasons += [*self.at_this_end(action, number, hand), *lacks]
        if any(one.id == "can-close" for one in reasons):
            weak = next((i for i, one in enumerate(reasons) if one.id in WEAK), len(reasons))
            reasons[weak:weak] = self._kept_together(hand & ~along)
        if action.end == FIRST and not plan.steps:
            # What any first card leaves to be done comes after what sets this one apart.
            reasons = sorted([*reasons, *self._widest(action)], key=lambda one: one.id == CLOSING)
            # Other cards of the hand that make a route are no worse for that: they are for the one after it.
            reasons[:0] = [*self._only_this_fits(action), *self._kept_together(hand, ground.rules.min_route)]
        if action.end == ANEW and not plan.steps:
            reasons += self._widest(action)
        reasons += self._first_houses(plan.houses & ~bit)[:1] if plan.houses else []
        if not reasons:
            fits = view.around(number) & hand
            reasons.append(
                Reason("keeps-open", {"card": card, **self.listed(fits)})
                if fits
                else Reason("extends-route", {"card": card, "cards": cards})
            )
        return self._ordered(action, plan, reasons)

    @staticmethod
    def _ordered(action: TaxisAction, plan: Plan, reasons: list[Reason]) -> list[Reason]:
        """Return the reasons for laying a card with the weightiest first."""
        if any(one.id == "widest" for one in reasons):
            # The same number again, as a complaint.
            reasons = [one for one in reasons if one.id != "nothing-follows"]
        if any(one.id == "only-this-fits" for one in reasons):
            reasons = [one for one in reasons if one.id != "goes-on-open"]
        if any(one.data.get("order", "none") != "none" for one in reasons):
            # What the house of any of these cards brings chooses none of them.
            reasons = [one for one in reasons if one.id not in WEAK]
        # What does not go on is told after what speaks for the card, but before what holds for many.
        reasons.sort(key=lambda one: (one.id in WEAK, one.id == "nothing-follows"))
        first = reasons[: action.end == ANEW]
        rest = sorted(together(reasons[len(first) :]), key=lambda one: -_gain(one))
        if first and not first[0].price and plan.steps:
            # What the hand makes comes before what could not be helped; a single card is no loss beside it.
            return [*rest, *(one for one in first if one.data["cards"] > 1)]
        return [*first, *rest]

    def _laid(self, action: TaxisAction) -> str:
        """Return the city of a card: what joins the route draws nothing, and is told without its horses."""
        return self.ground.rules.board.city_ids[self.ground.kind_city[action.card]]

    def _link(self, city: int, hand: int, action: TaxisAction) -> list[Reason]:
        """Return the reason of the one city that would join the first card of a route to others of the hand."""
        roads, view = self.ground.roads, self.view
        ways = roads[city] & ~view.hand if action.end == FIRST else 0
        near = {way: roads[way.bit_length() - 1] & hand & ~(1 << city) for way in bits_of(ways)}
        known = [way for way in near if near[way] and (way & view.lying or view.still_hidden(way))]
        if not known:
            return []
        best = max(
            known, key=lambda way: (near[way].bit_count(), bool(way & view.lying), view.still_hidden(way))
        )
        return [self.joined_by(city, best, {one: near[one] for one in known}, hand)]

    @staticmethod
    def _in_time(plan: Plan, closers: set[str]) -> Plan:
        """Return a plan with the card that has to be laid before the Wagner can help in a later turn."""
        if plan.helped and not plan.missing and WAGNER not in closers:
            return plan._replace(missing=1, helped=plan.have + 1 < plan.carriage)
        return plan

    def _alone(self, plan: Plan, action: TaxisAction) -> list[Reason]:
        """Return the aim of a route that no card of the hand carries on, with the open cards that do where it lacks some."""
        card = self._laid(action)
        aim = self._aim(plan, card, self.view.plan(self.view.route, 0) if action.end != ANEW else None)
        if not any(one.id == CLOSING or one.data.get("missing") for one in aim):
            return aim
        on = [one for one in self.ways_on(plan, card) if one.id == "goes-on-open"]
        # Where nothing else goes on, it is the next step whatever else could be laid.
        return [*aim, *(replace(one, plain=not any(one.id == CLOSING for one in aim)) for one in on)]

    def _toward(self, action: TaxisAction, plan: Plan, card: str, cards: int) -> list[Reason]:
        """Return the reason of the next cards of the hand, after the tile that the laid one brings if they add nothing to it."""
        tile, least = self.view.look.tile, self.ground.rules.min_route
        names = [self.ground.rules.board.city_ids[step] for step in plan.steps]
        data: dict[str, Any] = {"card": card, "cities": names, "count": len(names), "have": plan.have}
        data |= {"order": "none", "towns": []}
        data |= self._goal(plan, cards)
        # The tile is told with a carriage of one's own, or where nothing ends.
        is_told = not data["helped"] if data["carriage"] else not data["ends"]
        data |= self._first(action, plan, data["worth"] if is_told else 0)
        data["closes"] = int(cards < least <= plan.have)
        data["houses"] = plan.houses.bit_count() * data["closes"]
        data["short"] = max(0, least - plan.have)
        toward = Reason("lays-first" if cards == 1 else "lays-toward", data)
        if data["worth"] or data["carriage"] or cards < least or tile(cards) <= tile(cards - 1):
            return [toward]
        told = {"card": card, "length": cards, "value": tile(cards), "missing": 0, "lay": 0, "comes": 0}
        return [Reason("toward-tile", told), toward]

    def _first(self, action: TaxisAction, plan: Plan, worth: int) -> dict[str, Any]:
        """Return who may win the tile of a planned route before it has all of its cards, as data: none where nobody may."""
        in_time = len(plan.steps) <= self.lays_on(action) or self.view.last
        return {**NOBODY} if in_time or not worth else self.before_us(plan.have)

    def _can_harness(self) -> bool:
        """Return whether a card may be laid that keeps the route without joining it."""
        legal = cast("list[TaxisAction]", self.state.legal_actions())
        return any(way.end in self.judge.advice.aside for way in legal)

    def _goal(self, plan: Plan, cards: int) -> dict[str, int]:
        """Return what the cards of a plan are to reach that those laid so far do not: a carriage, the end, or a tile."""
        enough, carriage = max(cards, self.ground.rules.min_route), plan.carriage
        comes = 0 < carriage <= cards or (plan.helped and self.view.needs_wagner(cards))
        if comes or not carriage:
            sure = carriage if comes and carriage <= cards else 0
            return {"carriage": 0, "missing": 0, "helped": 0, "comes": sure, **self._besides(plan, enough)}
        aim = {"carriage": carriage, "missing": plan.missing, "helped": int(plan.helped), "comes": 0}
        worth = 0 if plan.missing else self._besides(plan, enough)["worth"]
        more = self.view.look.tile(plan.have + 1) if plan.have >= self.ground.rules.min_route else 0
        return {
            **aim,
            "more": more if not (worth or plan.missing) and more > self.view.look.tile(plan.have) else 0,
            "least": self.view.least(carriage),
            "over": int(not (plan.helped or worth) and plan.have > carriage),
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

    def _widest(self, action: TaxisAction) -> list[Reason]:
        """Return the reason that more cards extend the route from this card than from the others in hand."""
        cities = self.ground.kind_city
        own = self.ways(self.view.with_card(cities[action.card], FIRST), 0)
        others = {city: self.ways(self.view.with_card(city, FIRST), 0) for city in map(cities.__getitem__, self.view.hand_kinds) if city != cities[action.card]}  # fmt: skip
        if not others or own <= max(others.values()):
            return []
        only = sum(1 << city for city in others) if len(others) == 1 else 0
        data = {"left": own, "other": max(others.values()), **self.listed(only)}
        return [Reason("widest", {"card": self._laid(action), **data})]

    def _only_this_fits(self, action: TaxisAction) -> list[Reason]:
        """Return the reason of the open cards that extend the route from this card, where none does from the others in hand."""
        cities, roads = self.ground.kind_city, self.ground.roads
        city, lying = cities[action.card], self.view.lying & ~self.view.hand
        others = {cities[kind] for kind in self.view.hand_kinds} - {city}
        fits = roads[city] & lying
        if not (fits and others) or any(roads[other] & lying for other in others):
            return []
        data = {"card": self._laid(action), **self.listed(fits), "other": len(others)}
        return [Reason("only-this-fits", {**data, "towns": self.ids(sum(1 << other for other in others))})]

    def _closers(self, action: TaxisAction) -> set[str]:
        """Return the officials who help to close in this turn once a card is laid, ``""`` for none."""
        laid = self.state.copy()
        laid.apply(action)
        return {way.official for way in cast("list[TaxisAction]", laid.legal_actions()) if way.verb == CLOSE}

    def _closes(self, plan: Plan, action: TaxisAction, cards: int, closers: set[str]) -> Reason:
        card, tile = self._laid(action), self.view.look.tile
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

    def _kept_together(self, hand: int, least: int = BOTH) -> list[Reason]:
        """Return the reason of the cards that go together after a closing, for the next route; no more than may be kept."""
        view, routes = self.view, self.ground.routes
        few = [one for one in view.made(hand) if least <= routes.cards[one] <= self.ground.rules.hand_kept]
        if not few:
            return []
        houses = {one: view.best_houses(routes.cities[one]).bit_count() for one in few}
        best = max(few, key=lambda one: (houses[one], routes.cards[one], -one))
        named = self.listed(routes.cities[best])
        return [
            Reason(
                "keeps-together", {**named, "houses": houses[best], "carriage": 0, "helped": 0, "value": 0}
            )
        ]

    def nearer(self, houses: int, along: int = 0) -> list[Reason]:
        """Return the reason of the tiles to which some houses come nearest: the two greatest of those that lack least.

        Args:
            houses: bit mask of their cities.
            along: that of the cities of the planned route, whose cards are used up by it.
        """
        found: dict[str, Reason] = {}
        board = self.ground.rules.board
        ways = {board.city_ids[city] for city in board.cities(along)}
        for city in board.cities(houses):
            for reason in town_reasons(self.ground, self.state, self.view.seat, city, houses, along):
                # A city of the route is named as missing where one house of a country is placed elsewhere.
                is_odd = ways.intersection(reason.data.get("towns", ()))
                if reason.id in ("lacks-towns", "lacks-countries") and not is_odd:
                    found.setdefault(reason.data["stack"], reason)
        nearest = sorted(found.values(), key=lambda one: (lacked(one), -one.data["value"]))
        soon = [one for one in nearest if lacked(one) == 1]
        if len(soon) < BOTH:
            return nearest[:1]
        both = [one.data for one in soon[:BOTH]]
        towns = [town for data in both for town in data.get("towns", ())]
        names = {"stack": [data["stack"] for data in both], "points": sum(data["value"] for data in both)}
        lacking = [("lacking", data["lacking"]) for data in both if "lacking" in data]
        return [Reason("nearer-both", {**names, **dict(lacking), "towns": towns, "count": len(towns)})]


def lacked(reason: Reason) -> int:
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
