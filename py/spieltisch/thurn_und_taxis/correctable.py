"""What of Thurn und Taxis can be corrected by the owner of a box, and what must still fit together (docs/boards.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from ..datafile import DataFile
from ..patch import Correctable, Data, Problem
from ..patch.facts import Field
from . import expansions
from .actions import ALL, CLOSE, DISCARD, EACH, END, EXCHANGE, LAY, TAKE
from .board import BEFORE, Board

PLAIN = re.compile(r"[^\W\d_]+(-[^\W\d_]+)*")
"""A city's name: one word, since the notation of actions has it."""
RESERVED = frozenset(
    (TAKE, EXCHANGE, LAY, CLOSE, DISCARD, END, ALL, EACH, "deck", "with", "before", "after", "none")
)
WORD = 20
"""Most characters of a city's name."""


def _problems(files: Mapping[str, Data]) -> Iterator[Problem]:
    for name in MAPS:
        data = files[name]
        yield from _names(name, data)
        unknown = list(_countries(name, data))
        yield from unknown or _roads(name, data)
        for stack in data["stacks"]:
            # The highest tile lies on top (TT-103).
            if stack["values"] != sorted(stack["values"], reverse=True):
                yield Problem("order", f"{name}/stacks/{stack['id']}/values")
    for expansion in expansions.every():
        yield from expansion.problems(files)


def _names(file: str, data: Data) -> Iterator[Problem]:
    every = Counter(city["name"].casefold() for city in data["cities"])
    for city in data["cities"]:
        name = city["name"].casefold()
        if name in RESERVED or not PLAIN.fullmatch(city["name"]):
            yield Problem("name", f"{file}/cities/{city['id']}/name")
        elif every[name] > 1:
            yield Problem("same", f"{file}/cities/{city['id']}/name")


def _countries(file: str, data: Data) -> Iterator[Problem]:
    left = {country["id"] for country in data["countries"]}
    known = frozenset(left)
    for city in data["cities"]:
        left.discard(city["country"])
        if city["country"] is not None and city["country"] not in known:
            yield Problem("country", f"{file}/cities/{city['id']}/country")
    for country in sorted(left):
        # The printed southern board names one country whose only city is a border town.
        if any(city["country"] == country for city in FILES[file].load()["cities"]):
            yield Problem("empty", f"{file}/countries/{country}")


def _roads(file: str, data: Data) -> Iterator[Problem]:
    board = Board(data)
    reached, fresh = 1, 1
    while fresh:
        beside = 0
        for city in board.cities(fresh):
            beside |= board.roads[city]
        fresh = beside & ~reached
        reached |= beside
    for city in board.cities(~reached & ((1 << len(board.city_ids)) - 1)):
        yield Problem("apart", f"{file}/cities/{board.city_ids[city]}/name")


MAPS = ("south", *(name for expansion in expansions.every() for name in expansion.maps))
FILES = {name: DataFile(__package__, f"boards/{name}.json") for name in MAPS} | {
    name: file for expansion in expansions.every() for name, file in expansion.files.items()
}

CORRECTABLE = Correctable(
    FILES,
    BEFORE,
    (
        Field("*/cities/*/name", "text", most=WORD),
        Field("*/cities/*/country", "text", most=WORD),
        Field("*/roads/*", "switch"),
        Field("*/stacks/*/values", "numbers", low=0, high=20, least=1, most=8),
        Field("*/carriages/*/points", "number", high=30),
        *(field for expansion in expansions.every() for field in expansion.facts),
    ),
    _problems,
)
"""Places of the maps below ``boards/``, and of the files that expansions bring."""
