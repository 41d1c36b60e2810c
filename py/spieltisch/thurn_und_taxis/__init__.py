"""Thurn und Taxis, the base game in both editions and the moments for its expansions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ..catalog import GameInfo, Option, Options
from ..errors import BadOption
from ..position import read
from ..record import Origin
from . import expansions, position, turn
from .rules import rules_for
from .state import TaxisState

BASE_OPTIONS = (
    Option("start", ("lot", "seat-1", "seat-2", "seat-3", "seat-4"), "lot"),
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
        self._check_start(players, options)
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

    def _check_start(self, players: tuple[str, ...], options: Options) -> None:
        chosen = str(options["start"])
        if chosen != "lot" and int(chosen.removeprefix("seat-")) > len(players):
            raise BadOption(
                f"There is no {chosen} with {len(players)} players.", option="start", count=len(players)
            )


GAME = ThurnUndTaxis()
