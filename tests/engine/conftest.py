"""Tables and positions that several files look at."""

from __future__ import annotations

from random import Random

import pytest

from spieltisch import State

from .course import every_state
from .playing import Player
from .sitting import Table
from .tables import NAMES, begin


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture(scope="session")
def finished() -> Table:
    """Return a table whose game is over; to be looked at only."""
    table = Table(players=list(NAMES[:3]))
    table.play(Player(Random(1)))
    return table


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return every state of one game."""
    return every_state(begin(3, seed=1), Player(Random(1)))
