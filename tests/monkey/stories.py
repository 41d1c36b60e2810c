"""What the monkey plays: each story follows from its seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import spieltisch
from spieltisch import State
from tests.browser.devices import GAME, saved_game
from tests.engine.tables import NAMES, chosen, combinations
from tests.monkey.hands import MANNERS
from tests.records import golden
from tests.records.plans import MURANO, PLAYERS

EVERYTHING = ("expansions-all-south", "murano-4", "expansions-all-north", "murano-by-hand")
"""Golden games with all that there is."""
WHOLE = 0.3
"""So many games begin at their beginning; in the others some of it is played already."""


@dataclass(frozen=True)
class Story:
    """A position, who sits there, and how the monkey presses."""

    seed: int
    title: str
    manner: str
    record: Mapping[str, Any]
    levels: Mapping[int, str] = field(default_factory=dict)
    """The seats at which computers play."""
    prefs: Mapping[str, Any] = field(default_factory=dict)

    def game(self) -> dict[str, Any]:
        """Return the game as the page keeps it."""
        return saved_game(spieltisch.replay(dict(self.record)), f"{self.seed:024x}", self.levels)

    def __str__(self) -> str:
        people = f"computers at {sorted(self.levels)}" if self.levels else "people only"
        return f"seed {self.seed}: {self.title}, {self.manner}, {people}, after {len(self.record['actions'])} actions"


def of_golden(seed: int, name: str, manner: str) -> Story:
    """Return a story that begins where somebody soon has to choose several things, in the midst of a golden game."""
    rng = Random(seed)
    record = golden.record_of(golden.read(name))
    end = rng.choice(_crowded(name))
    return _story(rng, seed, name, manner, {**record, "actions": record["actions"][:end]})


@cache
def _crowded(name: str) -> tuple[int, ...]:
    """Return the beginnings of turns in a golden game; of those in which several cards go if there are such."""
    record = golden.record_of(golden.read(name))
    state = spieltisch.replay(record, 0)
    turns, crowded, begin, seat = [], [], 0, state.current_player
    for index, text in enumerate(record["actions"]):
        if state.current_player != seat:
            begin, seat = index, state.current_player
            turns.append(begin)
        seen = state.observation(seat)
        if seen.get("surplus", 0) > 1 and begin not in crowded:
            crowded.append(begin)
        state.apply(text)
    return tuple(crowded or turns[len(turns) // 4 :])


def of_seed(seed: int, *, whole: bool = True) -> Story:
    """Return a story at any table: any options, any number of players, people only or with computers.

    Args:
        seed: of everything in it.
        whole: whether it may begin at its beginning.
    """
    rng = Random(seed)
    name = (GAME, MURANO)[seed % 2]
    if name == GAME:
        options = {**chosen(rng.choice(combinations())), "open-scores": rng.random() < 0.5}
    else:
        # Who begins is drawn by lot: not every seat is there at every table.
        variants = [one for one in spieltisch.games()[MURANO].options if one.id != "start"]
        options = {one.id: rng.choice(one.values) for one in variants}
    state = _begun(name, rng.randint(2, 4), options, seed)
    begun = not whole or rng.random() > WHOLE
    record = _played(state, rng) if begun else dict(state.record())
    return _story(rng, seed, name, rng.choice(sorted(MANNERS)), record)


def _begun(name: str, players: int, options: Mapping[str, Any], seed: int) -> State:
    return spieltisch.new_game(name, NAMES[:players], options, seed=seed)


def _played(state: State, rng: Random) -> dict[str, Any]:
    """Play some of a game; return its record so far."""
    player = PLAYERS[state.record()["game"]](rng, whims=0.1)
    while not state.is_over:
        state.apply(player.choose(state))
    record = state.record()
    return {**record, "actions": record["actions"][: rng.randrange(len(record["actions"]))]}


def _story(rng: Random, seed: int, title: str, manner: str, record: Mapping[str, Any]) -> Story:
    seats = len(record["players"])
    levels = {}
    if rng.random() < 0.4:
        own = spieltisch.replay(dict(record)).current_player or 0
        levels = {seat: "apprentice" for seat in range(seats) if seat != own}
    prefs = {
        "computerPace": "quick",
        "confirmTurns": rng.random() < 0.7,
        "lookFirst": rng.choice(["guided", "always", "never"]),
    }
    return Story(seed, title, manner, record, levels, prefs)
