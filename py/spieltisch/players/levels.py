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
    """No level has that id."""

    id = "unknown-level"


@dataclass(frozen=True)
class Level:
    """Strength and thinking time of a computer player."""

    id: str
    order: int
    """From 1, the weakest first."""
    noise: float
    """Standard deviation of the noise on its ratings, in points, which count `Knowledge.grain` each."""
    slack: float = 0.0
    """Most of these points that a taken action may be rated below the best one; 0 for no limit."""
    weak: int = 0
    """1 for a weakness in each game, in place of a temperament."""
    temper: str = ""
    """Id of its temperament; see `style`."""
    weakness: str = ""
    playouts: int = 0
    """Most playouts for a decision; 0: no search."""
    seconds: float = 0.0
    """Longest thinking time for a decision."""
    turn_seconds: float = 0.0
    """Longest thinking time for all decisions of a turn."""
    depth: int = 1
    """Depth of the search tree in decisions; 1 compares the next action only."""
    method: str = "paired"
    """Name of the search, see `methods`."""
    turns: int = 0
    """Turns of a playout before the position is judged; 0: to the end of the game."""

    memory: int = 0
    """1: remembers the events it has seen; 0: knows only what lies open."""
    sure: float = 0.0
    """An action rated so many points above all others is taken without a search; 0: never."""

    def to_dict(self) -> LevelInfo:
        """Return what the page needs, as JSON-able data."""
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
        UnknownLevel: no level has it.
    """
    for level in levels():
        if level.id == id_:
            return level
    raise UnknownLevel(
        f"There is no level {shown(id_)}; there are {', '.join(level.id for level in levels())}.",
        level=named(id_),
    )
