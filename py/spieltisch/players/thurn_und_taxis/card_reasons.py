"""Reasons for taking and exchanging cards, as ids and data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, cast

from ...thurn_und_taxis.actions import DECK, TaxisAction
from ...thurn_und_taxis.phases import TAKE
from ...thurn_und_taxis.play.tiles import missing
from ...thurn_und_taxis.state import TaxisState
from ..knowledge import Reason
from .judge import Judge
from .plans import Plan, View
from .town_reasons import town_reasons

WEAK = ("new-country", "free-city", "brings-letter")
"""Ids of reasons that hold for many cards and come last."""
SOON = 3
"""Most missing cards of a carriage that is named."""
STRONG = 3
"""Horses on the back of a card from which on they are a reason."""
FEW = 2
"""Most open cards that fit and are named."""
MANY = 5
"""Neighbours of a city that is easily joined."""
MISSED = 0.2
"""Least points of a card for which its denial is named."""
STEP = 5
"""Step of the chances that are told, in per cent."""


class CardReasons:
    """Explains one position's actions with cards.

    Args:
        judge: the judgement that chose them.
        state: the position.
    """

    def __init__(self, judge: Judge, state: TaxisState) -> None:
        self.judge = judge
        self.ground = judge.ground
        self.state = state
        self.view = View(judge, state)

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
        if plan.carriage and not (before and before.carriage == plan.carriage and before.missing <= missing):
            data = {"card": card, "carriage": plan.carriage, "have": have}
            if have >= plan.cards > had and self.view.needs_wagner(have):
                return [Reason("enough-with-help", {**data, "official": "wagner"})]
            if not missing or (plan.cards >= plan.carriage and missing <= SOON):
                return [Reason("toward-carriage", {**data, "missing": missing})]
        tile = self.view.look.tile(plan.cards) if max(least, have) <= plan.cards <= have + SOON else 0
        if (
            tile
            and had < have
            and not (before and self.view.look.tile(before.cards) >= tile and before.have >= plan.cards)
        ):
            data = {"card": card, "length": plan.cards, "value": tile}
            return [Reason("toward-tile", {**data, "missing": plan.cards - have})]
        if have < least and had < have:
            carriage = plan.carriage if self.view.needs_wagner(least) else 0
            return [Reason("toward-closing", {"card": card, "missing": least - have, "carriage": carriage})]
        return []

    def _town(self, city: int, planned: int) -> list[Reason]:
        """Return the reasons for a house in a city, together with the planned ones."""
        reasons = town_reasons(self.ground, self.state, self.view.seat, city, planned)
        if not self.view.houses >> city & 1:
            for ask in self.judge.advice.town_reasons:
                reasons += ask(self.state, self.view.seat, city)
        return reasons

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
            return self._deck()
        city, card = ground.kind_city[action.card], action.json["card"]
        bit = 1 << city
        plan = view.plan(view.route, view.hand | bit)
        reasons: list[Reason] = []
        held = view.hand | (ground.routes.cities[view.route] if view.route >= 0 else 0)
        is_planned = bool(ground.routes.cities[plan.route] & bit and plan.have > 1 and not bit & held)
        goes_on = view.route < 0 or view.begun(plan) > 0
        before = view.plan(view.route, view.hand)
        if view.route >= 0 and not view.ends & view.hand and not self.state.laid:
            data = {"card": card, "cards": ground.routes.cards[view.route]}
            if view.ends & bit:
                reasons.append(Reason("saves-route", data))
            elif self.state.phase == TAKE and not self.judge.advice.aside:
                reasons.append(self._left_behind(action, data))
        if is_planned and goes_on:
            reasons += self._aim(plan, card, before)
            reasons += self._town(city, plan.houses) if plan.houses & bit else []
            if plan.houses.bit_count() > before.houses.bit_count() and before.have >= plan.cards - 1:
                data = {"houses": plan.houses.bit_count(), "card": card}
                reasons.append(Reason("one-more-house", data))
        if not is_planned and not bit & view.hand:
            reasons += self._joins(city, card, before)
        reasons += self._denied(city, card)
        if is_planned and goes_on:
            reasons += self._ways_on(plan, card)
        reasons.sort(key=lambda reason: reason.id in WEAK or len(reason.data.get("towns", ())) > 1)
        if not is_planned and not (before.houses | held) & bit:
            reasons += self._town(city, before.houses)
            if not reasons and not view.houses & bit:
                reasons.append(Reason("free-city", {"card": card}))
        if is_planned and goes_on and not reasons:
            before_it = ground.roads[city] & view.hand & ground.routes.cities[plan.route]
            reasons.append(Reason("joins-route", {"card": card, **self.listed(before_it)}))
        horses = self.state.rules.kind_back[action.card]
        if not is_planned and horses > 1 and (held | view.houses) & bit:
            reasons.append(Reason("for-horses", {"card": card, "horses": horses}))
        if held & bit and horses <= 1:
            beside = ground.roads[city] & (view.hand | view.lying) & ~bit
            reasons.append(Reason("second-copy", {"card": card, **self.listed(beside)}))
        roads = ground.roads[city].bit_count()
        if not reasons and roads >= MANY and not held & bit:
            reasons.append(Reason("well-placed", {"card": card, "roads": roads}))
        return reasons

    def _joins(self, city: int, card: str, before: Plan) -> list[Reason]:
        """Return the reason of the cards that go with this one outside of the present plan."""
        view, ground = self.view, self.ground
        beside = ground.roads[city] & view.hand & ~(1 << city)
        planned = ground.routes.cities[before.route] if before.route >= 0 else 0
        if beside & ~planned:
            return [Reason("for-next-route", {"card": card, **self.listed(beside & ~planned)})]
        if beside:
            follows = view.around(before.route) >> city & 1
            return [
                Reason("follows-plan" if follows else "another-way", {"card": card, **self.listed(beside)})
            ]
        open_ = ground.roads[city] & view.lying & ~planned
        leads = open_ & view.around(before.route)
        if leads and view.route >= 0:
            return [Reason("way-open", {"card": card, **self.listed(leads)})]
        if open_:
            later = view.route >= 0 and not (view.ends | view.around(before.route)) >> city & 1
            told = "opens-next-route" if later else "beside-open"
            return [Reason(told, {"card": card, **self.listed(open_)})]
        owned = ground.routes.cities[view.route] if view.route >= 0 else 0
        between = 0 if (view.ends | owned) >> city & 1 else ground.roads[city] & view.ends
        return [Reason("two-steps", {"card": card, **self.listed(between)})] if between else []

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

    def _denied(self, city: int, card: str) -> list[Reason]:
        """Return the reason to take a card from the next player, where the judgement counts that."""
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

    def _odds(self) -> dict[str, int]:
        """Return the number of hidden cards that fit, and of all hidden cards."""
        return {"left": self.view.still_hidden(self._wanted), "all": sum(self.view.hidden)}

    def _deck(self) -> list[Reason]:
        view = self.view
        fits = self._wanted & view.lying
        odds = self._odds()
        found = []
        if self.state.rules.backs and self.state.deck:
            horses = self.state.rules.kind_back[self.state.deck[-1]]
            found = [Reason("deck-shows", {"horses": horses})] if horses >= STRONG else []
        if not self._wanted:
            apart = not any(
                self.ground.roads[city] & view.lying for city in self.ground.rules.board.cities(view.lying)
            )
            return [*found, Reason("open-apart" if apart else "nothing-better-lies-open")]
        if found:
            return [*found, Reason("deck-fits", odds)]
        twice = sum(1 << city for city in self.ground.rules.board.cities(fits) if self._lies(city) > 1)
        if twice:
            return [Reason("waits-open", self.listed(twice)), Reason("deck-fits", odds)]
        if not fits:
            return [Reason("deck-may-fit", odds)]
        if not fits & ~view.houses:
            return [Reason("open-have-houses", self.listed(fits)), Reason("deck-fits", odds)]
        less = "open-fit-less" if fits.bit_count() <= FEW else "several-open"
        return [Reason(less, self.listed(fits)), Reason("deck-fits", odds)]

    def exchange(self, _: TaxisAction) -> list[Reason]:
        """Return the reasons for six new cards."""
        view, odds = self.view, self._odds()
        if not self._wanted:
            return [Reason("new-display")]
        least = 1 - (1 - odds["left"] / max(1, odds["all"])) ** len(self.state.display)
        percent = min(100 - STEP, round(100 * least / STEP) * STEP)
        hope = Reason("exchange-odds", {**odds, "percent": percent})
        fits = self._wanted & view.lying
        if fits:
            return [Reason("open-fit-less", self.listed(fits)), hope]
        if view.route < 0:
            return [Reason("nothing-goes-with-hand"), hope]
        if view.ends & view.hand:
            return [Reason("nothing-new-fits"), hope]
        return [Reason("nothing-fits", {"cards": self.ground.routes.cards[view.route]}), hope]
