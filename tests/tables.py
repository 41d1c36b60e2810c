"""Every set of options at which one can sit down to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from spieltisch import BadOption
from spieltisch.catalog import GameInfo


def option_sets(info: GameInfo, axes: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Return every set of options that can be chosen.

    Args:
        info: the game.
        axes: values by option; all other options stay at their defaults.
    """
    found = []
    for values in product(*axes.values()):
        options = dict(zip(axes, values, strict=True))
        try:
            info.check_options(options)
        except BadOption:
            continue
        found.append(options)
    return found


def name_of(table: tuple[int, Mapping[str, Any]]) -> str:
    """Return a short name of a table, for the test report."""
    chosen = [name if value is True else value for name, value in table[1].items() if value]
    return "-".join(map(str, (table[0], *chosen)))
