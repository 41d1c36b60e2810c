"""Programs that speak the protocol play in the arena; one that misbehaves loses its game, is told about, and is ended."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typeguard import check_type

import spieltisch
from spieltisch.arena import pipe, program
from spieltisch.arena.__main__ import main
from spieltisch.arena.bot import BadEntrant
from spieltisch.arena.contest import Contest, Result, play
from spieltisch.arena.entrant import read
from spieltisch.arena.pipe import Broken, Pipe
from spieltisch.arena.program import COMMAND, Forfeit, Program
from spieltisch.arena.tournament import Pairing, faults, rows
from spieltisch.players.protocol.schema import FromHost
from spieltisch.state import State
from tests.players.tables import MURANO, TAXIS, begin, played
from tools.paths import ROOT

HERE = Path(__file__).parent
SAMPLE = f"{COMMAND}{sys.executable} {HERE / 'sample_program.py'}"
BAD = f"{COMMAND}{sys.executable} {HERE / 'bad_program.py'}"


def lost(fault: str, seconds: float | None = None) -> Result:
    """Return the game that a program lost in the second of three seats."""
    result = play(Contest(TAXIS, {}, ("messenger", f"{BAD} {fault}", "messenger"), 3, seconds))
    assert result.fault is not None
    assert result.fault.seat == 1
    assert result.winners == [0, 2]
    assert result.share(1) == 0
    assert not spieltisch.replay(result.record).is_over
    return result


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[int]]:
    """Return the processes that were started and are still there."""
    started: list[int] = []
    start = Pipe._start

    async def watched(self: Pipe, *words: Any) -> None:
        await start(self, *words)
        started.append(self._process.pid)

    monkeypatch.setattr(Pipe, "_start", watched)
    monkeypatch.setattr(pipe, "QUIT_S", 0.3)

    def left() -> list[int]:
        assert started
        return [pid for pid in started if alive(pid)]

    return left


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # One that has ended waits for its parent to look.
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_sample_has_sixty_lines_and_nothing_of_the_project() -> None:
    text = (HERE / "sample_program.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert "import spieltisch" not in text
    assert "from spieltisch" not in text


@pytest.mark.parametrize("table", [TAXIS, MURANO])
def test_the_sample_plays_a_whole_game_and_the_same_one_again(
    table: str, ended: Callable[[], list[int]]
) -> None:
    contest = Contest(table, {}, ("merchant", SAMPLE), 3)
    result = play(contest)
    assert result.fault is None
    assert spieltisch.replay(result.record).is_over
    assert play(contest).record == result.record
    assert ended() == []


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("die", "ended with exit code 3: out of ideas"),
        ("close", "closed its output"),
        ("rubbish", "said what is not JSON: b'bestmove e2e4"),
        ("list", "said what is no message"),
        ("illegal", "chose 'take everything', which is not legal"),
        ("no-text", "which is not legal"),
        ("early", "answered decision 4 instead of 3"),
        ("twice", "answered decision 3 instead of 4"),
        ("chatter", "said 1000 lines without an answer"),
        ("long-line", "said a line of more than 1048576 bytes"),
        ("refuse", "refused 'decide': too hard"),
    ],
)
def test_a_program_that_misbehaves_loses_its_game_with_the_reason(
    fault: str, reason: str, ended: Callable[[], list[int]]
) -> None:
    result = lost(fault)
    assert result.fault is not None
    assert reason in result.fault.reason
    assert ended() == []


def test_a_program_that_hangs_loses_and_is_killed_with_what_it_started(
    tmp_path: Path, ended: Callable[[], list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GRACE_S", 0.3)
    child = tmp_path / "child"
    result = lost(f"hang-with-child {child}", 1.0)
    assert result.fault is not None
    assert result.fault.reason == "did not answer within 1 seconds and 0.3 more"
    assert ended() == []
    deadline = time.monotonic() + 20
    while alive(int(child.read_text())) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(int(child.read_text()))


def test_a_program_that_does_not_quit_is_killed(ended: Callable[[], list[int]]) -> None:
    assert play(Contest(TAXIS, {}, (f"{BAD} never-quits", "messenger"), 3)).fault is not None
    assert ended() == []


def test_a_program_that_thinks_too_long_is_told_to_stop_and_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "LIMIT_S", 0.5)
    monkeypatch.setattr(program, "GRACE_S", 60.0)
    # It would think for days: nothing but "stop" ends the decision.
    entrant = Program(f"from:{ROOT}:patrician:playouts=1000000000,sure=0", None)
    state = begin(TAXIS, 2, {}, seed=4)
    assert state.current_player is not None
    with entrant.seated(state, state.current_player):
        assert entrant.choose(state, 1, []) in state.legal_actions()
        state.apply(state.legal_actions()[0])
        # And the next question is understood as before.
        assert entrant.choose(state, 2, []) in state.legal_actions()


def test_programs_that_cannot_play_end_the_tournament(
    monkeypatch: pytest.MonkeyPatch, ended: Callable[[], list[int]]
) -> None:
    monkeypatch.setattr(program, "START_S", 1.0)
    for text, said in (
        (f"{BAD} other-protocol", "speaks protocol 99, not 1"),
        (f"{BAD} other-game", "plays \\['chess'\\], not thurn-und-taxis"),
        (f"{BAD} never", "not ready after 1 seconds"),
        (f"{COMMAND}/no/such/program", "cannot be started"),
        (f"{COMMAND}{sys.executable} -c 1/0", "exit code 1:(?s:.*)ZeroDivisionError"),
        (COMMAND, "needs a command"),
        (f"{COMMAND}'", "is no command"),
    ):
        with pytest.raises(BadEntrant, match=said):
            play(Contest(TAXIS, {}, (text, "random"), 1))
    assert ended() == []


def test_the_table_tells_what_was_lost_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--program", f"{BAD.removeprefix(COMMAND)} die", "random", "--games", "2", "--jobs", "2"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert told.count("(seat 0, seed 1) ended with exit code 3: out of ideas") == 1
    assert told.count("(seat 1, seed 1) ended with exit code 3: out of ideas") == 1
    assert "100.0%" in told


def test_what_was_lost_counts_for_all_others() -> None:
    contest = Contest(TAXIS, {}, ("random", f"{BAD} die", "random"), 3)
    pairing = Pairing(f"{BAD} die", "random", 3, [contest])
    pairing.add(play(contest))
    assert (pairing.won, pairing.decided, pairing.margin) == (0, 0, 0)
    assert len(list(faults([pairing]))) == 1
    assert "0.0%" in list(rows([pairing]))[1]


class Tap(Pipe):
    """A pipe that keeps what is said and answers with the first legal action."""

    def __init__(self, *_: object) -> None:
        self.said: list[Any] = []

    def ask(
        self, messages: Sequence[Mapping[str, Any]], seconds: float, wanted: Callable[[Any], bool]
    ) -> Any:
        # As it crosses: whatever happens to a message later.
        self.said += json.loads(json.dumps(messages))
        last = self.said[-1]
        if last["type"] == "hello":
            return {"type": "hello", "protocol": 1, "games": list(spieltisch.games())}
        if last["type"] == "ready":
            return {"type": "ready"}
        answer = {"type": "action", "number": last["number"], "action": last["legal"][0]}
        assert wanted(answer)
        return answer

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("table", "count", "options"),
    [
        (TAXIS, 3, {"courier": True, "offices": True, "audience": True}),
        (TAXIS, 3, {"board": "north", "hide-horses": True}),
        (MURANO, 3, {}),
    ],
    ids=str,
)
def test_nothing_that_is_hidden_crosses(
    table: str, count: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "Pipe", Tap)
    state = begin(table, count, options, seed=11)
    one, other = Program(SAMPLE, 2.0), Program(SAMPLE, 2.0)
    rng, changed, compared = Random(4), 0, 0
    with one.seated(state, 0), other.seated(state, 0):
        here, there = one._pipe, other._pipe
        assert isinstance(here, Tap)
        assert isinstance(there, Tap)
        for number, (now, seen) in enumerate(played(state, 5, 400)):
            if now.current_player != 0 or number % 3:
                continue
            again: State = now.determinize(0, rng)
            one.choose(now, number, seen[0])
            other.choose(again, number, seen[0])
            compared += 1
            changed += again.to_dict() != {**now.to_dict(), "random": again.to_dict()["random"]}
            (told,) = [message for message in here.said[-1:] if message["type"] == "decide"]
            assert told["observation"] == json.loads(json.dumps(now.observation(0)))
            assert told["legal"] == now.legal_actions()
            assert told["world"]["random"] != now.to_dict()["random"]
            world = spieltisch.from_dict(told["world"])
            assert world.observation(0) == now.observation(0)
        # The same lines, whatever is hidden; and of the events those that the seat saw, once each.
        assert here.said == there.said
        events = [event for message in here.said for event in message.get("events", [])]
        assert events == json.loads(json.dumps(seen[0][: len(events)]))
    for message in here.said:
        check_type(message, FromHost)
    assert compared > 10
    assert changed > compared * 0.7


def test_a_command_line_names_programs_before_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadEntrant):
        read("from:nowhere")
    assert main(["--program", "/no/such/program", "random", "--games", "1", "--jobs", "1"]) == 2
    assert "cannot be started" in capsys.readouterr().err


def test_a_fault_is_no_error_of_ours() -> None:
    assert not issubclass(Forfeit, spieltisch.SpieltischError)
    assert not issubclass(Broken, spieltisch.SpieltischError)
