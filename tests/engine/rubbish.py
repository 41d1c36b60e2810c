"""Values that are wrong almost everywhere, for trying them out everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def nested(depth: int) -> Any:
    """Return a list inside a list inside a list ..."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def each(name: str, values: Sequence[Any]) -> pytest.MarkDecorator:
    """Parametrize a test with values that have no name of their own."""
    return pytest.mark.parametrize(
        name, values, ids=[f"{i}-{type(value).__name__}" for i, value in enumerate(values)]
    )


HUGE = 10**5000
"""More digits than Python turns into text."""

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 99, HUGE, 0.0, 1.0, 1.5, float("nan"), float("inf"), 1j,
    "", " ", "ulm", "x", "0", "None", "\x00", "\ud800", "Zu\u0308rich", "\u202eulm", "🂡", "a" * 100_000,
    b"ulm", [], ["ulm"], [None], [[]], [1], {}, {"a": 1}, {"seat": 0}, (), ("ulm",), set(), object(), len,
    nested(50),
)  # fmt: skip
"""Of every type that a caller could hand over, some that JSON cannot hold included."""

TEXTS = (
    "", " ", "\n", "\x00", "take", "take Atlantis", "take Ulm Ulm", "take 1", "Ulm", "ulm take", "take Ulm with",
    "take Ulm with Nobody", "take Ulm without carriage", "lay", "lay Ulm up", "lay Ulm left right", "lay left Ulm",
    "close each Atlantis", "close each Ulm Ulm", "close some Ulm", "close with", "discard", "discard deck",
    "discard Ulm Ulm", "exchange with", "exchange with Wagner", "end", "end turn now", "pass", "with Postmeister",
    "take ulm; end turn", "take\u00a0Ulm\u200b", "take U\u0308lm", "🂡", "\ud800", "<b>take Ulm</b>", "%s%n", "a" * 200_000,
    "close each " + "Ulm " * 50_000, "take " * 50_000,
)  # fmt: skip
"""No action, or at most an abbreviation of one."""
