"""Hint, chart and analysis say the same of the same position: in whole games in which every hint is followed."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from spieltisch import players
from spieltisch.analysis.decision import quiet_since, turn_starts
from spieltisch.analysis.notes import heeded_before, notes_of
from spieltisch.players.knowledge import knowledge_of
from spieltisch.session import Session
from tests.positions import Seat, position, way

from .tables import MURANO, NAMES, TAXIS

FOLLOWED = Path(__file__).with_name("positions") / "followed.json"
"""A game of which all hints were followed, with what they said: an older, weaker judgement."""


def hinted(session: Session, notes: list[Any]) -> Any:
    budget = {"ms": 60_000, "turnMs": 60_000, "playouts": 12}
    params = {"seat": session.state.current_player, "seed": 1, "budget": budget, "hints": notes}
    status = session.call("hint", params)
    while not status["done"]:
        status = session.call("thinkStep", {"ms": 200})
    return status["hint"]


def followed(game: str, seed: int, steps: int = 5000) -> tuple[Session, dict[int, Any]]:
    """Play a game in which the first seat does what hints say, so many steps of it; return its session and the hints by step."""
    session = Session()
    session.call("new", {"game": game, "players": list(NAMES[:2]), "options": {}, "seed": seed})
    hints: dict[int, Any] = {}
    while (seat := session.state.current_player) is not None and session.step < steps:
        if seat == 0:
            hint = hints[session.step] = hinted(session, [one["note"] for one in hints.values()])
            action = hint["action"]["text"]
        else:
            action = str(players.choose(session.state, "merchant", session.step))
        session.call("act", {"seat": seat, "actions": [action]})
    return session, hints


def analysed(session: Session, notes: list[Any]) -> Any:
    share = session.call("analyse", {"seats": [0], "hints": notes})
    while not share["done"]:
        share = session.call("analyseStep", {"ms": 1000})
    return session.call("analysed", {"shares": [share]})


def turned_up(session: Session, step: int) -> bool:
    decision = session.decisions()[step]
    return any(map(decision.before.reveals, decision.events))


def test_a_hint_goes_on_with_the_plan_of_the_one_before() -> None:
    session, hints = followed(MURANO, 7, steps=260)
    gone_on = given_up = 0
    for step, hint in hints.items():
        plan = hint["note"].get("plan", [])
        after = hints.get(step + 1)
        if after is None or len(plan) < 2 or turned_up(session, step):
            continue
        gone_on += after["note"]["action"] == plan[1]
        given_up += after["note"]["action"] != plan[1]
    assert gone_on > 40
    assert given_up <= gone_on // 20


@pytest.mark.parametrize(("game", "seed"), [(TAXIS, 5), pytest.param(MURANO, 7, marks=pytest.mark.long)])
def test_who_follows_every_hint_is_told_one_chance(game: str, seed: int) -> None:
    session, hints = followed(game, seed)
    decisions = session.decisions()
    analysis = analysed(session, [hint["note"] for hint in hints.values()])
    percents = {step: hint["percent"] for step, hint in hints.items()}
    for before, after in pairwise(percents):
        if not decisions[before].ends_turn and after == before + 1 and not turned_up(session, before):
            assert percents[before] == percents[after], after
    chart = {row["step"]: row["percents"][0] for row in analysis["chances"]}
    assert {step: chart[step] for step in percents} == percents
    kept = 0
    own = analysis["people"][0]["turns"]
    for turn in own[:-1]:
        ends = next(step for step in range(turn["step"], len(decisions)) if decisions[step].ends_turn)
        last = max(step for step in percents if step <= ends)
        assert turn["before"] == percents[turn["step"]], turn
        assert turn["after"] == percents[last], turn
        kept += last > turn["step"]
    assert kept > len(own) / 2
    for named in (*analysis["costly"], *analysis["brilliant"], *(turn["best"] for turn in own)):
        # A deeper look may differ from so quick a hint, and says so.
        if named and named["seat"] == 0:
            assert named["kind"] in ("advised", "brilliant"), named
            assert named["percent"] == percents[named["step"]], named


def test_what_old_hints_advised_is_told_with_what_they_said() -> None:
    data = json.loads(FOLLOWED.read_text())
    session = Session()
    session.call("load", {"record": data["record"]})
    analysis = analysed(session, data["hints"])
    noted = {note["step"] for note in data["hints"]}
    named = [*analysis["costly"], *(turn["best"] for turn in analysis["people"][0]["turns"])]
    kinds = [row["kind"] for row in named if row and row["step"] in noted]
    assert {*kinds} <= {"advised", "brilliant"}


def test_one_rule_tells_since_when_nobody_learned_anything() -> None:
    """What a hint says of a chance holds back to where something was turned up, or somebody else decided."""
    session, _ = followed(TAXIS, 5, steps=60)
    decisions = session.decisions()
    for step, decision in enumerate(decisions):
        since = quiet_since(decisions, step, 0, decision.seat)
        assert all(one.seat == decision.seat for one in decisions[since:step])
        assert not any(turned_up(session, one) for one in range(since, step))
        before = decisions[since - 1] if since else None
        assert before is None or before.seat != decision.seat or turned_up(session, since - 1)
        assert quiet_since(decisions, step, max(0, step - 1), decision.seat) == max(since, step - 1, 0)


def left(hand: str, now: str, action: str, *events: Any, **parts: Any) -> list[Any]:
    """Return what is said of a card that is advised after Carlsruhe was laid, with Freiburg planned to follow."""
    before = position(Seat(hand=f"Carlsruhe {hand}", route="Mannheim"), phase="lay", display=way(6))
    after = position(Seat(hand=now, route="Mannheim Carlsruhe"), phase="lay", **{"display": way(6), **parts})
    (laid,) = (one for one in before.legal_actions() if one == "lay Carlsruhe right")
    (advised,) = (one for one in after.legal_actions() if one == action)
    found = knowledge_of(after).left((before, laid), events, after, advised)
    return [(reason.id, reason.data) for reason in found]


def test_a_hint_that_leaves_the_plan_of_the_turn_before_says_since_when() -> None:
    plan = {"city": "freiburg"}
    for_card = [("left-for-card", {**plan, "cities": ["stuttgart"]})]
    assert left("Freiburg", "Freiburg Stuttgart", "lay Stuttgart right") == for_card
    # What was in the hand already is no reason, so that only what others did is one.
    closed = {"event": "closed", "seat": 1, "cards": ["ulm"], "mode": "none"}
    held, anew = ("Freiburg Passau", "Freiburg Passau"), "lay Passau anew"
    assert left(*held, anew, closed) == [("left-after-closing", {**plan, "rival": 1})]
    assert left(*held, anew, display="Ulm Ulm Lodz Linz Passau Pilsen") == [("left-after-cards", plan)]
    assert left(*held, anew) == []
    # The plan goes on, or there was none.
    assert (
        left("Freiburg", "Freiburg Stuttgart", "lay Freiburg right")
        == left("Passau", "Passau Stuttgart", "lay Stuttgart right")
        == []
    )


def test_what_was_advised_last_is_found_in_the_turn_before() -> None:
    session, hints = followed(TAXIS, 5, steps=60)
    decisions, told = session.decisions(), [hint["note"] for hint in hints.values()]
    notes = notes_of(told, [*(one.before for one in decisions), session.state])
    starts = turn_starts(decisions)
    met = 0
    for began in [start for start in starts[4:] if decisions[start].seat == 0]:
        since = heeded_before(notes, decisions[:began], decisions[began].before, began)
        met += len(since) > 0
        assert not since or (since[0].seat == 0 and not since[0].ends_turn)
        assert {one.seat for one in since[1:]} <= {0, 1}
        assert sum(one.ends_turn and one.seat == 0 for one in since) <= 1
    assert met > 3
    assert heeded_before({}, decisions, session.state, starts[-1]) == ()
