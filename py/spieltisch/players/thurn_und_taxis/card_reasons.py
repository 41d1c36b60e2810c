"""Reasons for taking and exchanging cards, as ids and data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, cast

from ...thurn_und_taxis.actions import DECK, POSTMEISTER, WAGNER, TaxisAction
from ...thurn_und_taxis.houses import bits_of
from ...thurn_und_taxis.phases import TAKE
from ...thurn_und_taxis.play.tiles import missing
from ...thurn_und_taxis.state import TaxisState
from ..knowledge import Reason
from .judge import Judge
from .plans import Plan, View
from .town_reasons import completed, together, town_reasons

WEAK = ("new-country", "free-city", "brings-letter")
"""Ids of reasons that hold for many cards and come last."""
SOON = 3
"""Most missing cards of a carriage that is named."""
STRONG = 3
"""Horses on the back of a card from which on they are a reason."""
NAMED = 4
"""Most cities that six new cards are to bring and that are named."""
BOTH = 2
"""Tiles that are told of together where each lacks just one house."""
FEW = 2
"""Most open cards that fit and are named."""
BRIDGED = 2
"""Least cards that an open card has to add to a plan, itself among them, to be named."""
SHORT = 2
"""A route with so many cards is easily begun anew."""
MANY = 5
"""Neighbours of a city that is easily joined."""
LAID = 2
"""Cards of the hand that are soon laid."""
MISSED = 0.2
"""Least points of a card for which its denial is named."""
HOPE = 0.125
"""Least share of the cards that may come, of those that fit, for a hidden card to be told as a hope."""
STEP = 5
"""Step of the chances that are told, in per cent."""


class CardReasons:
    """Explains one position's actions with cards.

    Args:
        judge: the judgement that chose them.
        state: the position.
        away: kinds of the cards that are known to lie where none can be drawn from.
    """

    def __init__(self, judge: Judge, state: TaxisState, away: Iterable[int] = ()) -> None:
        self.judge = judge
        self.ground = judge.ground
        self.state = state
        self.view = View(judge, state, away)

    def ids(self, cities: int) -> list[str]:
        """Return the ids of some cities."""
        board = self.ground.rules.board
        return [board.city_ids[city] for city in board.cities(cities)]

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
        return (city, *(step for step in plan.steps if step != city)) if is_new else (city,)

    def listed(self, cities: int) -> dict[str, Any]:
        """Return some cities as data."""
        return {"cities": self.ids(cities), "count": cities.bit_count()}

    def without(self, kind: int) -> int:
        """Return the cities of the hand without one of its cards."""
        kinds = [*self.view.hand_kinds]
        kinds.remove(kind)
        return self.ground.city_mask(kinds)

    # -- what both kinds have in common ----------------------------------------------------------------------------

    def _aim(self, plan: Plan, card: str, before: Plan | None = None) -> list[Reason]:
        """Return the reason of a route's aim that a card brings nearer than the plan without it."""
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
                return [Reason("toward-carriage", {**data, "missing": missing, "worth": worth})]
            data |= {"official": WAGNER, "ends": int(self.view.is_last(plan.carriage))}
            if missing:
                return [Reason("toward-help", {**data, "missing": missing})]
            return [Reason("enough-with-help", {**data, "worth": worth})]
        tile = self.view.look.tile(plan.cards) if max(least, have) <= plan.cards <= have + SOON else 0
        if (
            tile
            and had < have
            and not (before and self.view.look.tile(before.cards) >= tile and before.have >= plan.cards)
        ):
            data = {"card": card, "length": plan.cards, "value": tile}
            lay = len(plan.steps) if len(plan.steps) > LAID else 0
            return [Reason("toward-tile", {**data, "missing": plan.cards - have, "lay": lay})]
        if have < least and had < have:
            horses = int(bool(self.still_lacks(plan)))
            return [Reason("toward-closing", {"card": card, "missing": least - have, "horses": horses})]
        return []

    def _town(self, city: int, planned: int) -> list[Reason]:
        """Return the reasons for a house in a city, together with the planned ones: what these complete comes first."""
        complete = completed(self.ground, self.state, self.view.seat, planned)
        stacks = {reason.data["stack"] for reason in complete}
        own = town_reasons(self.ground, self.state, self.view.seat, city, planned)
        reasons = [*complete, *(one for one in own if one.data.get("stack") not in stacks)]
        if not self.view.houses >> city & 1:
            for ask in self.judge.advice.town_reasons:
                reasons += ask(self.state, self.view.seat, city)
        return reasons

    def _completed(self, planned: int, before: int = 0) -> list[Reason]:
        """Return the reasons of the tiles that planned houses complete, but not those planned before."""
        found = completed(self.ground, self.state, self.view.seat, planned)
        known = {one.data["stack"] for one in completed(self.ground, self.state, self.view.seat, before)}
        return [one for one in found if one.data["stack"] not in known]

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
        return [Reason("nearer-both", {**names, "towns": towns, "count": len(towns)})]

    # -- taking ----------------------------------------------------------------------------------------------------

    def open_ends(self) -> int:
        """Return the cities that lie open and extend the route."""
        kinds = [kind for kind in self.state.display if kind >= 0]
        return self.view.ends & self.ground.city_mask(kinds)

    def _left_behind(self, action: TaxisAction, data: dict[str, Any]) -> Reason:
        """Return what a card that extends no route does to it: an official may still take one that does."""
        after = self.state.copy()
        after.apply(action)
        officials = [way.official for way in cast("list[TaxisAction]", after.legal_actions()) if way.verb == "take"]  # fmt: skip
        if not officials:
            return Reason("gives-up-route", data, price=True)
        told = {**data, "official": officials[0], **self.listed(self.open_ends())}
        return Reason("leaves-to-official", told, price=True)

    def take(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for a card."""
        view, ground = self.view, self.ground
        if action.card == DECK:
            return self.helped(action, self._deck(action.official))
        city, card = ground.kind_city[action.card], action.json["card"]
        bit = 1 << city
        plan = view.plan(view.route, view.hand | bit)
        reasons = self._kept_alive(action, plan, bit)
        held = view.hand | (ground.routes.cities[view.route] if view.route >= 0 else 0)
        is_planned = bool(ground.routes.cities[plan.route] & bit and plan.have > 1 and not bit & held)
        goes_on = view.route < 0 or view.begun(plan) > 0
        before = view.plan(view.route, view.hand)
        if is_planned and goes_on:
            reasons += self._aim(plan, card, before)
            beside = ground.roads[city] & ground.routes.cities[plan.route]
            if bit & ground.routes.inner(plan.route):
                reasons.append(Reason("links", {"card": card, **self.listed(beside)}))
            reasons += (
                self._town(city, plan.houses)
                if plan.houses & bit
                else self._completed(plan.houses, before.houses)
            )
            if plan.houses.bit_count() > before.houses.bit_count() and before.have >= plan.cards - 1:
                data = {"houses": plan.houses.bit_count(), "card": card}
                reasons.append(Reason("one-more-house", data))
        if not is_planned and not bit & held:
            reasons += self._joins(city, card, before)
        if not is_planned and not any(one.price for one in reasons):
            reasons += [replace(one, id="still-completes") for one in self._completed(before.houses)]
        reasons += self._denied(city, card)
        if is_planned and goes_on:
            reasons += self._ways_on(plan, card)
        reasons.sort(key=lambda reason: reason.id in WEAK or len(reason.data.get("towns", ())) > 1)
        if not is_planned and not (before.houses | held) & bit and not view.last:
            reasons += self._town(city, 0)
            if not reasons and view.houses and not view.houses & bit:
                reasons.append(Reason("free-city", {"card": card}))
        if is_planned and goes_on and not reasons:
            before_it = ground.roads[city] & view.hand & ground.routes.cities[plan.route]
            data = {"card": card, "have": plan.have, "houses": plan.houses.bit_count()}
            reasons.append(Reason("joins-route", {**data, **self.listed(before_it)}))
        if is_planned and goes_on and len(reasons) <= 1:
            reasons += [replace(one, id="still-completes") for one in self._completed(plan.houses)]
        lacks = self.still_lacks(plan)
        drawn = bool(lacks) or self.state.rules.kind_back[action.card] > 1
        if not is_planned and drawn:
            for ask in self.judge.advice.back_reasons:
                reasons += ask(self.state, action)
        reasons += [*self._else(action, held, drawn=drawn, nothing=not reasons), *lacks]
        if not is_planned and len(reasons) <= 1:
            reasons += self._as_planned(before)
        if not is_planned and view.houses & bit and all(one.plain for one in reasons):
            reasons.append(Reason("of-no-use", {"card": card}))
        # What another card brings comes after what this one does.
        reasons.sort(key=lambda one: one.id == "still-completes")
        return together(self._once(reasons))

    def as_it_is(self, _: TaxisAction) -> list[Reason]:
        """Return the reasons for taking nothing: what route and hand bring as they are."""
        before = self.view.plan(self.view.route, self.view.hand)
        done = [replace(one, id="still-completes") for one in self._completed(before.houses)]
        return [*together(done), *self._as_planned(before)]

    def _kept_alive(self, action: TaxisAction, plan: Plan, bit: int) -> list[Reason]:
        """Return what a card does to a route that nothing in hand extends, with the plan for it."""
        view, state = self.view, self.state
        if view.route < 0 or view.ends & view.hand or state.laid:
            return []
        cards = self.ground.routes.cards[view.route]
        data = {"card": action.json["card"], "cards": cards}
        if view.ends & bit:
            return [Reason("saves-route", data)]
        if state.phase != TAKE:
            return []
        if self.judge.advice.aside:
            return [Reason("needs-horse", data, price=cards > SHORT, plain=cards <= SHORT)]
        return [self._left_behind(action, data), *self.bridge(plan, view.route, view.hand | bit)]

    def still_lacks(self, plan: Plan) -> list[Reason]:
        """Return what a planned route lacks besides its cards."""
        if self.view.route < 0 and plan.have < 2:
            return []
        cards = max(plan.have, self.ground.rules.min_route)
        cities = self.ground.routes.cities[plan.route] if plan.route >= 0 else 0
        asked = self.judge.advice.plan_reasons
        return [one for ask in asked for one in ask(self.state, self.view.seat, cards, cities)]

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

    def _free(self) -> Reason | None:
        """Return why an official is free in this turn: the own hand brings the next carriage with the Wagner's help in the next one."""
        view = self.view
        plan = view.plan(view.route, view.hand)
        if view.route < 0 or not plan.helped or plan.missing or len(plan.steps) != BOTH:
            return None
        names = [self.ground.rules.board.city_ids[step] for step in plan.steps]
        return Reason("free-official", {"cities": names, "carriage": plan.carriage}, plain=True)

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

    def bridge(self, plan: Plan, number: int, hand: int) -> list[Reason]:
        """Return the reason of the open card that joins more cards of the hand to a route than the plan has."""
        view, routes = self.view, self.ground.routes
        best, by = number, 0
        for way in bits_of(view.lying & ~(hand | routes.cities[number])):
            joined = routes.joining(number, hand | way)[0]
            for longer in routes.reach(number, joined, joined.bit_count()):
                if routes.cards[longer] > routes.cards[best] and routes.inner(longer) & way:
                    best, by = longer, way
        have = routes.cards[best]
        if not by or have < plan.have + BRIDGED:
            return []
        more = routes.cities[best] & ~(by | routes.cities[number] | routes.cities[plan.route])
        houses = view.best_houses(routes.cities[best])
        told = Reason("bridge", {"towns": self.ids(by), **self.listed(more), "have": have})
        return [told, *self._completed(houses, plan.houses)]

    def _joins(self, city: int, card: str, before: Plan) -> list[Reason]:
        """Return the reason of the cards that go with this one outside of the present plan."""
        view, ground = self.view, self.ground
        bit = 1 << city
        beside = ground.roads[city] & view.hand & ~bit
        planned = ground.routes.cities[before.route] if before.route >= 0 else 0
        by = self._by_way_of(city, beside, before)
        if by:
            return by
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
        if open_:
            later = view.route >= 0 and not (view.ends | view.around(before.route)) >> city & 1
            told = "opens-next-route" if later else "beside-open"
            return [Reason(told, {"card": card, **self.listed(open_)})]
        owned = ground.routes.cities[view.route] if view.route >= 0 else 0
        ends = view.ends | view.around(before.route) if view.route >= 0 else 0
        between = 0 if (ends | owned) >> city & 1 else ground.roads[city] & ends & ~(view.hand | owned)
        left = view.still_hidden(between) + (between & view.lying).bit_count()
        data = {"card": card, **self.listed(between), "left": left, "planned": int(not between & view.ends)}
        return [Reason("two-steps", {**data, **self._reached(before, 2, 1)})] if left else []

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
        return {"have": have, "carriage": carriage, "worth": worth}

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
        data["lying"] = self._lies(way.bit_length() - 1)
        return [Reason("joined-by", {**data, **self._wins(1 << city | way | open_[way])})]

    def _ways_on(self, plan: Plan, card: str) -> list[Reason]:
        """Return the reason of the next cards of a plan."""
        view = self.view
        ways = view.around(plan.route) & ~view.hand
        if plan.cards <= plan.have and not plan.missing:
            return []
        lying = ways & view.lying
        if lying:
            return [Reason("goes-on-open", {"card": card, **self.listed(lying)})]
        left = view.still_hidden(ways)
        if not left:
            return []
        return [Reason("goes-on-hidden", {"card": card, **self.listed(ways), "left": left})]

    @cached_property
    def _gone(self) -> tuple[int, float]:
        """The open card that the next player would miss most, and what the judgement counts for that."""
        return self.judge.denied(self.state, self.view.seat)

    def _others(self) -> list[int]:
        return [seat for seat in range(self.ground.rules.count) if seat != self.view.seat]

    def _denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take a card from the next player, where the judgement counts that."""
        if not any(self.judge.turns_left(self.state, seat) for seat in self._others()):
            return []
        missed, gain = self._gone
        if missed != 1 << city or gain < MISSED:
            return self._tile_denied(city, card)
        rival = (self.view.seat + 1) % self.ground.rules.count
        route = self.ground.routes.cities[self.judge.route(self.state, rival)]
        beside = self.ground.roads[city] & route
        return [Reason("denies", {"card": card, "rival": rival, **self.listed(beside)})]

    def _tile_denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take the only open card of a city whose house is all that an opponent lacks for a tile."""
        state, ground = self.state, self.ground
        if self._lies(city) != 1:
            return []
        for step in range(1, ground.rules.count):
            rival = (self.view.seat + step) % ground.rules.count
            owned = {stack for stack, _ in state.tiles[rival]}
            for stack, masks, every in state.rules.house_stacks:
                values = ground.rules.board.stacks[stack].values
                if stack in owned or state.stacks[stack] >= len(values):
                    continue
                lacking = missing(state.houses[rival], masks, every)
                if len(lacking) == 1 and lacking[0] >> city & 1:
                    data = {
                        "rival": rival,
                        "stack": ground.rules.board.stacks[stack].id,
                        "city": ground.rules.board.city_ids[city],
                    }
                    return [Reason("denies-tile", {**data, "value": values[state.stacks[stack]]})]
        return []

    @cached_property
    def _wanted(self) -> int:
        """The cities whose cards would fit: neighbours of the route, or of the hand if there is no route."""
        view = self.view
        if view.route >= 0:
            return self.ground.routes.joining(view.route, view.hand)[1]
        return self.ground.routes.near(view.hand) & ~view.hand

    def _lies(self, city: int) -> int:
        return sum(1 for kind in self.state.display if kind >= 0 and self.ground.kind_city[kind] == city)

    def _odds(self, wanted: int) -> dict[str, int]:
        """Return the number of hidden cards of some cities, and of all hidden cards."""
        return {"left": self.view.still_hidden(wanted), "all": sum(self.view.hidden)}

    def _nothing_open(self) -> Reason:
        """Return that nothing open fits, and what may come: where own cards are to be laid first, at the ends then."""
        view = self.view
        plan = view.plan(view.route, view.hand)
        steps = sum(1 << step for step in plan.steps) if view.route >= 0 else 0
        wanted = view.around(plan.route) & ~view.hand if steps else self._wanted
        return Reason("deck-may-fit", {**self._odds(wanted), **self.listed(steps)})

    def helped(self, action: TaxisAction, reasons: Sequence[Reason]) -> list[Reason]:
        """Return reasons with what the official's help brings besides, in second place."""
        more = [one for ask in self.judge.advice.help_reasons for one in ask(self.state, action)]
        return [*reasons[:1], *more, *reasons[1:]]

    def _deck(self, official: str) -> list[Reason]:
        view = self.view
        fits = self._wanted & view.lying
        odds, found = self._odds(self._wanted), []
        hope = [Reason("deck-fits", odds)] if odds["left"] >= HOPE * odds["all"] else []
        if self.state.rules.backs and self.state.deck:
            horses = self.state.rules.kind_back[self.state.deck[-1]]
            found = [Reason("deck-shows", {"horses": horses})] if horses >= STRONG else []
        if not self._wanted:
            apart = not any(
                self.ground.roads[city] & view.lying for city in self.ground.rules.board.cities(view.lying)
            )
            return [*found, Reason("open-apart" if apart else "nothing-better-lies-open")]
        if found:
            return [*found, *hope]
        twice = sum(1 << city for city in self.ground.rules.board.cities(fits) if self._lies(city) > 1)
        if twice:
            return [Reason("waits-open", self.listed(twice)), *hope]
        if not fits:
            return [self._nothing_open()]
        if not fits & ~view.houses:
            return [Reason("open-have-houses", self.listed(fits)), *hope]
        if self.state.phase == TAKE and not official and self.state.rules.can_use(self.state, POSTMEISTER):
            told = {**self.listed(fits), "official": POSTMEISTER}
            return [Reason("official-follows", told), *hope]
        less = "open-fit-less" if fits.bit_count() <= FEW else "several-open"
        return [Reason(less, self.listed(fits)), *hope]

    def exchange(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for six new cards."""
        return self.helped(action, self._exchange())

    def _exchange(self) -> list[Reason]:
        view = self.view
        if not self._wanted:
            return [Reason("new-display")]
        # Of what lies open, six new cards bring nothing that could not be taken as well.
        hoped = self._wanted & ~view.lying or self._wanted
        odds = {"left": view.still_hidden(hoped), "all": sum(view.hidden)}
        least = 1 - (1 - odds["left"] / max(1, odds["all"])) ** len(self.state.display)
        percent = min(100 - STEP, round(100 * least / STEP) * STEP)
        about = round(len(self.state.display) * odds["left"] / max(1, odds["all"]))
        named = self.listed(hoped if hoped.bit_count() <= NAMED else 0)
        hope = Reason("exchange-odds", {**odds, **named, "percent": percent, "about": about})
        fits = self._wanted & view.lying
        if free := self._free():
            return [hope, free]
        if fits:
            return [hope, Reason("open-fit-less", self.listed(fits))]
        if view.route < 0:
            return [Reason("nothing-goes-with-hand"), hope]
        if view.ends & view.hand:
            return [Reason("nothing-new-fits"), hope]
        return [Reason("nothing-fits", {"cards": self.ground.routes.cards[view.route]}), hope]


def _lacking(reason: Reason) -> int:
    """Return how many cities or countries a tile lacks by a reason."""
    return len(reason.data["towns"]) if "towns" in reason.data else int(reason.data["missing"])
