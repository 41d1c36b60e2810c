"""Every level plays every game of every set of options with every number of players to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

import spieltisch
from spieltisch.players import Budget, Level, Thinking, levels
from tests.pairs import few, ordinary, pairs

from .tables import LOTS, begin, option_sets

# These games have some hundred thousand decisions: the search tries one game of one round for each.
GLANCE = Budget(seconds=60.0, playouts=1)
*OTHERS, STRONGEST = (replace(level, turns=min(1, level.turns)) for level in levels())
LONGEST = 5000


def seatings(count: int) -> list[list[Level]]:
    """Return who plays with whom, so that all levels come to a table of that size."""
    first = [STRONGEST, *OTHERS[: count - 1]]
    left = OTHERS[count - 1 :]
    return [first, (left * count)[:count]] if left else [first]


class Table(NamedTuple):
    """One game: where it is played, and who sits there (see `seatings`)."""

    game: str
    people: int
    options: dict[str, Any]
    seating: int

    @property
    def seated(self) -> list[Level]:
        return seatings(self.people)[self.seating]

    def rows(self) -> list[dict[str, Any]]:
        """Return what comes together here, once for each level."""
        return [{"players": self.people, "level": level.id, **self.options} for level in self.seated]


def every_table(game: str) -> list[Table]:
    return [
        Table(game, count, options, seating)
        for options in option_sets(game)
        for count in spieltisch.games()[game].players
        for seating in range(len(seatings(count)))
    ]


def few_tables(game: str) -> list[Table]:
    """Return tables at which every two options, numbers of players and levels come together that can."""
    info = spieltisch.games()[game]
    values = {option.id: option.values for option in info.options if option.id not in LOTS}
    others = {"players": info.players, "level": [level.id for level in levels()]}
    chosen = []
    for row in few({**values, **others}, [conflict.choices for conflict in info.conflicts]):
        count, level = row["players"], row["level"]
        seating = next(i for i, seated in enumerate(seatings(count)) if level in (one.id for one in seated))
        chosen.append(Table(game, count, {name: row[name] for name in values}, seating))
    return chosen


EVERY = {game: every_table(game) for game in spieltisch.games()}
FEW = {game: few_tables(game) for game in spieltisch.games()}


def name_of(table: Table) -> str:
    return "-".join(map(str, (table.game, table.people, *table.options.values(), table.seating)))


def play(game: str, options: dict[str, Any], seated: Sequence[Level], seed: int) -> None:
    """Play a game to its end; each seat remembers what it may have seen."""
    state = begin(game, len(seated), options, seed=seed)
    seen: list[list[Any]] = [[] for _ in seated]
    for number in range(LONGEST):
        seat = state.current_player
        if seat is None:
            return
        thinking = Thinking(state, seated[seat], seed * LONGEST + number, GLANCE, seen=seen[seat])
        for event in state.apply(thinking.run()):
            for other, own in enumerate(seen):
                own.append(state.redact(event, other))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    "table", [one for game in EVERY for one in ordinary(EVERY[game], FEW[game])], ids=name_of
)
def test_all_levels_play_all_tables_to_the_end(table: Table) -> None:
    number = option_sets(table.game).index(table.options)
    first = number % table.people
    play(table.game, table.options, table.seated[first:] + table.seated[:first], seed=number)


@pytest.mark.parametrize("game", EVERY)
def test_every_two_choices_come_together_at_one_of_the_few_tables(game: str) -> None:
    assert all(table in EVERY[game] for table in FEW[game])
    wanted = pairs(row for table in EVERY[game] for row in table.rows())
    assert pairs(row for table in FEW[game] for row in table.rows()) == wanted


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_levels_come_to_tables_of_every_size(count: int) -> None:
    seated = seatings(count)
    assert {len(one) for one in seated} == {count}
    assert {level.id for one in seated for level in one} == {level.id for level in levels()}
