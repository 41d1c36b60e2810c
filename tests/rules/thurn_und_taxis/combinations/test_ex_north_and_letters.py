"""EX-112 to EX-116, EX-212 to EX-214, EX-216, EX-217: worked examples of Der Kurier and Glanz und Gloria."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch import State
from tests.positions import Seat, ids, way

from ..modules import Letters, modules, modules_dict
from ..northern import North, north
from ..northern import ids as northern_ids
from ..reading import carriages, house_sets, legal, of, own, play, quick_turn, refused, tiles

EXAMPLE = "Halle/1 Berlin/1 Hannover/1 Hamburg/1 Bremen/1 Münster/1"
SEVEN = "Fulda/1 Weimar/1 Leipzig/1 Dresden/1 Cassel/1"
"""Five horses before the carriage with its two."""


def uwe(*, courier: bool, hand: str = "Salzburg") -> State:
    """Freiburg and Sigmaringen are laid, Kempten lies open, Ulm comes next; Innsbruck lies below it."""
    return modules(
        Seat(hand=hand, route="Freiburg Sigmaringen", carriage=5),
        Seat(hand="Lodz"),
        letters=Letters((4, 0), owner=0 if courier else None),
        display="Kempten Basel Linz Lodz Passau Pilsen",
        deck="Ulm Innsbruck Basel Linz Lodz Passau Pilsen",
    )


@pytest.mark.rule("EX-112")
def test_uwes_turn() -> None:
    state = uwe(courier=False)
    (refilled,) = of(play(state, "take Kempten"), "refilled")
    assert refilled["card"] == "ulm"
    events = play(state, "exchange with Amtmann")
    assert of(events, "letters-paid") == []
    assert "innsbruck" in state.observation(0)["display"]
    assert of(play(state, "take Innsbruck with Postmeister"), "letters-paid")[0]["count"] == 2
    play(state, "lay Kempten right")
    assert of(play(state, "lay Innsbruck right with Postillion"), "letters-paid")[0]["count"] == 2
    assert own(state)["route"] == ids("Freiburg Sigmaringen Kempten Innsbruck")
    assert own(state)["hand"] == ids("Salzburg")
    assert state.observation(0)["courier"]["letters"] == [0, 0]
    assert refused(state, "close with Wagner") == "KF-306"
    play(state, "end turn")
    quick_turn(state)
    play(state, "take deck")
    assert "lay Salzburg right" in legal(state)


@pytest.mark.rule("EX-113")
def test_the_same_turn_with_the_courier() -> None:
    state = uwe(courier=True)
    play(
        state, "take Kempten", "exchange with Amtmann", "take Innsbruck with Postmeister", "lay Kempten right"
    )
    play(state, "lay Innsbruck right with Postillion")
    assert state.observation(0)["courier"]["letters"] == [2, 0]
    assert of(play(state, "close with Wagner"), "letters-paid") == [
        {"event": "letters-paid", "seat": 0, "count": 1, "official": "wagner"}
    ]
    assert state.observation(0)["courier"]["letters"] == [1, 0]


def example(horses: str = SEVEN, taken: tuple[tuple[str, int], ...] = ()) -> State:
    return north(North(route=EXAMPLE, horses=horses), North(tiles=taken), phase="close")


@pytest.mark.rule("EX-114")
def test_six_cards_and_seven_horses() -> None:
    state = example()
    assert own(state)["strength"] == 7
    assert tiles(play(state, "close")) == [("route-6", 3)]
    assert (own(state)["route"], own(state)["horses"], own(state)["strength"]) == ([], [], 2)
    assert len(state.to_dict()["discard"]) == 6 + 5
    five = example("Fulda/1 Weimar/1 Leipzig/1")
    assert own(five)["strength"] == 5
    assert refused(five, "close") == "GG-301"
    shorter = example(taken=(("route-6", 3), ("route-6", 2), ("route-6", 1)))
    assert tiles(play(shorter, "close")) == [("route-5", 2)]


@pytest.mark.rule("EX-115")
def test_all_of_preussen() -> None:
    state = example()
    three = [
        houses for houses in house_sets(state) if houses == frozenset(northern_ids("Halle Berlin Münster"))
    ]
    assert len(three) == 1
    assert refused(state, "close all Halle Berlin Münster Hannover") == "TT-407"
    assert refused(state, "close all Halle Berlin Münster Bremen") == "GG-309"
    play(state, "close all Halle Berlin Münster")
    assert sorted(own(state)["houses"]) == sorted(northern_ids("Halle Berlin Münster"))


@pytest.mark.rule("EX-116")
def test_one_in_each_country_and_one_free_city() -> None:
    state = example()
    sets = house_sets(state)
    assert len(sets) == 28
    prussian = set(northern_ids("Halle Berlin Münster"))
    assert len([houses for houses in sets if len(houses & prussian) > 1]) == 4
    largest = [houses for houses in sets if len(houses) == 3 and len(houses & prussian) == 1]
    assert len(largest) == 6
    assert refused(state, "close each Halle Hannover Hamburg Bremen") == "GG-307"
    events = play(state, "close each Münster Hannover Hamburg")
    assert tiles(events) == [("free-city", 1), ("route-6", 3)]


@pytest.mark.rule("EX-212")
def test_one_letter_and_an_empty_hand() -> None:
    state = modules(Seat(), letters=Letters((1, 0)))
    assert refused(state, "exchange with Amtmann") == "KF-315"
    play(state, "take deck")
    assert refused(state, "exchange with Amtmann") == "KF-315"
    courier = modules(Seat(), letters=Letters((1, 0), owner=0))
    events = play(courier, "exchange with Amtmann")
    assert of(events, "letters-paid") == [
        {"event": "letters-paid", "seat": 0, "count": 1, "official": "amtmann"}
    ]


@pytest.mark.rule("EX-213")
def test_letters_of_the_house_step_come_too_late() -> None:
    data = modules_dict(
        Seat(hand="Lodz", route=way(4), carriage=4),
        Seat(),
        phase="close",
        used="postmeister",
        letters=Letters((1, 0)),
    )
    state = spieltisch.from_dict(data)
    text = "close each Mannheim Basel"
    assert refused(state, f"{text} with Wagner") == "KF-306"
    events = play(state, text)
    assert len(of(events, "letter")) == 2
    assert carriages(events) == []
    assert of(events, "courier") == [{"event": "courier", "seat": 0}]
    assert state.observation(0)["courier"]["letters"] == [3, 0]


@pytest.mark.rule("EX-214")
def test_declining_the_sixth() -> None:
    state = modules(Seat(route=way(6), carriage=5), Seat(), phase="close", letters=Letters((0, 0)))
    events = play(state, "close without carriage")
    assert of(events, "courier") == [{"event": "courier", "seat": 0}]
    assert (own(state)["carriage"], own(state)["nextCarriage"]) == (5, 6)


@pytest.mark.rule("EX-216")
def test_six_horses_and_nothing_fits() -> None:
    six = "Fulda/1 Fulda/2 Fulda/3 Cassel/1 Cassel/2 Cassel/3"
    route = "Halle/1 Berlin/1 Schwerin/1 Hamburg/1"
    state = north(North(hand="Aachen/1", route=route, horses=six), phase="lay")
    assert refused(state, "lay Aachen/1 as horse") == "GG-204"
    assert legal(state, "lay") == {"lay Aachen/1 anew"}
    (abandoned,) = of(play(state, "lay Aachen/1 anew"), "abandoned")
    assert len(abandoned["cards"]) == 4
    assert own(state)["route"] == ["aachen/1"]
    assert len(own(state)["horses"]) == 6


@pytest.mark.rule("EX-217")
def test_without_a_horse_card() -> None:
    state = north(North(route="Halle/1 Berlin/1 Dresden/1"), phase="close")
    assert own(state)["strength"] == 2
    assert refused(state, "close") == "GG-301"
    assert legal(state) == {"end turn"}
