"""No player knows more than its seat: what is hidden can be dealt anew before it is asked, and it answers the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of

from .tables import LEVELS, QUICK, TAXIS, begin

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"courier": True, "offices": True, "audience": True}),
    (3, {"board": "north"}),
    (4, {"board": "north", "hide-horses": True, "offices": True}),
]


@pytest.mark.parametrize(("count", "options"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_does_not_depend_on_what_is_hidden(
    level: str, count: int, options: dict[str, Any]
) -> None:
    state = begin(TAXIS, count, options, seed=11)
    rng = Random(4)
    compared = changed = 0
    for number in range(240):
        seat = state.current_player
        if seat is None:
            break
        action = players.choose(state, LEVELS[number % 3], number)
        if number % 6 == 0:
            own = players.choose(state, level, 77, QUICK)
            for _ in range(2):
                other = state.determinize(seat, rng)
                changed += other.to_dict()["deck"] != state.to_dict()["deck"]
                assert players.choose(other, level, 77, QUICK) == own
                compared += 1
        state.apply(action)
    assert compared > 40
    # The test would prove nothing if dealing anew left everything where it was.
    assert changed > compared * 0.8


@pytest.mark.parametrize("aid", [False, True])
def test_a_reason_tells_who_sits_in_a_coach_only_where_its_player_may_look(aid: bool) -> None:
    """Nobody may look at a cleric in a coach again, not even its owner, who has put it there (AU-113, AU-115)."""
    state: Any = begin(TAXIS, 2, {"audience": True, "audience-aid": aid}, seed=5)
    told = 0
    while state.current_player is not None:
        seat, legal = state.current_player, state.legal_actions()
        moves: list[Any] = legal if state.phase == "move" else []
        for action in moves:
            assert (state.observation(seat)["audience"]["clergy"][seat] is not None) == aid
            found = {str(knowledge_of(one).reasons(one, action)) for one in _distributed(state, seat)}
            assert (len(found) > 1) == aid
            told += 1
        state.apply(players.choose(state, "apprentice", len(state.history())))
    assert told


def _distributed(state: Any, seat: int) -> Iterator[Any]:
    """Yield the position with each cleric of a seat once in each coach."""
    ranks = range(len(state.extra["audience"].ways.ranks))
    for first in ranks:
        other = state.copy()
        other.extra["audience"].clergy[seat] = (*ranks[first:], *ranks[:first])
        yield other
