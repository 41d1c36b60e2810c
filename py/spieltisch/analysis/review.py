"""A review of a game that is over: everybody's chances turn by turn, what each turn was worth, and what stands out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..actions import Action, parts_of
from ..players.evaluator import Evaluation, Evaluator
from ..players.knowledge import knowledge_of
from ..state import PUBLIC, Event
from .chart import COARSE, LOOKS, MANY_SEATS, Chart, look, usual
from .decision import Decision, quiet_since
from .doubts import FUTILE, GLANCE, TRIED, VERDICT, Doubt, by_rating, searched
from .heeded import heeded
from .luck import DEALS, Luck
from .notes import Note
from .orders import comes_to_same
from .share import Share
from .standouts import (
    Told,
    cost_of,
    effects_of,
    greatest_of,
    is_brilliant,
    is_quiet,
    luck_of,
    standout_of,
    told_of,
)
from .told import told
from .wholes import wholes

if TYPE_CHECKING:
    from ..schema import Reviewed, TurnWorth

FIRST = 4
"""How many decisions are compared before others are searched, and judged before all are; all shares together."""
SUSPECTS, JUDGED = 32, 8
"""How many decisions are picked out, and how many of those are judged, all shares together."""
PROMISING = 0.03
"""The search must say that a decision cost more, so that it is compared before others are searched: as much is only a guess."""
OTHERS = 8
"""How many decisions of seats that are not asked for are compared, all shares together; they are not searched."""
LUCKY = 6
"""In how many turns is looked for the card that was good or bad luck, all shares together."""


class Review:
    """Works through a game in slices: roughly first, so that stopping early leaves a result for all of it.

    Every decision is judged by what its player could know and remember then, not by what was turned up later. The chart has
    one view all along, because others know other cards and so have other hopes: for a single seat what that one knew, for
    several what lay open or could be remembered by all.

    Args:
        decisions: all decisions, from the first.
        end: everybody's chance at the end of the game, which is known.
        evaluator: what is known of positions already, and is to know what is found; a new one when left out.
        seats: whose decisions are named; everybody's when left out.
        share: what of it is done here; all of it when left out.
        notes: what hints said, by step.
        skipped: steps of those seats that somebody else decided, so they are not named.
    """

    def __init__(  # noqa: PLR0913 - a review has so many parts
        self,
        decisions: Sequence[Decision],
        end: Sequence[float],
        evaluator: Evaluator | None = None,
        *,
        seats: Sequence[int] | None = None,
        share: Share | None = None,
        notes: Mapping[int, Note] | None = None,
        skipped: Collection[int] = (),
    ) -> None:
        for decision in decisions[:1]:
            # Where there are no computer players, that is told at once.
            knowledge_of(decision.before)
        self.notes = notes or {}
        self._heeded = heeded(decisions, self.notes)
        """The same with each action that was done of a plan that a hint advised."""
        self.decisions = wholes(decisions, self._heeded)
        self.share = share or Share()
        self.done = False
        self._evaluator = evaluator or Evaluator()
        self._evaluations: dict[int, Evaluation] = {}
        self._seats: Sequence[int] = range(len(decisions[0].before.players)) if decisions else ()
        self._wanted = self._seats if seats is None else seats
        self._skipped = frozenset(skipped)
        self._viewer = self._wanted[0] if len(self._wanted) == 1 else PUBLIC
        """Whose chart it is."""
        self._viewed: dict[int, Evaluation] = {}
        own = self.share.turns(decisions, self._wanted)
        self._turns = {step: self._last_of(step) for step in own}
        """By first step of each turn its last one."""
        self._own_turns = {step: last for step, last in self._turns.items() if self._is_wanted(step)}
        """The same of the seats whose decisions are named."""
        self._held = self._notes_held()
        # What a hint said, its own seat alone could know.
        is_single = self._viewer != PUBLIC
        noted = [step for step in sorted(self.notes) if step not in self._turns and self._is_own(step)]
        self._chart = Chart(
            [*own, *(noted if is_single else [])],
            self._viewed_at,
            self._held if is_single else {},
            LOOKS if len(self._seats) <= 2 else MANY_SEATS,
            self._missed if is_single else lambda _: None,
            self._is_open if is_single else lambda _: False,
        )
        steps = [step for first, last in self._turns.items() for step in range(first, last + 1)]
        self._own = sorted(steps)
        self._doubts: dict[int, Doubt] = {}
        """By step what may have been better."""
        self._judged: list[Doubt] = []
        """Those that were judged, in that order."""
        self._unsearched = {step for step in self._own if self._is_wanted(step)}
        """Where a better action may still be found."""
        self._is_judged = False
        """True once no other decision will be named."""
        self._luck = Luck(decisions, self._known, self._chances, end)
        self._stamp: tuple[bool, int, int] | None = None
        """When what is known was written down last: that takes longer than most slices leave."""
        self._work = self._steps()
        self._finished = 0
        searched_steps = sum(self._is_wanted(step) for step in self._own)
        early = self.share.part(FIRST)
        glanced = early + self.share.part(SUSPECTS) + self.share.part(OTHERS)
        judged = early + self.share.part(JUDGED)
        compared = 2 * (GLANCE * glanced + VERDICT * judged)
        self._whole = self._chart.whole + len(self._own) + TRIED * searched_steps + compared
        self._whole += 2 * LOOKS * len(self._own_turns) + 2 * DEALS * self.share.part(LUCKY)

    def _last_of(self, step: int) -> int:
        ends = (number for number in range(step, len(self.decisions)) if self.decisions[number].ends_turn)
        return next(ends, len(self.decisions) - 1)

    def _notes_held(self) -> dict[int, Note]:
        """Return by step the hint whose chance holds there: what it advised was done, there or later, with nothing turned up until then."""
        found: dict[int, Note] = {}
        for first, last in self._turns.items():
            for step in range(last, first - 1, -1):
                decision, note = self.decisions[step], self.notes.get(step)
                if note and note.is_done(parts_of(decision.action)[0]):
                    since = quiet_since(self.decisions, step, first, decision.seat)
                    found |= dict.fromkeys(range(since, step + 1), note)
        return found

    def _missed(self, step: int) -> list[float] | None:
        """Return everybody's chances with a better action of the turn of which it is told what it would have brought, as its seat knew them.

        It was there from a step on if nothing was turned up until then; None where there is none.
        """
        first = max((one for one in self._turns if one <= step), default=-1)
        if first < 0 or not self._is_wanted(step) or step > self._turns[first]:
            return None
        later = (one for one in self._told(first, step) if is_quiet(self.decisions, step, one.doubt.step))
        return next((one.best for one in later if not is_brilliant(self.decisions, one.doubt)), None)

    def _is_open(self, step: int) -> bool:
        """Return whether a better action may still be named in the turn of a position, or after it."""
        first = max((one for one in self._turns if one <= step), default=-1)
        if self._is_judged or first < 0 or step > self._turns[first]:
            return False
        left = range(step, self._turns[first] + 1)
        pending = (self._doubts[one] for one in left if one in self._doubts)
        return any(one in self._unsearched for one in left) or any(
            doubt.is_suspect or not doubt.glanced for doubt in pending
        )

    def _is_wanted(self, step: int) -> bool:
        return self.decisions[step].seat in self._wanted and step not in self._skipped

    def _is_own(self, step: int) -> bool:
        return any(first <= step <= last for first, last in self._turns.items())

    @cached_property
    def _seen(self) -> dict[int, tuple[list[Event], list[int]]]:
        """By seat, and for `PUBLIC`, what it saw of the game, and how much of that it had seen before each step."""
        found: dict[int, tuple[list[Event], list[int]]] = {}
        for seat in (*self._seats, PUBLIC):
            seen: list[Event] = []
            before: list[int] = []
            for decision in self.decisions:
                before.append(len(seen))
                seen += [decision.before.redact(event, seat) for event in decision.events]
            found[seat] = seen, before
        return found

    def _known(self, step: int) -> Evaluation:
        """Return what is known of a position to the seat that decides."""
        return self._known_to(self.decisions[step].seat, step, self._evaluations)

    def _viewed_at(self, step: int) -> Evaluation:
        """Return what is known of a position to whoever looks at the chart."""
        if self._viewer == self.decisions[step].seat:
            return self._known(step)
        return self._known_to(self._viewer, step, self._viewed)

    def _known_to(self, seat: int, step: int, kept: dict[int, Evaluation]) -> Evaluation:
        if step not in kept:
            before = self.decisions[step].before
            seen, count = self._seen[seat]
            kept[step] = self._evaluator.at(before, seen[: count[step]], seat=seat)
        return kept[step]

    @property
    def progress(self) -> float:
        """How much of the work is done, 0 to 1."""
        return 1.0 if self.done else min(1.0, self._finished / self._whole)

    def step(self, seconds: float) -> bool:
        """Work for about so many seconds; return whether the review is complete."""
        end = perf_counter() + seconds
        while not self.done:
            try:
                self._finished += next(self._work)
            except StopIteration:
                self.done = True
            if perf_counter() >= end:
                break
        return self.done

    def _steps(self) -> Iterator[int]:
        """Do the work; yield about how many playouts each bit of it took."""
        yield from self._chart.coarse(self.share.part(COARSE))
        rated: list[Doubt] = []
        yield from self._rate([step for step in self._own if self._is_wanted(step)], rated)
        self._doubts = {
            one.step: one for one in rated[: self.share.part(FIRST)] if one.guess and self._is_other(one)
        }
        for doubt in self._warned():
            yield doubt.glance()
            yield from doubt.judge()
            self._doubts[doubt.step] = doubt
            self._judged.append(doubt)
        yield from self._glance(len(self._doubts))
        early = self.share.part(FIRST)
        yield from self._judge(early)
        # From now on the chart moves only where a better action is found.
        yield from self._chart.every()
        for doubt in rated:
            better = searched(doubt)
            if better and not self._is_other(better):
                better = None
            known = self._doubts.get(doubt.step)
            if better and (known is None or (not known.holds and better.better != known.better)):
                self._doubts[doubt.step] = better
            self._unsearched.discard(doubt.step)
            yield TRIED
            if better and better.guess > PROMISING and self._may_judge(early):
                yield from self._glance(1)
                yield from self._judge(1)
        glanced = sum(doubt.glanced for doubt in self._doubts.values())
        yield from self._glance(early + self.share.part(SUSPECTS) - glanced, until=early)
        yield from self._judge(early + self.share.part(JUDGED) - self._verdicts)
        self._is_judged = True
        for doubt in self._judged:
            yield from doubt.judge(whole=True)
        # A search of what nobody asked for would take as long again.
        others: list[Doubt] = []
        yield from self._rate([step for step in self._own if not self._is_wanted(step)], others)
        self._doubts |= {doubt.step: doubt for doubt in others[: self.share.part(OTHERS)] if doubt.guess}
        yield from self._glance(self.share.part(OTHERS))
        for step in self._own_turns:
            # A turn is worth what it is to its own seat; those of the others are told by the chart.
            yield 0 if step in self._held else look(self._known(step), LOOKS)
        yield from self._luck.ends(self._own_turns, self._told_after)
        luck = {step: luck_of(self._worth(step)) for step in self._own_turns}
        yield from self._luck.greatest(self._own_turns, luck, self.share.part(LUCKY))

    def _warned(self) -> Iterator[Doubt]:
        """Yield what warnings have said against decisions that stayed."""
        for step, note in self.notes.items():
            if not self._is_own(step) or not self._is_wanted(step):
                continue
            known, action = self._known(step), self.decisions[step].action
            better = next(one for one in known.legal if one == note.action)
            doubt = Doubt(step, known, action, better, note.cost_of(action), note)
            if doubt.warned:
                yield doubt

    def _rate(self, steps: Sequence[int], rated: list[Doubt]) -> Iterator[int]:
        """Add to a list what the judgement alone has against decisions, the greatest doubt first."""
        for step in steps:
            found = by_rating(step, self._known(step), self.decisions[step].action, self._heeded.get(step))
            rated += [found] if found else []
            if not found:
                self._unsearched.discard(step)
            # What is not searched is done.
            yield 1 if found or not self._is_wanted(step) else 1 + TRIED
        rated.sort(key=lambda doubt: -doubt.guess)

    def _is_other(self, doubt: Doubt) -> bool:
        """Return whether what was not decided would have come to something else at the end of the turn."""
        action = self.decisions[doubt.step].action
        others = [one for one in (doubt.worse, doubt.better) if one != action]
        return not any(comes_to_same(self.decisions, doubt.step, one) for one in others)

    def _may_judge(self, early: int) -> bool:
        """Return whether something may be judged before all is searched: until a lesson is found, and so many verdicts."""
        return self._verdicts < early and not any(doubt.holds for doubt in self._judged)

    @property
    def _verdicts(self) -> int:
        """How many doubts were judged, without those that were given up at once."""
        return sum(len(doubt.fresh) > FUTILE for doubt in self._judged)

    def _glance(self, count: int, until: int = 0) -> Iterator[int]:
        """Pick out the greatest doubts of those that were not looked at yet.

        Args:
            count: how many.
            until: each is judged at once until a lesson is found, and so many verdicts.
        """
        open_ = [doubt for doubt in self._doubts.values() if not doubt.glanced]
        for doubt in sorted(open_, key=lambda doubt: -doubt.cost)[: max(0, count)]:
            doubt.glance()
            yield 2 * GLANCE
            if self._may_judge(until):
                yield from self._judge(1)

    def _judge(self, count: int) -> Iterator[int]:
        """Judge the greatest of the doubts that were picked out."""
        open_ = [doubt for doubt in self._doubts.values() if doubt.is_suspect]
        for doubt in sorted(open_, key=lambda doubt: -doubt.cost)[: max(0, count)]:
            self._judged.append(doubt)
            yield from doubt.judge()

    # -- what is known ----------------------------------------------------------------------------------------------

    def to_dict(self) -> Reviewed[Any]:
        """Return what this share knows so far, as JSON-able data."""
        judged = sum(doubt.first is not None for doubt in self._doubts.values())
        stamp = (
            self.done,
            round(100 * self._finished / self._whole),
            judged + min(COARSE, self._chart.looked),
        )
        if stamp != self._stamp:
            self._stamp, self._last = stamp, self._known_now()
        return {**self._last, "progress": self.progress}

    def _known_now(self) -> Reviewed[Any]:
        held = [doubt for doubt in self._judged if doubt.holds and self._is_wanted(doubt.step)]
        shown = {one.doubt.step: one for first in self._turns for one in self._told(first)}
        named = [
            standout_of(self.decisions, shown[doubt.step])
            for doubt in held
            # What only made good an earlier mistake of its turn is not brilliant.
            if self._doubts.get(doubt.step) is doubt and doubt.step in shown
        ]
        return {
            "done": self.done,
            "progress": self.progress,
            "chances": self._chart.rows(),
            "turns": [self._worth(first) for first in sorted(self._turns)],
            "costly": [row for row in named if row["kind"] != "brilliant"],
            "brilliant": [row for row in named if row["kind"] == "brilliant"],
        }

    def _chances(self, step: int, action: Action | None = None) -> list[float]:
        """Return everybody's chances at the beginning of a turn, after an action, or where a hint was given, as its seat knew them."""
        known = self._known(step)
        missed, noted = (None, None) if action else (self._missed(step), self._held.get(step))
        if missed:
            return missed
        found = list(noted.chances) if noted else known.chances(action or usual(known))
        return told(known.knowledge.scale, found, known.seat)

    def _told(self, first: int, since: int = 0) -> list[Told]:
        """Return what is told of the decisions of a turn, from a step on."""
        steps = range(max(first, since), self._turns[first] + 1)
        doubts = [self._doubts[step] for step in steps if step in self._doubts]
        return told_of(self.decisions, self.decisions[first].seat, doubts)

    def _told_after(self, first: int, since: int, own: int) -> list[float] | None:
        """Return the chances at the end of a turn, by what was told since its seat learned something; see `Luck.ends`.

        A turn in which nothing is turned up has one chance, but for what its decisions cost.
        """
        noted = [step for step in range(since, own + 1) if step in self._held and step in self.notes]
        if not noted and since != first:
            return None
        begins = noted[0] if noted else first
        effects = effects_of(self.decisions, self._told(first, begins))
        rows = zip(self._chances(begins), effects, strict=True)
        return [min(1.0, max(0.0, chance + more)) for chance, more in rows]

    def _worth(self, first: int) -> TurnWorth[Any]:
        steps = range(first, self._turns[first] + 1)
        shown = self._told(first)
        return {
            "step": first,
            "last": self._turns[first],
            "seat": self.decisions[first].seat,
            "cost": cost_of(self.decisions, [self._doubts[step] for step in steps if step in self._doubts]),
            "effects": effects_of(self.decisions, shown),
            "before": self._chances(first) if first in self._luck.after else [],
            "after": self._luck.after.get(first, []),
            "searched": self._is_wanted(first),
            "draw": self._luck.draws.get(first),
            "best": greatest_of(self.decisions, shown) if self.done else None,
        }
