"""The moments at which an expansion can join in: the base calls them without knowing which expansions answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, Generic, TypeVar, TypeVarTuple, cast

from ..dealing import Shuffler
from ..errors import Refusal
from ..phased import PhasedState
from ..state import Event
from .actions import TaxisAction

Events = list[Event]
S = TypeVar("S", bound=PhasedState)
Asked = TypeVarTuple("Asked")


@dataclass
class Moments(Generic[S]):
    """Lists of functions, called in the order in which the expansions are listed."""

    may_use: list[Callable[[S, str], Refusal | None]] = field(default_factory=list)
    """(state, official) -> the rule that forbids his help in this turn; all must agree, the first that does not is told."""
    may_close: list[Callable[[S], Refusal | None]] = field(default_factory=list)
    """(state) -> the rule that forbids closing the route now; all must agree, the first that does not is told."""
    set_up: list[Callable[[S], None]] = field(default_factory=list)
    """The game has been set up and the start player is known; the first turn has not begun."""
    turn_begins: list[Callable[[S, Events], None]] = field(default_factory=list)
    official_used: list[Callable[[S, str, Events], None]] = field(default_factory=list)
    """(state, official, events): the help of an official was carried out."""
    house_placed: list[Callable[[S, int, int, Events], None]] = field(default_factory=list)
    """(state, seat, city, events): a house now stands in the city."""
    tiles_checked: list[Callable[[S, int, Events], None]] = field(default_factory=list)
    """(state, seat, events): the tiles of the base were taken."""
    carriage_settled: list[Callable[[S, int, bool, Events], None]] = field(default_factory=list)
    """(state, seat, gained, events): a closing has come past its carriage step."""
    route_closed: list[Callable[[S, int, int, Events], None]] = field(default_factory=list)
    """(state, seat, houses, events): before the cards are discarded; may put a step on `state.agenda`."""
    game_ends: list[Callable[[S, Events], None]] = field(default_factory=list)
    """The last turn is over; may put a step on `state.agenda`."""
    score_parts: list[Callable[[S, int], Mapping[str, int]]] = field(default_factory=list)
    observe: list[Callable[[S, int | None, dict[str, Any]], None]] = field(default_factory=list)
    """(state, seat, observation): adds what the seat may know."""
    determinize: list[Callable[[S, int, Shuffler], None]] = field(default_factory=list)
    secret: list[Callable[[TaxisAction, bool], bool]] = field(default_factory=list)
    """(action, own): whether its notation tells what stays hidden, from others or from its own seat too."""
    refuse: list[Callable[[S, TaxisAction], Refusal | None]] = field(default_factory=list)
    """Asked before the base why an action is not legal."""
    conceal: list[Callable[[S, Event, int], Event]] = field(default_factory=list)
    """(state, event, seat): the event as that seat may see it, be it the seat's own."""


class Check(Generic[*Asked]):
    """A check of `Moments` that is asked more often than its rule is told.

    Args:
        allows: whether it agrees.
        against: the rule that forbids it; asked only where it does not agree.
    """

    __slots__ = ("against", "allows")

    def __init__(self, allows: Callable[[*Asked], bool], against: Callable[[*Asked], Refusal]) -> None:
        self.allows = allows
        self.against = against

    def __call__(self, *asked: *Asked) -> Refusal | None:
        """Return None if it agrees, else the rule that forbids it."""
        return None if self.allows(*asked) else self.against(*asked)


def all_allow(checks: Sequence[Callable[[*Asked], Refusal | None]]) -> Callable[[*Asked], bool]:
    """Return whether all checks agree, as one answer without a reason."""
    return reduce(_each, [_allowing(check) for check in checks])


def _allowing(check: Callable[[*Asked], Refusal | None]) -> Callable[[*Asked], bool]:
    if isinstance(check, Check):
        return cast("Check[*Asked]", check).allows
    return lambda *asked: check(*asked) is None


def _each(first: Callable[[*Asked], bool], second: Callable[[*Asked], bool]) -> Callable[[*Asked], bool]:
    return lambda *asked: first(*asked) and second(*asked)


def all_agree(
    checks: Sequence[Callable[[*Asked], Refusal | None]],
) -> Callable[[*Asked], Refusal | None]:
    """Return one check for several: None if all of them agree, else the refusal of the first that does not."""
    return reduce(_both, checks)


def _both(
    first: Callable[[*Asked], Refusal | None], second: Callable[[*Asked], Refusal | None]
) -> Callable[[*Asked], Refusal | None]:
    return lambda *asked: first(*asked) or second(*asked)
