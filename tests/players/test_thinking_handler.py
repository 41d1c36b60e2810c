"""Thinking as a page drives it: in slices, stopped in between, in a worker that follows the table."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import BadRecord
from spieltisch.errors import BadCall, BadThink, NoGame, NoThink
from spieltisch.players import UnknownLevel
from spieltisch.players.knowledge import NoPlayers, package_of
from spieltisch.session import Session

from .tables import LEVELS, NAMES, TAXIS

SEARCHES = "patrician"


def table(players: int = 2, **options: Any) -> Session:
    session = Session()
    session.call("new", {"game": TAXIS, "players": list(NAMES[:players]), "options": options, "seed": 5})
    return session


def think(session: Session, level: str, **more: Any) -> Any:
    return session.call("think", {"seat": session.state.current_player, "level": level, "seed": 3, **more})


def test_the_levels_are_offered_weakest_first() -> None:
    offered = Session().call("levels", {})
    assert [level["id"] for level in offered] == list(LEVELS)
    assert [level["order"] for level in offered] == [1, 2, 3, 4]
    assert [level["searches"] for level in offered] == [False, False, False, True]


@pytest.mark.parametrize("level", LEVELS[:3])
def test_levels_without_search_answer_at_once(level: str) -> None:
    session = table()
    status = think(session, level)
    assert status["done"]
    assert status["action"] in session.state.legal_actions()
    assert status["progress"] == 1.0


def test_a_search_goes_on_in_slices_until_its_playouts_are_used_up() -> None:
    session = table()
    status = think(session, SEARCHES, budget={"playouts": 12, "ms": 60_000, "turnMs": 60_000})
    seen = [status["progress"]]
    while not status["done"]:
        status = session.call("thinkStep", {"ms": 0})
        seen.append(status["progress"])
    assert seen == sorted(seen)
    assert 6 < status["playouts"] <= 12
    assert sum(count for _, count, _ in status["tally"]) == status["playouts"]
    assert status["action"] in session.state.legal_actions()


@pytest.mark.parametrize("slices", [0, 3])
def test_stopping_gives_a_legal_action_at_any_time(slices: int) -> None:
    session = table()
    think(session, SEARCHES, budget={"ms": 60_000, "turnMs": 60_000})
    for _ in range(slices):
        session.call("thinkStep", {"ms": 0})
    status = session.call("thinkStop", {})
    assert status["done"]
    assert status["playouts"] == slices
    assert status["action"] in session.state.legal_actions()


def test_the_time_of_a_turn_is_shared_by_its_decisions() -> None:
    session = table()
    budget = {"ms": 1000, "turnMs": 30}
    status = think(session, SEARCHES, budget=budget)
    while not status["done"]:
        status = session.call("thinkStep", {"ms": 5})
    session.call("act", {"seat": status["seat"], "actions": [status["action"]]})
    status = think(session, SEARCHES, budget=budget)
    if not status["done"]:
        assert session.call("thinkStep", {"ms": 1000})["playouts"] == 1


def test_another_worker_follows_the_table() -> None:
    session, other = table(), Session()
    for _ in range(30):
        record = session.state.record()
        assert other.call("follow", {"record": record}) == {
            "step": len(record["actions"]),
            "current": session.state.current_player,
        }
        status = think(other, "merchant")
        session.call("act", {"seat": status["seat"], "actions": [status["action"]]})
    shorter = {**session.state.record(), "actions": session.state.record()["actions"][:7]}
    assert other.call("follow", {"record": shorter})["step"] == 7
    # Or told what has become of its game: nothing of it is sent again.
    later = session.state.record()["actions"]
    assert other.call("follow", {"kept": 5, "actions": later[5:]})["step"] == len(later)
    assert other.state.record() == session.state.record()
    for wrong in ({"kept": len(later) + 1, "actions": []}, {"kept": 0, "actions": [1]}, {"kept": 0}):
        with pytest.raises(BadCall):
            other.call("follow", wrong)
    assert other.call("follow", {"kept": 7, "actions": []})["step"] == 7
    assert other.state.to_dict() == spieltisch.replay(shorter).to_dict()
    with pytest.raises(BadRecord):
        other.call(
            "follow", {"record": {**shorter, "actions": [*session.state.record()["actions"][:7], "close"]}}
        )
    assert other.step == 7
    assert other.call("follow", {"record": {**shorter, "seed": 6, "actions": []}})["step"] == 0


def test_two_workers_decide_together() -> None:
    session = table()
    legal = session.state.legal_actions()
    tallies = [[[legal[0], 5, 2.0], [legal[1], 4, 3.0]], [[legal[1], 3, 1.0]]]
    decided = session.call("decide", {"level": SEARCHES, "tallies": tallies})
    assert decided == {"action": legal[1]}


def test_a_game_that_nobody_was_taught_has_no_players() -> None:
    with pytest.raises(NoPlayers):
        package_of("chess")


def test_bad_calls_are_refused() -> None:
    with pytest.raises(NoGame):
        Session().call("think", {"seat": 0, "level": SEARCHES, "seed": 1})
    session = table()
    with pytest.raises(NoThink):
        session.call("thinkStep", {"ms": 5})
    with pytest.raises(UnknownLevel):
        think(session, "grand-master")
    with pytest.raises(BadThink):
        session.call("think", {"seat": 7, "level": SEARCHES, "seed": 1})
    for budget in (3, {"ms": "long"}, {"playouts": -1}, {"turnMs": True}):
        with pytest.raises(BadThink):
            think(session, SEARCHES, budget=budget)
    for seed in (-1, 1.5, "1", None, True):
        with pytest.raises(BadThink):
            session.call("think", {"seat": session.state.current_player, "level": SEARCHES, "seed": seed})
    session.call("think", {"seat": session.state.current_player, "level": SEARCHES, "seed": 0})
    for tallies in ([], [[["no action", 1, 1.0]]], "none", [[1]]):
        with pytest.raises(BadThink):
            session.call("decide", {"level": SEARCHES, "tallies": tallies})
