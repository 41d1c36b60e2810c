"""Reading the fields of JSON data, each with its kind checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadPosition, shown

GENERATOR_DIGITS = 16


def whole(data: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """Return a field that must be a whole number from low to high."""
    value = data[name]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(
            f"{name!r} must be a whole number from {low} to {high}, not {shown(value)}.", field=name
        )
    return value


def truth(data: Mapping[str, Any], name: str) -> bool:
    """Return a field that must be true or false."""
    value = data[name]
    if not isinstance(value, bool):
        raise BadPosition(f"{name!r} must be true or false, not {shown(value)}.", field=name)
    return value


def one_of(value: object, allowed: Sequence[str], name: str) -> str:
    """Return a text that must be one of some."""
    if not isinstance(value, str) or value not in allowed:
        raise BadPosition(f"{name!r} must be one of {', '.join(allowed)}, not {shown(value)}.", field=name)
    return value


def listed(value: object, name: str) -> list[Any]:
    """Return a value that must be a list."""
    if not isinstance(value, list):
        raise BadPosition(f"{name!r} must be a list.", field=name)
    return value


def generator(data: Mapping[str, Any]) -> int:
    """Return the generator of chance, which a position holds as hexadecimal digits under ``random``."""
    value = data["random"]
    if (
        not isinstance(value, str)
        or len(value) != GENERATOR_DIGITS
        or not set(value) <= set("0123456789abcdef")
    ):
        raise BadPosition("'random' must be a text of 16 hexadecimal digits.", field="random")
    return int(value, 16)
