"""What each expansion adds to the judgement: a module of its name, found by looking and named nowhere.

A module offers ``advise(advice)``, which puts what it has to say into an `Advice`; the worth of its things lies beside it in
a JSON file of the same name; there it may also say what things of the base are worth where it is played. An expansion without such a module is played by what the base knows and by its points.
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
    """Return what the expansions of a game say.

    Args:
        ground: tables of its rules.
        weights: what things are worth.
    """
    known = [expansion.id for expansion in wanted(ground.rules.options) if expansion.id in _here()]
    for id_ in known:
        weights = weights.under(id_)
    advice: Advice[Foresight] = Advice(ground, weights)
    for id_ in known:
        import_module(f"{__name__}.{id_}").advise(advice)
    return advice
