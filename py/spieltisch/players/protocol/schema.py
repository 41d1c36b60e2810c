"""The messages of the protocol, one JSON object a line (docs/protocol.md)."""

from typing import Any, Literal, NotRequired, TypedDict

# -- from the host ------------------------------------------------------------------------------------------------------


class HostHello(TypedDict):
    """The first line of all."""

    type: Literal["hello"]
    protocol: int
    name: str
    version: str


class SetOption(TypedDict):
    """Sets an option that the program has named, between two games."""

    type: Literal["set"]
    name: str
    value: str | float | bool | None
    """null for the default"""


class NewGame(TypedDict):
    """A game begins; what was seen of the last one is over."""

    type: Literal["new-game"]
    game: str
    options: dict[str, str | bool]
    """all options of the rules"""
    players: list[str]
    seat: int
    """where the program sits"""


class Events(TypedDict):
    """The events since the last message, as the seat sees them."""

    type: Literal["events"]
    events: list[dict[str, Any]]


class Decide(TypedDict):
    """The seat is to decide; the answer is one `Chosen`."""

    type: Literal["decide"]
    number: int
    """of the decision, which the answer repeats"""
    observation: dict[str, Any]
    """what the seat may know"""
    legal: list[str]
    """the legal actions, one of which is the answer"""
    world: dict[str, Any]
    """a whole position that agrees with all that the seat may know; what is hidden was dealt by chance"""
    seed: int
    """a source of chance: a program that uses no other plays the same match again"""
    seconds: NotRequired[float]
    """time for the decision, by the clock on the wall"""
    playouts: NotRequired[int]
    """most games to try in the head, for programs that do so"""


class Stop(TypedDict):
    """The program is to answer now."""

    type: Literal["stop"]


class Quit(TypedDict):
    """The last line of all."""

    type: Literal["quit"]


# -- from both ----------------------------------------------------------------------------------------------------------


class Ready(TypedDict):
    """From the host a question, from the program the answer once everything before it is done."""

    type: Literal["ready"]


# -- from the program ---------------------------------------------------------------------------------------------------


class Option(TypedDict):
    """An option of the program."""

    name: str
    default: str | float | bool | None
    """null where another option decides"""
    values: NotRequired[list[str]]
    """what can be chosen; anything where left out"""


class Hello(TypedDict):
    """The answer to the host's hello."""

    type: Literal["hello"]
    protocol: int
    name: str
    version: str
    games: list[str]
    """ids of the games that the program plays"""
    options: list[Option]


class Chosen(TypedDict):
    """The answer to `Decide`."""

    type: Literal["action"]
    number: int
    action: str


class Info(TypedDict):
    """Anything the program wants to tell people; the host may pass it over."""

    type: Literal["info"]
    text: str


class Error(TypedDict):
    """The program cannot do what the host said, and goes on."""

    type: Literal["error"]
    about: str | None
    """type of the message; null where it has none"""
    message: str


FromHost = HostHello | SetOption | NewGame | Ready | Events | Decide | Stop | Quit
FromProgram = Hello | Ready | Chosen | Info | Error
