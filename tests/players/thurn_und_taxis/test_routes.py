"""Which routes cards make, on a small board: a road from 0 to 4, and city 5 beside 1."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations

from spieltisch.players.thurn_und_taxis.routes import Routes

ROADS = ((0, 1), (1, 2), (2, 3), (3, 4), (1, 5))
LONGEST = 4


def bits(*cities: int) -> int:
    """Return a bit mask."""
    return sum(1 << city for city in cities)


def board() -> Routes:
    """Return the routes of the small board."""
    return Routes([bits(*(sum(road) - city for road in ROADS if city in road)) for city in range(6)], LONGEST)


def found(routes: Routes, numbers: Iterable[int]) -> list[int]:
    """Return the cities of some routes; on this board a route is known by them."""
    return sorted(routes.cities[number] for number in numbers)


def test_a_route_read_backwards_is_the_same() -> None:
    routes = board()
    assert routes.number(0, 2, bits(0, 1, 2)) == routes.number(2, 0, bits(0, 1, 2))
    assert routes.number(0, 2, bits(0, 1, 2)) != routes.number(1, 2, bits(0, 1, 2))


def test_a_route_is_extended_at_its_ends_only() -> None:
    routes = board()
    route = routes.number(1, 2, bits(1, 2))
    assert routes.around[route] == bits(0, 3, 5)
    whole = routes.number(0, 2, bits(0, 1, 2))
    assert routes.around[whole] == bits(3)
    assert routes.reach(whole, bits(5)) == ()


def test_cards_reach_each_longer_route_once() -> None:
    routes = board()
    route = routes.number(2, 2, bits(2))
    reached = routes.reach(route, bits(0, 1, 3, 5))
    expected = [
        bits(1, 2), bits(2, 3), bits(1, 2, 3), bits(0, 1, 2), bits(1, 2, 5), bits(0, 1, 2, 3), bits(1, 2, 3, 5),
    ]  # fmt: skip
    assert found(routes, reached) == sorted(expected)


def test_no_more_cards_are_laid_than_asked_for_and_no_route_beyond_the_longest() -> None:
    routes = board()
    route = routes.number(0, 0, bits(0))
    assert found(routes, routes.reach(route, bits(1, 2, 3, 4), 2)) == [bits(0, 1), bits(0, 1, 2)]
    longest = routes.number(0, 3, bits(0, 1, 2, 3))
    assert routes.reach(longest, bits(4)) == ()


def test_cards_make_every_route_of_up_to_four_cards() -> None:
    routes = board()
    hand = bits(0, 1, 2, 5)
    ways = {
        bits(*order)
        for cards in range(1, 5)
        for order in permutations((0, 1, 2, 5), cards)
        if all(routes.roads[a] & bits(b) for a, b in pairwise(order))
    }
    assert found(routes, routes.made(hand)) == sorted(ways)


def test_cards_join_a_route_one_over_the_other() -> None:
    routes = board()
    route = routes.number(2, 2, bits(2))
    joined, zone = routes.joining(route, bits(2, 3, 4, 5))
    assert joined == bits(3, 4)
    assert zone == bits(1)
    assert routes.joined_by(joined, bits(5), bits(1)) == bits(1, 3, 4, 5)
