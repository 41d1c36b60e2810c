"""Rates cards to take: an open card with the best second card, the deck by the average of the cards it may hold."""

from __future__ import annotations

from collections.abc import Sequence

from ...thurn_und_taxis.actions import DECK, EXCHANGE, POSTMEISTER, TaxisAction
from ...thurn_und_taxis.state import TaxisState
from .advice import Advice
from .basket import Basket, basket_of, blend
from .foresight import Foresight
from .outlook import LATER, Outlook

NEVER = 1e9
"""Cost of impossible help."""
TOP = 2
"""Number of open cards of which each pair with another one is tried."""


class Taking(Foresight):
    """The judgement of cards that can be taken.

    Args:
        advice: of the expansions, with ground and weights.
    """

    def __init__(self, advice: Advice[Foresight]) -> None:
        super().__init__(advice)
        kinds = range(len(self.ground.kind_city))
        self.beside = tuple(sum(ask(kind) for ask in advice.cards) for kind in kinds)
        """Worth of each kind of card in hand besides its city."""
        self._roads = sum(road.bit_count() for road in self.ground.roads) / self.ground.cities
        """Average number of neighbours of a city."""
        self.stays = self.weights.stays ** (self.ground.rules.count - 1)
        """Probability that an open card is still there when the seat plays again."""

    def takes(self, state: TaxisState, legal: Sequence[TaxisAction], look: Outlook, hand: int) -> list[float]:
        """Return the expected points after taking a card or exchanging the display."""
        seat = state.turn
        bits, beside = self.ground.kind_bit, self.beside
        basket = basket_of(look, self.route(state, seat), hand)
        lying = {bits[kind] for kind in state.display if kind >= 0}
        singles = sorted([(basket[bit], bit) for bit in lying], reverse=True)
        help_ = self._help(state, seat)
        found = basket if state.taken else self._pairs(basket, singles, help_)
        apt = self._apt(basket, lying)
        denied, gain = self.denied(state, seat)
        ratings = []
        for action in legal:
            if action.verb == EXCHANGE:
                value = self._exchanged(state, basket)
            elif action.card == DECK:
                value = self._unseen(basket, singles, help_)
            else:
                bit = bits[action.card]
                value = found[bit] + beside[action.card] + apt[bit]
                if bit == denied:
                    value += gain
            if action.official:
                value += self.advice.help(state, seat, action.official)
            ratings.append(value)
        return ratings

    def _apt(self, basket: Basket, lying: set[int]) -> dict[int, float]:
        """Return the gain of each open card over one of the deck, besides its use for the route."""
        beside, house, held, two, double = self.weights.apt
        look, rest = basket.look, basket.rest
        roads, worth = look.routes.roads, look.worth
        open_ = sum(lying)
        known = basket.apt.get(open_)
        if known is not None:
            return known
        route = look.routes.cities[basket.route] if basket.route >= 0 else 0
        owned = basket.hand | route
        far = basket.far
        near = (beside * open_.bit_count() + held * rest.bit_count()) * self._roads
        usual = near + two * far.bit_count() + double * owned.bit_count()
        usual = house * look.mean_worth + usual / self.ground.cities
        found = basket.apt[open_] = {}
        for bit in lying:
            city = bit.bit_length() - 1
            value = house * worth[city] + beside * (roads[city] & open_).bit_count()
            value += held * (roads[city] & rest).bit_count()
            if far & bit:
                value += two
            if owned & bit:
                value += double
            found[bit] = value - usual
        return found

    def denied(self, state: TaxisState, seat: int) -> tuple[int, float]:
        """Return the open card that fits the route of the next player best, and the worth of its removal."""
        ground = self.ground
        rival = (seat + 1) % ground.rules.count
        route = self.route(state, rival)
        if route < 0:
            return 0, 0.0
        around = ground.routes.around[route]
        fitting = {bit for kind in state.display if kind >= 0 and (bit := ground.kind_bit[kind]) & around}
        if not fitting:
            return 0, 0.0
        look = self.outlook(state, rival, 1)
        wanted = sorted([(look.extended(route, bit), bit) for bit in fitting], reverse=True)
        best, bit = wanted[0]
        city = bit.bit_length() - 1
        if sum(1 for kind in state.display if kind >= 0 and ground.kind_city[kind] == city) > 1:
            return 0, 0.0
        other = max(look.stay(route, 0, LATER), wanted[1][0] if len(wanted) > 1 else 0.0)
        # With several opponents, what one of them does not get helps the others as well.
        return bit, max(0.0, self.weights.deny * (best - other) / (ground.rules.count - 1))

    def _help(self, state: TaxisState, seat: int) -> float:
        """Return the cost of taking a second card in this turn."""
        if state.taken:
            return NEVER
        if state.forced:
            return 0.0
        if state.rules.can_use(state, POSTMEISTER):
            return self.weights.postillion - self.advice.help(state, seat, POSTMEISTER)
        return NEVER

    def _pairs(self, basket: Basket, singles: list[tuple[float, int]], help_: float) -> dict[int, float]:
        """Return the promise of each open card with the best second one; the best cards come first."""
        cost, stays = self.weights.second, self.stays
        seconds: list[list[float]] = [[] for _ in singles]
        for number, (_, bit) in enumerate(singles[:TOP]):
            own = seconds[number]
            for other in range(number + 1, len(singles)):
                value = basket[bit | singles[other][1]]
                own.append(value)
                seconds[other].append(value)
        found = {}
        for (alone, bit), offers in zip(singles, seconds, strict=True):
            value = alone
            if offers:
                offers.sort(reverse=True)
                value = max(value, offers[0] - help_)
                if offers[0] - cost > value:
                    value = blend(value, [offer - cost for offer in offers], stays)
            found[bit] = value
        return found

    def _unseen(self, basket: Basket, singles: list[tuple[float, int]], help_: float) -> float:
        """Return the expected points after taking the top card of the deck, averaged over the cities."""
        cost = self.weights.second
        offers = [value - cost for value, _ in singles]
        least = (singles[0][0] if singles else basket.alone) - help_
        share, fitting = basket.drawn()
        value = (1.0 - share) * blend(max(basket.other, least), offers, self.stays)
        if share:
            value += share * blend(max(fitting, least), offers, self.stays)
        return value + self.weights.deck

    def _exchanged(self, state: TaxisState, basket: Basket) -> float:
        """Return the expected points after exchanging the display, which uses up the help of this turn."""
        weights = self.weights
        value = basket.best_of(len(state.display)) + weights.exchange
        if not self.advice.many_officials or not state.used:
            value -= weights.postillion
        return value
