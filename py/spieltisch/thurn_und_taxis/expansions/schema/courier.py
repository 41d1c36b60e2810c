"""Der Kurier der Fürstin."""

from typing import Literal, TypedDict

from ...schema.events import Official


class LetterTaken(TypedDict):
    event: Literal["letter"]
    seat: int
    city: str


class LettersPaid(TypedDict):
    event: Literal["letters-paid"]
    seat: int
    count: int
    official: Official


class CourierTaken(TypedDict):
    event: Literal["courier"]
    seat: int
    """that takes the figure"""


class CourierPosition(TypedDict):
    letters: list[int]
    """letters of each seat"""
    owned: int
    """letters that the active player had when the turn began and has not spent"""
    owner: int | None
    """seat of the courier figure, null for none"""
    discount: bool
    """true if the active player had the figure when the turn began"""


class CourierState(TypedDict):
    letters: list[int]
    """as in a position"""
    owned: int
    """as in a position"""
    owner: int | None
    """as in a position"""
    figure: bool
    """true if it is in the game"""
    price: int
    """letters for each further official"""
    costs: dict[str, int | None]
    """by official, letters for his help now, null if he has helped in this turn"""
    payable: list[Official]
    """officials whose letters the active player has"""
    cities: list[str]
    """where a letter still lies"""


class Observation(TypedDict):
    courier: CourierState
    """an object: {parts}"""


Event = LetterTaken | LettersPaid | CourierTaken

SCORES = {
    "courier": "the point of the figure, where it is in the game",
}
"""Its parts of a score."""

REFUSALS = {
    "KF-303": "the official has helped in this turn: `official`",
    "KF-306": "too few letters: `official`, `cost`, `letters`",
    "KF-315": "the same for the Amtmann beside the compulsory Postmeister: `official`, `cost`, `letters`",
}
"""The rules that `why_not` names, and the parts of their data."""

FIELDS = {
    "id": "of the file",
    "title": "of the game or the map",
    "format": "1",
    "letters": "by city and seat",
    "constants": 'numbers of the rules, each `{"value", "provenance"}`',
    "priceList": "letters by number of officials, with and without the courier",
    "tests": "derived numbers that the tests recompute",
}
"""What its data file holds."""
