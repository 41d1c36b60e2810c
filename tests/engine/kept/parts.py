"""What a position must have: what is said where one part of it is missing, or is of another kind."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import spieltisch
from spieltisch import SpieltischError
from tests.engine.records.refusals import drop, put
from tests.engine.tables import leaves
from tests.records.kept import Texts, counted, is_default

from .moments import moments

WRONG: tuple[Any, ...] = (3.5, None, True, -1, 99, "x", [], ["x"], [[]], {}, {"x": 1})

GAMES = ("expansions-all-north", "expansions-all-south", "murano-4", "murano-by-hand")
"""Names of the games, which together have every part."""
EVERY = 40
"""So many moments lie between two that are looked at, the last one among them."""

Path = tuple[Any, ...]


def of(record: dict[str, Any]) -> Texts:
    """Return what is said of the parts of some positions of a game, counted by the way to them."""
    said: dict[str, Counter[str]] = {}
    for state in moments(record)[::-EVERY]:
        position = state.to_dict()
        for name, path in _ways(position):
            for value in WRONG:
                said.setdefault(name, Counter())[json.dumps([value, _told(put(position, path, value))])] += 1
            said[name][json.dumps(_told(drop(position, path)))] += 1
    return counted(said)


def _ways(position: dict[str, Any]) -> Iterator[tuple[str, Path]]:
    """Yield the way to every part; of seats, and of what lies in one list, the last alone."""
    found: dict[str, Path] = {}
    unchosen = {("options", name) for name, value in position["options"].items() if is_default(name, value)}
    for path in leaves(position):
        if path in unchosen:
            continue
        found[" ".join("*" if isinstance(key, int) else key for key in path)] = path
    yield from found.items()


def _told(position: dict[str, Any]) -> Any:
    try:
        spieltisch.from_dict(position)
    except SpieltischError as error:
        return {"id": error.id, **error.data}
    return "possible"
