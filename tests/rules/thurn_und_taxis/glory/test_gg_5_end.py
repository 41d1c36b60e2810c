"""GG-501 to GG-507: end and scoring on the northern board."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spieltisch import PUBLIC, State

from ..northern import CITIES, North, all_but, new, north
from ..reading import of, own, play, quick_turn

NINETEEN = " ".join(all_but("Halle Berlin Bremen Lübeck").split()[:19])
FREE = [("free-city", 1), ("free-city", 1)]
LAST = North(route="Halle/1 Berlin/1 Dresden/1", horses="Frankfurt/3", houses=NINETEEN, tiles=FREE)


def over(*seats: North, **parts: object) -> State:
    """Return the state after the last turn; the last seat ends it."""
    last = len(seats) - 1
    parts = {"turn": last, "current": last, "ending": {"seat": 0, "by": "houses"}, "forced": False, **parts}
    ending = parts["ending"]["seat"]  # type: ignore[index]
    own = [
        seat
        if at != ending
        else North(seat.hand, seat.route, seat.horses, seat.houses, 0, [*seat.tiles, ("end", 1)])
        for at, seat in enumerate(seats)
    ]
    state = north(*own, phase="done", **parts)
    state.apply("end turn")
    return state


@pytest.mark.rule("GG-501")
def test_the_last_house_triggers_the_end() -> None:
    for text, triggered in (("close each Halle", True), ("close", False)):
        state = north(LAST, phase="close")
        assert bool(of(play(state, text), "end-triggered")) == triggered
        assert (state.observation(PUBLIC)["ending"] is not None) == triggered


@pytest.mark.rule("GG-502")
def test_no_carriage_triggers_the_end() -> None:
    """The longest routes bring none, and the end stays away."""
    cards = "Dresden/1 Leipzig/1 Weimar/1 Göttingen/1 Cassel/1 Cöln/1 Münster/1"
    state = north(North(route=cards, horses="Frankfurt/3 Frankfurt/2 Lübeck/3"), phase="close")
    events = play(state, "close")
    assert of(events, "carriage") == of(events, "end-triggered") == []
    assert own(state)["carriage"] == 0


@pytest.mark.rule("GG-503")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_rider_takes_the_last_turn(start: int) -> None:
    """Seat 0 triggers the end; the round goes on as far as the rider."""
    state = north(LAST, North(hand="Cassel/1"), North(hand="Fulda/1"), phase="close", start=start)
    play(state, "close each Halle", "end turn")
    order = [0]
    while not state.is_over:
        order.append(state.current_player or 0)
        quick_turn(state)
    assert order == {0: [0, 1, 2], 1: [0], 2: [0, 1]}[start]
    assert order[-1] == state.observation(None)["rider"]


@pytest.mark.rule("GG-504")
@pytest.mark.parametrize(
    ("houses", "tiles", "total"),
    [("", [], -20), ("Halle", [], -19), ("Halle Berlin", [("route-6", 3), ("route-5", 2)], -13)],
)
def test_score(houses: str, tiles: Sequence[tuple[str, int]], total: int) -> None:
    score = north(North(houses=houses, tiles=tiles)).scores()[0]
    assert score["total"] == total
    assert score["parts"]["tiles"] == sum(value for _, value in tiles)
    assert score["parts"]["houses"] == len(houses.split()) - 20


@pytest.mark.rule("GG-505")
def test_the_carriage_card_is_worth_nothing() -> None:
    assert [score["parts"]["carriage"] for score in new(4).scores()] == [0, 0, 0, 0]
    state = north(LAST, North(), phase="close")
    play(state, "close each Halle", "end turn")
    quick_turn(state)
    assert state.is_over
    assert [score["parts"]["carriage"] for score in state.scores()] == [0, 0], "nor after a closing"


@pytest.mark.rule("GG-506")
def test_what_is_unfinished_is_worth_nothing() -> None:
    poor = North(houses="Halle")
    rich = North(hand="Aachen/1 Aachen/2", route="Halle/1 Berlin/1", horses="Fulda/3 Fulda/2", houses="Halle")
    state = north(poor, rich)
    assert state.scores()[0] == state.scores()[1]


@pytest.mark.rule("GG-507")
@pytest.mark.parametrize(
    ("owner", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_tie_break(owner: int, order: list[int]) -> None:
    """All have as many points: clockwise from the owner of the end tile, who has a house less."""
    seats = [North(houses=" ".join(CITIES[: 5 - (seat == owner)])) for seat in range(4)]
    state = over(*seats, ending={"seat": owner, "by": "houses"})
    assert [row["total"] for row in state.ranking()] == [-15] * 4
    assert [row["seat"] for row in state.ranking()] == order
    assert state.winners() == order[:1]
