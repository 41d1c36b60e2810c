"""Hypothesis plays: actions, nonsense, taking back, saving, resampling in any order, rules checked after each."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import spieltisch
from spieltisch import PUBLIC, IllegalAction, SpieltischError, State
from spieltisch.errors import UndoRefused
from spieltisch.session import Session

from ..invariants import check_state, text_of
from ..playing import Player
from ..rubbish import TEXTS
from ..tables import GAME, NAMES, option_sets
from ..voyages import Sailor

MURANO = "murano"


class TableMachine(RuleBasedStateMachine):
    """A session beside a plain list of actions that says what its position must be."""

    game = GAME

    def __init__(self) -> None:
        super().__init__()
        self.session = Session()
        self.header: dict[str, Any] = {}
        self.actions: list[str] = []

    @property
    def state(self) -> State:
        return self.session._table

    def sets(self, count: int) -> list[dict[str, Any]]:
        return option_sets(count)

    def player(self, rng: Random, whims: float) -> Any:
        return Player(rng, whims=whims, goal=rng.choice(("carriages", "houses")))

    def hidden(self, row: dict[str, Any]) -> bool:
        """Return whether the observation of a seat holds nothing that a stranger may not know."""
        return row["hand"] is None

    @initialize(data=st.data(), count=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**53 - 1))
    def begin(self, data: st.DataObject, count: int, seed: int) -> None:
        options = data.draw(st.sampled_from(self.sets(count)))
        answer = self.session.call(
            "new", {"game": self.game, "players": list(NAMES[:count]), "options": options, "seed": seed}
        )
        self.header = {**answer["record"], "actions": []}

    def act(self, text: str) -> None:
        seat = self.state.current_player
        answer = self.session.call("act", {"actions": [text], "seat": seat})
        self.actions.append(text)
        assert (answer["kept"], answer["actions"]) == (len(self.actions) - 1, [text])
        assert self.state.record() == {**self.header, "actions": self.actions}

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data())
    def any_legal_action(self, data: st.DataObject) -> None:
        self.act(str(data.draw(st.sampled_from(self.state.legal_actions()))))

    @precondition(lambda self: not self.state.is_over)
    @rule(steps=st.integers(1, 40), seed=st.integers(0, 2**16))
    def several_sensible_actions(self, steps: int, seed: int) -> None:
        player = self.player(Random(seed), 0.1)
        for _ in range(steps):
            if self.state.is_over:
                break
            self.act(str(player.choose(self.state)))

    @rule(text=st.one_of(st.sampled_from(TEXTS), st.text(max_size=30)))
    def nonsense(self, text: str) -> None:
        before = text_of(self.state.to_dict())
        trial = self.state.copy()
        with suppress(IllegalAction):
            trial.apply(text)
        assert (text_of(trial.to_dict()) == before) == (len(trial.history()) == len(self.actions))
        assert text_of(self.state.to_dict()) == before

    @precondition(lambda self: self.actions)
    @rule(data=st.data())
    def an_earlier_action_again(self, data: st.DataObject) -> None:
        """Actions of other moments are mostly illegal now; then a rule says why."""
        text = data.draw(st.sampled_from(self.actions))
        if text in self.state.legal_actions():
            self.act(text)
            return
        before = text_of(self.state.to_dict())
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(text)
        assert caught.value.reason == self.state.why_not(text)
        assert caught.value.reason is not None
        assert text_of(self.state.to_dict()) == before

    @precondition(lambda self: self.actions)
    @rule(steps=st.one_of(st.integers(0, 4), st.just("turn")))
    def take_back(self, steps: Any) -> None:
        seat = self.session._steps[-1].seat
        possible = self.session.call("view", {"seat": seat})["undo"]["steps"]
        try:
            self.session.call("undo", {"seat": seat, "steps": steps})
        except UndoRefused:
            assert steps == 0 or possible == 0 or (steps != "turn" and steps > possible)
        else:
            count = possible if steps == "turn" else steps
            del self.actions[len(self.actions) - count :]

    @rule()
    def save_and_load(self) -> None:
        record = json.dumps(self.state.record())
        seat = self.state.current_player
        self.session = Session()
        self.session.call("load", {"record": record, "seat": seat})

    @rule(cut=st.floats(0, 0.99))
    def load_half_a_record(self, cut: float) -> None:
        record = json.dumps(self.state.record())
        with pytest.raises(SpieltischError):
            self.session.call("load", {"record": record[: int(cut * len(record))]})

    @rule()
    def set_up_the_position_elsewhere(self) -> None:
        again = spieltisch.from_dict(json.loads(text_of(self.state.to_dict())))
        assert again.legal_actions() == self.state.legal_actions()
        assert spieltisch.replay(again.record()).to_dict() == self.state.to_dict()

    @rule(seed=st.integers(0, 2**16), steps=st.integers(0, 10))
    def resample_and_play_on(self, seed: int, steps: int) -> None:
        rng = Random(seed)
        for seat in range(len(self.state.players)):
            guess = self.state.determinize(seat, rng)
            assert text_of(guess.observation(seat)) == text_of(self.state.observation(seat))
            player = self.player(rng, 0.5)
            for _ in range(steps):
                if guess.is_over:
                    break
                guess.apply(player.choose(guess))
            check_state(guess)

    @invariant()
    def the_position_is_sound(self) -> None:
        if self.header:
            check_state(self.state)
            assert [str(action) for action in self.state.history()] == self.actions
            assert len(self.session._steps) == len(self.actions)

    @invariant()
    def strangers_see_nothing_hidden(self) -> None:
        if self.header:
            seen = self.session.call("view", {"seat": PUBLIC})["observation"]
            assert seen == self.state.observation(PUBLIC)
            assert all(map(self.hidden, seen["seats"]))

    def teardown(self) -> None:
        if self.header:
            record = {**self.header, "actions": self.actions}
            assert spieltisch.replay(record).to_dict() == self.state.to_dict()


class LagoonMachine(TableMachine):
    """The same for Murano."""

    game = MURANO

    def sets(self, count: int) -> list[dict[str, Any]]:
        return [
            {},
            {"start-character": True, "assignment": "by-hand"},
            {"red-ship-gold": True, "income": "chosen"},
        ]

    def player(self, rng: Random, whims: float) -> Any:
        return Sailor(rng, whims=whims)

    def hidden(self, row: dict[str, Any]) -> bool:
        cards = row["characters"] or ()
        return self.state.is_over or (row["tiles"] is None and all(card["scored"] for card in cards))


def examples(count: int) -> settings:
    return settings(
        max_examples=count,
        stateful_step_count=30,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


TestTable = TableMachine.TestCase
TestTable.settings = examples(40)
TestLagoon = LagoonMachine.TestCase
TestLagoon.settings = examples(15)
