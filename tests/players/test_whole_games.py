"""Every level plays every game of every set of options with every number of players to its end."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch

from .tables import GLANCE, LEVELS, LOTS, begin, finish, option_sets

GAMES = tuple(spieltisch.games())
TABLES: list[tuple[str, int, int, dict[str, Any]]] = [
    (game, number, count, options)
    for game in GAMES
    for number, options in enumerate(option_sets(game))
    for count in spieltisch.games()[game].players
    # All counts would be minutes: each set of options meets one, and every value of an option meets every count.
    if number % 3 == count - 2
]
GROUPS = 12


@pytest.mark.parametrize("group", range(GROUPS))
def test_all_levels_play_all_tables_to_the_end(group: int) -> None:
    for game, number, count, options in TABLES[group::GROUPS]:
        # The search sits at every table, all others take turns.
        others = LEVELS[:3]
        turned = others[number % 3 :] + others[: number % 3]
        state = begin(game, count, options, seed=number)
        finish(state, (LEVELS[3], *turned), GLANCE, seed=number)
        assert state.is_over


def test_every_value_of_every_option_is_played_with_every_count() -> None:
    for game in GAMES:
        info = spieltisch.games()[game]
        for option in info.options:
            if option.id in LOTS:
                continue
            for value in option.values:
                met = {
                    count for id_, _, count, options in TABLES if id_ == game and options[option.id] == value
                }
                assert met == set(info.players), (game, option.id, value)
