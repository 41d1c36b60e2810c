"""Whole random games at every table: what must hold at each state, and along the way."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

import spieltisch
from spieltisch import State
from tests.pairs import check_few, few_tables, ordinary

from ..course import check_goes_on, check_unchanged, every_state, play
from ..invariants import check_state, digest
from ..playing import Player
from ..tables import GAME, Options, begin, name_of, tables

TABLES = tables()
COUNTS = (2, 3, 4)
INFO = spieltisch.games()[GAME]
FEW = few_tables(
    INFO,
    {option.id: option.values for option in INFO.options if option.module == "base"},
    never=[{"players": count, "start": f"seat-{seat}"} for count in COUNTS for seat in range(count + 1, 5)],
)


def all_tables() -> pytest.MarkDecorator:
    """Parametrize a test with every table; the ordinary run takes the few."""
    return pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=lambda table: name_of(*table))


def test_every_two_choices_come_together_at_one_of_the_few_tables() -> None:
    check_few(FEW, TABLES)


@all_tables()
def test_invariants_at_every_state(table: tuple[int, Options]) -> None:
    count, options = table
    state = begin(count, options, seed=count)
    player = Player(Random(count), whims=0.2, declines=True)
    while not state.is_over:
        check_state(state)
        state.apply(player.choose(state))
    check_state(state)
    assert state.winners() == [state.ranking()[0]["seat"]]
    assert [row["seat"] for row in sorted(state.ranking(), key=lambda row: row["seat"])] == list(range(count))


@all_tables()
def test_record_replays_to_the_same_state(table: tuple[int, Options]) -> None:
    count, options = table
    rng = Random(count)
    state = begin(count, options, seed=7)
    states = every_state(state, Player(rng))
    record = json.loads(json.dumps(state.record()))
    assert spieltisch.replay(record).to_dict() == state.to_dict()
    assert spieltisch.replay(json.dumps(record)).record() == record
    for steps in rng.sample(range(len(states)), 5):
        half = {**record, "actions": record["actions"][:steps]}
        assert spieltisch.replay(half).to_dict() == states[steps].to_dict()
        assert spieltisch.replay(record, steps).to_dict() == states[steps].to_dict()


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_purely_random_play_holds_too(count: int, seed: int) -> None:
    state = begin(count, seed=seed)
    player = Player(Random(seed), whims=1.0)
    for _ in range(400):
        if state.is_over:
            break
        check_state(state)
        state.apply(player.choose(state))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("goal", ["carriages", "houses"])
def test_earlier_copies_never_change(count: int, goal: str) -> None:
    state = begin(count, seed=11)
    player = Player(Random(11), goal=goal)
    copies: list[tuple[State, str, list[str]]] = []
    while not state.is_over:
        copies.append((state.copy(), digest(state), [str(action) for action in state.legal_actions()]))
        state.apply(player.choose(state))
        for copy, before, _ in copies[-8:]:
            assert digest(copy) == before
    check_unchanged(copies)


@pytest.mark.parametrize("count", COUNTS)
def test_a_copy_plays_on_alone(count: int) -> None:
    state = begin(count, seed=3)
    player = Player(Random(3))
    while not state.is_over:
        before = digest(state)
        for action in state.legal_actions()[:3]:
            copy = state.copy()
            copy.apply(action)
            assert digest(copy) != before
        assert digest(state) == before
        state.apply(player.choose(state))


@pytest.mark.parametrize("count", COUNTS)
def test_the_same_seed_and_choices_give_the_same_game(count: int) -> None:
    first, second = (every_state(begin(count, seed=5), Player(Random(5))) for _ in range(2))
    assert [digest(state) for state in first] == [digest(state) for state in second]
    assert [state.legal_actions() for state in first] == [state.legal_actions() for state in second]


def test_another_seed_gives_another_deck() -> None:
    decks = {tuple(begin(2, seed=seed).to_dict()["deck"]) for seed in range(50)}
    assert len(decks) == 50


def test_the_lot_reaches_every_seat() -> None:
    for count in COUNTS:
        assert {begin(count, seed=seed).current_player for seed in range(60)} == set(range(count))


@pytest.mark.parametrize("count", COUNTS)
def test_a_position_in_the_middle_plays_on_as_the_game_did(count: int) -> None:
    state = begin(count, seed=13)
    texts = play(state, Player(Random(13)))
    check_goes_on(state, texts, Random(13).sample(range(len(texts)), 10))


@pytest.mark.parametrize("count", COUNTS)
def test_everybody_has_the_same_number_of_turns(count: int) -> None:
    state = begin(count, seed=17)
    player = Player(Random(17))
    turns = [0] * count
    while not state.is_over:
        for event in state.apply(player.choose(state)):
            if event["event"] == "turn-ended":
                turns[event["seat"]] += 1
    assert len(set(turns)) == 1


@pytest.mark.parametrize("count", COUNTS)
def test_rounds_and_seats_follow_the_table(count: int) -> None:
    states = every_state(begin(count, seed=19), Player(Random(19)))
    for before, after in pairwise(state.to_dict() for state in states):
        assert after["round"] - before["round"] in (0, 1)
        if after["current"] is not None and after["current"] != before["current"]:
            assert after["current"] == (before["current"] + 1) % count
            assert (after["round"] > before["round"]) == (after["current"] == after["start"])


def test_the_texts_of_a_record_are_the_actions() -> None:
    state = begin(2, seed=23)
    texts = play(state, Player(Random(23)))
    assert state.record()["actions"] == texts == [str(action) for action in state.history()]
