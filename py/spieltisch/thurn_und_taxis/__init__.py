"""Thurn und Taxis, the base game in both editions and the moments for its expansions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ..catalog import START, GameInfo, Option, Options
from ..position import read
from ..record import Origin
from . import expansions, position, turn
from .rules import rules_for
from .state import TaxisState

BASE_OPTIONS = (
    START,
    Option("edition", ("all-countries", "first-edition"), "all-countries"),
    Option("decline-carriage", (False, True), False),
    Option("open-scores", (False, True), False),
)


class ThurnUndTaxis:
    """The game as the catalogue sees it."""

    info = GameInfo(
        "thurn-und-taxis",
        "Thurn und Taxis",
        (2, 3, 4),
        BASE_OPTIONS + tuple(option for expansion in expansions.every() for option in expansion.options),
        tuple(conflict for expansion in expansions.every() for conflict in expansion.conflicts),
    )

    def new_game(self, players: tuple[str, ...], options: Options, seed: int) -> TaxisState:
        """Set up a new game (TT-1xx).

        Raises:
            BadOption: the start player chosen is not at the table.
        """
        state = TaxisState(
            rules_for(options, len(players)), players, Origin(self.info.id, players, options, seed)
        )
        turn.set_up(state, seed)
        return state

    def from_dict(self, data: Mapping[str, Any]) -> TaxisState:
        """Set up the position that `State.to_dict` describes.

        Raises:
            BadPosition: it is malformed or cannot occur.
        """
        return read(data, self.info, partial(position.build, rules_for=rules_for, state_of=TaxisState))


GAME = ThurnUndTaxis()
