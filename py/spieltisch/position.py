"""Positions as JSON data: what is the same for every game (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .catalog import GameInfo, Options
from .errors import BadPosition, NewerRecord, SpieltischError
from .fields import MOST, field, generator, one_of, whole
from .origin import Origin
from .phased import OVER, PhasedState
from .state import State

FORMAT = 1
S = TypeVar("S", bound=State)


def read(
    data: Mapping[str, Any], info: GameInfo, build: Callable[[tuple[str, ...], Options, Mapping[str, Any]], S]
) -> S:
    """Return the state of a position; its record begins there.

    Args:
        data: what `State.to_dict` returned.
        info: the game.
        build: (names, options, data) -> the state, checked.

    Raises:
        BadPosition: a field is missing or malformed, or the parts do not agree.
        NewerRecord: its data are of a newer version.
    """
    try:
        whole(data, "format", 1, FORMAT)
        names = info.check_players(field(data, "players"))
        options = info.check_options(field(data, "options"), recorded=True)
        state = build(names, options, data)
        # Written anew: what the caller does with the data later must not reach the record.
        state._origin = Origin(info.id, names, options, position=state.to_dict())
    except (BadPosition, NewerRecord):
        raise
    except SpieltischError as error:
        raise BadPosition(error.message, **error.data) from error
    return state


def head(state: PhasedState) -> dict[str, Any]:
    """Return what the position of every game begins with that goes on in turns and phases."""
    return {
        "format": FORMAT,
        "game": state.game,
        "options": dict(state.rules.options),
        "players": list(state.names),
        "random": f"{state.random:016x}",
        "round": state.round,
        "start": state.start,
        "turn": state.turn,
        "current": state.current_player,
        "phase": state.phase,
    }


def read_head(state: PhasedState, data: Mapping[str, Any], *, first_round: int = 1) -> None:
    """Put what `head` writes into a fresh state.

    Raises:
        BadPosition: a field is missing or malformed.
    """
    last = state.rules.count - 1
    state.random = generator(data)
    state.round = whole(data, "round", first_round, MOST)
    state.start = whole(data, "start", 0, last)
    state.turn = whole(data, "turn", 0, last)
    state.phase = one_of(field(data, "phase"), (*state.rules.phases, OVER), "phase")
    over = state.phase == OVER
    if (field(data, "current") is None) != over:
        raise BadPosition("'current' is null exactly when the game is over.", field="current")
    state.current_player = None if over else whole(data, "current", 0, last)
