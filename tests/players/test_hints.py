"""Hints are on one scale: the figures never say that another action is better than the one that is advised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spieltisch import State
from spieltisch.analysis import hint_of, told
from spieltisch.analysis.equal_deals import CLEAR, ENOUGH, beside, chance_of
from spieltisch.players import Budget, Thinking, level_of
from spieltisch.players.evaluator import Evaluator, Found
from tests.positions import Seat, position, way

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
        hint = hint_of(self, len(self.view.history()))
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
    assert first["chance"] == hint["chance"], where
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
    assert len(hint["line"]) != 1, where
    return len(others)


def compared(game: str, playouts: tuple[int, ...]) -> dict[int, int]:
    """Check the hints at all positions, with playouts of one turn; return how many other actions are named."""
    found = dict.fromkeys(playouts, 0)
    for number, state in enumerate(decisions(game)):
        level = replace(level_of("patrician"), turns=1)
        thinking = Growing(state, level, number, Budget(600, max(playouts)))
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


@pytest.mark.parametrize(("slope", "doubt"), [(1.0, 0.0), (1.4, 0.01), (2.2, 0.1), (0.7, 0.2)])
def test_what_is_told_alike_is_about_as_good(
    slope: float, doubt: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a fit brings chances together that were found apart, as near to 0 and 1, no difference is told."""
    monkeypatch.setattr(told, "_fits", lambda: {MURANO: {"2": told.Fit(slope, doubt)}})
    kinds = {False: 0, True: 0}
    thinking = Growing(rich(), level_of("patrician"), 1, Budget(600, 60))
    best, other, *_ = thinking.after(60)["options"]
    known, seat = thinking.evaluation, thinking.seat
    assert known
    for percent in range(1, 100):
        found = {}
        for option, less in ((best, 0.0), (other, CLEAR + 0.001)):
            chance = max(0.0, percent / 100 - less)
            chances = [1 - chance, 1 - chance]
            chances[seat] = chance
            found[option["text"]] = [Found(tuple(chances), chance)] * 60
        known.found = found
        hint = hint_of(thinking, 0)
        assert check(hint, percent) == 1
        kinds[hint["options"][1]["even"]] += 1
    assert kinds[False] > 10, kinds
    assert (kinds[True] > 5) == (slope != 1.0), kinds


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
    known = Evaluator().at(state, rounds=1)
    monkeypatch.setattr(known.knowledge, "chances", lambda world: [1.0, 0.0])
    assert known.play(known.judged_best).chances[seat or 0] == 1.0 - (seat or 0)
    assert known.found[str(known.judged_best)][0].utility != 1.0 - (seat or 0)


def test_where_nothing_matters_any_more_that_is_told_with_the_plan() -> None:
    told = 0
    for seed in (3, 4):
        positions = [now.copy() for now, _ in played(begin(TAXIS, 2, seed=seed), seed)]
        for state in [now for now in positions[-14:] if len(now.legal_actions()) > 1]:
            thinking = Thinking(state, level_of("patrician"), 1, Budget(60.0, 60), seen=[], telling=True)
            thinking.run()
            hint = hint_of(thinking, len(state.history()))
            first, *others = hint["options"]
            if not others or not all(other["even"] for other in others):
                continue
            ids = [why["id"] for why in first["reasons"]]
            assert "stands-out" not in ids
            assert len({*ids}) == len(ids)
            found = hint["note"]["chances"][thinking.seat]
            if min(found, 1 - found) < 0.01:
                told += 1
                assert "no-difference" not in ids[1:]
                decided = [why["data"].get("decided") for why in first["reasons"]]
                assert decided == [int(found > 0.5), *[None] * (len(ids) - 1)] or ids == ["no-difference"]
    assert told


def test_where_several_cards_go_a_hint_names_them_all() -> None:
    state = position(Seat(hand="Ulm Ulm Linz Lodz Passau", route=way(3)), phase="discard")
    thinking = Thinking(state, level_of("patrician"), 1, Budget(60.0, 8), seen=[], telling=True)
    thinking.run()
    hint = hint_of(thinking, 0)
    assert hint["action"]["type"] == "discard"
    assert [action["type"] for action in hint["following"]] == ["discard"]
    for action in (hint["action"], *hint["following"]):
        state.apply(action["text"])
    assert state.legal_actions() == ["end turn"]


def test_of_actions_as_good_as_each_other_the_one_that_the_judgement_likes_is_advised() -> None:
    """As found by reading: six new cards were advised, as good as the one that lay open and completed the route."""
    met = 0
    for game, seed in ((TAXIS, 6), (MURANO, 6)):
        for number, (state, _) in enumerate(played(begin(game, 2, seed=seed), seed, 60)):
            if number % 6 or state.current_player is None or len(state.legal_actions()) < 2:
                continue
            thinking = Thinking(state, level_of("patrician"), 1, Budget(60.0, 40), seen=[], telling=True)
            found = thinking.run()
            hint = hint_of(thinking, 0)
            known = thinking.evaluation
            assert known
            met += hint["action"]["text"] != found
            less = known.differences(found, hint["action"]["text"])
            assert sum(less) / len(less) < CLEAR / 3
    assert met
