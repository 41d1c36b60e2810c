"""Hints with their reasons, and the review after a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.analysis.review import Review
from spieltisch.errors import Hidden, NoReview
from spieltisch.players import choose
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.search import utilities
from spieltisch.session import Session

from .tables import NAMES, TAXIS, begin, rich

BUDGET = {"ms": 60_000, "turnMs": 60_000, "playouts": 8}
EVERYTHING = {"courier": True, "offices": True, "audience": True}


def loaded(record: Any) -> Session:
    session = Session()
    session.call("load", {"record": record})
    return session


def played(levels: tuple[str, str], options: dict[str, Any], seed: int, steps: int = 5000) -> Any:
    state = begin(TAXIS, 2, options, seed)
    while state.current_player is not None and len(state.history()) < steps:
        state.apply(choose(state, levels[state.current_player], len(state.history())))
    return state.record()


def hint(session: Session, **budget: Any) -> Any:
    params = {"seat": session.state.current_player, "seed": 1, "budget": {**BUDGET, **budget}}
    status = session.call("hint", params)
    while not status["done"]:
        assert status["hint"] is None
        status = session.call("thinkStep", {"ms": 5})
    return status["hint"]


def test_a_hint_names_a_legal_action_with_reasons() -> None:
    explained = 0
    record = played(("merchant", "merchant"), EVERYTHING, 4)
    for steps in range(0, len(record["actions"]), 17):
        session = loaded({**record, "actions": record["actions"][:steps]})
        legal = session.state.legal_actions()
        found = hint(session)
        assert found["action"]["text"] in legal
        assert found["options"][0]["text"] == found["action"]["text"]
        assert 1 <= len(found["options"]) <= 3
        assert {option["text"] for option in found["options"]} <= set(legal)
        for option in found["options"]:
            assert option["chance"] is None or 0 <= option["chance"] <= 1
        assert all(set(reason) == {"id", "data"} for reason in found["reasons"])
        explained += bool(found["reasons"]) or len(legal) == 1
    assert explained > len(record["actions"]) / 17 * 0.8


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    rng = Random(3)
    record = played(("merchant", "merchant"), {}, 5, 60)
    session = loaded(record)
    own = hint(session)
    other = Session()
    other.call("load", {"record": record})
    other._state = session.state.determinize(session.state.current_player or 0, rng)
    assert hint(other) == own


@pytest.fixture(scope="module")
def review() -> Any:
    session = loaded(played(("merchant", "apprentice"), {}, 6))
    status = session.call("analyse", {"seed": 1, "seats": [1]})
    seen = [status["progress"]]
    while not status["done"]:
        status = session.call("analyseStep", {"ms": 200})
        seen.append(status["progress"])
    assert seen == sorted(seen)
    return session, status


def test_the_chances_run_from_even_to_the_result(review: Any) -> None:
    session, status = review
    steps = [row["step"] for row in status["chances"]]
    assert steps[0] == 0
    assert steps == sorted(set(steps))
    assert steps[-1] == len(session.decisions())
    for row in status["chances"]:
        assert sum(row["chances"]) == pytest.approx(1)
    assert status["chances"][0]["chances"][0] == pytest.approx(0.5, abs=0.15)
    assert status["chances"][-1]["chances"] == [1, 0]
    # The better player is seen to be ahead before the end.
    assert status["chances"][-6]["chances"][0] > 0.8


def test_the_costly_decisions_have_better_alternatives(review: Any) -> None:
    session, status = review
    costly = status["costly"]
    assert 1 <= len(costly) <= 3
    costs = [row["betterChance"] - row["chance"] for row in costly]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= 0.03
    for row in costly:
        decision = session.decisions()[row["step"]]
        assert decision.seat == row["seat"]
        legal = [action.to_dict() for action in decision.before.legal_actions()]
        assert decision.action.to_dict() == row["action"] != row["better"]
        assert row["better"] in legal


def test_a_review_waits_for_the_end_of_the_game() -> None:
    session = Session()
    session.call("new", {"game": TAXIS, "players": list(NAMES[:2]), "options": {}, "seed": 1})
    with pytest.raises(Hidden):
        session.call("analyse", {"seed": 1})
    with pytest.raises(NoReview):
        session.call("analyseStep", {})
    assert spieltisch.replay(session.state.record()).history() == []


def test_the_chart_shows_chances_to_win_whatever_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rich()
    mind = knowledge_of(state)
    monkeypatch.setattr(mind, "chances", lambda world: [1.0, 0.0])
    assert utilities(state, [1.0, 0.0])[0] < 1
    assert Review([], state, 1)._chances(state, 0) == pytest.approx([1, 0])
