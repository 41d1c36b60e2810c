"""What sets an open card apart from others that would get the same reasons with figures as good, as ids and data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from ....thurn_und_taxis.actions import TaxisAction
from ...knowledge import COSTS, GAINS, Reason
from ..plans import View
from .deck_reasons import DeckReasons
from .denial_reasons import DenialReasons
from .drawing_reasons import NEEDED, horses_for
from .order_reasons import MORE
from .route_reasons import PAIR, RouteReasons

COMPARED = frozenset(
    [
        "beside-open",
        "enough-to-close",
        "enough-with-help",
        "for-next-route",
        "for-route-after",
        "joined-by",
        "joined-later",
        "joined-to-route",
        "one-more-house",
        "opens-next-route",
        "toward-carriage",
        "toward-closing",
        "toward-help",
        "toward-tile",
        "two-steps",
        "way-open",
    ]
)
"""Ids of reasons that often hold for several open cards."""
OFFERED = frozenset({"beside-open", "for-next-route", "opens-next-route"})
"""Of these, those of cards that go together."""
LYING = frozenset({"beside-open", "opens-next-route", "way-open"})
"""Of these, those of cards of which both lie open."""
COUNTED = LYING | {"goes-on-open"}
"""Ids of reasons in which more cities are more ways on."""
LATER = frozenset({"beside-open", "joined-by", "two-steps", "way-open"})
"""Of these, those of cards that do not fit yet, but are for the route at hand."""
NOW = frozenset({"enough-to-close", "enough-with-help", "toward-carriage", "toward-tile"})
"""Ids of reasons of a card that fits at once."""
DENIED = frozenset({"denies", "denies-tile", "denies-way"})
"""Ids of reasons of a card that is taken from a rival."""
AFTER = frozenset({"goes-on-hidden", "goes-on-open", "links"})
"""Ids of reasons that say nothing without the one before."""
MEASURED = (GAINS | {"left", "lying", "copies"}) - {"count"}
"""Keys of numbers of which more is better, in reasons of cards."""
BROUGHT = frozenset({"have", "houses", "points", "value", "worth"})
"""Those of what is brought in the end."""
TOLD = 2
"""Reasons of a card that are told."""
NAMED = 3
"""Most other cards that are named."""

Known = Callable[[TaxisAction], Sequence[Reason]]


class ApartReasons(RouteReasons):
    """Compares the open cards in one position.

    Args:
        view: the cards that the deciding player has and sees.
        known: the reasons of an open card by themselves.
    """

    def __init__(self, view: View, known: Known) -> None:
        super().__init__(view)
        self._known = known
        self._deck = DeckReasons(view)
        self._denial = DenialReasons(view)

    def among(self, action: TaxisAction, reasons: Sequence[Reason]) -> list[Reason]:
        """Return the reasons of a card without what another one does better, and with what sets it apart."""
        rest = [*reasons]
        others = {way: self._known(way) for way in self._others(action)}
        if rest and any(self._is_beaten(rest[0], way, why) for way, why in others.items()):
            whole = self._holds_all(action)
            speaks = [one for one in rest[1:] if not (one.plain or one.id in AFTER)]
            rest = [*whole, *rest[1:]] if whole or speaks else rest
        told = [one for one in rest[:TOLD] if not one.plain]
        if rest and rest[0].id == NEEDED:
            return [rest[0], *self._drawn_too(action, rest[0]), *rest[1:]]
        if rest and rest[0].id in DENIED:
            # What is of use to oneself is told to be there still.
            return [rest[0], *self._waits(rest[0], rest, others), *rest[1:]]
        if not (told and told[0].id in COMPARED):
            return rest
        # The other card of a pair is none that would do instead.
        pair = told[0].data["cities"] if told[0].id in LYING else ()
        ids = self.ground.rules.board.city_ids
        apart_from = {
            way: why for way, why in others.items() if ids[self.ground.kind_city[way.card]] not in pair
        }
        alike = [
            way
            for way, why in apart_from.items()
            if all(_holds_in(one, why) or self._goes_too(one, way) for one in told)
        ]
        first = told[0]
        same = [way for way, why in apart_from.items() if _holds_in(first, why)]
        found = [] if any(one.plain for one in rest[1:TOLD]) else self._more_houses(action, first, same)
        found = found or (
            self._apart(action, first, alike) if alike else self._waits(first, rest, apart_from)
        )
        if found and any(one.id == "fits-no-house" for one in rest):
            # Both what the others lack and why the one that fits is left.
            return [*(replace(one, plain=False) for one in found), *(one for one in rest if one is not first)]
        at = rest.index(first) + 1
        return [
            *rest[:at],
            *(found or self._either(action, first) or self._done_too(first, apart_from)),
            *rest[at:],
        ]

    def _done_too(self, own: Reason, others: Mapping[TaxisAction, Sequence[Reason]]) -> list[Reason]:
        """Return which other card does what a card does at once, and makes a longer route of the hand."""
        if own.id not in NOW or own.data.get("missing"):
            return []
        hand, have = self.view.hand, own.data.get("have", 0)
        found = {
            bit: self.view.plan(self.view.route, hand | bit).have
            for way, why in others.items()
            if any(one.id == own.id and not one.data.get("missing") for one in why)
            for bit in (self.ground.kind_bit[way.card],)
        }
        longer = [bit for bit in found if found[bit] > have > 0]
        if not longer:
            return []
        best = max(longer, key=found.__getitem__)
        return [Reason("done-too", {**self.listed(best), "have": found[best]}, plain=True)]

    def _either(self, action: TaxisAction, first: Reason) -> list[Reason]:
        """Return the reason that of a pair which lies open, to be taken at once, either card may be taken first."""
        data = first.data
        city, ids = self.ground.kind_city[action.card], self.ground.rules.board.city_ids
        if not (first.id in LYING and data.get("soon") and data["count"] == 1):
            return []
        told = {"card": ids[city], "cities": data["cities"], "count": 1}
        return [Reason("either-card", told, plain=True)]

    def _others(self, action: TaxisAction) -> list[TaxisAction]:
        """Return how other open cities could be taken instead."""
        city = self.ground.kind_city
        return [
            way
            for way in cast("list[TaxisAction]", self.state.legal_actions())
            if way.verb == action.verb and way.official == action.official and way.card >= 0
            if city[way.card] != city[action.card]
        ]

    def _apart(self, action: TaxisAction, first: Reason, alike: Sequence[TaxisAction]) -> list[Reason]:
        """Return the one thing that sets a card apart from some others, or that nothing does."""
        kinds = self.ground.kind_city
        city, cities = kinds[action.card], [kinds[way.card] for way in alike]
        card = self.ground.rules.board.city_ids[city]
        names = self.listed(sum(1 << one for one in {*cities}))
        whole = self._holds_all(action)
        if whole:
            return whole
        alone = self.only_city(city)
        if alone and not any(self.only_city(one) for one in cities):
            return [replace(one, plain=True) for one in alone]
        if (
            self.view.houses
            and not self.view.houses >> city & 1
            and not sum(1 << one for one in {*cities}) & ~self.view.houses
        ):
            return [Reason("houses-stand", names, plain=True)]
        abroad = self._abroad(city, first)
        if abroad and not any(self._abroad(kinds[way.card], self._same(first, way)) for way in alike):
            return [Reason("two-countries", {"card": card, "towns": self.ids(abroad), **names}, plain=True)]
        nearer = self._tile_near(city, first, alike)
        if nearer:
            return nearer
        if not self._may_wait(1 << city) and self._may_wait(sum(1 << one for one in {*cities})):
            return [Reason("others-wait", {"card": card, **names}, plain=True)]
        left, most = self._leads(city), max(map(self._leads, {*cities}))
        # What leads on as far is not passed over because it goes with the card.
        if left >= MORE * most and left > max(map(self._leads, self._beside(first)), default=0):
            return [Reason("leads-on", {"card": card, "left": left, "most": most, **names}, plain=True)]
        return self._little_apart(action, first, alike, names)

    def _little_apart(
        self, action: TaxisAction, first: Reason, alike: Sequence[TaxisAction], names: dict[str, Any]
    ) -> list[Reason]:
        """Return what sets a card apart a little from some others: roads that lead on, or horses where it waits in the hand; or that nothing does."""
        kinds, backs, roads = self.ground.kind_city, self.state.rules.kind_back, self.ground.roads
        card = self.ids(1 << kinds[action.card])[0]
        horses, most = backs[action.card], max(backs[way.card] for way in alike)
        # In the route that a card joins its horses count for nothing.
        if horses > most and first.id not in LYING | NOW:
            return [
                Reason("more-horses", {"card": card, "horses": horses, "most": most, **names}, plain=True)
            ]
        own, least = (roads[kinds[way.card]].bit_count() for way in (action, max(alike, key=self._roads)))
        beside = max((roads[one].bit_count() for one in self._beside(first)), default=0)
        if first.id in LYING and own > max(least, beside):
            return [Reason("more-roads", {"card": card, "roads": own, "most": least, **names}, plain=True)]
        return [Reason("same-of", names, plain=True)] if names["count"] <= NAMED else []

    def _drawn_too(self, action: TaxisAction, own: Reason) -> list[Reason]:
        """Return which other open cards have horses enough for what a card draws."""
        kinds, backs = self.ground.kind_city, self.state.rules.kind_back
        if own.data["card"] != action.json["card"]:
            # A card of the hand draws what the open one begins.
            return []
        least = horses_for(own)
        enough = {kinds[way.card] for way in self._others(action) if backs[way.card] >= least}
        names = self.listed(sum(1 << city for city in enough))
        return [Reason("same-of", names, plain=True)] if 0 < names["count"] <= NAMED else []

    def _beside(self, first: Reason) -> list[int]:
        """Return the cities that a reason names beside its card."""
        return [self.ground.rules.board.city_ids.index(one) for one in first.data.get("cities", ())]

    def _roads(self, way: TaxisAction) -> int:
        """Return the number of roads from the city of a card."""
        return self.ground.roads[self.ground.kind_city[way.card]].bit_count()

    def _tile_near(self, city: int, first: Reason, alike: Sequence[TaxisAction]) -> list[Reason]:
        """Return the tile that a card and the open one next to it bring within one house, unless other cards next to it do so too."""
        if first.id != "beside-open" or first.data["count"] != 1:
            return []
        pair = 1 << self.ground.rules.board.city_ids.index(first.data["cities"][0])

        def near(one: int) -> list[Reason]:
            told = self._town(one, self.view.best_houses(pair | 1 << one))
            few = [why for why in told if why.id == "lacks-towns" and why.data["count"] == 1]
            return [why for why in few if why.data["built"] == PAIR]

        others = {why.data["stack"] for way in alike for why in near(self.ground.kind_city[way.card])}
        return [replace(one, plain=True) for one in near(city) if one.data["stack"] not in others][:1]

    def _waits(
        self, first: Reason, own: Sequence[Reason], others: Mapping[TaxisAction, Sequence[Reason]]
    ) -> list[Reason]:
        """Return which open card fits at once but may wait, beside one that does not fit yet."""
        if first.id not in LATER | NOW | DENIED or any(map(_is_at_once, own)):
            return []
        fits = sum(
            {
                1 << self.ground.kind_city[way.card]
                for way, why in others.items()
                if any(map(_is_at_once, why))
            }
        )
        if not fits:
            return []
        if self._may_wait(fits):
            return [Reason("fits-but-waits", {**self.listed(fits), "why": "unwanted"}, plain=True)]
        # He cannot take both that card and one which joins this one.
        free = self.follows_at_once and not first.data.get("soon")
        soon = free and not any(way.official for way in others)
        why = "soon" if soon else "copies" if self.copies(fits) > 1 else ""
        return [Reason("fits-but-waits", {**self.listed(fits), "why": why}, plain=True)] if why else []

    def _may_wait(self, cities: int) -> bool:
        """Return whether no other player is to be feared to take a card of some cities."""
        ids = self.ground.rules.board.city_ids
        return not cities & ~self._deck.unwanted and not any(
            self._denial.denied(city, ids[city]) for city in self.ground.rules.board.cities(cities)
        )

    def _holds_all(self, action: TaxisAction) -> list[Reason]:
        """Return the tile for all whose cities the hand and the route then have cards."""
        view, ground, state = self.view, self.ground, self.state
        bit = ground.kind_bit[action.card]
        held = view.houses | view.hand | (ground.routes.cities[view.route] if view.route >= 0 else 0)
        owned = {stack for stack, _ in state.tiles[view.seat]}
        for stack, mask, values in ground.complete:
            taken = state.stacks[stack]
            if stack in owned or taken >= len(values) or not mask & bit or held & bit or mask & ~(held | bit):
                continue
            data = {"card": self.ids(bit)[0], "stack": ground.rules.board.stacks[stack].id, "value": values[taken]}  # fmt: skip
            return [Reason("holds-all", {**data, **self.listed(mask & ~(view.houses | bit))}, plain=True)]
        return []

    def _same(self, first: Reason, way: TaxisAction) -> Reason:
        """Return the reason of another card like one of the own, or that one with the cities of the hand beside the other card."""
        beside = self.ground.roads[self.ground.kind_city[way.card]] & self.view.hand
        found = [one for one in self._known(way) if one.id == first.id]
        return found[0] if found else replace(first, data={**first.data, **self.listed(beside)})

    def _abroad(self, city: int, reason: Reason) -> int:
        """Return the cities with which a card goes by a reason that lie in another country; 0 where a house in each is not what counts."""
        if reason.id not in OFFERED:
            return 0
        ids, groups = self.ground.rules.board.city_ids, self.ground.each
        beside = sum(1 << ids.index(one) for one in reason.data["cities"]) & ~self.view.houses
        at_home = sum(group for group in groups if group >> city & 1)
        return 0 if self.view.houses >> city & 1 else beside & ~at_home

    def _more_houses(self, action: TaxisAction, first: Reason, same: Sequence[TaxisAction]) -> list[Reason]:
        """Return that a route is given more houses by a card than by others that make it as long."""
        kinds = self.ground.kind_city
        cities = {kinds[way.card] for way in same}
        houses, most = self._houses(kinds[action.card]), max(map(self._houses, cities), default=0)
        if not (cities and first.id in NOW and houses > most) or len(cities) > NAMED:
            return []
        if self._holds_all(action) or self.only_city(kinds[action.card]):
            return []
        data = {"card": self.ids(1 << kinds[action.card])[0], "houses": houses, "most": most}
        return [Reason("more-houses", {**data, **self.listed(sum(1 << one for one in cities))}, plain=True)]

    def _houses(self, city: int) -> int:
        """Return the number of houses of the route that is planned with a city."""
        return self.view.plan(self.view.route, self.view.hand | 1 << city).houses.bit_count()

    def _leads(self, city: int) -> int:
        """Return the number of cards outside of the hand that carry on the route that is planned with a city, or lie next to one apart."""
        view, routes = self.view, self.ground.routes
        own, bit = routes.cities[view.route] if view.route >= 0 else 0, 1 << city
        plan = view.plan(view.route, view.hand | bit)
        if plan.have <= 1 or not routes.cities[plan.route] & bit:
            return self.coming(self.ground.roads[city] & ~(view.hand | own))
        rest = (view.hand | bit) & ~own
        made = view.made(rest) if view.route < 0 else (view.route, *routes.reach(view.route, rest))
        # Of routes as long, the plan may be any.
        alike = [one for one in made if routes.cards[one] == plan.have and routes.cities[one] & bit]
        return max(self.coming(view.around(one) & ~(view.hand | own)) for one in (plan.route, *alike))

    def _goes_too(self, own: Reason, way: TaxisAction) -> bool:
        """Return whether another card goes with as many cards of the hand as one that is for the next route, and brings as many houses."""
        if own.id != "for-next-route" or own.data["value"]:
            return False
        view, bit = self.view, self.ground.kind_bit[way.card]
        before = view.plan(view.route, view.hand)
        planned = self.ground.routes.cities[before.route] if before.route >= 0 and before.have > 1 else 0
        beside = self.ground.roads[self.ground.kind_city[way.card]] & view.hand & ~(bit | planned)
        houses = view.best_houses(beside | bit).bit_count()
        return (
            beside.bit_count() >= own.data["count"] and houses >= own.data["houses"] and not bit & view.hand
        )

    def _is_beaten(self, own: Reason, way: TaxisAction, why: Sequence[Reason]) -> bool:
        """Return whether another card brings more of what a reason is for."""
        if own.id not in COMPARED:
            return False
        if own.id == "enough-to-close":
            plan = self.view.plan(self.view.route, self.view.hand | self.ground.kind_bit[way.card])
            return plan.have >= own.data["have"] and bool(plan.houses.bit_count() > own.data["houses"])
        brings = _measures(own, BROUGHT)
        return any(
            _is_as_good(other, own)
            and any(_measures(other, BROUGHT).get(key, 0) > brings[key] for key in brings)
            for other in why
        )


def _is_at_once(reason: Reason) -> bool:
    """Return whether a card brings a carriage, a tile or a closing with what is in hand."""
    return reason.id in NOW and not reason.data.get("missing")


def _measures(reason: Reason, keys: frozenset[str]) -> dict[str, int]:
    return {key: value for key, value in reason.data.items() if key in keys and isinstance(value, int)}


def _is_as_good(other: Reason, own: Reason) -> bool:
    """Return whether a reason of another card says as much as one of the own card."""
    if other.id != own.id or other.data.get("soon") != own.data.get("soon"):
        return False
    if own.id in COUNTED and other.data["count"] < own.data["count"]:
        return False
    more, less = _measures(other, MEASURED), _measures(other, COSTS)
    return all(more.get(key, 0) >= value for key, value in _measures(own, MEASURED).items()) and all(
        less.get(key, 0) <= value for key, value in _measures(own, COSTS).items()
    )


def _holds_in(own: Reason, why: Sequence[Reason]) -> bool:
    return any(_is_as_good(other, own) for other in why)
