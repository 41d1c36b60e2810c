"""What the horses of a card bring: a route that can be closed, a better tile or more houses; as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....thurn_und_taxis.actions import LAY, TaxisAction
from ...knowledge import Reason
from .route_reasons import SOON, RouteReasons

NEEDED = "horses-needed"
"""Id of the reason of a card that is harnessed for a longer route."""
NOTHING = {"closes": 0, "worth": 0, "houses": 0, "cities": [], "count": 0}
"""What more horses bring: a route that can be closed, a tile, houses, open cards that fit."""


def horses_for(reason: Reason) -> int:
    """Return how many horses a team lacks for the route that it is needed for; as much of it as the cards at hand make."""
    data = reason.data
    return int(min(data["length"], data["cards"] or data["length"]) - data["strength"])


class DrawingReasons(RouteReasons):
    """Tells what a stronger team is for in one position."""

    def drawn(self, action: TaxisAction, reasons: Sequence[Reason]) -> list[Reason]:
        """Return the reasons of a card's horses with what they bring, without those that bring nothing."""
        found = [
            told for one in reasons if (told := self._with_gain(action, one) if one.id == NEEDED else one)
        ]
        return [
            replace(one, data={**one.data, "alike": 1}) if self._is_common(action, one) else one
            for one in found
        ]

    def _is_common(self, action: TaxisAction, reason: Reason) -> bool:
        """Return whether half of the other open cards or more draw as much of what is at hand; all of them where nothing could be closed without."""
        if reason.id != NEEDED or action.verb == LAY:
            return False
        backs, city, least = self.state.rules.kind_back, self.ground.kind_city, horses_for(reason)
        others = [kind for kind in self.state.display if kind >= 0 and city[kind] != city[action.card]]
        enough = sum(backs[kind] >= least for kind in others)
        return bool(enough == len(others) if reason.data["closes"] else 2 * enough >= max(1, len(others)))

    def _with_gain(self, action: TaxisAction, reason: Reason) -> Reason | None:
        view, data = self.view, {**NOTHING, **reason.data}
        hand = self.without(action.card) if action.verb == LAY else view.hand
        strength, cards = data["strength"], min(data["length"], data["cards"] or data["length"])
        lies = self.ground.routes.cards[view.route] if view.route >= 0 else 0
        least = max(self.ground.rules.min_route, lies)
        if cards < least or cards <= strength:
            # Even then nothing can be closed; another horse has to follow.
            return replace(reason, data=data) if strength < cards < least else None
        tile = view.look.tile
        gain = {
            "closes": int(strength < least),
            "worth": tile(cards) if tile(cards) > tile(strength) or strength < least else 0,
            "houses": 0,
        }
        if data["cards"]:
            now, then = (self._most_of(hand, most) for most in (strength, cards))
            gain["houses"] = then if gain["closes"] else then - now
            return replace(reason, data={**data, **gain}) if any(gain.values()) else None
        made = max(map(self.ground.routes.cards.__getitem__, self._routes(hand)), default=0)
        if not (gain["closes"] or (gain["worth"] and cards - made <= SOON)):
            return None
        best = max(self._routes(hand), key=self.ground.routes.cards.__getitem__, default=-1)
        on = view.around(best) & view.lying & ~hand
        return replace(reason, data={**data, **gain, "made": made, **self.listed(on)})

    def _routes(self, hand: int) -> Sequence[int]:
        """Return the routes that a hand makes, or to which it carries on the one that lies."""
        routes, route = self.ground.routes, self.view.route
        if route < 0:
            return self.view.made(hand)
        joined = routes.joining(route, hand & ~routes.cities[route])[0]
        return (route, *routes.reach(route, joined, joined.bit_count()))

    def _most_of(self, hand: int, most: int) -> int:
        """Return the most houses that the cards of a hand place with a route of so many cards at most."""
        routes = self.ground.routes
        few = [one for one in self._routes(hand) if routes.cards[one] <= most]
        return max((self.view.best_houses(routes.cities[one]).bit_count() for one in few), default=0)
