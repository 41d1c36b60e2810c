"""Why somebody did something: what speaks for it as far as another seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ..actions import Action
from ..players.knowledge import Reason, knowledge_of, placed_once
from ..state import Event, State

DEALS = 4
"""In so many deals of what is hidden a reason must be there to be given."""
TRIES = 60
"""Deals that are looked at for those in which the action is possible."""


def why(before: State, action: Action, viewer: int, seen: Iterable[Event]) -> list[Reason]:
    """Return what speaks for an action that was carried out, the weightiest first.

    What its player had hidden is not known to the viewer: what holds in every deal of that is known, and nothing else.

    Args:
        before: the position before it.
        action: what was done.
        viewer: who asks.
        seen: every event until then, as the viewer could see it.
    """
    knowledge = knowledge_of(before)
    if viewer == before.current_player or before.is_secret(action, own=False):
        return (
            knowledge.reasons(before.determinize(viewer, Random(0)), action)
            if viewer == before.current_player
            else []
        )
    memory = knowledge.remember(before, viewer, seen)
    found: list[list[Reason]] = []
    for number in range(TRIES):
        rng = Random(number)
        world = before.determinize(viewer, rng)
        if memory:
            memory.recall(world, rng)
        if action in world.legal_actions():
            found.append(knowledge.reasons(world, world.legal_actions()[world.legal_actions().index(action)]))
        if len(found) == DEALS:
            break
    else:
        return []
    return placed_once([common for reason in found[0] for common in _common(reason, found)])


def _common(reason: Reason, found: Iterable[Iterable[Reason]]) -> list[Reason]:
    """Return a reason if it is there in every deal, with what differs left unsaid where it is true without."""
    for others in found:
        same = next(
            (one for one in others if _bare(one, reason.besides) == _bare(reason, reason.besides)), None
        )
        if same is None:
            return []
        differing = [key for key in reason.besides if same.data[key] != reason.data[key]]
        reason = replace(reason, data=reason.data | {key: type(reason.data[key])() for key in differing})
    return [reason]


def _bare(reason: Reason, besides: Iterable[str]) -> Reason:
    """Return a reason without some of its data."""
    return replace(reason, data={key: value for key, value in reason.data.items() if key not in besides})
