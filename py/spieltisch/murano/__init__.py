"""Murano, with its four variants as options."""

from __future__ import annotations

from ..catalog import START, GameInfo, Option
from ..entry import Entry
from . import board, game, position, setup
from .correctable import CORRECTABLE

ANCHORS = tuple(str(space["no"]) for space in board.data()["ring"]["spaces"] if space["anchor"])

OPTIONS = (
    START,
    *(Option(variant["id"], (False, True), False) for variant in board.data()["variants"]),
    Option("anchor", ("random", *ANCHORS), "random"),
    Option("income", ("automatic", "chosen"), "automatic"),
    Option("assignment", ("best", "by-hand"), "best"),
)


GAME = Entry(
    GameInfo("murano", board.data()["title"], (2, 3, 4), OPTIONS, correctable=CORRECTABLE),
    game.begin,
    setup.set_up,
    position.place,
)
"""The game as the catalogue sees it: new games begin with MU-1xx."""
