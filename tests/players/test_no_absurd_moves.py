"""What a human would call absurd: a route thrown away although a card extends it, houses left out for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State, players

from .tables import LEVELS, QUICK, TAXIS, begin

TABLES: list[dict[str, Any]] = [
    {},
    {"courier": True, "offices": True},
    {"courier": True, "offices": True, "audience": True},
    {"board": "north"},
]


def thrown_away(state: State, action: Any) -> bool:
    """Return whether a route of two cards or more is given up although a card could have gone on."""
    if action.verb != "lay" or action.end != "anew" or len(state.observation(None)["seats"][state.current_player or 0]["route"]) < 2:  # fmt: skip
        return False
    legal: list[Any] = state.legal_actions()
    return any(other.verb == "lay" and other.end != "anew" for other in legal)


def left_out(state: State, action: Any) -> bool:
    """Return whether the same closing could have placed all these houses and more, and not have ended the game."""
    if action.verb != "close":
        return False
    legal: list[Any] = state.legal_actions()
    supply = state.observation(None)["seats"][state.current_player or 0]["supply"]
    return any(
        other.verb == "close"
        and other.houses.bit_count() < supply
        and (other.official, other.declined) == (action.official, action.declined)
        and other.houses != action.houses
        and other.houses & action.houses == action.houses
        for other in legal
    )


def ends_without_closing(state: State, action: Any) -> bool:
    """Return whether a player ends the last turn of the game with a route that could have been closed."""
    legal: list[Any] = state.legal_actions()
    seen = state.observation(None)
    last = (seen["start"] - 1) % len(state.players) == seen["turn"] and seen["ending"] is not None
    return bool(
        last and action.verb == "end" and any(other.verb == "close" and other.houses for other in legal)
    )


def bets_on_nothing(state: Any, action: Any) -> bool:
    """Return whether a route that could be closed is kept although nothing that lies open would extend it."""
    if action.verb != "end" or not any(other.verb == "close" for other in state.legal_actions()):
        return False
    board, seat = state.rules.board, state.current_player
    kinds = [*state.routes[seat], *state.hands[seat], *(kind for kind in state.display if kind >= 0)]
    cities = [board.cards[kind].city for kind in kinds]
    route = cities[: len(state.routes[seat])]
    near = board.roads[route[0]] | board.roads[route[-1]]
    return not any(near >> city & 1 for city in cities[len(route) :] if city not in route)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_thrown_away(level: str, options: dict[str, Any]) -> None:
    met = {"close": 0, "anew": 0}
    for seed in range(1 if level == LEVELS[3] else 4):
        state = begin(TAXIS, 2, options, seed=seed)
        for number in range(3000):
            if state.current_player is None:
                break
            action: Any = players.choose(state, level, seed * 5000 + number, QUICK)
            assert not thrown_away(state, action), (seed, number, action)
            # In Die Audienz a card without a house moves a coach (AU-202).
            assert "audience" in options or not left_out(state, action), (seed, number, action)
            assert not ends_without_closing(state, action), (seed, number, action)
            assert not bets_on_nothing(state, action), (seed, number, action)
            met["close"] += action.verb == "close"
            met["anew"] += action.verb == "lay" and action.end == "anew"
            state.apply(action)
    assert met["close"] > 5
