"""Rates what can be taken: each card with the best that could still be taken beside it, the deck by all that may lie there."""

from __future__ import annotations

from collections.abc import Sequence

from ...thurn_und_taxis.actions import DECK, EXCHANGE, POSTMEISTER, TaxisAction
from ...thurn_und_taxis.state import TaxisState
from .advice import Advice
from .foresight import Foresight
from .outlook import Outlook

NEVER = 1e9
"""What help costs that nobody can give."""
TOP = 2
"""Of how many open cards each pair with another one is tried."""


class Taking(Foresight):
    """The judgement of cards that can be taken.

    Args:
        advice: what expansions say, with the tables of the rules and what things are worth.
    """

    def __init__(self, advice: Advice[Foresight]) -> None:
        super().__init__(advice)
        kinds = range(len(self.ground.kind_city))
        self.beside = tuple(sum(ask(kind) for ask in advice.cards) for kind in kinds)
        """Per kind of card what it is worth in the hand beside its city."""
        self.stays = self.weights.stays ** (self.ground.rules.count - 1)
        """The chance that an open card still lies there when the seat plays again."""

    def takes(self, state: TaxisState, legal: Sequence[TaxisAction], look: Outlook, hand: int) -> list[float]:
        """Return the prospects after taking a card or exchanging the display."""
        seat = state.turn
        cities = self.ground.kind_city
        basket = Basket(look, self.route(state, seat), hand)
        lying = [1 << city for city in {cities[kind] for kind in state.display if kind >= 0}]
        singles = {bit: basket.with_one(bit) for bit in lying}
        best = max(singles.values(), default=basket.alone)
        help_ = self._help(state, seat)
        offers = sorted([value - self.weights.second for value in singles.values()], reverse=True)
        found = singles if state.taken else self._pairs(basket, singles, lying, help_)
        ratings = []
        for action in legal:
            if action.verb == EXCHANGE:
                value = self._exchanged(state, basket)
            elif action.card == DECK:
                value = self._unseen(basket, offers, best - help_)
            else:
                value = found[1 << cities[action.card]] + self.beside[action.card]
            if action.official:
                value += self.advice.help(state, seat, action.official)
            ratings.append(value)
        return ratings

    def _help(self, state: TaxisState, seat: int) -> float:
        """Return what it costs to take a second card in this turn."""
        if state.taken:
            return NEVER
        if state.forced:
            return 0.0
        if state.rules.can_use(state, POSTMEISTER):
            return self.weights.postillion - self.advice.help(state, seat, POSTMEISTER)
        return NEVER

    def _pairs(
        self, basket: Basket, singles: dict[int, float], lying: list[int], help_: float
    ) -> dict[int, float]:
        """Return what each open card promises with the best that may be taken after it."""
        cost, stays = self.weights.second, self.stays
        pairs: dict[int, list[float]] = {bit: [] for bit in lying}
        order = sorted(lying, key=singles.__getitem__, reverse=True)
        for number, bit in enumerate(order[:TOP]):
            for other in order[number + 1 :]:
                value = basket.with_two(bit, other, singles)
                pairs[bit].append(value)
                pairs[other].append(value)
        found = {}
        for bit in lying:
            value = singles[bit]
            seconds = pairs[bit]
            if seconds:
                seconds.sort(reverse=True)
                if seconds[0] - help_ > value:
                    value = seconds[0] - help_
                value = blend(value, [second - cost for second in seconds], stays)
            found[bit] = value
        return found

    def _unseen(self, basket: Basket, offers: list[float], least: float) -> float:
        """Return the prospect after taking the top card of the deck, averaged over the cities."""
        share, fitting = basket.drawn()
        value = (1.0 - share) * blend(max(basket.other, least), offers, self.stays)
        if share:
            value += share * blend(max(fitting, least), offers, self.stays)
        return value + self.weights.deck

    def _exchanged(self, state: TaxisState, basket: Basket) -> float:
        """Return the prospect after exchanging the display: the official cannot help otherwise in this turn."""
        weights = self.weights
        value = basket.best_of(len(state.display)) + weights.exchange
        if not self.advice.many_officials or not state.used:
            value -= weights.postillion
        return value


def blend(value: float, offers: Sequence[float], stays: float) -> float:
    """Return what a position promises in which one of some offers may be taken later, each of which may be gone.

    Args:
        value: its worth without them.
        offers: its worth with each of them, the best first.
        stays: the chance that one is still there.
    """
    total, rest = 0.0, 1.0
    for offer in offers:
        if offer <= value:
            break
        total += rest * stays * offer
        rest *= 1.0 - stays
    return total + rest * value


class Basket:
    """What route and hand of a seat promise with cards that it could take."""

    __slots__ = (
        "alone",
        "beside",
        "hand",
        "joined",
        "kept",
        "look",
        "more",
        "other",
        "rest",
        "route",
        "routes",
        "zone",
    )

    def __init__(self, look: Outlook, route: int, hand: int) -> None:
        self.look = look
        self.route = route
        self.routes = look.routes
        self.hand = hand
        if route < 0:
            self.alone = look.begin(hand)
            self.other = self.alone + (look.ahead if hand.bit_count() < 3 else 0.0)
            near = 0
            roads = self.routes.roads
            rest = hand
            while rest:
                bit = rest & -rest
                rest ^= bit
                near |= roads[bit.bit_length() - 1]
            self.zone = self.beside = near & ~hand if hand else -1
            return
        hand &= ~self.routes.cities[route]
        self.hand = hand
        self.joined, self.zone = self.routes.joining(route, hand)
        self.beside = self.routes.around[route] & ~hand
        self.rest = hand & ~self.joined
        self.kept = look.kept(hand)
        """With the cards of the hand."""
        self.more = self.kept + (look.ahead if hand.bit_count() < 3 else 0.0)
        """With one card more."""
        if self.joined:
            extended = look.extended(route, self.joined)
            self.alone = extended + self.kept
            self.other = extended + self.more
        else:
            self.alone = look.begin(hand)
            self.other = self.alone + self.more - self.kept

    def with_one(self, card: int) -> float:
        """Return what it promises with a card, as a single bit."""
        look = self.look
        if self.route < 0:
            return look.begin(self.hand | card) if card & self.zone else self.other
        if card & self.zone:
            return look.extended(self.route, self.routes.joined_by(self.joined, self.rest, card)) + self.more
        if card & self.hand or self.joined:
            return self.other
        return look.begin(self.hand | card)

    def with_two(self, one: int, two: int, singles: dict[int, float]) -> float:
        """Return what it promises with two cards, of which it is known what it promises with each alone."""
        look = self.look
        roads = self.routes.roads
        if self.route < 0:
            if not roads[one.bit_length() - 1] & (two | (roads[two.bit_length() - 1] & self.hand)):
                return max(singles[one], singles[two])
            return look.begin(self.hand | one | two)
        zone = self.zone
        if not (one | two) & zone:
            return max(singles[one], singles[two])
        beside = roads[one.bit_length() - 1]
        if one & zone and (two & zone or two & beside):
            joined = self.routes.joined_by(self.joined, self.rest | two, one)
            if two & zone and not two & joined:
                joined = self.routes.joined_by(joined, self.rest & ~joined, two)
        elif two & zone and one & roads[two.bit_length() - 1]:
            joined = self.routes.joined_by(self.joined, self.rest | one, two)
        else:
            return max(singles[one], singles[two])
        return look.extended(self.route, joined) + self.more

    def _fitting(self) -> list[float]:
        """Return what it promises with each card that fits, the least first."""
        known = self.look.fitting
        key = (self.route, self.hand)
        found = known.get(key)
        if found is None:
            found = []
            rest = self.beside & ((1 << self.look.ground.cities) - 1)
            while rest:
                bit = rest & -rest
                rest ^= bit
                found.append(self.with_one(bit))
            found.sort()
            known[key] = found
        return found

    def drawn(self) -> tuple[float, float]:
        """Return how likely a card that nobody has seen fits, and what it promises then."""
        found = self._fitting()
        return (len(found) / self.look.ground.cities, sum(found) / len(found)) if found else (0.0, 0.0)

    def best_of(self, cards: int) -> float:
        """Return what it promises with the best of some cards that nobody has seen."""
        found = self._fitting()
        cities = self.look.ground.cities
        below = cities - len(found)
        before = (below / cities) ** cards
        value = before * self.other
        for one in found:
            below += 1
            share = (below / cities) ** cards
            value += max(one, self.other) * (share - before)
            before = share
        return value
