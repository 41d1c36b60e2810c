"""One table as the page sees it: calls, views, taking back, previews, earlier positions."""

from __future__ import annotations

import gc
import json
import tracemalloc
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadRecord, BadSeat, GameOver, SpieltischError, State, bridge
from spieltisch.session import BadCall, Hidden, NoGame, NotYourTurn, Session, UndoRefused

from .invariants import text_of
from .playing import Player
from .rubbish import VALUES, each
from .tables import GAME, NAMES

NEW = {"game": GAME, "players": list(NAMES[:2]), "options": {"start": "seat-1"}, "seed": 1}
VIEW = {
    "game",
    "seat",
    "current",
    "step",
    "steps",
    "over",
    "observation",
    "actions",
    "undo",
    "scores",
    "ranking",
}


class Table:
    """A session, driven as the page does: JSON in, JSON out."""

    def __init__(self, **new: Any) -> None:
        self.session = Session()
        self.call("new", **{**NEW, **new})

    def call(self, method: str, **params: Any) -> Any:
        """Carry out a call."""
        return json.loads(text_of(self.session.call(method, json.loads(text_of(params)))))

    @property
    def state(self) -> State:
        """The state behind the curtain."""
        return self.session._table

    @property
    def seat(self) -> Any:
        """The seat that is to decide."""
        return self.state.current_player

    def act(self, text: str) -> Any:
        """Carry out an action of whoever is to decide."""
        return self.call("act", text=text, seat=self.seat)

    def play(self, player: Player, steps: int = 10_000) -> None:
        """Play on, at most to the end."""
        while steps and not self.state.is_over:
            self.act(str(player.choose(self.state)))
            steps -= 1

    def picture(self) -> str:
        """Return everything that a call could change."""
        own = [(step.seat, str(step.action), step.events) for step in self.session._steps]
        return text_of([self.state.to_dict(), self.state.record(), own])


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture(scope="module")
def finished() -> Table:
    """Return a table whose game is over; to be looked at only."""
    table = Table(players=list(NAMES[:3]))
    table.play(Player(Random(1)))
    return table


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
    assert set(view) == VIEW | {"winners"}
    assert view["actions"] == [action.to_dict() for action in table.state.legal_actions()]
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
            assert shown["events"] == [event for event in events if not table.state.reveals(event)]
            previews += 1
        else:
            table.act(str(action))
    assert previews > 5


def test_a_preview_is_for_the_seat_to_decide(table: Table) -> None:
    # It tells the points of face-down tiles.
    with pytest.raises(NotYourTurn):
        table.call("preview", text="take deck", seat=1)


# -- taking back ------------------------------------------------------------------------------------------------------


def test_taking_back_is_the_same_as_replaying_less() -> None:
    table, player, taken = Table(), Player(Random(6)), 0
    while not table.state.is_over:
        table.act(str(player.choose(table.state)))
        seat = table.session._steps[-1].seat
        undo = table.call("view", seat=seat)["undo"]
        for steps in range(1, undo["steps"] + 1):
            trial = Session()
            trial.call("load", {"record": table.state.record()})
            answer = trial.call("undo", {"seat": seat, "steps": steps})
            shorter = spieltisch.replay(table.state.record(), len(table.session._steps) - steps)
            assert trial._table.to_dict() == shorter.to_dict()
            assert answer["record"] == shorter.record()
            assert answer["view"]["actions"] == [action.to_dict() for action in shorter.legal_actions()]
            taken += 1
        with pytest.raises(UndoRefused) as caught:
            table.call("undo", seat=seat, steps=undo["steps"] + 1)
        assert caught.value.data == {"reason": undo["blocked"], "steps": undo["steps"]}
    assert taken > 50


def test_taking_back_never_crosses_what_was_revealed_or_another_player() -> None:
    table, player = Table(), Player(Random(7))
    reasons = set()
    while not table.state.is_over:
        table.act(str(player.choose(table.state)))
        steps = table.session._steps
        for seat in (0, 1, PUBLIC):
            undo = table.call("view", seat=seat)["undo"]
            back = steps[len(steps) - undo["steps"] :]
            for step in back:
                assert step.seat == seat
                for event in step.events:
                    assert event["event"] not in ("refilled", "game-over")
                    assert event.get("from") != "deck"
            assert all(e["event"] != "turn-ended" for step in back[:-1] for e in step.events)
            reasons.add(undo["blocked"])
    assert reasons == {"turn", "revealed"}
    # At the end everything was turned up.
    assert table.call("view", seat=steps[-1].seat)["undo"] == {"steps": 0, "blocked": "revealed"}


def test_a_whole_turn_can_be_taken_back_at_once() -> None:
    table, player = Table(), Player(Random(8))
    while True:
        table.act(str(player.choose(table.state)))
        seat = table.session._steps[-1].seat
        undo = table.call("view", seat=seat)["undo"]
        if undo["steps"] > 2:
            break
    before = len(table.session._steps)
    assert table.call("undo", seat=seat, steps="turn")["view"]["step"] == before - undo["steps"]
    assert table.call("view", seat=seat)["undo"]["steps"] == 0


@each("steps", [0, -1, 2, "turns", *(v for v in VALUES if v != 1)])
def test_steps_that_cannot_be_taken_back(steps: Any) -> None:
    table = Table()
    with pytest.raises(UndoRefused):
        table.session.call("undo", {"seat": 0, "steps": steps})


def test_after_taking_back_the_game_goes_on_as_if_nothing_had_been() -> None:
    plain, wavering, player = Table(), Table(), Player(Random(9))
    while not plain.state.is_over:
        text, seat = str(player.choose(plain.state)), plain.seat
        plain.act(text)
        wavering.act(text)
        if wavering.call("view", seat=seat)["undo"]["steps"]:
            wavering.call("undo", seat=seat)
            wavering.act(text)
    assert plain.picture() == wavering.picture()


# -- the past ---------------------------------------------------------------------------------------------------------


def test_every_earlier_position_can_be_seen(finished: Table) -> None:
    record = finished.state.record()
    for step in (0, 1, 50, len(record["actions"])):
        past = spieltisch.replay(record, step)
        for seat in (0, 1, 2, None, PUBLIC):
            view = finished.call("at", step=step, seat=seat)
            assert text_of(view["observation"]) == text_of(past.observation(seat))
            assert (view["step"], view["actions"], view["undo"]["steps"]) == (step, [], 0)


@each("step", [-1, 10_000, *(v for v in VALUES if type(v) is not int)])
def test_steps_that_were_never_taken(finished: Table, step: Any) -> None:
    with pytest.raises(BadCall):
        finished.session.call("at", {"step": step, "seat": 0})


def test_history_and_record_agree(finished: Table) -> None:
    history = finished.call("history", seat=None)
    assert [row["text"] for row in history] == finished.state.record()["actions"]
    assert [row["step"] for row in history] == list(range(1, len(history) + 1))
    state = spieltisch.replay(finished.state.record(), 0)
    for row in history:
        assert row["seat"] == state.current_player
        assert row["events"] == json.loads(text_of(state.apply(row["text"])))


def test_history_hides_what_the_seat_did_not_see() -> None:
    table = Table()
    table.play(Player(Random(10)), 150)
    for seat in (0, 1, PUBLIC):
        drawn = [
            e for row in table.call("history", seat=seat) for e in row["events"] if e.get("from") == "deck"
        ]
        assert drawn
        assert all((event["card"] is None) == (event["seat"] != seat) for event in drawn)


def test_the_course_of_the_scores(finished: Table) -> None:
    course = finished.call("scores")
    assert [row["step"] for row in course] == list(range(len(finished.session._steps) + 1))
    assert course[0]["totals"] == [-20, -20, -20]
    assert course[-1]["totals"] == [score["total"] for score in finished.state.scores()]


# -- loading ----------------------------------------------------------------------------------------------------------


def test_loading_gives_the_same_table(finished: Table) -> None:
    copy = Session()
    answer = copy.call("load", {"record": json.dumps(finished.state.record())})
    assert answer["view"]["over"]
    assert text_of(copy.call("history", {"seat": None})) == text_of(finished.call("history", seat=None))


def test_a_bad_record_leaves_the_table_as_it_was(table: Table) -> None:
    table.play(Player(Random(11)), 25)
    good, before = table.state.record(), table.picture()
    bad = [None, {}, "{", "", {**good, "format": 2}, {**good, "seed": -1}, {**good, "actions": ["end turn"]}]
    bad += [{**good, "actions": [*good["actions"][:k], "lay Lodz anew"]} for k in range(24)]
    for record in bad:
        with pytest.raises(BadRecord):
            table.call("load", record=record)
        assert table.picture() == before
    news: list[dict[str, Any]] = [
        {"seed": -1},
        {"players": []},
        {"options": {"start": "seat-3"}},
        {"game": "chess"},
    ]
    for new in news:
        with pytest.raises(SpieltischError):
            table.call("new", **{**NEW, **new})
        assert table.picture() == before


def test_a_new_game_forgets_the_old_one(table: Table) -> None:
    table.play(Player(Random(12)), 25)
    view = table.call("new", **NEW)["view"]
    assert (view["step"], view["undo"]["steps"]) == (0, 0)
    assert table.call("history", seat=0) == []


def test_a_position_can_be_loaded_as_a_record(table: Table) -> None:
    table.play(Player(Random(13)), 40)
    record = spieltisch.from_dict(table.state.to_dict()).record()
    view = Session().call("load", {"record": record})["view"]
    assert (view["step"], view["actions"]) == (
        0,
        [action.to_dict() for action in table.state.legal_actions()],
    )


def test_long_use_keeps_no_old_games() -> None:
    table = Table()

    def games(count: int) -> int:
        for seed in range(count):
            table.call("new", **{**NEW, "seed": seed})
            table.play(Player(Random(seed)), 60)
            table.call("load", record=table.state.record())
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    games(2)
    tracemalloc.start()
    try:
        first = games(2)
        assert games(8) < first + 300_000
    finally:
        tracemalloc.stop()


def test_a_very_long_game_is_copied_and_dropped_without_recursion() -> None:
    """Ten thousand actions: a chain of that many links would end the interpreter in WebAssembly."""
    state = spieltisch.new_game("thurn-und-taxis", ["A", "B"], seed=1)
    rng = Random(1)
    for _ in range(10_000):
        if state.is_over:
            break
        kept = [action for action in state.legal_actions() if action.verb != "close"]
        state.apply(rng.choice(kept))
    twin = state.copy()
    first, second = state.legal_actions()[0], twin.legal_actions()[-1]
    state.apply(first)
    twin.apply(second)
    assert len(state.history()) == len(twin.history()) == 10_001
    assert (state.history()[-1], twin.history()[-1]) == (first, second)
    assert state.history()[:-1] == twin.history()[:-1]
