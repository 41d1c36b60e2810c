"""A sample expansion, new files and two edits: its box, its official, its words and its points are there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.devices import NewContext, device
from tests.browser.site import Site
from tests.browser.steps import first_turn, new_game
from tests.sample_expansion.site import build_if_stale

BOX = "choose-inn"
TEXT_ID = re.compile(r"\b(tut|table|rule|expansion)-[a-zA-Z]")
"""A text that is missing shows its id."""


@pytest.fixture(scope="module")
def grown_site() -> Iterator[Site]:
    with Site(build_if_stale()) as site:
        yield site


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_official_more(new_context: NewContext, grown_site: Site, language: str) -> None:
    page = device(new_context, grown_site, prefs={"language": language}).new_page()
    page.goto(grown_site.url)
    table = new_game(page, ticked=(BOX,))
    first_turn(table)
    first_turn(table)
    table.take_seat()
    table.put_news_away()

    # He is shown after the others, with his picture; he cannot help yet, and says why.
    portraits = table.root.locator(".official")
    ids = [portrait.get_attribute("data-part") for portrait in portraits.all()]
    assert ids == [f"official-{id_}" for id_ in table.view["observation"]["helpers"]]
    assert ids[-1] == "official-wirt"
    expect(table.part("official-wirt").locator("svg path")).not_to_have_count(0)
    table.tap("official-wirt")
    expect(table.part("bubble").locator("[data-rule='IN-001']")).to_be_visible()

    # After a card was taken he asks once, and rests.
    step = table.view["step"]
    table.take(None)
    table.wait_for_step(step + 1)
    expect(table.part("official-wirt")).to_have_class(re.compile("lit"))
    table.tap("official-wirt")
    expect(table.part("bubble")).to_contain_text("Wirt")
    # At once it would be taken for the second half of a double press.
    page.wait_for_timeout(700)
    table.tap("ask-yes")
    table.wait_for_step(step + 2)
    expect(table.part("official-wirt")).to_have_class(re.compile("used"))
    expect(table.part(f"rests-{table.view['seat']}")).to_contain_text("1")
    assert table.own["score"]["parts"]["inn"] == 0
    expect(table.root).not_to_contain_text(TEXT_ID)
