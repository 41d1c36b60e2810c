"""The parameters of a call: reading one that is missing raises a typed error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import BadCall, shown

Params = Mapping[str, Any]

LONGEST_SLICE = 10_000
"""Milliseconds: so long at most a call may work before it answers."""


def needed(params: Params, name: str) -> Any:
    """Return a parameter that must be there, whatever it holds.

    Raises:
        BadCall: it is missing.
    """
    if name not in params:
        raise BadCall(f"The call needs the parameter {name!r}.", parameter=name)
    return params[name]


def slice_of(params: Params) -> float:
    """Return for how many seconds a call may work, its parameter ``ms``.

    Raises:
        BadCall: it is no number from 0 to `LONGEST_SLICE`.
    """
    value = params.get("ms", 50)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LONGEST_SLICE:
        raise BadCall(f"'ms' must be a number from 0 to {LONGEST_SLICE}, not {shown(value)}.", parameter="ms")
    return value / 1000
