"""What a player remembers was seen, is true, and is all that a state dealt anew takes over."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State, players
from spieltisch.players import Budget
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis.memory import Memory
from spieltisch.session import Session
from spieltisch.thurn_und_taxis.state import TaxisState

from .tables import NAMES, QUICK, TAXIS, begin, option_sets, played

SOME = [options for number, options in enumerate(option_sets(TAXIS)) if number % 9 == 0]
SEES = 1
"""The seat that looks on."""


def memory_of(state: State, seen: list[Any], seat: int = SEES) -> Memory:
    assert isinstance(state, TaxisState)
    return Memory(state.rules, seat, seen)


@pytest.mark.parametrize(
    ("count", "options"),
    [(2 + number % 3, options) for number, options in enumerate(SOME)],
    ids=["-".join(map(str, options.values())) for options in SOME],
)
def test_what_is_remembered_is_true(count: int, options: dict[str, Any]) -> None:
    remembered = 0
    for state, seen in played(begin(TAXIS, count, options, seed=count), seed=3):
        memory = memory_of(state, seen[SEES])
        assert Counter(memory.discard) == Counter(state.discard)
        assert memory.tiles == state.tiles
        for seat, known in enumerate(memory.hands):
            assert known <= Counter(state.hands[seat])
            remembered += known.total()
    assert remembered > 100


@pytest.mark.parametrize(
    "options",
    [{}, {"board": "north"}, {"board": "north", "hide-horses": True, "offices": True}],
    ids=("base", "north", "hidden"),
)
def test_a_state_dealt_anew_takes_over_what_is_remembered_and_nothing_else(options: dict[str, Any]) -> None:
    rng, others = Random(5), (0, 2)
    kept = moved = 0
    for state, seen in played(begin(TAXIS, 3, options, seed=2), seed=4):
        if state.is_over:
            break
        memory = memory_of(state, seen[SEES])
        world = state.determinize(SEES, rng)
        memory.recall(world, rng)
        assert world.observation(SEES) == state.observation(SEES)
        assert _cards(world) == _cards(state)
        assert Counter(world.discard) == Counter(memory.discard)
        assert world.tiles == state.tiles
        for seat in others:
            assert memory.hands[seat] <= Counter(world.hands[seat])
            kept += memory.hands[seat].total()
            moved += Counter(world.hands[seat]) != Counter(state.hands[seat])
        # A position that can be written down can be read again: sizes and numbers of cards are right.
        spieltisch.from_dict(world.to_dict())
    assert kept > 50
    assert moved > 50


def _cards(state: TaxisState) -> Counter[int]:
    horses = [pile for part in state.extra.values() for pile in part.piles()]
    piles = [state.deck, state.discard, state.display, *state.hands, *state.routes, *horses]
    return Counter(kind for pile in piles for kind in pile)


def test_a_game_that_was_not_seen_from_the_beginning_is_remembered_in_part() -> None:
    *_, (state, seen) = played(begin(TAXIS, 2, seed=6), seed=6, most=150)
    assert state.discard
    late = seen[SEES][-30:]
    memory = memory_of(state, late)
    world = state.determinize(SEES, Random(1))
    memory.recall(world, Random(1))
    assert world.observation(SEES) == state.observation(SEES)
    assert _cards(world) == _cards(state)


def test_whatever_is_hidden_the_same_memory_leads_to_the_same_choice() -> None:
    rng = Random(7)
    compared = 0
    for number, (state, seen) in enumerate(
        played(begin(TAXIS, 3, {"board": "north"}, seed=8), seed=8, most=200)
    ):
        seat = state.current_player
        if number % 20 or seat is None:
            continue
        own = players.choose(state, "patrician", 5, QUICK, seen=seen[seat])
        for _ in range(2):
            other = state.determinize(seat, rng)
            assert players.choose(other, "patrician", 5, QUICK, seen=seen[seat]) == own
            compared += 1
    assert compared > 10


def test_at_the_table_the_strongest_player_remembers_what_its_seat_has_seen() -> None:
    session = Session()
    session.call(
        "new", {"game": TAXIS, "players": list(NAMES[:2]), "options": {"start": "seat-1"}, "seed": 3}
    )
    while session.step < 60:
        seat = session.state.current_player
        assert seat is not None
        action = players.choose(session.state, "merchant", session.step)
        session.call("act", {"seat": seat, "actions": [str(action)]})
    for seat in range(2):
        seen = list(session.seen(seat))
        drawn = [event for event in seen if event["event"] == "took" and event["from"] == "deck"]
        assert {event["card"] is None for event in drawn if event["seat"] != seat} <= {True}
        assert seen == [session.state.redact(event, seat) for step in session._steps for event in step.events]
    for number in range(50):
        seat = session.state.current_player
        assert seat is not None
        session.call("think", {"seat": seat, "level": "patrician", "seed": 1})
        assert session._thinking is not None
        thinking = session._thinking._thinking
        if thinking and thinking.search:
            break
        action = players.choose(session.state, "merchant", number)
        session.call("act", {"seat": seat, "actions": [str(action)]})
    assert thinking
    assert thinking.search
    memory: Any = thinking.search.evaluation.memory
    assert isinstance(memory, Memory)
    assert seat is not None
    expected = memory_of(session.state, list(session.seen(seat)), seat)
    assert memory.hands == expected.hands
    assert memory.discard == expected.discard


@pytest.mark.parametrize("game", spieltisch.games())
def test_every_game_can_be_asked_for_a_memory(game: str) -> None:
    state = begin(game, 2)
    seat = state.current_player
    assert seat is not None
    memory = knowledge_of(state).remember(state, seat, [])
    assert players.think(state, "patrician", 1, Budget(playouts=1)).level.memory == 1
    if memory:
        world = state.determinize(seat, Random(1))
        before = world.to_dict()
        memory.recall(world, Random(1))
        assert world.to_dict() == before
