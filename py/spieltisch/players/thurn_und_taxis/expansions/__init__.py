"""The additions of each expansion to the judgement, in a module of its name that is found automatically.

A module has ``advise(advice)``, which adds to an `Advice`. A JSON file of the same name holds the weights of its things and
may replace weights of the base. Without a module, computers play an expansion by the judgement of the base and its points.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from ....thurn_und_taxis.expansions import wanted
from ..advice import Advice
from ..foresight import Foresight
from ..ground import Ground
from ..weights import Weights


@cache
def _here() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))


def advice_of(ground: Ground, weights: Weights) -> Advice[Foresight]:
    """Return the advice of the expansions of a game.

    Args:
        ground: tables of its rules.
        weights: of the judgement.
    """
    known = [expansion.id for expansion in wanted(ground.rules.options) if expansion.id in _here()]
    for id_ in known:
        weights = weights.under(id_)
    advice: Advice[Foresight] = Advice(ground, weights)
    for id_ in known:
        import_module(f"{__name__}.{id_}").advise(advice)
    return advice
