"""What is known of positions, kept for the next question: by action the chances found on numbered deals.

The deals of a position depend only on their number and on what the deciding seat knows. Deal 17 is the same for a
computer, a hint and the analysis, so a later question adds deals instead of beginning anew.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from random import Random
from typing import NamedTuple

from ..actions import Action, last_of, parts_of
from ..errors import GameOver, IllegalAction
from ..state import Event, State
from .knowledge import NONE, Reason, Tiles, knowledge_of
from .playouts import best_of, play_on, utilities

KEPT = 60_000
"""Limit of the playouts that an evaluator remembers, over all positions."""
ROUNDS = 2
"""Rounds of a playout by default."""
AGREED = 12
"""Deals with which the points are the same where nothing hidden counts."""
UNSURE = 1e-3
"""What all deals agree on is as far from certain where the game goes on, or where what is hidden counts."""
PLAYED_ON = ""
"""What is tried where another seat decides, of which it is not known what it may do: the judgement plays on."""


class Found(NamedTuple):
    """The result of an action on one deal."""

    chances: tuple[float, ...]
    """Chance to win by seat."""
    utility: float
    """Utility for the seat that looks, see `utilities`."""


class Evaluation:
    """One position as a seat knows it, most often the deciding one.

    Args:
        state: the position.
        seat: whose knowledge it is.
        identity: tells the position from all others by what the seat may know.
        seen: what the seat has seen of the game; None for a seat that remembers nothing.
        rounds: a playout is judged after so many rounds; 0: at the end of the game.
        lane: number of the engine; engines that think side by side use different deals.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a question has so many parts
        self, state: State, seat: int, identity: int, seen: Iterable[Event] | None, rounds: int, lane: int
    ) -> None:
        self.seat = seat
        self.view = state.determinize(seat, Random(identity))
        """The position with everything hidden dealt anew."""
        self.knowledge = knowledge_of(self.view)
        self.legal = self.view.legal_actions()
        self.found: dict[str, list[Found]] = {}
        """Results by action, in the order of the deals."""
        self.end = self.knowledge.clock(self.view) + rounds * len(self.view.players) if rounds else None
        """The turn at which a playout is judged; None for the end of the game."""
        self._identity = identity
        self.memory = None if seen is None else self.knowledge.remember(self.view, seat, seen)
        self._lane = lane
        self._worlds: dict[int, State] = {}
        self._settled: dict[str, list[float] | None] = {}

    @cached_property
    def ratings(self) -> list[float]:
        """The judgement of each legal action."""
        return self.knowledge.rate(self.view, self.legal)

    @cached_property
    def sensible(self) -> list[int]:
        """Indices of the legal actions that a sensible player considers, best by judgement first."""
        found = self.knowledge.sensible(self.view, self.legal, self.ratings)
        return sorted(found, key=lambda i: -self.ratings[i])

    @property
    def judged_best(self) -> Action:
        """The best action by the judgement alone."""
        return self.legal[self.sensible[0]]

    def world(self, number: int) -> State:
        """Return the position with the deal of that number; copy it before you play on."""
        world = self._worlds.get(number)
        if world is None:
            rng = Random(f"{self._identity} {self._lane} {number}")
            world = self._worlds[number] = self.view.determinize(self.seat, rng)
            if self.memory:
                self.memory.recall(world, rng)
        return world

    def after(self, number: int, decision: str) -> State:
        """Return the position with the deal of that number after a decision, to play on; after as much of it as is possible there."""
        world = self.world(number).copy()
        with suppress(IllegalAction):
            for action in () if decision == PLAYED_ON else parts_of(decision):
                world.apply(action)
        return world

    def before_last(self, decision: Action) -> State:
        """Return the position before the last action of a decision, which shows what it is for."""
        view = self.view if decision in self.legal else self.view.copy()
        for action in parts_of(decision)[:-1]:
            view.apply(action)
        return view

    def rating(self, decision: Action) -> float:
        """Return the judgement of a decision."""
        if decision in self.legal:
            return self.ratings[self.legal.index(decision)]
        view = self.before_last(decision)
        legal = view.legal_actions()
        return self.knowledge.rate(view, legal)[legal.index(parts_of(decision)[-1])]

    def reasons(self, decision: Action) -> list[Reason]:
        """Return what speaks for a decision."""
        return self.knowledge.reasons(self.before_last(decision), last_of(decision), self.memory)

    def every(self, decision: Action) -> list[Reason]:
        """Return all that speaks for a decision, see `Knowledge.every`."""
        return self.knowledge.every(self.before_last(decision), last_of(decision), self.memory)

    def decisive(self, decision: Action, tiles: Tiles = NONE) -> list[Reason]:
        """Return what decides besides for a decision, see `Knowledge.decisive`."""
        return self.knowledge.decisive(self.before_last(decision), last_of(decision), tiles, self.memory)

    def play(self, action: str) -> Found:
        """Try an action, or a decision, on the next deal."""
        rows = self.found.setdefault(str(action), [])
        world = self.after(len(rows), action)
        chances = play_on(world, self.knowledge, self.end)
        rows.append(Found(tuple(chances), utilities(world, chances)[self.seat]))
        return rows[-1]

    def upto(self, action: str, count: int) -> int:
        """Try an action on the first deals that it lacks; return the number of playouts."""
        missing = max(0, count - self.count(action))
        for _ in range(missing):
            self.play(action)
        return missing

    @property
    def playouts(self) -> int:
        """Number of playouts made, over all actions."""
        return sum(map(len, self.found.values()))

    def count(self, action: str) -> int:
        """Return the number of deals on which an action was tried."""
        return len(self.found.get(str(action), ()))

    def differences(self, one: str, other: str, first: int = 0) -> list[float]:
        """Return the gain in chance to win of one action over another, deal by deal from a first one on."""
        rows = zip(self.found.get(str(one), [])[first:], self.found.get(str(other), [])[first:], strict=False)
        return [row.chances[self.seat] - less.chances[self.seat] for row, less in rows]

    def chances(self, action: str) -> list[float]:
        """Return the mean chance of each seat after an action that was tried: 1 only where that is certain, see `settled`."""
        found = mean([row.chances for row in self.found[str(action)]])
        if max(found) < 1.0 or self.settled(action):
            return found
        return [min(1 - UNSURE, max(UNSURE / (len(found) - 1), chance)) for chance in found]

    def within(self, decision: str, chance: float) -> float:
        """Return a chance of the seat after a decision: 0 or 1 only where that is certain, see `settled`."""
        sure = self.settled(decision)
        return sure[self.seat] if sure else min(1 - UNSURE, max(UNSURE, chance))

    def settled(self, decision: str) -> list[float] | None:
        """Return each seat's chance after a decision with which the game is over before another seat decides, else None.

        It is certain only if the points are the same on all deals: then nothing hidden counts.
        """
        text = str(decision)
        if text not in self._settled:
            self._settled[text] = self._settled_by(decision)
        return self._settled[text]

    def _settled_by(self, decision: str) -> list[float] | None:
        points, chances = "", None
        for number in range(AGREED):
            world = self.after(number, decision)
            while world.current_player == self.seat:
                legal = world.legal_actions()
                world.apply(legal[best_of(self.knowledge.follow(world, legal))])
            scores = json.dumps(world.scores())
            if world.current_player is not None or scores != (points or scores):
                return None
            points, chances = scores, self.knowledge.chances(world)
        return chances

    def forget_worlds(self) -> None:
        """Drop the deals; they can be made again from their numbers."""
        self._worlds.clear()


class Evaluator:
    """The evaluations of the positions asked for last; see the module."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[int, int, bool, int], Evaluation] = OrderedDict()

    def at(
        self,
        state: State,
        seen: Iterable[Event] | None = None,
        rounds: int = ROUNDS,
        lane: int = 0,
        seat: int | None = None,
    ) -> Evaluation:
        """Return the evaluation of a position; arguments as of `Evaluation`, the seat is the deciding one when left out.

        Raises:
            GameOver: the game has ended.
        """
        if state.current_player is None:
            raise GameOver("The game is over.")
        seat = state.current_player if seat is None else seat
        text = json.dumps([state.game, seat, state.observation(seat)], sort_keys=True)
        identity = Random(text).getrandbits(63)
        key = (identity, rounds, seen is not None, lane)
        known = self._known.get(key)
        if known is None:
            self._make_room()
            known = self._known[key] = Evaluation(state, seat, identity, seen, rounds, lane)
        self._known.move_to_end(key)
        return known

    def _make_room(self) -> None:
        for known in self._known.values():
            known.forget_worlds()
        sizes = {key: known.playouts for key, known in self._known.items()}
        total = sum(sizes.values())
        for key, size in sizes.items():
            if total <= KEPT:
                return
            total -= size
            del self._known[key]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of rows of equal length, place by place."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
