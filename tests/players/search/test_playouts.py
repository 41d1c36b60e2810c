"""Where playouts stop: a game that is nearly over is played to its end, any other one is judged after some rounds."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.playouts import play_on

from ..tables import MURANO, TAXIS, begin

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (TAXIS, 2, {}),
    (TAXIS, 2, {"courier": True, "offices": True, "audience": True}),
    (TAXIS, 4, {"board": "north"}),
    (MURANO, 2, {}),
]


@pytest.mark.parametrize(("game", "count", "options"), TABLES, ids=str)
def test_once_the_end_is_near_nothing_is_forecast(game: str, count: int, options: dict[str, Any]) -> None:
    state: Any = begin(game, count, options, seed=4)
    knowledge = knowledge_of(state)
    judged = ended = 0
    turn = None
    for number in range(2000):
        if state.current_player is None:
            break
        if (now := knowledge.clock(state)) != turn:
            turn = now
            world = state.copy()
            found = play_on(world, knowledge, now)
            if knowledge.nearly_over(state):
                # Either that was the end of the game, or it turned out to be farther away.
                assert world.current_player is None or not knowledge.nearly_over(world)
                ended += world.current_player is None and max(found) in {1.0, 0.5}
            else:
                assert world.to_dict() == state.to_dict()
                judged += 1
            if state.ending is not None:
                assert world.current_player is None
        state.apply(players.choose(state, "merchant", number))
    assert judged > 20
    assert ended
