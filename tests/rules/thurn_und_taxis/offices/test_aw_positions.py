"""Positions with In Amt und Würden: malformed ones are refused; officials while the turn waits."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadPosition, State
from tests.positions import Seat

from ..modules import Coaches, asked, calls, is_part_refused, last_turn, modules, modules_dict, new
from ..reading import play

THREE = "postillion postmeister wagner"
ALL = "return Postillion Postmeister Amtmann Wagner"
GOOD = {"postillion": 4, "postmeister": 3, "amtmann": 2, "wagner": 2}
NONE = dict.fromkeys(GOOD, 0)


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("stacks", {**GOOD, "postmeister": 4}),
        ("stacks", {**GOOD, "postmeister": -1}),
        ("stacks", {**GOOD, "postmeister": 3.0}),
        ("stacks", {**GOOD, "postmeister": "3"}),
        ("stacks", {**GOOD, "papst": 0}),
        ("stacks", {"postillion": 4, "postmeister": 3, "amtmann": 2}),
        ("stacks", []),
        ("stacks", None),
        ("owned", []),
        ("owned", None),
        ("owned", [NONE, NONE]),
        ("owned", [{**NONE, "postmeister": True}, {**NONE, "amtmann": 1}]),
        ("owned", [{**NONE, "postmeister": 1, "papst": 0}, {**NONE, "amtmann": 1}]),
        ("owned", [{**NONE, "postmeister": 2}, {**NONE, "postmeister": -1, "amtmann": 1}]),
        ("owned", [{**NONE, "postmeister": 1}, {**NONE, "amtmann": 1}, NONE]),
        ("chips", [0]),
        ("chips", [0, 0, 0]),
        ("chips", [0, -1]),
        ("chips", [0, True]),
        ("chips", [0, "1"]),
        ("chips", [0, 1.0]),
        ("chips", 3),
        ("queue", []),
        ("queue", [1]),
        ("queue", 1),
    ],
)
def test_malformed_parts_are_refused(change: str, value: Any) -> None:
    data = modules_dict(Seat(hand="Ulm"), players=2, offices=["postmeister", "amtmann"])
    assert data["expansions"]["offices"]["stacks"] == GOOD
    assert is_part_refused(data, "offices", change, value)


def test_tiles_of_somebody_else_are_said_to_be_of_this_expansion() -> None:
    data = modules_dict(Seat(hand="Ulm"), players=2, offices=["postmeister", "amtmann"])
    data["expansions"]["offices"]["stacks"] = {**GOOD, "papst": 0}
    with pytest.raises(BadPosition) as error:
        spieltisch.from_dict(data)
    assert error.value.data == {"field": "offices"}


@pytest.mark.parametrize("part", [None, 3, [], {}, "offices"])
def test_a_part_that_is_none_is_refused(part: Any) -> None:
    data = modules_dict(Seat(hand="Ulm"), players=2, offices=[])
    for expansions in ({"offices": part}, {}, part):
        with pytest.raises(BadPosition):
            spieltisch.from_dict({**data, "expansions": expansions})


def test_an_empty_stack_waits_for_a_return_round() -> None:
    with pytest.raises(BadPosition) as error:
        modules(Seat(hand="Ulm"), players=2, offices=["", "amtmann amtmann amtmann"])
    assert error.value.data == {"field": "stacks", "rule": "AW-312"}


@pytest.mark.parametrize(
    "changes",
    [
        {"agenda": []},
        {"agenda": ["final-returns"]},
        {"agenda": ["finish", "return-round"]},
        {"agenda": ["settle", "return-round"]},
        {"agenda": ["return-round", "return-round"]},
        {"agenda": ["return-round", "settle"]},
        {"agenda": ["begin", "return-round"]},
        {"resume": None},
        {"resume": "return"},
        {"resume": "done"},
        {"phase": "take", "agenda": [], "resume": None},
        {"phase": "final-return"},
        {"phase": "reward-house", "agenda": []},
        {"current": 1},
        {"laid": 1},
        {"taken": 2},
        {"resume": "lay", "laid": 1},
    ],
)
def test_a_round_that_cannot_go_on_is_refused(changes: dict[str, Any]) -> None:
    data = calls(THREE, "").to_dict()
    assert (data["agenda"], data["resume"], data["phase"]) == (["return-round"], "take", "return")
    spieltisch.from_dict(data)
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**data, **changes})


def test_only_after_the_last_turn_does_the_game_end_when_the_round_is_over() -> None:
    data = {**calls(THREE, "").to_dict(), "agenda": ["finish", "return-round"], "resume": "done"}
    with pytest.raises(BadPosition) as error:
        spieltisch.from_dict(data)
    assert error.value.data == {"field": "agenda"}


@pytest.mark.parametrize("agenda", [[], ["settle"], ["distribute"], ["return-round", "final-returns"]])
def test_a_reward_that_cannot_go_on_is_refused(agenda: list[str]) -> None:
    data = rewarded(ALL).to_dict()
    assert data["agenda"] == ["return-round"]
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**data, "agenda": agenda})


@pytest.mark.parametrize("queue", [None, [0], [1, 1], [2], [-1], [True], ["1"], [1.0], 1, {"1": 1}])
def test_the_queue_names_other_seats_once(queue: Any) -> None:
    data = calls(THREE, "").to_dict()
    part = data["expansions"]["offices"]
    assert part["queue"] == [1]
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**data, "expansions": {"offices": {**part, "queue": queue}}})


def test_who_has_nothing_to_give_back_is_not_asked() -> None:
    data = calls(THREE, "").to_dict()
    part = data["expansions"]["offices"]
    gone = {**part["owned"][1], **{id_: part["owned"][0][id_] + part["owned"][1][id_] for id_ in GOOD}}
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**data, "expansions": {"offices": {**part, "owned": [NONE, gone]}}})


def final() -> State:
    state = last_turn(offices=[f"{THREE} amtmann"])
    play(state, "end turn")
    return state


def rewarded(text: str) -> State:
    state = calls(THREE, "")
    play(state, text)
    return state


def moving() -> State:
    state = modules(Seat(route="Lodz Pilsen Budweis"), Seat(), phase="close", coaches=Coaches())
    play(state, "close")
    return state


@pytest.mark.parametrize(
    ("state", "phase", "rule", "due"),
    [
        (calls(THREE, ""), "return", "AW-302", "tiles"),
        (rewarded("return Amtmann Wagner"), "reward-card", "AW-302", "reward"),
        (rewarded(ALL), "reward-house", "AW-302", "reward"),
        (final(), "final-return", "AW-405", "tiles"),
        (new(2, audience=True), "assign", "AU-111", None),
        (moving(), "move", "AU-216", None),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_no_official_helps_while_the_turn_waits(state: State, phase: str, rule: str, due: str | None) -> None:
    """The seat to decide sees the same, so nothing of another hand shows through."""
    assert asked(state)[1] == phase
    officials = state.observation(state.current_player)["officials"]
    assert set(map(str, officials)) == {"postillion", "postmeister", "amtmann", "wagner"}
    data = {} if due is None else {"due": due}
    assert all(shown == {"usable": False, "rule": rule, "data": data} for shown in officials.values())
    assert state.observation(1 - (state.current_player or 0))["officials"] is None
    assert state.observation(PUBLIC)["officials"] is None


def test_the_queue_of_an_observation_is_a_copy() -> None:
    state = calls(THREE, "")
    state.observation(0)["offices"]["queue"].clear()
    assert state.observation(0)["offices"]["queue"] == [1]
