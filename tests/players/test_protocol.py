"""The project's own program: whole games with every expansion by lines of JSON, and whatever it is told, it goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any

import pytest
from typeguard import check_type

import spieltisch
from spieltisch import players
from spieltisch.players.protocol.__main__ import Lines, Player
from spieltisch.players.protocol.schema import FromProgram
from tests.players.tables import LEVELS, MURANO, TAXIS, begin, played
from tools.paths import ENGINE

HELLO = {"type": "hello", "protocol": 1, "name": "test", "version": "1"}
READY = {"type": "ready"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (TAXIS, 2, {}),
    (TAXIS, 3, {"courier": True, "offices": True, "audience": True}),
    (TAXIS, 3, {"board": "north", "hide-horses": True}),
    (TAXIS, 4, {"board": "north", "hide-horses": True, "offices": True}),
    (MURANO, 2, {}),
    (MURANO, 4, {}),
]


def session(*messages: object) -> list[Any]:
    """Say some lines, then wait for `ready`, then quit; return what was answered before it."""
    said: list[Any] = []
    lines = [line if isinstance(line, str) else json.dumps(line) for line in (*messages, READY)]

    def source() -> Iterator[str]:
        heard: SimpleQueue[None] = SimpleQueue()
        waiting.append(heard)
        yield from lines
        heard.get()

    waiting: list[SimpleQueue[None]] = []

    def say(message: FromProgram) -> None:
        check_type(message, FromProgram)
        said.append(json.loads(json.dumps(message)))
        if message["type"] == "ready" and len([m for m in said if m["type"] == "ready"]) == readies:
            waiting[0].put(None)

    readies = sum('"ready"' in line for line in lines)
    Player(Lines(source()), say).run()
    assert said.pop() == READY
    return said


def new_game(state: spieltisch.State, seat: int) -> dict[str, Any]:
    record = state.record()
    told = {part: record[part] for part in ("game", "options", "players")}
    return {"type": "new-game", **told, "seat": seat}


def decide(state: spieltisch.State, number: int) -> dict[str, Any]:
    seat = state.current_player
    assert seat is not None
    world = state.determinize(seat, number).to_dict()
    return {"type": "decide", "number": number, "observation": {}, "legal": [], "world": world, "seed": 77}


@pytest.mark.parametrize(("table", "count", "options"), TABLES, ids=str)
def test_a_seat_chooses_over_the_protocol_what_it_chooses_here(
    table: str, count: int, options: dict[str, Any]
) -> None:
    level = players.level_of("merchant")
    state = begin(table, count, options, seed=11)
    messages: list[Any] = [new_game(state, 0)]
    expected: list[str] = []
    told = 0

    def choose(now: spieltisch.State, rng: Any, number: int) -> Any:
        nonlocal told
        if now.current_player != 0:
            return players.choose(now, "messenger", number)
        seen = seats[0][told:]
        told = len(seats[0])
        messages.append({"type": "events", "events": list(seen)})
        messages.append(decide(now, len(expected) + 1))
        own = players.choose(now, level.id, 77, seen=seats[0])
        expected.append(str(own))
        return own

    seats: list[list[Any]] = []
    for _, seats in played(state, 5, 5000, choose):  # noqa: B007 - `choose` looks at it
        pass
    assert state.is_over
    answers = session(*messages)
    assert answers == [
        {"type": "action", "number": number, "action": text} for number, text in enumerate(expected, 1)
    ]
    assert len(expected) > 20


@pytest.mark.parametrize("table", [TAXIS, MURANO])
def test_the_strongest_level_remembers_what_was_told(table: str) -> None:
    state = begin(table, 2, {}, seed=11)
    compared = differs = 0
    for number, (now, seen) in enumerate(played(state, 5, 150)):
        if now.current_player != 0 or number % 7 or number < 30:
            continue
        settings = {"level": "patrician", "playouts": 4, "seconds": 1e9, "sure": 0}
        setting = [{"type": "set", "name": name, "value": value} for name, value in settings.items()]
        events = {"type": "events", "events": seen[0]}
        told = session(*setting, new_game(state, 0), events, decide(now, 1))
        untold = session(*setting, new_game(state, 0), decide(now, 1))
        assert told == session(*setting, new_game(state, 0), events, decide(now, 1))
        compared += 1
        differs += told != untold
    assert compared > 3
    # Otherwise nothing would show that what was told is used.
    assert differs or table == MURANO


def test_it_says_who_it_is_and_what_it_can() -> None:
    (hello,) = session(HELLO)
    assert hello["version"] == spieltisch.__version__
    assert hello["games"] == list(spieltisch.games())
    assert hello["options"][0] == {"name": "level", "default": "merchant", "values": list(LEVELS)}
    assert {"name": "playouts", "default": None} in hello["options"]


BAD: list[tuple[object, str | None]] = [
    ("", None),
    ("go infinite", None),
    ("[" * 100_000, None),
    ("[1]", None),
    ({"type": ["decide"]}, None),
    ({"type": "dance"}, "dance"),
    ({"type": "set"}, "set"),
    ({"type": "set", "name": "level", "value": "emperor"}, "set"),
    ({"type": "set", "name": "id", "value": "emperor"}, "set"),
    ({"type": "set", "name": "playouts", "value": "many"}, "set"),
    ({"type": "new-game", "game": "chess", "options": {}, "players": ["A", "B"], "seat": 0}, "new-game"),
    ({"type": "new-game", "game": MURANO, "options": {}, "players": ["A"], "seat": 0}, "new-game"),
    ({"type": "new-game", "game": MURANO, "options": {}, "players": ["A", "B"], "seat": 2}, "new-game"),
    ({"type": "new-game", "game": MURANO, "options": {"x": 1}, "players": ["A", "B"], "seat": 0}, "new-game"),
    ({"type": "events", "events": 5}, "events"),
    ({"type": "decide", "number": 1}, "decide"),
    ({"type": "decide", "number": 1, "world": {}}, "decide"),
]


@pytest.mark.parametrize(("line", "about"), BAD, ids=lambda value: str(value)[:40])
def test_whatever_it_is_told_it_goes_on(line: object, about: str | None) -> None:
    state = begin(MURANO, 2, {}, seed=11)
    seat = state.current_player
    assert seat is not None
    *errors, answer = session(new_game(state, seat), line, {"type": "stop"}, decide(state, 1))
    assert answer == {"type": "action", "number": 1, "action": players.choose(state, "merchant", 77)}
    if line:
        assert [(error["type"], error["about"]) for error in errors] == [("error", about)]
    else:
        assert errors == []


def test_it_decides_for_no_other_seat() -> None:
    state = begin(MURANO, 2, {}, seed=11)
    assert state.current_player is not None
    (error,) = session(new_game(state, 1 - state.current_player), decide(state, 1))
    assert "not for this seat" in error["message"]


def test_a_setting_can_be_taken_back() -> None:
    state = begin(TAXIS, 2, {}, seed=4)
    seat = state.current_player
    assert seat is not None
    bad = {"type": "set", "name": "method", "value": "none"}
    searching = [
        {"type": "set", "name": name, "value": value} for name, value in (("playouts", 3), ("seconds", 9))
    ]
    begun = new_game(state, seat)
    assert session(bad, *searching, begun, decide(state, 1))[0]["type"] == "error"
    assert session(bad, *searching, {**bad, "value": None}, begun, decide(state, 1))[0]["type"] == "action"


@pytest.mark.parametrize("end", [b'{"type": "quit"}\n', b""])
def test_it_runs_as_a_program_and_ends_when_it_is_told_to_or_left_alone(end: bytes) -> None:
    said = json.dumps(HELLO).encode() + b"\n\xff\n" + json.dumps(READY).encode() + b"\n" + end
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch.players.protocol"],
        input=said,
        capture_output=True,
        timeout=120,
        check=True,
        env={"PYTHONPATH": str(ENGINE)},
    )
    kinds = [json.loads(line)["type"] for line in done.stdout.splitlines()]
    assert kinds == ["hello", "error", "ready"]
    assert done.stderr == b""
