"""Kinds of printed facts that a patch may change: where they stand, and what may stand there (docs/boards.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

DEPTH = 6
"""How deep a rule may be nested."""


@dataclass(frozen=True)
class Field:
    """A kind of printed fact that can be corrected.

    Args:
        path: its places, with ``*`` for any item.
        kind: one of `KINDS`.
        low, high: of numbers, and of those in a rule.
        least, most: how many numbers or choices; how many characters of a text.
        choices: what can be chosen, characters of a grid.
        numbers: keys at which a rule has numbers.
    """

    path: str
    kind: str
    low: int = 0
    high: int = 0
    least: int = 1
    most: int = 1
    choices: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()

    def fits(self, place: str) -> bool:
        """Return whether a place is one of this kind."""
        parts, pattern = place.split("/"), self.path.split("/")
        return len(parts) == len(pattern) and all(map(fnmatchcase, parts, pattern))

    def allows(self, value: object, old: object) -> bool:
        """Return whether a value is of this kind.

        Args:
            value: any JSON data.
            old: what the file has there.
        """
        # In Python True equals 1, also deep in a rule.
        is_ours = value == old and json.dumps(value, sort_keys=True) == json.dumps(old, sort_keys=True)
        return is_ours or KINDS[self.kind](self, value, old)

    def is_number(self, value: object) -> bool:
        """Return whether this is a whole number in the range."""
        return type(value) is int and self.low <= value <= self.high


def is_text(value: object, most: int) -> bool:
    """Return whether this is a text of one line that is neither empty nor longer than so many characters."""
    return (
        isinstance(value, str) and 0 < len(value) <= most and value.isprintable() and value == value.strip()
    )


def _texts(field: Field, value: object, old: object) -> bool:
    same = isinstance(value, dict) and isinstance(old, dict) and value.keys() == old.keys()
    return same and all(is_text(text, field.most) for text in value.values())  # type: ignore[attr-defined]


def _numbers(field: Field, value: object, _: object) -> bool:
    right = isinstance(value, list) and field.least <= len(value) <= field.most
    return right and all(map(field.is_number, value))  # type: ignore[call-overload]


def _choices(field: Field, value: object, _: object) -> bool:
    right = isinstance(value, list) and field.least <= len(value) <= field.most
    return right and all(one in field.choices and value.count(one) == 1 for one in value)  # type: ignore[attr-defined]


def _grid(field: Field, value: object, old: object) -> bool:
    if not (isinstance(value, list) and isinstance(old, list) and len(value) == len(old)):
        return False
    return all(
        isinstance(line, str) and len(line) == len(before) and set(line) <= set(field.choices)
        for line, before in zip(value, old, strict=True)
    )


def _rule(field: Field, value: object, _: object) -> bool:
    return isinstance(value, dict) and _is_rule(field, value, DEPTH)


def _is_rule(field: Field, value: object, depth: int) -> bool:
    if depth == 0:
        return False
    match value:
        case dict():
            right = len(value) <= field.most and all(is_text(key, field.most) for key in value)
            return right and all(_is_part(field, key, one, depth - 1) for key, one in value.items())
        case list():
            return len(value) <= field.most and all(_is_rule(field, one, depth - 1) for one in value)
        case str():
            return is_text(value, field.most)
        case bool() | None:
            return True
        case _:
            return field.is_number(value)


def _is_part(field: Field, key: str, value: object, depth: int) -> bool:
    """Return whether a value may stand at a key of a rule: a list as well where another rule has a number."""
    is_number = key in field.numbers and not isinstance(value, list)
    return field.is_number(value) if is_number else _is_rule(field, value, depth)


KINDS: Mapping[str, Callable[[Field, object, object], bool]] = {
    "text": lambda field, value, _: is_text(value, field.most),
    "texts": _texts,
    "number": lambda field, value, _: field.is_number(value),
    "numbers": _numbers,
    "choice": lambda field, value, _: value in field.choices,
    "choices": _choices,
    "switch": lambda _, value, __: isinstance(value, bool),
    "grid": _grid,
    "rule": _rule,
}
"""By kind what checks a value: (field, value, what the file has there) -> whether it is allowed."""
