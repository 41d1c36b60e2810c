"""What a computer player must know of a game; one package of this folder for each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from .. import catalog
from ..actions import Action
from ..errors import SpieltischError
from ..state import Event, State

if TYPE_CHECKING:
    from .. import schema


SUBJECTS = ("card", "city", "count")
"""What a reason is about, in its data; other actions are about others."""
Place = tuple[str, str]
"""Kind and id of a place on the board, as the table of the game names it."""


@dataclass(frozen=True)
class Reason:
    """Why an action is good: the front end has the words."""

    id: str
    data: dict[str, Any] = field(default_factory=dict)
    plain: bool = False
    """True if it says no more than where something is done, and needs no other action to be compared with."""

    @property
    def claim(self) -> str:
        """What it says of the action, whichever card that is about."""
        return f"{self.id} {sorted((name, str(value)) for name, value in self.data.items() if name not in SUBJECTS)}"

    def to_dict(self) -> schema.Reason:
        """Return the reason as JSON-able data."""
        return {"id": self.id, "data": dict(self.data)}


class Memory(Protocol):
    """What a seat remembers beyond what lies open now."""

    def recall(self, world: State, rng: Random) -> None:
        """Put what is remembered in its place, in a state that was dealt anew for the seat; the rest stays by chance."""
        ...


class Knowledge(Protocol):
    """The judgement of one game with its options.

    Every state that it is asked about was dealt anew by `State.determinize` for the seat that thinks: what it finds
    in hidden places is made up.
    """

    grain: float
    """How many points of its ratings an error of one point is in this game: ratings lie further apart in some."""

    def rate(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return for each legal action how good it is for the player who is to decide, in points."""
        ...

    def sensible(self, state: State, legal: Sequence[Action], ratings: Sequence[float]) -> list[int]:
        """Return which of the actions a sensible player considers at all, as indices; at least one."""
        ...

    def outcome(self, state: State, action: Action) -> str:
        """Return what a legal action comes to: actions with the same outcome are one to whoever compares them."""
        ...

    def chances(self, state: State) -> list[float]:
        """Return for each seat its chance to win, 0 to 1; the sum is 1."""
        ...

    def remember(self, state: State, seat: int, seen: Iterable[Event]) -> Memory | None:
        """Return what a seat remembers of the events that it has seen; None where all that counts lies open."""
        ...

    def clock(self, state: State) -> int:
        """Return the number of the turn; it never goes back."""
        ...

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Return what speaks for a legal action; see `explained`."""
        ...

    def explained(self, state: State, actions: Sequence[Action]) -> list[list[Reason]]:
        """Return for each of some legal actions what speaks for it, what it is for first, at most two reasons.

        None of them is true of more than half of the legal actions, and there is always one.
        """
        ...

    def line(self, state: State, action: Action) -> list[Place]:
        """Return where on the board an action and the steps that are to follow it are, in their order; three at most."""
        ...


class NoPlayers(SpieltischError):
    """The computer players do not know this game."""

    id = "no-players"


@cache
def package_of(game: str) -> Any:
    """Return the package with the knowledge of a game: ``knowledge(state, weights)`` and ``own_weights()``.

    Raises:
        NoPlayers: there is none.
    """
    if not catalog.has_computers(game):
        raise NoPlayers(f"There are no computer players for {game!r}.", game=game)
    return import_module(f"{__package__}.{game.replace('-', '_')}")


def knowledge_of(state: State) -> Knowledge:
    """Return the knowledge for the game of a state."""
    knowledge: Knowledge = package_of(state.game).knowledge(state)
    return knowledge
