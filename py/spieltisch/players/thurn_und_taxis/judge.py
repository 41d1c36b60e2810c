"""Rates every legal action of a seat, from its own cards and what lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from ...thurn_und_taxis import phases
from ...thurn_und_taxis.actions import (
    ANEW,
    CLOSE,
    DISCARD,
    END,
    EXCHANGE,
    FIRST,
    LAY,
    LEFT,
    RIGHT,
    TAKE,
    TaxisAction,
)
from ...thurn_und_taxis.scoring import score
from ...thurn_und_taxis.state import TaxisState
from ..playouts import best_of
from .advice import Advice
from .foresight import Foresight
from .outlook import FREE, LATER, Outlook
from .standing import FAR
from .taking import Taking

SPARE = 0.15
"""Share of its house that a kept card counts, whatever it goes with."""
WON = 50.0
"""Points for a game that is won with an action: more than anything that may still be hoped for."""
BASE = frozenset({TAKE, EXCHANGE, LAY, CLOSE, DISCARD, END})
"""The verbs that are rated here."""


class Prize(NamedTuple):
    """The gain of a closing besides its houses."""

    worth: float
    carriage: bool
    last: bool
    """True if the carriage ends the game."""


class Judge(Taking):
    """The judgement of one ground: ratings of actions, in points.

    Args:
        advice: of the expansions, with ground and weights.
    """

    def __init__(self, advice: Advice[Foresight]) -> None:
        super().__init__(advice)
        self._foreign = self.ground.rules.verbs.keys() - BASE
        self._raters: dict[str, Callable[[TaxisState, Sequence[TaxisAction]], list[float]]] = {
            phases.TAKE: self._taking,
            phases.LAY: self._laying,
            phases.CLOSE: self._closing,
            phases.DISCARD: self._discarding,
        }

    def rate(self, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Return the expected points of the current player after each legal action."""
        rater = self._raters.get(state.phase)
        if rater is None:
            own = self.advice.phases.get(state.phase)
            return own(self, state, legal) if own and len(legal) > 1 else [0.0] * len(legal)
        if not self._foreign or not any(action.verb in self._foreign for action in legal):
            return rater(state, legal)
        known = [action for action in legal if action.verb not in self._foreign]
        return self._with_others(state, legal, rater(state, known))

    def _with_others(
        self, state: TaxisState, legal: Sequence[TaxisAction], known: Sequence[float]
    ) -> list[float]:
        """Return the ratings of all actions; after one of an expansion the others can still follow.

        Args:
            state: the position before them.
            legal: all actions.
            known: the ratings of the actions of the base, in the same order.
        """
        ratings = iter(known)
        best = max(known, default=0.0)
        found = []
        for action in legal:
            if action.verb not in self._foreign:
                found.append(next(ratings))
                continue
            value = best + self.advice.help(state, state.turn, action.official)
            own = self.advice.verbs.get(action.verb)
            found.append(value + own(state, action) if own else value)
        return found

    # -- taking ----------------------------------------------------------------------------------------------------

    def _taking(self, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        seat = state.turn
        look = self.outlook(state, seat, 1)
        hand = self.ground.city_mask(state.hands[seat])
        return self.takes(state, legal, look, hand)

    # -- laying ----------------------------------------------------------------------------------------------------

    def _laying(self, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        seat = state.turn
        look = self.outlook(state, seat, 1)
        helped = [action for action in legal if action.verb != LAY]
        if not helped:
            return self._laid(state, legal, look)
        lays = [action for action in legal if action.verb == LAY]
        laid = self._laid(state, lays, look)
        instead = self._other_help(state, lays[best_of(laid)], look) if lays else 0.0
        more = self.weights.lay - instead
        takes = iter(self.takes(state, helped, look, self.ground.city_mask(state.hands[seat])))
        ratings = iter(laid)
        return [next(ratings) if action.verb == LAY else next(takes) + more for action in legal]

    def _laid(self, state: TaxisState, lays: Sequence[TaxisAction], look: Outlook) -> list[float]:
        """Return the expected points after laying a card."""
        seat = state.turn
        ground = self.ground
        cities, number, stay = ground.kind_city, ground.routes.number, look.stay
        held = twice = 0
        for kind in state.hands[seat]:
            bit = ground.kind_bit[kind]
            twice |= held & bit
            held |= bit
        route = state.routes[seat]
        mask = ground.city_mask(route)
        first, last = (cities[route[0]], cities[route[-1]]) if route else (0, 0)
        ratings = []
        for action in lays:
            city, end = cities[action.card], action.end
            bit = 1 << city
            hand = held if twice & bit else held ^ bit
            if end == LEFT:
                value = stay(number(city, last, mask | bit), hand, FREE)
            elif end == RIGHT:
                value = stay(number(first, city, mask | bit), hand, FREE)
            elif end in (FIRST, ANEW):
                value = stay(number(city, city, bit), hand, FREE)
            else:
                after = self.outlooks.of(self.advice.aside[end](look.standing, action))
                value = self.prospect(state, seat, after, hand, FREE) - 0.05
            ratings.append(value)
        return ratings

    def _other_help(self, state: TaxisState, lay: TaxisAction, look: Outlook) -> float:
        """Return the gain of another official in this turn, after the best card was laid."""
        if self.advice.many_officials:
            return 0.0
        weights, ground = self.weights, self.ground
        seat = state.turn
        route = state.routes[seat]
        cards = len(route) + 1 if lay.end != ANEW else 1
        best = 0.0
        following = ground.next_carriage[state.carriages[seat]] if ground.end_carriage else 0
        if cards >= ground.rules.min_route and cards < following <= cards + ground.allowance:
            late = self.reach(state, seat, 0) / FAR
            best = look.next_carriage_worth(late) - weights.wagner - weights.lay
        city = ground.kind_city[lay.card]
        hand = ground.city_mask(state.hands[seat]) & ~(1 << city)
        ends = {city}
        if route and lay.end != ANEW:
            ends |= {ground.kind_city[route[0]], ground.kind_city[route[-1]]}
            hand &= ~ground.city_mask(route)
        if any(ground.roads[end] & hand for end in ends):
            best = max(best, weights.postillion)
        return best

    # -- closing ---------------------------------------------------------------------------------------------------

    def _closing(self, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        seat = state.turn
        ground = self.ground
        look = self.outlook(state, seat, int(state.ending is None or self.turns_left(state, seat) > 0))
        hand = ground.city_mask(state.hands[seat])
        after = look.begin(hand)
        prizes: dict[tuple[str, bool], Prize] = {}
        ratings = []
        for action in legal:
            if action.verb == CLOSE:
                way = (action.official, action.declined)
                prize = prizes.get(way)
                if prize is None:
                    prize = prizes[way] = self._prize(state, action, look)
                ratings.append(self._closed(state, action, look, prize, after))
            elif action.verb == END:
                ratings.append(self.keeping(state, seat, look, hand))
            else:
                help_ = self.advice.help(state, seat, action.official)
                ratings.append(self._laid(state, [action], look)[0] + help_)
        return ratings

    def _prize(self, state: TaxisState, action: TaxisAction, look: Outlook) -> Prize:
        """Return the gain of a closing apart from its houses."""
        seat = state.turn
        ground = self.ground
        cards = len(state.routes[seat])
        worth = self.weights.tile * look.tile(cards) - self.weights.closing
        following = ground.next_carriage[state.carriages[seat]] if ground.end_carriage else 0
        gained = bool(action.official) or (0 < following <= cards and not action.declined)
        if gained:
            worth += look.next_carriage_worth()
            if action.official:
                worth += self.advice.help(state, seat, action.official)
        return Prize(worth, gained, gained and following == ground.end_carriage)

    def _closed(
        self, state: TaxisState, action: TaxisAction, look: Outlook, prize: Prize, after: float
    ) -> float:
        """Return the gain of a closing and the promise of the hand after it."""
        seat = state.turn
        houses = action.houses
        value = look.gain(houses) + prize.worth if houses else prize.worth
        for ask in self.advice.closings:
            value += ask(state, seat, houses, prize.carriage)
        if not (prize.last or (houses and state.supply[seat] == houses.bit_count())):
            return value + after
        if state.ending:
            return value
        return value + (WON if self._wins(state, action) else 1.0 + self._lead(state, seat, value))

    def _wins(self, state: TaxisState, action: TaxisAction) -> bool:
        """Return whether a closing that ends the game wins it: nobody has another turn, and everybody else has fewer points."""
        seat, count = state.turn, self.ground.rules.count
        if (seat - state.start) % count != count - 1:
            return False
        then = state.copy()
        then.apply(action)
        totals = [score(then, one)["total"] for one in range(count)]
        return totals[seat] > max(total for one, total in enumerate(totals) if one != seat)

    def _lead(self, state: TaxisState, seat: int, gain: float) -> float:
        """Return the worth of ending the game with such a gain: positive in the lead, negative behind."""
        weights = self.weights
        count = self.ground.rules.count
        own = score(state, seat)["total"] + gain
        others = []
        for other in range(count):
            if other != seat:
                to_play = (other - state.start) % count > (seat - state.start) % count
                others.append(score(state, other)["total"] + 3.0 * to_play)
        lead: float = own - max(others)
        return max(-8.0, min(8.0, lead)) * weights.lead

    def keeping(self, state: TaxisState, seat: int, look: Outlook, hand: int) -> float:
        """Return the promise of keeping the route for the next turn."""
        value = self.prospect(state, seat, look, hand, LATER)
        route = state.routes[seat]
        if not route:
            return value
        ground = self.ground
        cities = ground.kind_city
        mask = ground.city_mask(route)
        near = (ground.roads[cities[route[0]]] | ground.roads[cities[route[-1]]]) & ~mask
        if near & hand:
            return value
        fits = sum(1 for kind in state.display if kind >= 0 and near >> cities[kind] & 1)
        stuck = self.weights.stuck
        risk = stuck[min(fits, len(stuck) - 1)]
        return value - risk * max(value, 1.5 * len(route))

    def _discarding(self, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        kept = self.kept(state)
        return [kept[action.card][0] for action in legal]

    def kept(self, state: TaxisState) -> dict[int, tuple[float, tuple[int, ...]]]:
        """Return by kind of card what a hand without it promises at best, and the cards of that hand, as many as may be kept."""
        ground, hand = self.ground, sorted(state.hands[state.turn])
        look = self.outlook(state, state.turn, 1)
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for some in {*combinations(hand, min(state.rules.hand_kept, len(hand) - 1))}:
            houses = sum(look.worth[ground.kind_city[kind]] for kind in {*some})
            value = look.begin(ground.city_mask(some)) + sum(map(self.beside.__getitem__, some))
            kept = (value + SPARE * houses, some)
            for kind in {*hand}:
                if some.count(kind) < hand.count(kind):
                    found[kind] = max(kept, found.get(kind, kept))
        return found
