"""What of Thurn und Taxis can be corrected by the owner of a box, and what must still fit together (docs/boards.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ..datafile import DataFile
from ..patch import ROAD, Correctable, Data, Problem
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
    *small, main = sorted(_connected(board), key=lambda part: (part.bit_count(), part & 1))
    cut = {board.city_ids[city]: part for part in small for city in board.cities(part)}
    names = {city["id"]: city["name"] for city in data["cities"]}
    # It is told at the roads that are missing; on an older map, which may lack none of ours, at the cities.
    ways = {ROAD.join(sorted((road["a"], road["b"]))) for road in FILES[file].load()["roads"]}
    places = {f"roads/{way}": {*way.split(ROAD)} for way in sorted(ways)}
    missing = {at: ends for at, ends in places.items() if len({cut.get(id_, main) for id_ in ends}) > 1}
    for at, ends in (missing or {f"cities/{id_}/name": {id_} for id_ in sorted(cut)}).items():
        parts = {cut[id_] for id_ in ends if id_ in cut}
        yield Problem(
            "apart",
            f"{file}/{at}",
            cities=tuple(sorted(names[id_] for id_, part in cut.items() if part in parts)),
        )


def _connected(board: Board) -> Iterator[int]:
    """Yield the parts of a map between which there is no road."""
    left = (1 << len(board.city_ids)) - 1
    while left:
        part = fresh = left & -left
        while fresh:
            beside = 0
            for city in board.cities(fresh):
                beside |= board.roads[city]
            fresh = beside & ~part
            part |= beside
        yield part
        left &= ~part


MAPS = ("south", *(name for expansion in expansions.every() for name in expansion.maps))
FILES = {name: DataFile(__package__, f"boards/{name}.json") for name in MAPS} | {
    name: file for expansion in expansions.every() for name, file in expansion.files.items()
}


def _needs() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what a game is played with to have a file: the option that brings its expansion, or keeps another board away."""
    defaults = {option.id: option.default for one in expansions.every() for option in one.options}
    for expansion in expansions.every():
        brings = next(
            {option.id: value}
            for option in expansion.options
            for value in option.values
            if expansion.wanted({**defaults, option.id: value})
        )
        for name in (*expansion.maps, *expansion.files):
            yield name, brings
        if expansion.maps:
            yield MAPS[0], {option: defaults[option] for option in brings}


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
    needs=dict(_needs()),
)
"""Places of the maps below ``boards/``, and of the files that expansions bring."""
