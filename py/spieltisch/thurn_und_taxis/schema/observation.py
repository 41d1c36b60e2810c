"""Thurn und Taxis.

What a seat may know; parts without words are as in a position. And the parts of an action.
"""

from typing import Annotated, Any, NotRequired, TypedDict

from ...schema import Ids, Score, Sentence
from ...schema import Observation as Common
from .events import Mode, Official, Trigger

Phase = Annotated[str, Ids("Phase", "take", "lay", "close", "discard", "done", "over")]


class Ending(TypedDict):
    seat: int
    by: Trigger


class OfficialState(TypedDict):
    usable: bool
    rule: str | None
    data: dict[str, Any]
    """of the rule, for its text"""


class Stack(TypedDict):
    id: str
    kind: str
    values: list[int]


class Tile(TypedDict):
    stack: str
    value: int | None


class CityCards(TypedDict):
    """Where the cards of a city are, as numbers."""

    copies: int
    """in the game"""
    display: int
    routes: int
    """of everybody"""
    hand: int
    """as far as it is known: the own one"""
    left: int
    """all others: in the deck, on the discard pile, hidden from the seat"""


class Progress(TypedDict):
    """How near a seat is to a tile for houses."""

    stack: str
    have: int
    needed: int
    missing: list[list[str]]
    """cities, in one of each list a house is missing"""
    won: bool
    """true if the seat has such a tile already, and so gets none again"""


class Joins(TypedDict):
    """Cities whose cards would join what a seat has."""

    route: list[str]
    """beside an end of the route"""
    hand: list[str]
    """beside a hand card that leads on from there or, without a route, beside any"""


class SeatState(TypedDict):
    hand: list[str] | None
    """cards; null for others"""
    handCount: int
    """number of cards"""
    route: list[str]
    """cards, left to right"""
    houses: list[str]
    """cities, in board order"""
    supply: int
    """houses left"""
    carriage: int
    """length of the largest carriage, 0 for none"""
    carriages: list[int]
    """lengths of all carriages owned"""
    nextCarriage: int | None
    """length of the next one; null after the last"""
    tiles: list[Tile]
    """`{"stack": "route-5", "value": 2}` as won; the value is null for others"""
    progress: list[Progress]
    """for each stack of tiles for houses: `{"stack": "baden", "have": 2, "needed": 3, "missing": [["freiburg"]], "won": false}`"""
    joins: Joins | None
    """null for others"""
    score: Score | None
    """if the game ended now; null for others where tiles lie face down"""
    openScore: Score
    """the same as far as it lies open for everybody"""
    """`{"total": 19, "parts": {"carriage": 7, "tiles": 16, "houses": -4}}`; null for others"""


class Turn(TypedDict):
    """What was done in the turn so far."""

    taken: int
    laid: int
    forced: bool
    closed: bool
    used: list[Official]
    ending: Ending | None


class Observation(Turn, Common):
    board: str
    """id of the board"""
    seat: int | None
    """whose observation it is; null shows everything, -1 what lies open"""
    phase: Phase
    compulsory: Official | None
    """the official who has to help in this turn, null for none"""
    helpers: list[Official]
    """ids of the officials in the game, in their order"""
    officials: dict[str, OfficialState] | None
    """for the seat that is to decide, by official: `{"usable": false, "rule": "TT-204", "data": {}}`, rule and data as from
    `why_not`; else null"""
    display: list[str | None]
    deck: int
    """number of cards"""
    discard: int
    """number of cards"""
    keep: int
    """cards that may be kept when a route was closed"""
    surplus: int
    """cards that have to be discarded now"""
    stacks: list[Stack]
    """in board order `{"id": "route-5", "kind": "route", "values": [2, 1]}`, the next tile first"""
    carriageSupply: dict[str, int]
    """carriages left, by length"""
    cities: dict[str, CityCards]
    """cards by city: `{"copies": 3, "display": 1, "routes": 1, "hand": 0, "left": 1}`"""
    seats: list[SeatState]
    """see below"""


class Action(TypedDict):
    text: str
    type: Annotated[str, Ids("Verb", "take", "exchange", "lay", "close", "discard", "end")]
    card: str | None
    """null also for the top card of the deck"""
    end: NotRequired[Annotated[str, Ids("End", "left", "right", "first", "anew")]]
    official: NotRequired[Official]
    houses: NotRequired[list[str]]
    mode: NotRequired[Mode]
    declined: NotRequired[bool]
    says: Sentence
    modes: NotRequired[list[Annotated[str, Ids("Placing", "each", "all")]]]
    """of a closing: the ways of placing that its houses belong to"""
    final: NotRequired[bool]
    """of an offer: whether it turns up something hidden, so that undo cannot cross it"""
