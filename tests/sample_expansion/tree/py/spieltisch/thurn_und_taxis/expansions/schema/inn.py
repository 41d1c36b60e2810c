"""The Inn, a sample."""

from typing import Annotated, Literal, TypedDict

from ....schema import Ids

Official = Annotated[str, Ids("OfficialId", "wirt")]
Verb = Annotated[str, Ids("Verb", "rest")]


class Rested(TypedDict):
    event: Literal["rested"]
    seat: int


class SeatState(TypedDict):
    rests: int
    """how often the seat has rested"""


Event = Rested
