"""A hint and an analysis of a game on corrected data: they think and speak of what is corrected."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from spieltisch.players import choose
from spieltisch.session import Session

from .test_patch import CARD, HALL, MURANO, TAXIS, begun

BUDGET = {"ms": 60_000, "turnMs": 60_000, "playouts": 8}
NORTH = {"board": "north"}
RICH: dict[str, Any] = {
    f"murano/characters/{sort}/rule": {"kind": "per", "what": sort, "points": 50}
    for sort in ("palace", "glass")
}
"""Cards that decide every game."""


def played(
    game: str, changes: dict[str, Any], options: dict[str, Any], steps: int = 5000
) -> spieltisch.State:
    state = begun(game, changes, **options)
    while state.current_player is not None and len(state.history()) < steps:
        state.apply(choose(state, "merchant", len(state.history())))
    return state


def loaded(state: spieltisch.State) -> Session:
    session = Session()
    session.call("load", {"record": json.loads(json.dumps(state.record()))})
    return session


def hint(session: Session) -> Any:
    status = session.call("hint", {"seat": session.state.current_player, "seed": 1, "budget": BUDGET})
    while not status["done"]:
        status = session.call("thinkStep", {"ms": 5})
    return status["hint"]


GAMES = pytest.mark.parametrize(
    ("game", "changes", "options"), [(TAXIS, HALL, NORTH), (MURANO, CARD, {})], ids=[TAXIS, MURANO]
)


@GAMES
def test_hints_are_legal_there(game: str, changes: dict[str, Any], options: dict[str, Any]) -> None:
    named = ""
    for steps in range(0, 60, 4):
        session = loaded(played(game, changes, options, steps))
        found = hint(session)
        named += json.dumps(found)
        assert {option["text"] for option in found["options"]} <= {*map(str, session.state.legal_actions())}
    assert "Halle" not in named


@GAMES
def test_the_analysis_goes_from_even_chances_to_the_result(
    game: str, changes: dict[str, Any], options: dict[str, Any]
) -> None:
    state = played(game, changes, options)
    session = loaded(state)
    share = session.call("analyse", {"seats": [0], "share": [0, 8]})
    while not share["done"]:
        share = session.call("analyseStep", {"ms": 50})
    review = session.call("analysed", {"shares": [share], "shown": []})
    rows = review["chances"]
    assert review["done"]
    assert rows[0]["chances"][0] == pytest.approx(0.5, abs=0.2)
    assert max(rows[-1]["chances"]) == rows[-1]["chances"][state.ranking()[0]["seat"]] == 1


def test_a_hint_counts_by_the_corrected_card() -> None:
    ours, theirs = (
        hint(loaded(played(MURANO, changes, {}, 40)))
        for changes in ({"murano/islands/navagero/name": "X"}, RICH)
    )
    assert ours != theirs
