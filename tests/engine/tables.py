"""Which tables the tests sit at: every player count with every set of options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import spieltisch
from spieltisch import BadOption, State

GAME = "thurn-und-taxis"
NAMES = ("Anna", "Ben", "Cleo", "Dora")

Options = dict[str, Any]


def option_sets(count: int) -> list[Options]:
    """Return every set of the base game's options that can be chosen with that many players.

    The options of expansions stay at their defaults.
    """
    options = [option for option in spieltisch.games()[GAME].options if option.module == "base"]
    values = (option.values for option in options)
    every = (dict(zip((option.id for option in options), chosen, strict=True)) for chosen in product(*values))
    return [chosen for chosen in every if _possible(chosen, count)]


ASIDE = ("start", "open-scores")
"""Options that turn the table or show more of it, and change no rule besides."""


@cache
def combinations() -> tuple[Options, ...]:
    """Return every valid combination of all options that change a rule, those of expansions too."""
    options = [option for option in spieltisch.games()[GAME].options if option.id not in ASIDE]
    every = product(*(option.values for option in options))
    named = (dict(zip((option.id for option in options), values, strict=True)) for values in every)
    return tuple(chosen for chosen in named if _possible(chosen, 2))


def chosen(options: Mapping[str, Any]) -> Options:
    """Return the options that differ from their defaults."""
    defaults = {option.id: option.default for option in spieltisch.games()[GAME].options}
    return {name: value for name, value in options.items() if value != defaults[name]}


def tables() -> list[tuple[int, Options]]:
    """Return every player count with every set of options."""
    counts = spieltisch.games()[GAME].players
    return [(count, options) for count in counts for options in option_sets(count)]


def begin(count: int, options: Mapping[str, Any] | None = None, seed: int = 1) -> State:
    """Return a new game."""
    return spieltisch.new_game(GAME, NAMES[:count], options, seed=seed)


def name_of(count: int, options: Mapping[str, Any]) -> str:
    """Return a short name of a table, for the test report."""
    return "-".join([str(count), *(str(value).lower() for value in options.values())])


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every item inside JSON data, containers included."""
    if isinstance(value, dict):
        items: Any = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    else:
        return
    for key, item in items:
        yield (*path, key)
        yield from leaves(item, (*path, key))


def _possible(options: Options, count: int) -> bool:
    try:
        begin(count, options)
    except BadOption:
        return False
    return True
