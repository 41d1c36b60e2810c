"""What was played at a table: earlier positions, history, and loading a game."""

from __future__ import annotations

import gc
import json
import tracemalloc
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadRecord, SpieltischError
from spieltisch.errors import BadCall
from spieltisch.session import Session

from ..invariants import text_of
from ..playing import Player
from ..rubbish import VALUES, each
from ..sitting import NEW, Table

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
        events = state.apply(row["text"])
        told = [
            {**event, "telling": it} if it else event
            for event, it in zip(events, state.tell(events), strict=True)
        ]
        assert row["events"] == json.loads(text_of(told))


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
    assert (view["step"], view["actions"]) == (0, table.state.offers())


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
