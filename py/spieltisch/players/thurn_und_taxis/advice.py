"""Where expansions add to the judgement: it asks these lists and tables without knowing what is in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ...thurn_und_taxis.actions import TaxisAction
from ...thurn_und_taxis.state import TaxisState
from ..knowledge import Reason
from .ground import Ground
from .standing import Standing
from .weights import Weights

F = TypeVar("F")
"""What foresees, see `Foresight`."""

Explanation = Callable[[TaxisState, TaxisAction], list[Reason]]


@dataclass
class Advice(Generic[F]):
    """What the expansions of one game say, in points; in each list in the order of the expansions.

    Points that are won already need no entry: they are counted by the score of the game.
    """

    ground: Ground
    weights: Weights
    promises: list[Callable[[TaxisState, int], float]] = field(default_factory=list)
    """(state, seat) -> what the seat may hope for besides its points; not asked when the game is over."""
    helps: list[Callable[[TaxisState, int, str], float]] = field(default_factory=list)
    """(state, seat, official) -> what his help brings besides what he does, less than nothing where it costs."""
    closings: list[Callable[[TaxisState, int, int, bool], float]] = field(default_factory=list)
    """(state, seat, houses, gained) -> what a closing brings besides houses, tile and carriage."""
    first_houses: list[Callable[[Standing], tuple[int, float]]] = field(default_factory=list)
    """(standing) -> cities, and what it brings to have the first house in each of them."""
    teams: list[Callable[[Standing, int], float]] = field(default_factory=list)
    """(standing, cards) -> what must still be laid beside a route of so many cards before it can be closed."""
    cards: list[Callable[[int], float]] = field(default_factory=list)
    """(kind) -> what a card is worth in the hand beside its city."""
    aside: dict[str, Callable[[Standing, TaxisAction], Standing]] = field(default_factory=dict)
    """By end of ``lay``, for cards that do not join the route: the standing after that."""
    phases: dict[str, Callable[[F, TaxisState, Sequence[TaxisAction]], list[float]]] = field(
        default_factory=dict
    )
    """By phase that an expansion brought: rates its actions; at least two are legal."""
    verbs: dict[str, Callable[[TaxisState, TaxisAction], float]] = field(default_factory=dict)
    """By verb that an expansion brought into a phase of the base: by how much the player is better off than with the best
    action of the base, which can still follow."""
    reasons: dict[str, Explanation] = field(default_factory=dict)
    """By verb that an expansion brought, or by end of ``lay`` that is in `aside`: what speaks for it."""
    many_officials: bool = False
    """True if several officials may help in a turn, so that one does not stand in the way of another."""
    cards_without_houses: bool = False
    """True if a card of a closed route is good for something where no house was placed."""
    notes: list[Callable[[TaxisState, int], int]] = field(default_factory=list)

    def note(self, ask: Callable[[TaxisState, int], int]) -> int:
        """Let every standing note a number of (state, seat); return its place in `Standing.noted`."""
        self.notes.append(ask)
        return len(self.notes) - 1

    def help(self, state: TaxisState, seat: int, official: str) -> float:
        """Return what an official's help brings besides what he does."""
        return sum((ask(state, seat, official) for ask in self.helps), 0.0)
