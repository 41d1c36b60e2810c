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
