"""The interface between computer players and a game; each game has a package in this folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .. import catalog
from ..actions import Action
from ..errors import SpieltischError
from ..state import Event, State

if TYPE_CHECKING:
    from .. import schema


SUBJECTS = ("card", "city", "count", "there", "twin")
"""Keys of a reason's data that name its subject, which differs from action to action."""
GAINS = frozenset({"count", "have", "carriage", "houses", "points", "value", "worth"})
"""Keys of numbers of which more is better."""
COSTS = frozenset({"missing", "over", "horses"})
"""Keys of numbers of which less is better."""
IRRELEVANT = frozenset({"rival", "rivals", "needed", "later", "there", "city", "left", "lying", "twin"})
"""Keys of numbers that say nothing of how much an action brings."""
Place = tuple[str, str]
"""Kind and id of a place on the board, as the game's table names it."""


MARKS = frozenset({"against", "anyway", "bare", "counts", "denies", "excuse", "far", "fewer", "further", "odds", "promises", "sums"})  # fmt: skip
"""Marks of reasons.

against: says what an action does not bring: beside a better one it speaks against it.
anyway: says what is there without the action as well.
bare: compares an action with others instead of saying what it brings.
counts: counts cards: the more, the better.
denies: says what others are denied.
excuse: says why nothing better can be done: it praises no action beside another one.
far: names what any first card would leave to be done as well.
fewer: says what is wrong with an action that solves a position as well, but brings less.
further: names what a further card wins, be it that other ways lead there as well.
odds: counts what may come: beside counted games that would be another number of the same thing.
promises: promises a carriage with the cards at hand.
sums: sums up the points of a turn, or how many fewer they are.
"""


@dataclass(frozen=True)
class Reason:
    """Why an action is good; the front end words it."""

    id: str
    data: dict[str, Any] = field(default_factory=dict)
    plain: bool = False
    """True if it only says where something is done, or what is kept for later: no comparison with other actions is needed."""
    price: bool = False
    """True if it says what is lost by the action: told before all others, however many actions lose it."""

    condition: bool = False
    """True if it says what the action still needs: it speaks for no action, and against none that brings it."""

    shared: bool = False
    """True if it is a gain that most actions bring: no word of "no difference" stands beside it."""

    keeps: frozenset[str] = frozenset()
    """Names of what is kept for later by it."""
    uses: frozenset[str] = frozenset()
    """Names of what is used up by it: it speaks against a reason that keeps the same."""
    besides: tuple[str, ...] = ()
    """Keys of lists and numbers of its data that may be empty: it is true without them."""
    marks: frozenset[str] = field(default=frozenset(), compare=False)
    """What kind of reason it is for a verdict, see `MARKS`; each game says it of its own reasons."""
    topic: str = field(default="", compare=False)
    """What it is about, where others say the same or the contrary of that; empty where none do."""

    @property
    def claim(self) -> str:
        """The reason without its subject, to compare reasons of different actions."""
        return f"{self.id} {sorted((name, str(value)) for name, value in self.data.items() if name not in SUBJECTS)}"

    def to_dict(self) -> schema.Reason:
        """Return the reason as JSON-able data."""
        return {"id": self.id, "data": dict(self.data)}


def placed_once(reasons: Sequence[Reason]) -> list[Reason]:
    """Return reasons for an action with the place that all of them are about named by the first one alone."""
    place = reasons[0].data.get("there") if reasons else None
    return [
        replace(one, data={**one.data, "there": 0}) if i and place and one.data.get("there") == place else one
        for i, one in enumerate(reasons)
    ]


def named(ids: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """Return by the id of a reason the names under which it is listed; `ids` has by name the ids, apart by spaces."""
    every = " ".join(ids.values()).split()
    return {id_: frozenset(name for name, some in ids.items() if id_ in some.split()) for id_ in every}


class Tiles(NamedTuple):
    """Which tiles are won more often by an action in counted games, as the game names them; empty for none."""

    gained: str = ""
    """By whoever does it."""
    kept: str = ""
    """By others less often."""


NONE = Tiles()


class Memory(Protocol):
    """What a seat remembers beyond the cards and tiles that lie open now."""

    def recall(self, world: State, rng: Random) -> None:
        """Correct a state that was dealt anew for the seat by what is remembered; the rest stays random."""
        ...


class Knowledge(Protocol):
    """The judgement of one game with its options.

    Every state passed in was dealt anew by `State.determinize` for the thinking seat: the contents of hidden places
    are made up.
    """

    grain: float
    """How many points of its ratings an error of one point is in this game: ratings lie further apart in some."""
    scale: str
    """Name of what chances follow from: each is calibrated by itself (`analysis/told.py`)."""
    last_carriage: int
    """The carriage that ends the game, 0 where none does."""
    last_tile: str
    """The stack of the tile for whoever ends the game, which is told with that; empty where there is none."""
    tasks: Mapping[str, str]
    """What decisions are about, by the verb of an action; with another verb they are of no kind of their own."""

    def rate(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return a rating for each legal action, in points for the deciding player."""
        ...

    def follow(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return ratings for playouts, as of `rate`; what takes long and changes them little may be left out."""
        ...

    def sensible(self, state: State, legal: Sequence[Action], ratings: Sequence[float]) -> list[int]:
        """Return the indices of the actions that a sensible player considers; at least one."""
        ...

    def outcome(self, state: State, action: Action) -> str:
        """Return a key of the outcome of a legal action; comparisons treat actions with the same key as one."""
        ...

    def chances(self, state: State) -> list[float]:
        """Return for each seat its chance to win, 0 to 1; the sum is 1."""
        ...

    def nearly_over(self, state: State) -> bool:
        """Return whether so few turns are left that playing on tells more than `chances`."""
        ...

    def remember(self, state: State, seat: int, seen: Iterable[Event]) -> Memory | None:
        """Return the memory of a seat that saw these events; None where everything that counts lies open."""
        ...

    def clock(self, state: State) -> int:
        """Return the number of the turn; it never decreases."""
        ...

    def reasons(self, state: State, action: Action, memory: Memory | None = None) -> list[Reason]:
        """Return the reasons for a legal action; see `explained`."""
        ...

    def explained(
        self, state: State, actions: Sequence[Action], memory: Memory | None = None
    ) -> list[list[Reason]]:
        """Return at most two reasons for each of some legal actions, its purpose first.

        No reason holds for more than half of the legal actions, and each action has at least one. What may come is counted
        without what the memory of the deciding seat knows to lie elsewhere.
        """
        ...

    def decisive(
        self, state: State, action: Action, tiles: Tiles = NONE, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what decides besides where an action alone is right: what many others bring too, or what is a step further.

        Args:
            state: the position.
            action: a legal action.
            tiles: that it brings more often than another one, or that others get less often.
            memory: of the deciding seat.
        """
        ...

    def every(self, state: State, action: Action, memory: Memory | None = None) -> list[Reason]:
        """Return all reasons for a legal action, the weightiest first, however many actions share them."""
        ...

    def lacks(
        self, state: State, action: Action, better: Action, memory: Memory | None = None
    ) -> list[Reason]:
        """Return what is wrong with an action beside a better one, the weightiest first: it names what is lost, not by what."""
        ...

    def taken(self, state: State, action: Action) -> str:
        """Return the name of what an action takes that is there once, so that nobody else can take it then; empty for nothing."""
        ...

    def denial(self, state: State, action: Action, rival: int) -> list[Reason]:
        """Return what is to be said of an action because a rival would take in the next turn what it takes."""
        ...

    def line(self, state: State, action: Action) -> list[Place]:
        """Return the places of an action and of its planned next steps, in order; three at most."""
        ...

    def nearest(self, state: State, action: Action, better: Action) -> Action:
        """Return of the actions as good as a better one the nearest to an action, which tells most clearly what it missed."""
        ...

    def fuller(self, state: State, action: Action, others: Sequence[Action]) -> Action:
        """Return of an action and others that are as good the one that makes most of the cards at hand: the action itself, if none makes more."""
        ...

    def mistake(self, action: Action, better: Action) -> str:
        """Return the id of the kind of mistake that an action is where another one is better; empty where it has no name."""
        ...

    def following(self, state: State, action: Action) -> list[Action]:
        """Return the actions without which an action is only a part of what the player decides now."""
        ...

    def plan(self, state: State, action: Action) -> list[Action]:
        """Return all actions of the plan that advice names with its first one."""
        ...

    def left(
        self, told: tuple[State, Action], events: Iterable[Event], state: State, action: Action
    ) -> list[Reason]:
        """Return why an action leaves the plan of an earlier turn; nothing where it goes on with it.

        Args:
            told: the position of that plan, and its last action, done as it was advised.
            events: since then.
            state: the position now, as the seat may know it.
            action: that is advised.
        """
        ...

    def goes_on(self, action: Action, after: Action) -> bool:
        """Return whether an action and the next one of the same seat are one decision."""
        ...

    def planned(self, state: State, action: Action) -> Action:
        """Return the decision that an action begins."""
        ...

    def advice(self, state: State, action: Action) -> dict[str, Any]:
        """Return an action as JSON-able data, as `State.worded` does, with the plan of which it is the first step."""
        ...

    def worded(self, state: State, decision: Action) -> dict[str, Any]:
        """Return a decision as JSON-able data, as `State.worded` does an action; its text is that of its first action."""
        ...


OTHER_TASK = "best"
"""Of a decision that is of no kind of its own."""


def task_of(knowledge: Knowledge, *actions: Action) -> str:
    """Return what a decision is about: the task of the first of these actions that has one."""
    return next((knowledge.tasks[one.verb] for one in actions if one.verb in knowledge.tasks), OTHER_TASK)


class NoPlayers(SpieltischError):
    """The computer players do not know this game."""

    id = "no-players"


@cache
def package_of(game: str) -> Any:
    """Return the package with the knowledge of a game: ``knowledge(state, weights)`` and ``own_weights()``.

    Raises:
        NoPlayers: no package knows the game.
    """
    if not catalog.has_computers(game):
        raise NoPlayers(f"There are no computer players for {game!r}.", game=game)
    return import_module(f"{__package__}.{game.replace('-', '_')}")


def knowledge_of(state: State) -> Knowledge:
    """Return the knowledge for the game of a state."""
    knowledge: Knowledge = package_of(state.game).knowledge(state)
    return knowledge


def worth_of(state: State, text: str) -> float | None:
    """Return the rating of a legal action for whoever decides, None where nobody does."""
    if state.current_player is None:
        return None
    action = next(one for one in state.legal_actions() if one == text)
    return knowledge_of(state).rate(state.determinize(state.current_player, Random(0)), [action])[0]
