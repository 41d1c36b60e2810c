"""Thurn und Taxis.

The events of the base game, in the order in which docs/reference.md lists them.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from ...schema import GameOver, Ids, TurnEnded
from ...schema import TurnBegan as AnyTurnBegan

Official = Annotated[str, Ids("OfficialId", "postillion", "postmeister", "amtmann", "wagner")]
Mode = Annotated[str, Ids("Mode", "each", "all", "none")]
Trigger = Annotated[str, Ids("Trigger", "houses", "carriage")]
Pile = Annotated[str, Ids("Pile", "route", "hand"), "`route` or `hand`"]

Took = TypedDict(
    "Took",
    {
        "event": Literal["took"],
        "seat": int,
        "card": str | None,
        "from": Annotated[Literal["display", "deck"], "`display` or `deck`"],
        "slot": Annotated[int | None, "place in the display, from 0; else null"],
        "official": Annotated[Official | None, "`postmeister` or null"],
        "back": NotRequired[Annotated[int | None, "where the backs of cards differ: the number on it"]],
    },
)


class Refilled(TypedDict):
    event: Literal["refilled"]
    slot: int
    card: str


class Reshuffled(TypedDict):
    event: Literal["reshuffled"]
    count: int
    """of cards in the new deck"""


class Exchanged(TypedDict):
    event: Literal["exchanged"]
    seat: int
    discarded: list[str]
    """cards"""
    official: Official


class Abandoned(TypedDict):
    event: Literal["abandoned"]
    seat: int
    cards: list[str]
    """of the route"""


class Laid(TypedDict):
    event: Literal["laid"]
    seat: int
    card: str
    end: Annotated[str, Ids("LaidEnd", "first", "left", "right")]
    """`first`, `left` or `right`"""
    official: Official | None
    """`postillion` or null"""


class Closed(TypedDict):
    event: Literal["closed"]
    seat: int
    cards: list[str]
    """of the route"""
    mode: Mode
    """`each`, `all` or `none`"""


class HousePlaced(TypedDict):
    event: Literal["house"]
    seat: int
    city: str


class TileWon(TypedDict):
    event: Literal["tile"]
    seat: int
    stack: str
    value: int | None


class CarriageGained(TypedDict):
    event: Literal["carriage"]
    seat: int
    length: int
    official: Official | None
    """`wagner` or null"""


class CarriageDeclined(TypedDict):
    event: Literal["carriage-declined"]
    seat: int
    length: int


Discarded = TypedDict(
    "Discarded",
    {
        "event": Literal["discarded"],
        "seat": int,
        "cards": list[str],
        "from": Pile,
    },
)


class EndTriggered(TypedDict):
    event: Literal["end-triggered"]
    seat: int
    by: Trigger
    """`houses` or `carriage`"""
    last: int
    """seat that has the last turn"""


class TurnBegan(AnyTurnBegan):
    forced: bool
    """true if the Postmeister is compulsory"""


Event = (
    Took
    | Refilled
    | Reshuffled
    | Exchanged
    | Abandoned
    | Laid
    | Closed
    | HousePlaced
    | TileWon
    | CarriageGained
    | CarriageDeclined
    | Discarded
    | EndTriggered
    | TurnEnded
    | TurnBegan
    | GameOver
)
