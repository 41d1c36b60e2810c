"""Playouts at every table are for the long run; the ordinary one takes a few tables that hold every pair of choices."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar

import pytest
from covertable import criteria, make

from spieltisch.catalog import GameInfo

T = TypeVar("T")
Choices = Mapping[str, Any]
Table = tuple[int, dict[str, Any]]
"""The number of players, and options."""


def few(values: Mapping[str, Sequence[Any]], never: Iterable[Choices] = ()) -> list[dict[str, Any]]:
    """Return a few rows of choices in which any two values that can stand together do so at least once.

    Args:
        values: what can be chosen, by name.
        never: choices that exclude each other.
    """
    rows: list[dict[str, Any]] = make(
        dict(values), criterion=criteria.simple, constraints=[_not_together(choices) for choices in never]
    )
    return rows


def _not_together(choices: Choices) -> dict[str, Any]:
    each = [{"operator": "eq", "left": name, "value": value} for name, value in choices.items()]
    return {"operator": "not", "condition": {"operator": "and", "conditions": each}}


def few_tables(
    info: GameInfo, axes: Mapping[str, Sequence[Any]], never: Iterable[Choices] = ()
) -> list[Table]:
    """Return a few tables of a game; for `never`, which adds to the game's own conflicts, see `few`.

    Args:
        info: the game.
        axes: values by option; all other options stay at their defaults.
    """
    defaults = {option.id: (option.default,) for option in info.options}
    conflicts = [conflict.choices for conflict in info.conflicts]
    rows = few({"players": info.players, **defaults, **axes}, [*conflicts, *never])
    return [(row["players"], {name: row[name] for name in axes}) for row in rows]


def pairs(rows: Iterable[Choices]) -> set[tuple[Any, ...]]:
    """Return every two choices that stand together in one of the rows."""
    return {pair for row in rows for pair in combinations(sorted(row.items()), 2)}


def pairs_of_tables(tables: Iterable[Table]) -> set[tuple[Any, ...]]:
    """Return every two options, and every option with every number of players, that come together at a table."""
    return pairs({"players": count, **options} for count, options in tables)


def check_few(chosen: Sequence[Table], tables: Sequence[Table]) -> None:
    """Check that a few tables are some of all tables, and that every two choices come together at one of them."""
    assert all(table in tables for table in chosen)
    assert pairs_of_tables(chosen) == pairs_of_tables(tables)


def ordinary(tables: Iterable[T], chosen: Container[T]) -> list[Any]:
    """Return tables as parameters of a test; all but the chosen ones are left to the long run."""
    return [pytest.param(table, marks=() if table in chosen else pytest.mark.long) for table in tables]
