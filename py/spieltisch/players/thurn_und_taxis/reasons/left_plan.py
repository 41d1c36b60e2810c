"""Why the card that was to be laid next is not: what the plan of the turn before did not know of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ....state import Event
from ....thurn_und_taxis.actions import LAY, TaxisAction
from ....thurn_und_taxis.phases import LAY as LAYING
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..judge import Judge
from ..plans import View
from .route_reasons import RouteReasons


def left_plan(
    judge: Judge,
    told: tuple[TaxisState, TaxisAction],
    events: Iterable[Event],
    state: TaxisState,
    action: TaxisAction,
) -> list[Reason]:
    """Return that an action is no step of the plan that was told, and what has come since; nothing where it is one.

    Args:
        judge: the judgement.
        told: the position of the last card that was laid as advised, and its action.
        events: since then.
        state: the position now.
        action: that is advised.
    """
    if told[1].verb != LAY or action.verb != LAY or state.phase != LAYING or not state.routes[state.turn]:
        return []
    before, now, board = View(judge, told[0]), View(judge, state), judge.ground.rules.board
    planned, steps = RouteReasons(before).steps(told[1])[1:], RouteReasons(now).steps(action)
    if not (planned and steps and now.hand >> planned[0] & 1):
        return []
    # A card laid before the planned one, or after it, changes no plan.
    if steps[0] in planned or planned[0] in steps:
        return []
    left = {"city": board.city_ids[planned[0]]}
    came = [city for city in steps if not before.hand >> city & 1]
    if came:
        return [Reason("left-for-card", {**left, "cities": [board.city_ids[came[0]]]})]
    closed = [cast("Any", event)["seat"] for event in events if event["event"] == "closed"]
    if closed:
        return [Reason("left-after-closing", {**left, "rival": closed[-1]})]
    return [Reason("left-after-cards", left)] if sorted(told[0].display) != sorted(state.display) else []
