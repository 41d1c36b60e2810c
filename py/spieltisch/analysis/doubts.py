"""Decisions of a game of which another action may have promised more, each compared on the same deals."""

from __future__ import annotations

from random import Random

from ..actions import Action
from ..players.knowledge import Knowledge
from ..players.paired import Paired
from ..players.search import Question, play_on
from ..state import State
from .equal_deals import noise_of

LEAST = 0.03
"""Chance to win that a decision must have cost to be named."""
GLANCE, LOOK = 12, 60
"""Deals on which a decision is compared with a better action, at first and in the end."""
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
        self.own: list[float] = []
        """The chances to win that were found for it, by deal."""
        self.other: list[float] = []
        """The same for what may have been better."""

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
        return self.better_chance - self.chance if self.own else self.guess

    @property
    def holds(self) -> bool:
        """True if it was compared and cost more than luck alone explains."""
        if not self.own:
            return False
        noise = noise_of([other - own for own, other in zip(self.own, self.other, strict=True)])
        return self.cost >= max(LEAST, noise)

    def compare(self, deals: int, knowledge: Knowledge, seed: int) -> int:
        """Play both actions on from the same deals until there are so many; return the playouts that it took."""
        known = len(self.own)
        for number in range(known, deals):
            for found, action in ((self.own, self.action), (self.other, self.better)):
                rng = Random(seed + self.step * LOOK + number)
                world = self.before.determinize(self.seat, rng)
                end = knowledge.clock(world) + len(world.players)
                world.apply(action)
                found.append(play_on(world, knowledge, end)[self.seat])
        return 2 * max(0, deals - known)


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
