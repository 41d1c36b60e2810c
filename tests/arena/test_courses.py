"""What came of the solution of a position and of the next best action is told where it is clear, and refutes a plan that was none."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.actions import Action
from spieltisch.analysis import courses
from spieltisch.analysis.verdict import telling
from spieltisch.arena.positions import is_contradicted
from spieltisch.players.knowledge import Reason
from spieltisch.players.thurn_und_taxis.reasons.marks import marked
from tests.players.test_analysis import loaded
from tests.players.test_verdict import judged

from .test_positions import SHIPPED


def row(**more: Any) -> dict[str, Any]:
    """Return the figures of 60 games in which a route of seven cards is closed in the next turn, which ends them."""
    end = {"own": 26.0, "theirs": 22.0, "won": 50, "lost": 0, "late": 0}
    closing = {"turns": 1, "count": 55, "points": 13, "cards": 7, "carriage": 7, "alike": 55, "ends": 55}
    return {**end, **closing, **more}


def course(best: Any, second: Any) -> Any:
    return courses.read({"deals": 60, "best": best, "second": second})


def action(text: str) -> Action:
    found = Action(text)
    found.verb = text.split(" ", 1)[0]
    return found


LAY = action("lay Ulm left")


def ids(reasons: Any) -> list[str]:
    return [one.id for one in reasons]


def test_the_closing_that_most_games_have_is_told_and_the_next_best_one_as_well() -> None:
    told = course(row(), row(turns=2, theirs=26.0, late=10))
    (best,) = courses.of_best(told, action("lay Ulm left"))
    assert (best.data["turns"], best.data["cards"], best.data["second"]) == (1, 7, 0)
    closing, end = courses.of_second(told, action("take deck"), LAY)
    assert (closing.data["turns"], closing.data["late"], closing.data["second"]) == (2, 10, 1)
    assert (end.id, end.data["mine"], end.data["others"]) == ("course-end", 26, 26)
    # As many own points: it is the others who have less. Who ends how many of the games adds up.
    assert end.data["less"] == 4
    assert (closing.data["ends"], closing.data["times"], closing.data["all"]) == (55, 55, 60)
    # An action that closes by itself is told by its own reasons.
    assert courses.of_best(told, action("close Ulm")) == []
    # Nor is anything told that comes to the same, or that few games have.
    assert courses.of_best(course(row(), row()), action("lay Ulm left")) == []
    assert courses.of_best(course(row(count=20), row(turns=2)), action("lay Ulm left")) == []


def test_a_route_that_is_lost_and_games_that_are_won_are_counted() -> None:
    lost = course(row(), row(lost=60))
    assert courses.of_second(lost, action("take deck"), LAY)[0].data == {"times": 60, "all": 60, "always": 1}
    assert ids(courses.of_second(course(row(), row(won=30)), action("take deck"), LAY)) == ["course-won"]
    # Beside a solution that closes a route another closing would sound like a gain.
    wins = courses.of_second(course(row(), row(turns=2, won=30)), action("end turn"), action("close Ulm"))
    assert ids(wins) == ["course-won"]
    # More points as soon would speak for it.
    assert courses.of_second(course(row(), row(points=15)), action("take deck"), LAY) == []


def test_a_plan_that_the_games_did_not_follow_is_not_told() -> None:
    five = marked(Reason("lays-toward", {"carriage": 7, "have": 5, "helped": 1}))
    assert courses.is_refuted(five, course(row(), row()))
    assert not courses.is_refuted(five, course(row(cards=5), row()))
    assert not courses.is_refuted(
        marked(Reason("toward-carriage", {"carriage": 7, "have": 7})), course(row(), row())
    )


@pytest.mark.parametrize("value", [None, {}, {"deals": 0, "best": {}, "second": {}}, {"deals": 9, "best": {}, "second": {}}])  # fmt: skip
def test_a_course_that_is_damaged_is_none(value: Any) -> None:
    assert courses.read(value) is None


def test_what_is_there_without_the_action_does_not_speak_for_it() -> None:
    own = Reason("denies-tile", {"rival": 1})
    planned = marked(Reason("still-completes", {"stack": "baden"}))
    shared = Reason("completes", {"stack": "baiern"})
    assert telling([own, planned, shared], [shared]) == [own]
    assert telling([planned], []) == [planned]
    assert telling([shared], [shared]) == [shared]


def test_a_position_that_the_games_contradict_is_left_out() -> None:
    assert is_contradicted({"course": course(row(won=20), row(won=40))})
    # As found by solving them: nobody believes a solution that wins no more of many games, and none by a better score.
    assert is_contradicted({"course": course(row(won=40), row(won=41))})
    assert is_contradicted({"course": course(row(), row())})
    assert not is_contradicted({"course": course(row(own=27.0), row())})
    assert not is_contradicted({"course": course(row(won=43), row(won=40))})
    few = {**course(row(won=9), row(won=11)), "deals": 16}
    assert not is_contradicted({"course": few})
    assert not is_contradicted({})


def test_a_solved_position_tells_what_comes_of_it_and_of_the_next_best_action() -> None:
    """The plan of a closing with five cards, which loses, gives way to the one with seven that the games had."""
    record, one = next(
        (record, one) for record, one in SHIPPED if one["best"] == ["lay Würzburg left"] and one["grade"] == 3
    )
    session = loaded({**record, "actions": record["actions"][: one["step"]]})
    lesson = {"action": one["second"], "better": one["best"][0], "cost": 44, "task": one["kind"], "course": one["course"]}  # fmt: skip
    found = judged(session, one["step"], actions=one["best"], lesson=lesson)
    told = {reason["id"]: reason["data"] for reason in found["reasons"]}
    assert "lays-toward" not in told
    assert (told["course"]["turns"], told["course"]["cards"]) == (1, 7)
    assert found["lacks"][0]["id"] == "spends-official"


def test_nothing_is_said_against_a_try_that_holds_for_the_solution_as_well() -> None:
    for record, one in SHIPPED:
        if one["kind"] != "deny":
            continue
        session = loaded({**record, "actions": record["actions"][: one["step"]]})
        lesson = {"action": one["second"], "better": one["best"][0], "cost": 20, "task": "deny"}
        takes = [text for text in session.state.legal_actions() if text.startswith("take") and text not in one["best"]]  # fmt: skip
        for text in takes[:3]:
            lacks = judged(session, one["step"], actions=[text], lesson=lesson)["lacks"]
            assert not {"no-longer"} & {reason["id"] for reason in lacks}, text


def test_a_tile_that_more_games_win_or_keep_from_others_is_named_once() -> None:
    told = courses.read(
        {
            "deals": 60,
            "best": row(),
            "second": row(),
            "gained": {"stack": "baden", "often": 50, "seldom": 30},
            "kept": {"stack": "baiern", "often": 55, "seldom": 5},
        }
    )
    assert told
    (kept,) = courses.of_tiles(told, 1, [])
    assert (kept.id, kept.data["stack"], kept.data["rival"]) == ("course-kept", "baiern", 1)
    assert ids(courses.of_tiles(told, None, [])) == ["course-gained"]
    # What a reason names already is not told again, but for how much others are denied.
    named = [Reason("completes", {"stack": stack}) for stack in ("baden", "baiern")]
    assert ids(courses.of_tiles(told, 1, named)) == ["course-kept"]
    assert courses.of_tiles(told, None, named) == []


def test_an_average_that_points_the_other_way_than_the_chance_is_not_told() -> None:
    told = course(row(own=30.0, theirs=25.0), row(own=20.0, theirs=26.0, won=20))
    deck = action("take deck")
    assert "course-end" in ids(courses.of_second(told, deck, LAY, [30, 80]))
    assert "course-end" not in ids(courses.of_second(told, deck, LAY, [55, 80]))
    assert courses.chances(told) == (20 / 60, 50 / 60)
