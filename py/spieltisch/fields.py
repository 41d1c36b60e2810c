"""Reading the fields of JSON data, each with its kind checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadPosition, named, shown

GENERATOR_DIGITS = 16
MOST = 1 << 31
"""The largest number of anything that is unlimited, such as gold or rounds."""


def field(data: object, name: str) -> Any:
    """Return a field that must be there, whatever it holds."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"What holds {name!r} must be an object, not {shown(data)}.", field=name)
    if name not in data:
        raise BadPosition(f"The position has no field {name!r}.", field=name)
    return data[name]


def whole(data: object, name: str, low: int, high: int) -> int:
    """Return a field that must be a whole number from low to high."""
    value = field(data, name)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(
            f"{name!r} must be a whole number from {low} to {high}, not {shown(value)}.", field=name
        )
    return value


def truth(data: object, name: str) -> bool:
    """Return a field that must be true or false."""
    value = field(data, name)
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


def by_id(index: Mapping[str, int], id_: object, what: str, where: str = "") -> int:
    """Return the number of something that must be known by its id: a city, a card, a stack."""
    number = index.get(id_) if isinstance(id_, str) else None
    if number is None:
        raise BadPosition(f"There is no {what} {shown(id_)}{where}.", **{what: named(id_)})
    return number


def row(value: object, size: int, name: str) -> list[Any]:
    """Return a value that must be a list of so many items."""
    items = listed(value, name)
    if len(items) != size:
        raise BadPosition(f"{name!r} must hold {size} items, not {len(items)}.", field=name)
    return items


def mapping(value: object, name: str) -> Mapping[str, Any]:
    """Return a value that must be an object."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{name!r} must be an object.", field=name)
    return value


def generator(data: object) -> int:
    """Return the generator of chance, which a position holds as hexadecimal digits under ``random``."""
    value = field(data, "random")
    if (
        not isinstance(value, str)
        or len(value) != GENERATOR_DIGITS
        or not set(value) <= set("0123456789abcdef")
    ):
        raise BadPosition("'random' must be a text of 16 hexadecimal digits.", field="random")
    return int(value, 16)
