"""Reasons for closing a route with some houses, or for keeping it, as ids and data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ....thurn_und_taxis.actions import CLOSE, LAY, LEFT, RIGHT, WAGNER, TaxisAction
from ...knowledge import Reason
from ..memory import Memory
from ..plans import Plan, View
from .ending_reasons import EndingReasons
from .laying_reasons import NOBODY, LayingReasons, lacked
from .route_reasons import LAID
from .town_reasons import contested, together, town_reasons

if TYPE_CHECKING:
    from ....thurn_und_taxis.schema import events

NOW = ("else-lost", "longer-no-better", "little-more")
"""Ids of reasons that tell why a route is closed now."""
CARRIAGE = ("waits-for-carriage", "waits-for-help")
"""Ids of reasons to keep a route for a carriage."""
LITTLE = 2
"""Most points of further cards of the hand that are little for the turns that they take."""
NO_MORE: dict[str, Any] = {"towns": [], "gain": 0}
"""What going on would bring where that is told otherwise, or no reason."""


class ClosingReasons(LayingReasons):
    """Explains the ways to close a route in one position, and keeping it.

    Args:
        view: the cards that the deciding player has and sees.
        memory: of that player.
    """

    def __init__(self, view: View, memory: Memory | None = None) -> None:
        super().__init__(view)
        self._ending = EndingReasons(view, memory)

    def close(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons for closing with these houses."""
        view, state = self.view, self.state
        trial = state.copy()
        before = state.scores()[view.seat]
        happened = cast("list[events.Event]", trial.apply(action))
        carriage = ends = 0
        tiles: list[Reason] = []
        for event in happened:
            if event["event"] == "end-triggered":
                ends = 1
            elif event["event"] == "carriage":
                carriage = event["length"]
            elif event["event"] == "tile" and event["seat"] == view.seat:
                near = contested(state, view.seat, state.rules.stack_index.get(str(event["stack"]), -1))
                won_tile = {"stack": event["stack"], "value": event["value"], **near}
                # However many ways to close win it, it is part of the points.
                tiles.append(Reason("wins-tile", won_tile, plain=True))
        then = trial.scores()[view.seat]
        # The courier counts only at the end, if nobody takes him by then (KF-404, KF-411).
        figure = max(0, then["parts"].get("courier", 0) - before["parts"].get("courier", 0))
        points = then["total"] - before["total"] - figure
        tile = sum(one.data["value"] for one in tiles if str(one.data["stack"]).startswith("route"))
        data: dict[str, Any] = {"points": points, "carriage": carriage, "houses": action.houses.bit_count()}
        helped = self.ground.routes.cards[view.route] if carriage and action.official == WAGNER else 0
        all_tiles = sum(one.data["value"] for one in tiles)
        data |= {
            # The tile for the route is told alone only where there is no other.
            "tile": tile if tile == all_tiles else 0,
            "won": all_tiles,
            "courier": figure,
            "helped": helped,
        }
        first, rest = self._besides_houses(action)
        letters = sum(one.data.get("letters", 0) for one in (*first, *rest))
        data |= {"letters": letters, **(NO_MORE if ends else self._passed_up(carriage))}
        data["rival"] = "none" if (rival := self._ends_soon()) is None else rival
        brings = Reason("closing-brings", data, besides=("towns", "gain"))
        found = [self._ending.ends(state, trial, tiles)] if ends else []
        found.append(brings)
        # At the end every tile is told, otherwise the one for the route with what the closing brings.
        won = [tile for tile in tiles if ends or not str(tile.data["stack"]).startswith("route")]
        # After the end is triggered, there is no time for a further route.
        nearer = [] if ends or state.ending is not None else self.nearer(action.houses)
        after = self._after(carriage) if not ends else []
        if not (after or ends or state.ending is not None):
            # What goes on is no worse in the next route; a pair is told where nothing else is.
            left = view.hand & ~self.ground.routes.cities[view.route]
            after = self._kept_together(left, self.ground.rules.min_route)
            after = after or ([] if won or nearer else self._kept_together(left))
        single = [one for one in nearer if one.id != "nearer-both"]
        if any(lacked(one) > 1 or any(why.id in NOW for why in after) for one in single):
            # Why it is closed now tells more than a tile that is still to come.
            nearer, after = [*(replace(one, plain=True) for one in after), *nearer], []
        won_or_near = together(won) or nearer
        if not ends and state.ending is None:
            # What is won says more than who might have won it.
            won_or_near = [*together(won), *self._tile_first(tiles), *([] if won else nearer)]
            close = [
                one for one in nearer if one.id == "nearer-both" or ("stack" in one.data and lacked(one) == 1)
            ]
            if len(won) == 1 and any(_worth(one) > all_tiles - tile for one in close):
                # A small tile among the points says less than a great one that lacks just one house.
                won_or_near = [*(replace(one, plain=True) for one in close), *won_or_near]
            elif len(won) == 1 and all_tiles - tile <= 1:
                # That the sum holds one point for a tile says less than why it is closed now.
                won_or_near = [*(replace(one, plain=True) for one in after), *won_or_near]
                after = []
        # What the sum names is not told again.
        found += [one for one in (*first, *won_or_near, *rest) if "letters" not in one.data]
        # That the route may be lost says why it is closed now, where no tile does.
        return found + [replace(one, plain=not (won or nearer)) for one in after]

    def _besides_houses(self, action: TaxisAction) -> tuple[list[Reason], list[Reason]]:
        """Return what a closing brings by expansions: first what only houses that are left out bring, then the rest."""

        def asked(way: TaxisAction) -> list[Reason]:
            asks = self.judge.advice.closing_reasons
            return [one for ask in asks for one in ask(self.state, self.view.seat, way)]

        ways = [way for way in cast("list[TaxisAction]", self.state.legal_actions()) if way.verb == CLOSE]
        full = max(ways, key=lambda way: way.houses.bit_count())
        own, others = asked(action), {one.id for one in asked(full)}
        return [one for one in own if one.id not in others], [one for one in own if one.id in others]

    def _wagner_offers(self) -> bool:
        """Return whether the Wagner can help in this turn."""
        return any(way.official == WAGNER for way in cast("list[TaxisAction]", self.state.legal_actions()))

    def _ends_soon(self) -> int | None:
        """Return the opponent who may end the game in the next turn, as far as is open."""
        state, ground = self.state, self.ground
        if state.ending is not None:
            return None
        for step in range(1, ground.rules.count):
            rival = (self.view.seat + step) % ground.rules.count
            route = ground.city_mask(state.routes[rival])
            cards = len(state.routes[rival]) + 1
            last = ground.end_carriage and ground.next_carriage[state.carriages[rival]] == ground.end_carriage
            if cards < ground.rules.min_route:
                continue
            free = (route & ~state.houses[rival]).bit_count() + 1
            if (last and cards + ground.allowance >= ground.end_carriage) or free >= state.supply[rival]:
                return rival
        return None

    def _tile_first(self, tiles: Sequence[Reason]) -> list[Reason]:
        """Return the reason to close now of a tile that a rival may take next turn, and that is worth less then.

        A card has to be laid before a later closing (TT-204): a route for which another tile is given then never wins this one.
        """
        stack, _ = self.tile_of(self.ground.routes.cards[self.view.route] + 1)
        later = self.ground.rules.board.stacks[stack].id if stack >= 0 else ""
        for one in tiles:
            if one.data["stack"] != later:
                continue
            found = self.rival_for(one.data["stack"])
            if found:
                return [Reason("tile-first", {**found, "value": one.data["value"]}, plain=True)]
        return []

    def _after(self, carriage: int) -> list[Reason]:
        """Return the reason not to wait: nothing extends the route, or what does brings nothing more."""
        view = self.view
        if view.ends & (view.hand | view.lying):
            return self._no_longer(carriage)
        cards = self.ground.routes.cards[view.route]
        ends = self.listed(self.ground.routes.ends(view.route))
        return [Reason("else-lost", {"cards": cards, **ends, **self.odds(view.ends)})]

    def _no_longer(self, carriage: int) -> list[Reason]:
        """Return the reason not to go on with the hand, or with what lies open: that makes neither a better tile nor a carriage.

        A carriage that the closing brings now is no gain later.
        """
        view, cards = self.view, self.ground.routes.cards[self.view.route]
        on = view.ends & view.hand or view.ends & view.lying
        # Two open cards at the ends may both be laid.
        have = max(view.plan(view.route, view.hand, 1).have, cards + min(LAID, on.bit_count()))
        later = view.following > cards and (view.following <= have or view.needs_wagner(have))
        if later and not carriage:
            return []
        if view.look.tile(have) > view.look.tile(cards):
            return self._little_more()
        own = self.ground.routes.cities[view.route]
        more = self._most_houses(own | on) > self._most_houses(own)
        told = {"carriages": int(bool(self.ground.end_carriage)), "houses": int(more)}
        return [Reason("longer-no-better", {**self.listed(on), **told})]

    def _little_more(self) -> list[Reason]:
        """Return the reason that the hand would add little to a route: a few points of its tile and houses."""
        view, routes, tile = self.view, self.ground.routes, self.view.look.tile
        plan = view.plan(view.route, view.hand, 1)
        own = routes.cities[view.route]
        if not plan.steps or self._completed(plan.houses, view.best_houses(own)):
            return []
        houses = self._most_houses(routes.cities[plan.route]) - self._most_houses(own)
        points = houses + tile(plan.have) - tile(routes.cards[view.route])
        steps = sum(1 << step for step in plan.steps)
        return [Reason("little-more", {**self.listed(steps), "points": points})] if points <= LITTLE else []

    def _passed_up(self, carriage: int) -> dict[str, Any]:
        """Return what going on with the hand would bring more, where a closing brings a carriage: a longer route brings no greater one."""
        view, routes, tile = self.view, self.ground.routes, self.view.look.tile
        route = view.route
        joined = routes.joining(route, view.hand & ~routes.cities[route])[0]
        longer = routes.reach(route, joined, LAID)
        if not (carriage and longer) or self.state.ending is not None:
            return NO_MORE
        own = self._most_houses(routes.cities[route]) + tile(routes.cards[route])
        gains = {
            one: round(self._most_houses(routes.cities[one]) + tile(routes.cards[one]) - own)
            for one in longer
        }
        best = max(longer, key=lambda one: (gains[one], -routes.cards[one]))
        houses = (view.best_houses(routes.cities[one]) for one in (best, route))
        if gains[best] <= LITTLE or self._completed(*houses):
            # Told by itself as little, or more than is counted here.
            return NO_MORE
        return {"towns": self.ids(routes.cities[best] & ~routes.cities[route]), "gain": gains[best]}

    def _most_houses(self, cities: int) -> int:
        """Return the most houses that a route through some cities can place: one in each country, or all in one (TT-403)."""
        free = self.ground.rules.board.cities(cities & ~self.view.houses)
        each = Counter(self.ground.rules.board.country_of[city] for city in free)
        return min(max(len(each), *each.values(), 0), self.state.supply[self.view.seat])

    def _one_more_city(self) -> list[Reason]:
        """Return the reason of a tile that the route completes with one more city beside it."""
        view, ground, state = self.view, self.ground, self.state
        own = ground.routes.cities[view.route]
        owned = {stack for stack, _ in state.tiles[view.seat]}
        for stack, mask, values in ground.complete:
            rest = mask & ~(view.houses | own)
            if stack in owned or state.stacks[stack] >= len(values) or not mask & own & ~view.houses:
                continue
            left = view.still_hidden(rest) + (rest & view.lying).bit_count()
            if rest.bit_count() == 1 and rest & view.ends and left:
                data = {"stack": ground.rules.board.stacks[stack].id, "value": values[state.stacks[stack]]}
                return [Reason("waits-for-city", {**data, **self.listed(rest), "left": left})]
        return []

    def _kept_by_waiting(self) -> list[Reason]:
        """Return what a card that is laid by the Postillion now costs: the next turn has to lay one anyway (TT-204), which is enough."""
        view = self.view
        lays = [
            way
            for way in cast("list[TaxisAction]", self.state.legal_actions())
            if way.verb == LAY and way.end in (LEFT, RIGHT)
        ]
        if len({way.card for way in lays}) != 1 or self.judge.advice.many_officials:
            # Of several cards, one more is no loss.
            return []
        number = view.with_card(self.ground.kind_city[lays[0].card], lays[0].end)
        further = view.around(number) & self.without(lays[0].card)
        return [Reason("laid-now-costs", {"card": self._laid(lays[0]), **self.listed(further)})]

    def keep(self, action: TaxisAction) -> list[Reason]:
        """Return the reasons to keep a route: the cards that it waits for, and the risk."""
        view, state = self.view, self.state
        legal = cast("list[TaxisAction]", state.legal_actions())
        others = len(legal) - 1
        if view.last and not state.closed:
            ratings = self.judge.rate(state, legal)
            return (
                [Reason("turn-done", {"others": others})]
                if ratings[legal.index(action)] == max(ratings)
                else []
            )
        if state.closed or not others:
            done = [] if self._is_too_heavy else [Reason("turn-done", {"others": others})]
            return [*done, *(self._kept() if view.route >= 0 and not state.closed else [])]
        return self._kept() if view.route >= 0 else []

    @property
    def _is_too_heavy(self) -> bool:
        """True if the team does not draw the route that lies, which is long enough."""
        cards = self.ground.routes.cards[self.view.route] if self.view.route >= 0 else 0
        return cards >= self.ground.rules.min_route and bool(self.lacking(cards)) and not self.state.closed

    def _kept(self) -> list[Reason]:
        view, state = self.view, self.state
        cards = self.ground.routes.cards[view.route]
        plan = view.plan(view.route, view.hand, 1)
        found: list[Reason] = []
        if self._is_too_heavy:
            # Closing is not allowed yet: waiting is no choice (GG-301).
            found = self.still_lacks(plan._replace(have=cards))
        # Another card has to be laid in the next turn.
        missing = max(1, view.least(plan.carriage) - cards)
        data = {"carriage": plan.carriage, "missing": missing}
        if plan.carriage > cards and plan.carriage <= cards + missing and not self._wagner_offers():
            held = min(len(plan.steps), missing)
            tile = view.look.tile(plan.have)
            worth = tile if tile > view.look.tile(cards + missing) else 0
            found.append(
                Reason(
                    "waits-for-carriage",
                    {
                        **data,
                        "held": held,
                        "longer": plan.have,
                        "more": worth,
                        **self._before(plan.have, worth),
                    },
                )
            )
        elif plan.carriage > cards and not self._wagner_offers():
            more = {"official": WAGNER, "ends": int(view.is_last(plan.carriage))}
            found.append(Reason("waits-for-help", {**data, **more}))
        elif view.look.tile(plan.cards) > view.look.tile(cards):
            found.append(self._waits_for_tile(plan))
        now = view.best_houses(self.ground.routes.cities[view.route])
        found += self._completed(plan.houses, now)
        for step in plan.steps:
            if plan.houses >> step & 1:
                told = town_reasons(self.ground, state, view.seat, step, plan.houses)
                found += [
                    reason for reason in told if reason.id == "lacks-towns" and reason.data["count"] == 1
                ]
        if not found and plan.steps and plan.houses.bit_count() > now.bit_count():
            steps = sum(1 << step for step in plan.steps)
            found.append(
                Reason("waits-for-houses", {**self.listed(steps), "houses": plan.houses.bit_count()})
            )
        if not found:
            found += self._one_more_city()
        held = view.ends & view.hand
        kept = self._kept_by_waiting() if missing == 1 and found and found[0].id in CARRIAGE else []
        if kept:
            # What laying now would bring as well does not say why the turn ends.
            found = [*kept, *(replace(one, plain=False) for one in found)]
        if held:
            found.append(Reason("goes-on-next-turn", self.listed(held)))
        elif view.ends & view.lying:
            found.append(Reason("fits-lie-open", self.listed(view.ends & view.lying)))
        return together(found) or [Reason("too-short", {"cards": cards})]

    def _waits_for_tile(self, plan: Plan) -> Reason:
        """Return the reason of the tile of a planned route, with the houses that the cards of the hand for it bring besides."""
        view, routes = self.view, self.ground.routes
        cards = routes.cards[view.route]
        length = self.fewest(plan.cards, cards + 1)
        missing = length - cards
        held = plan.steps[:missing]
        along = routes.cities[view.route]
        more = self._most_houses(along | sum(1 << step for step in held)) - self._most_houses(along)
        data = {"length": length, "value": view.look.tile(length), "missing": missing, "held": len(held)}
        data |= {"rest": missing - len(held), "houses": max(0, more)}
        return Reason("waits-for-tile", {**data, **self._before(length, data["value"])})

    def _before(self, cards: int, worth: int) -> dict[str, Any]:
        """Return who may win the tile of a route that is kept before it is closed, as data."""
        return self.before_us(cards) if worth and not self.view.last else {**NOBODY}


def _worth(reason: Reason) -> int:
    """Return the points of the tile, or of the two, to which a reason says that houses come nearer."""
    return int(reason.data.get("points", reason.data.get("value", 0)))
