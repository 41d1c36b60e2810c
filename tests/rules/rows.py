"""Cases of a parametrized test, each of which is a row of the rules."""

from __future__ import annotations

from typing import Any

import pytest


def row(id_: str, *values: Any) -> Any:
    """Return a case that bears the id of its rule.

    Args:
        id_: of the rule, ``TT-018``.
        values: of the test's parameters.
    """
    return pytest.param(*values, marks=pytest.mark.rule(id_))


def rows(text: str) -> list[Any]:
    """Return cases from lines like ``TT-018 Basel: Freiburg Zürich``: the id of the rule, and two parameters of the test."""
    found = (line.split(maxsplit=1) for line in text.strip().splitlines())
    return [row(id_, *said.split(": ")) for id_, said in found]
