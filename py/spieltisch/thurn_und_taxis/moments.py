"""The moments at which an expansion can join in: the base calls them and knows nobody who answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from ..errors import Refusal
from ..state import Event, Shuffler
from .actions import TaxisAction

if TYPE_CHECKING:
    from .state import TaxisState

Events = list[Event]


@dataclass
class Moments:
    """Lists of functions, called in the order in which the expansions are listed."""

    set_up: list[Callable[[TaxisState], None]] = field(default_factory=list)
    """The game has been set up and the start player is known; the first turn has not begun."""
    turn_begins: list[Callable[[TaxisState, Events], None]] = field(default_factory=list)
    official_used: list[Callable[[TaxisState, str, Events], None]] = field(default_factory=list)
    """(state, official, events): the help of an official was carried out."""
    house_placed: list[Callable[[TaxisState, int, int, Events], None]] = field(default_factory=list)
    """(state, seat, city, events): a house now stands in the city."""
    tiles_checked: list[Callable[[TaxisState, int, Events], None]] = field(default_factory=list)
    """(state, seat, events): the tiles of the base were taken."""
    carriage_settled: list[Callable[[TaxisState, int, bool, Events], None]] = field(default_factory=list)
    """(state, seat, gained, events): a closing has come past its carriage step."""
    route_closed: list[Callable[[TaxisState, int, int, Events], None]] = field(default_factory=list)
    """(state, seat, houses, events): before the cards are discarded; may put a step on `state.agenda`."""
    game_ends: list[Callable[[TaxisState, Events], None]] = field(default_factory=list)
    """The last turn is over; may put a step on `state.agenda`."""
    score_parts: list[Callable[[TaxisState, int], Mapping[str, int]]] = field(default_factory=list)
    observe: list[Callable[[TaxisState, int | None, dict[str, Any]], None]] = field(default_factory=list)
    """(state, seat, observation): adds what the seat may know."""
    determinize: list[Callable[[TaxisState, int, Shuffler], None]] = field(default_factory=list)
    secret: list[Callable[[TaxisAction, bool], bool]] = field(default_factory=list)
    """(action, own): whether its notation tells what stays hidden, from others or from its own seat too."""
    refuse: list[Callable[[TaxisState, TaxisAction], Refusal | None]] = field(default_factory=list)
    """Asked before the base why an action is not legal."""
    conceal: list[Callable[[TaxisState, Event, int], Event]] = field(default_factory=list)
    """(state, event, seat): the event as that seat may see it, be it the seat's own."""


class Extra(Protocol):
    """What an expansion keeps in a state."""

    def copy(self) -> Extra:
        """Return an independent copy."""
        ...

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data for a position."""
        ...

    def piles(self) -> Sequence[list[int]]:
        """Return the piles of city cards that lie with it: none, or one for each seat, backs up."""
        ...


@dataclass
class Phase:
    """One kind of decision: who offers its actions."""

    legal: Callable[[TaxisState], list[TaxisAction]]


@dataclass
class Verb:
    """One kind of action: who carries it out and who explains why it is refused."""

    perform: Callable[[TaxisState, TaxisAction, Events], None]
    refuse: Callable[[TaxisState, TaxisAction], Refusal | None]


Step = Callable[["TaxisState", Events], bool]
"""A step on the agenda: returns True when it now waits for a decision, False when it is done."""
