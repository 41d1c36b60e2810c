"""Positions in the middle of a turn: each phase can be written, read, played on and taken as the start of a record."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition, State
from tests.positions import BOARD, Seat, position_dict

from ..invariants import check_state, text_of
from ..playing import Player
from ..tables import begin

MOMENTS: dict[str, dict[str, Any]] = {
    "the first card": {"phase": "take", "taken": 0, "forced": False},
    "the first card, Postmeister compulsory": {"phase": "take", "taken": 0, "forced": True},
    "the second card, compulsory": {"phase": "take", "taken": 1, "forced": True},
    "after an exchange": {"phase": "take", "taken": 0, "used": ["amtmann"]},
    "to lay": {"phase": "lay", "taken": 1, "used": []},
    "to lay after two cards": {"phase": "lay", "taken": 2, "used": ["postmeister"]},
    "laid once": {"phase": "close", "laid": 1, "used": []},
    "laid twice": {"phase": "close", "laid": 2, "used": ["postillion"]},
    "to discard": {"phase": "discard", "closed": True},
    "closed": {"phase": "done", "closed": True},
    "closed with the Wagner": {"phase": "done", "used": ["wagner"]},
    "last round": {"phase": "take", "ending": {"by": "carriage"}},
    "over": {"phase": "over", "current": None},
}


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return states of several games."""
    found = []
    for seed in range(4):
        state, player = begin(2 + seed % 3, seed=seed), Player(Random(seed))
        while not state.is_over:
            found.append(state.copy())
            state.apply(player.choose(state))
        found.append(state)
    return found


def fits(state: State, moment: dict[str, Any]) -> bool:
    """Return whether a state is at a moment."""
    position = state.to_dict()
    for part, value in moment.items():
        if isinstance(value, dict):
            if not (position[part] and value.items() <= position[part].items()):
                return False
        elif position[part] != value:
            return False
    return True


@pytest.mark.parametrize("name", MOMENTS)
def test_each_moment_of_a_turn_can_be_set_up(name: str, states: list[State]) -> None:
    found = [state for state in states if fits(state, MOMENTS[name])]
    assert found
    for state in found[:10]:
        again = spieltisch.from_dict(json.loads(text_of(state.to_dict())))
        check_state(again)
        for seat in (None, spieltisch.PUBLIC, *range(len(state.players))):
            assert text_of(again.observation(seat)) == text_of(state.observation(seat))
        assert again.scores() == state.scores()
        assert again.ranking() == state.ranking()
        for action in state.legal_actions():
            mine, other = state.copy(), again.copy()
            assert mine.apply(action) == other.apply(action)
            assert mine.to_dict() == other.to_dict()
            assert spieltisch.replay(other.record()).to_dict() == other.to_dict()


def test_the_order_of_piles_without_order_does_not_matter(states: list[State]) -> None:
    """The discard pile is shuffled before it is used, and a hand is a set of cards."""
    for middle in states[::40]:
        position = middle.to_dict()
        position["discard"].reverse()
        other, player = spieltisch.from_dict(position), Player(Random(1))
        state = middle.copy()
        while not state.is_over:
            action = player.choose(state)
            assert state.apply(action) == other.apply(action)


def test_unknown_parts_of_a_position_are_not_kept(states: list[State]) -> None:
    position = {**states[30].to_dict(), "comment": "from a puzzle book"}
    assert "comment" not in spieltisch.from_dict(position).record()["position"]


@pytest.mark.parametrize(
    ("own", "end"),
    [
        ({"carriage": 7}, [1]),
        ({"houses": list(BOARD.city_ids[:20])}, [1]),
        ({"tiles": [["end", 1]]}, []),
    ],
)
def test_who_has_reached_the_end_has_triggered_it(own: dict[str, Any], end: list[int]) -> None:
    data = position_dict(Seat(carriage=6), Seat())
    seats = [data["seats"][0], {**data["seats"][1], **own}]
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict({**data, "seats": seats, "stacks": {**data["stacks"], "end": end}})
    assert caught.value.data == {"field": "ending", "rule": "TT-701"}


def test_the_end_tile_is_with_whoever_triggered_the_end() -> None:
    data = position_dict(Seat(carriage=7), Seat(carriage=7), ending=(0, "carriage"))
    assert spieltisch.from_dict(data).observation(None)["ending"] == {"seat": 0, "by": "carriage"}
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict({**data, "ending": {"seat": 1, "by": "carriage"}})
    assert caught.value.data == {"field": "ending", "rule": "TT-521"}


def test_a_game_is_not_over_before_its_end_was_triggered() -> None:
    data = {**position_dict(Seat(), Seat()), "phase": "over", "current": None}
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(data)
    assert caught.value.data == {"field": "phase", "rule": "TT-703"}
