"""Thurn und Taxis.

The whole table as JSON data, hidden parts included.
"""

from typing import Any, TypedDict

from ...schema import PositionHead
from .events import Official
from .observation import Ending


class SeatPosition(TypedDict):
    hand: list[str]
    route: list[str]
    """left to right"""
    houses: list[str]
    """cities"""
    carriage: int
    """0 or 3 to 7"""
    tiles: list[list[str | int]]
    """`["route-5", 2]`, as won"""


class Position(PositionHead, TypedDict):
    taken: int
    """cards taken in this turn, 0 to 2"""
    laid: int
    """cards laid in this turn, 0 to 2"""
    forced: bool
    """true if the Postmeister is compulsory in this turn"""
    closed: bool
    """true if the route was closed in this turn"""
    used: list[Official]
    """ids of the officials who helped in this turn"""
    ending: Ending | None
    """null, or who triggered the end and how: `{"seat": 0, "by": "houses"}` or `"carriage"`"""
    display: list[str | None]
    """the six open cards, null for an empty place"""
    agenda: list[str]
    """what an expansion's decision interrupts, the next step last: `begin` (the first turn), `settle` (a closing), `finish`
    (the game), and steps of expansions; empty in the base game; may be left out"""
    resume: str | None
    """the phase to which an expansion's decision returns; null in the base game; may be left out"""
    deck: list[str]
    """the next card first"""
    discard: list[str]
    """the discard pile"""
    stacks: dict[str, list[int]]
    """by id, the values that are left, the next tile first"""
    seats: list[SeatPosition]
    """for each seat {parts}"""
    expansions: dict[str, Any]
    """what expansions keep, by id; empty in the base game; may be left out"""
