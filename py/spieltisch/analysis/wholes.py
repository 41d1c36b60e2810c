"""Which actions of a turn are one decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..actions import parts_of, whole
from ..players.knowledge import knowledge_of
from .decision import Decision
from .notes import Note


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
