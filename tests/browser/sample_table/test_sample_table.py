"""A third game with a plain table made of what all tables share: played to its end, and no part of the site."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import NAMES, NewContext, device
from tests.browser.site import Site
from tests.browser.steps import actions
from tests.browser.table import Table
from tests.sample_game.site import HERE, build_sample_if_stale

MOST_LINES = 300
"""So much JavaScript a plain table may need, as docs/new-game.md promises."""
OF_THE_GAME = ("dredging", "dre-table")
TEXT_ID = re.compile(r"\b(dre|table)-[a-z]")
"""A text that is missing shows its id."""


@pytest.fixture(scope="module")
def sample_site() -> Iterator[Site]:
    with Site(build_sample_if_stale()) as site:
        yield site


def begin(page: Page, site: Site) -> Table:
    """From the home page to the table, two people at it; the first one is here."""
    page.goto(site.url)
    page.get_by_test_id("new-dredging").click()
    for number, name in enumerate(NAMES[:2], 1):
        page.get_by_test_id(f"seat-{number}").get_by_test_id("seat-name").fill(name)
    start = page.get_by_test_id("start-game")
    expect(start).to_be_enabled()
    start.click()
    table = Table(page)
    next_seat(table)
    return table


def next_seat(table: Table) -> None:
    table.wait_for_curtain()
    table.take_seat()
    table.put_news_away()


def beads(table: Table) -> int:
    return int(table.view["observation"]["beads"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_by_clicks_and_keys(new_context: NewContext, sample_site: Site, language: str) -> None:
    page = device(new_context, sample_site, prefs={"language": language}).new_page()
    table = begin(page, sample_site)

    expect(table.root).not_to_contain_text(TEXT_ID)

    # The first person uses the pointer, and changes her mind.
    secret = table.own["secret"]
    expect(table.part("own")).to_contain_text(str(secret))
    expect(table.root.locator("[data-part^=bead-]")).to_have_count(12)
    table.tap("bead-3")
    table.wait_for_step(1)
    expect(table.part("player-0")).to_contain_text("3")
    table.tap("btn-undo")
    expect(table.root.locator("[data-part^=bead-]")).to_have_count(12)
    table.tap("bead-5")
    expect(table.part("bubble").locator("[data-rule=DR-001]")).to_contain_text("3")
    table.tap("bead-2")
    table.wait_for_step(1)
    table.tap("btn-end-turn")

    # The second one uses keys only, and the list of all actions.
    next_seat(table)
    assert table.view["observation"]["seats"][0]["secret"] is None
    expect(table.part("log")).to_contain_text(NAMES[0])
    expect(table.part("prompt")).to_contain_text("10")
    page.keyboard.press("e")
    expect(table.part("bubble").locator("[data-rule=DR-005]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.part("bubble")).to_be_hidden()
    page.keyboard.press("3")
    table.wait_for_step(3)
    page.keyboard.press("u")
    expect(table.root.locator("[data-part^=bead-]")).to_have_count(10)
    page.keyboard.press("a")
    expect(table.root.locator("[data-action='take 1']")).to_be_focused()
    page.keyboard.press("Enter")
    table.wait_for_step(3)
    page.keyboard.press("e")

    while not table.view["over"]:
        next_seat(table)
        count = min(3, beads(table))
        step = table.view["step"]
        if table.view["seat"] == 0:
            table.tap(f"bead-{count}")
        else:
            page.keyboard.press(str(count))
        table.wait_for_step(step + 1)
        if not table.view["over"]:
            page.keyboard.press("e")
    assert actions(page) == [
        "take 2",
        "end turn",
        "take 1",
        "end turn",
        "take 3",
        "end turn",
        "take 3",
        "end turn",
        "take 3",
    ]
    expect(page.get_by_test_id("winner")).to_contain_text(NAMES[0])


def test_help_names_the_keys(new_context: NewContext, sample_site: Site) -> None:
    page = device(new_context, sample_site).new_page()
    table = begin(page, sample_site)
    page.keyboard.press("?")
    expect(table.root.locator("dialog")).to_contain_text("Whoever takes the last bead wins.")
    expect(table.root.locator("dialog")).not_to_contain_text(TEXT_ID)
    expect(table.root.locator("dialog kbd")).to_have_text(["1–3", "E", "U", "A"])
    page.keyboard.press("Escape")
    expect(table.root.locator("dialog")).to_be_hidden()


def test_it_is_no_part_of_the_site(built: Path, sample_site: Site) -> None:
    assert found(built) == set()
    assert found(sample_site.folder) == set(OF_THE_GAME)


def found(site: Path) -> set[str]:
    """Names of the sample game in the files of a site and in the names of what its archives hold."""
    contents = [path.read_bytes() for path in site.rglob("*") if path.is_file()]
    for archive in [*site.rglob("*.whl.js"), *site.rglob("*.zip.js")]:
        with zipfile.ZipFile(archive) as files:
            contents += [name.encode() + files.read(name) for name in files.namelist()]
    return {name for name in OF_THE_GAME if any(name.encode() in content for content in contents)}


def test_a_plain_table_is_short() -> None:
    lines = [line for path in (HERE / "table").glob("*.js") for line in path.read_text().splitlines()]
    assert len(lines) <= MOST_LINES
