"""One table as the page sees it: calls, views, actions, previews."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadSeat, GameOver, SpieltischError, bridge
from spieltisch.errors import BadCall, Hidden, NoGame, NotYourTurn
from spieltisch.players.knowledge import knowledge_of
from spieltisch.session import Session
from tests.lagoon import lagoon

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
        assert session.call("view", {"seat": PUBLIC})["ending"] == triggered
        text = str(player.choose(session.state))
        done = session.call("act", {"seat": session.state.current_player, "actions": [text]})
        triggered |= any(event["event"] == "end-triggered" for event in done["history"][-1]["events"])
    assert triggered


# -- calls ------------------------------------------------------------------------------------------------------------


def test_the_catalogue() -> None:
    for info in Session().call("games", {}):
        assert set(info) >= {"id", "name", "players", "options"}
        for option in info["options"]:
            assert option["default"] in option["values"]
            assert {*option} >= {"id", "values", "default", "module"}
    assert text_of(Session().call("games", {})) == text_of(
        [info.to_dict() for info in spieltisch.games().values()]
    )


@pytest.mark.parametrize(
    "method", ["view", "act", "undo", "whyNot", "preview", "at", "history", "scores", "look"]
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
    "act": {"actions": ["take deck"], "seat": 0},
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
    assert json.loads(bridge.call("view", '{"seat": -1}'))["ok"]["step"] == 0


def test_names_of_every_script_pass_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "_session", Session())
    players = ["Jürgen <b>", '"; alert(1)', "山田", "👩‍👩‍👧"]
    answer = bridge.call("new", json.dumps({**NEW, "players": players}))
    assert json.loads(answer)["ok"]["view"]["observation"]["players"] == players
    assert "NaN" not in answer


# -- views ------------------------------------------------------------------------------------------------------------


def test_a_view_has_all_its_parts(table: Table) -> None:
    view = table.call("view", seat=0)
    assert set(view) == VIEW | {"achievements", "winners", "verdict", "tempers"}
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
        public = table.call("view", seat=PUBLIC)
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


def test_acting_answers_with_what_has_changed_and_no_more(table: Table) -> None:
    table.act("take deck")
    answer = table.act("take deck with Postmeister")
    assert set(answer) == {"view", "open", "kept", "actions", "history", "refused"}
    assert answer["view"] == table.call("view", seat=0)
    assert answer["open"] == table.call("view", seat=PUBLIC)
    assert (answer["kept"], answer["actions"]) == (1, ["take deck with Postmeister"])
    (step,) = answer["history"]
    assert (step["step"], step["seat"], step["text"]) == (2, 0, "take deck with Postmeister")
    assert step["events"][0]["event"] == "took"


def test_whoever_looks_on_is_told_of_an_action_as_he_may_see_it(table: Table) -> None:
    answer = table.call("act", actions=["take deck"], seat=0, eyes=1, since=0)
    assert answer["view"] == table.call("view", seat=1)
    assert answer["history"] == table.call("history", seat=1)
    assert answer["history"][0]["events"][0]["card"] is None
    public = table.call("act", actions=["take deck with Postmeister"], seat=0, eyes=PUBLIC, since=0)
    # What everybody sees is made once.
    assert public["open"] is None
    assert public["view"] == table.call("view", seat=PUBLIC)
    assert len(public["history"]) == 2


def test_nobody_is_told_again_what_he_has_heard() -> None:
    table, player = Table(players=list(NAMES[:3])), Player(Random(4))
    heard: dict[int, list[Any]] = {PUBLIC: [], 0: [], 1: []}
    rng = Random(4)
    while not table.state.is_over:
        eyes = rng.choice(list(heard))
        text, since = str(player.choose(table.state)), len(heard[eyes])
        answer = table.call("act", actions=[text], seat=table.seat, eyes=eyes, since=since)
        heard[eyes] += answer["history"]
        if not table.state.is_over:
            assert heard[eyes] == table.call("history", seat=eyes)
        other = rng.choice(list(heard))
        looked = table.call("look", seat=other, since=len(heard[other]))
        assert looked["view"] == table.call("view", seat=other)
        heard[other] += looked["history"]
        assert [step["step"] for step in heard[other]] == list(range(1, len(table.session._steps) + 1))


def test_who_has_heard_more_than_there_is_asks_wrongly(table: Table) -> None:
    before = table.picture()
    for method, more in (("look", {}), ("act", {"actions": ["take deck"]}), ("undo", {})):
        for since in (1, -1, True, "0", None):
            with pytest.raises(BadCall):
                table.call(method, seat=0, since=since, **more)
    with pytest.raises(Hidden):
        table.call("act", actions=["take deck"], seat=0, eyes=None)
    assert table.picture() == before


def test_only_the_seat_to_decide_may_act(table: Table) -> None:
    before = table.picture()
    for seat in (1, PUBLIC):
        with pytest.raises(NotYourTurn) as caught:
            table.call("act", actions=["take deck"], seat=seat)
        assert caught.value.data == {"seat": 0}
        assert table.picture() == before


def test_a_refused_action_leaves_no_trace(table: Table) -> None:
    before = table.picture()
    for text in ("lay Ulm", "end turn", "gibberish", "take", ""):
        with pytest.raises(SpieltischError):
            table.act(text)
        assert table.picture() == before
        assert table.call("history", seat=0) == []


def test_several_actions_are_carried_out_one_after_the_other(table: Table) -> None:
    alike = Table()
    for text in ("take deck", "take deck with Postmeister"):
        alike.act(text)
    answer = table.call("act", actions=["take deck", "take deck with Postmeister"], seat=0)
    assert table.picture() == alike.picture()
    assert answer["actions"] == ["take deck", "take deck with Postmeister"]
    assert [row["step"] for row in answer["history"]] == [1, 2]
    assert answer["kept"] == 0
    assert answer["refused"] is None


def test_what_was_asked_for_together_is_taken_back_together() -> None:
    table = Table(game="murano")
    row = next(
        one
        for one in table.call("view", seat=table.seat)["observation"]["reach"]
        if one["usable"] and len(one["sails"]) > 1
    )
    before = table.picture()
    answer = table.call("act", actions=row["sails"], seat=table.seat)
    assert answer["actions"] == row["sails"]
    assert answer["view"]["undo"]["steps"] == 1
    taken = table.call("undo", seat=table.seat, steps=1)
    assert (taken["kept"], taken["actions"]) == (0, [])
    assert table.picture() == before


@pytest.mark.parametrize(
    ("second", "problem"), [("end turn", "illegal-action"), ("gibberish", "unreadable-action")]
)
def test_several_actions_end_at_the_first_that_is_not_possible(
    table: Table, second: str, problem: str
) -> None:
    answer = table.call("act", actions=["take deck", second, "take deck with Postmeister"], seat=0)
    assert answer["actions"] == ["take deck"]
    assert table.state.record()["actions"] == ["take deck"]
    assert answer["refused"]["index"] == 1
    assert answer["refused"]["error"]["id"] == problem


def test_what_was_asked_for_together_is_so_after_loading_too() -> None:
    state = spieltisch.new_game("murano", ["Anna", "Bernhard"], seed=1)
    sails = [str(action) for action in state.legal_actions() if action.verb == "sail"]
    state.apply(sails[0])
    state.apply(next(str(one) for one in state.legal_actions() if one.verb == "sail"))
    for joined, steps in (([], 2), ([1], 1), ([1, 7], 1)):
        session = Session()
        loaded = session.call("load", {"record": state.record(), "joined": joined})
        assert loaded["view"]["undo"]["steps"] == steps
        seat = state.current_player
        assert session.call("undo", {"seat": seat})["kept"] == steps - 1
    for bad in ("1", ["1"], [True], [-1]):
        with pytest.raises(BadCall):
            Session().call("load", {"record": state.record(), "joined": bad})


def test_several_actions_end_with_the_turn_of_their_seat() -> None:
    table = Table()
    while True:
        seat, action = table.seat, str(table.state.legal_actions()[-1])
        if action == "end turn":
            break
        table.act(action)
    following = [action, "take deck"]
    answer = table.call("act", actions=following, seat=seat)
    assert answer["actions"] == ["end turn"]
    assert answer["refused"] == {
        "index": 1,
        "error": {
            "id": "not-your-turn",
            "message": "Another player is to decide.",
            "data": {"seat": 1 - seat},
        },
    }


@pytest.mark.parametrize("actions", [[], "take deck", [3], None])
def test_no_list_of_actions_changes_nothing(table: Table, actions: Any) -> None:
    before = table.picture()
    with pytest.raises(BadCall):
        table.call("act", actions=actions, seat=0)
    assert table.picture() == before


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


def happened(step: Any) -> list[Any]:
    """Return the events of a step without the sentences that tell them."""
    return [{part: value for part, value in event.items() if part != "telling"} for event in step["events"]]


def test_a_preview_of_a_closing_shows_what_comes_of_it() -> None:
    table, player, previews = Table(), Player(Random(5)), 0
    while not table.state.is_over:
        seat, action = table.seat, player.choose(table.state)
        if action.verb == "close":
            shown = table.call("preview", text=str(action), seat=seat)
            # Of the sets of houses the page proposes the one that computer players would choose.
            worth = knowledge_of(table.state).rate(table.state.determinize(seat, Random(1)), [action])
            assert [shown["worth"]] == worth
            assert shown["before"] == table.state.scores()[seat]
            events = happened(table.act(str(action))["history"][-1])
            assert shown["after"] == table.state.scores()[seat]
            assert shown["gain"] == shown["after"]["total"] - shown["before"]["total"]
            assert shown["events"] == [event for event in events if not table.state.reveals(event)]
            previews += 1
        else:
            table.act(str(action))
    assert previews > 5


def test_a_preview_is_for_the_seat_to_decide(table: Table) -> None:
    # It tells the points of face-down tiles.
    with pytest.raises(NotYourTurn) as caught:
        table.call("preview", text="take deck", seat=1)
    assert caught.value.data == {"seat": 0}


def test_what_a_surprise_brings_is_not_foreseen() -> None:
    """The points of drawn beads are not known."""
    state = lagoon(
        ships="2 4 6 9 11 14 16 18", streets={"2b2": "none", "2c2": "none"}, buildings={"2c1": "glass 0"}
    )
    state.apply("sail 6-7")
    session = Session()
    session.call("load", {"record": state.record(), "seat": 0})
    shown = session.call("preview", {"text": "produce 1", "seat": 0})
    assert (shown["after"], shown["gain"]) == (None, None)
    assert shown["before"] == state.scores()[0]
    assert session.call("preview", {"text": "produce 0", "seat": 0})["after"] is not None
