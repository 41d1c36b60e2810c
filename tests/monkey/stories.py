"""What the monkey plays: each story follows from its seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
FULL = {
    GAME: ("expansions-all-south", "expansions-all-north", "4-all-countries-lot"),
    MURANO: ("murano-by-hand", "murano-4", "murano-chosen-income"),
}
"""Golden games whose options and people whole games have in turn."""
WHOLE = 0.3
"""So many games begin at their beginning; in the others some of it is played already."""
LAST = 3
"""So many turns before the end of a game begin those that are to end."""


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

    whims: tuple[int, int] = (3, 18)
    """So many whims come between two turns that are brought to their end."""

    def game(self) -> dict[str, Any]:
        """Return the game as the page keeps it."""
        return saved_game(spieltisch.replay(dict(self.record)), f"{self.seed:024x}", self.levels)

    def __str__(self) -> str:
        people = f"computers at {sorted(self.levels)}" if self.levels else "people only"
        return f"seed {self.seed}: {self.title}, {self.manner}, {people}, after {len(self.record['actions'])} actions"


def of_golden(seed: int, name: str, manner: str) -> Story:
    """Return a story that begins where several things soon have to be chosen, in the midst of a golden game."""
    rng = Random(seed)
    record = golden.record_of(golden.read(name))
    end = rng.choice(_crowded(name))
    return _story(rng, seed, name, manner, {**record, "actions": record["actions"][:end]})


def of_ending(seed: int, name: str, manner: str) -> Story:
    """Return a story that begins near the end of a golden game."""
    rng = Random(seed)
    record = golden.record_of(golden.read(name))
    return _story(rng, seed, f"the end of {name}", manner, _nearly_over(record, rng))


def of_whole(seed: int, name: str, manner: str) -> Story:
    """Return a story that begins at the beginning: one person with computers, who bring the game to its end."""
    rng = Random(seed)
    record = {**golden.record_of(golden.read(name)), "actions": []}
    story = _story(rng, seed, f"the whole of {name}", manner, record)
    return replace(story, levels=_company(record, "merchant"), whims=(0, 6))


def _nearly_over(record: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """Cut a game that is over at one of its last turns, with its end in sight if that can be."""
    state = spieltisch.replay(dict(record), 0)
    turns: list[int] = []
    closing: list[int] = []
    seat = state.current_player
    for index, text in enumerate(record["actions"]):
        if state.current_player != seat:
            seat = state.current_player
            (closing if state.is_ending else turns).append(index)
        state.apply(text)
    end = rng.choice(closing[-LAST:] or turns[-1:])
    return {**record, "actions": record["actions"][:end]}


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


def of_seed(seed: int) -> Story:
    """Return a story at any table: any options, any number of players, people only or with computers.

    Of eight seeds two are whole games, and two begin near the end.
    """
    rng = Random(seed)
    name = (GAME, MURANO)[seed % 2]
    manner = rng.choice(sorted(MANNERS))
    if is_whole(seed):
        return of_whole(seed, FULL[name][seed // 8 % len(FULL[name])], manner)
    if name == GAME:
        options = {**chosen(rng.choice(combinations())), "open-scores": rng.random() < 0.5}
    else:
        # Who begins is drawn by lot: not every seat is there at every table.
        variants = [one for one in spieltisch.games()[MURANO].options if one.id != "start"]
        options = {one.id: rng.choice(one.values) for one in variants}
    state = spieltisch.new_game(name, NAMES[: rng.randint(2, 4)], options, seed=seed)
    record: dict[str, Any] = dict(state.record())
    if _kind(seed) == 1:
        record = _nearly_over(_played(state, rng), rng)
    elif rng.random() > WHOLE:
        record = _played(state, rng)
        record["actions"] = record["actions"][: rng.randrange(len(record["actions"]))]
    return _story(rng, seed, name, manner, record)


def is_whole(seed: int) -> bool:
    """Return whether the story of a seed is a whole game."""
    return _kind(seed) == 0


def _kind(seed: int) -> int:
    return seed // 2 % 4


def _played(state: State, rng: Random) -> dict[str, Any]:
    """Play a game to its end and return its record."""
    player = PLAYERS[state.record()["game"]](rng, whims=0.1)
    while not state.is_over:
        state.apply(player.choose(state))
    return dict(state.record())


def _story(rng: Random, seed: int, title: str, manner: str, record: Mapping[str, Any]) -> Story:
    levels = _company(record) if rng.random() < 0.4 else {}
    prefs = {
        "computerPace": "quick",
        "confirmTurns": rng.random() < 0.7,
        "lookFirst": rng.choice(["guided", "always", "never"]),
    }
    return Story(seed, title, manner, record, levels, prefs)


def _company(record: Mapping[str, Any], level: str = "apprentice") -> dict[int, str]:
    """Let computers play at all seats but the one that is to decide."""
    own = spieltisch.replay(dict(record)).current_player
    return {seat: level for seat in range(len(record["players"])) if seat != own}
