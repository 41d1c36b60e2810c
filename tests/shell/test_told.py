"""States as text: three lines, and the whole table with nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from spieltisch.shell import told

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("thurn-und-taxis", 2, {"courier": True, "offices": True, "audience": True}),
    ("thurn-und-taxis", 3, {"board": "north"}),
    ("murano", 4, {}),
]


def states(game: str, count: int, options: dict[str, Any]) -> list[State]:
    """Return a beginning, some states of a random game, and its end."""
    rng = Random(3)
    state = spieltisch.new_game(game, ["Anna", "Ben", "Cleo", "Dora"][:count], options, seed=3)
    found = [state.copy()]
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
        if rng.random() < 0.01:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize(("game", "count", "options"), TABLES, ids=str)
def test_a_state_tells_of_itself(game: str, count: int, options: dict[str, Any]) -> None:
    rng = Random(5)
    for state in states(game, count, options):
        lines = repr(state).splitlines()
        assert len(lines) == 3
        assert max(map(len, lines)) <= told.WIDTH + 2
        table = str(state)
        assert all(name in table for name in state.players)
        seat = state.current_player
        if seat is None:
            assert "the game is over" in lines[0]
            assert "won by" in lines[2]
            continue
        assert f"{state.players[seat]} is to decide" in lines[0]
        assert state.legal_actions()[0] in lines[2]
        # What is hidden could be anything else, and the text would be the same; only secret actions are not counted in it.
        other = state.determinize(seat, rng)
        assert told.board(other, seat).splitlines()[1:] == table.splitlines()[1:]
        assert repr(other).splitlines()[1:] == lines[1:]


def test_the_table_of_thurn_und_taxis_shows_the_map_and_the_houses() -> None:
    state = spieltisch.new_game("thurn-und-taxis", ["Anna", "Ben"], {"start": "seat-1"}, seed=7)
    text = str(state)
    assert all(name in text for name in ("München", "Lodz", "Innsbruck", "Basel"))
    south, north = text.index("Innsbruck"), text.index("Würzburg")
    assert north < south
    state.apply("take deck")
    hand = state.observation(0)["seats"][0]["hand"]
    assert hand
    name = dict(zip(state.rules.board.city_ids, state.rules.board.city_names, strict=True))[hand[0]]
    assert f"hand: {name}" in str(state)
    assert "after 1 action:" in repr(state)
    assert "hand: 1 card\n" in told.board(state, 1)
    assert f"hand: {name}" in told.board(state, None)
    assert "hand: 1 card\n" in told.board(state, PUBLIC)


def test_a_house_stands_on_the_map() -> None:
    rng, state = Random(1), spieltisch.new_game("thurn-und-taxis", ["Anna", "Ben"], seed=7)
    while not any(own["houses"] for own in state.observation(PUBLIC)["seats"]):
        state.apply(rng.choice(state.legal_actions()))
    seat = next(i for i, own in enumerate(state.observation(PUBLIC)["seats"]) if own["houses"])
    assert f"·{'AB'[seat]}" in str(state)


def test_a_game_of_somebody_else_is_told_part_by_part() -> None:
    from tests.sample_game import GAME

    spieltisch.register(GAME)
    try:
        state = spieltisch.new_game("dredging", ["A", "B"], seed=3)
        assert "beads: 12" in str(state)
        assert len(repr(state).splitlines()) == 3
    finally:
        spieltisch.catalog._games.pop("dredging")
