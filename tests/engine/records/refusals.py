"""Errors that a person and a program can act on."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from spieltisch import SpieltischError, State, errors

IDS = {
    errors.UnknownGame: "unknown-game",
    errors.BadOption: "bad-option",
    errors.BadPatch: "bad-patch",
    errors.BadPlayers: "bad-players",
    errors.BadSeat: "bad-seat",
    errors.BadChance: "bad-chance",
    errors.BadSeed: "bad-seed",
    errors.IllegalAction: "illegal-action",
    errors.UnreadableAction: "unreadable-action",
    errors.AmbiguousAction: "ambiguous-action",
    errors.GameOver: "game-over",
    errors.BadRecord: "bad-record",
    errors.NewerRecord: "newer-record",
    errors.BadPosition: "bad-position",
    errors.NoRecord: "no-record",
}


def refused(kind: type[SpieltischError], call: Any, *args: Any, **named: Any) -> Any:
    """Check that a call raises an error of that kind that a person and a program can act on; return it."""
    with pytest.raises(kind) as caught:
        call(*args, **named)
    error = caught.value
    assert error.id == IDS[type(error)]
    assert 10 < len(error.message) < 700
    # What is said of an action goes on with the rule in words, or with what may have been meant.
    assert str(error).startswith(error.message)
    assert str(error) == error.message or isinstance(error, errors.IllegalAction)
    assert json.loads(json.dumps(error.to_dict(), allow_nan=False)) == error.to_dict()
    assert set(error.to_dict()) == {"id", "message", "data"}
    assert len(json.dumps(error.to_dict())) < 8000
    return error


def accepted(call: Any, *args: Any) -> Any:
    """Return what a call gives, or None if it raises a proper error."""
    try:
        return call(*args)
    except SpieltischError as error:
        refused(type(error), call, *args)
    return None


def record_of(states: list[State], steps: int = 40) -> dict[str, Any]:
    """Return the record of a game after so many steps, as a file would give it."""
    return json.loads(json.dumps(states[steps].record()))  # type: ignore[no-any-return]


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return JSON data with one part replaced; only the way to it is copied."""
    if not path:
        return value
    changed = copy.copy(data)
    changed[path[0]] = put(data[path[0]], path[1:], value)
    return changed


def drop(data: Any, path: tuple[Any, ...]) -> Any:
    """Return JSON data with one part left out."""
    changed = copy.copy(data)
    if path[1:]:
        changed[path[0]] = drop(data[path[0]], path[1:])
    else:
        del changed[path[0]]
    return changed
