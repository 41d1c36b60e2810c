"""Taking back: the same as never having played it, and never beyond what was revealed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC
from spieltisch.errors import UndoRefused
from spieltisch.session import Session

from ..playing import Player
from ..rubbish import VALUES, each
from ..sitting import Table


def test_taking_back_is_the_same_as_replaying_less() -> None:
    table, player, taken = Table(), Player(Random(6)), 0
    while not table.state.is_over:
        table.act(str(player.choose(table.state)))
        seat = table.session._steps[-1].seat
        undo = table.call("view", seat=seat)["undo"]
        for steps in range(1, undo["steps"] + 1):
            trial = Session()
            trial.call("load", {"record": table.state.record()})
            answer = trial.call("undo", {"seat": seat, "steps": steps})
            shorter = spieltisch.replay(table.state.record(), len(table.session._steps) - steps)
            assert trial._table.to_dict() == shorter.to_dict()
            assert trial.state.record() == shorter.record()
            assert (answer["kept"], answer["actions"], answer["history"]) == (
                len(shorter.history()),
                [],
                [],
            )
            assert answer["view"]["actions"] == shorter.offers()
            taken += 1
        with pytest.raises(UndoRefused) as caught:
            table.call("undo", seat=seat, steps=undo["steps"] + 1)
        assert caught.value.data == {"reason": undo["blocked"], "steps": undo["steps"]}
    assert taken > 50


@pytest.mark.parametrize(
    ("game", "options", "verbs"),
    [
        ("thurn-und-taxis", {}, {"take", "exchange"}),
        ("thurn-und-taxis", {"offices": True, "audience": True}, {"reward", "move"}),
        ("thurn-und-taxis", {"board": "north", "north-rules": "horses", "offices": True}, {"reward"}),
        ("murano", {}, {"draw", "look"}),
    ],
)
def test_an_offer_says_whether_taking_back_ends_with_it(
    game: str, options: dict[str, Any], verbs: set[str]
) -> None:
    state, rng = spieltisch.new_game(game, ["Anna", "Bernhard"], options, seed=5), Random(8)
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for _ in range(600):
        action = rng.choice(state.legal_actions())
        final = next(offer.get("final", False) for offer in state.offers() if offer["text"] == str(action))
        events = state.apply(str(action))
        shown = any(state.reveals(event) for event in events)
        if state.is_over:
            break
        assert final or not shown, action
        told[final and shown].add(action.verb)
    assert told[True] >= verbs
    assert not told[True] & {"lay", "sail", "place", "end"}


def test_what_a_computer_turned_up_belongs_to_its_turn() -> None:
    table, player = Table(), Player(Random(7))
    table.call("computers", seats=[1])
    turns = 0
    while not table.state.is_over:
        table.act(str(player.choose(table.state)))
        last = table.session._steps[-1]
        if table.state.current_player == 0 and last.seat == 1:
            turns += 1
            assert table.call("view", seat=0)["undo"]["blocked"] != "revealed"
    assert turns > 10


def test_taking_back_never_crosses_what_was_revealed_or_another_player() -> None:
    table, player = Table(), Player(Random(7))
    reasons = set()
    while not table.state.is_over:
        table.act(str(player.choose(table.state)))
        steps = table.session._steps
        for seat in (0, 1, PUBLIC):
            undo = table.call("view", seat=seat)["undo"]
            back = steps[len(steps) - undo["steps"] :]
            for step in back:
                assert step.seat == seat
                for event in step.events:
                    assert event["event"] not in ("refilled", "game-over")
                    assert event.get("from") != "deck"
            assert all(e["event"] != "turn-ended" for step in back[:-1] for e in step.events)
            reasons.add(undo["blocked"])
    assert reasons == {"turn", "revealed"}
    # At the end everything was turned up.
    assert table.call("view", seat=steps[-1].seat)["undo"] == {"steps": 0, "blocked": "revealed"}


def test_a_whole_turn_can_be_taken_back_at_once() -> None:
    table, player = Table(), Player(Random(8))
    while True:
        table.act(str(player.choose(table.state)))
        seat = table.session._steps[-1].seat
        undo = table.call("view", seat=seat)["undo"]
        if undo["steps"] > 2:
            break
    before = len(table.session._steps)
    assert table.call("undo", seat=seat, steps="turn")["view"]["step"] == before - undo["steps"]
    assert table.call("view", seat=seat)["undo"]["steps"] == 0


@each("steps", [0, -1, 2, "turns", *(v for v in VALUES if v != 1)])
def test_steps_that_cannot_be_taken_back(steps: Any) -> None:
    table = Table()
    with pytest.raises(UndoRefused):
        table.session.call("undo", {"seat": 0, "steps": steps})


def test_after_taking_back_the_game_goes_on_as_if_nothing_had_been() -> None:
    plain, wavering, player = Table(), Table(), Player(Random(9))
    while not plain.state.is_over:
        text, seat = str(player.choose(plain.state)), plain.seat
        plain.act(text)
        wavering.act(text)
        if wavering.call("view", seat=seat)["undo"]["steps"]:
            wavering.call("undo", seat=seat)
            wavering.act(text)
    assert plain.picture() == wavering.picture()
