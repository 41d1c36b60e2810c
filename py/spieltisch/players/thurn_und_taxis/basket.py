"""The promise of route and hand of a seat with cards that it could take."""

from __future__ import annotations

from collections.abc import Sequence

from .outlook import Outlook


class Basket(dict[int, float]):
    """A cache: cards -> promise of route and hand with them.

    The cards are one or two, as a bit mask of their cities.

    Args:
        look: the outlook of the seat.
        route: the number of its route, -1 where none lies.
        hand: bit mask of the hand cards' cities, without those of the route.
    """

    __slots__ = (
        "_beside",
        "_fitting",
        "_joined",
        "_more",
        "_zone",
        "alone",
        "apt",
        "far",
        "hand",
        "look",
        "other",
        "rest",
        "route",
        "routes",
    )

    def __init__(self, look: Outlook, route: int, hand: int) -> None:
        super().__init__()
        self.look = look
        self.route = route
        self.routes = look.routes
        self.hand = hand
        self.apt: dict[int, dict[int, float]] = {}
        """Worth of each open card besides its use for the route."""
        self._fitting: list[float] | None = None
        self._joined = self.far = 0
        self.rest = hand
        kept = look.kept(hand)
        self._more = kept + (look.ahead if hand.bit_count() < 3 else 0.0)
        """Worth of the cards kept for the next route, with one more card."""
        if route < 0:
            self.alone = look.begin(hand)
            near = self.routes.near(hand)
            self._zone = self._beside = near & ~hand if hand else -1
        else:
            self._joined, self._zone = self.routes.joining(route, hand)
            self.far = self.routes.far(route)
            self._beside = self.routes.around[route] & ~hand
            self.rest = hand & ~self._joined
            self.alone = look.extended(route, self._joined) + kept if self._joined else look.begin(hand)
        self.other = self.alone + self._more - kept
        """With a card that does not fit."""

    def __missing__(self, cards: int) -> float:
        one = cards & -cards
        value = self[cards] = self._with_one(one) if one == cards else self._with_two(one, cards ^ one)
        return value

    def _with_one(self, card: int) -> float:
        look = self.look
        if self.route < 0:
            return look.begun_with(self.hand, card) + self._more if card & self._zone else self.other
        if card & self._zone:
            joined = self.routes.joined_by(self._joined, self.rest, card)
            return look.extended(self.route, joined) + self._more
        if card & self.hand or self._joined:
            return self.other
        return look.begun_with(self.hand, card) + self._more

    def _with_two(self, one: int, two: int) -> float:
        look, routes = self.look, self.routes
        beside = routes.roads[one.bit_length() - 1]
        if self.route < 0:
            if not beside & (two | (routes.roads[two.bit_length() - 1] & self.hand)):
                return max(self[one], self[two])
            hand = self.hand | two
            return max(look.begun(self.hand), look.connected(routes.joined_by(0, hand, one))) + look.kept(
                hand | one
            )
        zone = self._zone
        if one & zone and (two & zone or two & beside):
            joined = routes.joined_by(self._joined, self.rest | two, one)
            if two & zone and not two & joined:
                joined = routes.joined_by(joined, self.rest & ~joined, two)
        elif two & zone and two & beside:
            joined = routes.joined_by(self._joined, self.rest | one, two)
        else:
            return max(self[one], self[two])
        return look.extended(self.route, joined) + self._more

    def fitting(self) -> list[float]:
        """Return the promise with each card that fits, the least first."""
        found = self._fitting
        if found is None:
            rest = self._beside & ((1 << self.look.ground.cities) - 1)
            found = []
            while rest:
                bit = rest & -rest
                rest ^= bit
                found.append(self[bit])
            found.sort()
            self._fitting = found
        return found

    def drawn(self) -> tuple[float, float]:
        """Return the probability that an unseen card fits, and the promise then."""
        found = self.fitting()
        return (len(found) / self.look.ground.cities, sum(found) / len(found)) if found else (0.0, 0.0)

    def best_of(self, cards: int) -> float:
        """Return the promise with the best of some unseen cards."""
        found = self.fitting()
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


def basket_of(look: Outlook, route: int, hand: int) -> Basket:
    """Return the basket of a route and the cards in hand, the same object for the same ones.

    Args:
        look: the outlook of the seat.
        route: its number, -1 where none lies.
        hand: bit mask of the hand cards' cities.
    """
    if route >= 0:
        hand &= ~look.routes.cities[route]
    key = (route, hand)
    found: Basket | None = look.baskets.get(key)
    if found is None:
        found = look.baskets[key] = Basket(look, route, hand)
    return found


def blend(value: float, offers: Sequence[float], stays: float) -> float:
    """Return the promise of a position in which one of some offers may be taken later, if it is still there.

    Args:
        value: worth without them.
        offers: worth with each of them, the best first.
        stays: probability that an offer is still there.
    """
    total, rest = 0.0, 1.0
    for offer in offers:
        if offer <= value:
            break
        total += rest * stays * offer
        rest *= 1.0 - stays
    return total + rest * value
