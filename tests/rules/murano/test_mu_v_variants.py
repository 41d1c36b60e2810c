"""The variant "gold for the red ship" (MU-V03, MU-V04, MU-V08), and all variants together (MU-V09)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from tests.lagoon import GAME, begin, lagoon, named, own, play, rule

VARIANTS = ("start-character", "red-ship-gold", "one-workshop", "no-workshop-scoring")


def red(space: int, **parts: Any) -> State:
    return lagoon(**{"red": space, "options": {"red-ship-gold": True}, **parts})


@pytest.mark.rule("MU-V03")
def test_gold_for_moving_the_red_ship() -> None:
    for space, gold in ((11, 5 + 2 + 1), (2, 5 + 2)):
        state = red(space)
        play(state, "sail 11-12", "take gold")
        assert own(state)["gold"] == 7
        events = play(state, "end turn")
        assert own(state)["gold"] == gold
        assert len(named(events, "red-ship")) == gold - 7
    off = lagoon(red=11)
    play(off, "sail 11-12", "take gold", "end turn")
    assert own(off)["gold"] == 7


@pytest.mark.rule("MU-V03")
def test_no_gold_with_the_help_of_the_lighthouse() -> None:
    for move, gold in (("pass 2-5", 5 + 1), ("pass 2-3", 5 + 1 + 1)):
        state = red(2, specials={0: "leuchtturm"})
        play(state, move, "end turn")
        assert own(state)["gold"] == gold


@pytest.mark.rule("MU-V04")
@pytest.mark.rule("MX-214")
def test_once_in_a_turn_also_for_passing_and_for_making_room() -> None:
    passing = red(11)
    play(passing, "pass 11-12", "end turn")
    assert own(passing)["gold"] == 5 + 1 + 1
    room = red(12, ships="2 4 7 9 11 12 15 18")
    events = play(room, "sail 12-13", "sail 11-12", "take gold")
    assert [event["price"] for event in named(events, "sailed")] == [0, 1]
    play(room, "end turn")
    assert own(room)["gold"] == 5 - 1 + 2 + 1


@pytest.mark.rule("MU-V08")
def test_the_gold_cannot_be_spent_in_the_same_turn() -> None:
    state = red(14, gold={0: 1})
    assert rule(state, "sail 14-15") is None
    play(state, "sail 14-15")
    assert rule(state, "buy shop") == "MU-219"


@pytest.mark.rule("MU-V09")
def test_variants_are_independent_and_off_by_default() -> None:
    options = {option.id: option.default for option in spieltisch.games()[GAME].options}
    assert all(options[variant] is False for variant in VARIANTS)
    for values in product((False, True), repeat=4):
        state = begin(2, **{id_.replace("-", "_"): on for id_, on in zip(VARIANTS, values, strict=True)})
        assert all(
            state.observation(0)["options"][id_] == on for id_, on in zip(VARIANTS, values, strict=True)
        )
