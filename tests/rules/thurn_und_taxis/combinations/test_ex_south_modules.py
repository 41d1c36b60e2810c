"""EX-117 to EX-122, EX-215, EX-218, EX-220: worked examples of In Amt und Würden and Die Audienz."""

from __future__ import annotations

from random import Random

import pytest

from spieltisch import State
from tests.positions import Seat, all_but

from ..modules import (
    STARTS,
    Coaches,
    Letters,
    asked,
    chips,
    full_turn,
    modules,
    new,
    office_tiles,
    rome,
    stacks,
    towns,
)
from ..reading import eager, kinds, legal, of, own, play, refused, verbs

A, B, C, D = range(4)
ALL = "return Postillion Postmeister Amtmann Wagner"
SOUTH = "Ulm Augsburg München Salzburg"


@pytest.mark.rule("EX-117")
@pytest.mark.parametrize(("count", "left"), [(4, 4), (3, 3), (2, 2)])
def test_first_round(count: int, left: int) -> None:
    rng = Random(count)
    state = new(count, offices=True)
    rounds = 0
    while state.to_dict()["round"] == 1:
        if asked(state)[1] == "take":
            assert state.observation(None)["forced"] is True
        rounds += len(of(state.apply(eager(state, rng)), "return-round"))
    assert [office_tiles(state, seat) for seat in range(count)] == [["postmeister"]] * count
    assert stacks(state)["postmeister"] == left
    assert rounds == 0


def before_the_last_tile(turn: int) -> State:
    """Return the four seats of both examples; one Amtmann tile is left, C has one house left."""
    won = [("baiern", 5), ("baden", 3), ("schweiz-tyrol", 3)]
    return modules(
        Seat(hand="Kempten"),
        Seat(hand="Basel"),
        Seat(hand="Linz", houses=all_but("Ulm Linz Lodz"), tiles=won),
        Seat(hand="Passau"),
        turn=turn,
        offices=[
            "postillion postmeister amtmann amtmann",
            "postillion postmeister amtmann" + " amtmann" * (turn == D),
            "postillion postillion postmeister postmeister amtmann wagner wagner",
            "postillion postmeister wagner" + " amtmann" * (turn == B),
        ],
    )


def returned(state: State) -> list[int]:
    """Let everybody give back, C four tiles for his last house, and return the order."""
    order = []
    while asked(state)[1] == "return":
        seat = asked(state)[0]
        order.append(seat if seat is not None else -1)
        texts = [ALL, "reward house Ulm"] if seat == C else ["return Amtmann"]
        play(state, *texts)
    return order


def final_order(state: State) -> list[int | None]:
    order = []
    while not state.is_over:
        assert asked(state)[1] == "final-return"
        order.append(asked(state)[0])
        play(state, "return nothing")
    return order


def called_back(caller: int, order: list[int]) -> State:
    """Have the office tiles called back; C places his last house in that round and takes the end tile."""
    state = before_the_last_tile(caller)
    play(state, "exchange with Amtmann")
    assert returned(state) == order
    assert state.observation(None)["ending"] == {"seat": C, "by": "houses"}
    assert {"stack": "end", "value": 1} in own(state, C)["tiles"]
    return state


@pytest.mark.rule("EX-118")
def test_return_example_1() -> None:
    state = called_back(B, [B, C, D, A])
    turns = []
    while asked(state)[1] == "take":
        turns.append(asked(state)[0])
        full_turn(state)
    assert turns == [B, C, D]
    assert final_order(state) == [D, C, B, A]


@pytest.mark.rule("EX-119")
@pytest.mark.rule("XC-007")
def test_return_example_2() -> None:
    state = called_back(D, [D, A, B, C])
    assert asked(state) == (D, "take")
    full_turn(state)
    assert asked(state) == (D, "final-return"), "no further full turn"
    assert final_order(state) == [D, C, B, A]


def beige_in_andechs() -> State:
    """Return where a route of the south may be closed, with one coach in Andechs."""
    return modules(
        Seat(route=SOUTH),
        players=3,
        phase="close",
        coaches=Coaches("loerrach tuttlingen stgallen andechs hallstadt"),
    )


@pytest.mark.rule("EX-120")
def test_beige_from_andechs() -> None:
    for exit_ in ("Ettal", "Trient"):
        state = beige_in_andechs()
        play(state, "close each Ulm Augsburg Salzburg")
        assert legal(state) == {"move beige Ettal", "move beige Trient"}
        before = towns(state)
        play(state, f"move beige {exit_}")
        assert towns(state) == {**before, "beige": exit_.casefold()}
        assert asked(state) == (A, "done"), "4 cards less 3 houses: one move"


@pytest.mark.rule("EX-121")
def test_green_and_orange_move() -> None:
    state = beige_in_andechs()
    play(state, "close all Augsburg München")
    events = play(state, "move orange Lienz", "move green Chur")
    assert [event["coach"] for event in of(events, "coach-moved")] == ["orange", "green"]
    assert towns(state)["beige"] == "andechs"
    assert asked(state) == (A, "done"), "4 cards less 2 houses: two moves"


@pytest.mark.rule("EX-122")
def test_replaced_in_rome() -> None:
    clergy = [
        "kardinal bischof moench priester ministrant",
        "kardinal bischof priester ministrant moench",
        "bischof kardinal priester ministrant moench",
        "ministrant bischof priester kardinal moench",
    ]
    state = modules(
        Seat(route=SOUTH),
        players=4,
        phase="close",
        coaches=Coaches(
            "rom tuttlingen stgallen viterbo hallstadt",
            clergy,
            {"kardinal": [A, B], "bischof": [C], "ministrant": [D]},
        ),
    )
    play(state, "close each Ulm Augsburg Salzburg")
    assert [score["parts"]["audience"] for score in state.scores()] == [5, 5, 4, 1]
    (arrived,) = of(play(state, "move beige Rom"), "coach-arrived")
    assert arrived["gone"] == [{"rank": "kardinal", "seats": [A, B]}, {"rank": "ministrant", "seats": [D]}]
    assert rome(state) == {"kardinal": [D], "bischof": [C], "priester": [A], "ministrant": [B, C]}
    assert [score["parts"]["audience"] for score in state.scores()] == [3, 1, 5, 5]


def last_wagner() -> State:
    state = modules(
        Seat(route="Basel Zürich Kempten", carriage=4),
        Seat(hand="Lodz"),
        phase="close",
        offices=["postmeister postmeister postillion", "wagner amtmann"],
    )
    assert stacks(state)["wagner"] == 1
    play(state, "close with Wagner")
    assert office_tiles(state, A) == ["postillion", "postmeister", "postmeister", "wagner"]
    return state


@pytest.mark.rule("EX-215")
def test_two_players_and_the_last_wagner() -> None:
    state = last_wagner()
    assert asked(state) == (A, "return")
    sizes = {len(action.to_dict()["officials"]) for action in state.legal_actions()}
    assert sizes == {1, 2, 3}
    assert all(action.count("Postmeister") <= 1 for action in state.legal_actions())
    play(state, "return Postillion Postmeister Wagner")
    assert chips(state) == [1, 0]
    assert legal(state) == {"return Amtmann", "return Wagner", "return Amtmann Wagner"}
    play(state, "return Amtmann Wagner")
    assert asked(state) == (B, "reward-card")
    play(state, "reward deck")
    assert own(state, B)["handCount"] == 2
    assert asked(state) == (A, "done"), "finished"
    repeated = last_wagner()
    events = play(repeated, "return Postillion", "return Amtmann")
    assert kinds(events) == ["returned", "returned", "return-round"]
    assert stacks(repeated)["wagner"] == 0
    assert asked(repeated) == (A, "return")
    assert (chips(repeated), own(repeated, B)["handCount"]) == ([0, 0], 1)


@pytest.mark.rule("EX-218")
def test_violet_is_in_rome() -> None:
    towns_ = STARTS.replace("loerrach", "rom")
    for second in ("joker green Mailand", "joker beige Andechs"):
        state = modules(
            Seat(route="Mannheim Carlsruhe Freiburg Basel"),
            players=3,
            phase="close",
            coaches=Coaches(towns_, rome={"kardinal": [A, B, C]}),
        )
        play(state, "close each Freiburg Basel")
        assert verbs(state) == {"joker"}
        assert refused(state, "move blue Chur") == "AU-202", "Basel has a house"
        assert {text.split()[1] for text in legal(state)} == {"green", "blue", "beige", "orange"}
        play(state, "joker green Luzern", second)
        assert asked(state) == (A, "done"), "two steps, also with the same coach"
        assert towns(state)["blue"] == "stgallen"


@pytest.mark.rule("EX-220")
def test_end_with_all_modules_of_the_south() -> None:
    clergy = ["kardinal ministrant bischof priester moench", "moench priester kardinal bischof ministrant"]
    state = modules(
        Seat(
            carriage=7,
            houses=all_but("Ulm Linz Lodz Basel Kempten"),
            tiles=[("all-countries", 6), ("baiern", 5)],
        ),
        Seat(hand="Ulm"),
        phase="done",
        turn=B,
        ending=(A, "carriage"),
        offices=[],
        chips=[2, 0],
        letters=Letters((3, 0), owner=A),
        coaches=Coaches(
            "rom rom freising freising freising",
            clergy,
            {"kardinal": [A], "ministrant": [A], "moench": [B], "priester": [B]},
        ),
    )
    play(state, "end turn")
    assert state.is_over
    assert state.scores()[A] == {
        "total": 28,
        "parts": {"carriage": 10, "tiles": 12, "houses": -3, "chips": 2, "audience": 6, "courier": 1},
    }
