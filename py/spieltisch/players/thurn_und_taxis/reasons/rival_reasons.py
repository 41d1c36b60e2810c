"""Who may win the tile of a route before the deciding player does, as far as is open; and how soon that player can close."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....thurn_und_taxis.actions import POSTILLION, TaxisAction
from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason
from ..plans import Plan, View
from .route_reasons import LAID, RouteReasons


def only_for_next(view: View) -> int:
    """Return the city of the only open card that fits the next player's route, as a bit; 0 where none does, or several do."""
    state, ground = view.state, view.ground
    route = view.judge.route(state, (view.seat + 1) % ground.rules.count)
    if route < 0:
        return 0
    around = ground.routes.around[route]
    fitting = [bit for kind in state.display if kind >= 0 and (bit := ground.kind_bit[kind]) & around]
    return fitting[0] if len(fitting) == 1 else 0


class RivalReasons(RouteReasons):
    """Tells what the others may close in their next turn."""

    def rival_for(self, id_: str) -> dict[str, int]:
        """Return who may win the tile of a stack with a route in the next turn, as data; nothing where nobody may.

        Whoever closes in a later turn has to lay a card before, and with the Postillion two (TT-204, TT-320).
        """
        found = self._rivals_for(id_)
        if not found:
            return {}
        rival, length, more = found[0]
        stack, values = self.tile_of(length)
        later = values[self.state.stacks[stack] + 1 : self.state.stacks[stack] + 2]
        return {"rival": rival, "length": length, "helped": more - 1, "later": later[0] if later else 0}

    def _rivals_for(self, id_: str) -> list[tuple[int, int, int]]:
        """Return all who may win the tile of a stack in the next turn by one card, or else by two: each with the length of the route and the cards for it."""
        state, ground = self.state, self.ground
        seats = [(self.view.seat + step) % ground.rules.count for step in range(1, ground.rules.count)]
        for more in (1, LAID):
            lengths = {rival: len(state.routes[rival]) + more for rival in seats}
            found = [
                (rival, length, more)
                for rival, length in lengths.items()
                # What is laid is in hand, but for the card that is taken in that turn.
                if len(state.hands[rival]) >= more - 1 and length > more
                if ground.rules.board.stacks[self.tile_of(length)[0]].id == id_
                if not self._draws_less(rival, length)
            ]
            if found:
                return found
        return []

    def before_us(self, cards: int) -> dict[str, Any]:
        """Return all who may win the tile of a route of so many cards before the own next turn, as data, and what such a route brings after them."""
        state, ground = self.state, self.ground
        stack, values = self.tile_of(cards)
        found = self._rivals_for(ground.rules.board.stacks[stack].id) if stack >= 0 else []
        seats = [rival for rival, _, _ in found]
        left = values[state.stacks[stack] + len(seats) :] if seats else ()
        # Without a tile for this length, one for fewer cards is given.
        fewer = [
            points[state.stacks[other]]
            for length, other, points in ground.route_stacks
            if seats and length <= cards and other != stack and state.stacks[other] < len(points)
        ]
        later = next(iter([*left, *fewer]), 0)
        return {"rival": seats[0] if seats else "none", "seats": seats, "rivals": len(seats), "later": later}

    def tile_of(self, cards: int) -> tuple[int, Sequence[int]]:
        """Return the stack that gives the tile for a route of so many cards, with its points; the last one where none does."""
        stacks = self.state.stacks
        for length, stack, values in self.ground.route_stacks:
            if length <= cards and stacks[stack] < len(values):
                return stack, values
        return -1, ()

    def _draws_less(self, seat: int, cards: int) -> bool:
        """Return whether the team of a seat is too weak for a route of so many cards."""
        asked = self.judge.advice.plan_reasons
        return any(one.data["missing"] for ask in asked for one in ask(self.state, seat, cards, 0))

    def tempo(self, plan: Plan, action: TaxisAction) -> list[Reason]:
        """Return the reason of the Postillion's help for a route of the hand that can be closed next turn by it."""
        steps, least = len(plan.steps), self.ground.rules.min_route
        # The Wagner leaves no second help for that turn.
        most = 1 if plan.helped and not self.judge.advice.many_officials else LAID
        whole = plan.have >= least and not plan.missing
        if action.official != POSTILLION or not (whole and 0 < steps <= most) or self.lacking(plan.have):
            return []
        if steps < LAID and (not plan.helped or self.judge.advice.many_officials):
            # In the next turn he could lay the second card just as well.
            return [] if self.judge.advice.many_officials else [self._left_free(plan)]
        return [Reason("lies-next-turn", {"count": steps})]

    def _left_free(self, plan: Plan) -> Reason:
        """Return the reason of the official who is free in the next turn, with the open card that can be laid by him then."""
        view, routes, tile = self.view, self.ground.routes, self.view.look.tile
        have = plan.have + 1
        gains = {
            way: (
                max(0, tile(have) - tile(plan.have)),
                view.best_houses(routes.cities[plan.route] | way).bit_count() - plan.houses.bit_count(),
                self.lying(way.bit_length() - 1),
            )
            for way in bits_of(view.around(plan.route) & view.lying & ~view.hand)
        }
        best = max(gains, key=gains.__getitem__, default=0)
        worth, houses, _ = gains.get(best, (0, 0, 0))
        if self.lacking(have) or (worth <= 0 and houses <= 0):
            best = worth = houses = 0
        told = {"have": have, "worth": tile(have) if worth else 0, "houses": max(0, houses)}
        return Reason("left-free", {**self.listed(best), **told})
