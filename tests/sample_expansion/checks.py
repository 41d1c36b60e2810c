"""What the sample expansion does; run on the tree that has it (tests/build/test_sample_expansion.py)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from spieltisch.players import choose
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis import TaxisKnowledge
from spieltisch.thurn_und_taxis.state import TaxisState
from tests.engine.invariants import check_actions, check_round_trip

GAME = "thurn-und-taxis"
WITH_OTHERS: tuple[Mapping[str, Any], ...] = (
    {},
    {"courier": True, "offices": True, "audience": True},
    {"board": "north", "offices": True},
)


def begin(options: Mapping[str, Any]) -> State:
    """Return a new game with the inn."""
    chosen = {"inn": True, "start": "seat-1", **options}
    return spieltisch.new_game(GAME, ["Anna", "Ben"], chosen, seed=4)


def officials(state: State) -> dict[str, Any]:
    """Return what the seat that is to decide is told of the officials."""
    told: dict[str, Any] = state.observation(state.current_player)["officials"]
    return told


def parts(state: State, seat: int) -> dict[str, int]:
    """Return the parts of a seat's score."""
    found: dict[str, int] = state.scores()[seat]["parts"]
    return found


def test_it_is_switched_on_by_its_option() -> None:
    plain = spieltisch.new_game(GAME, ["Anna", "Ben"], seed=4)
    assert "wirt" not in plain.observation(0)["helpers"]
    assert "inn" not in parts(plain, 0)


def test_the_official_helps_once_before_laying() -> None:
    state = begin({})
    assert state.observation(0)["helpers"] == ["postillion", "postmeister", "amtmann", "wagner", "wirt"]
    # The first turn begins with an empty hand: the Postmeister has to help, nobody else.
    for text in ("take deck", "take deck with Postmeister"):
        state.apply(text)
    assert officials(state)["wirt"]["rule"] == "TT-207"
    state.apply(next(a for a in state.legal_actions() if a.verb == "lay"))
    state.apply("end turn")
    for text in ("take deck", "take deck with Postmeister"):
        state.apply(text)
    state.apply(next(a for a in state.legal_actions() if a.verb == "lay"))
    state.apply("end turn")

    assert officials(state)["wirt"] == {"usable": False, "rule": "IN-001", "data": {}}
    state.apply("take deck")
    assert officials(state)["wirt"]["usable"]
    assert state.parse({"official": "wirt"}) == "rest with Wirt"
    events = state.apply("REST with wirt")
    assert events[0] == {"event": "rested", "seat": 0}
    seen = state.observation(1)
    assert (seen["used"], [own["rests"] for own in seen["seats"]]) == (["wirt"], [1, 0])
    assert parts(state, 0)["inn"] == 0
    assert officials(state)["postmeister"]["rule"] == "TT-207"


def test_who_does_not_help_with_something_is_told() -> None:
    refused = begin({}).why_not("take Ulm with Wirt")
    assert refused is not None
    assert refused.rule == "TT-802"


@pytest.mark.parametrize("options", WITH_OTHERS, ids=str)
def test_random_games_with_the_others(options: Mapping[str, Any]) -> None:
    rng = Random(2)
    state, rests = begin(options), [0, 0]
    while not state.is_over:
        if rng.random() < 0.03:
            check_actions(state)
            check_round_trip(state)
        action = rng.choice(state.legal_actions())
        assert state.why_not(action) is None
        for event in state.apply(action):
            if event["event"] == "rested":
                rests[event["seat"]] += 1
    assert min(rests) > 1
    assert [parts(state, seat)["inn"] for seat in range(2)] == [count // 2 for count in rests]
    assert spieltisch.replay(state.record()).to_dict() == state.to_dict()


def test_computers_know_what_a_rest_is_worth() -> None:
    state = begin({})
    while "rest with Wirt" not in map(str, state.legal_actions()):
        state.apply(choose(state, "merchant", seed=1))
    mind = knowledge_of(state)
    legal = state.legal_actions()
    ratings = dict(zip(map(str, legal), mind.rate(state, legal), strict=True))
    rest = ratings.pop("rest with Wirt")
    assert rest == max(ratings.values()) + 0.5
    assert isinstance(mind, TaxisKnowledge)
    assert isinstance(state, TaxisState)
    seat, values = state.turn, []
    for rests in range(4):
        state.extra["inn"].counts[seat] = rests
        values.append(mind.prospects.value(state, seat))
    # A rest is promised, two are counted by the score.
    assert [value - values[0] for value in values] == pytest.approx([0, 0.5, 1, 1.5])


def test_computers_play_with_it() -> None:
    state = begin({})
    for number in range(60):
        state.apply(choose(state, "apprentice", seed=number))
    assert state.history()
