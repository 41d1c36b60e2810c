"""Learning environments: fixed actions, arrays that tell what a seat may know, and PettingZoo's own tests."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import rl
from spieltisch.rl import murano, taxis
from spieltisch.rl.fields import Layout
from spieltisch.rl.numbering import FINISH, Numbering
from spieltisch.state import State
from tests.pairs import few_tables
from tools.paths import CACHE, ENGINE
from tools.setup_python import install

from .tables import MURANO, TAXIS, begin

ROOMS: Mapping[str, Any] = {TAXIS: taxis, MURANO: murano}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (TAXIS, 2, {}),
    (TAXIS, 3, {"courier": True, "offices": True, "audience": True, "decline-carriage": True}),
    (TAXIS, 4, {"board": "north", "offices": True, "open-scores": True}),
    (MURANO, 2, {}),
    (MURANO, 4, {"assignment": "by-hand", "income": "chosen", "start-character": True}),
]
AXES = {
    game: {option.id: option.values for option in spieltisch.games()[game].options if option.id != "start"}
    for game in (TAXIS, MURANO)
}
EVERY = [
    (game, count, options)
    for game, axes in AXES.items()
    for count, options in few_tables(spieltisch.games()[game], axes)
]
"""Any two options come together at one of them, and each with every number of players."""


def numbering(state: Any) -> Numbering:
    return Numbering(state.rules.words.known, ROOMS[state.game].words(state))


def array(layout: Layout, state: State, seat: int) -> list[int]:
    row = [0] * layout.size
    layout.write(row, state.observation(seat), seat)
    return row


def play(game: str, count: int, options: dict[str, Any], steps: int) -> None:
    """Play by numbers alone and look at every array."""
    rng = Random(7)
    state = begin(game, count, options, seed=5)
    numbers, layout = numbering(state), Layout(ROOMS[game].fields(state))
    assert len(set(numbers.texts)) == len(numbers.texts)
    bounds = [(field.low, field.high) for field in layout.fields for _ in field.labels]
    begun: list[str] = []
    for step in range(steps):
        if state.is_over:
            break
        legal = state.legal_actions()
        possible = numbers.possible(legal, begun)
        assert possible
        if not begun:
            # Each legal action is in the list, or its words are.
            assert {action for action in legal if action in numbers.whole} <= set(possible.values())
            assert {action.split(" ")[0] for action in legal if action not in numbers.whole} <= {
                numbers.texts[number] for number in possible
            }
        number = rng.choice(list(possible))
        action = possible[number]
        if action is None:
            begun.append(numbers.texts[number])
            continue
        assert " ".join([*begun, numbers.texts[number]]).removesuffix(f" {FINISH}") in action
        state.apply(action)
        begun = []
        if step % 10 == 0:
            for seat in range(count):
                told = array(layout, state, seat)
                assert all(low <= value <= high for value, (low, high) in zip(told, bounds, strict=True))
                assert told == array(layout, state.determinize(seat, rng), seat)


@pytest.mark.parametrize(("game", "count", "options"), TABLES, ids=str)
def test_every_legal_action_has_its_number_and_arrays_keep_their_bounds(
    game: str, count: int, options: dict[str, Any]
) -> None:
    play(game, count, options, 900)


@pytest.mark.long
@pytest.mark.parametrize(("game", "count", "options"), EVERY, ids=str)
def test_the_same_at_all_tables(game: str, count: int, options: dict[str, Any]) -> None:
    play(game, count, options, 6000)


def test_a_closing_is_put_together_word_by_word() -> None:
    state: Any = begin(TAXIS, 2)
    numbers = numbering(state)
    state = next(state for state in closing_positions() if len(state.legal_actions()) > 4)
    closings = [action for action in state.legal_actions() if action.verb == "close"]
    for wanted in closings:
        begun: list[str] = []
        words = [*wanted.split(" "), FINISH]
        while True:
            possible = numbers.possible(state.legal_actions(), begun)
            number = numbers.texts.index(words[len(begun)])
            action = possible[number]
            if action is not None:
                break
            begun.append(words[len(begun)])
        assert action == wanted


def closing_positions() -> Any:
    rng, state = Random(3), begin(TAXIS, 2, seed=3)
    while not state.is_over:
        if any(action.startswith("close each") for action in state.legal_actions()):
            yield state
        choices = state.legal_actions()
        wished = [action for action in choices if action.verb == "lay" and action.to_dict()["end"] != "anew"]
        state.apply(rng.choice(wished or choices))


def test_an_array_tells_what_its_fields_say() -> None:
    state: Any = begin(TAXIS, 2, seed=3)
    layout = Layout(taxis.fields(state))
    seat = state.current_player
    state.apply("take deck")
    told = array(layout, state, seat)
    seen = state.observation(seat)
    field = next(field for field in layout.fields if field.name == "own.hand")
    hand = dict(zip(field.labels, told[layout.places["own.hand"]], strict=True))
    assert [id_ for id_, count in hand.items() if count] == seen["seats"][seat]["hand"]
    assert told[layout.places["current"]] == [1, 0]
    assert sum(told[layout.places["display"]]) == 6
    assert told[layout.places["next-1.hand-count"]] == [0]
    other = array(layout, state, 1 - seat)
    assert sum(other[layout.places["next-1.hand"]]) == 0
    assert other[layout.places["next-1.hand-count"]] == [1]
    assert "own.hand" in layout.table()


CHECKED = """
import json, sys, warnings
from pettingzoo.test import api_test, seed_test
from spieltisch import rl
warnings.simplefilter("error")
# PettingZoo prefers a plain array; with a mask its own games have this very dictionary.
warnings.filterwarnings("ignore", message="Observation space for each agent probably")
warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
for game, count, options in json.loads(sys.argv[1]):
    def made():
        return rl.env(game, count, options)
    api_test(made(), num_cycles=60)
    seed_test(made, num_cycles=60)
    env = made()
    env.reset(seed=1)
    print(env.unwrapped.game_state.game)
"""

COURSE = """
import pickle, random
import numpy as np
from spieltisch import rl, IllegalAction
from spieltisch.rl.environment import BadEnvironment

env = rl.raw_env("murano", 3, {"income": "chosen"}, render_mode="ansi")
env = pickle.loads(pickle.dumps(env))
rng = random.Random(4)
env.reset(seed=4)
first = env.game_state.record()
assert "is to decide" in env.render()
while not env.game_state.is_over:
    mask = env.observe(env.agent_selection)["action_mask"]
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)
    env.step(rng.choice(np.flatnonzero(mask)))
winners = env.game_state.winners()
assert len(winners) == 1
assert [env.rewards[f"player_{seat}"] for seat in range(3)] == [1.0 if seat in winners else -0.5 for seat in range(3)]
assert all(env.terminations.values()) and not any(env.truncations.values())
for agent in env.agent_iter():
    env.step(None)
assert env.agents == []
env.reset()
assert env.game_state.record() != first
env.reset(seed=4)
assert env.game_state.record() == first

short = rl.raw_env("thurn-und-taxis", most=5, reward="lead")
short.reset(seed=1)
for _ in range(5):
    short.step(rng.choice(np.flatnonzero(short.observe(short.agent_selection)["action_mask"])))
assert all(short.truncations.values()) and not any(short.terminations.values())
short.reset(seed=1)
try:
    short.step(int(np.flatnonzero(short.observe(short.agent_selection)["action_mask"] == 0)[0]))
except IllegalAction as error:
    print(error.message)
for wrong in ({"game": "murano", "reward": "fame"},):
    try:
        rl.env(**wrong)
    except BadEnvironment as error:
        print(error.message)
"""


def inside(code: str, *words: str) -> list[str]:
    """Run code where PettingZoo is installed."""
    python = install("rl", CACHE / "rl-venv")
    done = subprocess.run(
        [python, "-c", code, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_it_passes_the_tests_of_pettingzoo() -> None:
    said = inside(CHECKED, json.dumps(TABLES))
    assert said.count("Passed API test") == len(TABLES)
    assert [line for line in said if line in ROOMS] == [game for game, *_ in TABLES]


@pytest.mark.long
@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_it_passes_them_at_all_tables(game: str) -> None:
    tables = [table for table in EVERY if table[0] == game]
    assert inside(CHECKED, json.dumps(tables)).count("Passed API test") == len(tables)


def test_returns_truncation_and_errors() -> None:
    assert inside(COURSE) == [
        "Action 0 (take Mannheim) is not legal here; its mask is 0.",
        "There is no reward 'fame'; there are win, lead.",
    ]


def test_without_pettingzoo_the_error_says_what_to_install() -> None:
    with pytest.raises(rl.NoPettingZoo, match=r"pip install 'spieltisch\[rl\]'"):
        rl.env(TAXIS)
    assert spieltisch.games()
