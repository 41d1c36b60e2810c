"""How each turn went in the eyes of its own seat: the chances before and after it, and the card that was luck.

What another seat sees right after it is no measure: that one knows other cards, and so has other hopes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ..actions import Action
from ..players.evaluator import Evaluation
from .chart import LOOKS, look
from .decision import Decision, quiet_since

DEALS = 24
"""On so many deals the chances before and after a draw are found."""
LEAST = 0.08
"""Chance to win that a draw must have brought or cost to be named: twice what may be chance on so few deals."""


class Luck:
    """How the turns of a game went.

    Args:
        decisions: all decisions of the game.
        known: what is known of each position.
        chances: everybody's chances after an action that was tried there, or before any, as they are told.
        end: everybody's chance at the end of the game.
    """

    def __init__(
        self,
        decisions: Sequence[Decision],
        known: Callable[[int], Evaluation],
        chances: Callable[[int, Action | None], list[float]],
        end: Sequence[float],
    ) -> None:
        self._decisions = decisions
        self._known = known
        self._chances = chances
        self._end = end
        self.after: dict[int, list[float]] = {}
        """By first step of a turn everybody's chances at its end."""
        self.draws: dict[int, int] = {}
        """By first step of a turn the step that turned up its luck, where that is clear."""

    def ends(
        self, turns: Mapping[int, int], told: Callable[[int, int, int], list[float] | None]
    ) -> Iterator[int]:
        """Find the chances at the end of turns, given by first and last step; yield the playouts that each took.

        Args:
            turns: their last steps by their first ones.
            told: returns the chances that were told at the end of a turn, None where none were: of its first step, the
                step since which its seat learned nothing, and the last one of that seat.
        """
        for first, last in turns.items():
            seat = self._decisions[first].seat
            if last + 1 == len(self._decisions):
                self.after[first] = [*self._end]
                continue
            own = max(step for step in range(first, last + 1) if self._decisions[step].seat == seat)
            chances = told(first, quiet_since(self._decisions, own, first, seat), own)
            if chances is None:
                known, action = self._known(own), self._decisions[own].action
                yield known.upto(action, LOOKS)
                chances = self._chances(own, action)
            self.after[first] = chances

    def greatest(self, turns: Mapping[int, int], luck: Mapping[int, float], count: int) -> Iterator[int]:
        """Look for the draws of those turns that were luckiest or unluckiest; yield the playouts that each took.

        Args:
            turns: their last steps by their first ones.
            luck: by first step what it changed.
            count: how many turns are looked at.
        """
        drew = [first for first, last in turns.items() if any(map(self._draws, range(first, last + 1)))]
        for first in sorted(drew, key=lambda step: -abs(luck[step]))[:count]:
            yield from self._look(first, turns[first], 1 if luck[first] > 0 else -1)

    def _look(self, first: int, last: int, sign: int) -> Iterator[int]:
        greatest, found = LEAST, -1
        for step in filter(self._draws, range(first, last + 1)):
            decision, seat = self._decisions[step], self._decisions[step].seat
            before, after = self._known(step), self._known(step + 1)
            yield before.upto(decision.action, DEALS) + look(after, DEALS)
            came = self._chances(step + 1, None)[seat] - self._chances(step, decision.action)[seat]
            if sign * came >= greatest:
                greatest, found = sign * came, step
        if found >= 0 and self._is_told(found):
            self.draws[first] = found

    def _draws(self, step: int) -> bool:
        """Return whether a seat turned something up and then went on itself."""
        decision = self._decisions[step]
        goes_on = step + 1 < len(self._decisions) and self._decisions[step + 1].seat == decision.seat
        return goes_on and not decision.ends_turn and self._reveals(step)

    def _reveals(self, step: int) -> bool:
        decision = self._decisions[step]
        return any(map(decision.before.reveals, decision.events))

    def _is_told(self, step: int) -> bool:
        """Return whether the log names what was turned up: what comes into the place of an open card it does not."""
        before, events = self._decisions[step].before, self._decisions[step].events
        return any(before.tell([*filter(before.reveals, events)]))
