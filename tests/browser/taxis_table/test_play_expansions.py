"""Games with the expansions by clicks: from the boxes on the set-up page on, and up to the score table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import spieltisch
from spieltisch import State
from tests.browser.devices import GAME, fix_next_chance, game_when, phase
from tests.browser.ending import exported, numbers, score_table, to_result
from tests.browser.household import Household
from tests.browser.hurry import Hurry
from tests.browser.steps import NAMES, new_game, saves
from tests.browser.table import RANKS, TABLE, Table, lit_by_rules

BEGINNING = 4
"""So many turns from the set-up page on are played by clicks."""


@dataclass(frozen=True)
class Plan:
    """A short game in which everything of the expansion happens."""

    boxes: tuple[str, ...]
    """What is ticked on the set-up page."""
    options: dict[str, Any]
    seed: int
    happens: tuple[str, ...]
    """Events, and ends or types of actions, without which the game would prove little."""
    again: tuple[tuple[int, int | None], ...] = ()
    """The turns, after those of the beginning, that are played by clicks again; those in between are another day's."""
    beginning: int | None = BEGINNING

    def play(self, options: dict[str, Any], seed: int) -> State:
        """Play the game without a page."""
        state = spieltisch.new_game(GAME, NAMES, options, seed=seed)
        return Hurry(Random(seed)).plan(state)


PLANS = {
    "glory": Plan(
        ("choose-glory",),
        {"board": "north", "north-rules": "horses"},
        17,
        ("harnessed", "free-city", "postillion"),
        again=((28, 30), (44, None)),
    ),
    "glory-base": Plan(
        ("choose-glory", "option-north-rules-base"),
        {"board": "north", "north-rules": "base"},
        36,
        ("carriage", "wagner", "free-city"),
        again=((24, None),),
    ),
    "courier": Plan(
        ("choose-courier",), {"courier": True}, 5, ("letter", "letters-paid", "courier"), again=((21, None),)
    ),
    "offices": Plan(
        ("choose-offices",),
        {"offices": True},
        12,
        ("office-tile", "return-round", "returned", "chip", "reward"),
        again=((27, None),),
    ),
    "audience": Plan(
        ("choose-audience",),
        {"audience": True},
        12,
        ("assigned", "move", "joker", "coach-arrived"),
        again=((33, None),),
    ),
    "everything": Plan(
        ("choose-courier", "choose-offices", "choose-audience"),
        {"courier": True, "offices": True, "audience": True},
        33,
        ("letters-paid", "courier", "return-round", "reward", "assigned", "move", "joker"),
        again=((17, 19), (20, 21), (27, None)),
    ),
}
PLANS["everything, whole"] = replace(PLANS["everything"], again=(), beginning=None)


def turns(game: State) -> list[list[Any]]:
    """Return the actions of a finished game, turn by turn."""
    state = spieltisch.replay(game.record(), 0)
    found: list[list[Any]] = [[]]
    for action in game.history():
        found[-1].append(action)
        if any(event["event"] == "turn-ended" for event in state.apply(action)):
            found.append([])
    return found


def play_by_clicks(table: Table, actions: Iterable[Any], state: State) -> Counter[str]:
    """Make planned actions in a state and at the table that shows it; return what happened how often."""
    done: Counter[str] = Counter()
    waiting = list(actions)
    seat = None
    while waiting:
        action = waiting.pop(0)
        # What alone can be given back goes by itself.
        by_itself = action.verb == "return" and len(state.legal_actions()) == 1
        if state.current_player != seat and not by_itself:
            seat = state.current_player
            table.wait_for_curtain()
            expect(table.page.get_by_test_id("curtain")).to_contain_text(NAMES[seat or 0])
            view = table.take_seat()
            assert [one["text"] for one in view["actions"]] == [str(one) for one in state.legal_actions()]
            if view["observation"]["phase"] == "take":
                assert table.lit == lit_by_rules(view)
        events = state.apply(action)
        if action.verb == "discard":
            # All the cards that go are marked at once.
            cities = [action.json["card"]]
            while waiting and waiting[0].verb == "discard" and state.current_player == seat:
                cities.append(waiting[0].json["card"])
                events += state.apply(waiting.pop(0))
            table.discard(cities)
            table.wait_for_step(len(state.history()))
        elif by_itself:
            table.wait_for_step(len(state.history()))
        else:
            table.do(action.to_dict())
        done.update(event["event"] for event in events)
        done.update(event["stack"] for event in events if event["event"] == "tile")
        done.update((action.verb, action.official))
    return done


ORDINARY = ("glory", "everything")
"""The plans in which each expansion is once; the others are for the long run."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name in ORDINARY else pytest.mark.long) for name in PLANS],
)
def test_a_game_to_the_score_table(name: str, household: Household) -> None:
    plan = PLANS[name]
    page = household.show("")
    fix_next_chance(page, plan.seed)
    table = new_game(page, ticked=plan.boxes)
    (saved,) = saves(page)
    options = saved["record"]["options"]
    assert plan.options.items() <= options.items()

    game = plan.play(options, plan.seed)
    played = turns(game)
    state = spieltisch.new_game(GAME, NAMES, options, seed=plan.seed)
    done = play_by_clicks(table, chain(*played[: plan.beginning]), state)
    for begin, end in plan.again:
        state = spieltisch.replay(game.record(), sum(map(len, played[:begin])))
        table = household.open(Table, state)
        done += play_by_clicks(table, chain(*played[begin:end]), state)
    for once in plan.happens:
        assert done[once], f"the game was without {once}"

    to_result(page)
    file = exported(page)
    assert file["record"]["actions"] == [str(action) for action in game.history()]
    ranking = sorted(game.ranking(), key=lambda row: row["rank"])
    order = [row["seat"] for row in ranking]
    scores = game.scores()
    head, *parts, totals, ranks = score_table(page)
    assert head[1:] == [NAMES[seat] for seat in order]
    shown = [numbers(row[1:]) for row in parts]
    for part in scores[0]["parts"]:
        points = [scores[seat]["parts"][part] for seat in order]
        assert points in shown or not any(points), part
    assert numbers(totals[1:]) == [scores[seat]["total"] for seat in order]
    assert ranks[1:] == [RANKS[row["rank"] - 1] for row in ranking]
    expect(page.get_by_test_id("winner")).to_contain_text(NAMES[game.winners()[0]])


def test_an_office_tile_that_is_the_only_choice_goes_back_by_itself(household: Household) -> None:
    """Whoever takes the last one is asked no more than the others, and what it did is taken back with it."""
    state = game_when(lambda one: phase(one) == "return" and len(one.offers()) == 1, offices=True)
    actions = state.record()["actions"]
    before = spieltisch.replay(state.record(), len(actions) - 1)
    table = household.seat(Table, before)
    table.play(actions[-1])
    table.page.wait_for_function(f"(step) => {TABLE}.view.step > step", arg=len(actions))
    expect(table.part("return-tiles")).to_have_count(0)
