"""TT-7xx: end, scoring, tie-break."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import spieltisch
from spieltisch import GameOver, State
from tests.positions import BOARD, CITIES, GAME, NAMES, Seat, all_but, position, way

from ..reading import carriages, eager, kinds, legal, of, own, play, quick_turn, tiles

if TYPE_CHECKING:
    from spieltisch.schema import Score

NINETEEN = all_but("Passau Kempten Lodz")


def turns_to_the_end(state: State) -> list[int]:
    """Play on, never closing, and return the seats whose turns follow the current one."""
    seats = []
    play(state, "end turn")
    while not state.is_over:
        seats.append(state.current_player or 0)
        quick_turn(state)
    return seats


@pytest.mark.rule("TT-701")
def test_a_7_carriage_triggers_the_end() -> None:
    for owned, triggered in ((5, False), (6, True)):
        state = position(Seat(route=way(7), carriage=owned), phase="close")
        events = play(state, "close")
        assert bool(of(events, "end-triggered")) is triggered
        assert state.to_dict()["ending"] == ({"seat": 0, "by": "carriage"} if triggered else None)


@pytest.mark.rule("TT-702")
def test_the_last_house_triggers_the_end() -> None:
    for houses, triggered in ((all_but("Passau Kempten Lodz Linz"), False), (NINETEEN, True)):
        state = position(Seat(route="Ulm Kempten Zürich", houses=houses), phase="close")
        events = play(state, "close each Kempten")
        assert bool(of(events, "end-triggered")) is triggered
        assert state.to_dict()["ending"] == ({"seat": 0, "by": "houses"} if triggered else None)


@pytest.mark.rule("TT-703")
def test_the_round_is_played_to_its_end() -> None:
    for start, turn, following in ((0, 0, [1, 2, 3]), (0, 2, [3]), (2, 3, [0, 1]), (1, 1, [2, 3, 0])):
        seats = [Seat(), Seat(), Seat(), Seat()]
        seats[turn] = Seat(route=way(7), carriage=6)
        state = position(*seats, phase="close", turn=turn, start=start)
        assert of(play(state, "close"), "end-triggered")[0]["last"] == (start - 1) % 4
        assert turns_to_the_end(state) == following
        with pytest.raises(GameOver) as over:
            state.apply("take deck")
        assert over.value.reason is not None
        assert over.value.reason.rule == "TT-703"
        assert state.legal_actions() == []


@pytest.mark.rule("TT-704")
def test_all_players_have_the_same_number_of_turns() -> None:
    for count in (2, 3, 4):
        rng = Random(count)
        state = spieltisch.new_game(GAME, NAMES[:count], seed=count)
        turns: Counter[int] = Counter()
        while not state.is_over:
            turns.update(
                event["seat"] for event in state.apply(eager(state, rng)) if event["event"] == "turn-ended"
            )
        assert len(turns) == count
        assert len(set(turns.values())) == 1


@pytest.mark.rule("TT-705")
def test_triggered_by_the_last_player_the_game_ends_with_his_turn() -> None:
    for start in range(3):
        seats = [Seat(), Seat(), Seat()]
        last = (start - 1) % 3
        seats[last] = Seat(route=way(7), carriage=6)
        state = position(*seats, phase="close", turn=last, start=start)
        play(state, "close")
        assert not state.is_over, "his turn is not over yet"
        events = play(state, "end turn")
        assert kinds(events) == ["turn-ended", "game-over"]
        assert state.is_over


@pytest.mark.rule("TT-706")
def test_turns_after_the_trigger_are_ordinary() -> None:
    last = Seat(hand="Ulm Linz", route="Mannheim Carlsruhe Freiburg Basel Zürich", carriage=4)
    state = position(Seat(carriage=7), last, turn=0, phase="done", ending=(0, "carriage"))
    play(state, "end turn")
    assert {"take deck", "exchange with Amtmann"} <= legal(state)
    play(state, "take deck", "take deck with Postmeister", "lay Ulm anew", "end turn")
    assert state.is_over
    state = position(Seat(carriage=7), last, turn=1, phase="close", ending=(0, "carriage"))
    events = play(state, "close all Mannheim Carlsruhe Freiburg")
    assert len(of(events, "house")) == 3
    assert tiles(events) == [("route-5", 2), ("baden", 3)]
    assert carriages(events) == [5]


@pytest.mark.rule("TT-707")
def test_both_conditions_in_one_closing_bring_one_end_tile() -> None:
    houses = all_but("Mannheim Lodz Pilsen")
    state = position(Seat(route=way(7), houses=houses, carriage=6), phase="close")
    events = play(state, "close each Mannheim")
    assert [value for stack, value in tiles(events) if stack == "end"] == [1]
    assert len(of(events, "end-triggered")) == 1
    assert own(state)["carriage"] == 7
    assert own(state)["supply"] == 0


def score(**parts: Any) -> Score:
    """Return the score of a seat that has these things."""
    return position(Seat(**parts)).scores()[0]


@pytest.mark.rule("TT-708")
def test_score_is_carriage_and_tiles_less_unplaced_houses() -> None:
    counted = score(carriage=5, tiles=[("route-6", 3), ("baiern", 5)], houses="Ulm Linz Lodz")
    assert counted == {"total": 5 + 8 - 17, "parts": {"carriage": 5, "tiles": 8, "houses": -17}}


@pytest.mark.rule("TT-709")
def test_only_the_largest_carriage_scores() -> None:
    state = position(Seat(route=way(4), carriage=3), phase="close")
    assert state.scores()[0]["parts"]["carriage"] == 2
    play(state, "close")
    assert state.scores()[0]["parts"]["carriage"] == 3


@pytest.mark.rule("TT-710")
def test_points_of_the_carriages() -> None:
    points = {size: score(carriage=size)["parts"]["carriage"] for size in (3, 4, 5, 6, 7)}
    assert points == {3: 2, 4: 3, 5: 5, 6: 7, 7: 10}


@pytest.mark.rule("TT-711")
def test_no_carriage_brings_more_than_10() -> None:
    sizes = (0, *BOARD.carriage_lengths)
    assert max(score(carriage=size)["parts"]["carriage"] for size in sizes) == 10
    state = position(Seat(route=way(12), carriage=7), phase="close")
    play(state, "close")
    assert state.scores()[0]["parts"]["carriage"] == 10


@pytest.mark.rule("TT-712")
def test_no_carriage_no_points() -> None:
    assert score()["parts"]["carriage"] == 0


@pytest.mark.rule("TT-713")
def test_end_tile_counts_for_its_owner() -> None:
    state = position(Seat(), Seat(), ending=(1, "houses"))
    assert [counted["parts"]["tiles"] for counted in state.scores()] == [0, 1]
    assert [counted["total"] for counted in state.scores()] == [-20, -19]


@pytest.mark.rule("TT-714")
def test_each_unplaced_house_costs_a_point() -> None:
    for count in (0, 1, 7, 20):
        assert score(houses=" ".join(CITIES[:count]))["parts"]["houses"] == count - 20


@pytest.mark.rule("TT-715")
def test_route_and_hand_are_worth_nothing() -> None:
    assert score(hand="Ulm Linz Lodz", route=way(9)) == score()


@pytest.mark.rule("TT-716")
def test_scores_may_be_negative() -> None:
    for count in (2, 3, 4):
        state = spieltisch.new_game(GAME, NAMES[:count], seed=1)
        assert [counted["total"] for counted in state.scores()] == [-20] * count


def finished(*points: int, end: int, start: int = 0) -> State:
    """Return a game that is over, in which the seats have so many points (from -20; end tile included)."""
    seats = [
        Seat(houses=" ".join(CITIES[: points[seat] + 20 - (seat == end)])) for seat in range(len(points))
    ]
    last = (start - 1) % len(points)
    state = position(*seats, ending=(end, "carriage"), phase="close", turn=last, start=start)
    play(state, "end turn")
    assert state.is_over
    assert [counted["total"] for counted in state.scores()] == list(points)
    return state


def ranks(state: State) -> list[tuple[int, int]]:
    """Return rank and seat from first to last."""
    return [(row["rank"], row["seat"]) for row in state.ranking()]


@pytest.mark.rule("TT-717")
def test_most_points_win() -> None:
    for winner in range(4):
        points = [-9, -8, -7, -6]
        points[winner] = -3
        assert finished(*points, end=0).winners() == [winner]
    assert ranks(finished(-9, -3, -7, -5, end=0)) == [(1, 1), (2, 3), (3, 2), (4, 0)]


@pytest.mark.rule("TT-718")
def test_tie_goes_to_the_owner_of_the_end_tile() -> None:
    for end in (0, 1, 2):
        state = finished(-5, -5, -5, -9, end=end)
        assert state.winners() == [end]
        assert [row["tieBreak"] for row in state.ranking()] == [True, True, True, False]
        told = state.verdict()
        assert (told["how"], told["seat"], told["owner"], told["margin"]) == ("owner", end, end, 0)
        assert sorted(told["tied"]) == [0, 1, 2]
    assert finished(-5, -4, end=0).winners() == [1], "without a tie the end tile decides nothing"


@pytest.mark.rule("TT-719")
def test_else_to_the_nearest_clockwise_from_him() -> None:
    for tied, end, winner in (
        ((0, 2), 3, 0),
        ((0, 2), 1, 2),
        ((1, 2), 3, 1),
        ((1, 2), 0, 1),
        ((0, 1), 2, 0),
        ((0, 3), 1, 3),
        ((0, 3), 2, 3),
        ((2, 3), 1, 2),
        ((1, 3), 2, 3),
        ((0, 1, 2), 3, 0),
        ((0, 2, 3), 1, 2),
    ):
        points = [-4 if seat in tied else -10 for seat in range(4)]
        for start in (0, 2):
            state = finished(*points, end=end, start=start)
            assert state.winners() == [winner]
            assert (state.verdict()["how"], state.verdict()["owner"]) == ("next", end)


@pytest.mark.rule("TT-720")
def test_lower_ranks_by_the_same_tie_break() -> None:
    assert ranks(finished(-5, -3, -5, -5, end=2)) == [(1, 1), (2, 2), (3, 3), (4, 0)]
    assert ranks(finished(-5, -5, -3, -5, end=2)) == [(1, 2), (2, 3), (3, 0), (4, 1)]
    assert ranks(finished(-8, -3, -3, -8, end=0)) == [(1, 1), (2, 2), (3, 0), (4, 3)]


@pytest.mark.rule("TT-708")
def test_what_is_counted_names_what_it_lights() -> None:
    state = position(
        Seat(houses="Ulm Stuttgart Sigmaringen"),
        Seat(carriage=3, tiles=[("route-5", 2), ("wuerttemberg-hohenzollern", 3)]),
        ending=(0, "carriage"),
    )
    found = {
        (one["seat"], one["part"]): [f"{place['kind']} {place['id']}" for place in one["telling"]["focus"]]
        for one in state.counted()
        if one["part"] != "tiles" or one["points"] == 2
    }
    # The winner comes last.
    assert [seat for seat, _ in found] == [0, 1, 1, 1]
    assert found == {
        (0, "houses"): ["stat houses-0"],
        (1, "tiles"): ["stat tiles-1", "stat tile-route-5-2-1"],
        (1, "carriage"): ["stat carriage-1"],
        (1, "houses"): ["stat houses-1"],
    }
