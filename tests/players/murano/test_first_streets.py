"""Murano: where the first streets lie follows from the position, and where that makes no difference from the seed."""

from __future__ import annotations

from typing import Any

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from tests.lagoon import lagoon

from ..tables import MURANO, begin

AT_STREET: dict[str, Any] = {"phase": "street", "moved": [9], "sailed": 1, "space": 9, "red": 18}


def rated(drawn: str, **parts: Any) -> dict[str, float]:
    """Return the ratings of all spaces for a drawn street."""
    state: Any = lagoon(ships="2 4 7 9 11 14 16 18", drawn=drawn, **AT_STREET, **parts)
    legal = state.legal_actions()
    ratings = zip(legal, knowledge_of(state).rate(state, legal), strict=True)
    return {str(action).split()[-1]: rating for action, rating in ratings}


def first_street(seed: int) -> str:
    """Return the space of the first street of a game."""
    state: Any = begin(MURANO, 2, seed=seed)
    number = 0
    while state.phase != "street":
        state.apply(players.choose(state, "merchant", seed=1000 * seed + number))
        number += 1
    return str(players.choose(state, "merchant", seed=1000 * seed + number)).split()[-1]


def test_games_begin_on_different_islands() -> None:
    """As found by counting: every game began with a street on 3c2, the first space beside three building sites."""
    first = [first_street(seed) for seed in range(20)]
    assert len(set(first)) >= 3
    assert len({place[0] for place in first}) >= 3


def test_sites_that_nobody_needs_yet_make_no_difference() -> None:
    """For one palace one building site is enough: the others are as good for the rival."""
    ratings = rated("street-none", tiles={0: "palace-1"})
    assert ratings["3c2"] == ratings["3b1"]


def test_a_small_island_promises_less_income() -> None:
    """Navagero has six spaces for streets, San Donato eight."""
    ratings = rated("street-red-1", tiles={0: "shop-red"})
    assert ratings["2c3"] > ratings["3b1"]


def test_a_street_goes_where_its_customers_help_an_own_card() -> None:
    ratings = rated("street-red-2", characters={0: "customer-red"}, gondolas={17: 0})
    assert max(ratings, key=ratings.__getitem__).startswith("5")


def test_customers_are_kept_from_a_shop_of_a_rival() -> None:
    ratings = rated("street-red-2", streets={"3c2": "none"}, buildings={"3c1": "shop-red 1"})
    assert ratings["3b1"] < ratings["1d2"]
