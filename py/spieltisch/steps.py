"""The past of a table: each action that was carried out, with the position before it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from . import record
from .actions import Action
from .errors import BadCall, IllegalAction, shown
from .parameters import Params, needed
from .state import Event, State


class Step:
    """One action that was carried out: who, what, what it caused, and the position before it.

    Args:
        before: the position.
        seat: who acted.
        action: what was done.
        events: what that caused.
        joined: whether it was asked for together with the one before, so that it is taken back with it.
    """

    __slots__ = ("action", "before", "events", "joined", "seat")

    def __init__(
        self, before: State, seat: int, action: Action, events: list[Event], *, joined: bool = False
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.joined = joined

    @property
    def ends_turn(self) -> bool:
        """True if a turn ended with it."""
        return any(event["event"] == "turn-ended" for event in self.events)


def carry_out(state: State, text: str, steps: list[Step], *, joined: bool = False) -> None:
    """Apply an action and note it as a step, joined to the one before or not; a refused one leaves no trace."""
    before = state.copy()
    seat = state.current_player
    events = state.apply(text)
    (action,) = state.latest(1)
    steps.append(Step(before, -1 if seat is None else seat, action, events, joined=joined))


def go_on(state: State, actions: Sequence[str], steps: list[Step], joined: Collection[int] = ()) -> None:
    """Carry out the actions of a record that come after the steps which are there, and note each as a step.

    Args:
        state: the position after those steps.
        actions: what comes next.
        steps: what is there; grows.
        joined: the places in the record of actions that were asked for together with the one before.

    Raises:
        BadRecord: one of them is not legal (`index` names it).
    """
    for index, text in enumerate(actions, len(steps)):
        try:
            carry_out(state, text, steps, joined=index in joined)
        except IllegalAction as error:
            raise record.bad_action(index, text, error) from error


def number_of(params: Params, name: str, otherwise: int | None, most: int) -> int:
    """Return a number of steps out of the parameters of a call.

    Args:
        params: of the call.
        name: of the parameter.
        otherwise: what it is when it is left out; None where it must not be.
        most: how many steps there are.

    Raises:
        BadCall: it is none.
    """
    number = needed(params, name) if otherwise is None else params.get(name, otherwise)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
        raise BadCall(f"There are no {shown(number)} steps ({name!r}); steps are 0 to {most}.")
    return number


def joined_of(params: Params) -> frozenset[int]:
    """Return the places in a record of actions that were asked for together with the one before; none when left out.

    Raises:
        BadCall: they are no places.
    """
    joined = params.get("joined", [])
    if not isinstance(joined, list) or not all(type(place) is int and place >= 0 for place in joined):
        raise BadCall("'joined' lists places of actions in the record.")
    return frozenset(joined)


def texts_of(params: Params) -> list[str]:
    """Return the actions that a call names.

    Raises:
        BadCall: there are none, or they are no texts.
    """
    actions = needed(params, "actions")
    if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
        raise BadCall("'actions' lists texts of actions.")
    return actions
