"""Murano, with its four variants as options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ..catalog import START, GameInfo, Option, Options
from ..position import read
from ..record import Origin
from . import board, position, setup
from .rules import rules_for
from .state import MuranoState

ANCHORS = tuple(str(space["no"]) for space in board.data()["ring"]["spaces"] if space["anchor"])

OPTIONS = (
    START,
    *(Option(variant["id"], (False, True), False) for variant in board.data()["variants"]),
    Option("anchor", ("random", *ANCHORS), "random"),
    Option("income", ("automatic", "chosen"), "automatic"),
    Option("assignment", ("best", "by-hand"), "best"),
)


class Murano:
    """The game as the catalogue sees it."""

    info = GameInfo("murano", board.data()["title"], (2, 3, 4), OPTIONS)

    def new_game(self, players: tuple[str, ...], options: Options, seed: int) -> MuranoState:
        """Set up a new game (MU-1xx).

        Raises:
            BadOption: the start player chosen is not at the table.
        """
        state = MuranoState(
            rules_for(options, len(players)), players, Origin(self.info.id, players, options, seed)
        )
        setup.set_up(state, seed)
        return state

    def from_dict(self, data: Mapping[str, Any]) -> MuranoState:
        """Set up the position that `State.to_dict` describes.

        Raises:
            BadPosition: it is malformed or cannot occur.
        """
        return read(data, self.info, partial(position.build, rules_for=rules_for, state_of=MuranoState))


GAME = Murano()
