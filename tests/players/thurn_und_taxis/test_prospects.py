"""The chance to win Thurn und Taxis: fitted figures for the base game, and the fit itself."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Any

import pytest

from spieltisch import players
from spieltisch.arena import learn
from spieltisch.arena.learn import TURNS, Row, chances, rows, surprise, worths
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis import prospects_of
from spieltisch.players.thurn_und_taxis.prospects import MORE, THINGS, TWO, load

from ..tables import TAXIS, begin


def test_every_thing_has_a_figure_for_every_number_of_turns() -> None:
    figures = load()
    assert figures.turns == tuple(TURNS)
    for key in (TWO, MORE):
        assert set(figures.worth[key]) == set(THINGS)
        assert {len(row) for row in figures.worth[key].values()} == {len(TURNS)}


@pytest.mark.parametrize(
    ("count", "options", "fitted"),
    [
        (2, {}, True),
        (4, {"edition": "first-edition"}, True),
        (2, {"courier": True}, True),
        (4, {"courier": True}, False),
        (2, {"board": "north"}, False),
    ],
    ids=str,
)
def test_the_figures_count_where_they_foresee_better(
    count: int, options: Mapping[str, Any], fitted: bool
) -> None:
    state: Any = begin(TAXIS, count, dict(options))
    assert prospects_of(state).fitted == fitted
    assert knowledge_of(state).scale.endswith("-expansions") == bool(options.keys() - {"edition"})


@pytest.mark.parametrize("count", [2, 3, 4])
def test_winners_are_foreseen_better_at_the_end_than_at_the_beginning(count: int) -> None:
    early, late = [], []
    for seed in range(10):
        state: Any = begin(TAXIS, count, seed=seed)
        foreseen = []
        while state.current_player is not None:
            foreseen.append(prospects_of(state).chances(state))
            assert sum(foreseen[-1]) == pytest.approx(1)
            state.apply(players.choose(state, "merchant", len(foreseen)))
        (winner,) = state.winners()
        early += [row[winner] for row in foreseen[:20]]
        late += [row[winner] for row in foreseen[-20:]]
    assert sum(late) / len(late) > sum(early) / len(early) + 0.2


def drawn(rng: Random, worth: float, thing: int) -> Row:
    """Return two seats of which the first wins by the logit of one thing, and another thing that counts for nothing."""
    things = [0.0] * len(THINGS)
    things[thing], things[0] = rng.uniform(-2, 2), rng.uniform(-2, 2)
    first = rng.random() < 1 / (1 + exp(-2 * worth * things[thing]))
    return Row(
        [things, [-value for value in things]],
        rng.uniform(0, 25),
        [0.5, 0.5],
        [float(first), float(not first)],
    )


def test_the_fit_finds_what_things_were_worth_and_foresees_better_with_it() -> None:
    rng = Random(1)
    found = [drawn(rng, 0.7, 3) for _ in range(5000)]
    worth = worths(found)
    assert worth[3] == pytest.approx([0.7] * len(TURNS), abs=0.15)
    assert worth[0] == pytest.approx([0.0] * len(TURNS), abs=0.15)
    assert worth[1] == [0.0] * len(TURNS)
    others = [drawn(rng, 0.7, 3) for _ in range(500)]
    assert sum(surprise(chances(row, worth), row) for row in others) < 0.9 * sum(
        surprise(row.chances, row) for row in others
    )


def test_a_game_is_noted_at_every_turn_and_the_same_seed_gives_the_same() -> None:
    found = list(rows(3, 3))
    assert found == list(rows(3, 3))
    assert len(found) > 30
    for row in found:
        assert [sum(column) for column in zip(*row.things, strict=True)] == pytest.approx([0.0] * len(THINGS))
        assert sum(row.won) == 1


def test_the_command_writes_figures_for_two_and_for_more(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "prospects.json"
    assert learn.main([str(target), "--tables", "[[2, 5, 1], [4, 5, 6]]"]) == 0
    assert capsys.readouterr().out.count("log loss") == 2
    assert target.read_text("utf-8").count('"points"') == 2
