"""The lists and tables in which expansions add to the judgement, which knows no expansion itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Generic, TypeVar

from ...thurn_und_taxis.actions import TaxisAction
from ...thurn_und_taxis.state import TaxisState
from ..knowledge import Reason
from .ground import Ground
from .standing import Standing
from .weights import Weights

F = TypeVar("F")
"""The forecast, see `Foresight`."""

Explanation = Callable[[TaxisState, TaxisAction], list[Reason]]


@dataclass
class Advice(Generic[F]):
    """The additions of the expansions of one game, in points; each list in the order of the expansions.

    Points already won need no entry, since the score counts them.
    """

    ground: Ground
    weights: Weights
    promises: list[Callable[[TaxisState, int], float]] = field(default_factory=list)
    """(state, seat) -> expected points besides those already won; not called when the game is over."""
    helps: list[Callable[[TaxisState, int, str], float]] = field(default_factory=list)
    """(state, seat, official) -> gain of his help besides its effect; negative if it costs."""
    closings: list[Callable[[TaxisState, int, int, bool], float]] = field(default_factory=list)
    """(state, seat, houses, gained) -> gain of a closing besides houses, tile and carriage."""
    first_houses: list[Callable[[Standing], tuple[int, float]]] = field(default_factory=list)
    """(standing) -> cities, and the gain of the first house in each of them."""
    teams: list[Callable[[Standing, int], float]] = field(default_factory=list)
    """(standing, cards) -> cost of what a route of so many cards needs before it can be closed."""
    cards: list[Callable[[int], float]] = field(default_factory=list)
    """(kind) -> worth of a card in hand besides its city."""
    aside: dict[str, Callable[[Standing, TaxisAction], Standing]] = field(default_factory=dict)
    """By end of ``lay``, for cards that do not join the route: the standing after that."""
    phases: dict[str, Callable[[F, TaxisState, Sequence[TaxisAction]], list[float]]] = field(
        default_factory=dict
    )
    """By phase of an expansion, a function that rates its actions; at least two are legal."""
    verbs: dict[str, Callable[[TaxisState, TaxisAction], float]] = field(default_factory=dict)
    """By verb of an expansion in a phase of the base, the gain over the best action of the base, which can still
    follow."""
    reasons: dict[str, Explanation] = field(default_factory=dict)
    """By verb of an expansion, or by end of ``lay`` in `aside`, the reasons for it."""
    mistakes: dict[str, str] = field(default_factory=dict)
    """By verb of an expansion the kind of mistake that another choice would be."""
    town_reasons: list[Callable[[TaxisState, int, int], list[Reason]]] = field(default_factory=list)
    """(state, seat, city) -> further purposes of a house in a city."""
    back_reasons: list[Explanation] = field(default_factory=list)
    """Further purposes of a card to take that its city does not have."""
    plan_reasons: list[Callable[[TaxisState, int, int, int], list[Reason]]] = field(default_factory=list)
    """(state, seat, cards, cities) -> what a planned route of so many cards still lacks besides its cards."""
    closing_reasons: list[Callable[[TaxisState, int, TaxisAction], list[Reason]]] = field(
        default_factory=list
    )
    """(state, seat, closing) -> further gains of a closing."""
    price_reasons: list[Explanation] = field(default_factory=list)
    """What an action costs besides."""
    help_reasons: list[Explanation] = field(default_factory=list)
    """What an official's help brings besides its effect."""
    many_officials: bool = False
    """True if several officials may help in a turn."""
    cards_without_houses: bool = False
    """True if cards of a closed route without a house have a use."""
    notes: list[Callable[[TaxisState, int], int]] = field(default_factory=list)

    @property
    def is_bare(self) -> bool:
        """True if no expansion adds anything."""
        own = (getattr(self, one.name) for one in fields(self) if one.name not in ("ground", "weights"))
        return not any(own)

    def note(self, ask: Callable[[TaxisState, int], int]) -> int:
        """Add a function of (state, seat) whose result each standing notes; return its index in `Standing.noted`."""
        self.notes.append(ask)
        return len(self.notes) - 1

    def help(self, state: TaxisState, seat: int, official: str) -> float:
        """Return the gain of an official's help besides its effect."""
        return sum((ask(state, seat, official) for ask in self.helps), 0.0)
