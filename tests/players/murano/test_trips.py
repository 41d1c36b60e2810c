"""Ships that sail one after another are one decision: none of them is judged as if it had been wanted where it came to lie."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spieltisch.actions import parts_of
from spieltisch.analysis.decision import Decision
from spieltisch.analysis.doubts import Doubt, by_rating, searched
from spieltisch.analysis.heeded import heeded
from spieltisch.analysis.notes import Note
from spieltisch.analysis.standouts import cost_of, standout_of
from spieltisch.analysis.wholes import wholes
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.playouts import best_of
from spieltisch.session import Session
from tests.lagoon import lagoon

from .. import tables
from ..tables import begin

TRIP = ("sail 5-6", "sail 2-5")
"""The ship on the space of the shops makes room for one behind it."""


def decided(*texts: str) -> list[Decision]:
    return tables.decided(lagoon(ships="2 5 7 9 11 14 16 18", gold=20), *texts)


def note(action: str) -> dict[int, Note]:
    return {0: Note(0, action, 5, [0.5, 0.5], {action: 0.5})}


def test_a_ship_is_judged_with_those_that_sail_after_it() -> None:
    decisions = decided(*TRIP, "look")
    assert [one.action for one in wholes(decisions, {})] == ["sail 5-6, sail 2-5", "sail 2-5", "look"]
    assert [one.action for one in decisions] == [*TRIP, "look"]
    # What a hint advised stands: what was made of it is judged.
    assert wholes(decisions, note(TRIP[0]))[0].action == TRIP[0]
    assert wholes(decisions, note("sail 2-3"))[0].action == "sail 5-6, sail 2-5"


def planned(*plan: str) -> dict[int, Note]:
    return {0: Note(0, plan[0], 5, [0.5, 0.5], {plan[0]: 0.5}, plan)}


def test_every_action_of_a_plan_that_a_hint_advised_is_advised() -> None:
    decisions = decided(*TRIP, "look")
    notes = heeded(decisions, planned(*TRIP, "look"))
    assert {step: (one.step, one.action, one.chances) for step, one in notes.items()} == {
        step: (step, text, [0.5, 0.5]) for step, text in enumerate((*TRIP, "look"))
    }
    # Each of them is judged by itself, and what was made of the plan otherwise as ever.
    assert [one.action for one in wholes(decisions, notes)] == [*TRIP, "look"]
    assert list(heeded(decisions, planned(*TRIP, "take"))) == [0, 1]
    assert list(heeded(decisions, planned("sail 2-3", "look"))) == [0]
    assert list(heeded(decisions[:1], planned(*TRIP))) == list(heeded([], planned(*TRIP))) == [0]
    # A later hint knows better, and what was warned of was not advised.
    later = {1: Note(1, "sail 7-8", 5, [0.4, 0.6], {"sail 7-8": 0.4})}
    assert heeded(decisions, planned(*TRIP, "look") | later) == planned(*TRIP, "look") | later
    warning = {0: replace(planned(*TRIP)[0], warned=True)}
    assert heeded(decisions, warning) == warning


def test_ships_to_the_advised_space_for_the_same_price_are_advised() -> None:
    """In another order, or others than the hint named."""
    plan = planned("sail 5-6", "sail 7-8", "sail 2-5", "look")
    decisions = decided("sail 7-8", "sail 5-6", "sail 2-5", "look")
    notes = heeded(decisions, plan)
    assert [notes[step].action for step in range(4)] == [one.action for one in decisions]
    assert notes[0].options == {"sail 5-6": 0.5, "sail 7-8": 0.5}
    # A ship too many was not advised.
    more = heeded(decided("sail 7-8", *TRIP, "look"), planned(*TRIP, "look"))
    assert more == planned(*TRIP, "look")


def test_nothing_is_said_against_any_part_of_a_plan() -> None:
    session = Session()
    session.call("load", {"record": lagoon(ships="2 5 7 9 11 14 16 18", gold=20).record()})
    session.call("act", {"seat": 0, "actions": [*TRIP, "look"]})
    said = [one.to_dict() for one in planned(*TRIP, "look").values()]
    for step in range(3):
        status = session.call("judge", {"step": step, "seat": 0, "hints": said})
        while not status["done"]:
            status = session.call("judgeStep", {"ms": 1000})
        assert status["outcome"] == "even"


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
    costs = [cost_of(decisions, [doubt]) for doubt in doubts]
    assert cost_of(decisions, doubts) == (costs[0] or costs[1])


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
            *ships, does = known.plan(state, best)
            assert ships == [*parts_of(known.planned(state, best))]
            assert does in after.legal_actions()
            rest = [] if does == "end turn" else [does]
            assert known.following(state, best) == [*ships[1:], *rest]
            assert plan["then"]["says"] in [*following, None]
            trips += plan["ships"] > 1
        state.apply(best)
    assert trips > 2
