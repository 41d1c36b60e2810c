"""Whatever part of a position is malformed or missing, the error names that part; what is not in the game is named as well."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition
from tests.lagoon import lagoon_dict
from tests.positions import Seat, position_dict

from .refusals import drop, put

POSITIONS: dict[str, dict[str, Any]] = {
    "murano": lagoon_dict(),
    "thurn-und-taxis": position_dict(Seat(), Seat()),
}
HEAD = ("format", "game", "options", "players")
"""Parts that are read before the game is known; other errors tell of them."""
ELSEWHERE = {
    ("murano", "ending"): {"field": "sorts"},
    ("murano", "removed"): {"field": "palaces"},
    ("murano", "drawn"): {"what": "street", "id": "3.5"},
    ("murano", "bought"): {"what": "tile", "id": "3.5"},
    ("thurn-und-taxis", "ending"): {"field": "seat"},
}
"""What is told of a part that holds others, or an id."""
PARTS = [
    (game, path)
    for game, position in POSITIONS.items()
    for path in (
        *((part,) for part in position if part not in HEAD),
        *(("seats", 0, part) for part in position["seats"][0]),
    )
]
UNKNOWN: list[tuple[str, tuple[Any, ...], Any, dict[str, Any]]] = [
    ("murano", ("streets",), [["rialto"], []], {"what": "street", "id": "rialto"}),
    ("murano", ("stock", "glass"), ["rialto"], {"what": "tile", "id": "rialto"}),
    ("murano", ("removed",), {"palaces": ["rialto"], "characters": []}, {"what": "tile", "id": "rialto"}),
    ("murano", ("removed",), {"palaces": [], "characters": ["rialto"]}, {"what": "character", "id": "rialto"}),
    ("murano", ("removed",), {"palaces": [], "characters": 3}, {"field": "characters"}),
    ("murano", ("characters",), ["rialto"], {"what": "character", "id": "rialto"}),
    ("murano", ("specials",), ["rialto"], {"what": "special building", "id": "rialto"}),
    ("murano", ("seen",), ["rialto"], {"what": "card", "id": "rialto"}),
    ("murano", ("gondolas",), {"99": 0}, {"what": "gondola", "id": "99"}),
    ("murano", ("gondolas",), {"1": 2}, {"field": "1"}),
    ("murano", ("bag", "red"), -1, {"field": "red"}),
    ("murano", ("bag",), {"red": 10}, {"field": "bag"}),
    ("murano", ("stock",), {"glass": []}, {"field": "stock"}),
    ("murano", ("islands",), {}, {"field": "islands"}),
    ("murano", ("islands", "navagero", "streets"), 3, {"field": "streets"}),
    ("murano", ("islands", "navagero", "streets"), {"9z9": "x"}, {"what": "street space", "id": "9z9"}),
    ("murano", ("islands", "navagero", "streets"), {"1a2": "x"}, {"place": "1a2"}),
    ("murano", ("islands", "sacca-mattia", "streets"), {"1a2": "x"}, {"what": "street", "id": "x"}),
    ("murano", ("islands", "navagero", "buildings"), 3, {"field": "buildings"}),
    ("murano", ("islands", "navagero", "buildings"), {"9z9": 3}, {"field": "buildings"}),
    ("murano", ("islands", "navagero", "buildings"), {"9z9": ["glass", 0]}, {"what": "building space", "id": "9z9"}),
    ("murano", ("islands", "navagero", "buildings"), {"1a3": ["glass", 0]}, {"place": "1a3"}),
    ("murano", ("islands", "sacca-mattia", "buildings"), {"1a3": ["x", 0]}, {"what": "tile", "id": "x"}),
    ("murano", ("islands", "sacca-mattia", "buildings"), {"1a3": ["glass", None]}, {"place": "1a3"}),
    ("murano", ("islands", "sacca-mattia", "buildings"), {"1a3": ["glass", 2]}, {"field": "owner"}),
    ("murano", ("seats", 0, "beads"), {"red": 0}, {"field": "beads"}),
    ("murano", ("seats", 0, "tiles"), {"rialto": 1}, {"what": "tile", "id": "rialto"}),
    ("murano", ("seats", 0, "tiles"), {"glass": 0}, {"field": "glass"}),
    ("murano", ("seats", 0, "characters"), ["rialto"], {"what": "character", "id": "rialto"}),
    ("murano", ("seats", 0, "specials"), ["bank"], {"field": "specials"}),
    ("murano", ("seats", 0, "specials"), [["rialto", 0]], {"what": "special building", "id": "rialto"}),
    ("murano", ("seats", 0, "specials"), [["bank", 1]], {"field": "left"}),
    ("murano", ("seats", 0, "scored"), ["glass"], {"field": "scored"}),
    ("murano", ("seats", 0, "scored"), [["glass", "navagero", -1]], {"field": "points"}),
    ("murano", ("ending",), {"seat": 2, "sorts": []}, {"field": "seat"}),
    ("murano", ("ending",), {"seat": 0, "sorts": ["rialto"]}, {"field": "sorts"}),
    ("murano", ("ships",), [0], {"field": "ships"}),
    ("thurn-und-taxis", ("used",), ["pope"], {"field": "used"}),
    ("thurn-und-taxis", ("ending",), {"seat": 0, "by": "pope"}, {"field": "by"}),
    ("thurn-und-taxis", ("agenda",), 3, {"field": "agenda"}),
    ("thurn-und-taxis", ("agenda",), ["pope"], {"field": "agenda"}),
    ("thurn-und-taxis", ("resume",), "pope", {"field": "resume"}),
    ("thurn-und-taxis", ("expansions",), 3, {"field": "expansions"}),
    ("thurn-und-taxis", ("stacks",), {}, {"field": "stacks"}),
    ("thurn-und-taxis", ("stacks",), {"pope": []}, {"stack": "pope"}),
    ("thurn-und-taxis", ("stacks", "route-5"), 3, {"field": "stacks"}),
    ("thurn-und-taxis", ("stacks", "route-5"), [1], {"stack": "route-5"}),
    ("thurn-und-taxis", ("seats", 0, "tiles"), ["end"], {"field": "tiles"}),
    ("thurn-und-taxis", ("seats", 0, "tiles"), [["pope", 1]], {"stack": "pope"}),
    ("thurn-und-taxis", ("seats", 0, "tiles"), [["end", -1]], {"field": "tiles"}),
    ("thurn-und-taxis", ("seats", 0, "houses"), ["ulm", "ulm"], {"seat": 0, "rule": "TT-412"}),
    ("thurn-und-taxis", ("seats", 0, "carriage"), 2, {"seat": 0}),
]  # fmt: skip


def told(position: dict[str, Any]) -> dict[str, Any]:
    """Return what the error says in data."""
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    return dict(caught.value.data)


@pytest.mark.parametrize(
    ("game", "path"), PARTS, ids=lambda value: value if isinstance(value, str) else value[-1]
)
def test_a_part_of_another_kind_is_named(game: str, path: tuple[Any, ...]) -> None:
    assert told(put(POSITIONS[game], path, 3.5)) == ELSEWHERE.get((game, *path), {"field": path[-1]})


@pytest.mark.parametrize(
    ("game", "path"), PARTS, ids=lambda value: value if isinstance(value, str) else value[-1]
)
def test_a_part_that_is_missing_is_named(game: str, path: tuple[Any, ...]) -> None:
    assert told(drop(POSITIONS[game], path)) == {"field": path[-1]}


@pytest.mark.parametrize(("game", "path", "value", "data"), UNKNOWN)
def test_what_cannot_stand_there_is_named(
    game: str, path: tuple[Any, ...], value: Any, data: dict[str, Any]
) -> None:
    # These may be left out.
    whole = {"agenda": [], "resume": None, "expansions": {}, **POSITIONS[game]}
    assert told(put(whole, path, value)) == data
