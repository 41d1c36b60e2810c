"""Ships that sail one after another are one decision: none of them is judged as if it had been wanted where it came to lie."""

from __future__ import annotations

from typing import Any

from spieltisch.actions import parts_of
from spieltisch.analysis.decision import Decision
from spieltisch.analysis.doubts import Doubt, by_rating, searched
from spieltisch.analysis.notes import Note
from spieltisch.analysis.standouts import standout_of, worth_of
from spieltisch.analysis.wholes import wholes
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.playouts import best_of
from spieltisch.session import Session
from tests.lagoon import lagoon

from ..tables import begin

TRIP = ("sail 5-6", "sail 2-5")
"""The ship on the space of the shops makes room for one behind it."""


def decided(*texts: str) -> list[Decision]:
    """Return decisions of one seat."""
    state, found = lagoon(ships="2 5 7 9 11 14 16 18", gold=20), []
    for text in texts:
        action = next(one for one in state.legal_actions() if one == text)
        before = state.copy()
        events = state.apply(action)
        ends = any(event["event"] == "turn-ended" for event in events)
        found.append(Decision(before, 0, action, ends, events))
    return found


def note(action: str) -> dict[int, Note]:
    return {0: Note(0, action, 5, [0.5, 0.5], {action: 0.5})}


def test_a_ship_is_judged_with_those_that_sail_after_it() -> None:
    decisions = decided(*TRIP, "look")
    assert [one.action for one in wholes(decisions, {})] == ["sail 5-6, sail 2-5", "sail 2-5", "look"]
    assert [one.action for one in decisions] == [*TRIP, "look"]
    # What a hint advised stands: what was made of it is judged.
    assert wholes(decisions, note(TRIP[0]))[0].action == TRIP[0]
    assert wholes(decisions, note("sail 2-3"))[0].action == "sail 5-6, sail 2-5"


def test_a_trip_is_tried_as_it_was_made() -> None:
    first, *_ = wholes(decided(*TRIP), {})
    known = Evaluator().at(first.before)
    world: Any = known.after(0, first.action)
    assert (world.phase, world.space, world.sailed) == ("act", 4, 2)
    found = by_rating(0, known, first.action, None)
    # Another ship that is sent first is no other decision than the same ship with those that follow it.
    assert found is None or found.better != TRIP[0]
    assert searched(Doubt(0, known, first.action, known.legal[0], 0.1)) is None or known.found
    assert known.reasons(first.action) == known.knowledge.reasons(known.after(0, decided(*TRIP)[0].action), decided(*TRIP)[1].action)  # fmt: skip


def test_a_trip_is_named_by_its_goal_and_counts_once() -> None:
    decisions = wholes(decided(*TRIP), {})
    known = [Evaluator().at(one.before) for one in decisions]
    others = [next(one for one in known[0].legal if one == "sail 2-3"), known[1].legal[-1]]
    doubts = [Doubt(step, known[step], decisions[step].action, others[step], 0.1) for step in (0, 1)]
    for doubt in doubts:
        doubt.glance()
    told: Any = standout_of(decisions, doubts[0])
    assert told["action"]["text"] == TRIP[0]
    view: Any = known[0].view
    after: Any = known[0].after(0, decisions[0].action)
    price = view.gold[0] - after.gold[0]
    args = {"space": {"ring": 5}, "ships": 2, "price": price}
    assert told["action"]["says"] == {"id": "mur-do-goal", "args": args}
    assert told["action"]["to"] == 5
    costs = [worth_of(decisions, 0, [doubt])[0] for doubt in doubts]
    assert worth_of(decisions, 0, doubts)[0] == (costs[0] or costs[1])


def test_a_verdict_is_on_the_whole_trip() -> None:
    session = Session()
    state = lagoon(ships="2 5 7 9 11 14 16 18", gold=20)
    session.call("load", {"record": state.record()})
    status = session.call("judge", {"step": 0, "seat": 0, "actions": [*TRIP, "look"]})
    while not status["done"]:
        status = session.call("judgeStep", {"ms": 1000})
    assert status["worse"] is None or status["worse"]["action"]["says"]["id"] == "mur-do-goal"


def test_a_hint_names_the_whole_plan_first() -> None:
    """Two ships to a space are told with what is to be done there, and that is what the next hint advises."""
    state = begin("murano", 2, seed=5)
    trips = 0
    while state.current_player is not None and len(state.history()) < 400:
        legal = state.legal_actions()
        known: Any = knowledge_of(state)
        best = legal[best_of(known.rate(state, legal))]
        if best.verb == "sail":
            told = known.advice(state, best)
            plan = told["says"]["args"]
            assert told["says"]["id"] == "mur-do-plan"
            assert told["text"] == best
            before, after = state, state.copy()
            for ship in parts_of(known.planned(state, best)):
                after.apply(ship)
            view: Any = after
            paid = before.gold[state.current_player] - view.gold[state.current_player]  # type: ignore[attr-defined]
            assert (plan["ships"], plan["price"]) == (len(parts_of(known.planned(state, best))), paid)
            assert plan["space"] == {"ring": view.space + 1} == {"ring": told["to"]}
            following = [after.say(action) for action in after.legal_actions()]
            assert plan["then"]["says"] in [*following, None]
            trips += plan["ships"] > 1
        state.apply(best)
    assert trips > 2
