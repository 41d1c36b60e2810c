"""The lagoon: islands with their spaces, the ring, tiles and gondolas, read from the data file into flat tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from .. import datafile
from ..patch import effective, patched

STREET = "street"
GLASS = "glass"
STEPS = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""The four orthogonal neighbours of a cell, as (column, row)."""


class Kind(NamedTuple):
    """One kind of tile that can be built on a building space."""

    id: str
    sort: str
    points: int
    """Points when it is built."""
    owned: bool
    """True if its builder puts a marker on it."""
    colour: int
    """Of a shop: customer colour; else -1."""
    crests: int
    copies: int
    """How many of them are in the game, before palaces are removed at random."""


class Paving(NamedTuple):
    """One kind of street tile."""

    id: str
    colour: int
    """Customer colour, -1 without customers."""
    customers: int
    copies: int


class Island(NamedTuple):
    """One island that can be built on; spaces are ranges of the board's numbers."""

    id: str
    no: int
    streets: range
    sites: range
    gondolas: range


class Board:
    """Everything that is printed on board and tiles, for one number of players.

    Street spaces, building spaces ("sites"), gondolas and spaces of the ring are numbers from 0.

    Args:
        data: the data file as JSON data (docs/boards.md).
        count: number of players.
    """

    def __init__(self, data: Mapping[str, Any], count: int) -> None:
        self.data = data
        self.id: str = data["id"]
        self.customer_colours: tuple[str, ...] = _ids(data["customerColours"])
        self.bead_colours: tuple[str, ...] = _ids(data["beadColours"])
        self.bead_counts: tuple[int, ...] = tuple(colour["count"] for colour in data["beadColours"])
        self.player_colours: tuple[str, ...] = _ids(data["playerColours"])
        self._read_islands(count)
        self._read_ring()
        self._read_tiles(str(count))

    def _read_islands(self, count: int) -> None:
        self.street_places: list[str] = []
        """Notation of each street space, such as ``2c3``."""
        self.site_places: list[str] = []
        self.gondola_numbers: list[int] = []
        self.gondola_colours: list[int] = []
        """Per gondola the player colour (which is the seat that has it)."""
        islands: list[Island] = []
        cells: dict[tuple[int, int, int], int] = {}
        for data in self.data["islands"]:
            if count not in data["players"]:
                continue
            firsts = len(self.street_places), len(self.site_places), len(self.gondola_numbers)
            for row, line in enumerate(data["grid"]):
                for column, mark in enumerate(line):
                    places = {"S": self.street_places, "B": self.site_places}.get(mark)
                    if places is None:
                        continue
                    cells[len(islands), column, row] = len(places) if mark == "S" else ~len(places)
                    places.append(f"{data['no']}{chr(ord('a') + column)}{row + 1}")
            for gondola in data["gondolas"]:
                self.gondola_numbers.append(gondola["no"])
                self.gondola_colours.append(self.player_colours.index(gondola["colour"]))
            islands.append(
                Island(
                    data["id"],
                    data["no"],
                    range(firsts[0], len(self.street_places)),
                    range(firsts[1], len(self.site_places)),
                    range(firsts[2], len(self.gondola_numbers)),
                )
            )
        self.islands = tuple(islands)
        self.island_index = {island.id: i for i, island in enumerate(islands)}
        self.gondolas_of = tuple(
            tuple(i for i, colour in enumerate(self.gondola_colours) if colour == seat)
            for seat in range(len(self.player_colours))
        )
        """Per player colour its gondolas."""
        self._find_neighbours(cells)
        self.street_index = {place: i for i, place in enumerate(self.street_places)}
        self.site_index = {place: i for i, place in enumerate(self.site_places)}
        self.gondola_index = {number: i for i, number in enumerate(self.gondola_numbers)}
        self.island_of_street = _owners([island.streets for island in islands])
        self.island_of_site = _owners([island.sites for island in islands])
        self.island_of_gondola = _owners([island.gondolas for island in islands])

    def _find_neighbours(self, cells: Mapping[tuple[int, int, int], int]) -> None:
        self.beside: list[int] = [0] * len(self.street_places)
        """Per street space the bit mask of the building spaces orthogonally next to it (MU-406)."""
        for (island, column, row), cell in cells.items():
            for across, down in STEPS:
                other = cells.get((island, column + across, row + down), 0)
                if cell >= 0 > other:
                    self.beside[cell] |= 1 << ~other

    def _read_ring(self) -> None:
        spaces = self.data["ring"]["spaces"]
        self.ring: tuple[str, ...] = tuple(space["action"] for space in spaces)
        """Action of each space, in the direction of travel."""
        self.anchors: tuple[int, ...] = tuple(i for i, space in enumerate(spaces) if space["anchor"])

    def _read_tiles(self, count: str) -> None:
        sorts = {sort["id"]: sort for sort in self.data["tiles"]}
        self.sorts: tuple[str, ...] = tuple(sorts)
        self.building_sorts: tuple[str, ...] = tuple(id_ for id_ in sorts if id_ != STREET)
        varied: dict[str, list[tuple[str, int, int, int]]] = {
            "shop": [
                (
                    f"shop-{shop['colour']}",
                    self.customer_colours.index(shop["colour"]),
                    0,
                    shop["count"][count],
                )
                for shop in self.data["shops"]
            ],
            "palace": [
                (f"palace-{palace['crests']}", -1, palace["crests"], palace["count"])
                for palace in self.data["palaces"]
            ],
        }
        self.kinds: tuple[Kind, ...] = tuple(
            Kind(id_, sort, sorts[sort]["points"], sorts[sort]["owner"], colour, crests, copies)
            for sort in self.building_sorts
            for id_, colour, crests, copies in varied.get(sort, [(sort, -1, 0, sorts[sort]["count"][count])])
        )
        self.kind_index = {kind.id: i for i, kind in enumerate(self.kinds)}
        self.kinds_of = {
            sort: tuple(i for i, kind in enumerate(self.kinds) if kind.sort == sort)
            for sort in self.building_sorts
        }
        self.hidden_sorts = frozenset(sort for sort, kinds in self.kinds_of.items() if len(kinds) > 1)
        """Sorts whose tiles differ, so that a face-down one is a secret (MU-307)."""
        self.paving: tuple[Paving, ...] = tuple(
            Paving(
                f"street-{street['colour']}-{street['customers']}" if street["colour"] else "street-none",
                self.customer_colours.index(street["colour"]) if street["colour"] else -1,
                street["customers"],
                street["count"][count],
            )
            for street in self.data["streets"]
        )
        self.paving_index = {street.id: i for i, street in enumerate(self.paving)}
        self.palaces_removed: int = self.data["palacesRemovedAtRandom"]["count"][count]


def _ids(items: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(item["id"] for item in items)


def _owners(ranges: list[range]) -> tuple[int, ...]:
    return tuple(i for i, numbers in enumerate(ranges) for _ in numbers)


FILE = datafile.DataFile(__package__, "boards/murano.json")
BEFORE = datafile.DataFile(__package__, "before.json")
"""What each merged patch has changed (docs/boards.md)."""


def patch_of(options: Mapping[str, object]) -> str:
    """Return what changes the data file for a game; empty where it is played on it as it is."""
    return effective(options, BEFORE)


@cache
def data() -> Mapping[str, Any]:
    """Return the data file that comes with the package."""
    return FILE.load()


@lru_cache(maxsize=16)
def load(count: int, patch: str = "") -> Board:
    """Return the board for a number of players, with the changes of a checked patch."""
    return Board(patched(data(), "murano", patch), count)
