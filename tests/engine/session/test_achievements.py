"""What stays of a finished game besides its points, told from its events."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch.players import choose
from spieltisch.session import Session
from spieltisch.state import State
from tests.lagoon import lagoon

BOARDS = [("thurn-und-taxis", {}), ("thurn-und-taxis", {"board": "north"}), ("murano", {})]


def events_of(state: State) -> list[dict[str, Any]]:
    """Return every event of a game, from its record."""
    session = Session()
    session.call("load", {"record": state.record(), "seat": 0})
    history = session.call("history", {"seat": 0, "since": 0})
    return [event for step in history for event in step["events"]]


@pytest.mark.parametrize(("game", "options"), BOARDS)
def test_houses_islands_and_feats_come_from_what_happened(game: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        state = spieltisch.new_game(game, ["A", "B", "C"], options, seed=seed)
        while state.current_player is not None:
            state.apply(choose(state, "messenger", seed))
        session = Session()
        view = session.call("load", {"record": state.record(), "seat": 0})["view"]
        events = events_of(state)
        for seat, ids in enumerate(view["achievements"]):
            own = [event for event in events if event.get("seat") == seat]
            houses = {f"town-{one['city']}" for one in own if one["event"] == "house"}
            assert houses == {id_ for id_ in ids if id_.startswith("town-")}
            longest = max((len(one["cards"]) for one in own if one["event"] == "closed"), default=0)
            assert ("long-route" in ids) == (longest >= 8)
            islands = {
                f"island-{one['island']}" for one in own if one["event"] == "scored" and one["points"] > 0
            }
            assert islands == {id_ for id_ in ids if id_.startswith("island-")}
            assert ("three-beads" in ids) == any(one["event"] == "sold" and one["count"] >= 3 for one in own)
            assert len(ids) == len(set(ids)) <= 60


def test_nothing_is_achieved_before_the_end() -> None:
    session = Session()
    shown = session.call("new", {"game": "murano", "players": ["A", "B"], "options": {}, "seed": 1})
    assert shown["view"]["achievements"] is None


def taxis(*events: tuple[str, int, dict[str, Any]], totals: tuple[int, int] = (20, 17)) -> list[list[str]]:
    """Return what two seats have achieved after such events, with such points."""
    state = spieltisch.new_game("thurn-und-taxis", ["A", "B"], {}, seed=1)
    rows = [{"seat": seat, "total": total} for seat, total in enumerate(totals)]
    rows.sort(key=lambda row: -row["total"])

    class Ended(type(state)):  # type: ignore[misc]
        """The same game with other points."""

        __slots__ = ()

        def ranking(self) -> list[dict[str, int]]:
            return rows

    state.__class__ = Ended
    return state.achievements([{"event": name, "seat": seat, **more} for name, seat, more in events])


def house(seat: int, city: str) -> tuple[str, int, dict[str, Any]]:
    return ("house", seat, {"city": city})


BADEN = [house(0, city) for city in ("mannheim", "carlsruhe", "freiburg")]
TILE = ("tile", 0, {"stack": "baden", "value": 3})


def test_a_win_by_a_tile_for_which_a_rival_lacked_one_house_is_denial() -> None:
    rival = [house(1, "mannheim"), house(1, "freiburg")]
    assert "denial" in taxis(*rival, *BADEN, TILE)[0]
    assert "denial" not in taxis(*rival[:1], *BADEN, TILE)[0], "two houses are missing"
    assert "denial" not in taxis(*rival, *BADEN, TILE, totals=(20, 16))[0], "it won by more than the tile"
    assert "denial" not in taxis(*rival, *BADEN, TILE, totals=(17, 20))[0], "it lost"


def test_all_countries_is_the_tile_of_that_name() -> None:
    found = taxis(
        ("tile", 1, {"stack": "all-countries", "value": 6}), ("tile", 0, {"stack": "route-5", "value": 2})
    )
    assert found == [[], ["all-countries"]]


def murano(*, missed: str = "sole-glass", rival: int = 5, hand: int = 1, last: int = 0) -> list[list[str]]:
    """Return what two seats have achieved: the first one wins, and its rival's character has no gondolier on the first island."""
    state = lagoon(
        gondolas={1: 0, 2: 0, 3: 0, 4: 0},
        available={1: hand},
        characters={1: missed},
        buildings={"1b1": "glass 1"},
        points={0: 20, 1: rival},
    )
    first, second = state.ranking()
    assert first["seat"] == 0
    assert first["total"] - second["total"] == 20 - rival + 4
    placed: list[Any] = [
        {"event": "placed", "seat": seat, "island": "sacca-mattia"} for seat in (0, 0, 0, last)
    ]
    return state.achievements(placed)


def test_a_win_by_the_last_gondola_that_a_rival_needed_is_denial() -> None:
    assert "last-gondola" in murano(rival=12)[0], "the character is worth 12, and so is the lead"
    assert "last-gondola" not in murano(rival=11)[0], "it won by more than that"
    assert "last-gondola" not in murano(rival=12, missed="glass")[0], "the character is worth 3"
    assert "last-gondola" not in murano(rival=12, hand=0)[0], "the rival has no gondolier to place"
    assert "last-gondola" not in murano(rival=12, last=1)[0], "the rival took the last gondola"


def test_a_street_is_no_building_of_the_stamp_for_every_island() -> None:
    state: Any = lagoon(buildings={"1b1": "glass 1"})
    islands = [island.id for island in state.rules.board.islands]
    built: list[Any] = [
        {"event": "built", "seat": 0, "sort": "glass", "island": island, "points": 1} for island in islands
    ]
    assert "all-islands" in state.achievements(built)[0]
    built[-1]["sort"] = "street"
    assert "all-islands" not in state.achievements(built)[0]
