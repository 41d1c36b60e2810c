"""Where a game began, and its record: header and actions, small JSON that replays to the same state."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from .actions import Action

if TYPE_CHECKING:
    from .schema import GameRecord

FORMAT = 1


@dataclass(frozen=True)
class Origin:
    """Where a game began: a seed, or a position set up by hand."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int | None = None
    position: Mapping[str, Any] | None = None


def write(origin: Origin, actions: Sequence[Action]) -> GameRecord:
    """Return the record of a game as JSON-able data."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": origin.game,
        "players": list(origin.players),
        "options": dict(origin.options),
    }
    if origin.position is None:
        header["seed"] = origin.seed
    else:
        header["position"] = copy.deepcopy(dict(origin.position))
    header["actions"] = [str(action) for action in actions]
    return cast("GameRecord", header)
