"""What is told of an action before it is done: points, characters, income and the spaces that open."""

from __future__ import annotations

from typing import Any

from spieltisch import State
from spieltisch.session import Session
from tests.lagoon import lagoon

SHIPS = "1 4 6 9 11 14 15 18"
ONE = "sacca-mattia"


def foreseen(state: State, *done: str) -> dict[str, dict[str, Any]]:
    """Return the sentences about the last of some actions by their ids, the things that they name, and the places."""
    *before, last = done
    for text in before:
        state.apply(text)
    session = Session()
    session.call("load", {"record": state.record(), "seat": 0})
    told = session.call("preview", {"text": last, "seat": 0})["foreseen"]
    return {one["id"]: {**one["args"], "focus": one["focus"]} for one in told}


def test_a_building_tells_its_points_and_what_each_own_card_would_bring() -> None:
    state = lagoon(
        ships=SHIPS,
        streets={"1b2": "none", "1c2": "none"},
        buildings={"1c1": "glass 0"},
        tiles={0: "glass"},
        characters={0: "glass shop-red", 1: "sole-glass"},
        gondolas={1: 0},
    )
    told = foreseen(state, "sail 15-16", "build glass 1b1")
    assert told["mur-foreseen-card"] == {
        "card": {"character": "glass"},
        "before": 3,
        "after": 6,
        "by": "there",
        "focus": [],
    }
    assert told["mur-foreseen-points"]["points"] == 1
    assert "mur-foreseen-open" not in told


def test_a_shop_tells_the_income_that_it_would_bring() -> None:
    state = lagoon(
        ships=SHIPS, streets={"1b2": "red-2", "1c2": "none"}, tiles={0: "shop-red"}, gondolas={1: 0}
    )
    told = foreseen(state, "sail 15-16", "build shop-red 1b1")
    assert told["mur-foreseen-income"] == {"island": {"island": ONE}, "before": 0, "after": 2, "focus": []}


def test_a_street_tells_which_building_spaces_it_would_open() -> None:
    state = lagoon(ships=SHIPS)
    state.apply("sail 15-16")
    state.apply("draw 1")
    site = next(str(action) for action in state.legal_actions() if "1b2" in str(action))
    told = foreseen(state, site)["mur-foreseen-open"]
    before = {cell for island in state.observation(0)["islands"] for cell in island["open"]}
    state.apply(site)
    after = {cell for island in state.observation(0)["islands"] for cell in island["open"]}
    assert {place["id"] for place in told["focus"]} == after - before
    assert told["count"] == len(after - before) > 0


def test_what_is_turned_up_is_not_foreseen() -> None:
    """Of a special building its points are known, and nothing of the cards that it would show."""
    state = lagoon(
        ships=SHIPS, streets={"1b2": "none"}, tiles={0: "special"}, characters={0: "special"}, gondolas={1: 0}
    )
    state.apply("sail 15-16")
    session = Session()
    session.call("load", {"record": state.record(), "seat": 0})
    told = session.call("preview", {"text": "build special 1b1", "seat": 0})
    assert {one["id"] for one in told["foreseen"]} <= {"mur-foreseen-points", "mur-foreseen-card"}
    assert all(event["event"] != "saw-specials" for event in told["events"])


def test_a_building_tells_which_card_comes_nearer_to_its_points_or_that_none_does() -> None:
    near: dict[str, Any] = {
        "streets": {"1b2": "none"},
        "characters": {0: "sacca-mattia-mixed"},
        "gondolas": {1: 0},
    }
    told = foreseen(lagoon(ships=SHIPS, tiles={0: "glass"}, **near), "sail 15-16", "build glass 1b1")
    step = told["mur-foreseen-nearer"]
    assert step["card"] == {"character": "sacca-mattia-mixed"}
    assert (step["before"], step["after"], step["of"]) == (0, 1, 4)
    built: dict[str, Any] = {**near, "buildings": {"1c1": "glass 0"}, "tiles": {0: "glass"}}
    told = foreseen(lagoon(ships=SHIPS, **built), "sail 15-16", "build glass 1b1")
    assert told["mur-foreseen-no-nearer"]["island"] == {"island": ONE}
    assert "mur-foreseen-nearer" not in told


def test_what_comes_nearer_is_counted_on_one_island() -> None:
    """With a third shop on the island that lacked a factory the card lacks least elsewhere, where nothing has changed."""
    state = lagoon(
        ships=SHIPS,
        streets={"2b2": "none", "2c2": "none"},
        buildings={"2b1": "glass 0", "2c1": "shop-red 0", "2d1": "shop-red 1"},
        tiles={0: "shop-blue"},
        characters={0: "glass-equals-shops"},
    )
    told = foreseen(state, "sail 15-16", "build shop-blue 2a2")
    assert "mur-foreseen-nearer" not in told
    assert told["mur-foreseen-no-nearer"]["island"] == {"island": "san-donato"}


def test_what_helps_a_card_on_another_island_is_told_where_it_would_bring_more_than_now() -> None:
    def told(**more: Any) -> dict[str, dict[str, Any]]:
        state = lagoon(
            ships=SHIPS,
            streets={"1b2": "none", "2b2": "none"},
            tiles={0: "glass"},
            characters={0: "glass"},
            available={0: 0},
            gondolas={5: 0},
            **more,
        )
        return foreseen(state, "sail 15-16", "build glass 1b1")

    there = {"card": {"character": "glass"}, "island": {"island": ONE}, "before": 0, "after": 3, "focus": []}
    assert told()["mur-foreseen-there"] == there
    # As much as it counts already is no gain.
    counted = told(buildings={"2b1": "glass 0", "2c1": "glass 1"})
    assert not {"mur-foreseen-card", "mur-foreseen-there"} & set(counted)


def test_a_gondolier_tells_which_card_counts_by_it_or_that_none_does() -> None:
    built: dict[str, Any] = {"buildings": {"1c1": "glass 0"}, "streets": {"1c2": "none"}}
    state = lagoon(ships=SHIPS, characters={0: "glass sacca-mattia-mixed"}, **built)
    told = foreseen(state, "sail 1-2", "place 1")
    assert told["mur-foreseen-served"]["card"] == {"character": "glass"}
    assert told["mur-foreseen-served"]["points"] == 3
    assert "mur-foreseen-not-served" not in told
    told = foreseen(lagoon(ships=SHIPS, characters={0: "sacca-mattia-mixed"}, **built), "sail 1-2", "place 1")
    assert set(told) == {"mur-foreseen-not-served"}
    assert told["mur-foreseen-not-served"]["why"] == "none"
