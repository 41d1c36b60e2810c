"""The par of a deal: what the strongest level reaches at a seat, the same for everybody."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import SpieltischError
from spieltisch.analysis.par import SEED, Par
from spieltisch.errors import BadOption, BadPlayers, BadSeat, BadSeed, NoThink, UnknownGame
from spieltisch.players import UnknownLevel, level_of
from spieltisch.players.knowledge import knowledge_of
from spieltisch.session import Session

from .tables import TAXIS

GAMES = (TAXIS, "murano")
DEAL: dict[str, Any] = {"game": TAXIS, "seats": 2, "seed": 5, "seat": 0, "level": "merchant"}
OTHERS = "merchant"


def begun(game: str) -> spieltisch.State:
    return spieltisch.new_game(game, players=["A", "B"], seed=5)


def played(par: Par, seconds: float = 60.0) -> Any:
    while not par.to_dict()["done"]:
        par.step(seconds)
    return par.to_dict()["points"]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_in_whatever_slices(game: str) -> None:
    whole = Par(begun(game), 0, level_of(OTHERS), playouts=2)
    sliced = Par(begun(game), 0, level_of(OTHERS), playouts=2)
    assert sliced.to_dict() == {"done": False, "points": None}
    assert played(whole) == played(sliced, 0.0) == whole.state.scores()[0]["total"]
    assert whole.state.record()["actions"] == sliced.state.record()["actions"]


@pytest.mark.parametrize("game", GAMES)
def test_the_others_play_as_they_do_at_the_table(game: str) -> None:
    par = Par(begun(game), 0, level_of(OTHERS), playouts=1)
    played(par)
    session = Session()
    session.call("new", {"game": game, "players": ["Anna", "Magdalena"], "seed": 5})
    decisions = 0
    for action in par.state.record()["actions"]:
        seat = session.state.current_player
        if seat == 1:
            thought = session.call("think", {"seat": seat, "level": OTHERS, "seed": SEED})
            assert thought["action"] == action
            decisions += 1
        session.call("act", {"seat": seat, "actions": [action]})
    assert session.state.is_over
    assert decisions > 20


def test_the_strongest_level_may_sit_at_any_seat() -> None:
    first = Par(begun(TAXIS), 0, level_of(OTHERS), playouts=1)
    second = Par(begun(TAXIS), 1, level_of(OTHERS), playouts=1)
    assert played(second) == second.state.scores()[1]["total"]
    played(first)
    assert first.state.record()["actions"] != second.state.record()["actions"]


def test_a_page_asks_for_it_in_slices_beside_a_table() -> None:
    session = Session()
    session.call("new", {"game": "murano", "players": ["A", "B"], "seed": 3})
    before = session.state.to_dict()
    assert session.call("par", DEAL) == {"done": False, "points": None}
    for _ in range(3):
        assert session.call("parStep", {"ms": 0}) == session.call("parStop", {})
    assert session.state.to_dict() == before


def test_it_goes_on_where_it_was_when_the_same_deal_is_asked_for_again() -> None:
    session = Session()

    session.call("par", DEAL)
    while not session.call("parStep", {"ms": 1000})["done"]:
        pass
    assert session.call("par", DEAL) == session.call("parStop", {})
    assert session.call("par", DEAL)["done"]
    assert not session.call("par", {**DEAL, "seed": 6})["done"]
    assert not session.call("par", DEAL)["done"]


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": 9}, BadPlayers),
        ({"seats": 10**12}, BadPlayers),
        ({"seats": True}, BadPlayers),
        ({"seats": ["A", "B"]}, BadPlayers),
        ({"options": {"moon": True}}, BadOption),
        ({"options": 7}, BadOption),
        ({"seed": -1}, BadSeed),
        ({"seat": 2}, BadSeat),
        ({"level": "emperor"}, UnknownLevel),
        ({"level": ["merchant"]}, UnknownLevel),
    ],
)
def test_what_is_no_deal_is_refused(damage: dict[str, Any], error: type[SpieltischError]) -> None:
    session = Session()
    with pytest.raises(error):
        session.call("par", {**DEAL, **damage})
    with pytest.raises(NoThink):
        session.call("parStep", {"ms": 0})


def test_what_cost_most_in_a_kept_game_is_found_beside_the_one_on_the_table() -> None:
    par = Par(begun(TAXIS), 0, level_of(OTHERS), playouts=1)
    played(par)
    asked: dict[str, Any] = {"record": par.state.record(), "seats": [0]}
    session = Session()
    session.call("new", {"game": TAXIS, "players": ["Anna", "Magdalena"], "seed": 5})
    assert session.call("lost", asked)["progress"] == 0
    progress = session.call("lostStep", {"ms": 200})["progress"]
    assert 0 < progress <= session.call("lost", dict(asked))["progress"]
    assert session.call("lost", {**asked, "seats": [1]})["progress"] == 0
    assert not session.state.is_over
    while not (found := session.call("lostStep", {"ms": 1000}))["done"]:
        assert not found["lost"]
    assert set(found["lost"]) <= {"1"}
    record = asked["record"]
    for loss in found["lost"]["1"]:
        assert 0 < loss["chance"] <= 1 <= loss["round"]
        before = spieltisch.replay(record, loss["step"])
        done, better = (before.parse(text) for text in (record["actions"][loss["step"]], loss["better"]))
        assert before.current_player == 1
        assert loss["way"] == knowledge_of(before).mistake(done, better)
