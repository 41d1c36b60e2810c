"""The calls with which a page asks for a verdict on one decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..analysis import courses
from ..analysis.decision import Decision
from ..analysis.heeded import heeded
from ..analysis.notes import notes_of
from ..analysis.verdict import Lesson, Verdict
from ..analysis.wholes import wholes
from ..errors import BadThink, NoThink
from ..parameters import Params, needed, slice_of
from ..players.evaluator import Evaluator
from ..state import Event
from .reviewing import Past

if TYPE_CHECKING:
    from ..actions import Action
    from ..schema import Judged
    from ..state import State


class Table(Past, Protocol):
    """What the handler needs of a session."""

    def seen(self, seat: int, steps: int | None = None) -> Iterable[Event]:
        """Return every event so far, or of the first steps, as a seat could see it."""
        ...


class JudgingHandler:
    """One verdict at a time for the table of a session.

    Args:
        table: the session's table.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._verdict: Verdict | None = None
        self.methods: dict[str, Callable[[Params], Any]] = {
            "judge": self._begin,
            "judgeStep": self._step,
            "judgeStop": self._stop,
        }

    def _begin(self, params: Params) -> Judged[Any]:
        """Judge the decision of a seat: the one after a step, or what it could do now."""
        table = self.table
        past = table.decisions()
        step = needed(params, "step")
        if type(step) is not int or not 0 <= step <= len(past):
            raise BadThink("There is no such step.", step=step)
        before = past[step].before if step < len(past) else table.state
        seat = needed(params, "seat")
        if type(seat) is not int or seat != before.current_player:
            # Others may not know what its player knew.
            raise BadThink("Another player decided there.", seat=before.current_player)
        if "actions" in params or step == len(past):
            after: Sequence[Decision] = list(_planned(before, needed(params, "actions")))
        else:
            after = past[step:]
        states = [*(one.before for one in past[:step]), before]
        decisions = [*past[:step], *after]
        notes = heeded(decisions, notes_of(params.get("hints"), states))
        # Thoughts of others would change the deals: of a decision that is judged once more the same is said.
        self._verdict = Verdict(
            wholes(decisions, notes, step)[: step + 1],
            Evaluator().at(before, table.seen(seat, step)),
            notes.get(step),
            _lesson(before, params.get("lesson")),
        )
        began = next((one for one in range(step, 0, -1) if past[one - 1].ends_turn), 0)
        if any(note.warned and began <= one < step for one, note in notes.items()) and "lesson" not in params:
            # Of one turn one decision is named.
            self._verdict.stop()
        return self._verdict.to_dict()

    def _current(self) -> Verdict:
        if self._verdict is None:
            raise NoThink("No verdict was begun.")
        return self._verdict

    def _step(self, params: Params) -> Judged[Any]:
        self._current().step(slice_of(params))
        return self._current().to_dict()

    def _stop(self, _: Params) -> Judged[Any]:
        self._current().stop()
        return self._current().to_dict()


def _lesson(before: State, value: object) -> Lesson | None:
    match value:
        case None:
            return None
        case {"action": str(action), "better": str(better), "cost": int(cost), **more}:
            others, chance = more.get("alike", []), more.get("chance")
            if isinstance(others, list) and (chance is None or isinstance(chance, int | float)):
                alike = [str(_legal(before, text)) for text in others]
                task = str(more.get("task") or "")
                course = courses.read(more.get("course"))
                return Lesson(
                    _legal(before, action), _legal(before, better), cost, task, alike, chance, course
                )
    raise BadThink("A lesson names 'action', 'better' and 'cost'.")


def _planned(before: State, texts: object) -> Iterator[Decision]:
    """Yield the decisions that a seat could carry out now, one after another: what belongs to the first one counts with it."""
    if not isinstance(texts, list) or not texts:
        raise BadThink("'actions' lists what is done.")
    state, seat = before, before.current_player
    for text in texts:
        action = _legal(state, text)
        yield Decision(state, seat or 0, action, ends_turn=False)
        state = state.copy()
        state.apply(action)
        if state.current_player != seat:
            return


def _legal(before: State, text: object) -> Action:
    for action in before.legal_actions():
        if action == text:
            return action
    raise BadThink("The action is not among those of that position.")
