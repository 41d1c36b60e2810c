"""Reasons for a hidden card and for six new ones, as ids and data: what is hoped for, by the cards that may come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ....thurn_und_taxis.actions import POSTMEISTER, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.phases import TAKE
from ...knowledge import Reason
from .route_reasons import RouteReasons

STRONG = 3
"""Horses on the back of a card from which on they are a reason."""
NAMED = 4
"""Most cities that six new cards are to bring and that are named."""
FEW = 2
"""Most open cards that fit and are named."""
HOPE = 0.16
"""Least share of the cards that may come, of those that fit, for a hidden card to be told as a hope."""
STEP = 5
"""Step of the chances that are told, in per cent."""
HAND, ROUTE, EITHER, HELD = range(4)
"""What open cards go with: the hand, the route, the route or cards of the hand that lead on from it, only such cards."""
NEXT_TURN = 2
"""Cards of the hand that the next turn lays, which leaves the officials of this one free."""


class DeckReasons(RouteReasons):
    """Explains what the deck may bring in one position."""

    def take(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for the top card of the deck."""
        return self._helped(action, self._deck(action.official))

    def exchange(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for six new cards."""
        return self._helped(action, self._exchange())

    def _helped(self, action: TaxisAction, reasons: Sequence[Reason]) -> list[Reason]:
        """Return reasons with what the official's help brings besides, in second place."""
        more = [one for ask in self.judge.advice.help_reasons for one in ask(self.state, action)]
        return [*reasons[:1], *more, *reasons[1:]]

    @cached_property
    def _wanted(self) -> int:
        """The cities whose cards would fit: neighbours of the route, or of the hand if there is no route."""
        view = self.view
        if view.route >= 0:
            return self.ground.routes.joining(view.route, view.hand)[1]
        return self.ground.routes.near(view.hand) & ~view.hand

    def _deck(self, official: str) -> list[Reason]:
        view = self.view
        fits = self._wanted & view.lying
        odds, found = {**self.odds(self._wanted), **self._goal}, []
        hope = [Reason("deck-fits", odds)] if odds["left"] >= HOPE * odds["all"] else []
        if self.state.rules.backs and self.state.deck:
            horses = self.state.rules.kind_back[self.state.deck[-1]]
            found = [Reason("deck-shows", {"horses": horses})] if horses >= STRONG else []
        if not self._wanted:
            apart = not any(
                self.ground.roads[city] & view.lying for city in self.ground.rules.board.cities(view.lying)
            )
            rival = {"rival": (view.seat + 1) % self.ground.rules.count}
            return [*found, Reason("open-apart" if apart else "nothing-better-lies-open", rival)]
        if found and not fits:
            return [*found, *hope]
        twice = sum(1 << city for city in self.ground.rules.board.cities(fits) if self.lying(city) > 1)
        if twice:
            return [*found, Reason("waits-open", {**self.listed(twice), "copies": self.copies(twice)}), *hope]
        if not fits:
            return [self._nothing_open(official)]
        if not fits & ~view.houses:
            return [*found, Reason("open-have-houses", self._fitting(fits)), *hope]
        if self.state.phase == TAKE and not official and self.state.rules.can_use(self.state, POSTMEISTER):
            told = {**self.listed(fits), "official": POSTMEISTER}
            return [*found, Reason("official-follows", told), *hope]
        if fits.bit_count() > FEW:
            return [*found, Reason("several-open", self._several(fits)), *hope]
        return [*found, Reason("open-fit-less", self._fitting(fits)), *hope]

    @property
    def _goal(self) -> dict[str, Any]:
        """The cities of the hand that cards are to go with; where a route lies those that carry it on to further ones."""
        view, wanted = self.view, self._wanted
        held = view.hand
        if view.route >= 0:
            held, wanted = self.ground.routes.joining(view.route, held)[0], wanted & ~view.ends
        goal = sum(bit for bit in bits_of(held) if self.ground.routes.near(bit) & wanted)
        return {"towns": self.ids(goal), "held": goal.bit_count(), "route": int(view.route >= 0)}

    def _fitting(self, fits: int) -> dict[str, Any]:
        """Return some cities as data, and what they go with: hand, route, route or cards of the hand, or only these."""
        view = self.view
        if view.route < 0:
            return {**self.listed(fits), "route": HAND}
        later = fits & ~view.ends
        joined = self.ground.routes.joining(view.route, view.hand)[0]
        beside = self.ground.routes.near(later) & joined
        where = (HELD if later == fits else EITHER) if later else ROUTE
        return {**self.listed(fits), "towns": self.ids(beside), "route": where}

    def _several(self, fits: int) -> dict[str, Any]:
        """Return how many cities fit, and two at most of them with the one own city that most of them go with."""
        view, routes = self.view, self.ground.routes
        own = view.hand
        if view.route >= 0:
            own = routes.joining(view.route, view.hand)[0] | routes.ends(view.route)
        near = {one: self.ground.roads[one.bit_length() - 1] & fits for one in bits_of(own)}
        best = max(near, key=lambda one: near[one].bit_count())
        named = [one for one, _ in zip(bits_of(near[best]), range(FEW), strict=False)]
        return {**self.listed(sum(named)), "count": fits.bit_count(), "towns": self.ids(best)}

    def _less(self, fits: int) -> Reason:
        """Return that what lies open fits, but brings less than new cards."""
        if fits.bit_count() > FEW:
            return Reason("open-not-far", self._several(fits))
        return Reason("open-fit-less", self._fitting(fits))

    def _joins_no_two(self, fits: int) -> bool:
        """Return whether no open card lies beside two cards of a hand that no route joins yet."""
        view = self.view
        apart = view.route < 0 and view.hand.bit_count() > 1
        beside = [self.ground.roads[city] & view.hand for city in self.ground.rules.board.cities(fits)]
        return apart and all(one.bit_count() == 1 for one in beside)

    def _nothing_open(self, official: str) -> Reason:
        """Return that nothing open fits, and what may come: where own cards are to be laid first, at the ends then."""
        view = self.view
        plan = view.plan(view.route, view.hand)
        steps = sum(1 << step for step in plan.steps) if view.route >= 0 else 0
        wanted = view.around(plan.route) & ~view.hand if steps else self._wanted
        # A card beside the route would keep it as well (GG-211).
        falls = self.is_stuck and not self.judge.advice.aside
        saved = not official and self.state.rules.can_use(self.state, POSTMEISTER)
        risk = {"lost": self.ground.routes.cards[view.route] if falls else 0, "saved": int(saved)}
        return Reason("deck-may-fit", {**self.odds(wanted), **self.listed(steps), **risk})

    def _exchange(self) -> list[Reason]:
        view = self.view
        if not self._wanted:
            return [Reason("new-display")]
        # Of what lies open, six new cards bring nothing that could not be taken as well.
        hoped = self._wanted & ~view.lying or self._wanted
        odds = self.odds(hoped)
        least = 1 - (1 - odds["left"] / max(1, odds["all"])) ** len(self.state.display)
        percent = min(100 - STEP, round(100 * least / STEP) * STEP)
        about = round(len(self.state.display) * odds["left"] / max(1, odds["all"]))
        named = self.listed(hoped if hoped.bit_count() <= NAMED else 0) | self._goal
        hope = Reason("exchange-odds", {**odds, **named, "percent": percent, "about": about})
        fits = self._wanted & view.lying
        free = self._free()
        if fits:
            # As many open cards that fit speak against new ones: what is hoped for is not told then.
            few = sum(self.lying(city) for city in self.ground.rules.board.cities(fits)) < about
            hoped_for = [hope] if few else []
            if not free and self._joins_no_two(fits):
                return [Reason("open-joins-no-two", self.listed(fits)), *hoped_for]
            return [*hoped_for, free or self._less(fits)]
        if free:
            return [hope, free]
        if view.route < 0:
            return [Reason("nothing-goes-with-hand"), hope]
        if view.ends & view.hand:
            return [Reason("nothing-new-fits"), hope]
        return [Reason("nothing-fits", {"cards": self.ground.routes.cards[view.route]}), hope]

    def _free(self) -> Reason | None:
        """Return why an official is free in this turn: the own hand brings the next carriage with the Wagner's help in the next one."""
        view = self.view
        plan = view.plan(view.route, view.hand)
        if view.route < 0 or not plan.helped or plan.missing or len(plan.steps) != NEXT_TURN:
            return None
        names = [self.ground.rules.board.city_ids[step] for step in plan.steps]
        return Reason("free-official", {"cities": names, "carriage": plan.carriage}, plain=True)
