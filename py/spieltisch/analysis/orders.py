"""Which actions of a turn could have been done in another order, to the same end: then none of them was better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..actions import Action, parts_of
from ..state import State
from .decision import Decision
from .secrets import named

MOST = 4
"""How many actions are tried in another order."""


def comes_to_same(decisions: Sequence[Decision], step: int, other: Action) -> bool:
    """Return whether a turn could have begun with another action at a step, and have come to the same position.

    Args:
        decisions: all of the game.
        step: of the position before both actions.
        other: what could have been done there instead.
    """
    first, done = parts_of(other)[0], []
    for number in range(step, min(step + MOST, len(decisions) - 1)):
        one = decisions[number]
        if one.seat != decisions[step].seat or one.ends_turn:
            break
        done.append(_kind(one.before, parts_of(one.action)[0]))
        if len(done) > 1 and _leads(
            decisions[step].before, first, done, decisions[number + 1].before.to_dict()
        ):
            return True
    return False


def _leads(before: State, action: Action, kinds: Sequence[Any], goal: Any) -> bool:
    """Return whether an action and others lead to a position, all of these kinds in any order."""
    own = _kind(before, action)
    if own not in kinds:
        return False
    rest = [*kinds]
    rest.remove(own)
    after = before.copy()
    after.apply(action)
    if not rest:
        return bool(after.to_dict() == goal)
    return any(_leads(after, one, rest, goal) for one in after.legal_actions())


def _kind(before: State, action: Action) -> Any:
    """Return what an action does and with what, however it is done and whoever helps with it."""
    return action.verb, named(before.worded(action))
