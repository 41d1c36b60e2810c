"""Which rules the engine of Thurn und Taxis names to people."""

from __future__ import annotations

import importlib
import pkgutil

import spieltisch
from spieltisch import thurn_und_taxis


def refusals() -> set[str]:
    """Return every rule that a refusal of the base or of an expansion names."""
    found = pkgutil.walk_packages(thurn_und_taxis.__path__, f"{thurn_und_taxis.__name__}.")
    modules = [importlib.import_module(module.name) for module in found]
    return {rule for module in modules for rule in getattr(module, "CITED", ())}


def conflicts() -> set[str]:
    """Return every rule by which options do not go together."""
    return {conflict.rule for conflict in spieltisch.games()["thurn-und-taxis"].conflicts}
