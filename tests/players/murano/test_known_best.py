"""Small positions of Murano in which the best action is obvious: the two upper levels see it, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import State
from tests.lagoon import lagoon

from ..tables import at_upper_levels, check_best

FINAL: dict[str, Any] = {"start": 0, "ending": {"seat": 1, "sorts": ["glass", "special"]}}
"""The other player has triggered the end: this turn is the last one."""
NO_MORE = {"glass": 0, "special": 0}


def at(space: int, **parts: Any) -> State:
    """Return a position in which a ship has been moved to a space, whose action is due."""
    # None lies on the space behind, from which the ship came.
    others = [other for other in (2, 4, 7, 9, 11, 14, 16, 18) if other not in (space, space - 1)][:7]
    ships = " ".join(str(there) for there in sorted([space, *others]))
    given = {"phase": "act", "moved": [space], "sailed": 1, "space": space, "red": others[-1], **parts}
    return lagoon(ships=ships, **given)


OPENED = {"1a2": "none", "1c2": "red-1"}
SOLE: dict[str, Any] = {
    "streets": OPENED,
    "buildings": {"1b1": "shop-red 1"},
    "characters": {0: "sole-shop"},
    "gondolas": {17: 0},
    "left": {"glass": 2, "palace": 2},
}
"""A card counts where only the own shops stand: on the island of the gondolier, which has no building space yet."""
CASES: dict[str, tuple[Callable[[], State], tuple[str, ...]]] = {
    "the last turn: the palace is built": (
        lambda: at(3, tiles={0: "palace-1"}, streets=OPENED, left=NO_MORE, **FINAL),
        ("build palace-1",),
    ),
    "the last turn: a ship for the building": (
        lambda: lagoon(gold=0, tiles={0: "palace-1 palace-2"}, streets=OPENED, left=NO_MORE, **FINAL),
        ("sail 2-3",),
    ),
    "a tile that can be built is not left": (
        lambda: at(
            3, tiles={0: "palace-1"}, streets=OPENED, phase="build", built=1, buildings={"1b1": "shop-red 0"}
        ),
        ("build palace-1", "draw"),
    ),
    "the last turn: a palace is bought and built at once": (
        lambda: lagoon(ships="2 5 7 9 11 14 16 18", streets=OPENED, left=NO_MORE, **FINAL),
        ("sail 5-6", "sail 11-13"),
    ),
    "what was bought last is built": (
        lambda: at(
            6, phase="place", bought="palace-1", tiles={0: "palace-1"}, streets=OPENED, left=NO_MORE, **FINAL
        ),
        ("build palace-1",),
    ),
    "a street comes first where the tile counts more behind it": (
        lambda: at(3, gold=0, tiles={0: "shop-blue"}, **SOLE),
        ("draw",),
    ),
    "a street goes where the tile counts more": (
        lambda: at(3, phase="street", drawn="street-none", tiles={0: "shop-blue"}, **SOLE),
        ("build street 5",),
    ),
    "customers do not go where the other's shop of their colour stands": (
        lambda: at(
            3, phase="street", drawn="street-red-2", streets=OPENED, buildings={"1b1": "shop-red 1"}
        ),
        ("build street 2", "build street 3", "build street 4", "build street 5"),
    ),
    "the card that scores where the gondolier waits": (
        lambda: at(
            5, phase="character", seen=["no-glass", "bead-red", "sole-glass"], streets=OPENED,
            buildings={"1b1": "glass 0"}, gondolas={1: 0},
        ),
        ("keep sole-glass",),
    ),
    "five points at once in the last turn": (
        lambda: at(
            3, phase="special", seen=["hafen", "basilika", "bank"], built=1, streets=OPENED,
            buildings={"1b1": "special"}, left=NO_MORE, **FINAL,
        ),
        ("keep basilika",),
    ),
    "no points are lost for beads in the last turn": (
        lambda: at(7, gold=0, buildings={"1b1": "glass 0", "1c1": "glass 0"}, streets=OPENED, left=NO_MORE, **FINAL),
        ("produce 0",),
    ),
    "beads that a card counts are kept at the end": (
        lambda: at(
            7, phase="sell", beads={0: "red red"}, characters={0: "bead-red"}, gondolas={1: 0}, left=NO_MORE, **FINAL
        ),
        ("sell nothing",),
    ),
    "beads bring gold early in the game": (
        lambda: at(7, phase="sell", beads={0: "red red red"}, gold=0),
        ("sell 3 red",),
    ),
    "the last turn: the gondolier goes where the card scores": (
        lambda: at(
            2, characters={0: "sole-glass"}, streets=OPENED, buildings={"1b1": "glass 0"}, left=NO_MORE, **FINAL
        ),
        ("place 1", "place 2", "place 3", "place 4"),
    ),
    "the ship to the income of six gold": (
        lambda: lagoon(
            gold=0, ships="2 4 7 9 11 14 16 17", streets={"1a2": "red-2", "1c2": "red-2", "1d2": "red-2"},
            buildings={"1b1": "shop-red 0"},
        ),
        # The judgement sails to the income; the search finds two other ships about as good, by 24 playouts on whichever deals.
        ("sail 17-18", "sail 11-12", "sail 2-3"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("build", "level", "expected"), at_upper_levels(CASES))
def test_the_best_action_is_found(build: Callable[[], State], level: str, expected: tuple[str, ...]) -> None:
    check_best(build(), level, expected)
