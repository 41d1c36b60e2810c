"""The plan of a seat for its next turns: the route that its cards will become, and the gain."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from ...thurn_und_taxis.actions import POSTILLION, WAGNER
from ...thurn_und_taxis.houses import bits_of
from ...thurn_und_taxis.play.closing import wagner_makes_up
from ...thurn_und_taxis.state import TaxisState
from .judge import Judge
from .outlook import Outlook
from .routes import AHEAD

ALIKE = 0.5
"""Points by which houses that complete a country may be worth less than others and are still named."""
FURTHEST = 6
"""Most hand cards of a plan after the first card of its route."""


class Plan(NamedTuple):
    """The best route for the cards of a seat."""

    route: int
    """Number of the route that its known cards make."""
    steps: tuple[int, ...]
    """Cities of the hand cards that are laid for it, in order."""
    have: int
    """Number of its cards then."""
    cards: int
    """Number of cards with which it is best closed."""
    carriage: int
    """Carriage for that number, 0 for none."""
    missing: int
    """Cards that this carriage lacks then, with the Wagner's help if he can give it."""
    helped: bool
    """Whether the carriage takes his help then."""
    houses: int
    """Bit mask of the known cities that get a house."""


class View:
    """The cards that the deciding player has and sees.

    Args:
        judge: the judgement.
        state: the position.
        away: kinds of the cards that are known to lie in other hands or on the discard pile.
    """

    def __init__(self, judge: Judge, state: TaxisState, away: Iterable[int] = ()) -> None:
        ground = judge.ground
        self.judge = judge
        self.ground = ground
        self.state = state
        self.seat = state.turn if state.current_player is None else state.current_player
        self.hand_kinds = state.hands[self.seat]
        self.hand = ground.city_mask(self.hand_kinds)
        self.lying = ground.city_mask([kind for kind in state.display if kind >= 0])
        self.route = judge.route(state, self.seat)
        self.houses = state.houses[self.seat]
        self.following = ground.next_carriage[state.carriages[self.seat]] if ground.end_carriage else 0
        self._away = [*away]
        self.look: Outlook = judge.outlook(state, self.seat, 1)

    @cached_property
    def last(self) -> bool:
        """Whether the seat has no further turn."""
        return self.state.ending is not None and not self.judge.turns_left(self.state, self.seat)

    @cached_property
    def _lays(self) -> int:
        """Most cards that can still be laid."""
        if not self.last:
            return FURTHEST
        free = self.judge.advice.many_officials or not self.state.used
        return (not self.state.laid) + (free and POSTILLION not in self.state.used)

    # -- cards that may come ---------------------------------------------------------------------------------------

    @cached_property
    def hidden(self) -> list[int]:
        """Number of cards of each city that may still come: neither open nor with the seat, nor known to lie elsewhere."""
        left = [0] * self.ground.cities
        for kind, count in enumerate(self._unseen):
            left[self.ground.kind_city[kind]] += count
        # In the middle of a decision, what is known to lie elsewhere may have been shuffled again.
        return [max(0, count) for count in left]

    @cached_property
    def _unseen(self) -> list[int]:
        """Number of cards of each kind that may still come."""
        left = [*self.state.rules.kind_copies]
        own = [pile for part in self.state.extra.values() for pile in part.piles()[self.seat : self.seat + 1]]
        for kinds in (self.state.display, self.hand_kinds, *self.state.routes, *own, self._away):
            for kind in kinds:
                if kind >= 0:
                    left[kind] -= 1
        return left

    def on_top(self, cities: int) -> dict[str, int]:
        """Return how many of the cards that may lie on top of the deck are of some cities, and how many there are.

        Where its back shows a number, only cards with that one may.
        """
        rules, deck = self.state.rules, self.state.deck
        shown = rules.kind_back[deck[-1]] if rules.backs and deck else 0
        if not shown:
            return {"left": self.still_hidden(cities), "all": sum(self.hidden), "shown": 0}
        may = [
            (kind, max(0, count)) for kind, count in enumerate(self._unseen) if rules.kind_back[kind] == shown
        ]
        left = sum(count for kind, count in may if cities & self.ground.kind_bit[kind])
        return {"left": left, "all": sum(count for _, count in may), "shown": shown}

    def still_hidden(self, cities: int) -> int:
        """Return the number of hidden cards of some cities."""
        return sum(self.hidden[bit.bit_length() - 1] for bit in bits_of(cities))

    def around(self, route: int) -> int:
        """Return the cities that would extend a route."""
        return self.ground.routes.around[route] if route >= 0 else 0

    @property
    def ends(self) -> int:
        """The cities that would extend the own route."""
        return self.around(self.route)

    # -- plans -----------------------------------------------------------------------------------------------------

    def with_card(self, city: int, end: str) -> int:
        """Return the number of the own route with a card at an end, or of a new one that it begins."""
        cities = [self.ground.kind_city[kind] for kind in self.state.routes[self.seat]]
        laid = {"left": [city, *cities], "right": [*cities, city]}.get(end, [city])
        return self.ground.routes.number(laid[0], laid[-1], sum(1 << one for one in laid))

    def plan(self, route: int, hand: int, least: int = 0) -> Plan:
        """Return the best plan for a route and the cards in a hand.

        Args:
            route: its number, -1 where none lies.
            hand: bit mask of the hand cards' cities.
            least: least number of further cards.
        """
        look, routes = self.look, self.ground.routes
        own = routes.cards[route] if route >= 0 else 0
        most = min(self._lays - (self.last and route != self.route), look.standing.reach + 1)
        if route < 0:
            found = () if self.last else self.made(hand)
        elif most > 0:
            found = (route, *routes.reach(route, routes.joining(route, hand)[0], most))
        else:
            found = (route,)
        if not found:
            return Plan(-1, (), 0, 0, 0, 0, False, 0)
        options = [(*self._closed(number, own + least), number) for number in found]
        _, cards, best = max(options, key=lambda option: (option[0], routes.cards[option[2]]))
        have = routes.cards[best]
        carriage = self.following if self.following <= cards or self.needs_wagner(cards) else 0
        houses = self.best_houses(routes.cities[best])
        missing = max(0, self.least(carriage) - have) if carriage else 0
        if missing and self.last:
            carriage = missing = 0
        helped = have + missing < carriage
        return Plan(best, self._way(route, best), have, cards, carriage, missing, helped, houses)

    def made(self, hand: int) -> tuple[int, ...]:
        """Return the routes that the cards of a hand make, as long as there is time to lay them."""
        routes = self.ground.routes
        most = min(FURTHEST, max(AHEAD, self.look.standing.reach))
        singles = [routes.number(bit.bit_length() - 1, bit.bit_length() - 1, bit) for bit in bits_of(hand)]
        return tuple(
            dict.fromkeys(one for start in singles for one in (start, *routes.reach(start, hand, most)))
        )

    def best_houses(self, cities: int) -> int:
        """Return the cities of a route that are best given houses: those that complete a country before an equal hope."""
        value, best = self.look.best_set(cities)
        owned = {stack for stack, _ in self.state.tiles[self.seat]}
        for stack, mask, values in self.ground.complete:
            if stack in owned or self.state.stacks[stack] >= len(values) or not mask & cities & ~self.houses:
                continue
            if mask & ~(self.houses | cities) or not mask & ~(self.houses | best):
                continue
            sure, there = self.look.best_set(cities & mask)
            if sure > value - ALIKE and not mask & ~(self.houses | there):
                value, best = sure, there
        return best

    def least(self, carriage: int) -> int:
        """Return the least number of cards that bring a carriage, with the Wagner if he can help in a later turn."""
        rules = self.ground.rules
        return max(rules.min_route, carriage - rules.allowance) if self.wagner else carriage

    @cached_property
    def wagner(self) -> bool:
        """Whether the Wagner can help in a later turn as things stand, or in the last one."""
        later = self.state.copy()
        if not self.last:
            later.used = ()
        return bool(later.rules.can_use(later, WAGNER))

    def is_last(self, carriage: int) -> bool:
        """Return whether a carriage ends the game."""
        return bool(carriage) and self.state.ending is None and carriage == self.ground.end_carriage

    def _closed(self, route: int, least: int) -> tuple[float, int]:
        """Return the best gain of closing a route, less the cost of unknown cards, and the number of cards for it."""
        look, routes = self.look, self.ground.routes
        have, around = routes.cards[route], routes.around[route]
        more = look.average(routes.beyond[route]) - look.unknown
        longest = len(look.by_length) - 1
        last = min(longest, have + look.standing.reach) if around else have
        first = max(have, least, self.ground.rules.min_route)
        value, cards = max(
            ((look.by_length[min(length, longest)] + (length - have) * more, -length) for length in range(first, last + 1)),
            default=(-99.0, -have),
        )  # fmt: skip
        return value + look.best_set(routes.cities[route])[0], -cards

    def _way(self, start: int, goal: int) -> tuple[int, ...]:
        """Return the order in which cards make one route of another."""
        routes = self.ground.routes
        if start == goal:
            return ()
        wanted = routes.cities[goal]
        if start < 0:
            singles = [(bit, routes.number(bit.bit_length() - 1, bit.bit_length() - 1, bit)) for bit in bits_of(wanted)]  # fmt: skip
        else:
            singles = [(bit, longer) for bit, longer in routes.longer(start) if bit & wanted]
        for bit, longer in singles:
            if longer == goal:
                return (bit.bit_length() - 1,)
            way = self._way(longer, goal)
            if way:
                return (bit.bit_length() - 1, *way)
        return ()

    def needs_wagner(self, cards: int) -> bool:
        """Return whether a route of so many cards brings the next carriage, but only with the Wagner's help."""
        enough = cards >= self.ground.rules.min_route
        return self.wagner and enough and wagner_makes_up(self.state, self.seat, cards)

    def begun(self, plan: Plan) -> int:
        """Return the number of cards of a plan that lie already."""
        return plan.have - len(plan.steps)
