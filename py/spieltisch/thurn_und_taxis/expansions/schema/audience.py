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


class StepsWon(TypedDict):
    event: Literal["steps-won"]
    seat: int
    cards: dict[str, int]
    """by coach, only those that may go"""
    jokers: int


class CoachMoved(TypedDict):
    event: Literal["coach-moved"]
    seat: int
    coach: str
    origin: str
    """town that it left"""
    town: str
    joker: bool
    """true if it was one"""


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


class AudiencePosition(TypedDict):
    places: list[str]
    """town of each coach"""
    clergy: list[list[str] | None]
    """for each seat the ranks in its coaches; null before it has distributed them"""
    rome: dict[str, list[int]]
    """by rank the seats whose tiles lie in Rome"""
    cards: list[int]
    """for each coach the steps still to go"""
    jokers: int
    """steps still to go with any coach"""


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


Event = Assigned | StepsWon | CoachMoved | CoachArrived

PHASES = {
    "assign": "the clergy is distributed",
    "move": "a coach must be moved",
}
"""What is decided in its phases."""

STEPS = {
    "distribute": "the seats that have not distributed their clergy",
    "travel": "the steps still to go",
}
"""What happens before the turn goes on (`agenda` of a position)."""

SCORES = {
    "audience": "points of the tiles in Rome",
}
"""Its parts of a score."""

REFUSALS = {
    "AU-111": "first everybody distributes the clergy, and once",
    "AU-201": "coaches move only when a route was closed",
    "AU-202": "no card of this coach's country is left: `coach`, `town`",
    "AU-208": "no road leads there: `coach`, `town`; where roads lead: `exits`",
    "AU-212": 'the coach is in Rome, or no joker is left: `coach`, `town`, `arrived` ("yes" if it is in Rome)',
    "AU-216": "first the coaches move",
}
"""The rules that `why_not` names, and the parts of their data."""

ACTIONS = {
    "assign Kardinal Bischof Priester Mönch Ministrant": "in the coaches violet, green, blue, beige, orange",
    "move blue Chur": "one town on, for a card of the coach's own country",
    "joker blue Chur": "for a card of Lodz, or of a country whose coach is in Rome",
}
"""Actions of every kind, with what they do where the words do not say it."""

FIELDS = {
    "id": "of the file",
    "title": "of the game or the map",
    "format": "1",
    "map": "as of a board",
    "goal": "the town to which all coaches go",
    "towns": "as cities, with `exits` (each one way, towards Rome) and by exit `bends` and `leans`",
    "carriages": "the coaches: `countries`, `start`, `start2p`",
    "jokers": "countries whose cards move any coach",
    "ranks": "`name` and `points`",
    "constants": 'numbers of the rules, each `{"value", "provenance"}`',
    "examples": "worked examples",
    "tests": "derived numbers that the tests recompute",
}
"""What its data file holds."""
