"""Tables at which the computer players sit in the tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import Action, State, players
from spieltisch.analysis.decision import Decision
from spieltisch.players import Budget
from tests import tables

TAXIS = "thurn-und-taxis"
MURANO = "murano"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
LEVELS = tuple(level.id for level in players.levels())
LOTS = ("start", "anchor")
"""Options that only say where a game begins."""
QUICK = Budget(seconds=60.0, playouts=2)
"""Few playouts and more time than they need: the same choice on every machine."""
RICH = Path(__file__).with_name("positions") / "rich.json"
Chooser = Callable[[State, Random, int], Action]
"""Chooses an action in a state; the number is that of the decision."""


def begin(game: str, count: int, options: Mapping[str, Any] | None = None, seed: int = 1) -> State:
    """Return a new game."""
    return spieltisch.new_game(game, NAMES[:count], options, seed=seed)


def decided(state: State, *texts: str) -> list[Decision]:
    """Carry out actions of one seat; return them as decisions."""
    found = []
    for text in texts:
        action = next(one for one in state.legal_actions() if one == text)
        before = state.copy()
        events = state.apply(action)
        ends = any(event["event"] == "turn-ended" for event in events)
        found.append(Decision(before, 0, action, ends, events))
    return found


def rich() -> State:
    """Return a game of Murano in which two computers took their income for ever, the one in the lead and the other one."""
    return spieltisch.from_dict(json.loads(RICH.read_text()))


def option_sets(game: str) -> list[dict[str, Any]]:
    """Return every set of options that can be chosen; where the game begins is left to the lot."""
    info = spieltisch.games()[game]
    axes = {option.id: option.values for option in info.options if option.id not in LOTS}
    return tables.option_sets(info, axes)


Cases = Mapping[str, tuple[Callable[[], State], Sequence[str]]]
"""By name, a position and the best actions there."""


def at_upper_levels(cases: Cases) -> list[Any]:
    """Return each case for each of the two upper levels, as parameters of a test: position, level, best actions."""
    return [
        pytest.param(build, level, expected, id=f"{case}-{level}")
        for case, (build, expected) in cases.items()
        for level in ("merchant", "patrician")
    ]


def check_best(state: State, level: str, expected: Iterable[str]) -> None:
    """Check that a level finds one of the best actions, each given by a part of its text."""
    action = players.choose(state, level, 5, Budget(seconds=600, playouts=24))
    assert any(text in action for text in expected), action


def whimsical(state: State, rng: Random, number: int) -> Action:
    """Choose by the judgement, at times by chance."""
    whim = rng.random() < 0.2
    return rng.choice(state.legal_actions()) if whim else players.choose(state, "messenger", number)


def played(state: State, seed: int, most: int = 5000, choose: Chooser = whimsical) -> Any:
    """Play on; yield the state and what each seat has seen, after every action."""
    rng = Random(seed)
    seen: list[list[Any]] = [[] for _ in state.players]
    for number in range(most):
        yield state, seen
        if state.is_over:
            return
        events = state.apply(choose(state, rng, number))
        for seat, own in enumerate(seen):
            own += [state.redact(event, seat) for event in events]
