"""A decision of a game, as hints and reviews look back at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from ..actions import Action, parts_of, whole
from ..players.knowledge import knowledge_of
from ..state import Event, State

if TYPE_CHECKING:
    from ..schema import TurnBegan
    from .notes import Note


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


def wholes(decisions: Sequence[Decision], notes: Mapping[int, Note], since: int = 0) -> list[Decision]:
    """Return the same decisions, each with the actions that belong to it: a ship with those that sail after it.

    What a hint advised is judged by itself: what was made of it is the decision that follows.

    Args:
        decisions: one action each.
        notes: what hints said, by step.
        since: the first step that is asked for.
    """
    found = [*decisions]
    for step in range(len(found) - 2, since - 1, -1):
        one, after = found[step], found[step + 1]
        is_followed = step in notes and notes[step].action == one.action
        if one.ends_turn or one.seat != after.seat or is_followed:
            continue
        rest = parts_of(after.action)
        if knowledge_of(one.before).goes_on(one.action, rest[0]):
            found[step] = one._replace(action=whole([one.action, *rest]))
    return found


def round_of(decisions: Sequence[Decision], step: int) -> int:
    """Return the round in which a decision falls."""
    events = (event for one in reversed(decisions[:step]) for event in one.events)
    # Games tell a round with the event; what all of them tell has no such field.
    began = (cast("TurnBegan", event)["round"] for event in events if event["event"] == "turn-began")
    return next(began, 1)
