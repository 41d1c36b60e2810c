"""Positions as JSON data: what is the same for every game (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from .errors import BadPosition, SpieltischError
from .fields import field, whole
from .record import Origin

if TYPE_CHECKING:
    from .catalog import GameInfo, Options
    from .state import State

FORMAT = 1
S = TypeVar("S", bound="State")


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
    """
    try:
        whole(data, "format", 1, FORMAT)
        names = info.check_players(field(data, "players"))
        options = info.check_options(field(data, "options"))
        state = build(names, options, data)
        # Written anew: what the caller does with the data later must not reach the record.
        state._origin = Origin(info.id, names, options, position=state.to_dict())
    except BadPosition:
        raise
    except SpieltischError as error:
        raise BadPosition(error.message, **error.data) from error
    return state
