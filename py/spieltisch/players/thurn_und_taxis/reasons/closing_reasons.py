"""Reasons for closing a route with some houses, or for keeping it, as ids and data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ....thurn_und_taxis.actions import WAGNER, TaxisAction
from ...knowledge import Reason
from ..memory import Memory
from ..plans import View
from .ending_reasons import EndingReasons
from .laying_reasons import LayingReasons
from .town_reasons import together, town_reasons

if TYPE_CHECKING:
    from ....thurn_und_taxis.schema import events


class ClosingReasons(LayingReasons):
    """Explains the ways to close a route in one position, and keeping it.

    Args:
        view: the cards that the deciding player has and sees.
        memory: of that player.
    """

    def __init__(self, view: View, memory: Memory | None = None) -> None:
        super().__init__(view)
        self._ending = EndingReasons(view.state, view.seat, memory)

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
                won_tile = {"stack": event["stack"], "value": event["value"]}
                # However many ways to close win it, it is part of the points.
                tiles.append(Reason("wins-tile", won_tile, plain=True))
        then = trial.scores()[view.seat]
        # The courier counts only at the end, if nobody takes him by then (KF-404, KF-411).
        figure = max(0, then["parts"].get("courier", 0) - before["parts"].get("courier", 0))
        points = then["total"] - before["total"] - figure
        tile = sum(one.data["value"] for one in tiles if str(one.data["stack"]).startswith("route"))
        rival = self._ends_soon()
        data = {"points": points, "carriage": carriage, "houses": action.houses.bit_count()}
        helped = self.ground.routes.cards[view.route] if carriage and action.official == WAGNER else 0
        data |= {"tile": tile, "courier": figure, "helped": helped}
        brings = Reason("closing-brings", {**data, "rival": "none" if rival is None else rival})
        found = [self._ending.ends(state, trial, tiles)] if ends else []
        found.append(brings)
        if not ends and state.ending is None:
            found += self._tile_first(tiles)
        won = [tile for tile in tiles if not str(tile.data["stack"]).startswith("route")]
        # After the end is triggered, there is no time for a further route.
        nearer = [] if ends or state.ending is not None else self.nearer(action.houses)
        found += together(won) or nearer
        for ask in self.judge.advice.closing_reasons:
            found += ask(state, view.seat, action)
        after = self._after(action) if not ends else []
        # That the route may be lost says why it is closed now, where no tile does.
        return found + [replace(one, plain=not (won or nearer)) for one in after]

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
        """Return the reason to close now of a tile that a rival's route may take next turn, and that is worth less then."""
        state, count = self.state, self.ground.rules.count
        won = {one.data["stack"]: one.data["value"] for one in tiles}
        stacks = self.ground.rules.board.stacks
        for length, stack, values in self.ground.route_stacks:
            later = values[state.stacks[stack] + 1 : state.stacks[stack] + 2]
            for step in range(1, count if stacks[stack].id in won else 1):
                rival = (self.view.seat + step) % count
                if len(state.routes[rival]) + 1 >= length:
                    data = {"rival": rival, "length": length, "value": won[stacks[stack].id]}
                    return [Reason("tile-first", {**data, "later": later[0] if later else 0}, plain=True)]
        return []

    def _after(self, action: TaxisAction) -> list[Reason]:
        """Return the reason not to wait: nothing extends the route, or the next one is ready."""
        view = self.view
        if view.ends & view.hand:
            return self._no_longer()
        fits = view.ends & view.lying
        if fits:
            return []
        cards = self.ground.routes.cards[view.route]
        return [Reason("else-lost", {"cards": cards, **self.odds(view.ends)})]

    def _no_longer(self) -> list[Reason]:
        """Return the reason not to go on with the hand: its cards make neither a better tile nor a carriage."""
        view, cards = self.view, self.ground.routes.cards[self.view.route]
        have = view.plan(view.route, view.hand, 1).have
        later = view.following > cards and (view.following <= have or view.needs_wagner(have))
        if later or view.look.tile(max(have, cards + 1)) > view.look.tile(cards):
            return []
        return [Reason("longer-no-better", self.listed(view.ends & view.hand))]

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
            done = Reason("turn-done", {"others": others})
            return [done, *(self._kept() if view.route >= 0 and not state.closed else [])]
        return self._kept() if view.route >= 0 else []

    def _kept(self) -> list[Reason]:
        view, state = self.view, self.state
        cards = self.ground.routes.cards[view.route]
        plan = view.plan(view.route, view.hand, 1)
        found: list[Reason] = []
        # Another card has to be laid in the next turn.
        missing = max(1, view.least(plan.carriage) - cards)
        data = {"carriage": plan.carriage, "missing": missing}
        if plan.carriage > cards and plan.carriage <= cards + missing and not self._wagner_offers():
            held = min(len(plan.steps), missing)
            found.append(Reason("waits-for-carriage", {**data, "held": held}))
        elif plan.carriage > cards and not self._wagner_offers():
            more = {"official": WAGNER, "ends": int(view.is_last(plan.carriage))}
            found.append(Reason("waits-for-help", {**data, **more}))
        elif view.look.tile(plan.cards) > view.look.tile(cards):
            data = {"length": plan.cards, "value": view.look.tile(plan.cards), "missing": plan.cards - cards}
            found.append(
                Reason(
                    "waits-for-tile",
                    {
                        **data,
                        "held": min(len(plan.steps), plan.cards - cards),
                        "rest": max(0, plan.cards - cards - len(plan.steps)),
                    },
                )
            )
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
        if held:
            found.append(Reason("goes-on-next-turn", self.listed(held)))
        elif view.ends & view.lying:
            found.append(Reason("fits-lie-open", self.listed(view.ends & view.lying)))
        return together(found) or [Reason("too-short", {"cards": cards})]
