"""Building (MU-4xx)."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.murano import board as boards
from tests.lagoon import lagoon, named, own, play, rule, texts

ALL = "glass shop-red palace-2 special"


def site(**parts: Any) -> State:
    """Return a state on the build space 3, one street on 2c2 of San Donato and every sort of building at hand."""
    state = lagoon(**{"streets": {"2c2": "none"}, "tiles": {0: ALL}, **parts})
    play(state, "sail 2-3")
    return state


def built(state: State) -> dict[str, Any]:
    return {p: b for island in state.observation(0)["islands"] for p, b in island["buildings"].items()}


@pytest.mark.rule("MU-401")
@pytest.mark.rule("MU-413")
def test_one_to_three_tiles() -> None:
    state = site()
    play(state, "draw 1", "build street 2b2")
    assert "end turn" in texts(state)
    play(state, "build glass 2c1")
    assert "end turn" in texts(state)
    play(state, "build shop-red 2b1")
    assert texts(state) == ["end turn"]
    assert rule(state, "build palace-2 2a2") == "MU-401"
    assert rule(state, "draw 1") == "MU-401"


@pytest.mark.rule("MU-402")
def test_tiles_of_one_action_go_to_different_islands() -> None:
    state = site(streets={"2c2": "none", "1a2": "none"})
    play(state, "build glass 2c1", "build shop-red 1a3", "draw 2", "build street 5a2")
    assert texts(state) == ["end turn"]
    assert set(built(state)) == {"2c1", "1a3"}


@pytest.mark.rule("MU-403")
def test_at_least_one_tile() -> None:
    state = site()
    assert rule(state, "end turn") == "MU-216"
    nothing = lagoon(left={"street": 0}, gold={0: 0})
    assert rule(nothing, "sail 2-3") == "MU-403"
    play(state, "build glass 2c1")
    assert rule(state, "end turn") is None


@pytest.mark.rule("MU-404")
def test_streets_on_paved_spaces_only() -> None:
    state = site()
    play(state, "draw 1")
    board = boards.load(2)
    assert set(texts(state)) == {f"build street {place}" for place in board.street_places if place != "2c2"}
    assert rule(state, "build street 2c1") == "MU-404"
    assert rule(state, "build street 2c2") == "MU-404"


@pytest.mark.rule("MU-405")
def test_buildings_on_empty_brown_spaces_only() -> None:
    state = site(buildings={"2c1": "palace-1"})
    assert rule(state, "build glass 2b2") == "MU-405"
    assert rule(state, "build glass 2c1") == "MU-405"


@pytest.mark.rule("MU-406")
@pytest.mark.rule("MX-216")
def test_a_building_needs_a_street_beside_it() -> None:
    state = site()
    # 2c2 touches 2c1 with a side, 2b1, 2d1 and 2b3 with a corner at most.
    assert texts(state, "build") == [f"build {tile} 2c1" for tile in ALL.split()]
    for corner in ("2b1", "2d1"):
        assert rule(state, f"build glass {corner}") == "MU-406"
    assert state.observation(0)["islands"][1]["open"] == ["2c1"]


@pytest.mark.rule("MU-407")
@pytest.mark.parametrize("street", ["none", "red-1", "grey-2"])
@pytest.mark.parametrize("seat", [0, 1])
def test_any_street_will_do(street: str, seat: int) -> None:
    """Streets have no owner: everybody may use them."""
    state = lagoon(streets={"2c2": street}, tiles={seat: "glass"}, turn=seat, current=seat)
    play(state, "sail 2-3")
    assert "build glass 2c1" in texts(state)


@pytest.mark.rule("MU-408")
def test_a_street_of_the_same_action_counts() -> None:
    state = site(streets={})
    assert texts(state, "build") == []
    play(state, "draw 1", "build street 2c2")
    assert "build glass 2c1" in texts(state)


@pytest.mark.rule("MU-409")
def test_what_is_built_stays() -> None:
    state = lagoon(streets={"2c2": "none"}, tiles={0: "glass"}, ships="2 4 7 9 11 12 14 18")
    play(state, "sail 2-3", "build glass 2c1", "end turn", "pass 14-15", "end turn")
    for text in ("build palace-1 2c1", "build street 2c2"):
        assert rule(state, text) is not None
    assert built(state)["2c1"] == {"tile": "glass", "sort": "glass", "owner": 0}


@pytest.mark.rule("MU-410")
@pytest.mark.rule("MU-411")
def test_streets_come_from_the_stack_and_go_anywhere() -> None:
    state = site(streets={}, tiles={})
    assert rule(state, "build street 2c2") == "MU-410"
    (event,) = state.apply("draw 1")
    assert event["tile"] == state.observation(1)["street"]
    assert len(texts(state)) == 35
    play(state, "build street 5b5", "draw 1", "build street 1a2")
    assert state.observation(0)["islands"][4]["streets"] == {"5b5": event["tile"]}


@pytest.mark.rule("MU-412")
def test_streets_cost_nothing_and_bring_no_points() -> None:
    state = site()
    before = own(state)
    play(state, "draw 1", "build street 2b2")
    assert (own(state)["gold"], own(state)["points"]) == (before["gold"], before["points"])


@pytest.mark.rule("MU-414")
def test_a_drawn_street_is_seen_and_must_be_built() -> None:
    state = site()
    (event,) = state.apply("draw 2")
    assert event == {"event": "drew", "seat": 0, "stack": 2, "tile": state.observation(0)["street"]}
    assert state.reveals(event)
    assert {action.verb for action in state.legal_actions()} == {"build"}
    for text in ("end turn", "draw 1", "build glass 2c1", "sail 4-5"):
        assert rule(state, text) == "MU-414"


@pytest.mark.rule("MU-415")
def test_either_stack() -> None:
    state = site()
    assert texts(state, "draw") == ["draw 1", "draw 2"]
    assert state.observation(0)["stock"]["street"] == [17, 17]
    play(state, "draw 2", "build street 2b2")
    assert state.observation(0)["stock"]["street"] == [17, 16]


@pytest.mark.rule("MU-416")
def test_any_order() -> None:
    first, last = site(), site()
    play(first, "draw 1", "build street 1a2", "build glass 2c1")
    play(last, "build glass 2c1", "draw 1", "build street 1a2")
    assert first.to_dict()["islands"] == last.to_dict()["islands"]
    assert own(first) == own(last)


@pytest.mark.rule("MU-417")
def test_a_street_needs_stock_and_space() -> None:
    state = site(streets={}, left={"street": 1})
    play(state, "draw 1")
    assert len(texts(state)) == 1
    play(state, texts(state)[0])
    assert texts(state, "draw") == []
    assert rule(state, "draw 1") == rule(state, "draw 2") == "MU-417"


@pytest.mark.rule("MU-418")
@pytest.mark.rule("MU-419")
@pytest.mark.rule("MU-420")
@pytest.mark.parametrize(
    ("tile", "points", "owner"), [("glass", 1, 0), ("shop-red", 2, 0), ("palace-2", 3, None)]
)
def test_points_and_markers(tile: str, points: int, owner: int | None) -> None:
    state = site()
    (event,) = state.apply(f"build {tile} 2c1")
    assert event["points"] == points
    assert own(state)["points"] == 5 + points
    assert built(state)["2c1"]["owner"] == owner
    assert tile not in own(state)["tiles"]


@pytest.mark.rule("MU-421")
def test_a_special_building_brings_a_card_and_no_points() -> None:
    state = site()
    events = play(state, "build special 2c1")
    assert own(state)["points"] == 5
    assert built(state)["2c1"]["owner"] is None
    assert [event["event"] for event in events] == ["built", "saw-specials"]


@pytest.mark.rule("MU-422")
def test_built_tiles_are_open() -> None:
    state = site()
    events = play(state, "build shop-red 2c1", "draw 1", "build street 2b2", "build palace-2 2b1")
    for event in named(events, "built"):
        assert state.redact(event, 1) == event
    seen = {p: b["tile"] for i in state.observation(1)["islands"] for p, b in i["buildings"].items()}
    assert seen == {"2c1": "shop-red", "2b1": "palace-2"}


@pytest.mark.rule("MU-423")
def test_spaces_are_not_reserved() -> None:
    board = boards.load(2)
    streets = dict.fromkeys(board.street_places[:8], "none")
    state = site(streets=streets, tiles={0: "glass shop-red palace-2 special"})
    open_sites = [place for island in state.observation(0)["islands"] for place in island["open"]]
    for tile in ALL.split():
        assert [text.split()[2] for text in texts(state) if text.startswith(f"build {tile} ")] == open_sites


@pytest.mark.rule("MU-U05")
def test_open_spaces_are_named_for_the_brown_squares() -> None:
    state = lagoon(streets={"1b2": "none", "1a2": "none"}, buildings={"1b1": "palace-1"})
    islands = state.observation(1)["islands"]
    assert islands[0]["open"] == ["1a3"]
    assert islands[1]["open"] == []


@pytest.mark.rule("MX-103")
def test_street_shop_and_palace() -> None:
    state = site(streets={}, tiles={0: "shop-red palace-1 glass"})
    play(state, "draw 1", "build street 2b2", "build shop-red 2b1", "build palace-1 2a2")
    assert own(state)["points"] == 5 + 0 + 2 + 3
    assert {p: b["owner"] for p, b in built(state).items()} == {"2b1": 0, "2a2": None}
    assert rule(state, "build glass 2c1") == "MU-401"
    play(state, "end turn")
    assert state.current_player == 1
