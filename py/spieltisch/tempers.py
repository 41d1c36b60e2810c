"""What tells the computer players of one level apart: a temperament each, for the weakest level a weakness.

Both follow from the seed of a game and the seat, so that a game which is loaded or replayed has the same players. They are
no part of its record, and draw nothing from its chance.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .schema import Temper

Shift = Mapping[str, float]
"""By weight of the judgement what is added to it, to each of its numbers where it has several."""


@cache
def tempers_of(game: str) -> Mapping[str, Mapping[str, Shift]]:
    """Return the ``tempers`` and the ``weaknesses`` of a game, each by its id; there are none where no file says so."""
    # A look into the folder: no computer player is loaded before one is needed.
    file = files(__package__).joinpath("players", game.replace("-", "_"), "tempers.json")
    found: Mapping[str, Mapping[str, Shift]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def drawn(game: str, seed: int | None, count: int) -> list[Temper]:
    """Return by seat how computers play there; seats beside each other differ.

    Args:
        game: its id.
        seed: of the game.
        count: number of seats.
    """
    tempers, weaknesses = _shuffled(game, "tempers", seed), _shuffled(game, "weaknesses", seed)
    return [
        {"temper": tempers[seat % len(tempers)], "weakness": weaknesses[seat % len(weaknesses)]}
        for seat in range(count)
    ]


def _shuffled(game: str, kind: str, seed: int | None) -> list[str]:
    ids = sorted(tempers_of(game).get(kind, ())) or [""]
    Random(f"{kind} {seed}").shuffle(ids)
    return ids
