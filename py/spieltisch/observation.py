"""Observations as JSON data: what is the same for every game that goes on in turns and phases (docs/notation.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .phased import PhasedState
from .state import check_seat

if TYPE_CHECKING:
    from .schema import Observation

FORMAT = 1


def head(state: PhasedState, seat: int | None, board: str) -> Observation:
    """Return what every observation begins with.

    Args:
        state: what is observed.
        seat: who observes it; None sees everything, `PUBLIC` only what lies open.
        board: id of the board.

    Raises:
        BadSeat: there is no such seat.
    """
    check_seat(seat, state.names)
    return {
        "format": FORMAT,
        "game": state.game,
        "options": dict(state.rules.options),
        "board": board,
        "players": list(state.names),
        "seat": seat,
        "round": state.round,
        "start": state.start,
        "turn": state.turn,
        "current": state.current_player,
        "phase": state.phase,
    }


def decides(state: PhasedState, seat: int | None) -> bool:
    """Return whether an observation is to tell what the current player can do."""
    return state.current_player is not None and seat in (None, state.current_player)
