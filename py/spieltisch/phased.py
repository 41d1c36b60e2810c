"""Games that go on in turns and phases: what does not change in them, and the state that asks it what is legal.

A phase says what is legal, a verb carries an action out and explains why it is refused. A game's own setting adds board,
cards and numbers, its rules fill in phases and verbs, its state adds what lies on the table.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from . import chance
from .actions import Action
from .catalog import Options, Value, start_seat
from .dealing import Chance, Shuffler, shuffler
from .errors import Refusal
from .notation import Reader
from .origin import Origin
from .state import Event, State, check_seat

A = TypeVar("A", bound=Action)
R = TypeVar("R")
S = TypeVar("S", bound="PhasedState")

OVER = "over"
"""The phase after the end."""


class Verb(NamedTuple, Generic[S, A]):
    """What a word of the notation does, and why it may not."""

    perform: Callable[[S, A, list[Event]], None]
    refuse: Callable[[S, A], Refusal | None]


class Setting(Generic[S, A]):
    """What does not change during a game, the same object for all its states.

    Args:
        options: the chosen options, checked and complete.
        count: number of players.
    """

    reader: Reader[Any, A]

    def __init__(self, options: Options, count: int) -> None:
        self.options = dict(options)
        self.count = count
        self.phases: dict[str, Callable[[S], list[A]]] = {}
        """By phase who offers its actions."""
        self.verbs: dict[str, Verb[S, A]] = {}
        self.performers: dict[str, Callable[[S, A, list[Event]], None]] = {}
        """Of `verbs`, for the way that every action takes."""
        self.worded: dict[Action, str] = {}
        """What `State.worded` says of actions, as JSON: the same in every position, and asked for with every view."""

    def settle(self) -> None:
        """Look the performers up, once all verbs are there."""
        self.performers = {verb: entry.perform for verb, entry in self.verbs.items()}


def remembered(make: Callable[[Options, int], R]) -> Callable[[Options, int], R]:
    """Return a function that makes the rules for checked options and a number of players.

    The same choice gives the same object.
    """

    @lru_cache(maxsize=64)
    def known(options: tuple[tuple[str, Value], ...], count: int) -> R:
        return make(dict(options), count)

    def rules_for(options: Options, count: int) -> R:
        return known(tuple(sorted(options.items())), count)

    return rules_for


class PhasedState(State):
    """A state of a game that goes on in turns and phases.

    Args:
        rules: what does not change during the game.
        names: names by seat.
        origin: where the game began; None for a state that has no record.
    """

    __slots__ = ("names", "random", "round", "start", "turn")

    after_end: ClassVar[str]
    """The rule that forbids every action once the game is over."""
    out_of_turn: ClassVar[str]
    """The rule that forbids to act in another seat's place."""
    rules: Setting[Any, Any]
    round: int

    def __init__(self, rules: Setting[Any, Any], names: tuple[str, ...], origin: Origin | None) -> None:
        super().__init__(origin)
        self.rules = rules
        self.names = names
        self.random = 0
        """The generator, see `spieltisch.chance`."""
        self.round = 1
        self.start = 0
        self.turn = 0
        """Seat whose turn it is; `current_player` may be another one in the middle of it."""
        self.phase = ""

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self.names

    def worded(self, action: Action) -> dict[str, Any]:
        """Return an action as JSON-able data: the parts that it has, and what it is called."""
        known = self.rules.worded
        if action not in known:
            known[action] = json.dumps(super().worded(action))
        # As text: whatever is done to what is returned, the next one is as it was.
        found: dict[str, Any] = json.loads(known[action])
        return found

    def draw_start(self) -> None:
        """Find who begins, by choice or by lot; his turn is the first."""
        chosen = start_seat(self.rules.options, self.rules.count)
        if chosen is None:
            self.start, self.random = chance.below(self.random, self.rules.count)
        else:
            self.start = chosen
        self.turn = self.start

    def _read(self, text: str) -> Action | None:
        return self.rules.reader.read(text)

    def _find(self, parts: Mapping[str, Any]) -> Action | None:
        return self.rules.reader.find(parts)

    def _refusal(self, action: Action) -> Refusal | None:
        if self.current_player is None:
            return Refusal(self.after_end, {})
        return self.rules.verbs[action.verb].refuse(self, action)

    def _not_your_turn(self) -> Refusal:
        return Refusal(self.out_of_turn, {"seat": self.current_player})

    def _twin(self) -> Self:
        """Return a copy of what all such games have; `copy` adds what lies on the table."""
        other = self.__class__.__new__(self.__class__)
        other._origin = self._origin
        self._share_past(other)
        other._legal = self._legal
        other.current_player = self.current_player
        other.rules = self.rules
        other.names = self.names
        other.random = self.random
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.phase = self.phase
        return other

    def determinize(self, seat: int, rng: Chance) -> Self:
        """Return a state in which everything that the seat does not know is dealt anew; errors as in `State.determinize`."""
        check_seat(seat, self.names, none=seat is not None)
        source = shuffler(rng)
        other = self.copy()
        other._imagined_by(seat)
        other._deal(seat, source)
        return other

    @abstractmethod
    def _deal(self, seat: int, rng: Shuffler) -> None:
        """Deal everything that a seat does not know anew, in place."""
