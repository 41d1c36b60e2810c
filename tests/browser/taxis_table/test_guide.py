"""The guide through the first game: it shows the thing to touch, covers nothing, and goes along with what a person does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import dressed, game, game_when, phase
from tests.browser.guide import (
    begin_by_keys,
    come_back,
    covered,
    expect_lesson,
    expect_light,
    expect_told,
    kept,
    lesson,
)
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, new_murano
from tests.browser.steps import keep
from tests.browser.sweeps import DRESSES
from tests.browser.table import Table

HINTS = "spieltisch:hints:thurn-und-taxis"

# What is the same at every table, with the lesson that follows the greeting.
EITHER_GAME = pytest.mark.parametrize(
    ("kind", "state", "following"),
    [(Table, game, "take"), (Lagoon, new_murano, "sail")],
    ids=["thurn-und-taxis", "murano"],
)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_through_a_first_turn(size: str, household: Household) -> None:
    table = household.seat(Table, game(names=("Anna", "Ben")))
    page = table.page
    resize(page, size)
    assert lesson(table) == "welcome"
    expect_light(page, '[data-part="map"]')
    table.tap("guide-next")
    expect_lesson(table, "take")
    expect_light(page, ".display")
    for step, after in ((1, "second"), (2, "begin")):
        table.take(next(city for city in table.view["observation"]["display"] if city))
        table.wait_for_step(step)
        expect_lesson(table, after)
    expect_light(page, ".hand")
    # The light takes no touch away: what it shows is touched right through it.
    table.lay(table.own["hand"][0], "first")
    table.wait_for_step(3)
    expect_lesson(table, "end")
    expect_light(page, "[data-part=btn-end-turn]")
    table.tap("btn-end-turn")
    table.wait_for_curtain()


def test_it_goes_along_with_whoever_does_not_follow(household: Household) -> None:
    table = household.seat(Table, game())
    table.tap("guide-next")
    expect_lesson(table, "take")
    table.take(None)
    table.wait_for_step(1)
    expect_lesson(table, "second")


def test_whoever_plays_on_without_an_answer_to_the_greeting_is_left_alone(household: Household) -> None:
    table = household.seat(Table, game())
    assert lesson(table) == "welcome"
    table.take(None)
    table.wait_for_step(1)
    expect(table.part("guide-card")).to_have_count(0)


def closes(state: State) -> bool:
    return any(str(action).startswith("close") for action in state.legal_actions())


def discards(state: State) -> bool:
    return phase(state) == "discard"


@pytest.mark.parametrize(("reached", "expected"), [(closes, "close"), (discards, "discard")])
def test_later_lessons(reached: Any, expected: str, household: Household) -> None:
    table = household.seat(Table, game_when(reached))
    table.put_news_away()
    assert lesson(table) == expected
    if expected == "close":
        expect_light(table.page, "[data-part=btn-close]")
        table.tap("btn-close")
        expect_lesson(table, "closing")
        expect_light(table.page, ".modes")


@pytest.mark.parametrize(
    ("options", "end", "expected"),
    [({"board": "north"}, "horse", "gg-harness"), ({"courier": True}, None, "kf-letters")],
)
def test_lessons_of_expansions(
    options: dict[str, Any], end: str | None, expected: str, household: Household
) -> None:
    def reached(state: State) -> bool:
        round_: int = state.observation(None)["round"]
        return round_ >= 2 and (phase(state) == "lay" if end else phase(state) == "done")

    table = household.seat(Table, game_when(reached, **options))
    table.put_news_away()
    assert lesson(table) == expected


@pytest.mark.parametrize(
    ("options", "due", "expected"),
    [
        ({"audience": True}, "assign", "au-assign"),
        ({"audience": True}, "move", "au-move"),
        ({"offices": True}, "done", "aw-tiles"),
    ],
)
def test_clerics_and_office_tiles_are_explained_when_they_first_matter(
    options: dict[str, Any], due: str, expected: str, household: Household
) -> None:
    def reached(state: State) -> bool:
        own = state.observation(None)["seats"][state.current_player or 0]
        return phase(state) == due and (due != "done" or any(own["offices"].values()))

    table = household.seat(Table, game_when(reached, **options))
    table.put_news_away()
    assert lesson(table) == expected


@EITHER_GAME
def test_it_can_be_left_and_called_back(
    kind: type[Table], state: Callable[[], State], following: str, household: Household
) -> None:
    table = household.seat(kind, state())
    assert lesson(table) != following
    table.tap("guide-off")
    expect(table.part("guide-card")).to_have_count(0)
    expect(table.part("spotlight")).to_have_count(0)
    expect_told(table, "has ended")
    come_back(table)
    expect(table.part("guide-card")).to_have_count(0)
    table.tap("tool-help")
    table.tap("guide-switch")
    expect_lesson(table, "welcome")


@EITHER_GAME
def test_it_is_off_by_one_press_and_says_where_it_begins_again(
    kind: type[Table], state: Callable[[], State], following: str, household: Household
) -> None:
    table = household.seat(kind, state())
    table.tap("guide-next")
    expect_lesson(table, following)
    table.tap("guide-off")
    expect_told(table, "from the help window")
    expect(table.part("guide-card")).to_have_count(0)
    # What it says goes by itself.
    expect(table.part("bubble")).to_have_count(0)
    assert kept(table.page, table.view["game"])["on"] is False


@EITHER_GAME
def test_what_is_understood_does_not_come_again(
    kind: type[Table], state: Callable[[], State], following: str, household: Household
) -> None:
    table = household.seat(kind, state())
    table.tap("guide-next")
    expect_lesson(table, following)
    assert kept(table.page, table.view["game"]) == {"on": True, "known": ["welcome"]}
    come_back(table)
    expect_lesson(table, following)


def test_keys_alone(household: Household) -> None:
    table = household.seat(Table, game())
    keyboard = begin_by_keys(table)
    expect(table.root.locator(".display .card").first).to_be_focused()
    # A second press of a key that comes sooner belongs to the first one.
    table.page.wait_for_timeout(400)
    keyboard.press("Enter")
    table.wait_for_step(1)


@pytest.mark.parametrize(
    ("dress", "name", "words"),
    [("en-light", "Anna:", "Take a card."), ("de-dark", "Anna:", "Nimm eine Karte.")],
)
def test_it_is_read_out_after_the_name_and_the_question(
    dress: str, name: str, words: str, household: Household
) -> None:
    table = household.open(Table, game(names=("Anna", "Ben")), **DRESSES[dress])
    keep(table.page, HINTS, json.dumps({"on": True, "known": ["welcome"]}))
    table.page.reload()
    table.wait_for_curtain()
    table.take_seat()
    expect_told(table, name, words)


@pytest.mark.parametrize(
    "dress",
    [
        *(pytest.param(dress, id=name) for name, dress in DRESSES.items()),
        *(
            pytest.param(dressed(language, theme), id=f"{language}-{theme}", marks=pytest.mark.long)
            for language, theme in (("de", "light"), ("en", "dark"))
        ),
    ],
)
def test_it_covers_nothing(dress: dict[str, Any], household: Household) -> None:
    state = game_when(lambda state: phase(state) == "lay", names=("Anna", "Bernhard", "Cäcilia", "Dora"))
    table = household.seat(Table, state, **dress)
    table.put_news_away()
    assert covered(table) == []


def test_the_panel_after_a_curtain_has_the_keyboard(household: Household) -> None:
    table = household.seat(Table, game(names=("Anna", "Ben"), audience=True))
    heading = table.root.locator("#assign-title")
    expect(heading).to_be_focused()
    ranks = [card.get_attribute("data-part") for card in table.root.locator(".clerics > button").all()]
    coaches = [coach.get_attribute("data-part") for coach in table.root.locator(".coaches > button").all()]
    for rank, coach in zip(ranks, coaches, strict=True):
        table.tap(str(rank))
        table.tap(str(coach))
    table.tap("assign-confirm")
    table.wait_for_curtain()
    table.take_seat()
    expect(heading).to_be_focused()
