"""The search that plays all actions from the same deals: honest, and sure of itself only where deals agree."""

from __future__ import annotations

from random import Random

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.paired import Paired
from spieltisch.players.search import Question

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


def search(seed: int) -> Paired:
    state = begin("murano", 2, seed=4)
    while len(state.legal_actions()) < 5 or len(state.history()) < 30:
        state.apply(players.choose(state, "messenger", len(state.history())))
    seat = state.current_player
    assert seat is not None
    view = state.determinize(seat, Random(1))
    found = Paired(Question(view, seat, knowledge_of(state), Random(seed), turns=2))
    for _ in range(30):
        found.playout()
    return found


def test_every_action_meets_the_same_deals() -> None:
    found = search(6)
    counts = [count for _, count, _ in found.tally()]
    assert sum(counts) == found.playouts == 30
    assert len(counts) > 1
    # Had each playout a deal of its own, there would be thirty.
    assert len(found._deals) == max(counts) < 30
    assert found.best() in [text for text, _, _ in found.tally()]


def test_the_same_source_of_chance_finds_the_same() -> None:
    assert search(6).tally() == search(6).tally()
    assert search(6).tally() != search(7).tally()
