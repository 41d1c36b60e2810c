"""What ships leave to the next player is held against moving them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spieltisch import players
from spieltisch.murano.ring import need
from spieltisch.murano.ring.reach import Way, way
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano.contest import after, replies
from spieltisch.players.murano.judge import Judge
from tests.lagoon import lagoon
from tests.players.tables import begin


def judge_of(state: Any) -> Judge:
    """Return the judgement for the rules of a state."""
    return knowledge_of(state).judge  # type: ignore[attr-defined,no-any-return]


def turns(count: int, seed: int, options: dict[str, Any] | None = None) -> list[Any]:
    """Return the positions of a game in which a turn begins."""
    state: Any = begin("murano", count, options or {}, seed=seed)
    found = []
    number = 0
    while state.current_player is not None:
        if state.phase == "sail":
            found.append(state.copy())
        state.apply(players.choose(state, "messenger", number))
        number += 1
    return found


@pytest.mark.parametrize("count", [2, 3])
def test_the_best_turn_of_the_next_player_is_the_best_of_all_spaces(count: int) -> None:
    met = 0
    for state in turns(count, 4):
        judge = judge_of(state)
        known = replies(judge.worth, state, judge.view(state))
        if known is None:
            continue
        other = known.position
        view = judge.worth.reader.read(other, other.turn)
        now, gold = view.money(view.gold), view.gold
        found = [0.0]
        other.ships, other.red = state.ships, state.red
        for space, action in enumerate(judge.rules.board.ring):
            there = way(other, space)
            if isinstance(there, Way) and gold - there.price >= need.at_sea(other).by_space[space]:
                worth = judge.worth.spaces(other, gold - there.price, view).get(action)
                if worth is not None:
                    found.append(worth + view.money(gold - there.price) - now)
        assert known.best(state.ships, state.red) == pytest.approx(max(found))
        met += len(found) > 1
    assert met > 20


def test_what_others_hide_makes_no_difference() -> None:
    for number, state in enumerate(turns(3, 5)[::6]):
        judge = judge_of(state)
        legal = state.legal_actions()
        dealt = [state.determinize(state.turn, Random(number + deal)) for deal in range(3)]
        assert len({tuple(judge.rate(one, legal)) for one in dealt}) == 1


def test_of_ships_that_pass_the_one_is_moved_that_takes_a_space_from_the_next_player() -> None:
    told = 0
    for state in turns(2, 6):
        known = replies(judge_of(state).worth, state, judge_of(state).view(state))
        passes = [action for action in state.legal_actions() if action.verb == "pass"]
        if known is None or not passes:
            continue
        ratings = judge_of(state).rate(state, passes)
        left = [known.best(*after(state.ships, state.red, [(one.a, one.b)])) for one in passes]
        if max(left) - min(left) > 1 and max(ratings) - min(ratings) > 0:
            told += 1
            assert left[ratings.index(max(ratings))] == min(left)
    assert told > 5


def test_nothing_is_left_to_a_player_without_a_turn() -> None:
    state: Any = lagoon()
    judge = judge_of(state)
    assert replies(judge.worth, state, judge.view(state)) is not None
    state.ending = (1, ("glass", "shop"))
    assert replies(judge.worth, state, judge.view(state)) is None


def test_a_hint_says_which_way_is_taken_from_the_next_player() -> None:
    met = 0
    for state in turns(2, 7):
        knowledge: Any = knowledge_of(state)
        judge = judge_of(state)
        for action in state.legal_actions():
            for reason in knowledge.reasons(state, action):
                if reason.id == "blocks":
                    met += 1
                    assert reason.data["rival"] == (state.turn + 1) % 2
                    known = replies(judge.worth, state, judge.view(state))
                    assert known is not None
                    sort = reason.data["action"]
                    moves = [(action.a, action.b)]
                    if action.verb == "sail":
                        moves = knowledge._explainer.goal(state, action).moves
                    before = known.fare(state.ships, state.red, sort)
                    left = known.fare(*after(state.ships, state.red, moves), sort)
                    assert before is not None
                    assert reason.data["price"] == (0 if left is None else left - before)
                    assert left is None or left > before
    assert met > 0
