"""Glanz und Gloria."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ....schema import Ids
from ...schema.events import Official

Pile = Annotated[str, Ids("Pile", "horses")]
"""A closing also discards the horses."""
End = Annotated[str, Ids("End", "horse")]
"""Of a ``lay`` that puts the card down as a horse."""


class Harnessed(TypedDict):
    event: Literal["harnessed"]
    seat: int
    card: str | None
    """null for others"""
    horses: int
    """on it"""
    official: Official | None
    """`postillion` or null"""


class HorseDeck(TypedDict):
    """With horses only."""

    deckHorses: NotRequired[int | None]
    """horses on the back of the deck's top card, null without a deck"""
    horseLimit: NotRequired[int]
    """how many horse cards a player may have"""


class GloryPosition(TypedDict):
    horses: list[list[str]]
    """for each seat its horse cards"""


class Observation(HorseDeck):
    rider: int
    """seat that has the rider figure, to the right of the start player"""
    freeCities: list[str]
    """free cities without a house"""


class SeatState(TypedDict):
    """With horses only."""

    horses: NotRequired[list[int]]
    """numbers on the horse cards"""
    horseCards: NotRequired[list[str] | None]
    """the horse cards; null for others"""
    strength: NotRequired[int]
    """the team: horse cards and the two horses of the carriage"""
    weak: NotRequired[bool]
    """true if the team is too weak for the own route"""
    handHorses: NotRequired[list[int]]
    """numbers on the backs of the hand cards, in the order of `hand`; left out for others with the option `hide-horses`"""


Event = Harnessed

REFUSALS = {
    "GG-107": "the Wagner is not in the game: `official`",
    "GG-204": "a seventh horse card: `limit`",
    "GG-301": "too few horses to close: `cards`, `strength`",
    "GG-307": "two free cities in one closing: `cities`",
    "GG-309": "a free city beside several houses in one country: `cities`",
}
"""The rules that `why_not` names, and the parts of their data."""

ACTIONS = {
    "take Berlin/2": "the card of Berlin with two horses",
    "take deck": "",
    "take Berlin/2 with Postmeister": "",
    "take deck with Postmeister": "",
    "exchange with Amtmann": "",
    "lay Berlin/2": "first card of a route",
    "lay Berlin/2 left": "",
    "lay Berlin/2 right": "",
    "lay Berlin/2 left with Postillion": "",
    "lay Berlin/2 anew": "",
    "lay Berlin/2 with Postillion": "begins a route after a horse",
    "lay Berlin/2 as horse": "back up, beside the carriage",
    "lay Berlin/2 as horse with Postillion": "as the second card",
    "close": "",
    "close each Berlin Hamburg": "one house in each country, and one in a free city",
    "close all Halle Berlin": "",
    "discard Berlin/2": "",
    "end turn": "",
}
"""Actions of every kind, with what they do where the words do not say it."""
