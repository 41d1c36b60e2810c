"""CO-501 to CO-506: order and scoring with everything."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.positions import Seat, all_but

from ..modules import Coaches, Letters, asked, last_turn, modules
from ..northern import North, north
from ..reading import kinds, legal, of, own, play

ROUTE = "Ulm Augsburg München Salzburg"
VACANT = "Ulm Linz Lodz"
THREE = "postillion postmeister wagner"


def closing(carriage: int, hand: str = "Linz Linz Lodz Lodz", figure: int | None = None) -> State:
    """Return the state in which seat 0 closes with all modules of the south; one house is left, one Wagner tile too."""
    seat = Seat(hand=hand, route=ROUTE, houses=all_but(VACANT), carriage=carriage)
    return modules(
        seat,
        Seat(hand="Basel"),
        phase="close",
        offices=["postillion", "wagner"],
        coaches=Coaches(),
        letters=Letters((0, 0), owner=figure),
    )


def finish(state: State, text: str) -> list[str]:
    """Close, decide whatever is asked until the end of the turn, and return the kinds of events."""
    events = play(state, text)
    while asked(state)[1] != "done":
        events += play(state, min(legal(state)))
    return kinds(events)


def places(found: list[str], *wanted: str) -> list[int]:
    return [found.index(kind) for kind in wanted]


@pytest.mark.rule("CO-501")
def test_order_in_a_closing_with_the_wagner() -> None:
    found = finish(closing(4), "close each Ulm with Wagner")
    order = places(
        found, "house", "letter", "end-triggered", "tile", "carriage", "office-tile", "return-round", "returned",
        "coach-moved", "discarded",
    )  # fmt: skip
    assert order == sorted(order)
    assert found[:5] == ["closed", "house", "letter", "end-triggered", "tile"], (
        "the end tile with the last house"
    )
    assert found[-1] == "discarded"


@pytest.mark.rule("CO-501")
def test_order_in_a_closing_with_the_courier() -> None:
    found = finish(closing(5), "close each Ulm")
    order = places(found, "house", "letter", "end-triggered", "tile", "courier", "coach-moved", "discarded")
    assert order == sorted(order)
    assert found.count("discarded") == 2, "the route, then one card of the hand"


@pytest.mark.rule("CO-501")
def test_order_on_the_northern_board() -> None:
    """Houses with free-city tile and letter, tiles, then horses and route, then the hand."""
    seat = North(
        route="Bremen/1 Hannover/1 Göttingen/1 Halle/1 Leipzig/1",
        horses="Fulda/3",
        hand="Cassel/1 Cassel/2 Cassel/3 Weimar/1",
    )
    state = north(seat, letters=[0], phase="close", options={})
    found = kinds(play(state, "close each Hannover Bremen", "discard Weimar/1"))
    assert found == [
        "closed", "house", "letter", "house", "tile", "letter", "tile", "discarded", "discarded", "discarded",
    ]  # fmt: skip


@pytest.mark.rule("CO-502")
@pytest.mark.parametrize("figure", [None, 0, 1])
def test_the_wagner_never_moves_the_figure(figure: int | None) -> None:
    state = closing(4, figure=figure)
    assert "courier" not in finish(state, "close with Wagner")
    assert state.observation(None)["courier"]["owner"] == figure
    without = closing(4, figure=figure)
    found = finish(without, "close")
    assert ("courier" in found) == (figure != 0)
    assert "return-round" not in found


@pytest.mark.rule("CO-503")
def test_total_score_on_the_northern_board() -> None:
    seat = North(houses="Halle Berlin", tiles=[("route-8", 5)])
    state = north(seat, letters=[3])
    assert state.scores()[0] == {"total": 5 - 18, "parts": {"carriage": 0, "tiles": 5, "houses": -18}}


@pytest.mark.rule("CO-503")
def test_total_score_on_the_southern_board() -> None:
    clergy = ["kardinal bischof ministrant priester moench", "bischof kardinal priester ministrant moench"]
    state = modules(
        Seat(houses="Ulm", carriage=6, tiles=[("route-5", 2)]),
        Seat(),
        offices=[],
        chips=[3, 0],
        coaches=Coaches("rom como stgallen freising hallstadt", clergy, {"kardinal": [0], "bischof": [1]}),
        letters=Letters((4, 0), owner=0),
    )
    assert state.scores()[0] == {
        "total": 7 + 2 + 3 + 5 + 1 - 19,
        "parts": {"carriage": 7, "tiles": 2, "houses": -19, "courier": 1, "chips": 3, "audience": 5},
    }


@pytest.mark.rule("CO-504")
def test_final_return_then_scoring() -> None:
    state = last_turn(offices=["", THREE], coaches=Coaches(), letters=Letters((0, 0), owner=1))
    play(state, "end turn")
    assert (asked(state), state.is_over) == ((1, "final-return"), False)
    events = play(state, "return Postillion Postmeister Wagner")
    assert kinds(events) == ["returned", "chip", "game-over"]
    assert state.scores()[1]["parts"]["chips"] == 1
    assert state.is_over


@pytest.mark.rule("CO-505")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_same_tie_break(owner: int) -> None:
    """Everybody has the same total, each by other means; clockwise from the owner of the end tile."""
    seats = [Seat(houses="Ulm Linz"), Seat(houses="Ulm Linz"), Seat(houses="Ulm Linz Lodz")]
    # The chip, the courier and the third house are worth one point each; so is the end tile.
    extra = {0: [0, 1, 1], 1: [1, 0, 1], 2: [1, 1, 0]}[owner]
    seats[2] = Seat(houses="Ulm Linz Lodz" if extra[2] else "Ulm Linz")
    state = modules(
        *seats,
        phase="done",
        turn=2,
        ending=(owner, "carriage"),
        offices=[],
        chips=[extra[0], 0, 0],
        letters=Letters((0, 0, 0), owner=1 if extra[1] else None),
    )
    play(state, "end turn")
    assert [row["total"] for row in state.ranking()] == [-17] * 3
    assert [row["seat"] for row in state.ranking()] == [(owner + i) % 3 for i in range(3)]


@pytest.mark.rule("CO-506")
def test_what_never_scores() -> None:
    poor, rich = Seat(houses="Ulm"), Seat(houses="Ulm", hand="Lodz Lodz", route="Basel Zürich Kempten")
    state = modules(poor, rich, offices=["", THREE], letters=Letters((0, 7)))
    assert state.scores()[0] == state.scores()[1]
    northern = north(
        North(houses="Halle"),
        North(houses="Halle", hand="Aachen/1", route="Weimar/1 Leipzig/1", horses="Fulda/3"),
        letters=[0, 7],
    )
    assert northern.scores()[0] == northern.scores()[1]
    assert own(northern, 1)["strength"] == 5
    assert of(play(northern, "take deck"), "took")
