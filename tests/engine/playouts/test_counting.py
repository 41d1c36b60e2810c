"""The counting of a finished game comes to its totals, at every set of options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.session import Session

from ..tables import NAMES
from .both import TABLES, name_of, player_of


def counting(game: str, count: int, options: dict[str, Any], seed: int) -> tuple[Any, Any]:
    """Play a game at a table; return its end and how it is counted."""
    state = spieltisch.new_game(game, NAMES[:count], options, seed=seed)
    player = player_of(game, Random(seed))
    while not state.is_over:
        state.apply(player.choose(state))
    session = Session()
    session.call("load", {"record": state.record(), "seat": None})
    return session.state, session.call("count", {})


@pytest.mark.rule("TT-708")
@pytest.mark.rule("MU-925")
@pytest.mark.parametrize("table", TABLES[::3], ids=name_of)
def test_steps_and_sources_come_to_the_totals(table: tuple[int, str, dict[str, Any]]) -> None:
    count, game, options = table
    state, counted = counting(game, count, options, seed=len(options) + count)
    scores = state.scores()
    totals = [score["total"] for score in scores]
    assert counted["begin"] == (state.points if game == "murano" else [0] * count)
    assert counted["steps"][-1]["totals"] == totals
    for part in {step["part"] for step in counted["steps"]} - {"gold"}:
        brought = [0] * count
        for step in counted["steps"]:
            brought[step["seat"]] += step["points"] if step["part"] == part else 0
        assert brought == [score["parts"][part] for score in scores]
    assert [sum(row["points"][seat] for row in counted["sources"]) for seat in range(count)] == totals
    parts = [row["part"] for row in counted["sources"]]
    assert len(set(parts)) == len(parts)
    if game == "murano":
        assert counted["sources"][0] == {"part": "start", "points": [5] * count}


EVERY_VARIANT = {
    "start-character": True,
    "red-ship-gold": True,
    "one-workshop": True,
    "no-workshop-scoring": True,
}


@pytest.mark.parametrize("income", ["automatic", "chosen"])
@pytest.mark.parametrize("assignment", ["best", "by-hand"])
def test_with_every_variant_four_people_are_counted_to_what_the_result_says(
    income: str, assignment: str
) -> None:
    options = {**EVERY_VARIANT, "income": income, "assignment": assignment}
    state, counted = counting("murano", 4, options, seed=9)
    before = counted["begin"]
    for step in counted["steps"]:
        seat = step["seat"]
        after = [*before[:seat], before[seat] + step["points"], *before[seat + 1 :]]
        assert step["totals"] == after
        before = after
    assert before == [score["total"] for score in state.scores()]
    for seat, score in enumerate(state.scores()):
        later = [step["points"] for step in counted["steps"] if step["seat"] == seat]
        assert score["total"] == counted["begin"][seat] + sum(later)


def test_a_game_that_began_with_a_position_has_what_it_had() -> None:
    state, _ = counting("murano", 2, {}, seed=4)
    session = Session()
    session.call("load", {"record": spieltisch.from_dict(state.to_dict()).record(), "seat": None})
    sources = session.call("count", {})["sources"]
    assert sources[0] == {"part": "start", "points": state.points}
