"""A tiny third game, made of nothing but what docs/new-game.md describes.

Dredging: beads lie in the canal. In turn everybody takes one to three and hands over; who takes the last one wins. Each
player also has a secret bead from the beginning: it breaks ties among the others. Its table for the page lies in `table/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltisch import GameInfo, Option
from spieltisch.fields import field, generator, row, whole
from spieltisch.origin import Origin
from spieltisch.position import read

from .state import DONE, LARGEST, OVER, SECRETS, TAKE, DredgingState


class Dredging:
    """The game as the catalogue sees it."""

    info = GameInfo("dredging", "Dredging", (2, 3), (Option("beads", ("12", "20"), "12"),))

    def new_game(self, players: tuple[str, ...], options: dict[str, Any], seed: int) -> DredgingState:
        """Set up a new game."""
        state = DredgingState(players, options, Origin(self.info.id, players, options, seed))
        state.set_up(seed)
        return state

    def from_dict(self, position: Mapping[str, Any]) -> DredgingState:
        """Set up the position that `State.to_dict` describes."""
        return read(position, self.info, _build)


def _build(players: tuple[str, ...], options: dict[str, Any], data: Mapping[str, Any]) -> DredgingState:
    state = DredgingState(players, options, None)
    state.random = generator(data)
    state.beads = whole(data, "beads", 0, LARGEST)
    seats = row(field(data, "seats"), len(players), "seats")
    state.taken = [whole(seat, "taken", 0, LARGEST) for seat in seats]
    state.secrets = [whole(seat, "secret", 0, SECRETS - 1) for seat in seats]
    state.current_player = whole(data, "current", 0, len(players) - 1) if state.beads else None
    state.last = whole(data, "last", 0, len(players) - 1)
    state.turns = whole(data, "turns", 0, LARGEST)
    state.phase = OVER if not state.beads else DONE if data["done"] is True else TAKE
    return state


GAME = Dredging()
