"""The front end stays small: what there is to read in web/ keeps to its limits."""

from __future__ import annotations

import pytest

from tools.figures import LIMITS, counted, totals


@pytest.fixture(scope="module")
def figures() -> dict[str, int]:
    return totals(counted())


@pytest.mark.parametrize("name", LIMITS)
def test_web_keeps_to_its_limits(name: str, figures: dict[str, int]) -> None:
    assert figures[name] <= LIMITS[name]


def test_every_kind_of_line_is_counted() -> None:
    rooms = counted()["rooms"]
    assert rooms["i18n"]["logic"] > 0
    assert rooms["ui"]["templates"] > 0
    assert rooms["core/session"]["templates"] == 0
    assert all(room["imports"] for room in rooms.values() if room["files"] > 5)
