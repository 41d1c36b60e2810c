"""A fault of the engine itself is told as one, whichever room it is in: never as a call that the page got wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from spieltisch import bridge
from spieltisch.errors import BadCall
from spieltisch.handlers import thinking
from spieltisch.parameters import LONGEST_SLICE
from spieltisch.players.thinking import Thinking
from spieltisch.session import Session
from spieltisch.thurn_und_taxis.game import TaxisGame

from ..rubbish import HUGE, each
from ..sitting import NEW

Call = Callable[..., dict[str, Any]]

MOVE = {"actions": ["take deck"], "seat": 0}
STUDY = {"text": "take deck", "seat": 0}
THINK = {"seat": 0, "seed": 1, "level": "apprentice", "budget": {"playouts": 0}}


class Room(NamedTuple):
    """A function that breaks, and the call that comes to it."""

    owner: Any
    name: str
    method: str
    params: dict[str, Any]
    before: tuple[str, ...] = ()
    """What was done at the table before."""


ROOMS = {
    "apply": Room(TaxisGame, "apply", "act", MOVE),
    "legal actions": Room(TaxisGame, "legal_actions", "act", MOVE),
    "reading": Room(TaxisGame, "_read", "act", {"actions": ["TAKE deck"], "seat": 0}),
    "copy": Room(TaxisGame, "copy", "act", MOVE),
    "observation after an action": Room(TaxisGame, "observation", "act", MOVE),
    "redacting after an action": Room(TaxisGame, "redact", "act", MOVE),
    "what an action is told as": Room(TaxisGame, "is_secret", "act", MOVE),
    "observation of a new game": Room(TaxisGame, "observation", "new", NEW),
    "view": Room(TaxisGame, "observation", "view", {"seat": 0}),
    "look": Room(TaxisGame, "observation", "look", {"seat": 0}),
    "earlier view": Room(TaxisGame, "observation", "at", {"seat": 0, "step": 0}, ("take deck",)),
    "history": Room(TaxisGame, "redact", "history", {"seat": 0}, ("take deck",)),
    "secrets of the history": Room(TaxisGame, "is_secret", "history", {"seat": 0}, ("take deck",)),
    "scores of a preview": Room(TaxisGame, "scores", "preview", STUDY),
    "events of a preview": Room(TaxisGame, "reveals", "preview", STUDY),
    "refusal": Room(TaxisGame, "_refusal", "whyNot", {"text": "end turn", "seat": 0}),
    "taking back": Room(TaxisGame, "reveals", "undo", {"seat": 0}, ("take deck",)),
    "determinize": Room(TaxisGame, "determinize", "think", THINK),
    "thinking": Room(Thinking, "_at_once", "think", THINK),
    "hint": Room(thinking, "notes_of", "hint", THINK),
}  # fmt: skip

FAULTS = (
    KeyError("text"),
    ValueError("no"),
    TypeError("none"),
    IndexError(7),
    RecursionError(),
    AssertionError(),
)


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Call:
    """Return the door of the page, with a new game behind it."""
    monkeypatch.setattr(bridge, "_session", Session())

    def call(method: str, **params: Any) -> Any:
        return json.loads(bridge.call(method, json.dumps(params)))

    assert "ok" in call("new", **NEW)
    return call


@pytest.mark.parametrize("fault", FAULTS, ids=[type(fault).__name__ for fault in FAULTS])
@pytest.mark.parametrize("name", ROOMS)
def test_a_fault_is_told_as_one(
    name: str, fault: Exception, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = ROOMS[name]
    for text in room.before:
        assert "ok" in call("act", actions=[text], seat=0)

    def broken(*_: Any, **__: Any) -> Any:
        raise fault

    monkeypatch.setattr(room.owner, room.name, broken)
    error = call(room.method, **room.params)["error"]
    assert error["id"] == bridge.CRASH == "engine-crash"
    assert error["data"] == {"method": room.method}
    # It says what happened, and where.
    assert error["message"].startswith(type(fault).__name__)
    assert "test_faults.py" in error["message"]
    assert len(error["message"]) < 400


def test_an_answer_that_is_no_json_is_a_fault(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TaxisGame, "observation", lambda *_: {"hand": object()})
    assert call("view", seat=0)["error"]["id"] == "engine-crash"


def test_after_a_fault_another_session_replays_the_record(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "ok" in call("act", **MOVE)
    record = bridge._session.state.record()
    with monkeypatch.context() as spoilt:
        spoilt.setattr(TaxisGame, "observation", lambda *_: 1 / 0)
        assert call("act", actions=["take deck with Postmeister"], seat=0)["error"]["id"] == "engine-crash"
    monkeypatch.setattr(bridge, "_session", Session())
    assert call("load", record=record)["ok"]["record"] == record


NEEDED = {
    "new": ("game", "players", "seed"), "load": ("record",), "view": ("seat",), "look": ("seat",), "act": ("actions", "seat"),
    "preview": ("text", "seat"), "whyNot": ("text",), "at": ("step", "seat"), "history": ("seat",), "undo": ("seat",),
    "computers": ("seats",), "think": ("seat", "seed", "level"), "hint": ("seat",), "decide": ("tallies",),
}  # fmt: skip
GIVEN: dict[str, Any] = {
    **NEW, **MOVE, **STUDY, **THINK, "game": NEW["game"], "step": 0, "seats": [], "tallies": [], "record": {}
}  # fmt: skip


@pytest.mark.parametrize(("method", "name"), [(m, n) for m, names in NEEDED.items() for n in names])
def test_a_missing_parameter_is_named(method: str, name: str, call: Call) -> None:
    params = {key: value for key, value in GIVEN.items() if key != name}
    error = call(method, **params)["error"]
    assert (error["id"], error["data"]) == ("bad-call", {"parameter": name})


@each("ms", [-1, LONGEST_SLICE + 1, HUGE, float("nan"), float("inf"), True, None, "50", [50]])
def test_no_slice_of_work_is_endless(ms: Any, call: Call) -> None:
    assert "ok" in call("think", **THINK)
    with pytest.raises(BadCall) as caught:
        bridge._session.call("thinkStep", {"ms": ms})
    assert caught.value.data == {"parameter": "ms"}
