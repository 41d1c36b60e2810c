"""A game for two by clicks and drags, from the home page to the score table and into the next game.

The ordinary run leaves out the middle.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch import State
from tests.browser.devices import QUIET, NewContext, fix_chance, seen
from tests.browser.ending import exported, numbers, score_table, to_result
from tests.browser.household import Household
from tests.browser.policy import choose, surplus_of
from tests.browser.site import Site
from tests.browser.steps import saves
from tests.browser.table import RANKS, Table, View, lit_by_rules

SEED = 54
"""A short game in which everything happens: all four officials, both ways of placing, giving up, discarding several cards."""

EVERYTHING = ("postmeister", "amtmann", "postillion", "wagner", "each", "all", "several", "exchange", "drag")
FIRST = 3
LEFT = 5
"""So many turns are played by clicks at the beginning, and so many at the end, where not all of them are."""


def set_up(page: Page, site: Site) -> Table:
    page.goto(site.url)
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("pref-animationSpeed").select_option("off")
    page.get_by_test_id("pref-lookFirst").select_option("never")
    page.get_by_test_id("dialog-close").click()
    page.get_by_test_id("new-game").click()
    for number, name in (1, "Anna"), (2, "Bernhard"):
        page.get_by_test_id(f"seat-{number}").get_by_test_id("seat-name").fill(name)
    page.get_by_test_id("start-game").click()
    table = Table(page)
    table.wait_for_curtain()
    return table


def play_turn(table: Table, done: Counter[str | None], dragging: count[int]) -> View:
    """Play the turn of the person at the table; return what that person sees at its end."""
    view = table.view
    seat = view["current"]
    while view["current"] == seat:
        assert table.lit == lit_by_rules(view), view["observation"]["phase"]
        action = choose(view)
        done[action["type"]] += 1
        done[action.get("official")] += 1
        done[action.get("mode")] += 1
        if action["type"] == "discard":
            cities = surplus_of(table.own["hand"])
            done["several"] += len(cities) > 1
            table.discard(cities)
            table.wait_for_step(view["step"] + len(cities))
        else:
            drag = action["type"] in ("take", "lay") and next(dragging) % 3 == 0
            done["drag"] += drag
            table.do(action, drag=drag)
        view = table.view
    return view


def on_another_day(state: State) -> State:
    """Play on without a page; return the position some turns before the end."""
    turns: list[State] = []
    while not state.is_over:
        view = seen(state)
        if view["observation"]["phase"] == "take" and (
            not turns or turns[-1].current_player != state.current_player
        ):
            turns.append(state.copy())
        state.apply(choose(view)["text"])
    return turns[-LEFT]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_from_the_home_page_to_the_next_game(
    new_context: NewContext, site: Site, household: Household, whole: bool
) -> None:
    page = new_context(**QUIET).new_page()
    fix_chance(page, SEED)
    table = set_up(page, site)
    done: Counter[str | None] = Counter()
    dragging = count()
    names = ("Anna", "Bernhard")
    turns = 0
    view = table.take_seat()
    while True:
        view = play_turn(table, done, dragging)
        if view["over"]:
            break
        if view["observation"]["ending"]:
            expect(page.get_by_test_id("last-round")).to_be_visible()
        turns += 1
        if turns == FIRST and not whole:
            (kept,) = saves(page)
            table = household.open(Table, on_another_day(spieltisch.replay(kept["record"])))
            page = table.page
            view = table.view
        table.wait_for_curtain()
        expect(page.get_by_test_id("curtain")).to_contain_text(names[view["current"]])
        view = table.take_seat()

    for once in EVERYTHING if whole else ["take", "lay", "close", "drag"]:
        assert done[once], f"the game was without {once}"

    to_result(page)
    file = exported(page)
    state = spieltisch.replay(file["record"])
    assert state.is_over
    assert file["record"]["seed"] == SEED
    assert [seat["name"] for seat in file["seats"]] == list(names)

    ranking = sorted(state.ranking(), key=lambda row: row["rank"])
    order = [row["seat"] for row in ranking]
    scores = state.scores()
    head, carriages, tiles, houses, totals, ranks = score_table(page)
    assert head[1:] == [names[seat] for seat in order]
    for part, row in ("carriage", carriages), ("tiles", tiles), ("houses", houses):
        assert numbers(row[1:]) == [scores[seat]["parts"][part] for seat in order], part
    assert numbers(totals[1:]) == [scores[seat]["total"] for seat in order]
    assert ranks[1:] == [RANKS[row["rank"] - 1] for row in ranking]
    expect(page.get_by_test_id("winner")).to_contain_text(names[state.winners()[0]])
    expect(page.get_by_test_id("score-chart")).to_be_visible()

    page.get_by_test_id("end-rematch").click()
    table.wait_for_curtain()
    view = table.take_seat()
    assert view["step"] == 0
    assert view["observation"]["players"] == list(names)
    page.get_by_test_id("bar-to-home").click()
    expect(page.get_by_test_id("games-running").locator("st-game-card")).to_have_count(1)
    expect(page.get_by_test_id("games-finished").locator("st-game-card")).to_have_count(1)
