"""Bots of one's own: what they are told is what their seat knows, they play in the arena, and mistakes are told."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import spieltisch
from spieltisch import catalog, players
from spieltisch.arena.__main__ import main
from spieltisch.arena.bot import BadEntrant, BotFault, Turn, turn_of
from spieltisch.arena.contest import Contest, play
from spieltisch.arena.entrant import read
from spieltisch.shell import outside
from spieltisch.state import Event, State
from tests.players.tables import MURANO, TAXIS, begin

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (TAXIS, 2, {}),
    (TAXIS, 3, {"courier": True, "offices": True, "audience": True}),
    (TAXIS, 3, {"board": "north", "hide-horses": True}),
    (MURANO, 3, {}),
    (MURANO, 2, {"assignment": "by-hand"}),
]


class First:
    """Takes the first legal action, and keeps what it was told."""

    told: list[Turn]

    def __init__(self) -> None:
        self.told = []

    def choose(self, turn: Turn) -> str:
        self.told.append(turn)
        return str(turn.legal[0])


class Clumsy:
    def choose(self, turn: Turn) -> str:
        raise ZeroDivisionError("oh")


class Liar:
    def choose(self, turn: Turn) -> str:
        return "take everything"


class Silent:
    pass


def game(table: str, count: int, options: dict[str, Any]) -> Iterator[tuple[State, list[Event]]]:
    """Yield the states of a game, each with what the player who is to decide has seen."""
    state = begin(table, count, options, seed=11)
    seen: list[list[Event]] = [[] for _ in range(count)]
    number = 0
    while state.current_player is not None:
        yield state, seen[state.current_player]
        events = state.apply(players.choose(state, "messenger", number))
        for seat, own in enumerate(seen):
            own += [state.redact(event, seat) for event in events]
        number += 1


def reached(root: object) -> Iterator[object]:
    """Yield whatever can be reached from an object, apart from code."""
    known: set[int] = set()
    left = [root]
    while left:
        thing = left.pop()
        if id(thing) in known or isinstance(thing, (ModuleType, type)) or callable(thing):
            continue
        known.add(id(thing))
        yield thing
        left += gc.get_referents(thing)


@pytest.mark.parametrize(("table", "count", "options"), TABLES, ids=str)
def test_what_a_bot_is_told_does_not_depend_on_what_is_hidden(
    table: str, count: int, options: dict[str, Any]
) -> None:
    rng, changed, compared = Random(4), 0, 0
    for number, (state, seen) in enumerate(game(table, count, options)):
        if number % 9:
            continue
        seat = state.current_player
        assert seat is not None
        other = state.determinize(seat, rng)
        here, there = turn_of(state, number, seen), turn_of(other, number, seen)
        assert here.observation == there.observation == state.observation(seat)
        assert here.legal == there.legal == tuple(state.legal_actions())
        for _ in range(2):
            assert here.imagine().to_dict() == there.imagine().to_dict()
        compared += 1
        changed += other.to_dict() != {**state.to_dict(), "random": other.to_dict()["random"]}
    # It would prove nothing if dealing anew left everything where it was.
    assert compared > 10
    assert changed > compared * 0.7


@pytest.mark.parametrize(("table", "count", "options"), TABLES[:1] + TABLES[3:4], ids=str)
def test_the_state_of_the_game_cannot_be_reached_from_a_turn(
    table: str, count: int, options: dict[str, Any]
) -> None:
    for number, (state, seen) in enumerate(game(table, count, options)):
        if number % 40 != 20:
            continue
        turn = turn_of(state, number, seen)
        states = [thing for thing in reached(turn.__dict__) if isinstance(thing, State)]
        assert len(states) == 1
        assert states[0] is not state
        with pytest.raises(spieltisch.NoRecord):
            turn.imagine().record()


def test_a_bot_sees_the_events_of_its_seat_and_the_time_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "First", made := First())
    result = play(Contest(TAXIS, {}, (f"{__name__}:First", "random"), 3, seconds=0.5))
    again = spieltisch.replay(result.record, 0)
    seen: list[Event] = []
    told = iter(made.told)
    for text in result.record["actions"]:
        if again.current_player == 0:
            turn = next(told)
            assert (turn.seat, turn.seconds, turn.game) == (0, 0.5, TAXIS)
            assert list(turn.seen) == seen
            assert turn.observation == again.observation(0)
        seen += [again.redact(event, 0) for event in again.apply(text)]
    assert next(told, None) is None


@pytest.mark.parametrize("table", [TAXIS, MURANO])
def test_the_example_plays_in_the_arena(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["examples.bot:Leader", "merchant", "--games", "1", "--jobs", "1", "--game", table]
    assert main(words) == 0
    assert "examples.bot:Leader" in capsys.readouterr().out


def test_a_planning_beginner_beats_the_apprentice(capsys: pytest.CaptureFixture[str]) -> None:
    """In Thurn und Taxis; 100 games are in docs/players.md."""
    told = ["tests.arena.beginner:Beginner", "apprentice:temper=drawn", "--games", "6", "--seed", "5"]
    assert main([*told, "--jobs", "1"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("apprentice"))
    assert float(row.split()[4].rstrip("%")) < 50


def test_the_same_tournament_comes_out_the_same() -> None:
    contest = Contest(TAXIS, {}, ("examples.bot:Leader", "merchant"), 3)
    assert play(contest).record == play(contest).record


def test_the_example_has_thirty_lines() -> None:
    lines = (Path(__file__).parents[2] / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 32


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("grand-master", "the levels apprentice, messenger, merchant, patrician"),
        ("nowhere.at.all:Bot", "no module 'nowhere' for nowhere.at.all:Bot"),
        (f"{__name__}:Missing", "its bots are First, Clumsy, Liar"),
        (f"{__name__}:Silent", "has no method choose"),
        ("patrician:speed=3", "it has id, order"),
    ],
)
def test_what_is_missing_is_told_with_what_there_is(text: str, said: str) -> None:
    with pytest.raises(BadEntrant) as caught:
        read(text)
    assert said in caught.value.message


def test_a_bot_that_fails_or_cheats_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BotFault) as caught:
        play(Contest(TAXIS, {}, (f"{__name__}:Clumsy", "random"), 1))
    assert "Clumsy failed as seat 0" in caught.value.message
    assert "ZeroDivisionError: oh" in caught.value.message
    with pytest.raises(BotFault, match=r"'take everything'.*These are: 'take "):
        play(Contest(TAXIS, {}, (f"{__name__}:Liar", "random"), 1))
    # From another process as well, with the place where it happened.
    assert main([f"{__name__}:Clumsy", "random", "--games", "2", "--jobs", "2"]) == 2
    assert 'raise ZeroDivisionError("oh")' in capsys.readouterr().err


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings a game and a bot, a second one that cannot be loaded, and a third one that is no game."""
    there = [
        EntryPoint("dredging", "tests.sample_game:GAME", outside.GAMES),
        EntryPoint("broken", "tests.nowhere:GAME", outside.GAMES),
        EntryPoint("empty", "tests.sample_game:Any", outside.GAMES),
        EntryPoint("first", f"{__name__}:First", outside.BOTS),
    ]
    monkeypatch.setattr(
        outside, "entry_points", lambda group: [entry for entry in there if entry.group == group]
    )
    monkeypatch.setattr(catalog, "_games", dict(catalog._games))
    catalog._games.pop("dredging", None)
    catalog._look_outside.cache_clear()
    yield
    catalog._look_outside.cache_clear()


@pytest.mark.usefixtures("installed")
def test_games_and_bots_of_other_packages_are_found() -> None:
    with pytest.warns(UserWarning, match="is left out") as warned:
        state = spieltisch.new_game("dredging", ["A", "B"], seed=1)
    assert state.game == "dredging"
    said = " ".join(str(warning.message) for warning in warned)
    assert "'broken'" in said
    assert "'empty'" in said
    assert set(spieltisch.games()) == {TAXIS, MURANO, "dredging"}
    result = play(Contest("dredging", {}, ("first", "random"), 3))
    assert spieltisch.replay(json.dumps(result.record)).is_over
    with pytest.raises(BadEntrant, match="installed bots first"):
        read("second")
