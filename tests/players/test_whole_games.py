"""Every level plays every game of every set of options with every number of players to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import spieltisch
from spieltisch.players import Budget, Level, Thinking, levels

from .tables import begin, option_sets

TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    (game, count, options, number)
    for game, info in spieltisch.games().items()
    for number, options in enumerate(option_sets(game))
    for count in info.players
]
GROUPS = 36
# These games have some hundred thousand decisions: the search tries one game of one round for each.
GLANCE = Budget(seconds=60.0, playouts=1)
*OTHERS, STRONGEST = (replace(level, turns=min(1, level.turns)) for level in levels())
LONGEST = 5000


def seatings(count: int) -> list[list[Level]]:
    """Return who plays with whom, so that all levels come to a table of that size."""
    first = [STRONGEST, *OTHERS[: count - 1]]
    left = OTHERS[count - 1 :]
    return [first, (left * count)[:count]] if left else [first]


def play(game: str, options: dict[str, Any], seated: Sequence[Level], seed: int) -> None:
    """Play a game to its end; each seat remembers what it may have seen."""
    state = begin(game, len(seated), options, seed=seed)
    seen: list[list[dict[str, Any]]] = [[] for _ in seated]
    for number in range(LONGEST):
        seat = state.current_player
        if seat is None:
            return
        thinking = Thinking(state, seated[seat], seed * LONGEST + number, GLANCE, seen=seen[seat])
        for event in state.apply(thinking.run()):
            for other, own in enumerate(seen):
                own.append(state.redact(event, other))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("group", range(GROUPS))
def test_all_levels_play_all_tables_to_the_end(group: int) -> None:
    for game, count, options, number in TABLES[group::GROUPS]:
        for seated in seatings(count):
            turned = seated[number % count :] + seated[: number % count]
            play(game, options, turned, seed=number)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_levels_come_to_tables_of_every_size(count: int) -> None:
    seated = seatings(count)
    assert {len(one) for one in seated} == {count}
    assert {level.id for one in seated for level in one} == {level.id for level in levels()}
