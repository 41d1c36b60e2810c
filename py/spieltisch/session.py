"""One table as a page sees it: JSON-able data in and out, every earlier position at hand for undo and replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from . import catalog, record
from .errors import (
    BadCall,
    GameOver,
    Hidden,
    NoGame,
    NotYourTurn,
    SpieltischError,
    UndoRefused,
    named,
    shown,
)
from .parameters import Params, needed
from .state import PUBLIC, Event, State, check_seat
from .steps import Step, carry_out, go_on, joined_of, number_of, texts_of

if TYPE_CHECKING:
    from . import schema
    from .analysis.decision import Decision
    from .handlers.judging import JudgingHandler
    from .handlers.learning import LearningHandler
    from .handlers.par import ParHandler
    from .handlers.patches import PatchHandler
    from .handlers.reviewing import ReviewHandler
    from .handlers.thinking import ThinkingHandler
    from .players.evaluator import Evaluator

    View = schema.View[Any, Any]
    Shown = schema.Shown[Any, Any]


class Session:
    """The table of one game.

    Every method of the protocol takes its parameters as a mapping and returns JSON-able data; `call` dispatches.
    """

    def __init__(self) -> None:
        self._state: State | None = None
        self._steps: list[Step] = []
        self._computers: frozenset[int] = frozenset()
        self._thinking: ThinkingHandler | None = None
        self._review: ReviewHandler | None = None
        self._judging: JudgingHandler | None = None
        self._par: ParHandler | None = None
        self._learning: LearningHandler | None = None
        self._patches: PatchHandler | None = None
        self._evaluator: Evaluator | None = None
        self.methods: dict[str, Callable[[Params], Any]] = {
            "games": lambda _: [info.to_dict() for info in catalog.games().values()],
            "new": self._new,
            "load": self._load,
            "view": self._view_of,
            "look": self._look,
            "act": self._act,
            "undo": self._undo,
            "computers": self._set_computers,
            "whyNot": self._why_not,
            "preview": self._preview,
            "at": self._at,
            "history": self._history,
            "scores": self._scores,
            "count": self._count,
            "follow": self._follow,
        }
        for method in ("levels", "think", "thinkStep", "thinkStop", "decide", "hint", "why"):
            self.methods[method] = partial(self._think, method)
        for method in ("analyse", "analyseStep", "analyseStop", "analysed"):
            self.methods[method] = partial(self._review_call, method)
        for method in ("judge", "judgeStep", "judgeStop"):
            self.methods[method] = partial(self._judge, method)
        for method in ("par", "parStep", "parStop"):
            self.methods[method] = partial(self._par_call, method)
        for method in ("lost", "lostStep", "lostStop"):
            self.methods[method] = partial(self._learn, method)
        for method in ("facts", "patchForms", "patchSample", "patchCheck", "patchTry"):
            self.methods[method] = partial(self._patch_call, method)

    def call(self, method: object, params: object) -> Any:
        """Carry out one call of the page.

        Args:
            method: one of `methods`.
            params: its parameters by name.

        Raises:
            SpieltischError: it is refused; nothing has changed. Any other exception is a fault of the engine, after
                which the table is not to be trusted.
        """
        found = self.methods.get(method) if isinstance(method, str) else None
        if found is None or not isinstance(params, Mapping):
            raise BadCall(f"There is no call {shown(method)} with such parameters.", method=named(method))
        return found(params)

    @property
    def _table(self) -> State:
        if self._state is None:
            raise NoGame("Begin or load a game first.")
        return self._state

    def _seat(self, params: Params, state: State | None = None) -> int | None:
        state = self._table if state is None else state
        seat = needed(params, "seat")
        check_seat(seat, state.players)
        if seat is None and not state.is_over:
            raise Hidden("Everybody's cards may be seen only after the game.")
        return seat  # type: ignore[no-any-return]

    # -- computer players -------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position at the table."""
        return self._table

    @property
    def step(self) -> int:
        """How many actions were carried out."""
        return len(self._steps)

    @property
    def turn_began(self) -> int:
        """The step at which the turn under way began."""
        for number in range(len(self._steps), 0, -1):
            if self._steps[number - 1].ends_turn:
                return number
        return 0

    def seen(self, seat: int, steps: int | None = None) -> Iterator[Event]:
        """Yield every event so far, or of the first steps, as a seat could see it."""
        table = self._table
        return (table.redact(event, seat) for step in self._steps[:steps] for event in step.events)

    def _think(self, method: str, params: Params) -> Any:
        if self._thinking is None:
            # Imported when it is first needed: the table must be ready before a computer thinks.
            from .handlers.thinking import ThinkingHandler  # noqa: PLC0415

            self._thinking = ThinkingHandler(self)
        return self._thinking.methods[method](params)

    def _review_call(self, method: str, params: Params) -> Any:
        if self._review is None:
            # Imported when it is first needed, as above.
            from .handlers.reviewing import ReviewHandler  # noqa: PLC0415

            self._review = ReviewHandler(self)
        return self._review.methods[method](params)

    def _judge(self, method: str, params: Params) -> Any:
        if self._judging is None:
            # Imported when it is first needed, as above.
            from .handlers.judging import JudgingHandler  # noqa: PLC0415

            self._judging = JudgingHandler(self)
        return self._judging.methods[method](params)

    def _par_call(self, method: str, params: Params) -> Any:
        if self._par is None:
            # Imported when it is first needed, as above.
            from .handlers.par import ParHandler  # noqa: PLC0415

            self._par = ParHandler()
        return self._par.methods[method](params)

    def _learn(self, method: str, params: Params) -> Any:
        if self._learning is None:
            from .handlers.learning import LearningHandler  # noqa: PLC0415 - as above

            self._learning = LearningHandler(Session().call)
        return self._learning.methods[method](params)

    def _patch_call(self, method: str, params: Params) -> Any:
        if self._patches is None:
            # Imported when it is first needed, as above.
            from .handlers.patches import PatchHandler  # noqa: PLC0415

            self._patches = PatchHandler()
        return self._patches.methods[method](params)

    def decisions(self) -> list[Decision]:
        """Return every decision so far, as a review needs it."""
        from .analysis.decision import Decision  # noqa: PLC0415 - as above

        return [
            Decision(step.before, step.seat, step.action, step.ends_turn, step.events) for step in self._steps
        ]

    def evaluator(self) -> Evaluator:
        """Return what is known of the positions of this game, for whoever thinks about it."""
        if self._evaluator is None:
            from .players.evaluator import Evaluator  # noqa: PLC0415 - as above

            self._evaluator = Evaluator()
        return self._evaluator

    def _follow(self, params: Params) -> schema.Followed:
        """Bring the table to a record, or to what has become of it; what both have in common is not played again."""
        if "record" not in params:
            self._branch(number_of(params, "kept", None, len(self._steps)), texts_of(params))
        else:
            checked = record.read(params["record"])
            if self._state is None or not record.same_game(checked, self._table.record()):
                self._load({"record": checked, "seat": PUBLIC})
            else:
                actions: list[str] = checked["actions"]
                same = record.common(actions, [step.action for step in self._steps])
                self._branch(same, actions[same:])
        return {"step": self.step, "current": self._table.current_player}

    def _branch(self, kept: int, actions: Sequence[str]) -> None:
        """Go back to a step and on from there by other actions; where one of them is not legal nothing has changed."""
        table = self._table
        steps = self._steps[:kept]
        state = (self._steps[kept].before if kept < len(self._steps) else table).copy()
        go_on(state, actions, steps)
        self._state, self._steps = state, steps

    # -- beginning ------------------------------------------------------------------------------------------------

    def _new(self, params: Params) -> Shown:
        info = catalog.find(needed(params, "game"))
        players = info.info.check_players(needed(params, "players"))
        options = info.info.check_options(params.get("options", {}))
        state = info.new_game(players, options, catalog.check_seed(needed(params, "seed")))
        seat = self._seat(params, state) if "seat" in params else state.current_player
        self._state, self._steps, self._evaluator = state, [], None
        self._computers = frozenset()
        return self._shown(seat)

    def _load(self, params: Params) -> Shown:
        checked = record.read(needed(params, "record"))
        state = record.begin(checked)
        steps: list[Step] = []
        # A bad record leaves the table as it was: that is put in its place at the end only.
        go_on(state, checked["actions"], steps, joined_of(params))
        seat = self._seat(params, state) if "seat" in params else state.current_player
        self._state, self._steps, self._evaluator = state, steps, None
        self._computers = frozenset()
        return self._shown(seat)

    # -- looking --------------------------------------------------------------------------------------------------

    def _shown(self, seat: int | None) -> Shown:
        return {"view": self._view(self._table, seat), "record": self._table.record()}

    def _view(self, state: State, seat: int | None, past: int | None = None) -> View:
        """Return what a seat is shown of a position.

        Args:
            state: the position.
            seat: whose eyes look.
            past: the step after which it was; None for the present.
        """
        over = state.is_over
        decides = past is None and not over and seat == state.current_player
        return {
            "game": state.game,
            "seat": seat,
            "current": state.current_player,
            "step": len(self._steps) if past is None else past,
            "steps": len(self._steps),
            "ending": state.is_ending,
            "over": over,
            "observation": state.observation(seat),
            "actions": state.offers() if decides else [],
            "undo": self._undoable(seat) if past is None else {"steps": 0, "blocked": "start"},
            "scores": state.scores() if over else None,
            "ranking": list(state.ranking()) if over else None,
            "winners": state.winners() if over else None,
            "verdict": state.verdict() if over else None,
            "achievements": self._achievements(state) if over else None,
            "tempers": catalog.drawn_tempers(state.game, self._table.seed, len(state.players)),
        }

    def _achievements(self, state: State) -> list[list[str]]:
        return state.achievements([event for step in self._steps for event in step.events])

    def _view_of(self, params: Params) -> View:
        return self._view(self._table, self._seat(params))

    def _at(self, params: Params) -> View:
        """Return the view of an earlier position."""
        step = number_of(params, "step", None, len(self._steps))
        state = self._table if step == len(self._steps) else self._steps[step].before
        return self._view(state, self._seat(params), step)

    def _look(self, params: Params) -> schema.Looked[Any, Any, Event]:
        """Return what a seat is shown, and what happened since it looked last."""
        seat = self._seat(params)
        since = self._since(params, 0)
        return {"view": self._view(self._table, seat), "history": self._told(seat, since)}

    def _history(self, params: Params) -> list[schema.HistoryStep[Event]]:
        """Return every action with what it caused, as the seat may see it."""
        return self._told(self._seat(params), 0)

    def _told(self, seat: int | None, since: int) -> list[schema.HistoryStep[Event]]:
        """Return the actions after a step, as a seat may see them."""
        table = self._table
        found: list[schema.HistoryStep[Event]] = []
        for number, step in enumerate(self._steps[since:], since + 1):
            told: schema.HistoryStep[Event] = {
                "step": number,
                "seat": step.seat,
                "text": None if self._is_secret(step, seat) else str(step.action),
                "events": self._in_words([table.redact(event, seat) for event in step.events]),
            }
            # Of what was done together only a formality is done by another seat.
            if step.joined and step.seat != self._steps[number - 2].seat:
                told["unasked"] = True
            found.append(told)
        return found

    def _in_words(self, events: Sequence[Event]) -> list[Event]:
        """Return the events of one action, each with the sentence that tells it where it needs one."""
        told = self._table.tell(events)
        return [
            cast("Event", {**event, "telling": it}) if it else event
            for event, it in zip(events, told, strict=True)
        ]

    def _since(self, params: Params, otherwise: int) -> int:
        """Return how many steps the eyes that ask have heard of already."""
        return number_of(params, "since", otherwise, len(self._steps))

    def _is_secret(self, step: Step, seat: int | None) -> bool:
        table = self._table
        return not table.is_over and table.is_secret(step.action, own=step.seat == seat)

    def _scores(self, params: Params) -> list[schema.ScoreStep]:
        """Return the totals after each step, for the chart at the end."""
        if not self._table.is_over:
            raise Hidden("The course of the scores may be seen only after the game.")
        states = [step.before for step in self._steps] + [self._table]
        return [
            {"step": number, "totals": [score["total"] for score in state.scores()]}
            for number, state in enumerate(states)
        ]

    def _count(self, params: Params) -> schema.Counting:
        """Return how the finished game is counted, step by step."""
        table = self._table
        if not table.is_over:
            raise Hidden("The counting may be seen only after the game.")
        counted = table.counted()
        totals = [score["total"] for score in table.scores()]
        for one in counted:
            totals[one["seat"]] -= one["points"]
        begin = totals[:]
        steps: list[schema.CountingStep] = []
        for one in counted:
            totals[one["seat"]] += one["points"]
            steps.append({**one, "totals": totals[:]})
        events = [event for step in self._steps for event in step.events]
        return {"begin": begin, "steps": steps, "sources": table.sources(events)}

    # -- acting ---------------------------------------------------------------------------------------------------

    def _act(self, params: Params) -> schema.Changed[Any, Any, Event]:
        state = self._table
        seat = self._seat(params)
        eyes = self._eyes(params, seat)
        before = len(self._steps)
        since = self._since(params, before)
        if state.current_player is not None and seat != state.current_player:
            raise NotYourTurn("Another player is to decide.", seat=state.current_player)
        refused = self._carry_out_all(texts_of(params), seat)
        self._carry_out_formalities()
        return {**self._changed(eyes, before, since), "refused": refused}

    def _carry_out_all(self, texts: Sequence[str], seat: int | None) -> schema.Refused | None:
        """Carry out actions of a seat one after the other, up to the first that is not possible.

        Returns:
            Which one that was and why; None when all were carried out. Those before it stand.

        Raises:
            SpieltischError: the very first one is refused, or there is none; nothing has changed.
        """
        state = self._table
        if not texts:
            raise BadCall("'actions' names at least one action.")
        for index, text in enumerate(texts):
            try:
                if index and seat != state.current_player:
                    raise NotYourTurn("Another player is to decide.", seat=state.current_player)
                carry_out(state, text, self._steps, joined=index > 0)
            except SpieltischError as error:
                if index == 0:
                    raise
                return {"index": index, "error": cast("schema.Problem", error.to_dict())}
        return None

    def _carry_out_formalities(self) -> None:
        """Do what people have no choice in, so that nobody is asked, nor the device passed on for it."""
        state = self._table
        while (
            state.current_player not in {None, *self._computers} and len(legal := state.legal_actions()) == 1
        ):
            if not state.is_formality(legal[0]):
                return
            carry_out(state, str(legal[0]), self._steps, joined=True)

    def _eyes(self, params: Params, seat: int | None) -> int | None:
        """Return whose knowledge an answer is for: the seat that acts, or an onlooker."""
        return self._seat({"seat": params["eyes"]}) if "eyes" in params else seat

    def _changed(self, eyes: int | None, kept: int, since: int) -> schema.Changed[Any, Any, Event]:
        """Return all that a page needs to know of a change, each view made once.

        Args:
            eyes: who looks.
            kept: how many actions stand as before.
            since: how many steps those eyes have heard of.
        """
        return {
            "view": self._view(self._table, eyes),
            "open": None if eyes == PUBLIC else self._view(self._table, PUBLIC),
            "kept": kept,
            "actions": [str(step.action) for step in self._steps[kept:]],
            "history": self._told(eyes, since),
            "refused": None,
        }

    def _why_not(self, params: Params) -> schema.Refusal | None:
        action = params["parts"] if "parts" in params else needed(params, "text")
        refusal = self._table.why_not(action, params.get("seat"))
        return None if refusal is None else {"rule": refusal.rule, "data": refusal.data}

    def _preview(self, params: Params) -> schema.Preview[Event]:
        """Return what an action would cause, as far as it can be foreseen, without doing it."""
        seat = self._table.current_player
        if seat is None:
            raise GameOver("The game is over.")
        if self._seat(params) != seat:
            raise NotYourTurn("Another player is to decide.", seat=seat)
        trial, text = self._table.copy(), needed(params, "text")
        before = trial.scores()[seat]
        events = trial.apply(text)
        after = None if any(map(trial.surprises, events)) else trial.scores()[seat]
        gain: int | None = after and after["total"] - before["total"]
        return {
            "events": [event for event in events if not trial.reveals(event)],
            "before": before,
            "after": after,
            "gain": gain,
            "worth": self._worth(text, gain),
            "foreseen": self._table.foresee(trial, seat),
        }

    def _worth(self, text: str, gain: int | None) -> float | None:
        """Return how good an action is, to compare it with others of its kind: as the judgement sees it, or by its points at once."""
        if not (self._table.is_proposed(text) and catalog.has_computers(self._table.game)):
            return gain
        from .players.knowledge import worth_of  # noqa: PLC0415 - as in `_think`

        return worth_of(self._table, text)

    # -- taking back ----------------------------------------------------------------------------------------------

    def _set_computers(self, params: Params) -> list[int]:
        """Note at which seats computers play: their moves may be taken back with a person's own."""
        seats = needed(params, "seats")
        if not isinstance(seats, list):
            raise BadCall("'seats' lists seats of the table.")
        for seat in seats:
            check_seat(seat, self._table.players, none=False)
        self._computers = frozenset(seats)
        return sorted(self._computers)

    def _undoable(self, seat: int | None) -> schema.Undo:
        """Return how many own steps a seat may take back, and what stands against more."""
        backs, blocked = self._backs(seat)
        return {"steps": len(backs), "blocked": blocked}

    def _backs(self, seat: int | None) -> tuple[list[int], str]:
        """Return how far back each own step of a seat lies that may be taken back, and what stands against more.

        What was asked for in one call is one step, with the formalities of others that came of it. What computers did since the
        seat's last decision goes with it, unless it revealed something.
        """
        backs: list[int] = []
        for number, step in enumerate(reversed(self._steps), 1):
            passed = step.seat != seat and (step.joined or (step.seat in self._computers and not backs))
            if not passed and (step.seat != seat or (step.ends_turn and backs)):
                return backs, "turn"
            if any(self._table.reveals(event) for event in step.events):
                # What another player revealed does not end the undo of one's own turn.
                return backs, "turn" if passed else "revealed"
            if not passed and not step.joined:
                backs.append(number)
        return backs, "start"

    def _undo(self, params: Params) -> schema.Changed[Any, Any, Event]:
        seat = self._seat(params)
        since = self._since(params, len(self._steps))
        backs, blocked = self._backs(seat)
        wanted = params.get("steps", 1)
        count = len(backs) if wanted == "turn" else wanted
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= len(backs):
            raise UndoRefused("This cannot be taken back.", reason=blocked, steps=len(backs))
        back = backs[count - 1]
        self._state = self._steps[-back].before
        del self._steps[-back:]
        kept = len(self._steps)
        return self._changed(seat, kept, min(since, kept))
