"""Die Audienz."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ....schema import Ids

Phase = Annotated[str, Ids("Phase", "assign", "move")]
Verb = Annotated[str, Ids("Verb", "assign", "move", "joker")]


class RankTiles(TypedDict):
    """Tiles of one rank, and whose they are."""

    rank: str
    seats: list[int]


class Assigned(TypedDict):
    event: Literal["assigned"]
    seat: int
    ranks: list[str] | None
    """null as `clergy`"""


class CoachMoved(TypedDict):
    event: Literal["coach-moved"]
    seat: int
    coach: str
    origin: str
    """town that it left"""
    town: str
    joker: bool
    """whether it was one"""


class CoachArrived(TypedDict):
    event: Literal["coach-arrived"]
    coach: str
    tiles: list[RankTiles]
    """what it brought, `{"rank": "kardinal", "seats": [0, 1]}`"""
    gone: list[RankTiles]
    """what that replaced"""


class Coach(TypedDict):
    id: str
    town: str
    riders: int


class AudienceState(TypedDict):
    coaches: list[Coach]
    """`{"id": "blue", "town": "chur", "riders": 3}`"""
    rome: dict[str, list[int]]
    """as in a position"""
    jokers: int
    """as in a position"""
    clergy: list[list[str] | None]
    """null for others, and for oneself without the option `audience-aid`"""
    assigned: list[bool]
    """for each seat whether it has distributed"""
    cards: dict[str, int]
    """by coach"""


class Observation(TypedDict):
    audience: AudienceState
    """an object: {parts}"""


class Action(TypedDict):
    ranks: NotRequired[list[str]]
    """of a distribution: the rank for each coach"""
    coach: NotRequired[str]
    town: NotRequired[str]


Event = Assigned | CoachMoved | CoachArrived
