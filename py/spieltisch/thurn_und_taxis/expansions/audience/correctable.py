"""What of the second map, coaches and clergy can be corrected, and what must still fit together (docs/boards.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ....patch import Data, Problem
from ....patch.facts import Field
from .travel import FILE, ID

_DATA = FILE.load()
_TOWNS: tuple[str, ...] = tuple(town["id"] for town in _DATA["towns"])
_COUNTRIES: tuple[str, ...] = tuple(
    country for coach in _DATA["carriages"] for country in coach["countries"]
) + tuple(joker["country"] for joker in _DATA["jokers"])

GOAL: str = _DATA["goal"]
"""The town to which all coaches go."""
NAME = re.compile(r"[^\W\d_]+\.?([- '][^\W\d_]+)*")
"""A town's name: words with one space between them, since the notation of actions has it."""
RANK = re.compile(r"[^\W\d_]+(-[^\W\d_]+)*")
"""A rank's name, one word: the notation has five of them in a row."""
WORD = 20
"""Most characters of a name."""
MOST_EXITS = 5

FACTS = (
    Field(f"{ID}/towns/*/name", "text", most=WORD),
    Field(f"{ID}/towns/*/exits", "choices", least=0, most=MOST_EXITS, choices=_TOWNS),
    Field(f"{ID}/carriages/*/countries", "choices", most=len(_COUNTRIES), choices=_COUNTRIES),
    Field(f"{ID}/carriages/*/start", "choice", choices=_TOWNS),
    Field(f"{ID}/carriages/*/start2p", "choice", choices=_TOWNS),
    Field(f"{ID}/ranks/*/name", "texts", most=WORD),
    Field(f"{ID}/ranks/*/points", "number", high=20),
)


def problems(data: Data) -> Iterator[Problem]:
    """Yield what of the file does not fit together."""
    yield from _names(data)
    yield from _ways(data)
    taken: set[str] = set()
    for coach in data["carriages"]:
        for start in ("start", "start2p"):
            if coach[start] == GOAL:
                yield Problem("goal", f"{ID}/carriages/{coach['id']}/{start}")
        # A card moves one coach (AU-202).
        if taken & {*coach["countries"]}:
            yield Problem("twice", f"{ID}/carriages/{coach['id']}/countries")
        taken |= {*coach["countries"]}


def _names(data: Data) -> Iterator[Problem]:
    every = Counter(town["name"].casefold() for town in data["towns"])
    for town in data["towns"]:
        if not NAME.fullmatch(town["name"]):
            yield Problem("town", f"{ID}/towns/{town['id']}/name")
        elif every[town["name"].casefold()] > 1:
            yield Problem("same", f"{ID}/towns/{town['id']}/name")
    known: set[str] = set()
    for rank in data["ranks"]:
        name = rank["name"]["de"].casefold()
        if name in known or not RANK.fullmatch(rank["name"]["de"]):
            yield Problem("name", f"{ID}/ranks/{rank['id']}/name")
        known.add(name)


def _ways(data: Data) -> Iterator[Problem]:
    """Every way ends at the goal: none leads round, and only the goal has no exit (AU-401)."""
    left = {town["id"]: set(town["exits"]) for town in data["towns"]}
    for town, exits in left.items():
        if (town == GOAL) == bool(exits):
            yield Problem("exits", f"{ID}/towns/{town}/exits")
    while ends := {town for town, exits in left.items() if not exits & left.keys()}:
        for town in ends:
            del left[town]
    for town in left:
        yield Problem("round", f"{ID}/towns/{town}/exits")
