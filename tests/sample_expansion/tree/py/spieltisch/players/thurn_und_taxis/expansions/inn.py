"""What computer players think of the inn: two rests are a point, so one is worth half of it."""

from __future__ import annotations

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.expansions.inn import ID, REST
from ....thurn_und_taxis.state import TaxisState
from ..advice import Advice
from ..foresight import Foresight


def advise(advice: Advice[Foresight]) -> None:
    """Say what a rest is worth; the points of two are in the score."""
    worth = advice.weights.of(ID)["rest"]

    def promise(state: TaxisState, seat: int) -> float:
        counts: list[int] = state.extra[ID].counts
        return worth * (counts[seat] % 2)

    def rested(state: TaxisState, action: TaxisAction) -> float:
        return worth

    advice.promises.append(promise)
    advice.verbs[REST] = rested
