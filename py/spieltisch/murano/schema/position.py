"""Murano.

The whole table as JSON data, hidden parts included.
"""

from typing import Literal, TypedDict

from ...schema import PositionHead
from .events import Bead, Sort


class Trigger(TypedDict):
    seat: int
    sorts: list[Sort]


class Removed(TypedDict):
    palaces: list[str]
    characters: list[str]


class IslandPosition(TypedDict):
    streets: dict[str, str]
    """by cell"""
    buildings: dict[str, list[str | int | None]]
    """by cell as `["shop-red", 0]` with the seat of the marker or null"""


class SeatPosition(TypedDict):
    gold: int
    points: int
    """on the track"""
    available: int
    """gondoliers in the hand"""
    supply: int
    """gondoliers that may be hired"""
    beads: dict[Bead, int]
    tiles: dict[str, int]
    characters: list[str]
    specials: list[list[str | int]]
    """`["hafen", 0]`, with the sales that are left to a workshop"""
    scored: list[list[str | int]]
    """`["glass", "san-donato", 6]`"""


class Position(PositionHead, TypedDict):
    ending: Trigger | None
    """null, or who triggered the end and the sorts that were used up: `{"seat": 0, "sorts": ["glass", "shop"]}`"""
    ships: list[int]
    """spaces with a ship"""
    red: int
    """space of the red ship"""
    moved: list[int]
    """spaces of the ships moved in this turn"""
    space: int | None
    """where the last of them ended, null before"""
    redMoved: Literal["sailed", "passed"] | None
    """null, `sailed`, or `passed` when the red ship passed others"""
    drawn: str | None
    """the street that waits to be built"""
    built: int
    """tiles built in this turn"""
    bought: str | None
    """the tile just bought, in the last round"""
    fresh: int
    """special building cards taken in this turn: the last ones of the seat"""
    made: int
    """beads produced in this turn"""
    seen: list[str]
    """cards that the player is choosing among"""
    streets: list[list[str]]
    """the two stacks, next tile first"""
    stock: dict[Sort, list[str]]
    """the other stocks by sort, next tile first"""
    removed: Removed
    """{parts} that were put back unseen"""
    characters: list[str]
    """the pile, next card first"""
    specials: list[str]
    """the pile, next card first"""
    bag: dict[Bead, int]
    """beads by colour"""
    islands: dict[str, IslandPosition]
    """by id: {parts}"""
    gondolas: dict[str, int]
    """seats by number"""
    used: list[int]
    """gondolas whose gondolier has served a card"""
    seats: list[SeatPosition]
    """for each seat {parts}"""
