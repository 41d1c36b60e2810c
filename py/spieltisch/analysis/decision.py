"""A decision of a game, as hints and reviews look back at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..actions import Action
from ..state import Event, State


class Decision(NamedTuple):
    """A decision of the game: the position before it, who decided, and what."""

    before: State
    seat: int
    action: Action
    ends_turn: bool
    events: Sequence[Event] = ()
    """What it caused."""


def turn_starts(decisions: Sequence[Decision]) -> list[int]:
    """Return the steps at which turns begin."""
    ends = [number for number, decision in enumerate(decisions, 1) if decision.ends_turn]
    return ([0] if decisions else []) + [number for number in ends if number < len(decisions)]


def quiet_since(decisions: Sequence[Decision], step: int, first: int, seat: int) -> int:
    """Return the first step since which nothing was turned up and nobody but a seat has decided.

    Args:
        decisions: of the game.
        step: the position until which that is asked; what is decided there does not count.
        first: the step that is returned at the least.
        seat: whose knowledge is asked for.
    """
    while step > first:
        before = decisions[step - 1]
        if before.seat != seat or any(map(before.before.reveals, before.events)):
            break
        step -= 1
    return step


def round_of(decisions: Sequence[Decision], step: int) -> int:
    """Return the round in which a decision falls."""
    return decisions[step].before.round
