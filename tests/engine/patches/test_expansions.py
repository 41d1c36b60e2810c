"""Facts of the expansions that a patch corrects: ways, coaches, clergy, letters, office tiles and rewards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spieltisch
from spieltisch import catalog
from spieltisch.analysis import hint_of
from spieltisch.players import Budget, Thinking, choose, level_of, levels

from .test_patch import TAXIS, asked, begun, patch_of, problems

ALL = {"audience": True, "courier": True, "offices": True}
CHANGES: dict[str, Any] = {
    "audience/towns/luzern/name": "Altdorf",
    "audience/towns/luzern/exits": ["como"],
    "audience/towns/tuttlingen/exits": ["stgallen"],
    "audience/towns/bologna/exits": ["florenz", "ravenna", "pisa"],
    "audience/carriages/green/start": "stgallen",
    "audience/carriages/blue/countries": ["schweiz", "tyrol", "polen"],
    "audience/ranks/moench/name": {"de": "Abt", "en": "abbot"},
    "audience/ranks/moench/points": 6,
    "courier/letters/1/count": 2,
    "courier/constants/letters/value": 40,
    "courier/constants/costPerExtraOfficial/value": 1,
    "courier/constants/courierPoints/value": 3,
    "offices/tiles/wagner/count/2": 3,
    "offices/rewards/2/reward": "chip",
    "offices/finalReturn/rewards": ["chip"],
    "offices/constants/chipPoints/value": 2,
}


def assigned(**options: Any) -> spieltisch.State:
    """Return a game of two with these changes in which everybody has distributed the clergy."""
    state = begun(TAXIS, CHANGES, **{**ALL, "start": "seat-1", **options})
    for _ in range(2):
        state.apply("assign Kardinal Bischof Priester Abt Ministrant")
    return state


def test_the_table_is_set_up_as_corrected() -> None:
    seen = assigned().observation(0)
    assert seen["courier"]["letters"] == [2, 1]
    assert seen["offices"]["stacks"]["wagner"] == 3
    other: Any = begun(TAXIS, CHANGES, **ALL).rules
    assert {city for city, coach in enumerate(other.words.board.country_of) if coach == "polen"}
    three = spieltisch.new_game(TAXIS, ["A", "B", "C"], {**ALL, "patch": patch_of(CHANGES)}, seed=1)
    coaches = {one["id"]: one["town"] for one in three.observation(0)["audience"]["coaches"]}
    assert coaches["green"] == "stgallen"


def test_a_coach_goes_where_the_corrected_way_leads_and_bears_the_corrected_name() -> None:
    state = assigned()
    assert state.parse("move green St. Gallen") == "move green St. Gallen"
    assert state.parse("move violet luzern") == "move violet Altdorf"


def test_two_games_at_once_keep_their_own_data() -> None:
    first, plain = assigned(), spieltisch.new_game(TAXIS, ["A", "B"], ALL, seed=3)
    assert "assign Kardinal Bischof Priester Mönch Ministrant" in plain.legal_actions()
    assert first.observation(0)["offices"]["stacks"]["wagner"] == 3
    assert plain.observation(0)["offices"]["stacks"]["wagner"] == 2
    assert plain.observation(0)["courier"]["letters"] != [2, 1]


@pytest.mark.parametrize(
    ("changes", "why", "place"),
    [
        ({"audience/towns/rom/exits": ["siena"]}, "exits", "audience/towns/rom/exits"),
        ({"audience/towns/luzern/exits": []}, "exits", "audience/towns/luzern/exits"),
        ({"audience/towns/como/exits": ["luzern"]}, "round", "audience/towns/luzern/exits"),
        ({"audience/towns/como/exits": ["como"]}, "round", "audience/towns/como/exits"),
        ({"audience/towns/como/exits": ["bern"]}, "value", "audience/towns/como/exits"),
        ({"audience/towns/como/exits": ["pisa", "pisa"]}, "value", "audience/towns/como/exits"),
        ({"audience/towns/como/name": "Pisa"}, "same", "audience/towns/como/name"),
        ({"audience/towns/como/name": "Como  Nuovo"}, "town", "audience/towns/como/name"),
        ({"audience/carriages/blue/start": "rom"}, "goal", "audience/carriages/blue/start"),
        ({"audience/carriages/blue/start": "ulm"}, "value", "audience/carriages/blue/start"),
        ({"audience/carriages/blue/countries": ["baden"]}, "twice", "audience/carriages/blue/countries"),
        (
            {"audience/ranks/moench/name": {"de": "Der Abt", "en": "abbot"}},
            "name",
            "audience/ranks/moench/name",
        ),
        ({"courier/letters/4/count": 4}, "letters", "courier/constants/letters/value"),
        (
            {"courier/constants/freeOfficialsPerTurn/value": 2},
            "place",
            "courier/constants/freeOfficialsPerTurn/value",
        ),
        ({"offices/tiles/wagner/count/2": 0}, "value", "offices/tiles/wagner/count/2"),
        ({"offices/rewards/1/reward": "carriage"}, "value", "offices/rewards/1/reward"),
        ({"offices/finalReturn/rewards": ["card"]}, "value", "offices/finalReturn/rewards"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(changes: dict[str, Any], why: str, place: str) -> None:
    assert {"id": why, "place": place} in problems(TAXIS, changes)


def test_a_record_replays_and_a_position_reads() -> None:
    state, rng = assigned(), random.Random(2)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    record = state.record()
    assert spieltisch.replay(record).to_dict() == state.to_dict()
    middle = spieltisch.replay(record, len(record["actions"]) // 2)
    assert spieltisch.from_dict(middle.to_dict()).legal_actions() == middle.legal_actions()


def test_computers_play_and_advise_with_them() -> None:
    state = begun(TAXIS, CHANGES, **ALL)
    for step in range(40):
        state.apply(choose(state, levels()[0].id, step))
    thinking = Thinking(state, level_of("patrician"), 1, Budget(60.0, 8), seen=[], telling=True)
    thinking.run()
    assert hint_of(thinking, 0)["action"]["text"] in state.legal_actions()


def test_whatever_is_accepted_is_played_to_the_end() -> None:
    tried = asked("patchTry", game=TAXIS, patch=patch_of(CHANGES), games=12)
    assert tried == {"played": 12, "broken": None}
    assert {"audience", "courier", "offices"} <= {one.module for one in catalog.find(TAXIS).info.options}


@pytest.mark.parametrize(
    ("places", "options"),
    [
        (["north/roads/amsterdam-berlin"], {"board": "north"}),
        (["south/roads/augsburg-nuernberg"], {"board": "south"}),
        (
            ["audience/ranks/moench/points", "courier/constants/courierPoints/value"],
            {"audience": True, "courier": True},
        ),
        # These two do not go together: that with more corrections is chosen.
        (
            ["audience/ranks/moench/points", "north/roads/amsterdam-berlin", "north/cities/halle/name"],
            {"board": "north"},
        ),
    ],
)
def test_it_is_told_with_what_a_game_has_the_corrections(places: list[str], options: dict[str, Any]) -> None:
    values = {"name": "Hall", "points": 6, "value": 3}
    changes = {place: values.get(place.rpartition("/")[2], True) for place in places}
    checked = asked("patchCheck", game=TAXIS, patch=patch_of(changes))["checked"]
    assert checked["options"] == options
    assert len(checked["needs"]) == len({place.partition("/")[0] for place in places})
    state = spieltisch.new_game(TAXIS, ["A", "B"], {**options, "patch": checked["patch"]}, seed=1)
    assert options.items() <= dict(state.record()["options"]).items()


def test_every_game_of_murano_has_them() -> None:
    patch = patch_of({"murano/prices/glass/value": 2})
    checked = asked("patchCheck", game="murano", patch=patch)["checked"]
    assert (checked["needs"], checked["options"]) == ([{}], {})
