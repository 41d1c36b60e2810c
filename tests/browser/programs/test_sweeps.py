"""What the ordinary run leaves out of a sweep over sizes it leaves to the long one, and every two things come together."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.browser.sweeps import ALL, DRESSES, GERMAN, on_all_sizes
from tests.pairs import pairs

Look = dict[str, Any]


def looks(screens: list[str], *, long: bool) -> list[Look]:
    """Return each look at a screen."""
    found = []
    for row in on_all_sizes(screens).args[1]:
        screen, dress, sizes = row.values
        name = next(name for name, one in DRESSES.items() if one is dress)
        if long or not row.marks:
            found += [{"screen": screen, "dress": name, "size": size} for size in sizes]
    return found


@pytest.mark.parametrize("screens", [1, 2, 3, 7])
def test_every_two_things_come_together(screens: int) -> None:
    names = [f"screen {number}" for number in range(screens)]
    every = [
        {"screen": screen, "dress": dress, "size": size}
        for screen, dress, size in product(names, DRESSES, ALL)
    ]
    ordinary = looks(names, long=False)
    assert pairs(ordinary) == pairs(every)
    assert all(one in ordinary for one in every if DRESSES[one["dress"]] is GERMAN)
    both = looks(names, long=True)
    assert sorted(map(str, both)) == sorted(map(str, every)), "once each"
