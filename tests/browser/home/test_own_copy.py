"""A printed game on the shelf: what of it is another than ours is corrected, judged, played with, and given to others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, Locator, Page, expect

import spieltisch
from tests.browser.devices import TABLET, NewContext, device
from tests.browser.looks import faults, resize_to
from tests.browser.site import Site
from tests.browser.steps import first_turn, new_game, saves, show, storage
from tests.browser.table import TABLE, Table

TAXIS, MURANO = "thurn-und-taxis", "murano"
PHONE = {"width": 390, "height": 844}
ENGINE_MS = 90_000
DEVICES = [
    pytest.param({"viewport": TABLET, "has_touch": True}, "en", id="tablet"),
    pytest.param({"viewport": PHONE, "has_touch": True, "is_mobile": True}, "de", id="phone"),
]
ULM, ROAD = "south/cities/ulm/name", "south/roads/augsburg-nuernberg"
"""A name and a road that our map does not have so."""
MIXED = "murano/characters/bead-each/rule"
RULE, LABEL = "murano/characters/palace/rule", "murano/characters/palace/label"
HOSTILE = {
    "no JSON": "{",
    "no patch": '{"kind": "spieltisch-game"}',
    "another game": json.dumps({"name": "x", "changes": {"chess/king": 1}}),
    "no such place": json.dumps({"name": "x", "changes": {"south/__proto__/polluted": 1}}),
    "markup": json.dumps(
        {"name": "<img src=x onerror=pwned=1>", "changes": {ULM: "<img src=x onerror=pwned=1>"}}
    ),
    "more": json.dumps({"name": "x", "changes": {ULM: "Ulmen"}, "extra": 1}),
    "huge": json.dumps({"name": "x" * 90_000, "changes": {ULM: "Ulmen"}}),
    "does not fit": json.dumps({"name": "x", "changes": {ULM: "Augsburg"}}),
}


DRAFT = "spieltisch:result:own-copy:"
"""Begins the key under which the corrections of a game are kept."""


def draft(page: Page, game: str) -> Any:
    """Return the corrections of a game that are kept."""
    return json.loads(storage(page)[f"{DRAFT}{game}"])["own"]


def compare(page: Page, game: str) -> None:
    show(page, f"copy/{game}")
    page.get_by_test_id("copy-panel").wait_for(timeout=ENGINE_MS)


def unfold(page: Page, part: str) -> None:
    page.get_by_test_id(f"copy-part-{part}").locator("summary").first.tap()


def fact(page: Page, place: str) -> Locator:
    return page.locator(f'.fact[data-place="{place}"]')


def write(page: Page, place: str, *texts: str) -> None:
    """Correct a fact by its fields."""
    fact(page, place).get_by_test_id("copy-correct").tap()
    for number, text in enumerate(texts):
        field = fact(page, place).get_by_test_id("copy-field").nth(number)
        field.fill(text)
        field.blur()


def touch_city(page: Page, name: str) -> None:
    city = page.locator(".names g", has=page.get_by_text(name, exact=True)).locator("circle")
    city.evaluate("(city) => city.scrollIntoView({ block: 'center' })")
    box = city.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def expect_usable(page: Page) -> None:
    expect(page.get_by_test_id("copy-hash")).to_have_text(re.compile("^[0-9a-f]{8}$"))


def saved_file(download: Download, folder: Path) -> Path:
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def board_at(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = table.page.evaluate(
        f"""() => {{
            const {{ board }} = {TABLE};
            return {{
                ulm: board.cities.find(({{ id }}) => id === "ulm").name,
                roads: board.roads.map(({{ a, b }}) => [a, b].sort().join("-")).sort(),
            }};
        }}"""
    )
    return told


@pytest.mark.parametrize(("settings", "language"), DEVICES)
def test_a_corrected_map_is_played_on_here_and_elsewhere(
    new_context: NewContext, site: Site, tmp_path: Path, settings: dict[str, Any], language: str
) -> None:
    page = device(new_context, site, prefs={"language": language}, **settings).new_page()
    page.goto(site.url)
    # There is nothing to choose before something was corrected.
    show(page, f"new/{TAXIS}")
    expect(page.get_by_test_id("start-game")).to_be_enabled(timeout=ENGINE_MS)
    expect(page.get_by_test_id("option-patch")).to_have_count(0)
    compare(page, TAXIS)
    # The southern map is known: it is compared only by those who want it.
    expect(page.get_by_test_id("copy-part-south-cities")).to_have_count(0)
    page.get_by_test_id("copy-made-only").uncheck()
    unfold(page, "south-cities")
    write(page, ULM, "Bad Ulm")
    # What does not fit is told beside it, and stays a draft.
    expect(fact(page, ULM).get_by_test_id("copy-problem")).to_have_attribute("data-id", "name")
    expect(page.get_by_test_id("copy-hash")).to_have_count(0)
    write(page, ULM)
    write(page, ULM, "Ulmen")
    expect(fact(page, ULM).get_by_test_id("copy-problem")).to_have_count(0)
    unfold(page, "south-cities")
    unfold(page, "south-roads")
    touch_city(page, "Augsburg")
    touch_city(page, "Nürnberg")
    page.get_by_test_id("copy-road-turn").tap()
    expect(fact(page, ROAD)).to_have_attribute("data-state", "changed")
    assert faults(page) == []
    page.get_by_test_id("copy-name").fill("Omas ‹Schachtel›")
    page.get_by_test_id("copy-name").blur()
    expect_usable(page)
    page.reload()
    expect_usable(page)
    page.goto(site.url)
    table = new_game(page, ticked=("option-patch",))
    first_turn(table)
    expect(page.get_by_test_id("bar-copy")).to_have_text("Omas ‹Schachtel›")
    board = board_at(table)
    assert board["ulm"] == "Ulmen"
    assert "augsburg-nuernberg" in board["roads"]
    page.reload()
    table.wait_for_curtain()
    assert board_at(table) == board
    (kept,) = saves(page)
    assert spieltisch.replay(kept["record"]).record() == kept["record"]
    show(page, "")
    expect(page.get_by_test_id("game-copy")).to_have_text("Omas ‹Schachtel›")
    page.get_by_test_id("game-export").tap()
    with page.expect_download() as download:
        page.get_by_test_id("answer-save").tap()
    file = saved_file(download.value, tmp_path)

    other = device(new_context, site).new_page()
    other.goto(f"{site.url}#/import")
    other.get_by_test_id("import-file").set_input_files(file)
    there = Table(other)
    there.wait_for_curtain()
    there.take_seat()
    assert board_at(there) == board
    expect(other.get_by_test_id("bar-copy")).to_have_text("Omas ‹Schachtel›")


def test_a_corrected_character_goes_to_another_device_and_is_compared_there(
    new_context: NewContext, site: Site, tmp_path: Path
) -> None:
    page = device(new_context, site, has_touch=True).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold(page, "murano-characters")
    write(page, RULE)
    fact(page, RULE).locator("[data-key=points]").fill("4")
    fact(page, RULE).locator("[data-key=points]").blur()
    fact(page, RULE).locator("[data-key=what]").select_option("glass")
    fact(page, MIXED).get_by_test_id("copy-correct").tap()
    fact(page, MIXED).locator("[data-key=test]").select_option("atLeast")
    fact(page, MIXED).locator("[data-key=value]").fill("5")
    fact(page, MIXED).locator("[data-key=value]").blur()
    write(page, LABEL, "4 je Glashütte", "4 per glass factory")
    expect(fact(page, RULE).get_by_test_id("copy-mine")).to_contain_text("glass factory")
    expect_usable(page)
    with page.expect_download() as download:
        page.get_by_test_id("copy-save").tap()
    file = saved_file(download.value, tmp_path)
    changes = json.loads(file.read_text())["changes"]
    assert changes[RULE] == {"kind": "per", "what": "glass", "points": 4}
    assert changes[MIXED]["all"][0]["test"] == "atLeast"
    assert changes[MIXED]["all"][0]["value"] == 5
    assert changes[LABEL]["en"] == "4 per glass factory"

    settings: dict[str, Any] = {
        "viewport": PHONE,
        "has_touch": True,
        "is_mobile": True,
        "prefs": {"language": "de"},
    }
    other = device(new_context, site, **settings).new_page()
    other.goto(site.url)
    compare(other, TAXIS)
    other.get_by_test_id("copy-file").set_input_files(file)
    theirs = other.get_by_test_id("copy-theirs")
    expect(theirs).to_contain_text("4 je Glashütte")
    expect(theirs).to_contain_text("3 Punkte für jeden Palast")
    assert faults(other) == []
    for place in (LABEL, MIXED):
        theirs.locator(f'[value="{place}"]').uncheck()
    other.get_by_test_id("copy-take").tap()
    expect_usable(other)
    kept = draft(other, MURANO)
    assert list(kept["changes"]) == [RULE]
    show(other, f"new/{MURANO}")
    other.get_by_test_id("option-patch").check()
    for number, name in enumerate(("Anna", "Ben")):
        other.get_by_test_id("seat-name").nth(number).fill(name)
    other.get_by_test_id("start-game").tap()
    other.get_by_test_id("curtain-ready").wait_for()
    (game,) = saves(other)
    assert json.loads(game["record"]["options"]["patch"])["changes"] == {RULE: changes[RULE]}


def test_hostile_files_find_closed_doors(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    page.goto(site.url)
    compare(page, TAXIS)
    before = storage(page)
    said = set()
    for name, text in HOSTILE.items():
        page.get_by_test_id("copy-file").set_input_files(
            {"name": "copy.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        refused = page.get_by_test_id("copy-refused")
        expect(refused, name).to_contain_text("Nothing was taken over")
        said.add(refused.inner_text())
        expect(page.get_by_test_id("copy-theirs")).to_have_count(0)
        assert storage(page) == before, name
    assert page.evaluate("typeof pwned") == "undefined"
    assert len(said) >= 5
    # It stays while it is read, and goes with the next press on anything else.
    refused.click()
    expect(refused).to_be_visible()
    page.get_by_test_id("copy-made-only").click()
    expect(refused).to_have_count(0)


def test_random_games_are_tried_and_stopped(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold_by_click = page.get_by_test_id("copy-part-murano-ring").locator("summary").first
    unfold_by_click.click()
    # A half-done correction is a draft: one anchor too many.
    anchor = fact(page, "murano/ring/spaces/1/anchor")
    anchor.get_by_test_id("copy-correct").click()
    expect(page.get_by_test_id("copy-problem").first).to_have_attribute("data-id", "anchors")
    expect(page.get_by_test_id("copy-try")).to_have_count(0)
    # It can be backed up, and the set-up says why it is not offered.
    expect(page.get_by_test_id("copy-save")).to_be_visible()
    show(page, f"new/{MURANO}")
    expect(page.get_by_test_id("setup-copy")).to_contain_text("do not fit together")
    page.get_by_test_id("setup-copy").locator("a").click()
    unfold_by_click.click()
    anchor.get_by_test_id("copy-back").click()
    anchor.get_by_test_id("copy-same").click()
    expect(anchor).to_have_attribute("data-state", "same")
    page.get_by_test_id("copy-part-murano-characters").locator("summary").first.click()
    fact(page, RULE).get_by_test_id("copy-correct").click()
    fact(page, RULE).locator("[data-key=points]").fill("5")
    fact(page, RULE).locator("[data-key=points]").blur()
    # Whoever wants to play is told what comes first, and need not wait for all of it.
    page.get_by_test_id("copy-play").click()
    trial = page.get_by_test_id("copy-trial")
    expect(trial).to_contain_text("Your game follows")
    expect(trial.locator("progress")).not_to_have_attribute("value", "0", timeout=ENGINE_MS)
    page.get_by_test_id("copy-try").click()
    expect(trial).to_contain_text("goes on without another trial", timeout=ENGINE_MS)
    expect(trial).to_contain_text("nothing broke", timeout=ENGINE_MS)
    page.reload()
    expect_usable(page)
    page.get_by_test_id("copy-play").click()
    expect(page.get_by_test_id("option-patch")).to_be_checked()


def test_the_page_is_found_from_the_rules_and_fits_every_screen(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, prefs={"theme": "dark"}, color_scheme="dark").new_page()
    page.goto(site.url)
    for screen, part in (("home", "open-copy"), ("about", "about-copy"), ("settings", "device-own-copy")):
        if screen == "about":
            show(page, screen)
        elif screen == "settings":
            show(page, "")
            page.get_by_test_id("open-settings").click()
        expect(page.get_by_test_id(part)).to_have_attribute("href", "#/copy")
    # From rules that lie over another screen, too.
    show(page, "new")
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("rules-copy").first.click()
    page.get_by_test_id("copy-panel").wait_for(timeout=ENGINE_MS)
    expect(page.get_by_test_id("rulebook")).to_have_count(0)
    show(page, "rules/GG-728")
    page.get_by_test_id("rules-copy").first.click()
    page.get_by_test_id("copy-panel").wait_for(timeout=ENGINE_MS)
    for summary in page.locator("summary").all():
        summary.click()
    for width, height in ((1440, 900), (1180, 820), (390, 844), (320, 568)):
        resize_to(page, width, height)
        assert faults(page) == []
    # What is said of the copy stands in line with its name.
    resize_to(page, 1180, 820)
    name, state = (page.get_by_test_id(part).first.bounding_box() for part in ("copy-name", "copy-state"))
    assert name
    assert state
    assert abs(name["y"] + name["height"] / 2 - state["y"] - state["height"] / 2) < 3
