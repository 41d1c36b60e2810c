"""A state of a game that is here comes by a file or a text: it is told which, and the person chooses."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, saved_game
from tests.browser.site import Site
from tests.browser.steps import saves
from tests.browser.table import Table


def bring_in(page: Page, site: Site, steps: int, *, aside: bool) -> Locator:
    """Import a state of the game, and return the question."""
    page.goto(f"{site.url}#/")
    if aside:
        page.get_by_test_id("game-delete").click()
        expect(page.get_by_test_id("deleted")).to_be_visible()
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(json.dumps(game_after(steps).record()))
    page.get_by_test_id("import-go").click()
    return page.get_by_test_id("question")


@pytest.mark.parametrize("choice", ["here", "both"])
@pytest.mark.parametrize("aside", [False, True])
def test_an_older_state_is_told_and_somebody_chooses(
    new_context: NewContext, site: Site, choice: str, aside: bool
) -> None:
    page = device(new_context, site, games=[saved_game(game_after(6))]).new_page()
    question = bring_in(page, site, 2, aside=aside)
    expect(question).to_contain_text("This is an older state of")
    expect(question).to_contain_text("Thurn und Taxis")
    page.get_by_test_id(f"answer-{choice}").click()
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == (6 if choice == "here" else 2)
    page.goto(f"{site.url}#/")
    cards = page.get_by_test_id("game-card")
    count = 1 if choice == "here" or aside else 2
    expect(cards).to_have_count(count)
    expect(cards.filter(has_text="(older state)")).to_have_count(1 if choice == "both" else 0)
    # An older state beside its game counts nowhere.
    branches = [save["origin"] for save in saves(page) if save.get("study")]
    assert branches == ([{"id": GAME_ID, "step": 2}] if choice == "both" else [])


def test_a_question_does_not_outlast_its_page(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=[saved_game(game_after(6))]).new_page()
    question = bring_in(page, site, 2, aside=False)
    expect(question).to_be_visible()
    page.evaluate("location.hash = '#/about'")
    expect(question).to_have_count(0)


@pytest.mark.parametrize("aside", [False, True])
def test_the_state_that_is_here_is_opened_and_not_kept_twice(
    new_context: NewContext, site: Site, aside: bool
) -> None:
    page = device(new_context, site, games=[saved_game(game_after(6))]).new_page()
    question = bring_in(page, site, 6, aside=aside)
    expect(question).to_contain_text("is here with exactly these moves")
    expect(page.get_by_test_id("answer-both")).to_have_count(0)
    page.get_by_test_id("answer-here").click()
    expect(page).to_have_url(re.compile(f"/game/{GAME_ID}$"))
    Table(page).wait_for_curtain()
    page.goto(f"{site.url}#/")
    expect(page.get_by_test_id("game-card")).to_have_count(1)


@pytest.mark.parametrize(("choice", "aside"), [("here", False), ("here", True), ("both", False)])
def test_a_later_state_takes_its_place_or_is_kept_beside_it(
    new_context: NewContext, site: Site, choice: str, aside: bool
) -> None:
    page = device(new_context, site, games=[saved_game(game_after(2))]).new_page()
    question = bring_in(page, site, 6, aside=aside)
    expect(question).to_contain_text("This is a later state of")
    page.get_by_test_id(f"answer-{choice}").click()
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == 6
    assert page.url.endswith(GAME_ID) == (choice == "here")
    page.goto(f"{site.url}#/")
    expect(page.get_by_test_id("game-card")).to_have_count(1 if choice == "here" else 2)


def test_a_later_state_does_not_take_the_place_of_a_game_that_is_played_elsewhere(
    new_context: NewContext, site: Site
) -> None:
    context = device(new_context, site, games=[saved_game(game_after(2))])
    open_game(context, site).take_seat()
    page = context.new_page()
    bring_in(page, site, 6, aside=False)
    page.get_by_test_id("answer-here").click()
    expect(page.get_by_test_id("toast")).to_contain_text("open in another tab")
    expect(page.get_by_test_id("game-card")).to_have_count(1)
