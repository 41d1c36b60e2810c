"""What hints and warnings said, as it is kept with a game: the page keeps it, the next hint and the analysis read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..actions import Action
from ..state import State
from .decision import Decision, quiet_since
from .told import instead

if TYPE_CHECKING:
    from .. import schema

MOST_DEALS = 10_000
"""More deals than a hint tries."""


@dataclass(frozen=True)
class Note:
    """What one hint said."""

    step: int
    """The position before the decision."""
    action: str
    """What was advised."""
    deals: int
    """On how many deals that was tried."""
    chances: Sequence[float]
    """Everybody's chance to win with it, as playouts found it."""
    options: Mapping[str, float]
    """The same of the seat that was advised, by action: the advised one and those it was compared with."""
    plan: Sequence[str] = ()
    """All actions of the plan that was advised; none where it was not kept."""
    warned: bool = False
    """True if it was a warning after the decision: the analysis names what it warned of, with the same figures."""

    def cost_of(self, action: Action) -> float:
        """Return by how much a warning said that an action is worse than the advised one; 0 where none did."""
        return (
            self.options[self.action] - self.options.get(action, self.options[self.action])
            if self.warned
            else 0.0
        )

    def is_done(self, action: Action) -> bool:
        """Return whether an action is what was advised, or was called about as good."""
        text = str(action)
        return text == self.action or self.options.get(text, -1.0) >= self.options.get(self.action, 1.0)

    def to_dict(self) -> schema.HintNote:
        """Return the note as JSON-able data."""
        said: schema.HintNote = {
            "step": self.step,
            "action": self.action,
            "deals": self.deals,
            "chances": list(self.chances),
            "options": list(self.options.items()),
        }
        if self.plan:
            said["plan"] = [*self.plan]
        return {**said, "warned": True} if self.warned else said


def still_said(
    notes: Mapping[int, Note], decisions: Sequence[Decision], state: State, began: int
) -> Sequence[float] | None:
    """Return everybody's chance as a hint of the turn under way said it, None where none did or something was turned up since.

    Args:
        notes: what hints said, by step.
        decisions: of the game so far.
        state: the position now.
        began: the step at which the turn began.
    """
    now = len(decisions)
    if now in notes:
        return notes[now].chances
    for step in _unrevealed(decisions, state, began):
        decision, note = decisions[step], notes.get(step)
        if note:
            chance = note.options.get(str(decision.action))
            return None if chance is None else instead(note.chances, decision.seat, chance)
        if len(decision.before.legal_actions()) > 1:
            return None
    return None


def still_planned(
    notes: Mapping[int, Note], decisions: Sequence[Decision], state: State, began: int
) -> str | None:
    """Return the next action of the plan that a hint of the turn under way told, None where it was left or something was turned up since.

    Arguments as of `still_said`.
    """
    for step in _unrevealed(decisions, state, began):
        note = notes.get(step)
        if note and note.plan:
            done = [str(one.action) for one in decisions[step:]]
            follows = [*note.plan[: len(done)]] == done and len(note.plan) > len(done)
            return note.plan[len(done)] if follows else None
    return None


def heeded_before(
    notes: Mapping[int, Note], decisions: Sequence[Decision], state: State, began: int
) -> Sequence[Decision]:
    """Return the decisions from the last one of the turn before that did more than end it, as a hint advised; none where none did.

    Arguments as of `still_said`.
    """
    seat, earlier = state.current_player, range(began - 1, -1, -1)
    last = next((step for step in earlier if decisions[step].seat == seat), -1)
    for step in range(last, -1, -1):
        note = notes.get(step)
        if decisions[step].seat != seat or (step < last and decisions[step].ends_turn):
            break
        is_end = decisions[step].ends_turn
        if note and not (note.warned or is_end) and note.action == str(decisions[step].action):
            return decisions[step:]
    return ()


def _unrevealed(decisions: Sequence[Decision], state: State, began: int) -> Iterable[int]:
    """Return the steps of the turn under way, the last one first, since which nothing was turned up and nobody else has decided."""
    seat, now = state.current_player, len(decisions)
    return () if seat is None else reversed(range(quiet_since(decisions, now, began, seat), now))


def notes_of(value: object, states: Sequence[State]) -> dict[int, Note]:
    """Return by step the notes that a page has kept; what is damaged, or does not fit the game, is left out.

    Args:
        value: a list of notes as JSON data.
        states: the positions of the game, from the first.
    """
    found = (_note(one, states) for one in value) if isinstance(value, list) else ()
    return {note.step: note for note in found if note}


def _note(value: object, states: Sequence[State]) -> Note | None:
    match value:
        case {
            "step": int(step),
            "action": str(action),
            "deals": int(deals),
            "chances": list(chances),
            "options": list(options),
            **more,
        } if 0 <= step < len(states) and 0 < deals <= MOST_DEALS:
            rows = [option for row in options for option in _option(row)]
            legal = states[step].legal_actions()
            known = dict(rows)
            warned = more.get("warned") is True and action in known
            plan = more.get("plan")
            texts = [*map(str, plan)] if isinstance(plan, list) else []
            if action in legal and len(chances) == len(states[step].players) and _are_chances(chances):
                return Note(step, action, deals, chances, known, texts, warned)
    return None


def _option(row: object) -> list[tuple[str, float]]:
    match row:
        case [str(text), int() | float() as chance] if _are_chances([chance]):
            return [(text, chance)]
    return []


def _are_chances(values: Iterable[object]) -> bool:
    return all(isinstance(one, int | float) and not isinstance(one, bool) and 0 <= one <= 1 for one in values)
