"""Which rules the engine names to people."""

from __future__ import annotations

import importlib
import pkgutil

import spieltisch
from spieltisch import murano, thurn_und_taxis


def refusals() -> set[str]:
    """Return every rule that a refusal of a game or of an expansion names."""
    found = [
        module
        for game in (thurn_und_taxis, murano)
        for module in pkgutil.walk_packages(game.__path__, f"{game.__name__}.")
    ]
    modules = [importlib.import_module(module.name) for module in found]
    return {rule for module in modules for rule in getattr(module, "CITED", ())}


def conflicts() -> set[str]:
    """Return every rule by which options do not go together."""
    return {conflict.rule for game in spieltisch.games().values() for conflict in game.conflicts}
