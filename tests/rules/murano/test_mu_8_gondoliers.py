"""Gondoliers (MU-8xx)."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from tests.lagoon import lagoon, own, play, rule, texts


def gondola(**parts: Any) -> State:
    state = lagoon(**{"gold": {0: 10}, **parts})
    play(state, "sail 9-10")
    return state


def office(**parts: Any) -> State:
    state = lagoon(**parts)
    play(state, "sail 16-17")
    return state


@pytest.mark.rule("MU-801")
def test_two_gold_for_the_own_colour_five_for_another() -> None:
    for number, price in ((1, 2), (5, 2), (2, 5), (8, 5)):
        state = gondola()
        events = play(state, f"place {number}")
        assert events[0]["price"] == price
        assert own(state)["gold"] == 10 - price
        assert own(state)["gondoliers"] == {"hand": 4, "supply": 2, "placed": 1}
    poor = gondola(gold={0: 4})
    assert texts(poor, "place") == [f"place {number}" for number in (1, 5, 9, 13, 17)]
    assert rule(poor, "place 2") == "MU-801"


@pytest.mark.rule("MU-802")
@pytest.mark.rule("MU-812")
def test_a_placed_gondolier_stays() -> None:
    state = office(gondolas={1: 0}, available={0: 0})
    assert rule(state, "dismiss") == "MU-807"
    assert "dismiss" not in texts(state)
    assert state.observation(0)["gondolas"][0]["seat"] == 0


@pytest.mark.rule("MU-803")
def test_one_gondolier_on_a_gondola() -> None:
    state = gondola(gondolas={1: 1, 5: 0})
    for number in (1, 5):
        assert rule(state, f"place {number}") == "MU-803"


@pytest.mark.rule("MU-804")
@pytest.mark.rule("MX-210")
def test_several_gondoliers_at_an_island() -> None:
    state = lagoon(3, turn=2, current=2, gold={2: 20}, ships="2 4 7 9 10 12 14 16")
    play(state, "sail 10-11", "sail 9-10", "place 3")
    assert own(state, 2)["gold"] == 20 - 1 - 2
    play(state, "end turn", "pass 12-13", "end turn", "pass 14-15", "end turn", "sail 11-12", "sail 10-11")
    assert rule(state, "place 1") == "MU-213"
    again = lagoon(3, turn=2, current=2, gold={2: 20}, gondolas={3: 2})
    play(again, "sail 9-10", "place 1")
    assert own(again, 2)["gold"] == 15
    there = [g["seat"] for g in again.observation(0)["gondolas"] if g["island"] == "sacca-mattia"]
    assert there == [2, None, 2, None]
    harbour = {number: lagoon(3, turn=2, current=2, specials={2: "hafen"}, gold={2: 20}) for number in (3, 1)}
    for number, state in harbour.items():
        play(state, "sail 9-10", f"place {number}")
    assert [20 - own(state, 2)["gold"] for state in harbour.values()] == [1, 3]


@pytest.mark.rule("MU-805")
def test_gondolas_of_colours_that_are_not_in_play() -> None:
    state = gondola()
    assert {"place 3", "place 4"} <= set(texts(state))
    play(state, "place 4")
    assert own(state)["gold"] == 5


@pytest.mark.rule("MU-806")
def test_gondolier_gondola_and_gold_are_needed() -> None:
    assert rule(lagoon(available={0: 0}, gold={0: 0}), "sail 9-10") == "MU-806"
    assert rule(lagoon(gold={0: 1}), "sail 9-10") is None
    assert lagoon(gold={0: 1}).observation(0)["reach"][9]["rule"] == "MU-219"
    assert rule(lagoon(gold={0: 0}), "sail 9-10") == "MU-219"
    full = lagoon(4, gondolas=dict.fromkeys((1, 5, 9, 13, 17, 21), 0), available={0: 1}, gold={0: 4})
    row = full.observation(0)["reach"][9]
    assert (row["usable"], row["need"]) == (False, 5)
    assert rule(gondola(available={0: 0}), "place 1") == "MU-806"


@pytest.mark.rule("MU-807")
def test_dismissing() -> None:
    state = office(gold={0: 0})
    play(state, "dismiss")
    assert own(state)["gold"] == 3
    assert own(state)["gondoliers"] == {"hand": 4, "supply": 3, "placed": 0}


@pytest.mark.rule("MU-808")
def test_hiring() -> None:
    state = office(gold={0: 3})
    play(state, "hire")
    assert own(state)["gold"] == 0
    assert own(state)["gondoliers"] == {"hand": 6, "supply": 1, "placed": 0}
    assert rule(office(gold={0: 2}), "hire") == "MU-219"


@pytest.mark.rule("MU-809")
def test_hire_or_dismiss() -> None:
    state = office()
    assert texts(state)[:2] == ["hire", "dismiss"]
    play(state, "hire")
    assert rule(state, "dismiss") == "MU-213"


@pytest.mark.rule("MU-810")
@pytest.mark.rule("MX-209")
def test_at_most_seven_gondoliers() -> None:
    for available, legal in ((5, True), (6, True), (7, False)):
        state = office(available={0: available}, gold={0: 9})
        assert (rule(state, "hire") is None) == legal
    assert rule(state, "hire") == "MU-810"
    placed = office(gondolas={1: 0, 5: 0, 9: 0}, available={0: 4}, gold={0: 9})
    assert rule(placed, "hire") == "MU-810"


@pytest.mark.rule("MU-811")
def test_the_supply_holds_any_number() -> None:
    state = lagoon(4, available=dict.fromkeys(range(4), 1))
    play(state, "sail 16-17", "dismiss")
    assert sum(own(state, seat)["gondoliers"]["supply"] for seat in range(4)) == 4 * 6 + 1


@pytest.mark.rule("MU-813")
def test_only_own_gondoliers_are_hired() -> None:
    state = office(available={0: 7, 1: 2}, gold={0: 9})
    assert own(state, 1)["gondoliers"]["supply"] == 5
    assert rule(state, "hire") == "MU-810"
    position = state.to_dict()
    play(state, "dismiss")
    assert own(state, 1)["gondoliers"]["supply"] == position["seats"][1]["supply"]
