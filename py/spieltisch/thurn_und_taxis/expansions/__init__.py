"""The expansions: each module of this package is one, found by listing the package, named nowhere else.

A module offers ``EXPANSION``, an object that follows the protocol `Expansion`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from ...catalog import Conflict, Option, Options
from ...datafile import DataFile
from ...patch import Data, Problem
from ...patch.facts import Field
from ..board import Board
from ..setting import TaxisSetting
from ..state import TaxisState

SCHEMA = "schema"
"""The room with what the expansions say to the page, typed; nothing of it is loaded in a game."""


class Extra(Protocol):
    """What an expansion keeps in a state."""

    def copy(self) -> Extra:
        """Return an independent copy."""
        ...

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data for a position."""
        ...

    def piles(self) -> Sequence[list[int]]:
        """Return the piles of city cards that lie with it: none, or one for each seat, backs up."""
        ...


class Expansion(Protocol):
    """What an expansion gives to the game."""

    id: str
    order: int
    """Place among the expansions: moments are answered from the lowest to the highest."""
    options: tuple[Option, ...]
    conflicts: tuple[Conflict, ...]
    maps: tuple[str, ...]
    """Its files below ``boards/``, which can be corrected as the base's own."""
    files: Mapping[str, DataFile]
    """Its other data files, by the names that they have in patches."""
    facts: tuple[Field, ...]
    """What of its files can be corrected besides."""

    def wanted(self, options: Options) -> bool:
        """Return whether the options ask for this expansion."""
        ...

    def board(self, options: Options) -> Board | None:
        """Return the board to play on, or None to leave it as it is."""
        ...

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add moments, phases, verbs and steps to the rules of a game."""
        ...

    def problems(self, files: Mapping[str, Data]) -> Iterator[Problem]:
        """Yield what of its patched files does not fit together."""
        ...

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Put the expansion's part of a position into ``state.extra``; errors as in `position.read`."""
        ...


@cache
def every() -> tuple[Expansion, ...]:
    """Return all expansions in their order."""
    found = [
        import_module(f"{__name__}.{module.name}").EXPANSION
        for module in pkgutil.iter_modules(__path__)
        if module.name != SCHEMA
    ]
    return tuple(sorted(found, key=lambda expansion: expansion.order))


def wanted(options: Options) -> tuple[Expansion, ...]:
    """Return the expansions that the options ask for, in their order."""
    return tuple(expansion for expansion in every() if expansion.wanted(options))
