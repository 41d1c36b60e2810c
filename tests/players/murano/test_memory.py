"""What a player of Murano remembers was seen, is true, and is all that a state dealt anew takes over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State, players
from spieltisch.murano import phases
from spieltisch.murano.state import MuranoState
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano.memory import Memory
from spieltisch.players.murano.piles import DRAWN, PILE, Place
from tests.engine.lagoon import check_conservation
from tests.lagoon import lagoon

from ..tables import MURANO, QUICK, Chooser, begin, option_sets, played, whimsical

COUNTS = (2, 3, 4)
SOME = [
    (COUNTS[number % 3], options) for number, options in enumerate(option_sets(MURANO)) if number % 7 == 0
]
WANTED = ("character", "character", "special", "build")
"""Spaces that the curious want, the first ones more often."""
LOOK = "sail 4-5"
SEARCH = "sail 3-4"


def memory_of(state: State, seen: list[Any], seat: int) -> Memory:
    memory: Any = knowledge_of(state).remember(state, seat, seen)
    assert isinstance(memory, Memory)
    return memory


def piles_of(state: State) -> tuple[Mapping[int, list[int]], Mapping[int, list[int]]]:
    """Return the cards by place, for characters and for special building cards."""
    assert isinstance(state, MuranoState)
    characters = {PILE: state.pile, DRAWN: state.seen, **dict(enumerate(state.characters))}
    return characters, {PILE: state.special_pile, DRAWN: state.seen}


def check(state: State, memory: Memory) -> tuple[int, int, int, int]:
    """Check that what is remembered is so, and return how much that is.

    Returns:
        How many cards have a known place, how many are somewhere in more places than they are, how many of those may be
        another player's, and how many tiles are known to be in a stock.
    """
    assert isinstance(state, MuranoState)
    placed = spread = kept = 0
    for lots, piles in zip((memory.characters, memory.specials), piles_of(state), strict=True):
        taken: set[Place] = set()
        for cards, places in lots:
            there = [piles[place.where][place.number] for place in places]
            assert set(cards) <= set(there)
            assert len(cards) <= len(places) == len(set(places))
            assert taken.isdisjoint(places)
            taken.update(places)
            placed += len(cards) == len(places) == 1
            spread += len(cards) < len(places) or len(cards) > 1
            kept += any(place.where >= 0 for place in places)
    tiles = 0
    for sort, known in memory.stocks.items():
        stock = Counter(state.stock[state.rules.board.building_sorts.index(sort)])
        assert stock <= known
        tiles += stock.total()
    return placed, spread, kept, tiles


def curious(state: State, rng: Random, number: int) -> Any:
    """Choose so that the piles are gone through and the stocks are searched more often than a person would."""
    legal: list[Any] = state.legal_actions()
    looks = [action for action in legal if action.verb in ("look", "search")]
    if looks:
        return rng.choice(looks)
    assert isinstance(state, MuranoState)
    if state.phase == phases.CHARACTER:
        # A player who declines has the price of the next look.
        return legal[-1] if rng.random() < 0.6 else rng.choice(legal)
    if state.phase == phases.SAIL:
        ring = state.rules.board.ring
        usable = [row["space"] for row in state.observation(state.turn)["reach"] if row["usable"]]
        wanted = rng.choice(WANTED)
        there = [
            action
            for action in legal
            if action.verb == "sail" and action.b + 1 in usable and ring[action.b] == wanted
        ]
        if there:
            return rng.choice(there)
    return whimsical(state, rng, number)


def strong(state: State, rng: Random, number: int) -> Any:
    """Choose as a strong player does."""
    return players.choose(state, "merchant", number)


def check_game(state: State, choose: Chooser, most: int) -> list[int]:
    """Play a game and check after every action what every seat remembers; return the sums of what `check` returns."""
    totals = [0, 0, 0, 0]
    for now, seen in played(state, 3, most, choose):
        for seat, own in enumerate(seen):
            found = check(now, memory_of(now, own, seat))
            totals = [total + more for total, more in zip(totals, found, strict=True)]
    return totals


@pytest.mark.parametrize(("count", "options"), SOME)
def test_what_is_remembered_is_true(count: int, options: dict[str, Any]) -> None:
    placed, *_, tiles = check_game(begin(MURANO, count, options, seed=count), whimsical, 5000)
    assert placed > 100
    assert tiles > 100


@pytest.mark.parametrize("count", COUNTS)
def test_what_is_remembered_is_true_when_the_piles_have_been_gone_through(count: int) -> None:
    placed, spread, kept, tiles = check_game(begin(MURANO, count, seed=count + 40), curious, 600)
    assert min(placed, spread, kept, tiles) > 100


@pytest.mark.parametrize(
    ("count", "options", "choose"),
    [
        (2, {}, whimsical),
        (3, {"start-character": True, "assignment": "by-hand"}, curious),
        (4, {"assignment": "by-hand", "one-workshop": True}, whimsical),
    ],
    ids=("2", "3", "4"),
)
def test_a_state_dealt_anew_takes_over_what_is_remembered_and_nothing_else(
    count: int, options: dict[str, Any], choose: Chooser
) -> None:
    rng = Random(5)
    phases_met = set()
    compared = moved = 0
    for number, (state, seen) in enumerate(played(begin(MURANO, count, options, seed=7), 4, choose=choose)):
        seat = number % count
        memory = memory_of(state, seen[seat], seat)
        world = state.determinize(seat, rng)
        memory.recall(world, rng)
        check(world, memory)
        assert world.observation(seat) == state.observation(seat)
        if seat == state.current_player:
            assert world.legal_actions() == state.legal_actions()
        position = world.to_dict()
        check_conservation(position)
        # A position that can be written down can be read again: sizes and numbers are right.
        spieltisch.from_dict(position)
        moved += position["characters"] != state.to_dict()["characters"]
        compared += 1
        phases_met.add(position["phase"])
    assert {phases.CHOOSE, phases.CHARACTER, phases.SPECIAL} <= phases_met
    assert moved > compared // 2


def test_another_ones_tile_that_was_just_bought_stays_one_of_his() -> None:
    fields: dict[str, Any] = {"start": 0, "ending": {"seat": 1, "sorts": ["glass", "special"]}}
    left = {"glass": 0, "special": 0}
    state = lagoon(ships="3 5 7 9 11 13 16 18", streets={"2c2": "none"}, left=left, **fields)
    stock = state.to_dict()["stock"]["shop"]
    searched: list[Any] = [{"event": "searched", "seat": 1, "sort": "shop", "price": 4, "tiles": stock}]
    state.apply(SEARCH)
    state.apply("buy shop")
    assert isinstance(state, MuranoState)
    assert state.phase == phases.PLACE
    for number in range(20):
        rng = Random(number)
        world = state.determinize(1, rng)
        memory_of(state, searched, 1).recall(world, rng)
        assert world.tiles[0][world.bought] == 1
        assert world.observation(1) == state.observation(1)
        spieltisch.from_dict(world.to_dict())


def test_others_are_dealt_characters_that_suit_them() -> None:
    """Who looked at several cards kept one that counts: dealt by chance they counted half, and all led until the end."""
    counted, points = Counter[str](), Counter[str]()
    for number, (state, seen) in enumerate(played(begin(MURANO, 2, seed=8), seed=8, choose=strong)):
        if number % 10 or state.current_player is None:
            continue
        assert isinstance(state, MuranoState)
        memory = memory_of(state, seen[0], 0)
        for deal in range(10):
            world = state.determinize(0, Random(deal))
            for name, recalls in (("by chance", False), ("chosen", True)):
                if recalls:
                    memory.recall(world, Random(deal))
                points[name] += world.scores()[1]["parts"]["characters"]
                counted[name] += len(world.characters[1])
        points["own"] += 10 * state.scores()[1]["parts"]["characters"]
    assert counted["by chance"] == counted["chosen"] > 100
    assert 2 * points["by chance"] < points["own"]
    assert 0.6 * points["own"] < points["chosen"] < 1.4 * points["own"]


def test_what_is_remembered_does_not_depend_on_what_is_hidden() -> None:
    rng = Random(7)
    compared = 0
    for number, (state, seen) in enumerate(played(begin(MURANO, 3, seed=8), seed=8)):
        seat = state.current_player
        if number % 20 or seat is None:
            continue
        memory = memory_of(state, seen[seat], seat)
        own = players.choose(state, "patrician", 5, QUICK, seen=seen[seat])
        for _ in range(2):
            other = state.determinize(seat, rng)
            again = memory_of(other, seen[seat], seat)
            assert (again.characters, again.specials) == (memory.characters, memory.specials)
            assert again.stocks == memory.stocks
            assert players.choose(other, "patrician", 5, QUICK, seen=seen[seat]) == own
            compared += 1
    assert compared > 10


def test_the_strongest_player_asks_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    recall = Memory.recall

    def noted(memory: Memory, world: MuranoState, rng: Random) -> None:
        asked.append(len(memory.characters))
        recall(memory, world, rng)

    monkeypatch.setattr(Memory, "recall", noted)
    state, seen = looked_at()
    # Clear decisions are made without a search.
    while state.current_player != 0 or players.think(state, "patrician", 1, QUICK).done:
        act(state, str(players.choose(state, "merchant", 1)), seen)
    players.choose(state, "merchant", 1, QUICK, seen=seen[0])
    assert not asked
    players.choose(state, "patrician", 1, QUICK, seen=seen[0])
    assert set(asked) == {len(memory_of(state, seen[0], 0).characters)}
    assert asked[0] > 0


def test_a_game_that_was_not_seen_from_the_beginning_is_remembered_in_part() -> None:
    placed = 0
    for number, (state, seen) in enumerate(played(begin(MURANO, 3, seed=6), seed=6)):
        for late in (60, 61, 62, 63) if number % 20 == 0 else ():
            memory = memory_of(state, seen[1][-late:], 1)
            placed += check(state, memory)[0]
            world = state.determinize(1, Random(1))
            memory.recall(world, Random(1))
            assert world.observation(1) == state.observation(1)
    assert placed > 20


# -- single cases ---------------------------------------------------------------------------------------------------------


def looked_at(*, keep: str | None = None) -> tuple[MuranoState, list[list[Any]]]:
    """Return a table of three at which seat 0 has looked at three characters, with what every seat has seen."""
    state = lagoon(3, pile="glass palace shop special", ships="2 4 7 9 11 13 14 18", gold=9)
    assert isinstance(state, MuranoState)
    seen: list[list[Any]] = [[], [], []]
    for text in (LOOK, "look", f"keep {keep}" if keep else "decline", "end turn"):
        act(state, text, seen)
    return state, seen


def act(state: State, text: str, seen: list[list[Any]]) -> None:
    events = state.apply(text)
    for seat, own in enumerate(seen):
        own += [state.redact(event, seat) for event in events]


def under_the_pile(state: MuranoState, memory: Memory) -> list[tuple[str, int]]:
    """Return the characters whose place is known, each with the number of cards that lie below it."""
    found = []
    for (card,), (place,) in memory.characters:
        assert place.where == PILE
        found.append((state.rules.characters[card].id, len(state.pile) + place.number))
    return found


def test_whoever_declines_knows_the_order_under_the_pile() -> None:
    state, seen = looked_at()
    assert under_the_pile(state, memory_of(state, seen[0], 0)) == [("glass", 2), ("palace", 1), ("shop", 0)]
    for seat in (1, 2):
        assert not memory_of(state, seen[seat], seat).characters


def test_whoever_keeps_one_knows_the_order_of_the_others() -> None:
    state, seen = looked_at(keep="palace")
    assert under_the_pile(state, memory_of(state, seen[0], 0)) == [("glass", 1), ("shop", 0)]


def test_whoever_declines_without_a_look_moves_nothing() -> None:
    state = begin(MURANO, 3, {"start-character": True}, seed=1)
    assert isinstance(state, MuranoState)
    top = [state.rules.characters[card].id for card in state.pile[:-4:-1]]
    seen: list[list[Any]] = [[], [], []]
    for text in ("look", f"keep {top[0]}", "end turn", "decline", "end turn"):
        act(state, text, seen)
    known = under_the_pile(state, memory_of(state, seen[state.start], state.start))
    assert known == [(top[1], 1), (top[2], 0)]


def test_a_deal_has_the_cards_where_they_were_put() -> None:
    state, seen = looked_at(keep="palace")
    memory = memory_of(state, seen[0], 0)
    others = set()
    for number in range(20):
        world = state.determinize(0, Random(number))
        memory.recall(world, Random(number))
        assert world.pile[:2] == state.pile[:2]
        others.add(tuple(world.pile[2:]))
    assert len(others) == 20


def test_tiles_that_were_not_in_the_stock_are_somewhere_else() -> None:
    state = lagoon(3, ships="3 5 7 9 11 13 16 18", tiles={1: "palace-3 palace-2"}, gold=9)
    seen: list[list[Any]] = [[], [], []]
    for text in ("sail 5-6", "search palace", "choose palace-2", "end turn"):
        act(state, text, seen)
    memory = memory_of(state, seen[0], 0)
    kinds = state.observation(None)["stock"]["palace"]
    assert memory.stocks["palace"].total() == kinds
    assert check(state, memory)[3] == kinds
    held = set()
    for number in range(30):
        rng = Random(number)
        world = state.determinize(0, rng)
        assert isinstance(world, MuranoState)
        memory.recall(world, rng)
        assert isinstance(state, MuranoState)
        number_of = world.rules.board.building_sorts.index("palace")
        assert Counter(world.stock[number_of]) == Counter(state.stock[number_of])
        outside = Counter(state.removed[0]) + Counter(dict(enumerate(state.tiles[1])))
        assert Counter(world.removed[0]) + Counter(dict(enumerate(world.tiles[1]))) == outside
        held.add(tuple(world.tiles[1]))
    # Which of them was put back unseen is not known.
    assert len(held) > 1


def test_what_others_take_out_of_a_stock_since_is_one_of_its_tiles() -> None:
    state = lagoon(2, ships="3 5 7 9 11 13 16 18", gold=9)
    seen: list[list[Any]] = [[], []]
    for text in (SEARCH, "search shop", "choose shop-red", "end turn"):
        act(state, text, seen)
    full = memory_of(state, seen[0], 0).stocks["shop"]
    for text in ("sail 13-15", "buy shop"):
        act(state, text, seen)
    memory = memory_of(state, seen[0], 0)
    assert memory.stocks["shop"] == full
    assert memory_of(state, seen[1], 1).stocks == {}
    for number in range(10):
        rng = Random(number)
        world = state.determinize(0, rng)
        assert isinstance(world, MuranoState)
        memory.recall(world, rng)
        stock = Counter(world.stock[world.rules.board.building_sorts.index("shop")])
        assert stock + Counter(dict(enumerate(world.tiles[1]))) == full
