"""Hints are on one scale: the figures never say that another action is better than the one that is advised."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spieltisch import State
from spieltisch.analysis import hint_of
from spieltisch.analysis.equal_deals import CLEAR, ENOUGH, beside, chance_of
from spieltisch.players import Budget, Thinking, level_of
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.paired import Paired
from spieltisch.players.search import Question

from .tables import MURANO, TAXIS, begin, played, rich

PLAYOUTS = (16, 60, 100)
LONG = pytest.mark.long
POSITIONS = 100
"""Of each game."""


class Growing(Thinking):
    """A thought that is looked at after some playouts and goes on."""

    def after(self, playouts: int) -> Any:
        """Return the hint after so many playouts."""
        assert self.search
        while self.search.playouts < playouts:
            self.search.playout()
        hint = hint_of(self)
        self.action = None
        return hint


def decisions(game: str) -> Iterator[State]:
    """Yield positions of whole games in which there is something to think about."""
    count = 0
    for seed in range(1, 100):
        rng = Random(seed)
        state = begin(game, 2 + seed % 2, seed=seed)
        for now, _ in played(state, seed):
            if rng.random() < 0.15 and len(now.legal_actions()) > 1:
                yield now.copy()
                count += 1
                if count == POSITIONS:
                    return


def check(hint: Any, where: object) -> int:
    """Check that the figures agree with the advice; return how many other actions are compared."""
    first, *others = hint["options"]
    assert first["text"] == hint["action"]["text"], where
    assert not first["even"], where
    for option in others:
        # An action of which too little is known is not named, and each is better, worse or about as good.
        assert option["even"] == (option["chance"] is None), where
        if option["chance"] is not None:
            assert round(option["chance"] * 100) < round(first["chance"] * 100), where
            assert option["chance"] >= 0, where
    chances = [first["chance"] if one["even"] else one["chance"] for one in others]
    assert chances == sorted(chances, reverse=True), where
    assert 1 <= len(hint["reasons"]) <= 2, where
    assert hint["reasons"][0]["id"] not in ("trip", "another-ship"), where
    assert len(hint["line"]) <= 3, where
    return len(others)


def compared(game: str, playouts: tuple[int, ...]) -> dict[int, int]:
    """Check the hints at all positions, with playouts of one turn; return how many other actions are named."""
    found = dict.fromkeys(playouts, 0)
    for number, state in enumerate(decisions(game)):
        thinking = Growing(state, level_of("patrician"), number, Budget(600, max(playouts)))
        if thinking.search:
            assert thinking.search.end
            thinking.search.end += 1 - thinking.search.question.turns
        for count in playouts if thinking.search else ():
            found[count] += check(thinking.after(count), (game, number, count))
    return found


@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_no_hint_contradicts_itself(game: str) -> None:
    found = compared(game, PLAYOUTS)
    assert min(found.values()) > POSITIONS / 5, found


@LONG
@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_no_hint_contradicts_itself_with_many_playouts(game: str) -> None:
    found = compared(game, (600,))
    assert min(found.values()) > POSITIONS / 5, found


def test_figures_agree_whatever_was_found() -> None:
    """Chances of every kind: even and uneven, few deals and many, sure to win and sure to lose."""
    rng = Random(1)
    kinds = dict.fromkeys(("even", "worse", "few"), 0)
    for _ in range(3000):
        luck = [rng.random() * rng.choice((0, 1)) for _ in range(60)]
        noise = rng.choice((0.0, 0.01, 0.2))
        found = {}
        for name in "abcde":
            less = rng.uniform(-0.1, 0.3)
            deals = luck[: rng.choice((1, 3, 6, 20, 60, 60))]
            found[name] = [min(1.0, max(0.0, deal - less + rng.gauss(0, noise))) for deal in deals]
        top = chance_of(found["a"])
        rows = beside(found, "a")
        named = {row.text for row in rows}
        few = {name for name in "bcde" if min(len(found[name]), len(found["a"])) < ENOUGH}
        assert named == set("bcde") - few
        kinds["few"] += len(few)
        for row in rows:
            kinds["even" if row.even else "worse"] += 1
            assert row.chance is None or (top is not None and 0 <= row.chance <= top - CLEAR)
    assert min(kinds.values()) > 500, kinds


def test_the_luck_of_the_deal_is_no_difference() -> None:
    deals = [0.1, 0.9, 0.2, 0.8, 0.5, 0.4]
    found = {"best": deals, "less": [one - 0.08 for one in deals], "same": deals[:5], "lucky": [0.9, 0.9]}
    rows = beside(found, "best")
    assert [row.text for row in rows] == ["same", "less"]
    assert rows[0].even
    assert rows[1].chance == pytest.approx(sum(deals) / 6 - 0.08)


def test_chances_are_those_of_winning_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rich()
    seat = state.current_player
    assert seat is not None
    mind = knowledge_of(state)
    monkeypatch.setattr(mind, "chances", lambda world: [1.0, 0.0])
    search = Paired(Question(state, seat, mind, Random(1), turns=1))
    for _ in range(6):
        search.playout()
    assert {chance for found in search.on_equal_deals().values() for chance in found} == {1.0 - seat}
