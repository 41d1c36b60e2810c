"""Computer players count points by the score of the game; what they hope for stands beside that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from spieltisch import State
from spieltisch.murano import scoring as murano_scoring
from spieltisch.murano.state import MuranoState
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano import foresight
from spieltisch.players.murano.prospects import THINGS
from spieltisch.players.thurn_und_taxis import TaxisKnowledge
from spieltisch.thurn_und_taxis.state import TaxisState

from .tables import MURANO, TAXIS, begin

EXTRA = 7
TABLES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (3, {"courier": True, "offices": True, "audience": True}),
    (3, {"board": "north", "courier": True, "offices": True}),
    (2, {"board": "north", "north-rules": "base"}),
)


def positions(game: str, count: int, options: Mapping[str, Any]) -> Iterator[State]:
    """Play a game by chance; give every position, the last one included."""
    state, rng = begin(game, count, options), Random(3)
    while not state.is_over:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("count", "options"), TABLES, ids=str)
def test_a_new_part_of_the_score_counts_at_once(
    count: int, options: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    for number, state in enumerate(positions(TAXIS, count, options)):
        if number % 25 and not state.is_over:
            continue
        assert isinstance(state, TaxisState)
        knowledge = knowledge_of(state)
        assert isinstance(knowledge, TaxisKnowledge)
        before = knowledge.prospects.value(state, 0), knowledge.prospects.value(state, 1)
        parts = state.rules.moments.score_parts
        with monkeypatch.context() as patch:
            patch.setattr(
                state.rules.moments,
                "score_parts",
                [*parts, lambda _, seat: {"extra": EXTRA if seat == 1 else 0}],
            )
            after = knowledge.prospects.value(state, 0), knowledge.prospects.value(state, 1)
        assert after == (before[0], pytest.approx(before[1] + EXTRA))
        seen += 1
    assert seen > 5
    assert isinstance(knowledge, TaxisKnowledge)
    assert [knowledge.prospects.value(state, seat) for seat in range(count)] == [
        row["total"] for row in state.scores()
    ]


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("by_hand", [False, True])
def test_points_and_hopes_are_apart_in_murano(count: int, by_hand: bool) -> None:
    track, cards = THINGS.index("track"), THINGS.index("cards")
    differ = set()
    for state in positions(MURANO, count, {"assignment": "by-hand"} if by_hand else {}):
        assert isinstance(state, MuranoState)
        for seat in range(count):
            things = foresight(state).things(state, seat)
            total = murano_scoring.score(state, seat)["total"]
            assert things[track] + things[cards] == total
            differ.add(total)
    assert len(differ) > 5
