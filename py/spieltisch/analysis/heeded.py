"""What hints advised, by every decision that did some of it: a plan has several actions, each as much advised as the first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..actions import Action, whole
from ..players.knowledge import Knowledge, knowledge_of
from ..state import State
from .decision import Decision
from .notes import Note


def heeded(decisions: Sequence[Decision], notes: Mapping[int, Note]) -> dict[int, Note]:
    """Return by step what hints said, and at each later action of their plans that was done the same hint once more.

    The actions may be done in any order, and other ships may sail to the same space for the same price.

    Args:
        decisions: of the game, one action each.
        notes: what hints said, by step.
    """
    found = dict(notes)
    for step, note in notes.items():
        left = [] if note.warned else _plan(decisions[step:], note)
        for number, one in enumerate(decisions[step:], step):
            text = str(one.action)
            # A later hint knows better.
            is_other = number > step and number in notes
            if is_other or one.seat != decisions[step].seat or text not in left:
                break
            left.remove(text)
            if (number, text) != (step, note.action):
                top = note.options[note.action]
                found[number] = replace(note, step=number, action=text, options={**note.options, text: top})
            if one.ends_turn:
                break
    return found


def _plan(rest: Sequence[Decision], note: Note) -> list[str]:
    """Return the texts of all actions of a plan, with the ships that sailed in the place of those that come to the same."""
    if not rest:
        return []
    before, plan = rest[0].before, list(_legal(rest[0].before, note.plan or (note.action,)))
    knowledge = knowledge_of(before)
    meant, done = _trip(knowledge, plan), _trip(knowledge, [one.action for one in rest])
    if knowledge.outcome(before, whole(meant)) == knowledge.outcome(before, whole(done)):
        plan = [*done, *plan[len(meant) :]]
    return [*map(str, plan)]


def _legal(state: State, texts: Sequence[str]) -> Iterator[Action]:
    """Yield the actions that are named one after another, as far as they are legal."""
    for number, text in enumerate(texts):
        found = next((one for one in state.legal_actions() if one == text), None)
        if found is None:
            return
        yield found
        if number + 1 < len(texts):
            state = state.copy()
            state.apply(found)


def _trip(knowledge: Knowledge, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the first of some actions with those that are one decision with it."""
    ends = (n for n in range(1, len(actions)) if not knowledge.goes_on(actions[n - 1], actions[n]))
    return actions[: next(ends, len(actions))]
