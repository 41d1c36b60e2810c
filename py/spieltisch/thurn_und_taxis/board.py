"""A board: cities, roads, countries, bonus tile stacks and carriages, read from a data file into flat tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from .. import datafile
from ..fields import by_id
from ..patch import effective, patched


class Stack:
    """One stack of bonus tiles.

    Source: TT-103, TT-504 to TT-520.
    """

    __slots__ = ("cities", "id", "kind", "length", "needs", "values")

    def __init__(
        self, data: Mapping[str, Any], cities_of: Mapping[str, int], index: Mapping[str, int]
    ) -> None:
        self.id: str = data["id"]
        self.kind: str = data["kind"]
        """``route``, ``complete``, ``allCountries`` or ``end``; an expansion may bring others."""
        self.values: tuple[int, ...] = tuple(data["values"])
        """Points of the tiles, top first."""
        self.length: int = data.get("length", 0)
        """For a route stack: number of cards."""
        masks = [cities_of[country] for country in data.get("countries", ())]
        self.cities = 0
        """For ``complete``: bit mask of the cities in which a house is needed; else of the cities that the file names."""
        for mask in (*masks, *(1 << index[id_] for id_ in data.get("cities", ()))):
            self.cities |= mask
        self.needs = tuple(masks)
        """For ``allCountries``: one bit mask per country, a house in each of them is needed."""


class Card(NamedTuple):
    """One kind of city card."""

    id: str
    name: str
    """As the notation writes it: one word."""
    city: int
    copies: int
    back: int = 0
    """What its back shows; 0 where all backs look alike."""


class Board:
    """A map with everything that is printed on it, cities as numbers in the order of the file.

    Args:
        data: the board file as JSON data (docs/boards.md).
        cards: the kinds of city cards; one for each city when left out.
    """

    def __init__(self, data: Mapping[str, Any], cards: Sequence[Card] = ()) -> None:
        self.data = data
        self.id: str = data["id"]
        cities = data["cities"]
        self.city_ids: tuple[str, ...] = tuple(city["id"] for city in cities)
        self.city_names: tuple[str, ...] = tuple(city["name"] for city in cities)
        self.index: dict[str, int] = {id_: i for i, id_ in enumerate(self.city_ids)}
        self.country_ids: tuple[str, ...] = tuple(country["id"] for country in data["countries"])
        self.country_of: tuple[str | None, ...] = tuple(city["country"] for city in cities)
        self.country_mask: dict[str, int] = dict.fromkeys(self.country_ids, 0)
        for i, country in enumerate(self.country_of):
            if country is not None:
                self.country_mask[country] |= 1 << i
        roads = [0] * len(cities)
        for road in data["roads"]:
            a, b = self.index[road["a"]], self.index[road["b"]]
            roads[a] |= 1 << b
            roads[b] |= 1 << a
        self.roads: tuple[int, ...] = tuple(roads)
        """Per city the bit mask of its neighbours."""
        self.stacks: tuple[Stack, ...] = tuple(
            Stack(stack, self.country_mask, self.index) for stack in data["stacks"]
        )
        carriages = data.get("carriages", ())
        self.carriage_lengths: tuple[int, ...] = tuple(carriage["length"] for carriage in carriages)
        self.carriage_points: dict[int, int] = {0: 0} | {c["length"]: c["points"] for c in carriages}
        self.carriage_copies: dict[int, int] = {c["length"]: c["copies"] for c in carriages}
        self.constants: dict[str, Any] = datafile.constants(dict(data))
        copies = self.constants["cardCopies"]
        self.cards: tuple[Card, ...] = tuple(cards) or tuple(
            Card(id_, name, city, copies)
            for city, (id_, name) in enumerate(zip(self.city_ids, self.city_names, strict=True))
        )

    def variant(self, id_: str) -> Board:
        """Return the board with the stack that a variant of the file replaces (ED-002).

        Raises:
            KeyError: the file has no such variant.
        """
        change = {variant["id"]: variant for variant in self.data.get("variants", ())}[id_]
        stacks = [
            {**stack, "countries": change["countries"], "values": change["values"]}
            if stack["id"] == change["stack"]
            else stack
            for stack in self.data["stacks"]
        ]
        return Board({**self.data, "stacks": stacks})

    def mask(self, cities: Iterable[int]) -> int:
        """Return the bit mask of some cities."""
        result = 0
        for city in cities:
            result |= 1 << city
        return result

    def cities(self, mask: int) -> list[int]:
        """Return the cities of a bit mask in board order."""
        cities = []
        while mask:
            lowest = mask & -mask
            cities.append(lowest.bit_length() - 1)
            mask ^= lowest
        return cities

    def city(self, id_: object) -> int:
        """Return the number of a city.

        Raises:
            BadPosition: there is no city of that id.
        """
        return by_id(self.index, id_, "city", f" on the board {self.id}")

    def route_counts(self, longest: int) -> dict[int, int]:
        """Return how many routes of each number of cards the map holds, direction ignored (TT-036).

        Args:
            longest: greatest number of cards to count.
        """
        counts = dict.fromkeys(range(2, longest + 1), 0)

        def walk(city: int, seen: int, cards: int) -> None:
            if cards >= 2:
                counts[cards] += 1
            if cards < longest:
                for following in self.cities(self.roads[city] & ~seen):
                    walk(following, seen | 1 << following, cards + 1)

        for start in range(len(self.city_ids)):
            walk(start, 1 << start, 1)
        return {cards: count // 2 for cards, count in counts.items()}


BEFORE = datafile.DataFile(__package__, "before.json")
"""What each merged patch has changed (docs/boards.md)."""


def patch_of(options: Mapping[str, object]) -> str:
    """Return what changes the data files for a game; empty where it is played on them as they are."""
    return effective(options, BEFORE)


@lru_cache(maxsize=16)
def load(name: str, patch: str = "") -> Board:
    """Return the board of that file name (without ending) that comes with the package, with the changes of a checked patch."""
    return Board(patched(datafile.load(__package__, f"boards/{name}.json"), name, patch))
