"""What everybody would have if the game ended now, and the way to it, come from the engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State, players

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("murano", 3, {}),
    ("murano", 2, {"assignment": "by-hand", "start-character": True}),
    ("thurn-und-taxis", 2, {"open-scores": True}),
    ("thurn-und-taxis", 3, {"courier": True, "offices": True, "audience": True}),
]


def played(game: str, count: int, options: dict[str, Any]) -> Any:
    state = spieltisch.new_game(game, ("Anna", "Ben", "Cleo")[:count], options, seed=5)
    rng = Random(1)
    while True:
        yield state
        if state.is_over:
            return
        legal = state.legal_actions()
        whim = rng.random() < 0.1
        state.apply(rng.choice(legal) if whim else players.choose(state, "merchant", len(state.history())))


@pytest.mark.parametrize(("game", "count", "options"), GAMES)
def test_everybody_is_told_what_an_end_now_would_bring(
    game: str, count: int, options: dict[str, Any]
) -> None:
    hidden = 0
    for state in played(game, count, options):
        scores = state.scores()
        for seat in range(count):
            seats = state.observation(seat)["seats"]
            assert seats[seat]["score"] == scores[seat]
            for other, row in enumerate(seats):
                known = row["openScore"]
                assert known["total"] == sum(known["parts"].values())
                assert row["score"] in (None, scores[other])
                hidden += row["score"] is None
                if game == "murano":
                    # Cards can only bring more than a gondolier without one.
                    assert known["total"] <= scores[other]["total"]
                    assert known["parts"]["track"] == scores[other]["parts"]["track"]
                else:
                    # Only the values of bonus tiles lie face down (TT-537).
                    missing = scores[other]["parts"].keys() - known["parts"].keys()
                    assert missing == ({"tiles"} if row["score"] is None else set())
                for part in known["parts"] if game != "murano" else ():
                    assert known["parts"][part] == scores[other]["parts"][part]
                # Every seat is told the same of what lies open.
                if row["score"] is None:
                    assert known == state.observation(-1)["seats"][other]["openScore"]
    assert (hidden > 0) == ("open-scores" not in options)


def test_the_best_assignment_is_carried_out_by_its_actions() -> None:
    tried = 0
    state: State
    for state in played(*GAMES[1]):
        seat = state.current_player
        if seat is None or state.observation(seat)["phase"] != "assign":
            continue
        own = state.observation(seat)["seats"][seat]
        trial = state.copy()
        for text in own["best"]["actions"]:
            assert text in trial.legal_actions()
            trial.apply(text)
        assert trial.current_player != seat
        assert trial.scores()[seat] == own["score"]
        tried += len(own["best"]["actions"]) > 1
    assert tried
