"""The ways to Rome, and who travels on them: what never changes, and what a state keeps of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ....datafile import DataFile
from ....patch import patched
from ...board import patch_of
from ...state import TaxisState

ID = "audience"
FILE = DataFile(__package__, "audience.json")
ASSIGNING, MOVING = "assign", "move"
"""Phases."""
DISTRIBUTE, TRAVEL = "distribute", "travel"
"""Steps on the agenda."""


class Ways:
    """The map of the ways to Rome, coaches and clergy as numbers in the order of the data file."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.towns: tuple[str, ...] = tuple(town["id"] for town in data["towns"])
        self.names: tuple[str, ...] = tuple(town["name"] for town in data["towns"])
        index = {id_: i for i, id_ in enumerate(self.towns)}
        self.exits = tuple(tuple(index[id_] for id_ in town.get("exits", ())) for town in data["towns"])
        self.rome = index[data["goal"]]
        coaches = data["carriages"]
        self.coaches: tuple[str, ...] = tuple(coach["id"] for coach in coaches)
        self.coach_of = {country: i for i, coach in enumerate(coaches) for country in coach["countries"]}
        self.starts = tuple(index[coach["start"]] for coach in coaches)
        self.starts_for_two = tuple(index[coach["start2p"]] for coach in coaches)
        self.ranks: tuple[str, ...] = tuple(rank["id"] for rank in data["ranks"])
        self.rank_names: tuple[str, ...] = tuple(rank["name"]["de"] for rank in data["ranks"])
        self.points: tuple[int, ...] = tuple(rank["points"] for rank in data["ranks"])


class Travel:
    """What the expansion keeps: where the coaches are, who sits in them, who is in Rome, and steps still to go."""

    __slots__ = ("cards", "clergy", "jokers", "places", "rome", "ways")

    def __init__(self, ways: Ways, places: list[int], clergy: list[tuple[int, ...] | None]) -> None:
        self.ways = ways
        self.places = places
        """Town of each coach."""
        self.clergy = clergy
        """Per seat the rank in each coach; None before the seat has distributed its tiles."""
        self.rome: list[list[int]] = [[] for _ in ways.ranks]
        """Per rank the seats whose tiles lie on its place."""
        self.cards: list[int] = [0] * len(places)
        """Steps still to go by coach, for cards of its own countries."""
        self.jokers = 0

    def copy(self) -> Travel:
        """Return an independent copy."""
        other = Travel.__new__(Travel)
        other.ways = self.ways
        other.places = self.places[:]
        other.clergy = self.clergy[:]
        other.rome = [seats[:] for seats in self.rome]
        other.cards = self.cards[:]
        other.jokers = self.jokers
        return other

    def arriving(self, coach: int) -> dict[int, list[int]]:
        """Return the tiles in a coach: per rank the seats."""
        found: dict[int, list[int]] = {}
        for seat, ranks in enumerate(self.clergy):
            if ranks is not None:
                found.setdefault(ranks[coach], []).append(seat)
        return found

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data."""
        ways = self.ways
        return {
            "places": [ways.towns[town] for town in self.places],
            "clergy": [
                None if ranks is None else [ways.ranks[rank] for rank in ranks] for ranks in self.clergy
            ],
            "rome": {ways.ranks[rank]: seats[:] for rank, seats in enumerate(self.rome)},
            "cards": self.cards[:],
            "jokers": self.jokers,
        }

    def piles(self) -> Sequence[list[int]]:
        """Return no piles: no city card lies here."""
        return ()


@lru_cache(maxsize=16)
def _ways(patch: str) -> Ways:
    return Ways(patched(FILE.load(), ID, patch))


def ways_of(options: Mapping[str, object]) -> Ways:
    """Return the ways of a game with these options."""
    return _ways(patch_of(options))


def part_of(state: TaxisState) -> Travel:
    """Return what the expansion keeps in a state."""
    return state.extra[ID]  # type: ignore[no-any-return]
