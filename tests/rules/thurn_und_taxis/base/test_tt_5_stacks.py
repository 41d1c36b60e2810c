"""TT-526 to TT-537: the values of the tiles and who sees them."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch import PUBLIC
from tests.positions import GAME, NAMES, Seat, position, way
from tests.rules.rows import row

from ..reading import play, tiles

BAIERN = "Würzburg Nürnberg Regensburg Ingolstadt Augsburg München Passau"
OUTSIDE = "Freiburg Ulm Sigmaringen Zürich Innsbruck Budweis Linz Passau"


def handed_out(stack: str, route: str, houses: str, text: str) -> list[int]:
    """Return the values in the order in which a stack gives them out, one to each of four players and on."""
    values: list[int] = []
    while True:
        gone = [(stack, value) for value in values]
        state = position(Seat(route=route, houses=houses), Seat(tiles=gone), phase="close")
        won = [value for won, value in tiles(play(state, text)) if won == stack]
        if not won:
            return values
        values += won


@pytest.mark.parametrize(
    ("stack", "cards", "values"),
    [
        row("TT-526", "route-5", 5, [2, 1]),
        row("TT-527", "route-6", 6, [3, 2, 1]),
        row("TT-528", "route-7", 7, [4, 3, 2, 1]),
    ],
)
def test_route_stacks(stack: str, cards: int, values: list[int]) -> None:
    assert handed_out(stack, way(cards), "", "close") == values


@pytest.mark.parametrize(
    ("stack", "houses", "route", "city", "values"),
    [
        row("TT-529", "all-countries", OUTSIDE, "Lodz Pilsen Nürnberg", "Lodz", [6, 5, 4, 3]),
        row("TT-530", "baiern", BAIERN, "Ulm Kempten Zürich", "Kempten", [5, 4, 3, 2]),
        row("TT-531", "baden", "Mannheim Carlsruhe", "Basel Freiburg Zürich", "Freiburg", [3, 2, 1]),
        row(
            "TT-532",
            "wuerttemberg-hohenzollern",
            "Ulm Sigmaringen",
            "Mannheim Stuttgart Würzburg",
            "Stuttgart",
            [3, 2, 1],
        ),
        row("TT-533", "schweiz-tyrol", "Basel Innsbruck", "Freiburg Zürich Kempten", "Zürich", [3, 2, 1]),
        row(
            "TT-534", "boehmen-salzburg", "Pilsen Salzburg Budweis", "Passau Linz Budweis", "Linz", [4, 3, 2]
        ),
    ],
)
def test_country_stacks(stack: str, houses: str, route: str, city: str, values: list[int]) -> None:
    assert handed_out(stack, route, houses, f"close each {city}") == values
    start = spieltisch.new_game(GAME, NAMES[:2], seed=1).observation(PUBLIC)["stacks"]
    assert next(shown["values"] for shown in start if shown["id"] == stack) == values


@pytest.mark.rule("TT-535")
def test_end_tile() -> None:
    state = position(Seat(route=way(7), carriage=6), phase="close")
    before = state.scores()[0]["parts"]["tiles"]
    play(state, "close")
    assert state.observation(0)["seats"][0]["tiles"][-1] == {"stack": "end", "value": 1}
    assert state.scores()[0]["parts"]["tiles"] == before + 4 + 1


@pytest.mark.rule("TT-536")
def test_thirty_tiles_worth_79() -> None:
    for edition in ("all-countries", "first-edition"):
        state = spieltisch.new_game(GAME, NAMES[:2], {"edition": edition}, seed=1)
        values = [value for stack in state.observation(PUBLIC)["stacks"] for value in stack["values"]]
        assert (len(values), sum(values)) == (30, 79)


@pytest.mark.rule("TT-537")
def test_kinds_are_seen_values_only_by_the_owner_until_the_end() -> None:
    won = [("route-5", 2), ("baden", 3)]
    hidden = [{"stack": "route-5", "value": None}, {"stack": "baden", "value": None}]
    shown = [{"stack": "route-5", "value": 2}, {"stack": "baden", "value": 3}]
    last = {"phase": "close", "turn": 0, "start": 1}
    state = position(Seat(carriage=7, tiles=[*won]), Seat(), ending=(1, "houses"), **last)
    for seat in (1, PUBLIC):
        assert state.observation(seat)["seats"][0]["tiles"] == hidden
        assert state.observation(seat)["seats"][0]["score"] is None
    assert state.observation(0)["seats"][0]["tiles"] == shown
    play(state, "end turn")
    assert state.is_over
    for seat in (0, 1, PUBLIC):
        assert state.observation(seat)["seats"][0]["tiles"] == shown
        assert state.observation(seat)["seats"][0]["score"]["total"] == 10 + 5 - 20
    opened = position(Seat(tiles=won), Seat(), options={"open-scores": True}, **last)
    for seat in (1, PUBLIC):
        assert opened.observation(seat)["seats"][0]["tiles"] == shown
        assert opened.observation(seat)["seats"][0]["score"] is not None
