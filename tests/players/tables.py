"""Tables at which the computer players sit in the tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import spieltisch
from spieltisch import Action, BadOption, State, players
from spieltisch.players import Budget

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


def rich() -> State:
    """Return a game of Murano in which two computers took their income for ever, the one in the lead and the other one."""
    return spieltisch.from_dict(json.loads(RICH.read_text()))


def option_sets(game: str) -> list[dict[str, Any]]:
    """Return every set of options that can be chosen; where the game begins is left to the lot."""
    info = spieltisch.games()[game]
    varied = [option for option in info.options if option.id not in LOTS]
    found = []
    for values in product(*(option.values for option in varied)):
        options = dict(zip((option.id for option in varied), values, strict=True))
        try:
            info.check_options(options)
        except BadOption:
            continue
        found.append(options)
    return found


def whimsical(state: State, rng: Random, number: int) -> Action:
    """Choose by the judgement, at times by chance."""
    whim = rng.random() < 0.2
    return rng.choice(state.legal_actions()) if whim else players.choose(state, "messenger", number)


def played(state: State, seed: int, most: int = 5000, choose: Chooser = whimsical) -> Any:
    """Play on; yield the state and what each seat has seen, after every action."""
    rng = Random(seed)
    seen: list[list[dict[str, Any]]] = [[] for _ in state.players]
    for number in range(most):
        yield state, seen
        if state.is_over:
            return
        events = state.apply(choose(state, rng, number))
        for seat, own in enumerate(seen):
            own += [state.redact(event, seat) for event in events]
