"""The files in which it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from tests.records.kept import Kept

from . import answers, calls, moments, parts, positions, readings, tables, words

HERE = Path(__file__).parent


@cache
def _games() -> Mapping[str, Any]:
    return moments.games()


def _whole_games() -> Mapping[str, Any]:
    return {name: _games()[name] for name in parts.GAMES}


def _names() -> Mapping[str, str]:
    return {name: name for name in tables.TABLES}


def _questions() -> Mapping[str, str]:
    return {part: part for part in (*answers.CARDS, *answers.PARTS)}


_of_games: Callable[..., Kept] = partial(Kept, things=_games, folder=HERE)
_of_tables: Callable[..., Kept] = partial(Kept, things=_names, folder=HERE)

KINDS = (
    _of_games("positions", positions.of),
    _of_games("words", words.of),
    _of_games("calls", calls.of),
    _of_tables("tables", tables.of),
    _of_tables("readings", readings.of),
    Kept("parts", parts.of, _whole_games, HERE),
    Kept("answers", answers.of, _questions, HERE),
)
