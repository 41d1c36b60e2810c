"""A review of a game that is over: everybody's chances turn by turn, and the most costly decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..actions import Action
from ..players.knowledge import Knowledge, knowledge_of
from ..state import State
from .chart import COARSE, Chart, coarse_first
from .doubts import GLANCE, TRIED, VERDICT, Doubt, by_rating, searched

if TYPE_CHECKING:
    from ..schema import Chances, Costly

COSTLY = 3
"""How many decisions are named."""
FIRST = 4
"""How many decisions are compared before others are searched, all shares together."""
SUSPECTS, JUDGED = 32, 14
"""How many decisions are picked out, and how many of those are judged, all shares together."""
BETWEEN = 24
"""After so many searches the greatest doubt is compared, so that lessons come while others are searched."""


class Decision(NamedTuple):
    """A decision of the game: the position before it, who decided, and what."""

    before: State
    seat: int
    action: Action
    ends_turn: bool


class Share(NamedTuple):
    """A part of the work: several engines do a review together, each the turns and decisions that fall to it."""

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

    Every decision is judged by what its player could know then, not by what was turned up later.

    Args:
        decisions: all decisions, from the first.
        final: the position at the end.
        seed: the same seed finds the same.
        seats: whose decisions are looked at; everybody's when left out.
        share: what of it is done here; all of it when left out.
    """

    def __init__(
        self,
        decisions: Sequence[Decision],
        final: State,
        seed: int,
        seats: Sequence[int] | None = None,
        share: Share | None = None,
    ) -> None:
        self.decisions = decisions
        self.final = final
        self.seed = seed
        self.share = share or Share()
        self.knowledge: Knowledge = knowledge_of(final)
        self.done = False
        steps = [0] if decisions else []
        steps += [n for n, decision in enumerate(decisions, 1) if decision.ends_turn and n < len(decisions)]
        own = self.share.of(coarse_first(steps))
        self._chart = Chart({step: decisions[step].before for step in own}, self.knowledge, seed)
        wanted = range(len(final.players)) if seats is None else seats
        self._own = self.share.of([n for n, decision in enumerate(decisions) if decision.seat in wanted])
        self._doubts: dict[int, Doubt] = {}
        """By step what may have been better."""
        self._costly: list[Costly[Any]] | None = None
        """What is named, None where it has to be found anew."""
        self._work = self._steps()
        self._finished = 0
        compared = 2 * (GLANCE * self.share.part(SUSPECTS) + VERDICT * self.share.part(JUDGED))
        self._whole = self._chart.whole + (1 + TRIED) * len(self._own) + compared

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

    def chances(self) -> list[Chances]:
        """Return everybody's chances as far as they are known, the result at the end."""
        won = self.final.winners()
        last = [1 / len(won) if seat in won else 0.0 for seat in range(len(self.final.players))]
        return [*self._chart.rows(), {"step": len(self.decisions), "chances": last}]

    def _steps(self) -> Iterator[int]:
        """Do the work; yield about how many playouts each bit of it took."""
        yield from self._chart.coarse(self.share.part(COARSE))
        rated: list[Doubt] = []
        for number in self._own:
            decision = self.decisions[number]
            found = by_rating(number, decision.before, decision.seat, decision.action, self.knowledge)
            rated += [found] if found else []
            # What is not searched is done.
            yield 1 if found else 1 + TRIED
        rated.sort(key=lambda doubt: -doubt.guess)
        self._doubts = {doubt.step: doubt for doubt in rated[: self.share.part(FIRST)] if doubt.guess}
        yield from self._glance(len(self._doubts))
        yield from self._judge(len(self._doubts))
        yield from self._chart.every()
        for count, doubt in enumerate(rated, 1):
            better = searched(doubt, self.knowledge, self.seed)
            known = self._doubts.get(doubt.step)
            if better and (known is None or (not known.holds and better.better != known.better)):
                self._doubts[doubt.step] = better
                self._costly = None
            yield TRIED
            if count % BETWEEN == 0:
                yield from self._glance(1)
                yield from self._judge(1)
        yield from self._glance(self.share.part(SUSPECTS))
        yield from self._judge(self.share.part(JUDGED))
        yield from self._chart.finer()

    def _glance(self, count: int) -> Iterator[int]:
        """Pick out the greatest doubts of those that were not looked at yet."""
        open_ = [doubt for doubt in self._doubts.values() if not doubt.glanced]
        for doubt in sorted(open_, key=lambda doubt: -doubt.cost)[:count]:
            yield doubt.glance(self.knowledge, self.seed)

    def _judge(self, count: int) -> Iterator[int]:
        """Judge the greatest of the doubts that were picked out."""
        open_ = [doubt for doubt in self._doubts.values() if doubt.is_suspect]
        for doubt in sorted(open_, key=lambda doubt: -doubt.cost)[:count]:
            took = doubt.judge(self.knowledge, self.seed)
            self._costly = None
            yield took

    def costly(self) -> list[Costly[Any]]:
        """Return the most costly decisions known so far as JSON-able data, the costliest first."""
        if self._costly is None:
            self._costly = self._named()
        return self._costly

    def _named(self) -> list[Costly[Any]]:
        rows: list[Costly[Any]] = []
        taken: set[int] = set()
        held = [doubt for doubt in self._doubts.values() if doubt.holds]
        for doubt in sorted(held, key=lambda doubt: -doubt.cost):
            # One decision of a turn is enough: the others follow from it.
            turn = next(n for n in range(doubt.step, len(self.decisions)) if self.decisions[n].ends_turn)
            if turn in taken or len(rows) == COSTLY:
                continue
            taken.add(turn)
            rows.append(self._row(doubt, turn))
        return rows

    def _row(self, doubt: Doubt, turn: int) -> Costly[Any]:
        view = doubt.before.determinize(doubt.seat, Random(self.seed))
        reasons = self.knowledge.reasons(view, doubt.better)
        return {
            "step": doubt.step,
            "turn": turn,
            "seat": doubt.seat,
            "action": doubt.action.to_dict(),
            "chance": doubt.chance,
            "better": doubt.better.to_dict(),
            "betterChance": doubt.better_chance,
            "reasons": [reason.to_dict() for reason in reasons],
        }
