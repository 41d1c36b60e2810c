"""Reasons for a hidden card and for six new ones, as ids and data: what is hoped for, by the cards that may come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, reduce
from operator import or_
from typing import Any

from ....thurn_und_taxis.actions import POSTMEISTER, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ....thurn_und_taxis.phases import TAKE
from ...knowledge import Reason
from .denial_reasons import DenialReasons
from .route_reasons import RouteReasons

STRONG = 3
"""Horses on the back of a card from which on they are a reason."""
NAMED = 4
"""Most cities that new cards are to bring and that are named."""
FEW = 2
"""Most open cards that fit and are named."""
HOPE = 1 / 3
"""Least share of the cards that may come, of those that fit, for a hidden card to be told as a hope."""
SOME = 1 / 6
"""The same where the open card that fits can still be taken after it."""
LIKELY = 1 / 2
"""The same where an open card that makes a route can wait."""
STEP = 5
"""Step of the chances that are told, in per cent."""
HAND, ROUTE, EITHER, HELD = range(4)
"""What open cards go with: the hand, the route, the route or cards of the hand that lead on from it, only such cards."""
LACKED = 2
"""Most houses that a tile lacks for which a hidden card is drawn."""
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
        if any(not one.plain for one in more):
            # What the help brings besides makes up for what is given up.
            reasons = [one for one in reasons if one.id != "gives-up-open"]
        if reasons and reasons[0].id == "new-display":
            # That new cards promise more says less than what is sure.
            return [*more, *reasons]
        return [*reasons[:1], *more, *reasons[1:]]

    @cached_property
    def _is_single(self) -> bool:
        """True if the route is one card that nothing in hand extends: a new one with the hand is as good."""
        view = self.view
        return bool(self.is_stuck and self.ground.routes.cards[view.route] == 1 and view.hand)

    @cached_property
    def _wanted(self) -> int:
        """The cities whose cards would fit: neighbours of the route, or of the hand if there is no longer route."""
        view, routes = self.view, self.ground.routes
        beside = routes.near(view.hand) & ~view.hand
        if view.route < 0:
            return beside
        wanted = routes.joining(view.route, view.hand)[1]
        return wanted | beside & ~routes.cities[view.route] if self._is_single else wanted

    @property
    def _own(self) -> int:
        """The cities of the hand that join the route; all of it where a new one is as good."""
        view = self.view
        return view.hand if self._is_single else self.ground.routes.joining(view.route, view.hand)[0]

    def _deck(self, official: str) -> list[Reason]:
        view = self.view
        fits = self._wanted & view.lying
        odds, found = {**self.view.on_top(self._wanted), **self._goal}, []
        # Where little can be hoped for, what is told is at most that the plan needs nothing.
        good = odds["left"] >= HOPE * odds["all"]
        stays = self.as_planned(view.plan(view.route, view.hand))
        whole = any(one.data["whole"] for one in stays)
        if self.state.phase == TAKE and not official and whole:
            # A card has to be taken, whatever it is.
            return [*stays, *self._drawn_for()]
        hope = [Reason("deck-fits", odds)] if good else stays
        if self.state.rules.backs and self.state.deck:
            backs = self.state.rules.kind_back
            horses, best = (
                backs[self.state.deck[-1]],
                max((backs[kind] for kind in self.state.display if kind >= 0), default=0),
            )
            found = (
                [Reason("deck-shows", {"horses": horses})]
                if horses >= STRONG and (horses > best or not fits)
                else []
            )
        if whole:
            # What fits a plan that lacks nothing speaks neither for a hidden card nor against it.
            return [*stays, *self._drawn_for(SOME), *self._idle(official), *found]
        if official and stays and odds["left"] >= SOME * odds["all"]:
            # What is hoped for from one card more, beside what the hand makes anyway.
            return [*stays, *found, Reason("deck-fits", odds)]
        if not self._wanted:
            return [*found, self._pair(official)]
        made = self._open_makes(fits, official)
        if made:
            # Beside what surely fits, a low chance is no argument, but horses are.
            likely = odds["left"] >= LIKELY * odds["all"]
            return [*made, *self._shown(made[0]), *([Reason("deck-fits", odds)] if likely else [])]
        twice = sum(1 << city for city in self.ground.rules.board.cities(fits) if self.lying(city) > 1)
        if twice:
            return [*found, Reason("waits-open", {**self.listed(twice), "copies": self.copies(twice)}), *hope]
        if not fits:
            return [*found, self._nothing_open(official), *([] if good else hope)]
        if not fits & ~view.houses:
            some = [Reason("deck-fits", odds)] if odds["left"] >= SOME * odds["all"] else hope
            return [*found, Reason("open-have-houses", self._fitting(fits)), *some]
        if self.follows_at_once and not official:
            told = {**self.listed(fits), "official": POSTMEISTER}
            # What can be taken afterwards is not given up: even a small chance is a gain.
            some = [Reason("deck-fits", odds)] if odds["left"] >= SOME * odds["all"] else hope
            return [*found, Reason("official-follows", told), *some]
        if fits.bit_count() > FEW:
            return [*found, Reason("several-open", self._several(fits)), *hope]
        # A longer route that nothing in hand extends cannot wait.
        waits = 0 if self.is_stuck and not self._is_single else fits & self.unwanted
        if waits:
            return [*found, Reason("waits-unwanted", self._fitting(waits)), *hope]
        return [*found, Reason("open-fit-less", self._fitting(fits)), *hope]

    def _drawn_for(self, share: float = 0.0) -> list[Reason]:
        """Return what a hidden card is for that the plan does not need: a better tile, cards that are kept, or houses that a tile then lacks.

        Args:
            share: cards of the next route are told only where they are more than that of all that may come.
        """
        view, routes, tile = self.view, self.ground.routes, self.view.look.tile
        plan = view.plan(view.route, view.hand)
        on = view.around(plan.route) & ~view.hand
        longer = self.view.on_top(on)
        # Of what lies open, none is hoped for.
        if (
            longer["left"]
            and not on & view.lying
            and tile(plan.have + 1) > tile(plan.have)
            and not self.lacking(plan.have + 1)
        ):
            better = {"cards": plan.have + 1, "worth": tile(plan.have + 1)}
            return [Reason("drawn-for-tile", {**longer, **better})]
        rest = view.hand & ~routes.cities[plan.route]
        goal = sum(bit for bit in bits_of(rest) if routes.near(bit) & ~view.hand)
        after = self.view.on_top(routes.near(goal) & ~view.hand)
        if goal and after["left"] > share * after["all"]:
            return [Reason("drawn-for-next", {**after, **self.listed(goal)})]
        return [
            one for one in self._drawn_for_houses(plan.houses) if one.data["left"] > share * one.data["all"]
        ]

    def _drawn_for_houses(self, planned: int) -> list[Reason]:
        """Return the tile that lacks fewest houses after the planned ones, with the cards of these cities that may come."""
        view, state, found = self.view, self.state, list[tuple[int, int, int, int]]()
        owned = {stack for stack, _ in state.tiles[view.seat]}
        for stack, mask, values in self.ground.complete:
            rest = mask & ~(view.houses | planned)
            count = rest.bit_count()
            open_to = stack not in owned and state.stacks[stack] < len(values) and not rest & view.lying
            if open_to and 0 < count <= LACKED:
                found.append((-count, values[state.stacks[stack]], stack, rest))
        _, value, stack, rest = max(found, default=(0, 0, -1, 0))
        odds = self.view.on_top(rest)
        if not odds["left"]:
            return []
        data = {"stack": self.ground.rules.board.stacks[stack].id, "value": value, **self.listed(rest)}
        return [Reason("drawn-for-houses", {**data, **odds})]

    @cached_property
    def unwanted(self) -> int:
        """The open cities that extend no other player's route; none as long as one has no route that shows it."""
        ground, state = self.ground, self.state
        others = [seat for seat in range(ground.rules.count) if seat != self.view.seat]
        if not all(state.routes[seat] for seat in others):
            return 0
        around = {self.view.around(self.judge.route(state, seat)) for seat in others}
        wanted = reduce(or_, around, 0)
        return self.view.lying & ~wanted

    def _open_makes(self, fits: int, official: str) -> list[Reason]:
        """Return the route that the hand makes with an open card which can wait: it is taken right after, lies there twice, or is nobody else's."""
        view, routes = self.view, self.ground.routes
        if view.last or not (view.route < 0 or self._is_single):
            return []
        alone = max((routes.cards[one] for one in view.made(view.hand)), default=0)
        soon = self.follows_at_once and not official
        ways = [
            way
            for way in bits_of(fits)
            if soon or way & self.unwanted or self.lying(way.bit_length() - 1) > 1
        ]
        made = [
            (routes.cards[one], self.lying(way.bit_length() - 1), way, one)
            for way in ways
            for one in view.made(view.hand | way)
            if routes.cities[one] & way and routes.cards[one] > alone
        ]
        have, copies, way, route = max(made, default=(0, 0, 0, 0))
        if have < self.ground.rules.min_route:
            return []
        data: dict[str, Any] = {"towns": self.ids(way), **self.listed(routes.cities[route] & ~way)}
        why = "soon" if soon else "copies" if copies > 1 else "unwanted"
        data |= {**self.reached(have, alone), "have": have, "copies": copies, "why": why}
        return [Reason("open-makes", {**data, "helped": int(have < data["carriage"])})]

    def _shown(self, made: Reason) -> list[Reason]:
        """Return the horses on top of the deck, where there are more of them than on the open card that makes a route."""
        state, backs = self.state, self.state.rules.kind_back
        if not (state.rules.backs and state.deck):
            return []
        ids = self.ground.rules.board.city_ids
        open_ = [
            kind
            for kind in state.display
            if kind >= 0 and ids[self.ground.kind_city[kind]] in made.data["towns"]
        ]
        horses = backs[state.deck[-1]]
        more = horses >= STRONG and horses > max(map(backs.__getitem__, open_))
        return [Reason("deck-shows", {"horses": horses})] if more else []

    def _idle(self, official: str) -> list[Reason]:
        """Return why the Postmeister takes a card that the plan does not need: no other official would help in this turn."""
        plan = self.view.plan(self.view.route, self.view.hand)
        needed = len(plan.steps) > 1 or plan.helped or self.judge.advice.many_officials
        return [] if official != POSTMEISTER or needed else [Reason("idle-official", {"official": official})]

    def _pair(self, official: str) -> Reason:
        """Return which open neighbours wait for the hidden card, for a hand that asks for nothing yet; or that there are none."""
        roads, lying = self.ground.roads, self.view.lying
        # The city with the most neighbours that lie open, and of these the one with the most cards.
        best = max(
            self.ground.rules.board.cities(lying),
            key=lambda city: (roads[city] & lying).bit_count(),
            default=-1,
        )
        beside = roads[best] & lying if best >= 0 else 0
        if not beside:
            return Reason("open-apart")
        if self.follows_at_once and not official:
            odds = self.view.on_top(self.ground.routes.near(lying))
            return Reason("neighbours-open", {**odds, "official": POSTMEISTER})
        return Reason("pair-waits", {**self.listed(beside), "towns": self.ids(1 << best)})

    @property
    def _goal(self) -> dict[str, Any]:
        """The cities of the hand that cards are to go with; where a route lies those that carry it on to further ones."""
        view, wanted = self.view, self._wanted
        held = view.hand
        if view.route >= 0:
            held, wanted = self._own, wanted & ~view.ends
        goal = sum(bit for bit in bits_of(held) if self.ground.routes.near(bit) & wanted)
        return {"towns": self.ids(goal), "held": goal.bit_count(), "route": int(view.route >= 0)}

    def _fitting(self, fits: int) -> dict[str, Any]:
        """Return some cities as data, and what they go with: hand, route, route or cards of the hand, or only these."""
        view = self.view
        if view.route < 0:
            return {**self.listed(fits), "route": HAND}
        later = fits & ~view.ends
        beside = self.ground.routes.near(later) & self._own
        where = (HELD if later == fits else EITHER) if later else ROUTE
        return {**self.listed(fits), "towns": self.ids(beside), "route": where}

    def _several(self, fits: int) -> dict[str, Any]:
        """Return how many cities fit, and two at most of them with the one own city that most of them go with."""
        view, routes = self.view, self.ground.routes
        own = view.hand
        if view.route >= 0:
            own = self._own | routes.ends(view.route)
        near = {one: self.ground.roads[one.bit_length() - 1] & fits for one in bits_of(own)}
        best = max(near, key=lambda one: near[one].bit_count())
        named = [one for one, _ in zip(bits_of(near[best]), range(FEW), strict=False)]
        return {**self.listed(sum(named)), "count": fits.bit_count(), "towns": self.ids(best)}

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
        falls = self.is_stuck and not (self._is_single or self.judge.advice.aside)
        saved = not official and self.state.rules.can_use(self.state, POSTMEISTER)
        risk = {"lost": self.ground.routes.cards[view.route] if falls else 0, "saved": int(saved)}
        few = self.ids(wanted) if wanted.bit_count() <= NAMED else []
        named = {"towns": few, "named": len(few)}
        return Reason("deck-may-fit", {**self.view.on_top(wanted), **self.listed(steps), **risk, **named})

    def _exchange(self) -> list[Reason]:
        view = self.view
        if not self._wanted:
            return [*self._denied(), Reason("new-display")]
        # Of what lies open, six new cards bring nothing that could not be taken as well.
        hoped = self._wanted & ~view.lying or self._wanted
        goal = self._goal
        stuck = self.is_stuck and not view.ends & view.lying and view.still_hidden(view.ends)
        if stuck:
            # What carries the route on is told apart from what a new one could begin with.
            hoped, goal = view.ends, {**goal, "towns": [], "held": 0}
        odds = self.odds(hoped)
        least = 1 - (1 - odds["left"] / max(1, odds["all"])) ** len(self.state.display)
        percent = min(100 - STEP, round(100 * least / STEP) * STEP)
        about = round(len(self.state.display) * odds["left"] / max(1, odds["all"]))
        named = self.listed(hoped if hoped.bit_count() <= NAMED else 0) | goal
        hope = Reason("exchange-odds", {**odds, **named, "percent": percent, "about": about})
        fits = self._wanted & view.lying
        free = self._free()
        if stuck and fits and not free:
            lost = self._several(fits) if fits.bit_count() > FEW else self.listed(fits)
            return [*self._unfit(), hope, *self._denied(), Reason("gives-up-open", lost)]
        if fits:
            if not free and self._joins_no_two(fits):
                held = {"held": view.hand.bit_count()}
                return [Reason("open-joins-no-two", {**self.listed(fits), **held}), hope]
            # What is hoped for, and what is lost by it: as many open cards that fit speak against new ones.
            few = sum(self.lying(city) for city in self.ground.rules.board.cities(fits)) <= max(1, about)
            hoped_for = [hope] if few else []
            gone = Reason(
                "gives-up-open", self._several(fits) if fits.bit_count() > FEW else self.listed(fits)
            )
            speaks = [*hoped_for, *([free] if free else []), *self._denied()]
            # What is lost by it is told beside what speaks for it.
            if speaks:
                return [*speaks, replace(gone, plain=True)]
            # A plan that needs no card loses nothing by six new ones.
            stays = self.as_planned(view.plan(view.route, view.hand))
            return [one for one in stays if one.data["whole"]] or [Reason("new-display")]
        if free:
            return [hope, free, *self._denied()]
        if view.route < 0:
            return [Reason("nothing-goes-with-hand"), hope, *self._denied()]
        if view.ends & view.hand:
            return [Reason("nothing-new-fits"), hope, *self._denied()]
        return [*self._unfit(), hope, *self._denied()]

    def _unfit(self) -> list[Reason]:
        """Return that neither the hand nor what lies open carries the route on."""
        return [Reason("nothing-fits", {"cards": self.ground.routes.cards[self.view.route]})]

    def _denied(self) -> list[Reason]:
        """Return whose route loses by six new cards the open card that would help it most."""
        denial = DenialReasons(self.view)
        lying = self.ground.rules.board.cities(self.view.lying)
        found = [one for city in lying for one in denial.denied(city, self.ground.rules.board.city_ids[city])]
        return [replace(one, id="sweeps-away") for one in found if one.id == "denies"]

    def _free(self) -> Reason | None:
        """Return why an official is free in this turn: the own hand brings the next carriage with the Wagner's help in the next one."""
        view = self.view
        plan = view.plan(view.route, view.hand)
        if view.route < 0 or not plan.helped or plan.missing or len(plan.steps) != NEXT_TURN:
            return None
        names = [self.ground.rules.board.city_ids[step] for step in plan.steps]
        return Reason("free-official", {"cities": names, "carriage": plan.carriage}, plain=True)
