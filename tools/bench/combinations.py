"""The tables at which random play is measured: every valid combination of the options that change a rule."""

from __future__ import annotations

import sys
from itertools import product
from typing import Any

from tools.paths import ENGINE

GAME = "thurn-und-taxis"
ASIDE = ("start", "open-scores")
"""Options that turn the table or show more of it."""
PLAYERS = (2, 3, 4)

Table = tuple[int, dict[str, Any]]


def tables() -> list[Table]:
    """Return each combination, the options that differ from their defaults, with player counts in turn."""
    # The engine is no package of the tools: it is found only when it is measured.
    sys.path.insert(0, str(ENGINE))
    import spieltisch  # noqa: PLC0415

    info = spieltisch.games()[GAME]
    options = [option for option in info.options if option.id not in ASIDE]
    found: list[dict[str, Any]] = []
    for values in product(*(option.values for option in options)):
        pairs = zip(options, values, strict=True)
        chosen = {option.id: value for option, value in pairs if value != option.default}
        try:
            info.check_options(chosen)
        except spieltisch.BadOption:
            continue
        found.append(chosen)
    return [(PLAYERS[number % len(PLAYERS)], chosen) for number, chosen in enumerate(found)]


def telling(found: list[Table]) -> list[Table]:
    """Return the few that stand for the others: nothing besides the base game, one option, or all that go together."""
    return [
        table
        for table in found
        if len(table[1]) <= 1 or not any(table[1].items() < other.items() for _, other in found)
    ]


def label(options: dict[str, Any]) -> str:
    """Return a combination in words."""
    return " ".join(name if value is True else str(value) for name, value in options.items()) or "base game"
