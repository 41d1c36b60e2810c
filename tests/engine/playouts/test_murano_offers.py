"""What the actions of a view say that they cost and bring is what they cost and bring."""

from __future__ import annotations

from random import Random

import pytest

import spieltisch
from spieltisch import State

from ..tables import NAMES
from ..voyages import Sailor

LATER = ("end",)
"""What ends a turn or the scoring brings things that are not the action's own."""


def changes(state: State, text: str) -> tuple[int, int]:
    """Return by how much an action changes gold and points of its player."""
    seat = state.current_player or 0
    trial = state.copy()
    before = trial.to_dict()["seats"][seat]
    events = trial.apply(text)
    after = trial.to_dict()["seats"][seat]
    scored = sum(event["points"] for event in events if event["event"] == "scored" and event["seat"] == seat)
    return after["gold"] - before["gold"], after["points"] - before["points"] + scored


@pytest.mark.parametrize("count", [2, 3, 4])
def test_gold_and_points_of_an_action_are_what_happens(count: int) -> None:
    options = {"assignment": "by-hand", "start-character": True, "income": ("automatic", "chosen")[count % 2]}
    state = spieltisch.new_game("murano", NAMES[:count], options, seed=count)
    sailor = Sailor(Random(count), whims=0.3)
    seen = set()
    while not state.is_over:
        offers = state.offers()
        assert [offer["text"] for offer in offers] == state.legal_actions()
        # One of each kind: there are hundreds of ways to build.
        for offer in {one["type"]: one for one in offers if one["type"] not in LATER}.values():
            assert (offer["gold"], offer["points"]) == changes(state, offer["text"]), offer
            seen.add(offer["type"])
        state.apply(sailor.choose(state))
    assert seen >= {"sail", "pass", "take", "buy", "search", "look", "keep", "place", "build", "income"}
    assert seen >= {"produce", "sell", "score"}
