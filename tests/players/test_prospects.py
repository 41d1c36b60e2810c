"""Murano: what is foreseen of the end, and how the figures for it are found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spieltisch import players
from spieltisch.arena.fit import TURNS, Row, outlook, rows
from spieltisch.players.chances import place_of
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano import foresight
from spieltisch.players.murano.prospects import THINGS, done, load

from .tables import begin


def test_every_thing_has_a_figure_for_every_number_of_turns() -> None:
    figures = load()
    assert set(figures.worth) == set(THINGS)
    assert {len(row) for row in figures.worth.values()} == {len(figures.turns)} == {len(figures.spread)}


def test_the_end_is_foreseen_better_the_nearer_it_is() -> None:
    state: Any = begin("murano", 3, seed=2)
    last: list[float] = []
    finished = 0
    while state.current_player is not None:
        last, _ = foresight(state).values(state)
        for seat in range(3):
            if done(state, seat):
                total = state.scores()[seat]["total"]
                assert last[seat] == pytest.approx(total, abs=0.01 * state.gold[seat] + 1e-9)
                finished += 1
        assert sum(knowledge_of(state).chances(state)) == pytest.approx(1)
        state.apply(players.choose(state, "merchant", len(state.history())))
    assert finished > 0
    totals = [row["total"] for row in state.scores()]
    assert max(abs(value - total) for value, total in zip(last, totals, strict=True)) < 6


@pytest.mark.parametrize(
    ("left", "place"), [(0.0, (0, 0.0)), (1.0, (0, 0.5)), (7.5, (2, 0.5)), (35.0, (5, 0.0)), (40.0, (5, 0.0))]
)
def test_figures_go_evenly_from_one_number_of_turns_to_the_next(
    left: float, place: tuple[int, float]
) -> None:
    assert place_of(TURNS, left) == place


def test_the_fit_finds_what_things_were_worth() -> None:
    rng = Random(1)
    found = []
    for _ in range(6000):
        things = [0.0] * len(THINGS)
        things[0], things[2] = rng.uniform(-9, 9), rng.uniform(-3, 3)
        found.append(Row(things, rng.uniform(0, 40), things[0] + 4 * things[2] + rng.gauss(0, 2)))
    # Each of them ten times: what is held against large figures must weigh little.
    fitted: Any = outlook(found * 10)
    worth = fitted["worth"]
    assert worth[THINGS[0]] == pytest.approx([1.0] * len(TURNS), abs=0.15)
    assert worth[THINGS[2]] == pytest.approx([4.0] * len(TURNS), abs=0.6)
    assert worth[THINGS[1]] == [0.0] * len(TURNS)
    assert fitted["spread"] == pytest.approx([2 * 3**0.5 / 3.14159] * len(TURNS), abs=0.3)


def test_a_game_is_compared_at_every_turn_and_the_same_seed_gives_the_same() -> None:
    found = list(rows(2, 3))
    assert found == list(rows(2, 3))
    assert len(found) > 30
    assert {len(row.things) for row in found} == {len(THINGS)}
    assert {abs(row.lead) for row in found} == {abs(found[0].lead)}
