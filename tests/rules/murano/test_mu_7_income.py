"""Income and production (MU-7xx)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spieltisch import State
from tests.lagoon import lagoon, named, own, play, rule, texts

STREETS = {"2b2": "red-2", "2c2": "red-2", "2d2": "blue-2"}
"""San Donato with four red and two blue customers."""


def income(seat: int = 0, **parts: Any) -> State:
    state = lagoon(
        **{"ships": "2 4 6 9 11 14 16 17", "gold": 0, "streets": STREETS, **parts}, turn=seat, current=seat
    )
    play(state, "sail 17-18")
    return state


def production(**parts: Any) -> State:
    state = lagoon(**{"ships": "2 4 6 9 11 14 16 18", "gold": 0, **parts})
    play(state, "sail 6-7")
    return state


def factories(count: int) -> dict[str, Any]:
    """Return parts with some built glass factories on different islands."""
    places = [("1a2", "1a3"), ("2c2", "2c1"), ("3b1", "3a1"), ("4b2", "4b1"), ("5a2", "5a1")][:count]
    return {"streets": {s: "none" for s, _ in places}, "buildings": {b: "glass 0" for _, b in places}}


@pytest.mark.rule("MU-701")
@pytest.mark.rule("MU-702")
@pytest.mark.rule("MU-703")
@pytest.mark.rule("MU-705")
@pytest.mark.rule("MU-706")
@pytest.mark.rule("MX-104")
def test_income_of_an_island() -> None:
    shops = {"2b1": "shop-red 0", "2c1": "shop-blue 0", "2d1": "shop-blue 0", "2e1": "shop-red 1"}
    state = income(buildings=shops)
    events = play(state, "income")
    assert events == [{"event": "income", "seat": 0, "island": "san-donato", "gold": 6, "bonus": 0}]
    assert [own(state, seat)["gold"] for seat in (0, 1)] == [6, 0]
    other = income(1, buildings=shops)
    play(other, "income")
    assert [own(other, seat)["gold"] for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("MU-704")
def test_shops_and_customers_of_other_islands_do_not_count() -> None:
    state = income(
        streets={"2b2": "red-2", "1a2": "red-2"}, buildings={"2b1": "shop-red 0", "1a3": "shop-blue 0"}
    )
    play(state, "income")
    assert own(state)["gold"] == 2


@pytest.mark.rule("MU-707")
def test_the_best_island_is_chosen_or_the_player_chooses() -> None:
    parts: dict[str, Any] = {
        "streets": {**STREETS, "1a2": "grey-1"},
        "buildings": {"2b1": "shop-red 0", "1a3": "shop-grey 0"},
    }
    state = income(**parts)
    assert texts(state) == ["income"]
    assert rule(state, "income sacca-mattia") == "MU-707"
    play(state, "income")
    assert own(state)["gold"] == 4
    chosen = income(**parts, options={"income": "chosen"})
    assert texts(chosen) == ["income sacca-mattia", "income san-donato"]
    assert rule(chosen, "income navagero") == "MU-701"
    play(chosen, "income Sacca Mattia")
    assert own(chosen)["gold"] == 1


@pytest.mark.rule("MU-708")
def test_equal_islands_bring_the_same() -> None:
    state = income(
        streets={"1a2": "red-1", "2b2": "red-1"}, buildings={"1a3": "shop-red 0", "2b1": "shop-red 0"}
    )
    play(state, "income")
    assert own(state)["gold"] == 1


@pytest.mark.rule("MU-711")
@pytest.mark.rule("MU-718")
def test_the_player_chooses_how_many_factories_produce() -> None:
    state = production(**factories(3), points={0: 20})
    assert texts(state) == ["produce 0", "produce 1", "produce 2", "produce 3"]


@pytest.mark.rule("MU-712")
@pytest.mark.rule("MU-713")
@pytest.mark.rule("MU-714")
def test_each_factory_costs_two_points_and_brings_a_bead() -> None:
    state = production(**factories(3), points={0: 20})
    (event,) = named(play(state, "produce 3"), "produced")
    assert own(state)["points"] == 14
    assert (event["count"], event["points"]) == (3, -6)
    assert Counter(event["beads"]) == {c: n for c, n in own(state)["beads"].items() if n}
    assert sum(state.to_dict()["bag"].values()) == 27
    assert state.reveals(event)
    assert state.surprises(event)


@pytest.mark.rule("MU-714")
def test_beads_are_drawn_at_random() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(90):
        state = production(**factories(5), points={0: 20}, random=f"{seed:016x}")
        drawn.update(named(play(state, "produce 5"), "produced")[0]["beads"])
    assert set(drawn) == {"red", "green", "blue"}
    assert min(drawn.values()) > 110


@pytest.mark.rule("MU-715")
@pytest.mark.rule("MX-203")
def test_at_most_half_of_the_points() -> None:
    state = production(**factories(3), points={0: 5})
    assert texts(state) == ["produce 0", "produce 1", "produce 2"]
    refused = state.why_not("produce 3")
    assert refused is not None
    assert (refused.rule, refused.data) == ("MU-715", {"points": 5, "most": 2})
    play(state, "produce 2")
    assert own(state)["points"] == 1
    assert sum(own(state)["beads"].values()) == 2


@pytest.mark.rule("MU-716")
def test_without_points_no_production_until_there_are_some_again() -> None:
    for points, most in ((0, 0), (1, 0), (2, 1)):
        assert len(texts(production(**factories(2), points={0: points}))) == most + 1


@pytest.mark.rule("MU-717")
def test_each_factory_produces_once() -> None:
    state = production(**factories(1), points={0: 20})
    assert rule(state, "produce 2") == "MU-719"
    play(state, "produce 1")
    assert rule(state, "produce 1") == "MU-717"


@pytest.mark.rule("MU-719")
def test_factories_that_are_not_built_do_not_produce() -> None:
    state = production(tiles={0: "glass glass"}, points={0: 20})
    assert texts(state) == ["produce 0"]
    assert rule(state, "produce 1") == "MU-719"


@pytest.mark.rule("MU-720")
def test_beads_in_the_bag_limit_the_production() -> None:
    state = production(**factories(3), points={0: 20}, beads={1: "red " * 10 + "green " * 10 + "blue " * 8})
    assert texts(state) == ["produce 0", "produce 1", "produce 2"]
    assert rule(state, "produce 3") == "MU-720"


@pytest.mark.rule("MU-721")
@pytest.mark.rule("MU-722")
@pytest.mark.rule("MU-725")
@pytest.mark.rule("MX-204")
def test_one_to_three_beads_of_one_colour_are_sold() -> None:
    state = production(beads={0: "red red blue"})
    play(state, "produce 0")
    assert texts(state) == ["sell nothing", "sell 1 red", "sell 2 red", "sell 1 blue"]
    for text, gold in (("sell 1 red", 5), ("sell 2 red", 12), ("sell 1 blue", 5)):
        trial = state.copy()
        play(trial, text)
        assert own(trial)["gold"] == gold
        assert texts(trial) == ["end turn"]
    assert rule(state, "sell 3 red") == "MU-721"
    four = production(beads={0: "red red red red"})
    play(four, "produce 0")
    assert texts(four)[-1] == "sell 3 red"
    assert rule(four, "sell 4 red") == "MU-722"
    play(four, "sell 3 red")
    assert own(four)["gold"] == 20


@pytest.mark.rule("MU-723")
@pytest.mark.rule("MU-724")
def test_sold_beads_go_back_into_the_bag_and_the_others_stay() -> None:
    state = production(beads={0: "red red blue"})
    play(state, "produce 0", "sell 2 red")
    assert own(state)["beads"] == {"red": 0, "green": 0, "blue": 1}
    assert state.to_dict()["bag"] == {"red": 10, "green": 10, "blue": 9}


@pytest.mark.rule("MU-726")
def test_selling_is_optional() -> None:
    state = production(beads={0: "red"})
    play(state, "produce 0")
    assert rule(state, "end turn") == "MU-726"
    play(state, "sell nothing")
    assert (own(state)["gold"], own(state)["beads"]["red"]) == (0, 1)


@pytest.mark.rule("MU-727")
def test_selling_is_decided_after_the_beads_were_drawn() -> None:
    state = production(**factories(1), points={0: 20}, beads={0: "red"})
    assert rule(state, "sell 1 red") == "MU-727"
    (event,) = state.apply("produce 1")
    colour = event["beads"][0]
    assert f"sell {2 if colour == 'red' else 1} {colour}" in texts(state)


@pytest.mark.rule("MU-728")
def test_beads_are_public() -> None:
    state = lagoon(beads={0: "red red blue"})
    assert state.observation(1)["seats"][0]["beads"] == {"red": 2, "green": 0, "blue": 1}


@pytest.mark.rule("MX-105")
def test_two_of_three_factories_produce_and_three_green_beads_are_sold() -> None:
    """Chance is searched for a generator that draws two green beads."""
    parts: dict[str, Any] = {
        "streets": {"1a2": "none", "2c2": "none", "6a2": "none"},
        "buildings": {"1a3": "glass 0", "2c1": "glass 0", "6a1": "glass 0"},
        "beads": {0: "green blue"},
        "points": {0: 4},
        "ships": "2 4 6 9 11 14 16 18",
        "gold": 0,
    }
    for seed in range(200):
        state = lagoon(4, **parts, random=f"{seed:016x}")
        (event,) = named(play(state, "sail 6-7", "produce 2"), "produced")
        if event["beads"] == ["green", "green"]:
            break
    assert own(state)["points"] == 0
    play(state, "sell 3 green")
    assert own(state)["gold"] == 20
    assert own(state)["beads"] == {"red": 0, "green": 0, "blue": 1}
    assert state.to_dict()["bag"]["green"] == 10
    assert rule(state, "sell 1 blue") == "MU-213"


@pytest.mark.rule("MU-221")
def test_an_action_that_brings_nothing_is_told_from_one_that_does() -> None:
    def idle(**parts: Any) -> list[int]:
        state = lagoon(**{"ships": "2 4 6 9 11 14 16 17", **parts})
        return [row["space"] for row in state.observation(0)["reach"] if row["idle"]]

    assert idle() == [7, 18]
    assert idle(streets=STREETS, buildings={"2b1": "shop-red 0"}) == [7]
    assert idle(beads={0: "red"}) == idle(**factories(1)) == [18]
    assert idle(**factories(1), points=1) == [7, 18]
