"""What names the best action: whoever may still look for it is not told that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..players.knowledge import Reason

NO_NAMES = ("text", "type", "end", "mode", "modes", "action", "second", "next", "official")
"""Keys of actions and reasons that tell of kinds, and of who helps."""
SPACES = ("to", "there", "space", "twin")
"""Keys of a space to which a ship goes; other numbers are amounts."""


class Secrets:
    """The names of an action that is to be found.

    Args:
        better: that action, as it is told.
        reasons: for it.
        done: what was done instead, and so is known.
    """

    def __init__(self, better: Mapping[str, Any], reasons: Sequence[Reason], done: Mapping[str, Any]) -> None:
        goals = {name for one in reasons for name in _spaces(one.data)}
        self.names = (named(better) | goals) - named(done)

    def are_in(self, data: Mapping[str, Any]) -> bool:
        """Return whether an action or a reason with such data names the action that is to be found."""
        return bool(named(data) & self.names)

    def are_all_in(self, data: Mapping[str, Any]) -> bool:
        """Return whether such data names all of it: what is said of it holds for the action that is to be found."""
        return self.names <= named(data)


def named(data: Mapping[str, Any]) -> set[str]:
    """Return what an action or a reason with such data names: cards, places, people."""
    values = [value for key, value in data.items() if key not in NO_NAMES]
    single = [one for value in values for one in (value if isinstance(value, list | tuple) else [value])]
    return {one for one in single if isinstance(one, str)} | _spaces(data)


def _spaces(data: Mapping[str, Any]) -> set[str]:
    return {f"space {data[key]}" for key in SPACES if isinstance(data.get(key), int)}
