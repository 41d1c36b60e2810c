"""KF-101 to KF-206: letters, where they lie and how they are won."""

from __future__ import annotations

import pytest

from spieltisch import PUBLIC, State
from tests.positions import BOARD, Seat, ids

from ..modules import OPEN, Letters, modules, new
from ..reading import kinds, legal, of, play, quick_turn, refused


def letters(state: State) -> list[int]:
    owned: list[int] = state.observation(PUBLIC)["courier"]["letters"]
    return owned


def closing(houses: str = "", others: str = "", route: str = "Ulm Augsburg München Salzburg") -> State:
    seats = Seat(route=route, houses=houses), Seat(houses=others)
    return modules(*seats, letters=Letters((0, 0)), phase="close")


@pytest.mark.rule("KF-101")
def test_otherwise_the_turn_of_the_base_game() -> None:
    state = new(2, courier=True)
    assert {text.split()[0] for text in legal(state)} == {"take"}
    play(state, "take deck", "take deck with Postmeister")
    assert {text.split()[0] for text in legal(state)} == {"lay"}
    with_courier = modules(Seat(hand="Kempten", route="Basel Zürich"), letters=Letters(()))
    assert "exchange with Amtmann" in legal(with_courier)
    assert refused(with_courier, "close") == "TT-202"


@pytest.mark.rule("KF-102")
def test_material() -> None:
    """28 letters: 22 on the cities, 1 + 2 + 3 for the seats of four players; one figure."""
    seen = new(4, courier=True).observation(PUBLIC)["courier"]
    assert len(seen["cities"]) + sum(seen["letters"]) == 28
    assert seen["figure"] is True
    assert seen["owner"] is None


@pytest.mark.rule("KF-103")
def test_a_letter_on_every_city() -> None:
    assert new(2, courier=True).observation(PUBLIC)["courier"]["cities"] == list(BOARD.city_ids)
    assert len(BOARD.city_ids) == 22


@pytest.mark.rule("KF-104")
@pytest.mark.parametrize(
    ("start", "expected"),
    [("seat-1", [0, 1, 2, 3]), ("seat-2", [3, 0, 1, 2]), ("seat-3", [2, 3, 0, 1]), ("seat-4", [1, 2, 3, 0])],
)
def test_letters_by_turn_order(start: str, expected: list[int]) -> None:
    assert letters(new(4, courier=True, start=start)) == expected


@pytest.mark.rule("KF-105")
@pytest.mark.parametrize(("count", "out"), [(2, 5), (3, 3), (4, 0)])
def test_the_others_stay_out(count: int, out: int) -> None:
    seen = new(count, courier=True).observation(PUBLIC)["courier"]
    assert 28 - len(seen["cities"]) - sum(seen["letters"]) == out


@pytest.mark.rule("KF-106")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nobody_owns_the_figure_at_first(count: int) -> None:
    state = new(count, courier=True)
    assert state.observation(PUBLIC)["courier"]["owner"] is None
    assert [score["parts"]["courier"] for score in state.scores()] == [0] * count


@pytest.mark.rule("KF-107")
def test_letters_are_public() -> None:
    state = modules(Seat(houses="Ulm"), Seat(houses="Ulm Lodz"), Seat(), letters=Letters((4, 0, 1), owner=2))
    for seat in (PUBLIC, 0, 1, 2, None):
        seen = state.observation(seat)["courier"]
        assert (seen["letters"], seen["owner"]) == ([4, 0, 1], 2)
        assert seen["cities"] == [city for city in BOARD.city_ids if city not in ids("Ulm Lodz")]


@pytest.mark.rule("KF-201")
def test_the_first_house_of_a_city_brings_its_letter() -> None:
    state = closing()
    events = play(state, "close each München")
    assert of(events, "letter") == [{"event": "letter", "seat": 0, "city": "muenchen"}]
    assert letters(state) == [1, 0]
    assert "muenchen" not in state.observation(PUBLIC)["courier"]["cities"]


@pytest.mark.rule("KF-202")
@pytest.mark.rule("KF-203")
def test_each_city_gives_one_letter_only() -> None:
    later = closing(others="München")
    assert of(play(later, "close each München Salzburg"), "letter") == [
        {"event": "letter", "seat": 0, "city": "salzburg"}
    ]
    assert letters(later) == [1, 0]
    assert later.observation(PUBLIC)["courier"]["cities"] == [
        city for city in BOARD.city_ids if city not in ids("München Salzburg")
    ]


@pytest.mark.rule("KF-204")
@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("close each Ulm München Salzburg", 3),
        ("close all Augsburg München", 2),
        ("close each Ulm", 1),
        ("close", 0),
    ],
)
def test_several_letters_at_once(text: str, count: int) -> None:
    state = closing()
    assert kinds(play(state, text)).count("letter") == count
    assert letters(state) == [count, 0]


@pytest.mark.rule("KF-205")
def test_letters_are_worth_nothing() -> None:
    state = modules(Seat(houses="Ulm"), Seat(houses="Lodz"), letters=Letters((9, 0)))
    rich, poor = state.scores()
    assert rich == poor
    ended = modules(
        Seat(carriage=7), Seat(), letters=Letters((0, 5)), phase="done", turn=1, ending=(0, "carriage")
    )
    play(ended, "end turn")
    assert ended.scores()[1]["total"] == -20


@pytest.mark.rule("KF-206")
def test_spent_letters_leave_the_game() -> None:
    state = modules(Seat(hand="Kempten"), Seat(hand="Lodz"), display=OPEN, letters=Letters((2, 1)))
    assert sum(letters(state)) == 3
    play(state, "exchange with Amtmann", "take deck", "take deck with Postmeister")
    assert letters(state) == [0, 1]
    play(state, "lay Kempten", "end turn")
    quick_turn(state)
    assert letters(state) == [0, 1]
    assert state.observation(PUBLIC)["courier"]["cities"] == list(BOARD.city_ids)


@pytest.mark.rule("KF-321")
def test_letters_serve_for_officials_only() -> None:
    """At every decision of a turn: what costs letters has an official, and no other seat's letters change."""
    seat = Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4)
    state = modules(seat, letters=Letters((6, 3)), display=OPEN)
    paid = set()
    turn = (
        "take Ulm",
        "take deck with Postmeister",
        "exchange with Amtmann",
        "lay Kempten right",
        "close",
        "end turn",
    )
    for text in turn:
        for action in state.legal_actions():
            after = state.copy()
            cost = sum(event["count"] for event in of(after.apply(action), "letters-paid"))
            if cost:
                paid.add(action.to_dict()["official"])
            assert letters(after)[1] == 3
        play(state, text)
    assert paid == {"postillion", "amtmann", "wagner"}, "the Postmeister was the free one"
