"""An older state of a game that is further on comes by a file or a text: it is told, and the person chooses."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.devices import NewContext, device, game_after, saved_game
from tests.browser.site import Site
from tests.browser.table import Table


@pytest.mark.parametrize("choice", ["newer", "older"])
@pytest.mark.parametrize("aside", [False, True])
def test_an_older_state_is_told_and_somebody_chooses(
    new_context: NewContext, site: Site, choice: str, aside: bool
) -> None:
    context = device(new_context, site, games=[saved_game(game_after(6))])
    page = context.new_page()
    page.goto(f"{site.url}#/")
    if aside:
        page.get_by_test_id("game-delete").click()
        expect(page.get_by_test_id("deleted")).to_be_visible()
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(json.dumps(game_after(2).record()))
    page.get_by_test_id("import-go").click()
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("This is an older state of")
    expect(question).to_contain_text("Thurn und Taxis")
    page.get_by_test_id(f"answer-{choice}").click()
    table = Table(page)
    table.wait_for_curtain()
    assert table.take_seat()["step"] == (6 if choice == "newer" else 2)
    page.goto(f"{site.url}#/")
    cards = page.get_by_test_id("game-card")
    count = 1 if choice == "newer" or aside else 2
    expect(cards).to_have_count(count)
    expect(cards.filter(has_text="(older state)")).to_have_count(1 if choice == "older" else 0)
