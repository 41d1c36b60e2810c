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
