"""Decisions of a game of which another action may have promised more, each compared on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from ..actions import Action
from ..players.knowledge import Knowledge
from ..players.paired import Paired
from ..players.search import Question, play_on
from ..state import State

LEAST = 0.03
"""Chance to win that a decision must have cost to be named."""
GLANCE, VERDICT = 12, 120
"""Deals on which a decision is compared with a better action: to pick it out, and others on which it is judged."""
FUTILE = 24
"""After so many deals of the verdict it is given up if they do not show that anything was lost."""
ROUNDS = 2
"""Rounds for which the verdict plays on, as far as the strongest level does."""
TRIED = 10
"""Playouts of the search for a better action."""
PER_POINT = 0.03
"""A point of the rating as a chance to win, for actions that the search hardly tried."""
SURE = 2.5
"""A decision rated so many points above all others is right; the strongest level makes it without a search, too."""


class Doubt:
    """A decision and what may have been better.

    Args:
        step: of the position before it.
        before: that position.
        seat: who decided.
        action: what was decided.
        better: what may have been better.
        guess: by how much chance to win, as far as is known at first.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a decision has so many parts
        self, step: int, before: State, seat: int, action: Action, better: Action, guess: float
    ) -> None:
        self.step = step
        self.before = before
        self.seat = seat
        self.action = action
        self.better = better
        self.guess = guess
        self.glanced: list[float] = []
        """By how much the other action was better, deal by deal, when the decision was picked out."""
        self.own: list[float] = []
        """The chances to win that the verdict found for it, by deal."""
        self.other: list[float] = []
        """The same for what may have been better."""
        self.given_up = False
        """True once the verdict has shown that nothing worth naming was lost."""

    @property
    def chance(self) -> float:
        """The chance to win with what was decided."""
        return sum(self.own) / len(self.own)

    @property
    def better_chance(self) -> float:
        """The chance to win with the other action, on the same deals."""
        return sum(self.other) / len(self.other)

    @property
    def cost(self) -> float:
        """The chance to win that was given away, as far as is known."""
        if self.own:
            return self.better_chance - self.chance
        return sum(self.glanced) / len(self.glanced) if self.glanced else self.guess

    @property
    def is_suspect(self) -> bool:
        """True if it was picked out and waits for its verdict."""
        return bool(self.glanced) and not self.own and self.cost >= LEAST

    @property
    def holds(self) -> bool:
        """True if it has certainly cost at least `LEAST`, on deals other than those by which it was found."""
        if self.given_up or len(self.own) < VERDICT:
            return False
        return lowest_of([other - own for own, other in zip(self.own, self.other, strict=True)]) >= LEAST

    def glance(self, knowledge: Knowledge, seed: int) -> int:
        """Play both actions on for a round from a few deals; return the playouts that it took."""
        for number in range(len(self.glanced), GLANCE):
            own, other = self._played(number, knowledge, seed, rounds=1)
            self.glanced.append(other - own)
        return 2 * GLANCE

    def judge(self, knowledge: Knowledge, seed: int) -> int:
        """Play both actions on from other deals, unless they show early that nothing was lost; return the playouts."""
        while len(self.own) < VERDICT and not self.given_up:
            own, other = self._played(GLANCE + len(self.own), knowledge, seed, rounds=ROUNDS)
            self.own.append(own)
            self.other.append(other)
            self.given_up = len(self.own) == FUTILE and self.cost < LEAST
        return 2 * len(self.own)

    def _played(self, number: int, knowledge: Knowledge, seed: int, rounds: int) -> list[float]:
        """Return the chances to win after the decision and after the other action, from the deal of that number."""
        found = []
        for action in (self.action, self.better):
            rng = Random(seed + self.step * (GLANCE + VERDICT) + number)
            world = self.before.determinize(self.seat, rng)
            end = knowledge.clock(world) + rounds * len(world.players)
            world.apply(action)
            found.append(play_on(world, knowledge, end)[self.seat])
        return found


def lowest_of(differences: Sequence[float]) -> float:
    """Return what the mean of these is at least, so surely that one of a thousand cases is below it.

    Some hundred decisions of a game are looked at, so less would name a decision by chance in every other game. Source: the
    quantile of Student's distribution, 3.09 + 8.5 / n from fifty on to within a fiftieth.
    """
    count = len(differences)
    mean = sum(differences) / count
    scatter = sqrt(sum((one - mean) ** 2 for one in differences) / (count - 1))
    return mean - (3.09 + 8.5 / count) * scatter / sqrt(count)


def by_rating(step: int, before: State, seat: int, action: Action, knowledge: Knowledge) -> Doubt | None:
    """Return what the judgement alone has against a decision, None where there was nothing to decide.

    Args:
        step: of the position before it; the chance that deals what is hidden begins there.
        before: that position.
        seat: who decided.
        action: what was decided.
        knowledge: judgement of the game.
    """
    if len(before.legal_actions()) == 1:
        return None
    view = before.determinize(seat, Random(step))
    legal = view.legal_actions()
    ratings = knowledge.rate(view, legal)
    sensible = knowledge.sensible(view, legal, ratings)
    own = legal.index(action)
    best = max(sensible, key=ratings.__getitem__)
    others = [ratings[i] for i in sensible if i != own]
    if own in sensible and (not others or ratings[own] - max(others) >= SURE):
        return None
    gap = max(0.0, ratings[best] - ratings[own])
    return Doubt(step, before, seat, action, legal[best], PER_POINT * gap)


def searched(found: Doubt, knowledge: Knowledge, seed: int) -> Doubt | None:
    """Search quickly whether another action promised more; return which one, None if none did."""
    rng = Random(seed + found.step)
    view = found.before.determinize(found.seat, rng)
    search = Paired(Question(view, found.seat, knowledge, rng, turns=len(view.players)))
    for _ in range(TRIED):
        search.playout()
    best = search.best()
    if best == found.action:
        return None
    legal = view.legal_actions()
    ratings = knowledge.rate(view, legal)
    better = next(action for action in legal if action == best)
    tally = {text: (count, total) for text, count, total in search.tally()}
    expected = tally[best][1] / tally[best][0]
    # Whatever was hardly tried is judged by its rating.
    count, total = tally.get(str(found.action), (0, 0.0))
    less = ratings[legal.index(better)] - ratings[legal.index(found.action)]
    chance = (total + expected - PER_POINT * max(0.0, less)) / (count + 1)
    if expected <= chance:
        return None
    return Doubt(found.step, found.before, found.seat, found.action, better, expected - chance)
