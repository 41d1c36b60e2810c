"""Officials: who may help in a turn, registered by id as verbs are by their word (TT-80x)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Generic, TypeVar

from ..errors import Refusal
from ..phased import PhasedState
from . import phases
from .actions import TaxisAction

S = TypeVar("S", bound=PhasedState)

TAKING, LAYING, CLOSING = phases.TAKE, phases.LAY, phases.CLOSE
"""Occasions to help: after the other actions of these phases, before the end of the turn."""
LAYING_ON = "lay-on"
"""A card was laid, the route may be closed: before the closings."""
OCCASIONS = (TAKING, LAYING, LAYING_ON, CLOSING)


@dataclass(frozen=True)
class Official(Generic[S]):
    """An official who may help in a turn.

    What his help does is told by the verb of his actions (`Setting.verbs`), which bear his id; the code that performs one calls
    `play.agenda.help_given`.
    """

    sample: TaxisAction
    """One action with his help: the one to ask about when he cannot help."""
    offers: Mapping[str, Callable[[S], list[TaxisAction]]] = field(default_factory=dict)
    """By occasion, his actions; none while `TaxisSetting.may_use` forbids his help."""
    refuse: Callable[[S], Refusal | None] | None = None
    """Why he cannot help right now though he might in this turn; where it is left out, what is said of `sample`."""


def together(offers: Sequence[Callable[[S], list[TaxisAction]]]) -> Callable[[S], list[TaxisAction]]:
    """Return one offer for several, in their order."""
    return reduce(_both, offers) if offers else lambda _: []


def _both(
    first: Callable[[S], list[TaxisAction]], second: Callable[[S], list[TaxisAction]]
) -> Callable[[S], list[TaxisAction]]:
    return lambda state: first(state) + second(state)
