"""A review of a game that is over: everybody's chances turn by turn, and the most costly decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..actions import Action
from ..players.knowledge import Knowledge, knowledge_of
from ..players.paired import Paired
from ..players.search import Question, play_on
from ..state import State

if TYPE_CHECKING:
    from ..schema import Chances, Costly

COSTLY = 3
"""How many decisions are named."""
LEAST = 0.03
"""Chance to win that a decision must have cost to be named."""
LOOKS = 12
"""Playouts for a position of the chart."""
FIRST, SECOND = 10, 60
"""Playouts of the first look at a decision, and of the comparison of two actions."""
SUSPECTS = 10
"""How many decisions are compared again."""


class Decision(NamedTuple):
    """A decision of the game: the position before it, who decided, and what."""

    before: State
    seat: int
    action: Action
    ends_turn: bool


class Loss(NamedTuple):
    """What a decision cost."""

    step: int
    chance: float
    better: Action
    better_chance: float

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return self.better_chance - self.chance


class Review:
    """Works through a game in slices.

    Every decision is judged by what its player could know then, not by what was turned up later.

    Args:
        decisions: all decisions, from the first.
        final: the position at the end.
        seed: the same seed finds the same.
        seats: whose decisions are looked at; everybody's when left out.
    """

    def __init__(
        self, decisions: Sequence[Decision], final: State, seed: int, seats: Sequence[int] | None = None
    ) -> None:
        self.decisions = decisions
        self.final = final
        self.seats = range(len(final.players)) if seats is None else seats
        self.seed = seed
        self.knowledge: Knowledge = knowledge_of(final)
        self.chances: list[Chances] = []
        self.done = False
        self._losses: list[Loss] = []
        self._work = self._steps()
        self._finished = 0
        self._whole = 2 * len(decisions) + SUSPECTS

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
        yield from self._chart()
        for number, decision in enumerate(self.decisions):
            if decision.seat in self.seats:
                self._suspect(number, decision)
            yield 1
        suspects = sorted(self._losses, key=lambda loss: -loss.cost)[:SUSPECTS]
        self._losses = []
        for loss in suspects:
            self._compare(loss)
            yield 1

    # -- the chart -------------------------------------------------------------------------------------------------

    def _chart(self) -> Iterator[int]:
        positions = [(0, self.decisions[0].before)] if self.decisions else []
        for number, decision in enumerate(self.decisions, 1):
            if decision.ends_turn and number < len(self.decisions):
                positions.append((number, self.decisions[number].before))
        since = 0
        for step, position in positions:
            self.chances.append({"step": step, "chances": self._chances(position, step)})
            yield step - since
            since = step
        won = self.final.winners()
        last = [1 / len(won) if seat in won else 0.0 for seat in range(len(self.final.players))]
        self.chances.append({"step": len(self.decisions), "chances": last})
        yield len(self.decisions) - since

    def _chances(self, position: State, step: int) -> list[float]:
        """Return the chances as seen by the player who is to decide."""
        seat = position.current_player
        rng = Random(self.seed + step)
        count = len(position.players)
        totals = [0.0] * count
        for _ in range(LOOKS):
            world = position.determinize(0 if seat is None else seat, rng)
            end = self.knowledge.clock(world) + count
            for other, chance in enumerate(play_on(world, self.knowledge, end)):
                totals[other] += chance / LOOKS
        return totals

    # -- decisions -------------------------------------------------------------------------------------------------

    def _suspect(self, number: int, decision: Decision) -> None:
        """Look quickly whether another action promised more."""
        if len(decision.before.legal_actions()) == 1:
            return
        rng = Random(self.seed + number)
        view = decision.before.determinize(decision.seat, rng)
        knowledge = self.knowledge
        legal = view.legal_actions()
        ratings = knowledge.rate(view, legal)
        if len(knowledge.sensible(view, legal, ratings)) == 1 and decision.action in legal:
            return
        question = Question(view, decision.seat, knowledge, rng, turns=len(view.players))
        search = Paired(question)
        for _ in range(FIRST):
            search.playout()
        found = {text: (count, total) for text, count, total in search.tally()}
        best = search.best()
        if best == decision.action:
            return
        better = next(action for action in legal if action == best)
        own = ratings[legal.index(decision.action)]
        # Whatever was hardly tried is judged by its rating: a point is worth a few per cent.
        count, total = found.get(str(decision.action), (0, 0.0))
        expected = found[best][1] / found[best][0]
        guess = expected - 0.03 * max(0.0, ratings[legal.index(better)] - own)
        chance = (total + guess) / (count + 1)
        if expected > chance:
            self._losses.append(Loss(number, chance, better, expected))

    def _compare(self, loss: Loss) -> None:
        """Play both actions on from the same deals."""
        decision = self.decisions[loss.step]
        sums = [0.0, 0.0]
        for number in range(SECOND):
            for which, action in enumerate((decision.action, loss.better)):
                rng = Random(self.seed + loss.step * SECOND + number)
                world = decision.before.determinize(decision.seat, rng)
                end = self.knowledge.clock(world) + len(world.players)
                world.apply(action)
                sums[which] += play_on(world, self.knowledge, end)[decision.seat]
        chance, better = (total / SECOND for total in sums)
        if better - chance >= LEAST:
            self._losses.append(Loss(loss.step, chance, loss.better, better))

    def costly(self) -> list[Costly[Any]]:
        """Return the most costly decisions as JSON-able data, the costliest first; empty before all were compared."""
        if not self.done:
            return []
        rows: list[Costly[Any]] = []
        taken: set[int] = set()
        for loss in sorted(self._losses, key=lambda loss: -loss.cost):
            # One decision of a turn is enough: the others follow from it.
            turn = next(n for n in range(loss.step, len(self.decisions)) if self.decisions[n].ends_turn)
            if turn in taken or len(rows) == COSTLY:
                continue
            taken.add(turn)
            rows.append(self._row(loss))
        return rows

    def _row(self, loss: Loss) -> Costly[Any]:
        decision = self.decisions[loss.step]
        view = decision.before.determinize(decision.seat, Random(self.seed))
        reasons = self.knowledge.reasons(view, loss.better)
        return {
            "step": loss.step,
            "seat": decision.seat,
            "action": decision.action.to_dict(),
            "chance": loss.chance,
            "better": loss.better.to_dict(),
            "betterChance": loss.better_chance,
            "reasons": [reason.to_dict() for reason in reasons],
        }
