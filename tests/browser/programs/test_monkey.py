"""A monkey that knows no game is heard at every press, comes to the end of every turn, and finds in the record what it pressed.

The ordinary run goes on with golden games for a while; the long run plays at any table, as `build.py bench presses` does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.devices import NewContext
from tests.browser.site import Site
from tests.browser.table import TABLE
from tests.monkey.referee import Broken
from tests.monkey.sitting import Room
from tests.monkey.stories import is_whole, of_ending, of_golden, of_seed

PRESSES = 45
MORE = 60
MANY = 400
ENOUGH = 3000
"""Presses in which a whole game with computers comes to its end."""
ORDINARY = [
    ("expansions-all-south", "touch", 11, MORE),
    ("expansions-all-north", "mouse", 5, PRESSES),
    ("expansions-all-south", "keys", 2, PRESSES),
    ("murano-4", "touch", 1, PRESSES),
    ("murano-4", "mouse", 1, PRESSES),
    ("murano-by-hand", "keys", 1, PRESSES),
]
"""In the first one three cards are put away together."""
ENDINGS = [
    ("expansions-all-south", "keys", 3),
    ("murano-4", "mouse", 2),
    pytest.param("expansions-all-north", "touch", 1, marks=pytest.mark.long),
    pytest.param("murano-by-hand", "touch", 1, marks=pytest.mark.long),
]
LONG = range(1, 25)

DEAFEN = f"() => {{ {TABLE}.act = () => {{}}; }}"
FAIL = "() => void Promise.reject(new Error('nobody hears'))"


@pytest.fixture
def room(new_context: NewContext, site: Site, tmp_path: Path) -> Room:
    return Room(new_context, site, tmp_path)


@pytest.mark.parametrize(("name", "manner", "seed", "presses"), ORDINARY)
def test_a_monkey_in_the_midst_of_a_golden_game(
    room: Room, name: str, manner: str, seed: int, presses: int
) -> None:
    monkey = room.play(of_golden(seed, name, manner), presses)
    assert monkey.turns > 1


@pytest.mark.parametrize(("name", "manner", "seed"), ENDINGS)
def test_a_monkey_ends_a_game_and_begins_another(room: Room, name: str, manner: str, seed: int) -> None:
    monkey = room.play(of_ending(seed, name, manner), MANY)
    assert monkey.games == 1
    assert monkey.turns > 1, "one of them in the other game"


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", LONG)
def test_a_monkey_at_any_table(room: Room, seed: int) -> None:
    monkey = room.play(of_seed(seed), ENOUGH if is_whole(seed) else MANY)
    assert monkey.turns > 1
    assert monkey.games or not is_whole(seed)


def test_a_deaf_table_is_noticed(room: Room) -> None:
    with pytest.raises(Broken, match=r"no answer to|the turn does not end"):
        room.play(of_golden(1, "murano-4", "touch"), 200, lambda page: page.evaluate(DEAFEN))
    assert list(room.pictures.glob("*.png"))


def test_an_error_that_nobody_hears_is_noticed(room: Room, expected_errors: list[str]) -> None:
    expected_errors.append("nobody hears")
    with pytest.raises(Broken, match="the page said"):
        room.play(of_golden(1, "murano-4", "mouse"), 200, lambda page: page.evaluate(FAIL))
