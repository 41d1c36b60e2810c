"""Games and bots of other packages, which name them as entry points (docs/python.md).

A package says in its pyproject.toml:

    [project.entry-points."spieltisch.games"]
    dredging = "dredging:GAME"

    [project.entry-points."spieltisch.bots"]
    hasty = "hasty.bot:Hasty"
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

from ..catalog import Game, GameInfo

GAMES = "spieltisch.games"
BOTS = "spieltisch.bots"


def games() -> Iterator[Game]:
    """Yield the games of other packages; whatever cannot be loaded is left out, with a warning that says why."""
    for entry in entry_points(group=GAMES):
        try:
            game = entry.load()
        except Exception as error:  # noqa: BLE001 - whatever a package does when it is imported
            _warn(entry, f"{type(error).__name__}: {error}")
            continue
        if isinstance(getattr(game, "info", None), GameInfo):
            yield game
        else:
            _warn(entry, "it has no `info`, a spieltisch.GameInfo")


def bots() -> dict[str, EntryPoint]:
    """Return the bots of other packages by name, not loaded yet."""
    return {entry.name: entry for entry in entry_points(group=BOTS)}


def _warn(entry: EntryPoint, why: str) -> None:
    warnings.warn(f"The game {entry.name!r} ({entry.value}) is left out: {why}.", stacklevel=4)
