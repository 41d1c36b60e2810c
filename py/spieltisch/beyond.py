"""What an installed package has beyond the engine: rooms for those who write Python, which a page has not got."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType


@cache
def beyond(name: str) -> ModuleType | None:
    """Return a module of the room ``shell``, None where that room did not come along, as on a page."""
    room = f"{__package__}.shell"
    try:
        return import_module(f"{room}.{name}")
    except ModuleNotFoundError as error:
        if error.name != room:
            raise
        return None
