"""The search that plays all actions from the same deals: honest, and sure of itself only where deals agree."""

from __future__ import annotations

from random import Random

from spieltisch import players
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.paired import Paired

from .tables import QUICK, begin


def test_the_choice_does_not_depend_on_what_is_hidden() -> None:
    state = begin("murano", 3, seed=8)
    rng = Random(2)
    compared = changed = 0
    for number in range(150):
        seat = state.current_player
        assert seat is not None
        if number % 10 == 0:
            own = players.choose(state, "patrician", 5, QUICK)
            other = state.determinize(seat, rng)
            changed += other.to_dict()["streets"] != state.to_dict()["streets"]
            assert players.choose(other, "patrician", 5, QUICK) == own
            compared += 1
        state.apply(players.choose(state, "messenger", number))
    assert compared == 15
    assert changed > 10


def search(lane: int = 0) -> Paired:
    state = begin("murano", 2, seed=4)
    while len(state.legal_actions()) < 5 or len(state.history()) < 30:
        state.apply(players.choose(state, "messenger", len(state.history())))
    found = Paired(Evaluator().at(state, lane=lane))
    for _ in range(30):
        found.playout()
    return found


def test_every_action_meets_the_same_deals() -> None:
    found = search()
    counts = [count for _, count, _ in found.tally()]
    assert sum(counts) == found.playouts == 30
    assert len(counts) > 1
    # Had each playout a deal of its own, there would be thirty.
    assert len(found.evaluation._worlds) == max(counts) < 30
    assert found.best() in [text for text, _, _ in found.tally()]


def test_the_same_position_is_dealt_the_same_and_each_lane_otherwise() -> None:
    assert search().tally() == search().tally()
    assert search().tally() != search(1).tally()


def test_a_search_goes_on_where_another_one_ended() -> None:
    whole, begun = search(), Paired(search().evaluation)
    assert (begun.playouts, begun.tally(), begun.best()) == (0, whole.tally(), whole.best())
    for _ in range(20):
        whole.playout()
        begun.playout()
    assert begun.tally() == whole.tally()
