"""Murano: what is told of an action is true of it, and does not contradict itself."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from tests.lagoon import lagoon

SHIPS = "2 4 7 8 11 14 16 18"
"""The ship on space 8 can go to the building space 9 at once."""


def told(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of the reasons for an action, by their ids."""
    return {one.id: one.data for one in knowledge_of(state).reasons(state, state.parse(action))}


def found(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the same for all that was found, before the most telling ones are picked."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def test_what_most_actions_gain_is_not_told_to_make_no_difference() -> None:
    """As found by reading: "it makes no difference" stood beside an income that rises from nothing."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "shop-grey"},
        streets={"3c2": "grey-2"},
        buildings={"3c1": "palace-1"},
    )
    state.apply("sail 8-9")
    assert [*told(state, "build shop-grey 3d2")] == ["income-rises"]
