"""KF-401 to KF-414: the courier figure."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.positions import Seat, way

from ..modules import Letters, modules
from ..reading import carriages, kinds, legal, of, own, play, quick_turn, refused


def owner(state: State) -> int | None:
    found: int | None = state.observation(None)["courier"]["owner"]
    return found


def closing(
    cards: int, carriage: int, figure: int | None = None, letters: int = 0, hand: str = "Lodz"
) -> State:
    """Return the state in which seat 0 closes a route; after that seat 1 has a turn."""
    seats = (
        Seat(route=way(cards), carriage=carriage, hand=hand),
        Seat(hand="Ulm", route="Basel Zürich Kempten"),
    )
    return modules(*seats, letters=Letters((letters, 0), owner=figure), phase="close")


@pytest.mark.rule("KF-401")
@pytest.mark.parametrize("figure", [None, 1])
def test_too_short_for_a_carriage(figure: int | None) -> None:
    state = closing(3, 5, figure)
    events = play(state, "close")
    assert of(events, "courier") == [{"event": "courier", "seat": 0}]
    assert owner(state) == 0


@pytest.mark.rule("KF-402")
@pytest.mark.rule("KF-403")
@pytest.mark.parametrize("cards", [3, 4, 7])
def test_declining(cards: int) -> None:
    state = closing(cards, 0)
    assert "close without carriage" in legal(state)
    events = play(state, "close without carriage")
    assert kinds(events)[-3:-1] == ["carriage-declined", "courier"]
    assert (owner(state), own(state)["carriage"]) == (0, 0)


@pytest.mark.rule("KF-403")
def test_only_a_due_carriage_can_be_declined() -> None:
    for state in (closing(3, 5), closing(4, 4), closing(7, 7)):
        assert not any("without" in text for text in legal(state))
        assert refused(state, "close without carriage") == "TT-609"


@pytest.mark.rule("KF-404")
def test_it_stays_until_another_takes_it() -> None:
    state = closing(3, 5)
    play(state, "close", "end turn")
    assert owner(state) == 0
    play(state, "take deck", "lay Ulm anew", "end turn")
    quick_turn(state)
    assert owner(state) == 0
    other = closing(3, 5)
    play(other, "close", "end turn", "take deck", "lay Ulm right")
    assert of(play(other, "close without carriage"), "courier") == [{"event": "courier", "seat": 1}]
    assert owner(other) == 1


@pytest.mark.rule("KF-405")
def test_the_owner_keeps_it() -> None:
    state = closing(3, 5, figure=0)
    assert of(play(state, "close"), "courier") == []
    assert owner(state) == 0


@pytest.mark.rule("KF-406")
@pytest.mark.parametrize("figure", [None, 0, 1])
def test_a_carriage_does_not_move_it(figure: int | None) -> None:
    state = closing(5, 4, figure)
    assert carriages(play(state, "close")) == [5]
    assert owner(state) == figure


@pytest.mark.rule("KF-407")
@pytest.mark.parametrize("figure", [None, 1])
def test_nor_does_the_carriage_of_the_wagner(figure: int | None) -> None:
    state = closing(4, 5, figure)
    assert carriages(play(state, "close with Wagner")) == [6]
    assert owner(state) == figure


@pytest.mark.rule("KF-408")
def test_a_wagner_not_used() -> None:
    state = closing(4, 5)
    assert "close with Wagner" in legal(state)
    play(state, "close")
    assert owner(state) == 0


@pytest.mark.rule("KF-409")
@pytest.mark.parametrize("cards", [3, 7])
def test_after_the_last_carriage(cards: int) -> None:
    state = closing(cards, 7, figure=1)
    play(state, "close")
    assert owner(state) == 0


@pytest.mark.rule("KF-410")
def test_abandoning_is_no_closing() -> None:
    state = modules(Seat(hand="Lodz", route=way(3)), letters=Letters(()), phase="lay")
    assert "abandoned" in kinds(play(state, "lay Lodz anew", "end turn"))
    assert owner(state) is None


@pytest.mark.rule("KF-411")
def test_one_point_at_the_end() -> None:
    seats = Seat(carriage=7), Seat()
    state = modules(*seats, letters=Letters((0, 0), owner=1), phase="done", turn=1, ending=(0, "carriage"))
    without = modules(*seats, letters=Letters((0, 0)), phase="done", turn=1, ending=(0, "carriage"))
    for ended in (state, without):
        play(ended, "end turn")
    assert [score["parts"]["courier"] for score in state.scores()] == [0, 1]
    assert [score["total"] for score in state.scores()] == [-9, -19]
    assert [score["total"] for score in without.scores()] == [-9, -20]


@pytest.mark.rule("KF-412")
def test_in_the_carriage_step() -> None:
    state = closing(5, 7, hand="Lodz Lodz Pilsen Pilsen Budweis")
    events = play(state, f"close each {way(1)}")
    assert kinds(events) == ["closed", "house", "letter", "tile", "courier", "discarded"]
    assert owner(state) == 0
    assert {text.split()[0] for text in legal(state)} == {"discard"}


@pytest.mark.rule("KF-413")
def test_a_declined_carriage_stays_the_next() -> None:
    state = closing(6, 5)
    play(state, "close without carriage", "end turn")
    assert (own(state)["carriage"], own(state)["nextCarriage"]) == (5, 6)
    again = closing(7, 5, figure=0)
    assert carriages(play(again, "close")) == [6]


@pytest.mark.rule("KF-414")
def test_declining_the_seventh_does_not_end_the_game() -> None:
    for text, ended in (("close without carriage", False), ("close", True)):
        state = closing(7, 6)
        assert bool(of(play(state, text), "end-triggered")) == ended
        assert (state.observation(None)["ending"] is not None) == ended
