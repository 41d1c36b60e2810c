"""Murano.

The events, in the order in which docs/reference.md lists them.
"""

from typing import Annotated, Literal, TypedDict

from ...schema import GameOver, Ids, TurnEnded
from ...schema import TurnBegan as AnyTurnBegan

Sort = Annotated[str, Ids("Sort", "street", "glass", "shop", "palace", "special")]
Bead = Annotated[str, Ids("BeadColour", "red", "green", "blue")]

Sailed = TypedDict(
    "Sailed",
    {
        "event": Literal["sailed"],
        "seat": int,
        "from": int,
        "to": int,
        "red": bool,
        "price": int,
        "passed": Annotated[bool, "others, by the lighthouse"],
    },
)


class Passed(TypedDict):
    event: Literal["passed"]
    seat: int
    gold: int


class GoldTaken(TypedDict):
    event: Literal["took-gold"]
    seat: int
    gold: int


Bought = TypedDict(
    "Bought",
    {
        "event": Literal["bought"],
        "seat": int,
        "sort": Sort,
        "tile": Annotated[str | None, "null for others if the sort is secret"],
        "price": int,
        "from": Annotated[Literal["top", "stock"], "`top` or `stock`"],
    },
)


class Searched(TypedDict):
    event: Literal["searched"]
    seat: int
    sort: Sort
    price: int
    tiles: list[str] | None
    """null for others"""


class Looked(TypedDict):
    event: Literal["looked"]
    seat: int
    count: int
    cards: list[str] | None
    """null for others"""


class Recruited(TypedDict):
    event: Literal["recruited"]
    seat: int
    card: str | None
    """null for others"""
    price: int


class Declined(TypedDict):
    event: Literal["declined"]
    seat: int


class Placed(TypedDict):
    event: Literal["placed"]
    seat: int
    gondola: int
    island: str
    price: int


class Hired(TypedDict):
    event: Literal["hired"]
    seat: int
    price: int


class Dismissed(TypedDict):
    event: Literal["dismissed"]
    seat: int
    gold: int


class Drew(TypedDict):
    event: Literal["drew"]
    seat: int
    stack: int
    tile: str


class Built(TypedDict):
    event: Literal["built"]
    seat: int
    sort: Sort
    tile: str
    place: str
    island: str
    points: int


class SawSpecials(TypedDict):
    event: Literal["saw-specials"]
    seat: int
    count: int
    cards: list[str] | None
    """null for others"""


class SpecialKept(TypedDict):
    event: Literal["special"]
    seat: int
    card: str


class PointsWon(TypedDict):
    event: Literal["points"]
    seat: int
    points: int
    by: str
    """special building card"""


class Income(TypedDict):
    event: Literal["income"]
    seat: int
    island: str | None
    """null if nothing was earned"""
    gold: int
    bonus: int


class Produced(TypedDict):
    event: Literal["produced"]
    seat: int
    count: int
    points: int
    beads: list[Bead]


class Sold(TypedDict):
    event: Literal["sold"]
    seat: int
    count: int
    colour: Bead | None
    """null if workshops alone"""
    jokers: int
    gold: int
    bonus: int


class RedShip(TypedDict):
    event: Literal["red-ship"]
    seat: int
    gold: int


class UsedUp(TypedDict):
    event: Literal["empty"]
    sort: Sort


class EndTriggered(TypedDict):
    event: Literal["end-triggered"]
    seat: int
    sorts: list[Sort]
    last: int
    """seat that has the last turn"""


class TurnBegan(AnyTurnBegan):
    last: bool
    """true if it is the seat's last turn"""


class ScoringBegan(TypedDict):
    event: Literal["scoring-began"]
    seat: int


class CardScored(TypedDict):
    event: Literal["scored"]
    seat: int
    card: str
    island: str
    gondola: int
    points: int


class Unused(TypedDict):
    event: Literal["unused"]
    seat: int
    count: int
    """of gondoliers without a card"""
    points: int


Event = (
    Sailed
    | Passed
    | GoldTaken
    | Bought
    | Searched
    | Looked
    | Recruited
    | Declined
    | Placed
    | Hired
    | Dismissed
    | Drew
    | Built
    | SawSpecials
    | SpecialKept
    | PointsWon
    | Income
    | Produced
    | Sold
    | RedShip
    | UsedUp
    | EndTriggered
    | TurnBegan
    | TurnEnded
    | ScoringBegan
    | CardScored
    | Unused
    | GameOver
)

Secretive = Bought | Searched | Looked | Recruited | SawSpecials
"""What hides something from the other seats."""
