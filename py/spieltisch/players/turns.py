"""A search among whole turns: beside the actions it tries turns that go on otherwise than the judgement would.

A playout follows the judgement from the first action on, so an action that is good only with another continuation is
underrated. Here such continuations are decisions of their own, compared on the same deals as the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..actions import Action, whole
from .paired import Paired
from .playouts import best_of

FIRSTS, OTHERS, LATER = 4, 2, 2
"""The actions that begin further turns, the continuations tried in place of the judgement's, and at how many later actions."""
SURE = 4
"""Deals on which what follows must be possible, where the turn has turned something up."""
ALONE = 8
"""Playouts before further turns are looked for: who may think for less time tries the actions alone."""


class Turns(Paired):
    """A search with the same deals for whole turns; see the module."""

    def playout(self) -> None:
        """Make one more playout."""
        if self.playouts == ALONE:
            first = sorted(range(len(self.actions)), key=lambda i: -self.ratings[i])[:FIRSTS]
            for i in first:
                rating, choice, taste = self.ratings[i], self._choices[i], self._tastes[i]
                for turn, less in self._turns(self.actions[i]):
                    self._add(turn, rating - less, choice, taste)
            # What an earlier search played of them counts as well.
            self._count()
        super().playout()

    def _turns(self, action: Action) -> Iterator[tuple[Action, float]]:
        """Yield further turns that begin with an action, and by how much the judgement likes them less."""
        known, knowledge = self.evaluation, self.evaluation.knowledge
        clock, world, done = knowledge.clock(known.view), known.view.copy(), [action]
        is_open = False
        for _ in range(LATER):
            is_open = is_open or world.uncovers(done[-1])
            world.apply(done[-1])
            if world.current_player != known.seat or knowledge.clock(world) != clock:
                return
            legal = world.legal_actions()
            follow = best_of(knowledge.follow(world, legal))
            # What an action turns up differs from deal to deal: only what is possible in all of them can be planned after it.
            possible = self._possible(done) if is_open else {*legal}
            if len(legal) > 1:
                ratings = knowledge.rate(world, legal)
                sensible = knowledge.sensible(world, legal, ratings)
                others = [i for i in sensible if i != follow and legal[i] in possible]
                others.sort(key=lambda i: -ratings[i])
                for i in others[:OTHERS]:
                    yield whole([*done, legal[i]]), max(0.0, ratings[follow] - ratings[i])
            if legal[follow] not in possible:
                return
            done.append(legal[follow])

    def _possible(self, done: Sequence[Action]) -> set[Action]:
        """Return what can be done after some actions on each of the first deals."""
        after = (self.evaluation.after(number, whole(done)) for number in range(SURE))
        return set.intersection(*({*world.legal_actions()} for world in after))
