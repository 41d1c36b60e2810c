"""Optional modules: an installed package has the room ``shell``; the page has only the engine."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType


@cache
def optional_module(name: str) -> ModuleType | None:
    """Return a module of the room ``shell``, or None where that room is not installed, as on a page."""
    room = f"{__package__}.shell"
    try:
        return import_module(f"{room}.{name}")
    except ModuleNotFoundError as error:
        if error.name != room:
            raise
        return None
