"""Thurn und Taxis, the base game in both editions and the moments for its expansions."""

from __future__ import annotations

from ..catalog import START, GameInfo, Option
from ..entry import Entry
from . import expansions, game, position, turn
from .correctable import CORRECTABLE

BASE_OPTIONS = (
    START,
    Option("edition", ("all-countries", "first-edition"), "all-countries"),
    Option("decline-carriage", (False, True), False),
    Option("open-scores", (False, True), False),
)


GAME = Entry(
    GameInfo(
        "thurn-und-taxis",
        "Thurn und Taxis",
        (2, 3, 4),
        BASE_OPTIONS + tuple(option for expansion in expansions.every() for option in expansion.options),
        tuple(conflict for expansion in expansions.every() for conflict in expansion.conflicts),
        CORRECTABLE,
    ),
    game.begin,
    turn.set_up,
    position.place,
)
"""The game as the catalogue sees it: new games begin with TT-1xx."""
