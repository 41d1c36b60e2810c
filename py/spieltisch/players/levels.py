"""The levels of the computer players, as data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ..errors import SpieltischError, named, shown

if TYPE_CHECKING:
    from ..schema import LevelInfo


class UnknownLevel(SpieltischError):
    """There is no level of that id."""

    id = "unknown-level"


@dataclass(frozen=True)
class Level:
    """How well and how long a computer player thinks."""

    id: str
    order: int
    """From 1, the weakest first."""
    noise: float
    """Spread of its misjudgement, in points, which count `Knowledge.grain` each."""
    slack: float = 0.0
    """By how many of these points an action may be rated below the best one and still be taken; 0 for no limit."""
    weak: int = 0
    """1: has a weakness in each game, in place of a temperament."""
    temper: str = ""
    """Its temperament, or its weakness, by their ids; see `style`."""
    weakness: str = ""
    playouts: int = 0
    """Games tried in the head for each decision, at most; 0 for none."""
    seconds: float = 0.0
    """Longest time for a decision."""
    turn_seconds: float = 0.0
    """Longest time for all decisions of a turn."""
    depth: int = 1
    """How many decisions the tree of the search holds; 1 compares the next action only."""
    method: str = "paired"
    """How it searches, see `methods`."""
    turns: int = 0
    """How many turns a game in the head goes on before the position is judged; 0 for to its end."""

    memory: int = 0
    """1: remembers what it has seen of the game; 0: knows what lies open."""
    sure: float = 0.0
    """By how many points an action must be rated above all others to be taken without a search; 0 for never."""

    def to_dict(self) -> LevelInfo:
        """Return what a page needs to know, as JSON-able data."""
        return {
            "id": self.id,
            "order": self.order,
            "searches": self.playouts > 0,
            "decisionMs": round(self.seconds * 1000),
            "turnMs": round(self.turn_seconds * 1000),
        }


@cache
def levels() -> tuple[Level, ...]:
    """Return all levels, the weakest first."""
    data = json.loads((files(__package__) / "levels.json").read_text("utf-8"))
    return tuple(
        Level(**{_snake(name): value for name, value in entry.items()}, order=order)
        for order, entry in enumerate(data, 1)
    )


def _snake(name: str) -> str:
    return {"turnSeconds": "turn_seconds"}.get(name, name)


def level_of(id_: object) -> Level:
    """Return the level of that id.

    Raises:
        UnknownLevel: there is none.
    """
    for level in levels():
        if level.id == id_:
            return level
    raise UnknownLevel(
        f"There is no level {shown(id_)}; there are {', '.join(level.id for level in levels())}.",
        level=named(id_),
    )
