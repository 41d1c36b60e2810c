"""EX-101 to EX-111: the worked examples of the rule documents."""

from __future__ import annotations

import pytest

from spieltisch import State, UnreadableAction
from tests.positions import CITIES, Seat, position, way

from ..reading import carriages, house_sets, legal, of, own, play, quick_turn, refused, tiles

ROUTE = "Carlsruhe Stuttgart Nürnberg Regensburg"
SIX = "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
FOUR_OF_BAIERN = ("nuernberg", "regensburg", "ingolstadt", "augsburg")


def extensions(hand: str) -> set[str]:
    """Return the ways to extend the route of the example."""
    state = position(Seat(hand=hand, route=ROUTE), phase="lay")
    return {text.removeprefix("lay ") for text in legal(state, "lay") if not text.endswith("anew")}


@pytest.mark.rule("EX-101")
def test_innsbruck_does_not_fit() -> None:
    state = position(Seat(hand="Innsbruck", route=ROUTE), phase="lay")
    for end, neighbour in (("left", "carlsruhe"), ("right", "regensburg")):
        reason = state.why_not(f"lay Innsbruck {end}")
        assert reason is not None
        assert (reason.rule, reason.data["neighbour"]) == ("TT-307", neighbour)
    assert extensions(" ".join(CITIES)) == {
        "Mannheim left", "Freiburg left", "Ingolstadt right", "München right", "Passau right", "Pilsen right",
    }  # fmt: skip
    play(state, "lay Innsbruck anew")
    assert own(state)["route"] == ["innsbruck"]


@pytest.mark.rule("EX-102")
def test_wuerzburg_is_not_pushed_in() -> None:
    state = position(Seat(hand="Würzburg", route=ROUTE), phase="lay")
    assert extensions("Würzburg") == set()
    assert refused(state, "lay Würzburg left") == "TT-307"
    assert refused(state, "lay Würzburg right") == "TT-307"
    with pytest.raises(UnreadableAction):
        state.apply("lay Würzburg between Stuttgart Nürnberg")


@pytest.mark.rule("EX-103")
def test_stuttgart_is_not_laid_again() -> None:
    state = position(Seat(hand="Stuttgart", route=ROUTE), phase="lay")
    assert extensions("Stuttgart") == set()
    assert refused(state, "lay Stuttgart left") == "TT-313"


def closing() -> State:
    return position(Seat(route=SIX), phase="close")


@pytest.mark.rule("EX-104")
def test_one_house_in_each_country() -> None:
    largest = {
        houses
        for houses in house_sets(closing())
        if {"sigmaringen", "stuttgart"} <= houses and len(houses) > 2
    }
    assert largest == {frozenset(("sigmaringen", "stuttgart", city)) for city in FOUR_OF_BAIERN}
    assert refused(closing(), "close each Sigmaringen Stuttgart Ingolstadt Augsburg") == "TT-406"
    state = closing()
    assert len(of(play(state, "close each Stuttgart Sigmaringen Ingolstadt"), "house")) == 3


@pytest.mark.rule("EX-105")
def test_all_cities_in_baiern() -> None:
    with_all = [houses for houses in house_sets(closing()) if houses >= set(FOUR_OF_BAIERN)]
    assert with_all == [frozenset(FOUR_OF_BAIERN)]
    assert refused(closing(), "close all Stuttgart Nürnberg Regensburg Ingolstadt Augsburg") == "TT-407"
    state = closing()
    assert len(of(play(state, "close all Nürnberg Regensburg Ingolstadt Augsburg"), "house")) == 4


@pytest.mark.rule("EX-106")
def test_all_31_sets() -> None:
    sets = house_sets(closing())
    several = {houses for houses in sets if len(houses & set(FOUR_OF_BAIERN)) > 1}
    assert (len(sets), len(several), len(sets - several)) == (31, 11, 20)
    assert len(legal(closing(), "close")) == 31
    assert {frozenset(("sigmaringen", "nuernberg")), frozenset(("nuernberg", "augsburg"))} <= sets
    assert frozenset(("sigmaringen", "nuernberg", "augsburg")) not in sets


@pytest.mark.rule("EX-107")
def test_first_closing_with_six_cards() -> None:
    state = closing()
    events = play(state, "close")
    assert tiles(events) == [("route-6", 3)]
    assert carriages(events) == [3]
    assert own(state)["carriage"] == 3


@pytest.mark.rule("EX-108")
def test_wuerttemberg_and_hohenzollern_from_two_routes() -> None:
    stack = "wuerttemberg-hohenzollern"
    for gone, won in (([], [3]), ([3], [2]), ([3, 2], [1]), ([3, 2, 1], [])):
        seat = Seat(route="Sigmaringen Ulm Augsburg", houses="Stuttgart")
        state = position(seat, Seat(tiles=[(stack, value) for value in gone]), phase="close")
        assert tiles(play(state, "close each Ulm Sigmaringen")) == [(stack, value) for value in won]


@pytest.mark.rule("EX-109")
def test_routes_of_three_five_and_four() -> None:
    state = position(Seat(route=way(3)), phase="close")
    assert carriages(play(state, "close")) == [3]
    play(state, "end turn")
    quick_turn(state)
    assert own(state)["nextCarriage"] == 4
    assert carriages(play(position(Seat(route=way(5), carriage=3), phase="close"), "close")) == [4]
    third = position(Seat(route=way(4), carriage=4), phase="close")
    assert carriages(play(third.copy(), "close")) == []
    assert carriages(play(third, "close with Wagner")) == [5]


@pytest.mark.rule("EX-110")
def test_wagner_brings_the_7_carriage() -> None:
    state = position(Seat(route=way(5), carriage=6), phase="close")
    events = play(state, "close with Wagner")
    assert carriages(events) == [7]
    assert state.scores()[0]["parts"]["carriage"] == 10
    assert len(of(events, "end-triggered")) == 1
    assert ("end", 1) in tiles(events)
    late = position(Seat(route=way(5), carriage=6), Seat(carriage=7), phase="close", ending=(1, "carriage"))
    assert ("end", 1) not in tiles(play(late, "close with Wagner"))


@pytest.mark.rule("EX-111")
def test_nineteen_points() -> None:
    tiles_worth_16 = [("all-countries", 6), ("baiern", 5), ("baden", 3), ("route-5", 2)]
    houses = " ".join(CITIES[:16])
    state = position(Seat(carriage=6, tiles=tiles_worth_16, houses=houses))
    assert state.scores()[0] == {"total": 19, "parts": {"carriage": 7, "tiles": 16, "houses": -4}}
