"""In Amt und Würden."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ....schema import Ids
from ...schema.events import Official

Phase = Annotated[str, Ids("Phase", "return", "reward-card", "reward-house", "final-return")]
Verb = Annotated[str, Ids("Verb", "return", "reward")]


class OfficeTileTaken(TypedDict):
    event: Literal["office-tile"]
    seat: int
    official: Official
    left: int
    """tiles on the stack"""


class ReturnRound(TypedDict):
    event: Literal["return-round"]
    seat: int
    """that begins"""


class Returned(TypedDict):
    event: Literal["returned"]
    seat: int
    officials: list[Official]


class ChipWon(TypedDict):
    event: Literal["chip"]
    seat: int


class RewardLost(TypedDict):
    event: Literal["reward-lost"]
    seat: int
    reward: Annotated[str, Ids("LostReward", "card", "house")]
    """`card` or `house`: there is none to be had"""


class RewardDeclined(TypedDict):
    event: Literal["reward-declined"]
    seat: int


class Reward(TypedDict):
    returned: int
    reward: Annotated[str, Ids("RewardKind", "chip", "card", "house", "nothing")]


class OfficesPosition(TypedDict):
    stacks: dict[str, int]
    """office tiles left, by official"""
    owned: list[dict[str, int]]
    """for each seat its office tiles, by official"""
    chips: list[int]
    """chips of each seat"""
    queue: list[int] | None
    """seats that still give back, the next one first; null outside a return round"""


class OfficesState(TypedDict):
    stacks: dict[str, int]
    """as in a position"""
    queue: list[int] | None
    """as in a position"""
    empty: str | None
    """the official without a tile, who calls for a return round"""
    rewards: list[Reward] | None
    """while tiles are given back, what so many of them bring: `{"returned": 2, "reward": "card"}`; else null"""


class Observation(TypedDict):
    offices: OfficesState
    """an object: {parts}"""


class SeatState(TypedDict):
    offices: dict[str, int]
    """office tiles, by official"""
    chips: int
    """chips"""


class Action(TypedDict):
    officials: NotRequired[list[Official]]
    """of a return: whose tiles go back"""
    reward: NotRequired[Annotated[str, Ids("Wish", "card", "house", "nothing")]]


Event = OfficeTileTaken | ReturnRound | Returned | ChipWon | RewardLost | RewardDeclined

PHASES = {
    "return": "office tiles must be given back",
    "reward-card": "a card may be taken",
    "reward-house": "a house may be placed",
    "final-return": "office tiles may be given back after the last turn",
}
"""What is decided in its phases."""

STEPS = {
    "return-round": "a return round",
    "final-returns": "the return after the last turn",
}
"""What happens before the turn goes on (`agenda` of a position)."""

SCORES = {
    "chips": "points of the chips",
}
"""Its parts of a score."""

REFUSALS = {
    "AW-301": "nothing can be given back now",
    "AW-302": "first comes what is `due`: tiles of everybody, or the own reward",
    "AW-305": "tiles that the seat does not have: `missing`",
    "AW-306": "at least one tile must be given back",
    "AW-309": "that card is not there to be taken",
    "AW-316": "another reward, or none is due",
    "AW-322": "an own house stands there already: `city`",
    "AW-405": "the turns are over; what is `due` as with AW-302",
    "AW-406": "so many tiles bring nothing any more",
}
"""The rules that `why_not` names, and the parts of their data."""

ACTIONS = {
    "return Postillion Wagner": "office tiles of different officials, in this order: Postillion, Postmeister, Amtmann, Wagner",
    "return nothing": "after the end of the game only",
    "reward Ulm": "an open card",
    "reward deck": "",
    "reward house Ulm": "in any city without an own house",
    "reward nothing": "the reward is declined",
}
"""Actions of every kind, with what they do where the words do not say it."""

FIELDS = {
    "id": "of the file",
    "title": "of the game or the map",
    "format": "1",
    "tiles": "by official and number of players",
    "rewards": "by tiles given back",
    "constants": 'numbers of the rules, each `{"value", "provenance"}`',
    "finalReturn": "the return after the last turn",
    "tests": "derived numbers that the tests recompute",
}
"""What its data file holds."""
