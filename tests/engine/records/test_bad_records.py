"""Records that are cut, damaged, from elsewhere or from the future: refused with a reason, and nothing changes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import BadRecord, NewerRecord, State

from ..rubbish import HUGE, VALUES, each, nested
from ..tables import leaves
from .refusals import accepted, drop, put, record_of, refused


def test_a_record_cut_anywhere_is_refused(states: list[State]) -> None:
    text = json.dumps(record_of(states), indent=1)
    for end in range(len(text)):
        refused(BadRecord, spieltisch.replay, text[:end])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_record_with_a_damaged_byte_never_ends_untyped(states: list[State], encoding: str) -> None:
    rng, text = Random(1), json.dumps(record_of(states))
    for _ in range(300):
        data = bytearray(text, encoding)
        data[rng.randrange(len(data))] = rng.randrange(256)
        accepted(spieltisch.replay, bytes(data))


@each(
    "text",
    [
        "null", "[]", "1", '"x"', "{}", "NaN", '{"format": NaN}', '{"format": 1e999}', '{"format": 1.0}', "\ud800",
        '{"format": true}', '{"format": "1"}', '{"format": 0}', '{"format": -1}', b"\xff\xfe\xfa", "[" * 100_000,
        '{"a":' * 100_000, '{"format": 1' + "0" * 6000 + "}", '{"format": 1, "format": 1}', "\ufeff{}",
    ],
)  # fmt: skip
def test_json_that_is_no_record(text: Any) -> None:
    refused(BadRecord, spieltisch.replay, text)


@each("version", [2, 10, 2**60, HUGE])
def test_a_newer_record_is_told_apart(states: list[State], version: int) -> None:
    error = refused(NewerRecord, spieltisch.replay, {**record_of(states), "format": version})
    assert error.data["reads"] == 1


def test_a_newer_record_need_not_be_understood() -> None:
    refused(NewerRecord, spieltisch.replay, {"format": 2, "moves": "unknown"})


def test_the_first_illegal_action_is_named(states: list[State]) -> None:
    record = record_of(states)
    for index in range(len(record["actions"])):
        actions = [*record["actions"][:index], "end turn now", *record["actions"][index:]]
        assert refused(BadRecord, spieltisch.replay, {**record, "actions": actions}).index == index
        actions = [*record["actions"][:index], None, *record["actions"][index:]]
        assert refused(BadRecord, spieltisch.replay, {**record, "actions": actions}).index == index
        missing = record["actions"][:index] + record["actions"][index + 1 :]
        error = accepted(spieltisch.replay, {**record, "actions": missing})
        assert error is None or isinstance(error, State)


def test_an_illegal_action_of_a_record_keeps_its_reason(states: list[State]) -> None:
    record = record_of(states, 0)
    error = refused(BadRecord, spieltisch.replay, {**record, "actions": ["lay Ulm"]})
    assert error.data["index"] == error.index == 0
    assert error.data["action"] == "lay Ulm"
    assert error.data["cause"]["id"] == "illegal-action"
    assert error.data["cause"]["data"]["rule"] == "TT-202"


def test_a_record_that_goes_on_after_the_end(states: list[State]) -> None:
    record = record_of(states, -1)
    error = refused(BadRecord, spieltisch.replay, {**record, "actions": [*record["actions"], "take deck"]})
    assert error.index == len(record["actions"])


@each("steps", [-1, 41, HUGE, *(v for v in VALUES if v is not None and type(v) is not int)])
def test_steps_that_a_record_does_not_have(states: list[State], steps: Any) -> None:
    refused(BadRecord, spieltisch.replay, record_of(states), steps)


def test_every_part_of_a_record_replaced_by_rubbish(states: list[State]) -> None:
    for record in (record_of(states, 6), spieltisch.from_dict(states[12].to_dict()).record()):
        for path in leaves(record):
            for value in VALUES:
                accepted(spieltisch.replay, put(record, path, value))
            accepted(spieltisch.replay, drop(record, path))


@pytest.mark.parametrize("part", ["format", "game", "players", "options", "seed", "actions"])
def test_every_part_of_a_record_is_needed(states: list[State], part: str) -> None:
    refused(BadRecord, spieltisch.replay, drop(record_of(states), (part,)))


def test_a_record_whose_position_is_of_another_table(states: list[State]) -> None:
    record = spieltisch.from_dict(states[12].to_dict()).record()
    for part in ({"players": ["X", "Y", "Z"]}, {"options": {**record["options"], "open-scores": True}}):
        assert refused(BadRecord, spieltisch.replay, {**record, **part}).data["field"] in part


def test_records_of_other_makers_may_hold_more(states: list[State]) -> None:
    """Unknown parts, such as a program's name, do no harm."""
    record = {**record_of(states), "made-by": "somebody", "comment": nested(5)}
    assert spieltisch.replay(record).to_dict() == states[40].to_dict()
