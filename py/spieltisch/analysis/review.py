"""A review of a game that is over: everybody's chances turn by turn, what each turn was worth, and what stands out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..players.evaluator import Evaluation, Evaluator
from ..players.knowledge import knowledge_of
from ..state import Event
from .chart import COARSE, Chart, coarse_first
from .decision import Decision, turn_starts
from .doubts import GLANCE, TRIED, VERDICT, Doubt, by_rating, same, searched
from .notes import Note
from .told import in_fives, instead, told

if TYPE_CHECKING:
    from ..schema import Reviewed, Standout, TurnWorth

FIRST = 4
"""How many decisions are compared before others are searched, all shares together."""
SUSPECTS, JUDGED = 32, 8
"""How many decisions are picked out, and how many of those are judged, all shares together."""
OTHERS = 8
"""How many decisions of seats that are not asked for are compared, all shares together; they are not searched."""
BETWEEN = 24
"""After so many searches the greatest doubt is compared, so that lessons come while others are searched."""
UNSURE = 0.5
"""What counts of a cost that was not judged: much of the greatest ones is luck."""


class Share(NamedTuple):
    """A part of the work: several engines do a review together, each the turns that fall to it."""

    number: int = 0
    """From 0."""
    whole: int = 1
    """How many shares there are."""

    def of(self, work: Sequence[Any]) -> list[Any]:
        """Return what falls to this share."""
        return list(work[self.number :: self.whole])

    def part(self, count: int) -> int:
        """Return how many of so many things this share does."""
        return -(-count // self.whole)


class Review:
    """Works through a game in slices: roughly first, so that stopping early leaves a result for all of it.

    Every decision is judged by what its player could know and remember then, not by what was turned up later.

    Args:
        decisions: all decisions, from the first.
        evaluator: what is known of positions already, and is to know what is found; a new one when left out.
        seats: whose decisions are named; everybody's when left out.
        share: what of it is done here; all of it when left out.
        notes: what hints said, by step.
    """

    def __init__(
        self,
        decisions: Sequence[Decision],
        evaluator: Evaluator | None = None,
        *,
        seats: Sequence[int] | None = None,
        share: Share | None = None,
        notes: Mapping[int, Note] | None = None,
    ) -> None:
        for decision in decisions[:1]:
            # Where there are no computer players, that is told at once.
            knowledge_of(decision.before)
        self.decisions = decisions
        self.notes = notes or {}
        self.share = share or Share()
        self.done = False
        self._evaluator = evaluator or Evaluator()
        self._evaluations: dict[int, Evaluation] = {}
        self._wanted = range(len(decisions[0].before.players)) if decisions and seats is None else seats or ()
        own = self.share.of(coarse_first(turn_starts(decisions)))
        self._turns = {step: self._last_of(step) for step in own}
        """By first step of each turn its last one."""
        noted = [step for step in sorted(self.notes) if step not in self._turns and self._is_own(step)]
        self._chart = Chart([*own, *noted], self._known, self.notes)
        steps = [step for first, last in self._turns.items() for step in range(first, last + 1)]
        self._own = sorted(steps)
        self._doubts: dict[int, Doubt] = {}
        """By step what may have been better."""
        self._stamp: tuple[bool, int, int] | None = None
        """When what is known was written down last: that takes longer than most slices leave."""
        self._work = self._steps()
        self._finished = 0
        searched_steps = sum(self._is_wanted(step) for step in self._own)
        early = self.share.part(FIRST) + searched_steps // BETWEEN
        glanced = early + self.share.part(SUSPECTS) + self.share.part(OTHERS)
        judged = early + self.share.part(JUDGED)
        compared = 2 * (GLANCE * glanced + VERDICT * judged)
        self._whole = self._chart.whole + len(self._own) + TRIED * searched_steps + compared

    def _last_of(self, step: int) -> int:
        ends = (number for number in range(step, len(self.decisions)) if self.decisions[number].ends_turn)
        return next(ends, len(self.decisions) - 1)

    def _is_wanted(self, step: int) -> bool:
        return self.decisions[step].seat in self._wanted

    def _is_own(self, step: int) -> bool:
        return any(first <= step <= last for first, last in self._turns.items())

    @cached_property
    def _seen(self) -> list[tuple[list[Event], list[int]]]:
        """By seat what it saw of the game, and how much of that it had seen before each step."""
        found: list[tuple[list[Event], list[int]]] = []
        for seat in range(len(self.decisions[0].before.players)):
            seen: list[Event] = []
            before: list[int] = []
            for decision in self.decisions:
                before.append(len(seen))
                seen += [decision.before.redact(event, seat) for event in decision.events]
            found.append((seen, before))
        return found

    def _known(self, step: int) -> Evaluation:
        """Return what is known of a position."""
        known = self._evaluations.get(step)
        if known is None:
            decision = self.decisions[step]
            seen, before = self._seen[decision.seat]
            known = self._evaluations[step] = self._evaluator.at(decision.before, seen[: before[step]])
        return known

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
        self._doubts = {doubt.step: doubt for doubt in rated[: self.share.part(FIRST)] if doubt.guess}
        yield from self._glance(len(self._doubts))
        yield from self._judge(len(self._doubts))
        yield from self._chart.every()
        for count, doubt in enumerate(rated, 1):
            better = searched(doubt)
            known = self._doubts.get(doubt.step)
            if better and (known is None or (not known.holds and better.better != known.better)):
                self._doubts[doubt.step] = better
            yield TRIED
            if count % BETWEEN == 0:
                yield from self._glance(1)
                yield from self._judge(1)
        yield from self._glance(self.share.part(SUSPECTS))
        yield from self._judge(self.share.part(JUDGED))
        # A search of what nobody asked for would take as long again.
        others: list[Doubt] = []
        yield from self._rate([step for step in self._own if not self._is_wanted(step)], others)
        self._doubts |= {doubt.step: doubt for doubt in others[: self.share.part(OTHERS)] if doubt.guess}
        yield from self._glance(self.share.part(OTHERS))
        yield from self._chart.finer()

    def _rate(self, steps: Sequence[int], rated: list[Doubt]) -> Iterator[int]:
        """Add to a list what the judgement alone has against decisions, the greatest doubt first."""
        for step in steps:
            found = by_rating(step, self._known(step), self.decisions[step].action, self.notes.get(step))
            rated += [found] if found else []
            # What is not searched is done.
            yield 1 if found or not self._is_wanted(step) else 1 + TRIED
        rated.sort(key=lambda doubt: -doubt.guess)

    def _glance(self, count: int) -> Iterator[int]:
        """Pick out the greatest doubts of those that were not looked at yet."""
        open_ = [doubt for doubt in self._doubts.values() if not doubt.glanced]
        for doubt in sorted(open_, key=lambda doubt: -doubt.cost)[:count]:
            doubt.glance()
            yield 2 * GLANCE

    def _judge(self, count: int) -> Iterator[int]:
        """Judge the greatest of the doubts that were picked out."""
        open_ = [doubt for doubt in self._doubts.values() if doubt.is_suspect]
        for doubt in sorted(open_, key=lambda doubt: -doubt.cost)[:count]:
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
        held = [doubt for doubt in self._doubts.values() if doubt.holds]
        named = [self._named(doubt) for doubt in held if self._is_wanted(doubt.step)]
        return {
            "done": self.done,
            "progress": self.progress,
            "chances": self._chart.rows(),
            "turns": [self._worth(first, last) for first, last in sorted(self._turns.items())],
            "costly": [row for row in named if not row["brilliant"]],
            "brilliant": [row for row in named if row["brilliant"] and not row["advised"]],
        }

    def _is_brilliant(self, doubt: Doubt) -> bool:
        """Return whether what was decided is the better one, which the judgement does not see."""
        return same(doubt.known, doubt.better, self.decisions[doubt.step].action)

    def _worth(self, first: int, last: int) -> TurnWorth:
        """Return what the decisions of a turn cost, and how they changed everybody's chances."""
        seat = self.decisions[first].seat
        seats = len(self.decisions[first].before.players)
        cost, effects = 0.0, [0.0] * seats
        for step in range(first, last + 1):
            doubt = self._doubts.get(step)
            if doubt is None or self._is_brilliant(doubt) or doubt.cost <= 0 or not doubt.glanced:
                continue
            part = 1.0 if doubt.first is not None else UNSURE
            effects = [now + part * more for now, more in zip(effects, doubt.effects, strict=True)]
            if self.decisions[step].seat == seat:
                cost += part * doubt.cost
        return {"step": first, "last": last, "seat": seat, "cost": cost, "effects": effects}

    def _named(self, doubt: Doubt) -> Standout[Any]:
        known, seat, cost = doubt.known, doubt.known.seat, doubt.cost
        brilliant = self._is_brilliant(doubt)
        note = self.notes.get(doubt.step)
        chances = list(note.chances) if note else known.chances(doubt.better)
        # The chance that a hint told stays: what it advised has that chance, and the other one so much more.
        top = chances[seat] + cost if doubt.advised else chances[seat]
        best = told(known.view.game, instead(chances, seat, min(1.0, top)))[seat]
        less = told(known.view.game, instead(chances, seat, max(0.0, top - cost)))[seat]
        advised = note is not None and note.action == self.decisions[doubt.step].action
        reasons = known.knowledge.reasons(known.view, doubt.better)
        return {
            "step": doubt.step,
            "turn": self._last_of(doubt.step),
            "seat": seat,
            "action": self.decisions[doubt.step].action.to_dict(),
            "chance": best if brilliant else less,
            "better": (doubt.worse if brilliant else doubt.better).to_dict(),
            "betterChance": less if brilliant else best,
            "percent": in_fives(best if brilliant else less),
            "cost": max(1, round(100 * (best - less))),
            "brilliant": brilliant,
            "advised": advised,
            "reasons": [reason.to_dict() for reason in reasons],
        }
