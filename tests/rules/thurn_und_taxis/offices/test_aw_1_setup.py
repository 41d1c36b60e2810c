"""AW-101 to AW-109: set-up of In Amt und Würden."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.thurn_und_taxis import expansions
from tests.positions import Seat
from tests.rules.rows import row

from ..modules import OFFICIALS, PRINTED, asked, base_part, chips, modules, new, office_tiles, stacks
from ..reading import eager, kinds, play


@pytest.mark.rule("AW-101")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nothing_else_changes(count: int) -> None:
    """Up to the first return round the game is the base game, state by state."""
    rng, steps = Random(count), 0
    base, state = new(count), new(count, offices=True)
    while not state.is_over:
        assert base_part(state) == base_part(base)
        assert state.legal_actions() == base.legal_actions()
        action = eager(base, rng)
        base.apply(action)
        if "return-round" in kinds(state.apply(action)):
            break
        steps += 1
    assert steps > 8


@pytest.mark.rule("AW-102")
def test_alone_or_with_die_audienz() -> None:
    for audience in (False, True):
        state = new(3, offices=True, audience=audience)
        assert ("audience" in state.observation(0)) is audience
        assert "offices" in state.observation(0)
    assert "offices" not in new(3, audience=True).observation(0)


@pytest.mark.rule("AW-103")
def test_material() -> None:
    data = json.loads((expansions_folder() / "offices.json").read_text(encoding="utf-8"))
    most = {item["official"]: max(item["count"].values()) for item in data["tiles"]}
    assert most == {"postmeister": 8, "postillion": 8, "amtmann": 6, "wagner": 4}
    assert data["constants"]["chips"]["value"] == 12


def expansions_folder() -> Any:
    from importlib.resources import files

    return files(expansions)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        row("AW-104", 4, (8, 8, 6, 4)),
        row("AW-105", 3, (6, 6, 5, 3)),
        row("AW-106", 2, (4, 4, 3, 2)),
    ],
)
def test_tiles_by_number_of_players(count: int, expected: tuple[int, int, int, int]) -> None:
    names = ("postmeister", "postillion", "amtmann", "wagner")
    assert stacks(new(count, offices=True)) == dict(zip(names, expected, strict=True))


@pytest.mark.rule("AW-107")
def test_stacks_beside_the_officials() -> None:
    seen = new(4, offices=True).observation(0)
    assert set(seen["offices"]["stacks"]) == set(seen["officials"]) == set(OFFICIALS)
    assert [seat["offices"] for seat in seen["seats"]] == [dict.fromkeys(seen["offices"]["stacks"], 0)] * 4
    assert chips(new(4, offices=True)) == [0, 0, 0, 0]


@pytest.mark.rule("AW-108")
@pytest.mark.parametrize("count", [2, 3])
def test_the_other_tiles_are_out_of_the_game(count: int) -> None:
    rng = Random(count)
    state = new(count, offices=True)
    while not state.is_over:
        owned = [name for seat in range(count) for name in office_tiles(state, seat)]
        assert {id_: stacks(state)[id_] + owned.count(id_) for id_ in OFFICIALS} == PRINTED[count]
        state.apply(eager(state, rng))


@pytest.mark.rule("AW-109")
def test_more_different_tiles_bring_more() -> None:
    """The same tile four times over brings less than four different ones."""
    even = modules(Seat(hand="Ulm"), offices=["postillion postmeister wagner", "amtmann amtmann"])
    uneven = modules(Seat(hand="Ulm"), offices=["postmeister postmeister postmeister", "amtmann amtmann"])
    for state in (even, uneven):
        play(state, "exchange with Amtmann")
        assert asked(state) == (0, "return")
    assert max(len(action.split()) - 1 for action in even.legal_actions()) == 4
    assert max(len(action.split()) - 1 for action in uneven.legal_actions()) == 2
    best = []
    for number, text in enumerate(("Amtmann", "Postmeister Amtmann", "Postillion Postmeister Amtmann"), 1):
        after = even.copy()
        play(after, f"return {text}")
        best.append((number, asked(after)[1], chips(after)[0]))
    assert best == [(1, "return", 0), (2, "reward-card", 0), (3, "return", 1)]
    play(even, "return Postillion Postmeister Amtmann Wagner")
    assert asked(even) == (0, "reward-house")
    with pytest.raises(spieltisch.IllegalAction):
        uneven.apply("return Postillion Postmeister Amtmann Wagner")
