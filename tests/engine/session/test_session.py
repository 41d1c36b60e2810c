"""One table as the page sees it: calls, views, actions, previews."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadSeat, GameOver, SpieltischError, bridge
from spieltisch.errors import BadCall, Hidden, NoGame, NotYourTurn
from spieltisch.session import Session

from ..invariants import text_of
from ..playing import Player
from ..rubbish import VALUES, each
from ..sitting import NEW, Table
from ..tables import NAMES
from ..voyages import Sailor

VIEW = {
    "game",
    "seat",
    "current",
    "step",
    "steps",
    "ending",
    "over",
    "observation",
    "actions",
    "undo",
    "scores",
    "ranking",
}


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_view_says_from_when_on_the_last_turns_are_played(game: str) -> None:
    session = Session()
    session.call("new", {"game": game, "players": list(NAMES[:2]), "seed": 6})
    player: Any = (Sailor if game == "murano" else Player)(Random(6))
    triggered = False
    while not session.state.is_over:
        assert session.call("public", {})["ending"] == triggered
        text = str(player.choose(session.state))
        done = session.call("act", {"seat": session.state.current_player, "text": text})
        triggered |= any(event["event"] == "end-triggered" for event in done["events"])
    assert triggered


# -- calls ------------------------------------------------------------------------------------------------------------


def test_the_catalogue() -> None:
    for info in Session().call("games", {}):
        assert set(info) >= {"id", "name", "players", "options"}
        for option in info["options"]:
            assert option["default"] in option["values"]
    assert text_of(Session().call("games", {})) == text_of(
        [info.to_dict() for info in spieltisch.games().values()]
    )


@pytest.mark.parametrize(
    "method", ["view", "act", "undo", "whyNot", "preview", "at", "history", "scores", "public"]
)
def test_nothing_can_be_asked_before_a_game(method: str) -> None:
    with pytest.raises(NoGame):
        Session().call(method, {"seat": 0, "text": "take deck", "step": 0})


@each("method", ["", "New", "__init__", "_table", "call", *VALUES])
def test_unknown_calls(method: Any) -> None:
    with pytest.raises(BadCall):
        Table().session.call(method, {})


@each("params", [value for value in VALUES if not isinstance(value, dict)])
def test_parameters_that_are_no_object(params: Any) -> None:
    with pytest.raises(BadCall):
        Table().session.call("view", params)


CALLS: dict[str, dict[str, Any]] = {
    "new": NEW,
    "load": {"record": {"format": 1}, "seat": 0},
    "view": {"seat": 0},
    "act": {"text": "take deck", "seat": 0},
    "undo": {"seat": 0},
    "whyNot": {"text": "take deck", "seat": 0},
    "preview": {"text": "take deck", "seat": 0},
    "at": {"step": 0, "seat": 0},
    "history": {"seat": 0},
}


def error_of(table: Table, method: str, params: dict[str, Any]) -> SpieltischError | None:
    """Return the error with which a call is refused, None when it is carried out."""
    try:
        table.session.call(method, params)
    except SpieltischError as error:
        return error
    return None


@pytest.mark.parametrize("method", CALLS)
def test_rubbish_as_parameter_changes_nothing(method: str) -> None:
    for name in CALLS[method]:
        for value in VALUES:
            table = Table()
            before = table.picture()
            error = error_of(table, method, {**CALLS[method], name: value})
            if error is not None:
                assert table.picture() == before
                assert len(json.dumps(error.to_dict(), allow_nan=False)) < 8000
        if (method, name) not in (("new", "options"), ("load", "seat"), ("whyNot", "seat")):
            table = Table()
            with pytest.raises(SpieltischError):
                table.session.call(method, {k: v for k, v in CALLS[method].items() if k != name})


def test_the_door_speaks_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "_session", Session())
    answer = json.loads(bridge.call("new", json.dumps(NEW)))
    assert set(answer["ok"]) == {"view", "record"}
    for method, params in (
        ("new", "{"),
        ("new", "[]"),
        ("fly", "{}"),
        ("view", "{}"),
        ("view", '{"seat": 9}'),
    ):
        error = json.loads(bridge.call(method, params))["error"]
        assert set(error) == {"id", "message", "data"}
    for text in ("[" * 100_000, '{"a":' * 100_000, "NaN", "1" * 5000, "\ud800", ""):
        assert set(json.loads(bridge.call("view", text))) == {"error"}
    for value in VALUES:
        assert set(json.loads(bridge.call("new", value))) == {"error"}
    assert json.loads(bridge.call("public", "{}"))["ok"]["step"] == 0


def test_names_of_every_script_pass_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "_session", Session())
    players = ["Jürgen <b>", '"; alert(1)', "山田", "👩‍👩‍👧"]
    answer = bridge.call("new", json.dumps({**NEW, "players": players}))
    assert json.loads(answer)["ok"]["view"]["observation"]["players"] == players
    assert "NaN" not in answer


# -- views ------------------------------------------------------------------------------------------------------------


def test_a_view_has_all_its_parts(table: Table) -> None:
    view = table.call("view", seat=0)
    assert set(view) == VIEW | {"winners", "verdict"}
    assert view["actions"] == table.state.offers()
    assert (view["scores"], view["ranking"], view["winners"]) == (None, None, None)
    assert view["undo"] == {"steps": 0, "blocked": "start"}


def test_views_at_every_step_show_what_the_seat_may_know() -> None:
    table, player = Table(players=list(NAMES[:3])), Player(Random(2))
    while not table.state.is_over:
        for seat in range(3):
            view = table.call("view", seat=seat)
            assert bool(view["actions"]) == (seat == table.seat)
            assert text_of(view["observation"]) == text_of(table.state.observation(seat))
        public = table.call("public")
        assert public["actions"] == []
        assert all(row["hand"] is None and row["score"] is None for row in public["observation"]["seats"])
        assert public["undo"]["steps"] == 0
        table.act(str(player.choose(table.state)))


def test_everything_may_be_seen_only_after_the_game(table: Table, finished: Table) -> None:
    for method, params in (("view", {}), ("history", {}), ("at", {"step": 0})):
        with pytest.raises(Hidden):
            table.call(method, seat=None, **params)
        assert finished.call(method, seat=None, **params)
    with pytest.raises(Hidden):
        table.call("scores")
    view = finished.call("view", seat=None)
    assert view["over"]
    assert view["winners"] == finished.state.winners()
    assert view["scores"] == finished.state.scores()
    assert view["actions"] == []


def test_loading_does_not_lift_the_curtain(table: Table) -> None:
    table.play(Player(Random(3)), 30)
    record = table.state.record()
    before = table.picture()
    for seat, kind in ((None, Hidden), (2, BadSeat), (-2, BadSeat), ("0", BadSeat)):
        with pytest.raises(kind):
            table.call("load", record=record, seat=seat)
        assert table.picture() == before
    assert table.call("load", record=record)["view"]["seat"] == table.seat
    assert table.call("load", record=record, seat=PUBLIC)["view"]["actions"] == []


# -- acting -----------------------------------------------------------------------------------------------------------


def test_acting_answers_with_events_view_and_record(table: Table) -> None:
    answer = table.act("take deck")
    assert set(answer) == {"events", "view", "record"}
    assert answer["events"][0]["event"] == "took"
    assert answer["view"]["step"] == 1
    assert answer["record"]["actions"] == ["take deck"]
    assert spieltisch.replay(answer["record"]).to_dict() == table.state.to_dict()


def test_only_the_seat_to_decide_may_act(table: Table) -> None:
    before = table.picture()
    for seat in (1, PUBLIC):
        with pytest.raises(NotYourTurn) as caught:
            table.call("act", text="take deck", seat=seat)
        assert caught.value.data == {"seat": 0}
        assert table.picture() == before


def test_a_refused_action_leaves_no_trace(table: Table) -> None:
    before = table.picture()
    for text in ("lay Ulm", "end turn", "gibberish", "take", ""):
        with pytest.raises(SpieltischError):
            table.act(text)
        assert table.picture() == before
        assert table.call("history", seat=0) == []


def test_abbreviations_are_written_out(table: Table) -> None:
    table.act("TAKE   Deck")
    assert table.state.record()["actions"] == ["take deck"]
    assert table.call("history", seat=0)[0]["text"] == "take deck"


def test_why_not(table: Table) -> None:
    assert table.call("whyNot", text="take deck", seat=0) is None
    assert table.call("whyNot", text="take deck", seat=1) == {"rule": "TT-201", "data": {"seat": 0}}
    assert table.call("whyNot", text="end turn", seat=0)["rule"] == "TT-203"
    # What an abbreviation could mean would tell a stranger what the other holds.
    assert table.call("whyNot", text="take", seat=1)["rule"] == "TT-201"


# -- previews ---------------------------------------------------------------------------------------------------------


def test_a_preview_changes_nothing_and_tells_nothing_hidden() -> None:
    table, player, seen = Table(), Player(Random(4)), 0
    while not table.state.is_over:
        before = table.picture()
        for action in table.state.legal_actions()[:12]:
            shown = table.call("preview", text=str(action), seat=table.seat)
            for event in shown["events"]:
                assert event["event"] not in ("refilled", "game-over")
                assert event.get("from") != "deck"
            seen += len(shown["events"])
        assert table.picture() == before
        table.act(str(player.choose(table.state)))
    assert seen
    with pytest.raises(GameOver):
        table.call("preview", text="end turn", seat=0)


def test_a_preview_of_a_closing_shows_what_comes_of_it() -> None:
    table, player, previews = Table(), Player(Random(5)), 0
    while not table.state.is_over:
        seat, action = table.seat, player.choose(table.state)
        if action.verb == "close":
            shown = table.call("preview", text=str(action), seat=seat)
            assert shown["before"] == table.state.scores()[seat]
            events = table.act(str(action))["events"]
            assert shown["after"] == table.state.scores()[seat]
            assert shown["gain"] == shown["after"]["total"] - shown["before"]["total"]
            assert shown["events"] == [event for event in events if not table.state.reveals(event)]
            previews += 1
        else:
            table.act(str(action))
    assert previews > 5


def test_a_preview_is_for_the_seat_to_decide(table: Table) -> None:
    # It tells the points of face-down tiles.
    with pytest.raises(NotYourTurn):
        table.call("preview", text="take deck", seat=1)
