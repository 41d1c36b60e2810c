"""The calls with which a page lets a computer player think: in slices, so that it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..analysis.decision import Decision
from ..analysis.hint import hint_of
from ..analysis.notes import heeded_before, notes_of, still_planned, still_said
from ..analysis.why import why
from ..errors import BadThink, NoThink, shown
from ..parameters import Params, needed, slice_of
from ..players import Budget, Level, Thinking, level_of, levels
from ..players.evaluator import Evaluator
from ..players.search import chosen_from
from ..players.style import seated
from ..state import Event, State, check_seat

if TYPE_CHECKING:
    from .. import schema

    Thought = schema.Thought[Any]

SEED_BITS = 53
HUGE = 1e12
"""More than any number of a call is."""


class Table(Protocol):
    """What the handler needs of a session."""

    @property
    def state(self) -> State:
        """The position at the table."""
        ...

    @property
    def step(self) -> int:
        """How many actions were carried out."""
        ...

    @property
    def turn_began(self) -> int:
        """The step at which the turn under way began."""
        ...

    def decisions(self) -> Sequence[Decision]:
        """Return every decision so far."""
        ...

    def evaluator(self) -> Evaluator:
        """Return what is known of the positions of this game."""
        ...

    def seen(self, seat: int, steps: int | None = None) -> Iterable[Event]:
        """Return every event so far, or of the first steps, as a seat could see it."""
        ...


class ThinkingHandler:
    """One thought at a time for the table of a session.

    Args:
        table: the session's table.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking: Thinking | None = None
        self._hinting = False
        self._said: Sequence[float] | None = None
        """Everybody's chance as an earlier hint of the turn said it, where that still holds."""
        self._planned: str | None = None
        """What comes next in the plan of an earlier hint of the turn."""
        self._since: Sequence[Decision] = ()
        """The decisions from the last one of the turn before that did what a hint advised."""
        self._step = 0
        self._spent: tuple[tuple[int, int], float] = ((-1, -1), 0.0)
        """(seat, step at which the turn began) and the seconds spent in that turn."""
        self.methods: dict[str, Callable[[Params], Any]] = {
            "levels": lambda _: [level.to_dict() for level in levels()],
            "think": self._think,
            "hint": self._hint,
            "thinkStep": self._think_step,
            "thinkStop": self._think_stop,
            "decide": self._decide,
            "why": self._why,
        }

    def _turn(self, seat: int) -> tuple[int, int]:
        return seat, self.table.turn_began

    def _hint(self, params: Params) -> Thought:
        """Let the strongest level think for a person."""
        thought = self._begin({**params, "level": levels()[-1].id, "seed": 0}, hinting=True)
        decisions, state = self.table.decisions(), self.table.state
        notes = notes_of(params.get("hints"), [*(decision.before for decision in decisions), state])
        asked = notes, decisions, state, self.table.turn_began
        self._said, self._planned = still_said(*asked), still_planned(*asked)
        self._since = heeded_before(*asked)
        return thought

    def _think(self, params: Params) -> Thought:
        return self._begin(params, hinting=False)

    def _begin(self, params: Params, *, hinting: bool) -> Thought:
        state = self.table.state
        seat = needed(params, "seat")
        if type(seat) is not int or seat != state.current_player:
            raise BadThink("Another player is to decide.", seat=state.current_player)
        level = level_of(needed(params, "level"))
        if not hinting:
            level = seated(level, state.game, state.seed, seat)
        seed = seed_of(needed(params, "seed"))
        budget = self._budget(params.get("budget") or {}, level, seat)
        self._thinking = Thinking(
            state,
            level,
            seed,
            budget,
            seen=self.table.seen(seat),
            evaluator=self.table.evaluator(),
            lane=int(number_of(params, "lane", 0)),
            telling=hinting,
        )
        self._step = self.table.step
        self._hinting = hinting
        return self._status()

    def _budget(self, given: Any, level: Level, seat: int) -> Budget:
        if not isinstance(given, Mapping):
            raise BadThink("A budget names 'ms', 'turnMs' or 'playouts'.")
        seconds = number_of(given, "ms", level.seconds * 1000) / 1000
        whole = number_of(given, "turnMs", level.turn_seconds * 1000) / 1000
        turn, spent = self._spent
        if turn != self._turn(seat):
            spent = 0.0
        self._spent = (self._turn(seat), spent)
        playouts = given.get("playouts")
        if playouts is not None:
            playouts = int(number_of(given, "playouts", 0))
        return Budget(max(0.0, min(seconds, whole - spent)), playouts)

    def _current(self) -> Thinking:
        if self._thinking is None:
            raise NoThink("No thought is under way.")
        return self._thinking

    def _think_step(self, params: Params) -> Thought:
        thinking = self._current()
        before = thinking.spent
        thinking.step(slice_of(params))
        turn, spent = self._spent
        self._spent = (turn, spent + thinking.spent - before)
        return self._status()

    def _think_stop(self, _: Params) -> Thought:
        self._current().stop()
        return self._status()

    def _status(self) -> Thought:
        thinking = self._current()
        done = thinking.done
        status: Thought = {
            "step": self._step,
            "seat": thinking.seat,
            "level": thinking.level.id,
            "done": done,
            "progress": thinking.progress,
            "playouts": thinking.playouts,
            "action": str(thinking.action) if done else None,
            "tally": thinking.tally() if done else None,
        }
        if self._hinting:
            earlier = self._said, self._planned, self._since
            status["hint"] = hint_of(thinking, self._step, *earlier) if done else None
        return status

    def _why(self, params: Params) -> schema.Explained:
        """Explain an action to a seat: the step is the one after it."""
        decisions = self.table.decisions()
        step = int(number_of({"step": needed(params, "step")}, "step", 0))
        if not 0 < step <= len(decisions):
            raise BadThink("There is no such step.", step=step)
        seat = needed(params, "seat")
        check_seat(seat, self.table.state.players, none=False)
        decided = decisions[step - 1]
        found = why(decided.before, decided.action, seat, self.table.seen(seat, step - 1))
        return {"reasons": [reason.to_dict() for reason in found]}

    def _decide(self, params: Params) -> schema.Decision:
        """Put the tallies of several workers together."""
        tallies = [[_counted(row) for row in _list(tally)] for tally in _list(needed(params, "tallies"))]
        legal = self.table.state.legal_actions()
        known = [[row for row in tally if row[0] in legal and row[1] > 0] for tally in tallies]
        if not any(known):
            raise BadThink("No tally names a legal action.")
        return {"action": chosen_from(known)}


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise BadThink("Tallies are lists of text, number and sum.")
    return value


def _counted(row: object) -> tuple[str, int, float]:
    """Return one row of a tally: an action, how often it was tried, and what that brought in all."""
    match row:
        case [str(text), int(count), int() | float() as total] if (
            -HUGE < count < HUGE and -HUGE < total < HUGE
        ):
            return text, count, float(total)
    raise BadThink("Tallies are lists of text, number and sum.")


def seed_of(value: object) -> int:
    """Return the seed if it is one, else raise `BadThink`."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << SEED_BITS:
        raise BadThink(f"The seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {shown(value)}.")
    return value


def number_of(given: Mapping[str, Any], name: str, otherwise: float) -> float:
    """Return a number of the parameters, ``otherwise`` when it is left out; raise `BadThink` if it is none."""
    value = given.get(name, otherwise)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < HUGE:
        raise BadThink(f"{name!r} must be a number that is not negative, not {shown(value)}.")
    return float(value)
