"""Tables of both games, at every set of options, and who plays there."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

from .. import tables
from ..fuzz.corpus import option_sets
from ..playing import Player
from ..voyages import Sailor

SETS = [("thurn-und-taxis", options) for options in tables.combinations()]
SETS += [("murano", options) for options in option_sets("murano")]
TABLES = [(count, game, options) for (game, options), count in zip(SETS, cycle((2, 3, 4)), strict=False)]


def name_of(table: tuple[int, str, dict[str, Any]]) -> str:
    """Return a short name of a table, for the test report."""
    count, game, options = table
    marks = [name if value is True else str(value) for name, value in options.items() if value]
    return "-".join([game, str(count), *marks])


def player_of(game: str, rng: Random, whims: float = 0.3) -> Any:
    """Return one who plays a game, at times any legal action."""
    return (Sailor if game == "murano" else Player)(rng, whims=whims)
