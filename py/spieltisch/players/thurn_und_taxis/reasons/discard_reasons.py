"""Reasons for discarding a card, as ids and data: what it is of little use for, and what stays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason
from ..plans import Plan
from .route_reasons import PAIR, RouteReasons

FEW = 3
"""A city with fewer neighbours than this is hard to join."""
STAYS = ("completes", "lacks-towns", "lacks-countries", "new-country", "first-house")
"""Ids of reasons of a house for which a card is kept before another."""
STAY_DATA = ("country", "stack", "value")
"""What of the data of these is told."""


class DiscardReasons(RouteReasons):
    """Explains which card of a hand goes in one position."""

    def discard(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons why a card is of least use."""
        view, ground = self.view, self.ground
        city, card = ground.kind_city[action.card], action.json["card"]
        data, stands = {"card": card}, {"city": ground.rules.board.city_ids[city]}
        rest = self.without(action.card)
        apart = not ground.roads[city] & rest
        others = [one for one in bits_of(rest) if not ground.roads[one.bit_length() - 1] & (rest | 1 << city)]
        # Where it holds of other cards as well, it does not say why this one goes.
        found = [Reason("joins-nothing", data)] if apart and not others else []
        pair: list[Reason] = []
        # Of several cards that go, the others go as well.
        keeps = view.plan(-1, ground.city_mask(self.judge.kept(self.state)[action.card][1]))
        if keeps.have > 1:
            houses = keeps.houses.bit_count()
            told = {**data, **self.listed(ground.routes.cities[keeps.route]), "houses": houses}
            # The greatest gain of the route that they make.
            tiles = self._completed(keeps.houses)
            comes = keeps.carriage and not keeps.missing
            told |= {"carriage": keeps.carriage if comes else 0, "helped": int(keeps.helped), "value": 0}
            if tiles:
                told |= {name: tiles[0].data[name] for name in ("stack", "value")}
            pair.append(Reason("keeps-together", told))
            if tiles or comes or keeps.have > PAIR:
                # More than a pair is what a hand is kept for.
                found = [*pair, *found]
        if rest >> city & 1:
            # That it is held twice says why it goes, and what stays what for.
            return [
                Reason("held-twice", data),
                *(replace(one, plain=True) for one in pair),
            ]
        if view.houses >> city & 1:
            found.append(Reason("house-stands", stands))
        instead = self._stays_instead(action, ground.routes.cities[keeps.route] if keeps.have > 1 else 0)
        # It is true of every other card, and says why not that one.
        found += [replace(one, plain=True) for one in instead if one.data["why"] == "completes"]
        found += self._replaced(action)
        found += [one for one in instead if one.data["why"] != "completes"]
        found += [one for one in pair if one not in found]
        if apart and ground.roads[city].bit_count() < FEW:
            found.append(Reason("few-neighbours", {**data, **self.listed(ground.roads[city])}))
        rather = self._rather(city, keeps) if keeps.have > 1 else []
        if rather:
            # Which of two pairs stays says more than what one card lacks.
            found = [*pair, *rather, *(one for one in found if one.id != "keeps-together")]
        alone = [Reason("joins-nothing" if apart else "least-useful", data)]
        return found or alone

    def _replaced(self, action: TaxisAction) -> list[Reason]:
        """Return that a card is easily replaced, as far as none of those that could go instead is as easily."""
        ground, state = self.ground, self.state
        kept, copies = self.judge.kept(state), self.lying(ground.kind_city[action.card])
        others = [
            self.lying(ground.kind_city[kind])
            for kind in kept
            if kind != action.card and ground.lies_as_good(state, kind)
        ]
        if not ground.lies_as_good(state, action.card) or copies <= max(others, default=0):
            return []
        return [Reason("lies-open-too", {"card": action.json["card"], "copies": copies})]

    def _rather(self, city: int, keeps: Plan) -> list[Reason]:
        """Return why other cards of the hand that go with the discarded one go before those that are kept: fewer houses, or nothing open goes on."""
        view, routes = self.view, self.ground.routes
        kept = routes.cities[keeps.route]
        other = [
            one
            for one in view.made(view.hand & ~kept)
            if routes.cities[one] >> city & 1 and routes.cards[one] > 1
        ]
        if not other:
            return []
        best = max(
            other, key=lambda one: (view.best_houses(routes.cities[one]).bit_count(), routes.cards[one])
        )
        houses, more = view.best_houses(routes.cities[best]).bit_count(), keeps.houses.bit_count()
        on, fewer = (view.around(one) & view.lying & ~view.hand for one in (keeps.route, best))
        data = {**self.listed(routes.cities[best]), "houses": houses, "kept": more, "towns": self.ids(kept)}
        if houses < more:
            return [Reason("rather-pair", {**data, "why": "houses"})]
        if on and not fewer:
            way = self.ids(on)[0]
            return [Reason("rather-pair", {**data, "neighbour": way, "why": "open"})]
        return []

    def _stays_instead(self, action: TaxisAction, together: int) -> list[Reason]:
        """Return what other cards that go with nothing, and are kept, have before the one that is discarded: a house there, and cards beside it."""
        ground = self.ground
        city, card = ground.kind_city[action.card], action.json["card"]
        kept = self.judge.kept(self.state)
        # The one that would go next is what to compare with.
        rest = sorted(kept[action.card][1], key=lambda kind: -kept[kind][0] if kind in kept else 0.0)
        others = dict.fromkeys(ground.kind_city[kind] for kind in rest)
        first = next(iter(others), -1)
        own = {one.id for one in self._town(city, 0)}
        # A tile that needs a house there as well is no less than what another city counts for.
        least = max((one.data["value"] for one in self.only_city(city)), default=0)
        houses: list[Reason] = []
        roads: list[Reason] = []
        for other in others:
            if (together | 1 << city) >> other & 1:
                continue
            data = {"card": card, "neighbour": ground.rules.board.city_ids[other]}
            for why in self._town(other, 0):
                # Beside a tile that its own house would complete, what another one counts for says nothing.
                is_less = bool(least) and why.data.get("value", 0) <= least
                if why.id in STAYS and not is_less and not {why.id, "completes"} & own and not houses:
                    told: dict[str, Any] = {name: it for name, it in why.data.items() if name in STAY_DATA}
                    houses = [Reason("stays-instead", {**data, **told, "why": why.id})]
            more, fewer = (self._beside(one) for one in (other, city))
            if more > fewer and other == first:
                roads = [Reason("stays-instead", {**data, "why": "roads", "have": more, "left": fewer})]
        return [*roads, *houses]

    def _beside(self, city: int) -> int:
        """Return the number of neighbours of a city of which a card lies open or is in hand: a route takes each just once."""
        return (self.ground.roads[city] & (self.view.hand | self.view.lying)).bit_count()
