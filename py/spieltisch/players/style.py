"""How the temperament and the weakness of a player change its judgement.

They change the choice of an action alone; playouts, hints and the analysis judge as they always do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ..catalog import drawn_tempers, tempers_of
from ..errors import named, shown
from ..state import State
from .knowledge import Knowledge, package_of
from .levels import Level, UnknownLevel
from .playouts import best_of

TASTE = 0.005
"""The chance to win that a player who searches gives for a point of its own judgement."""
FANCY = 2.0
"""How many points of it count at most."""
TIES = 1e-6
"""Noise on the ratings of a level without errors, in points: the seed decides between equal ones, not their order."""


def seated(level: Level, game: str, seed: int | None, seat: int) -> Level:
    """Return a level as it plays at a seat of the game with that seed: with a weakness in place of a temperament if it is weak."""
    own = drawn_tempers(game, seed, seat + 1)[seat]
    if level.weak:
        return replace(level, temper="", weakness=own["weakness"])
    return replace(level, temper=own["temper"])


def styled(state: State, level: Level) -> Knowledge | None:
    """Return the judgement of a level where temperament or weakness change it, else None.

    Raises:
        UnknownLevel: the game has no such temperament or weakness.
    """
    if not level.temper and not level.weakness:
        return None
    weights = _weights(state.game, level.temper, level.weakness)
    knowledge: Knowledge = package_of(state.game).knowledge(state, weights)
    return knowledge


def tastes(own: Sequence[float], plain: Sequence[float]) -> list[float]:
    """Return for each action by how much a player who searches likes it better than its chances say.

    Args:
        own: ratings by the player's own judgement.
        plain: ratings by that of all.
    """
    usual = own[best_of(plain)] - max(plain)
    return [
        max(-FANCY, min(FANCY, one - other - usual)) * TASTE for one, other in zip(own, plain, strict=True)
    ]


@cache
def _weights(game: str, temper: str, weakness: str) -> Mapping[str, Any]:
    known = tempers_of(game)
    weights = dict(package_of(game).own_weights())
    for kind, id_ in (("tempers", temper), ("weaknesses", weakness)):
        if not id_:
            continue
        if id_ not in known.get(kind, {}):
            raise UnknownLevel(f"In {game} there is no {shown(id_)} among the {kind}.", level=named(id_))
        for name, more in known[kind][id_].items():
            # An expansion may have a weight of the base of its own.
            for own in [own for own in weights if own.rpartition(".")[2] == name]:
                weights[own] = _more(weights[own], more)
    return weights


def _more(value: Any, more: Any) -> Any:
    if not isinstance(value, list | tuple):
        return value + more
    each = more if isinstance(more, list | tuple) else [more] * len(value)
    return [one + change for one, change in zip(value, each, strict=True)]
