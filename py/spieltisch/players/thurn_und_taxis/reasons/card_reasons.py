"""Reasons for taking a card, as ids and data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Any, cast

from ....thurn_und_taxis.actions import DECK, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.phases import TAKE
from ...knowledge import Reason
from ..plans import Plan, View
from .apart_reasons import ApartReasons
from .deck_reasons import DeckReasons
from .denial_reasons import DenialReasons
from .drawing_reasons import DrawingReasons
from .joining_reasons import JoiningReasons
from .route_reasons import RouteReasons
from .team_reasons import DRAWS
from .town_reasons import together

WEAK = ("new-country", "free-city", "first-house", "brings-letter")
"""Ids of reasons that hold for many cards and come last."""
SHORT = 2
"""A route with so many cards is easily begun anew."""
COPIES = ("spare-copy", "second-copy")
"""Ids of reasons of a card that is held already."""
DENIALS = ("denies", "denies-tile")
"""Ids of reasons that tell what a rival would have of a card."""
FOR_LATER = (
    "for-next-route",
    "joined-by",
    "joined-later",
    "only-city",
    "opens-next-route",
    *COPIES,
    *DENIALS,
)
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
        self._drawing = DrawingReasons(view)
        self._apart = ApartReasons(view, self._known)
        self._found: dict[TaxisAction, list[Reason]] = {}

    def take(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for a card."""
        if action.card == DECK:
            return self._deck.take(action)
        if self._dies_with(action):
            return self._begun_anew(action)
        return self._apart.among(action, self._known(action))

    def _known(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for an open card, whatever the others bring; none for one that costs the route."""
        if action not in self._found:
            self._found[action] = [] if self._dies_with(action) else self._open(action)
        return self._found[action]

    def _open(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for an open card."""
        view, ground = self.view, self.ground
        city = ground.kind_city[action.card]
        # Only reasons of its horses tell them with the card.
        bit, card = 1 << city, ground.rules.board.city_ids[city]
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
            told = self._further(plan, card, alone=not reasons)
            reasons += [one for one in told if not reasons or not self._as_good_now(one, city, plan)]
        reasons.sort(key=lambda reason: reason.id in WEAK or len(reason.data.get("towns", ())) > 1)
        if not is_planned and not (before.houses | held) & bit and not view.last:
            reasons += self._for_house(city, reasons)
        if is_planned and goes_on and all(one.id in DENIALS for one in reasons):
            before_it = ground.roads[city] & view.hand & ground.routes.cities[plan.route]
            data = {"card": card, "have": plan.have, "houses": plan.houses.bit_count()}
            on = self._on_with_hand(plan, card) or self._instead(plan, before, card)
            reasons += on or [Reason("joins-route", {**data, **self.listed(before_it)})]
            # Where it brings no house, what the others bring says more.
            reasons += self.as_planned(before) if plan.houses.bit_count() <= before.houses.bit_count() else []
        if is_planned and goes_on and len(reasons) <= 1:
            reasons += [replace(one, id="still-completes") for one in self._completed(plan.houses)]
        lacks = self.besides(plan, reasons) if view.route >= 0 or plan.have > 1 else []
        drawn = bool(lacks) or self.state.rules.kind_back[action.card] > 1
        back, alike = self._back(action) if not is_planned and drawn else ([], [])
        reasons += back
        named = {place for one in reasons for key in ("cities", "towns") for place in one.data.get(key, ())}
        # A card whose horses draw all that is planned leaves nothing to be lacked.
        besides = self._else(action, held, drawn=drawn, nothing=all(one.id == "free-city" for one in reasons))
        reasons += alike if all(one.plain for one in (*reasons, *besides)) else []
        draws = max((one.data["length"] for one in reasons if one.id in DRAWS), default=0)
        lacks = [one for one in lacks if draws < one.data["cards"] and one.data.get("city") not in named]
        reasons += [*besides, *lacks]
        if not is_planned and self._leaves_open(reasons):
            stays = self.as_planned(before)
            # That a card is of no use now says nothing without what is.
            reasons = [*stays, *reasons] if reasons and reasons[0].id in COPIES else [*reasons, *stays]
        if not is_planned and view.houses & bit and all(one.plain for one in reasons):
            reasons.append(Reason("of-no-use", {"card": card}, plain=True))
        # What another card brings comes after what this one does.
        reasons.sort(key=lambda one: one.id == "still-completes" or (not is_planned and one.id in WEAK))
        if not is_planned:
            reasons.sort(key=lambda one: self._rank(one, card))
        return together(self._once(self._alone_there(city, reasons)))

    def _for_house(self, city: int, found: Sequence[Reason]) -> list[Reason]:
        """Return the reasons for a house in the city of a card besides the plan: what gets a house is no horse."""
        card, houses = self.ids(1 << city)[0], self.view.houses
        joined = any("cities" in one.data and one.id not in DENIALS for one in found)
        told = [] if joined else self._joining.wins_with(city)
        told += [replace(one, keeps=one.keeps | {card}) for one in self._rare(city)]
        if not (found or told) and houses and not houses >> city & 1:
            return [Reason("free-city", {"card": card}, keeps=frozenset({card}))]
        return told

    def _alone_there(self, city: int, reasons: Sequence[Reason]) -> list[Reason]:
        """Return reasons with what the only city of a country is for, in the place of the bare word that no house stands there."""
        alone = self.only_city(city)
        bare = [one for one in reasons if one.id in {"free-city", "new-country"}]
        if not (alone and bare):
            return [*reasons]
        told = [one for one in reasons if one not in bare]
        at = min(reasons.index(bare[0]), len(told))
        return [*told[:at], *([] if any(one.id == "only-city" for one in told) else alone), *told[at:]]

    @staticmethod
    def _rank(reason: Reason, city: str) -> int:
        """Return how early a reason comes for a card besides the plan: the tile that a house there wins, then the route that it draws."""
        if reason.id == "completes" and city in reason.data["cities"]:
            return 0
        draws = reason.id in DRAWS and reason.data.get("cards") and not reason.data["short"]
        return (3 if reason.data.get("alike") else 1) if draws else 2

    def _back(self, action: TaxisAction) -> tuple[list[Reason], list[Reason]]:
        """Return the reasons of the other side of a card, and those that an open card of another city has as well: they choose none."""
        asked = [one for ask in self.judge.advice.back_reasons for one in ask(self.state, action)]
        found = self._drawing.drawn(action, asked)
        # Horses without which nothing is closed are told in any case, where most cards have them after the rest.
        alike = [one for one in found if one.data.get("alike") and not one.data.get("closes")]
        return [one for one in found if one not in alike], alike

    def _on_plan(self, action: TaxisAction, plan: Plan, before: Plan) -> list[Reason]:
        """Return what a card brings to the plan that has a use for it."""
        view, ground = self.view, self.ground
        city = ground.kind_city[action.card]
        bit, card = 1 << city, ground.rules.board.city_ids[city]
        # What lies inside of the route is joined to nothing more.
        inside = ground.routes.inner(view.route) if view.route >= 0 else 0
        beside = ground.roads[city] & ground.routes.cities[plan.route] & ~inside
        reasons = self._aim(plan, card, before, beside)
        if bit & ground.routes.inner(plan.route) and beside.bit_count() == BOTH:
            reasons.append(Reason("links", {"card": card, **self.listed(beside)}))
        known = {one.data["stack"] for one in self._completed(before.houses)}
        reasons += (
            [
                one
                for one in self._rare(city, plan.houses, self.ground.routes.cities[plan.route])
                if one.id != "completes" or one.data["stack"] not in known
            ]
            if plan.houses & bit
            else [*self._completed(plan.houses, before.houses), *self._completed(bit)]
        )
        told = any(one.id == "enough-to-close" for one in reasons)
        if plan.houses.bit_count() > before.houses.bit_count() and before.have >= plan.cards - 1 and not told:
            houses = plan.houses.bit_count()
            closes = self.state.ending is None and plan.have >= ground.rules.min_route
            last = closes and houses == self.state.supply[self.view.seat]
            data = {"houses": houses, "card": card, "last": int(last), "have": plan.have}
            # What cannot be closed without it places none.
            is_long = before.have >= ground.rules.min_route
            data["more"] = (houses - before.houses.bit_count()) * is_long
            reasons.append(Reason("one-more-house", data))
        return reasons

    def _on_with_hand(self, plan: Plan, card: str) -> list[Reason]:
        """Return the reason of further cards of the hand that go on from a planned route to a tile, or to one card less."""
        view, tile = self.view, self.view.look.tile
        longest = self.longest(plan)
        have = self.ground.routes.cards[longest]
        more = self.ground.routes.cities[longest] & ~self.ground.routes.cities[plan.route]
        for missing in range(2):
            if more and not view.last and tile(have + missing) > tile(plan.have):
                data = {"card": card, **self.listed(more), "have": have, "missing": missing}
                data["value"] = tile(have + missing)
                return [Reason("on-with-hand", data, keeps=frozenset(self.ids(more)))]
        return []

    def _further(self, plan: Plan, card: str, *, alone: bool) -> list[Reason]:
        """Return the reason of the next cards of a plan, with the length that they give it where nothing else tells what it is for."""
        told = [self._in_order(one, card) for one in self.ways_on(plan, card)]
        if not alone:
            return told
        return [
            replace(one, data={**one.data, "have": plan.have + 1}) if "have" in one.data else one
            for one in told
        ]

    def _in_order(self, reason: Reason, card: str) -> Reason:
        """Return the reason of the open cards that follow one of which more lie: what becomes of the rarer ones until then."""
        if reason.id != "goes-on-open" or self.follows_at_once:
            return reason
        ids = self.ground.rules.board.city_ids
        after = [ids.index(city) for city in reason.data["cities"]]
        if self.lying(ids.index(card)) <= max(map(self.lying, after)):
            return reason
        waits = any(self._deck.unwanted >> city & 1 for city in after)
        return replace(reason, data={**reason.data, "once": "waits" if waits else "risk"})

    def _as_good_now(self, reason: Reason, city: int, plan: Plan) -> bool:
        """Return whether an open card that is told to follow another one does the same now, and lies there as often: nothing says which comes first."""
        if reason.id != "goes-on-open":
            return False
        view, ids = self.view, self.ground.rules.board.city_ids
        after = [ids.index(one) for one in reason.data["cities"]]
        return all(
            self.lying(one) == self.lying(city)
            and view.plan(view.route, view.hand | 1 << one).have >= plan.have
            for one in after
        )

    def _instead(self, plan: Plan, before: Plan, card: str) -> list[Reason]:
        """Return the reason of a card that makes the plan no better, but leaves one of the hand for the next route."""
        kept = sum(1 << step for step in before.steps) & ~self.ground.routes.cities[plan.route]
        better = plan.have > before.have or plan.houses.bit_count() > before.houses.bit_count()
        if better or kept.bit_count() != 1:
            return []
        return [Reason("takes-place", {"card": card, "have": plan.have, **self.listed(kept)})]

    @staticmethod
    def _leaves_open(reasons: Sequence[Reason]) -> bool:
        """Return whether no reason tells what becomes of the route at hand."""
        first = next((one for one in reasons if one.id != "still-completes"), None)
        if not first or first.id in FOR_LATER or all(one.id in (*WEAK, "still-completes") for one in reasons):
            return True
        return (first.id == "fits-end" and not first.data["worth"]) or (
            first.id == "strongest-open" and first.data["route"]
        )

    def as_it_is(self, _: TaxisAction) -> list[Reason]:
        """Return the reasons for taking nothing: what route and hand bring as they are."""
        before = self.view.plan(self.view.route, self.view.hand)
        done = [replace(one, id="still-completes") for one in self._completed(before.houses)]
        return [*together(done), *self.as_planned(before)]

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
            return [Reason("needs-horse", data, price=True)] if cards > SHORT else self._left_open(data)
        left, bridge = self._left_behind(action, data), self.bridge(plan, view.route, view.hand | bit)
        if bridge and left.plain and left.data["official"] and left.data["cities"] == bridge[0].data["towns"]:
            both = {
                "card": data["card"],
                "official": left.data["official"],
                **self.listed(view.ends & view.lying),
            }
            return [*bridge, Reason("both-follow", both, plain=True)]
        return [left, *bridge]

    def _left_open(self, data: dict[str, Any]) -> list[Reason]:
        """Return why no open card that fits a short route is taken: none brings it a house; else that only a horse keeps the route."""
        view, own = self.view, self.ground.routes.cities[self.view.route]
        fits = view.ends & view.lying
        if not fits:
            return [Reason("needs-horse", data, plain=True)]
        most = view.best_houses(own).bit_count()
        if any(view.best_houses(own | bit).bit_count() > most for bit in bits_of(fits)):
            return []
        return [Reason("fits-no-house", self.listed(fits), plain=True)]

    def _left_behind(self, action: TaxisAction, data: dict[str, Any]) -> Reason:
        """Return what a card that extends no route does to it: an official may still take one that does."""
        told = {
            **data,
            "official": self._still_taken_by(action),
            **self.listed(self.view.ends & self.view.lying),
        }
        single = data["cards"] == 1
        return Reason("leaves-to-official", told, price=not single, plain=single)

    def _still_taken_by(self, action: TaxisAction) -> str:
        """Return the official who may take a further card after an open one, ``""`` for none."""
        after = self.state.copy()
        after.apply(action)
        legal = cast("list[TaxisAction]", after.legal_actions())
        return next((way.official for way in legal if way.verb == "take"), "")

    def _dies_with(self, action: TaxisAction) -> bool:
        """Return whether the route has to be given up at once, as nothing in hand extends it then (TT-204, TT-317)."""
        if not self.is_stuck or self.judge.advice.aside:
            return False
        extends = self.view.ends >> self.ground.kind_city[action.card] & 1
        return not extends and not self._still_taken_by(action)

    def _begun_anew(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for a card with which the route is lost: what it makes of the hand, and how much is given up."""
        cards = self.ground.routes.cards[self.view.route]
        fresh = copy(self.view)
        fresh.route = -1
        gone = Reason("gives-up-route", {"card": action.json["card"], "cards": cards}, price=True)
        # A single card is begun anew with any other.
        return [*([gone] if cards > 1 else []), *CardReasons(fresh).take(action)]

    def _rare(self, city: int, planned: int = 0, along: int = 0) -> list[Reason]:
        """Return the reasons for a house in a city, without those that most other open cards have as well."""
        others = {self.ground.kind_city[kind] for kind in self.state.display if kind >= 0} - {city}
        alike = Counter(one.id for other in others for one in self._town(other, 0))
        return [
            one
            for one in self._town(city, planned, along)
            if one.id not in WEAK or alike[one.id] * 2 <= len(others)
        ]

    def _else(self, action: TaxisAction, held: int, *, drawn: bool, nothing: bool) -> list[Reason]:
        """Return the reasons for a second card of a city, or for its neighbours where there is nothing else to say."""
        view, city, card = self.view, self.ground.kind_city[action.card], action.json["card"]
        roads, bit = self.ground.roads[city], 1 << city
        if held & bit and not drawn:
            planned = self.ground.routes.cities[view.plan(view.route, view.hand).route]
            own = self.ground.routes.cities[view.route] if view.route >= 0 else 0
            if view.hand & bit and (own & bit or not planned & bit):
                return [Reason("spare-copy", {"card": card})]
            # What goes with it is not laid before, or held once more.
            held_on = [self.ground.kind_city[kind] for kind in view.hand_kinds]
            twice = sum(1 << one for one in {*held_on} if held_on.count(one) > 1)
            beside = roads & view.hand & (~planned | twice) & ~bit
            return [
                Reason(
                    "second-copy", {"card": card, "held": int(bool(view.hand & bit)), **self.listed(beside)}
                )
            ]
        alone = self.only_city(city) if nothing and not held & bit else []
        if alone:
            return alone
        if nothing and roads.bit_count() >= MANY and not held & bit:
            others = {self.ground.kind_city[kind] for kind in self.state.display if kind >= 0} - {city}
            most = max((self.ground.roads[one].bit_count() for one in others), default=0)
            if most <= roads.bit_count():
                data = {"card": card, "roads": roads.bit_count(), "most": most}
                return [Reason("well-placed", {**data, "alike": int(most == roads.bit_count())})]
        return []

    def _once(self, reasons: Sequence[Reason]) -> list[Reason]:
        """Return reasons without those that speak of a tile again, and what is true of all that lies open only where nothing else is."""
        found: list[Reason] = []
        told: set[str] = set()
        reasons = [one for one in reasons if one.id != "needs-horse" or one.price] or reasons
        for one in reasons:
            stack = one.data.get("stack") if one.id != "denies-tile" else None
            if stack is None or stack not in told:
                found.append(one)
            told |= {stack} if stack else set()
        return found
