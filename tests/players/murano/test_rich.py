"""A game of Murano in which computers have far more gold than they can use comes to its end all the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from spieltisch.players import Budget, Thinking, level_of
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano import weights
from spieltisch.players.murano.worth import Worth
from spieltisch.players.playouts import CARE, utilities

from ..tables import rich

SEARCH = Budget(seconds=600.0, playouts=24)
PATIENCE = 100
"""Actions that are enough for the few tiles that are left."""


@pytest.mark.parametrize(
    "levels",
    [
        ("merchant", "merchant"),
        ("patrician", "merchant"),
        ("patrician", "patrician"),
        ("apprentice", "messenger"),
    ],
    ids="-".join,
)
def test_it_ends(levels: tuple[str, str]) -> None:
    state = rich()
    seated = [replace(level_of(id_), turns=min(1, level_of(id_).turns)) for id_ in levels]
    for number in range(PATIENCE):
        seat = state.current_player
        if seat is None:
            break
        state.apply(Thinking(state, seated[seat], number, SEARCH).run())
    assert state.is_over


def test_no_lead_is_worth_more_than_a_victory_by_as_many_points() -> None:
    """Or the search would put the end off, however sure it is to win."""
    state: Any = rich()
    mind = knowledge_of(state)
    own, others = (row["total"] for row in state.scores())
    assert own > others + 30
    even = 0.5
    lead, _ = utilities(state, mind.chances(state))
    assert 1 - CARE + CARE * even < lead < 1 - CARE * 0.01


def test_more_gold_than_plenty_is_worth_next_to_nothing() -> None:
    state: Any = rich()
    figures = weights.load()
    money = Worth(state.rules, figures).reader.read(state, state.turn).money
    assert 0 < money(60) - money(50) < money(2) - money(1)
