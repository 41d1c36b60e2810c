"""The referee of the monkey sees whatever is recorded that was not pressed, and whatever was pressed and is not recorded."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from tests.monkey.referee import Broken, Referee

PEOPLE = ["Anna", "Ben"]


def begun(**settings: Any) -> tuple[Referee, list[str]]:
    """Return a referee of a new game, and a first turn in it; at its end nothing but the end is left to do."""
    state = spieltisch.new_game("thurn-und-taxis", PEOPLE, {"start": "seat-1"}, seed=3)
    record = dict(state.record())
    texts = ["take deck", "take deck with Postmeister"]
    for text in texts:
        state.apply(text)
    for _ in range(2):
        texts.append(str(state.legal_actions()[0]))
        state.apply(texts[-1])
    return Referee(record, settings.pop("computers", ()), **settings), texts


def told(course: list[dict[str, Any]], actions: list[str], presses: int = 1) -> dict[str, Any]:
    return {"course": course, "actions": actions, "kept": actions, "presses": presses}


def sent(*texts: str, presses: int = 1) -> dict[str, Any]:
    return {"sent": list(texts), "presses": presses}


def recorded(*texts: str, cut: int = 0) -> dict[str, Any]:
    return {"cut": cut, "added": list(texts), "presses": 1}


def test_what_is_recorded_is_what_was_sent() -> None:
    referee, (take, more, lay, end) = begun()
    assert referee.judge(told([sent(take, more, lay), recorded(take, more, lay)], [take, more, lay]))
    assert referee.turns == 0
    assert referee.judge(told([sent(end, presses=2), recorded(end)], [take, more, lay, end], 2))
    assert referee.turns == 1
    assert not referee.judge(told([], [take, more, lay, end], 3))


def test_what_was_sent_has_to_be_recorded() -> None:
    referee, (take, more, *_) = begun()
    with pytest.raises(Broken, match="sent and not in the record"):
        referee.judge(told([sent(take, more), recorded(take)], [take]))


def test_one_press_sends_once() -> None:
    referee, (take, more, *_) = begun()
    course = told([sent(take), recorded(take), sent(more), recorded(more)], [take, more])
    with pytest.raises(Broken, match="pressed 1 times"):
        referee.judge(course)
    referee, _ = begun()
    assert referee.judge(course, most=2)


def test_another_game_has_its_own_record() -> None:
    referee, (take, *_) = begun(computers=[0])
    referee.judge(told([recorded(take)], [take]))
    other = referee.of_next({**spieltisch.new_game("murano", PEOPLE, seed=4).record()})
    assert other.actions == []
    assert other.state.record()["game"] == "murano"


def test_an_engine_that_broke_need_not_do_what_was_sent() -> None:
    referee, (take, more, *_) = begun()
    assert referee.judge(told([sent(take, more), recorded(take)], [take]), failed=True)
    with pytest.raises(Broken, match="nobody pressed"):
        referee.judge(told([recorded(more)], [take, more], 2))


def test_nothing_is_recorded_that_was_not_sent() -> None:
    referee, (take, *_) = begun()
    with pytest.raises(Broken, match="nobody pressed what was recorded"):
        referee.judge(told([recorded(take)], [take]))


def test_nothing_is_sent_that_nobody_pressed() -> None:
    referee, (take, more, *_) = begun()
    referee.judge(told([sent(take), recorded(take)], [take]))
    with pytest.raises(Broken, match="nobody pressed, and the table sent"):
        referee.judge(told([sent(more), recorded(more)], [take, more]))


def test_what_is_taken_back_was_asked_for() -> None:
    referee, (take, more, *_) = begun()
    referee.judge(told([sent(take, more), recorded(take, more)], [take, more]))
    back = {"undo": 1, "presses": 2}
    assert referee.judge(told([back, recorded(cut=1)], [take], 2))
    with pytest.raises(Broken, match="nobody took back"):
        referee.judge(told([recorded(cut=1)], [], 3))


def test_a_record_that_is_kept_otherwise() -> None:
    referee, (take, *_) = begun()
    with pytest.raises(Broken, match="is kept"):
        referee.judge({**told([sent(take), recorded(take)], [take]), "kept": []})


def test_computers_press_nothing() -> None:
    referee, (take, *_) = begun(computers=[0])
    assert referee.judge(told([recorded(take)], [take]))


@pytest.mark.parametrize("ends_itself", [False, True])
def test_a_turn_may_end_by_itself_where_that_is_wanted(ends_itself: bool) -> None:
    referee, texts = begun(ends_itself=ends_itself)
    *before, end = texts
    referee.judge(told([sent(*before), recorded(*before)], before))
    course = told([recorded(end)], texts, 2)
    if ends_itself:
        assert referee.judge(course)
    else:
        with pytest.raises(Broken, match="nobody pressed"):
            referee.judge(course)
