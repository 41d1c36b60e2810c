"""A tournament of a club: drawn on one tablet, played at several, and counted once however often results are brought in."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from tests.browser.devices import GAME, NewContext, device, positions, saved_game
from tests.browser.ending import plain, to_result
from tests.browser.home.test_results import bring_in
from tests.browser.household import Household
from tests.browser.looks import SIZES, faults, resize
from tests.browser.site import Site
from tests.browser.steps import show, storage
from tests.browser.sweeps import DRESSES

NAMES = "Anna\nBen\nCäcilia\nDora"
ONE_OF_TWO = re.compile("1.? of .?2")
NOTE = "spieltisch:result:tournament-"


def draw(page: Page) -> dict[str, Any]:
    page.get_by_test_id("tournament-names").fill(NAMES)
    page.get_by_test_id("tournament-draw").click()
    expect(page.get_by_test_id("tournament-points")).to_be_visible()
    (drawn,) = [json.loads(text) for key, text in storage(page).items() if key.startswith(NOTE)]
    return dict(drawn)


def given(page: Page, folder: Path, name: str) -> Path:
    with page.expect_download() as download:
        page.get_by_test_id("tournament-give").click()
    return Path(download.value.path()).rename(folder / name)


def table(drawn: dict[str, Any], number: int) -> dict[str, Any]:
    """The last turn of a table of the first round."""
    names = [drawn["people"][place] for place in drawn["rounds"][0][number]]
    state = spieltisch.new_game(GAME, names, {"start": "seat-1"}, seed=5)
    *_, before = (one.copy() for one in positions(state) if not one.is_over)
    bout = {"id": drawn["id"], "round": 0, "table": number}
    return {**saved_game(before, f"{number}" * 24), "bout": bout}


def rows(page: Page) -> list[list[str]]:
    expect(page.get_by_test_id("tournament-points")).to_be_visible()
    every = page.get_by_test_id("tournament-points").locator("tbody tr").all()
    return [[plain(cell) for cell in row.locator("th, td").all_inner_texts()] for row in every]


def test_two_tablets_play_a_tournament(new_context: NewContext, site: Site, tmp_path: Path) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/results")
    page.get_by_test_id("results-tournament").click()
    page.get_by_test_id("tournament-names").fill("Anna\nBen")
    page.get_by_test_id("tournament-draw").click()
    expect(page.get_by_test_id("tournament-problem")).to_contain_text("there are")
    drawn = draw(page)
    assert len(drawn["rounds"]) == 3
    assert all(row[1] == "0" for row in rows(page))
    file = given(page, tmp_path, "drawn.json")

    # The other tablet plays one of its tables.
    other = device(new_context, site, games=[table(drawn, 1)]).new_page()
    other.goto(site.url)
    bring_in(other, file)
    show(other, "tournament")
    other.get_by_test_id("tournament-open").click()
    other.get_by_test_id("curtain-ready").click(timeout=30_000)
    other.get_by_test_id("btn-end-turn").click(timeout=30_000)
    to_result(other)
    expect(other.get_by_test_id("end-series")).to_have_count(0)
    other.get_by_test_id("end-tournament").click()
    expect(other.get_by_test_id("tournament-round").first.locator("summary")).to_contain_text(ONE_OF_TWO)
    played = given(other, tmp_path, "played.json")

    for _ in range(2):
        bring_in(page, played)
        show(page, "tournament")
        told = rows(page)
        assert told == rows(other)
        assert sorted(row[1] for row in told) == ["0", "0", "1", "1"]
        assert [row[3] for row in told if row[2] == "1"] == ["1"]
    page.reload()
    expect(page.get_by_test_id("tournament-round").first.locator("summary")).to_contain_text(ONE_OF_TWO)


def test_a_table_begins_with_its_seats(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/tournament")
    drawn = draw(page)
    # What was pressed is gone: the keyboard goes on at the tournament.
    expect(page.get_by_test_id("tournament").locator("h2")).to_be_focused()
    page.get_by_test_id("tournament-new").click()
    expect(page.get_by_test_id("tournament-names")).to_be_focused()
    page.get_by_test_id("tournament-play").first.click()
    page.wait_for_url("**/#/game/*", timeout=30_000)
    games = [json.loads(text) for key, text in storage(page).items() if key.startswith("spieltisch:game:")]
    (begun,) = games
    assert begun["bout"] == {"id": drawn["id"], "round": 0, "table": 0}
    assert [seat["name"] for seat in begun["seats"]] == [
        drawn["people"][place] for place in drawn["rounds"][0][0]
    ]
    assert begun["record"]["options"]["start"] == "seat-1"
    assert begun["title"] == "Tournament 1 · table 1"
    show(page, "tournament")
    expect(page.get_by_test_id("tournament-open")).to_be_visible()
    page.get_by_test_id("tournament-delete").click()
    page.get_by_test_id("answer-delete").click()
    expect(page.get_by_test_id("tournament-form")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.reload()
    expect(page.get_by_test_id("tournament-form")).to_be_visible()
    assert not any(key.startswith(NOTE) for key in storage(page))


def test_every_table_begins_with_what_was_chosen_once(
    new_context: NewContext, site: Site, tmp_path: Path
) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/tournament")
    page.get_by_test_id("tournament-rules").locator("summary").first.click()
    page.get_by_test_id("choose-courier").check(timeout=30_000)
    expect(page.get_by_test_id("option-start-seat-1")).to_have_count(0)
    drawn = draw(page)
    assert drawn["options"] == {"courier": True}
    expect(page.get_by_test_id("tournament-chosen")).to_be_visible()
    file = given(page, tmp_path, "drawn.json")

    other = device(new_context, site).new_page()
    other.goto(site.url)
    bring_in(other, file)
    show(other, "tournament")
    other.get_by_test_id("tournament-play").first.click()
    other.wait_for_url("**/#/game/*", timeout=30_000)
    (begun,) = [
        json.loads(text) for key, text in storage(other).items() if key.startswith("spieltisch:game:")
    ]
    options = begun["record"]["options"]
    assert (options["courier"], options["audience"], options["start"]) == (True, False, "seat-1")


@pytest.mark.parametrize("dress", DRESSES)
def test_the_page_fits_every_size(dress: str, household: Household) -> None:
    page = household.show("tournament", **DRESSES[dress])
    found = []
    for name in ["form", "drawn"]:
        if name == "drawn":
            draw(page)
        for size in SIZES:
            resize(page, size)
            found += [f"{name} {size}: {fault}" for fault in faults(page)]
    assert found == []


def test_where_nothing_is_kept_there_is_no_tournament(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, prefs={"keepResults": False}).new_page()
    page.goto(f"{site.url}#/tournament")
    expect(page.get_by_test_id("pref-keepResults")).to_be_visible()
    expect(page.get_by_test_id("tournament-form")).to_have_count(0)
