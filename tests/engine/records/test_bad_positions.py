"""Positions that are damaged or impossible: refused with a reason, and nothing changes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition, SpieltischError, State

from ..invariants import check_state, text_of
from ..playing import Player
from ..rubbish import VALUES, each
from ..tables import begin, leaves
from .refusals import accepted, drop, put, refused


@each("value", [v for v in VALUES if not isinstance(v, dict)])
def test_what_is_no_position(value: Any) -> None:
    refused(BadPosition, spieltisch.from_dict, value)


@pytest.mark.parametrize("step", [0, 30, 90, -1])
def test_every_part_of_a_position_replaced_by_rubbish(states: list[State], step: int) -> None:
    """Either the position is refused, or it is one that can be played on."""
    position = states[step].to_dict()
    before = text_of(position)
    values = (
        *VALUES,
        3,
        7,
        "take",
        "lay",
        "close",
        "discard",
        "done",
        "over",
        "wagner",
        ["wagner"],
        "lodz",
        ["lodz"],
    )
    for path in leaves(position):
        for value in values:
            state = accepted(spieltisch.from_dict, put(position, path, value))
            if state is not None and text_of(state.to_dict()) != before:
                play_on(state, 3)
        accepted(spieltisch.from_dict, drop(position, path))
    assert text_of(position) == before


def play_on(state: State, steps: int) -> None:
    player = Player(Random(1), whims=0.5)
    for _ in range(steps):
        check_state(state)
        json.dumps(state.record(), allow_nan=False)
        for seat in range(len(state.players)):
            state.determinize(seat, Random(1))
        if state.is_over:
            break
        state.apply(player.choose(state))


def test_every_part_of_a_position_is_needed(states: list[State]) -> None:
    position = states[30].to_dict()
    needed = set(position) - {"agenda", "resume", "expansions"}
    for part in needed:
        assert refused(SpieltischError, spieltisch.from_dict, drop(position, (part,)))
    for part in position["seats"][0]:
        refused(BadPosition, spieltisch.from_dict, drop(position, ("seats", 0, part)))


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_missing_and_extra_cards(states: list[State], pile: str) -> None:
    position = next(state.to_dict() for state in states if len(state.to_dict()["discard"]) > 3)
    card = position[pile][0]
    error = refused(BadPosition, spieltisch.from_dict, {**position, pile: position[pile][1:]})
    assert error.data == {"card": card, "count": 2}
    error = refused(BadPosition, spieltisch.from_dict, {**position, pile: [*position[pile], card]})
    assert error.data == {"card": card, "count": 4}


def test_a_card_that_is_none_is_named(states: list[State]) -> None:
    error = refused(BadPosition, spieltisch.from_dict, put(states[30].to_dict(), ("deck", 0), "atlantis"))
    assert error.data == {"card": "atlantis"}
    assert "'atlantis'" in error.message


def test_impossible_positions(states: list[State]) -> None:
    position = states[60].to_dict()
    own = position["seats"][0]
    every = [city["id"] for city in spieltisch.thurn_und_taxis.board.load("south").data["cities"]]
    for change in (
        {"display": position["display"][:5]},
        {"display": [None, *position["display"][1:]]},
        {"seats": position["seats"][:2]},
        {"seats": [{**own, "houses": every}, *position["seats"][1:]]},
        {"seats": [{**own, "houses": ["ulm", "ulm"]}, *position["seats"][1:]]},
        {"seats": [{**own, "carriage": 2}, *position["seats"][1:]]},
        {"seats": [{**own, "tiles": [["route-5", 9]]}, *position["seats"][1:]]},
        {"stacks": {**position["stacks"], "route-5": [1, 2]}},
        {"stacks": {**position["stacks"], "route-5": []}},
        {"stacks": {**position["stacks"], "route-9": []}},
        {"current": None},
        {"current": 3},
        {"turn": (position["turn"] + 1) % 3},
        {"phase": "over"},
        {"random": "0x00000000000000"},
        {"random": "-000000000000001"},
        {"random": "00000000_0000000"},
        {"random": "ABCDEF0123456789"},
        {"random": "XXXXXXXXXXXXXXXX"},
        {"format": 2},
        {"game": "murano-plus"},
        {"players": ["A", "B"]},
        {"used": ["pope"]},
        {"ending": {"seat": 0}},
        {"ending": {"seat": 5, "by": "houses"}},
    ):
        refused(SpieltischError, spieltisch.from_dict, {**position, **change})


def test_routes_follow_roads() -> None:
    position = begin(2).to_dict()
    deck = position["deck"]
    for cities in (["lodz", "basel"], ["ulm", "stuttgart", "ulm"]):
        rest = deck.copy()
        if any(city not in rest for city in cities):
            continue
        for city in cities:
            rest.remove(city)
        seats = [{**position["seats"][0], "route": cities}, position["seats"][1]]
        error = refused(BadPosition, spieltisch.from_dict, {**position, "deck": rest, "seats": seats})
        assert error.data == {"seat": 0, "rule": "TT-307" if "lodz" in cities else "TT-308"}


def test_a_second_card_is_taken_before_laying_only_with_an_empty_hand_at_first(states: list[State]) -> None:
    """Otherwise two officials could help at a price that only one of them was asked for."""
    position = next(
        position
        for position in (state.to_dict() for state in states)
        if position["phase"] == "lay" and position["taken"] == 1 and not position["forced"]
    )
    error = refused(BadPosition, spieltisch.from_dict, {**position, "phase": "take"})
    assert error.data == {"field": "phase", "rule": "TT-202"}
