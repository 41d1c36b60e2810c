"""The forecast for a seat: turns and cards to come, and the promise of its route and hand."""

from __future__ import annotations

from ...thurn_und_taxis.state import TaxisState
from .advice import Advice
from .outlook import NOW, Outlook, Outlooks
from .standing import FAR, Standing


class Foresight:
    """The forecast on one ground.

    Args:
        advice: of the expansions, with ground and weights.
    """

    def __init__(self, advice: Advice[Foresight]) -> None:
        self.advice = advice
        self.ground = advice.ground
        self.weights = advice.weights
        self.outlooks = Outlooks(advice)

    def turns_left(self, state: TaxisState, seat: int) -> float:
        """Return the estimated number of turns of a seat after the current one."""
        count = self.ground.rules.count
        if state.ending is not None:
            start = state.start
            return 1.0 if (seat - start) % count > (state.turn - start) % count else 0.0
        ground, weights = self.ground, self.weights
        least = min(state.supply) / weights.building
        if ground.end_carriage:
            to_end = ground.cards_to_end
            cards = [
                to_end[last] - len(route) for last, route in zip(state.carriages, state.routes, strict=True)
            ]
            cards[state.turn] += state.laid
            least = min(least, min(cards) / weights.pace)
        return max(1.0, least)

    def reach(self, state: TaxisState, seat: int, more: int) -> int:
        """Return the number of cards that a seat can still lay, `more` of them this turn; `FAR` at most."""
        return min(FAR, int(self.turns_left(state, seat) * self.weights.pace + 0.5) + more)

    def outlook(self, state: TaxisState, seat: int, more: int) -> Outlook:
        """Return the outlook of a seat that can lay `more` cards besides those of later turns."""
        ground, advice = self.ground, self.advice
        owned = 0
        for stack, _ in state.tiles[seat]:
            owned |= 1 << stack
        vacant = 0
        if advice.first_houses:
            for houses in state.houses:
                vacant |= houses
            vacant = ~vacant & ((1 << ground.cities) - 1)
        standing = (
            state.houses[seat],
            tuple(state.stacks),
            owned,
            state.supply[seat],
            state.carriages[seat],
            self.reach(state, seat, more),
            vacant,
            state.ending is not None,
            tuple([ask(state, seat) for ask in advice.notes]) if advice.notes else (),
        )
        # A plain tuple is found like a standing, and made in a fifth of the time.
        return self.outlooks.known.get(standing) or self.outlooks.of(Standing(*standing))

    def prospect(self, state: TaxisState, seat: int, look: Outlook, hand: int, mode: int) -> float:
        """Return the promise of route and hand of a seat."""
        route = self.route(state, seat)
        if route < 0:
            return look.begin(hand)
        if mode != NOW:
            return look.stay(route, hand, mode)
        joined, _ = self.ground.routes.joining(route, hand)
        if not joined:
            return look.begin(hand)
        return look.extended(route, joined) + look.kept(hand & ~self.ground.routes.cities[route])

    def route(self, state: TaxisState, seat: int) -> int:
        """Return the number of a seat's route; -1 where none lies."""
        route = state.routes[seat]
        if not route:
            return -1
        cities = self.ground.kind_city
        return self.ground.routes.number(cities[route[0]], cities[route[-1]], self.ground.city_mask(route))
