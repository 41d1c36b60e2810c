"""What an observation counts: cards of a city, what is missing for a tile, what a card would join."""

from __future__ import annotations

from random import Random

import pytest

import spieltisch
from spieltisch import PUBLIC
from spieltisch.thurn_und_taxis.state import TaxisState
from tests.engine.playing import Player
from tests.positions import Seat, ids, position

from ..reading import own


@pytest.mark.rule("TT-225")
def test_cards_of_a_city_are_counted_as_far_as_they_are_seen() -> None:
    state = position(
        Seat(hand="Ulm Ulm", route="Linz"), Seat(hand="Linz"), display="Ulm Linz Basel Lodz Pilsen Kempten"
    )
    ulm = {"copies": 3, "display": 1, "routes": 0, "hand": 2, "left": 0}
    linz = {"copies": 3, "display": 1, "routes": 1, "hand": 0, "left": 1}
    assert {city: state.observation(0)["cities"][city] for city in ("ulm", "linz")} == {
        "ulm": ulm,
        "linz": linz,
    }
    # The hands of others are hidden like the discard pile, which may not be searched.
    assert state.observation(1)["cities"]["ulm"] == {**ulm, "hand": 0, "left": 2}
    assert state.observation(PUBLIC)["cities"]["linz"] == {**linz, "left": 1}
    assert state.observation(None)["cities"]["linz"] == {**linz, "hand": 1, "left": 0}


@pytest.mark.rule("TT-512")
def test_what_is_missing_for_a_tile() -> None:
    state = position(Seat(houses="Mannheim Carlsruhe Ulm"), Seat(tiles=[("baden", 3)]))
    rows = {row["stack"]: row for row in own(state)["progress"]}
    assert rows["baden"] == {
        "stack": "baden",
        "have": 2,
        "needed": 3,
        "missing": [["freiburg"]],
        "won": False,
    }
    everywhere = rows["all-countries"]
    assert (everywhere["have"], everywhere["needed"]) == (2, 9)
    assert len(everywhere["missing"]) == 7
    assert ["lodz"] in everywhere["missing"]
    (other,) = (row for row in state.observation(0)["seats"][1]["progress"] if row["stack"] == "baden")
    assert other["won"]


@pytest.mark.rule("TT-520")
def test_a_tile_is_due_exactly_when_nothing_is_missing() -> None:
    for seed in range(4):
        state = spieltisch.new_game("thurn-und-taxis", players=["Anna", "Ben"], seed=seed)
        player = Player(Random(seed))
        while not state.is_over:
            state.apply(player.choose(state))
            seen = state.observation(None)
            left = {stack["id"]: len(stack["values"]) for stack in seen["stacks"]}
            # Between a turn's houses and its tiles there is no decision.
            for row in (row for seat in seen["seats"] for row in seat["progress"]):
                assert row["have"] + len(row["missing"]) == row["needed"]
                assert row["won"] <= (not row["missing"])
                assert row["missing"] or row["won"] or not left[row["stack"]]


def joins(*seats: Seat) -> tuple[list[str], list[str]]:
    found = own(position(*seats))["joins"]
    return sorted(found["route"]), sorted(found["hand"])


@pytest.mark.rule("TT-305")
def test_cards_that_would_join_the_route() -> None:
    route, hand = joins(Seat(route="Ulm Augsburg"))
    assert set(ids("Ingolstadt Sigmaringen")) <= set(route)
    assert not {"ulm", "augsburg"} & set(route)
    assert hand == []
    # Without a hand nothing leads on; with one, its neighbours follow, and what is beside the route stays there.
    more = joins(Seat(route="Ulm Augsburg", hand="Sigmaringen"))
    assert more[0] == route
    assert "freiburg" in more[1]
    assert not set(more[0]) & set(more[1])


@pytest.mark.rule("TT-305")
def test_without_a_route_the_hand_is_what_cards_join() -> None:
    route, hand = joins(Seat(hand="Lodz"))
    assert route == []
    assert hand
    assert "lodz" not in hand
    assert joins(Seat()) == ([], [])


def test_a_card_far_from_the_route_leads_nowhere() -> None:
    assert joins(Seat(route="Basel", hand="Lodz")) == joins(Seat(route="Basel"))


@pytest.mark.rule("TT-305")
def test_what_joins_the_route_is_what_can_be_laid() -> None:
    for seed in range(3):
        state = spieltisch.new_game("thurn-und-taxis", players=["Anna", "Ben"], seed=seed)
        assert isinstance(state, TaxisState)
        player = Player(Random(seed))
        while not state.is_over:
            if state.phase == "lay" and state.routes[state.turn]:
                seen = own(state, state.turn)
                ends = [action.to_dict() for action in state.legal_actions()]
                laid = {end["card"] for end in ends if end["end"] in ("left", "right")}
                assert laid == set(seen["hand"]) & set(seen["joins"]["route"])
            state.apply(player.choose(state))


def test_what_a_card_would_join_is_told_to_its_owner_only() -> None:
    state = position(Seat(hand="Ulm"), Seat(hand="Linz"))
    assert [seat["joins"] is None for seat in state.observation(0)["seats"]] == [False, True]
    assert [seat["joins"] is None for seat in state.observation(PUBLIC)["seats"]] == [True, True]
