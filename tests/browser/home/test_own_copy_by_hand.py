"""Corrections made by hand, as whoever has the box on the shelf makes them: by touches, on maps and cards, and given to others."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import spieltisch
from tests.browser.devices import TABLET, NewContext, device
from tests.browser.home.test_own_copy import (
    DEVICES,
    DRAFT,
    ENGINE_MS,
    HOSTILE,
    MURANO,
    TAXIS,
    compare,
    draft,
    expect_usable,
    fact,
    saved_file,
    touch_city,
    unfold,
)
from tests.browser.looks import faults, resize_to
from tests.browser.murano import Lagoon
from tests.browser.murano_policy import Policy
from tests.browser.site import Site
from tests.browser.steps import first_turn, saves, show, storage
from tests.browser.table import Table

CARDS = "murano/characters"
LISTED = {
    TAXIS: {"en": [re.compile(r"Fulde"), re.compile(r"Hall\b")], "de": [re.compile(r"Hall\b")]},
    MURANO: {
        "en": [re.compile(r"4\W+points\W+per\W+palace")],
        "de": [re.compile(r"4\W+Punkte\W+für\W+jeden\W+Palast")],
    },
}
"""What the rule book's lists say after these corrections."""
PRESSES = 32
"""So few are enough for three characters, one road and two towns, with what is chosen and typed."""
COPY = """(find) => {
    const look = (root) => [...root.querySelectorAll("*")].flatMap((one) => [
        ...(one.localName === "st-copy" ? [one] : []), ...(one.shadowRoot ? look(one.shadowRoot) : [])]);
    return look(document)[0].link;
}"""


class Hand:
    """A finger that is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def tap(self, part: Locator) -> None:
        part.tap()
        self.presses += 1

    def unfold(self, part: str) -> None:
        unfold(self.page, part)
        self.presses += 1

    def city(self, name: str) -> None:
        touch_city(self.page, name)
        self.presses += 1

    def write(self, place: str, key: str, text: str) -> None:
        """Open a fact, if it is not open, and write into one of its fields."""
        here = fact(self.page, place)
        if here.locator(".field").count() == 0:
            self.tap(here.get_by_test_id("copy-correct"))
        field = here.get_by_test_id("copy-field") if key == "" else here.locator(f"[data-key={key}]")
        self.tap(field.last)
        field.last.fill(text)
        field.last.blur()


@pytest.mark.parametrize(("settings", "language"), DEVICES)
def test_three_characters_a_road_and_two_towns_by_hand(
    new_context: NewContext, site: Site, tmp_path: Path, settings: dict[str, Any], language: str
) -> None:
    page = device(new_context, site, prefs={"language": language}, **settings).new_page()
    page.goto(site.url)
    hand = Hand(page)
    compare(page, MURANO)
    hand.unfold("murano-characters")
    hand.write(f"{CARDS}/palace/rule", "points", "4")
    # One among many is found by its words, and stays in view with its form.
    hand.tap(page.get_by_test_id("copy-find"))
    page.get_by_test_id("copy-find").fill("at most 0" if language == "en" else "höchstens 0")
    expect(fact(page, f"{CARDS}/palace/rule")).to_have_count(0)
    fact(page, f"{CARDS}/no-glass/rule").get_by_test_id("copy-correct").tap()
    expect(fact(page, f"{CARDS}/no-glass/rule")).to_be_in_viewport(ratio=0.3)
    fact(page, f"{CARDS}/no-glass/rule").get_by_test_id("copy-correct").tap()
    page.get_by_test_id("copy-find").fill("")
    hand.write(f"{CARDS}/crests/rule", "value", "5")
    hand.write(f"{CARDS}/no-glass/rule", "points", "8")
    hand.write(f"{CARDS}/no-glass/rule", "value", "3")
    expect_usable(page)
    assert faults(page) == []
    hand.tap(page.get_by_test_id(f"copy-{TAXIS}"))
    hand.unfold("north-cities")
    for old, new in (("Fulda", "Fulde"), ("Halle", "Hall")):
        hand.city(old)
        hand.write(f"north/cities/{old.lower()}/name", "", new)
    hand.unfold("north-cities")
    hand.unfold("north-roads")
    hand.city("Cassel")
    hand.city("Hannover")
    hand.tap(page.get_by_test_id("copy-road-turn"))
    expect_usable(page)
    assert faults(page) == []
    assert hand.presses <= PRESSES

    # The northern map is chosen with what concerns it, and the copy the next time as well.
    first_turn(_begun(page, TAXIS, Table))
    show(page, f"new/{TAXIS}")
    expect(page.get_by_test_id("option-patch")).to_be_checked()
    page.get_by_test_id("choose-glory").first.uncheck()
    for part in ("copy-counts", "copy-idle"):
        expect(page.get_by_test_id(part)).to_contain_text(re.compile("none|keine"))
    _whole_turn(_begun(page, MURANO, Lagoon))
    records = {save["game"]: save["record"] for save in saves(page)}
    boards = {game: json.loads(record["options"]["patch"]) for game, record in records.items()}
    assert len(boards[MURANO]["changes"]) == len(boards[TAXIS]["changes"]) == 3
    assert {"points": 8}.items() <= boards[MURANO]["changes"][f"{CARDS}/no-glass/rule"].items()
    assert boards[TAXIS]["changes"]["north/roads/cassel-hannover"] is True
    for record in records.values():
        assert spieltisch.replay(record).record() == record

    show(page, "")
    card = page.get_by_test_id("game-card").filter(has=page.get_by_test_id("game-copy"))
    expect(card).to_have_count(2)
    other = device(new_context, site, prefs={"language": language}, **settings).new_page()
    for game, make in ((TAXIS, Table), (MURANO, Lagoon)):
        page.locator(f"[data-part=game-card]:has([href*='{_id(page, game)}'])").get_by_test_id(
            "game-export"
        ).tap()
        with page.expect_download() as download:
            page.get_by_test_id("answer-save").tap()
        other.goto(f"{site.url}#/import")
        other.get_by_test_id("import-file").set_input_files(saved_file(download.value, tmp_path))
        there = make(other)
        there.wait_for_curtain()
        there.take_seat()
        expect(other.get_by_test_id("bar-copy")).to_be_visible()
        kept = {save["game"]: save["record"] for save in saves(other)}
        assert kept[game] == records[game]
        # The rule book that is opened from the table says what is otherwise there.
        other.get_by_test_id("bar-rules").tap()
        told = other.get_by_test_id("rules-corrections").locator("li")
        expect(told).to_have_count(3)
        for place in boards[game]["changes"]:
            expect(other.locator(f"li[data-place='{place}'] strong")).not_to_be_empty()
        # Its lists say so, too.
        lists = other.get_by_test_id("rulebook").locator("table")
        for words in LISTED[game][language]:
            expect(lists.filter(has_text=words)).not_to_have_count(0)


def _whole_turn(table: Lagoon) -> None:
    """Behind the curtain: the first turn of Murano, by touches."""
    view, policy = table.take_seat(), Policy()
    while view["seat"] == view["current"]:
        table.carry_out(policy.choose(view), view)
        view = table.view
    table.wait_for_curtain()


def _begun(page: Page, game: str, make: Callable[[Page], Any], *ticked: str) -> Any:
    show(page, f"new/{game}")
    for box in ("option-patch", *ticked):
        page.get_by_test_id(box).first.check()
    for number, name in enumerate(("Anna", "Ben")):
        page.get_by_test_id("seat-name").nth(number).fill(name)
    page.get_by_test_id("start-game").tap()
    table = make(page)
    table.wait_for_curtain()
    expect(page.get_by_test_id("bar-copy")).to_be_visible()
    return table


def _id(page: Page, game: str) -> str:
    return next(str(save["id"]) for save in saves(page) if save["game"] == game)


@pytest.mark.parametrize(("settings", "language"), DEVICES)
def test_the_ring_is_put_right_by_finger_and_by_keys(
    new_context: NewContext, site: Site, settings: dict[str, Any], language: str
) -> None:
    page = device(new_context, site, prefs={"language": language}, **settings).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold(page, "murano-ring")
    places = page.get_by_test_id("copy-ring-place")
    expect(places).to_have_count(18)
    names = [str(place.locator("span").text_content()) for place in places.all()]

    def expect_order(order: list[str]) -> None:
        for place, name in zip(places.all(), order, strict=True):
            expect(place.locator("span")).to_have_text(name)

    # Space 3 and space 6 change places, by a drag.
    places.nth(3).evaluate("(place) => place.scrollIntoView({ block: 'center' })")
    start, goal = (places.nth(number).bounding_box() for number in (2, 5))
    assert start
    assert goal
    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, goal)]
    Table(page, touch=True).drag_between(middle[0], middle[1])
    names[2], names[5] = names[5], names[2]
    expect_order(names)
    expect_usable(page)
    # The first one goes on by one, and then back over the end of the ring.
    places.nth(0).press("ArrowDown")
    names[0], names[1] = names[1], names[0]
    expect_order(names)
    expect(places.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    names[0], names[1] = names[1], names[0]
    names[0], names[17] = names[17], names[0]
    expect_order(names)
    # A tap shows what else is known of a space.
    places.nth(3).tap()
    anchor = fact(page, "murano/ring/spaces/4/anchor")
    anchor.get_by_test_id("copy-correct").tap()
    expect(page.get_by_test_id("copy-problem").first).to_have_attribute("data-id", "anchors")
    expect(fact(page, "murano/ring/spaces/5/anchor")).to_have_count(0)
    # A press on what is wrong leads to its place.
    unfold(page, "murano-ring")
    page.get_by_test_id("copy-lead").first.tap()
    expect(anchor).to_be_in_viewport()
    anchor.get_by_test_id("copy-back").tap()
    expect_usable(page)
    places.nth(3).tap()
    page.get_by_test_id("copy-all").tap()
    expect(fact(page, "murano/ring/spaces/5/anchor")).to_be_visible()
    changes = draft(page, MURANO)["changes"]
    assert set(changes) == {f"murano/ring/spaces/{no}/action" for no in (1, 3, 6, 18)}
    assert faults(page) == []


@pytest.mark.parametrize(("settings", "language"), DEVICES)
def test_the_ways_to_rome_are_corrected_by_touch(
    new_context: NewContext, site: Site, settings: dict[str, Any], language: str
) -> None:
    page = device(new_context, site, prefs={"language": language}, **settings).new_page()
    page.goto(site.url)
    compare(page, TAXIS)
    unfold(page, "audience-towns")
    towns = "audience/towns"
    touch_city(page, "Genua")
    exits = fact(page, f"{towns}/genua/exits")
    exits.get_by_test_id("copy-correct").tap()
    touch_city(page, "Siena")
    expect(exits.get_by_test_id("copy-mine")).to_have_text("Pisa, Siena")
    expect_usable(page)
    assert faults(page) == []
    # A town without an exit is refused, and the list that we have is no correction.
    touch_city(page, "Siena")
    expect(exits).to_have_attribute("data-state", "open")
    touch_city(page, "Pisa")
    expect(exits.get_by_test_id("copy-problem")).to_have_attribute("data-id", "exits")
    exits.locator("[data-id=parma]").tap()
    # From Parma a way leads to Pisa, and from Pisa none back.
    expect(exits.get_by_test_id("copy-mine")).to_have_text("Parma")
    expect_usable(page)
    page.get_by_test_id("copy-all").tap()
    around = fact(page, f"{towns}/pisa/exits")
    around.get_by_test_id("copy-correct").tap()
    touch_city(page, "Genua")
    expect(page.get_by_test_id("copy-problem").first).to_have_attribute("data-id", "round")
    touch_city(page, "Genua")
    expect_usable(page)
    page.get_by_test_id("copy-all").tap()
    touch_city(page, "Perugia")
    name = fact(page, f"{towns}/perugia/name")
    name.get_by_test_id("copy-correct").tap()
    name.get_by_test_id("copy-field").fill("Foligno")
    name.get_by_test_id("copy-field").blur()
    expect(page.locator(".names g", has=page.get_by_text("Foligno", exact=True))).to_have_count(1)
    unfold(page, "audience-towns")
    page.get_by_test_id("copy-made-only").uncheck()
    unfold(page, "audience-carriages")
    start = fact(page, "audience/carriages/violet/start")
    start.get_by_test_id("copy-correct").tap()
    touch_city(page, "Tuttlingen")
    expect(start.get_by_test_id("copy-mine")).to_have_text("Tuttlingen")
    countries = fact(page, "audience/carriages/violet/countries")
    countries.get_by_test_id("copy-correct").tap()
    countries.locator("[data-id=salzburg]").tap()
    expect(page.get_by_test_id("copy-problem").first).to_have_attribute("data-id", "twice")
    countries.locator("[data-id=salzburg]").tap()
    expect_usable(page)
    assert faults(page) == []
    kept = draft(page, TAXIS)
    assert kept["changes"] == {
        f"{towns}/genua/exits": ["parma"],
        f"{towns}/perugia/name": "Foligno",
        "audience/carriages/violet/start": "tuttlingen",
    }
    spieltisch.new_game(
        TAXIS, ("Anna", "Ben"), seed=1, options={"audience": True, "patch": kept["checked"]["patch"]}
    )


def test_any_rule_is_filled_in_and_tried_out(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, has_touch=True).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold(page, "murano-characters")
    place = f"{CARDS}/glass/rule"
    rule = fact(page, place)
    rule.get_by_test_id("copy-correct").tap()
    sample = rule.get_by_test_id("copy-sample")
    points = int(re.findall(r"\d+", sample.inner_text())[0])
    assert points % 3 == 0
    rule.locator("[data-key=points]").fill("5")
    rule.locator("[data-key=points]").blur()
    # The same island, by the engine's count.
    expect(sample).to_contain_text(str(points // 3 * 5))
    rule.get_by_test_id("copy-sample-next").tap()
    expect(sample).to_contain_text(re.compile(r"\d+"))
    rule.locator("[data-key=kind]").select_option("if")
    rule.get_by_test_id("copy-more").last.tap()
    rule.locator("[data-key=test]").last.select_option("sole")
    rule.locator("[data-key=what]").last.select_option("shop")
    rule.locator("[data-key=colour]").last.select_option("red")
    expect_usable(page)
    rule.locator("[data-key=test]").first.select_option("each")
    rule.get_by_test_id("copy-more").first.tap()
    rule.locator("[data-key=what]").nth(1).select_option("customer")
    expect_usable(page)
    unfold(page, "murano-characters")
    unfold(page, "murano-specials")
    effect = fact(page, "murano/specials/palastgarten/effect")
    effect.get_by_test_id("copy-correct").tap()
    effect.locator("[data-key=tile]").select_option("glass")
    expect(effect.get_by_test_id("copy-mine")).to_contain_text("glass factory")
    broker = fact(page, "murano/specials/maklerhaus/effect")
    broker.get_by_test_id("copy-correct").tap()
    broker.locator("[data-key=palace]").uncheck()
    expect_usable(page)
    for width, height in ((1440, 900), (1180, 820), (844, 390), (390, 844), (320, 568)):
        resize_to(page, width, height)
        assert faults(page) == []
    changes = draft(page, MURANO)["changes"]
    assert changes[place]["all"] == [
        {"test": "each", "value": 1, "of": [{"what": "glass"}, {"what": "customer"}]},
        {"test": "sole", "what": "shop", "colour": "red"},
    ]
    assert changes["murano/specials/maklerhaus/effect"]["tiles"] == ["shop"]
    page.reload()
    expect_usable(page)


def test_a_tap_that_leaves_a_field_is_not_lost(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, viewport=TABLET, has_touch=True).new_page()
    page.goto(site.url)
    compare(page, TAXIS)
    unfold(page, "north-cities")
    touch_city(page, "Fulda")
    name = fact(page, "north/cities/fulda/name")
    name.get_by_test_id("copy-correct").tap()
    name.get_by_test_id("copy-field").fill("Fulde")
    touch_city(page, "Halle")
    expect(fact(page, "north/cities/halle/name")).to_be_visible()
    expect(name).to_have_count(0)
    assert draft(page, TAXIS)["changes"] == {"north/cities/fulda/name": "Fulde"}


def test_a_choice_is_taken_back_and_the_text_follows_the_rule(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, viewport=TABLET, has_touch=True).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold(page, "murano-characters")
    # A card is found by its number, also one that is known.
    page.get_by_test_id("copy-find").fill("3")
    place = f"{CARDS}/shop-grey"
    expect(page.locator(".item h3")).to_have_text(re.compile(r"3.*4\W+points\W+per\W+grey\W+shop"))
    rule = fact(page, f"{place}/rule")
    rule.get_by_test_id("copy-correct").tap()
    rule.locator("[data-key=points]").fill("")
    expect(rule.get_by_test_id("copy-problem")).to_have_count(1)
    expect(rule.get_by_test_id("copy-mine")).not_to_contain_text("NaN")
    rule.locator("[data-key=points]").fill("4")
    expect(rule.get_by_test_id("copy-problem")).to_have_count(0)
    rule.locator("[data-key=owner]").select_option("own")
    expect(rule.get_by_test_id("copy-mine")).to_contain_text("of yours")
    rule.locator("[data-key=owner]").select_option("")
    expect(rule.get_by_test_id("copy-mine")).to_have_count(0)
    rule.locator("[data-key=colour]").select_option("")
    rule.locator("[data-key=points]").fill("6")
    label = fact(page, f"{place}/label")
    expect(label.locator("b")).to_have_text(re.compile(r"^\W*6\W+points\W+per\W+shop\W*$"))
    label.get_by_test_id("copy-correct").tap()
    label.get_by_test_id("copy-field").nth(1).fill("5 for a shop")
    # Other points than those of the rule, and in one language only: no errors.
    doubts = label.get_by_test_id("copy-problem")
    expect(doubts).to_have_count(2)
    expect(label.locator(".wrong")).to_have_count(0)
    label.get_by_test_id("copy-field").nth(0).fill("6 für jeden")
    label.get_by_test_id("copy-field").nth(1).fill("6 for each")
    expect(doubts).to_have_count(0)
    expect(label.get_by_test_id("copy-mine")).to_have_text("6 für jeden / 6 for each")
    label.get_by_test_id("copy-back").tap()
    expect(label.locator("b")).to_have_text(re.compile(r"^\W*6\W+points\W+per\W+shop\W*$"))
    expect_usable(page)
    assert faults(page) == []


def test_a_link_and_its_notes_are_compared_before_they_are_taken(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, has_touch=True).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold(page, "murano-characters")
    rule = fact(page, f"{CARDS}/palace/rule")
    rule.get_by_test_id("copy-correct").tap()
    rule.locator("[data-key=points]").fill("4")
    rule.locator("[data-key=points]").blur()
    card = page.locator(".item", has=rule)
    card.get_by_test_id("copy-noted").locator("summary").tap()
    card.get_by_test_id("copy-note").fill("Only <b>without</b> a neighbour.")
    card.get_by_test_id("copy-note").blur()
    expect(page.get_by_test_id("copy-link")).to_be_visible()
    link = page.evaluate(COPY)
    assert link.startswith(f"{site.url}#/copy/{MURANO}/")

    other = device(new_context, site, viewport=TABLET, has_touch=True).new_page()
    other.goto(link)
    theirs = other.get_by_test_id("copy-theirs")
    expect(theirs).to_contain_text(re.compile(r"4\W+points"), timeout=ENGINE_MS)
    expect(theirs).to_contain_text("Only <b>without</b> a neighbour.")
    assert f"{DRAFT}{MURANO}" not in storage(other)
    assert faults(other) == []
    other.get_by_test_id("copy-take").tap()
    expect_usable(other)
    expect(theirs).to_have_count(0)
    kept = draft(other, MURANO)
    assert list(kept["changes"]) == [f"{CARDS}/palace/rule"]
    assert kept["notes"] == {f"{CARDS}/palace": "Only <b>without</b> a neighbour."}
    # It is not brought again by whoever opens the page anew.
    other.reload()
    expect_usable(other)
    expect(theirs).to_have_count(0)
    # Notes are no part of what is played with.
    assert "notes" not in json.loads(kept["checked"]["patch"])


def test_hostile_links_find_closed_doors(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    page.goto(site.url)
    compare(page, TAXIS)
    before = storage(page)
    codes = [_packed(text) for text in HOSTILE.values()]
    for code in [*codes, _packed("x" * 5_000_000), "AAAA", "%", "%00%FF", "__proto__", codes[-1][:-6]]:
        page.goto("about:blank")
        page.goto(f"{site.url}#/copy/{TAXIS}/{code}")
        refused = page.get_by_test_id("copy-refused")
        expect(refused, code[:40]).to_contain_text("Nothing was taken over", timeout=ENGINE_MS)
        expect(page.get_by_test_id("copy-theirs")).to_have_count(0)
        assert storage(page) == before, code[:40]
    assert page.evaluate("typeof pwned") == "undefined"


def _packed(text: str) -> str:
    maker = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = maker.compress(text.encode()) + maker.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize(("settings", "language"), DEVICES)
def test_the_page_stays_under_the_finger_while_an_island_is_drawn(
    new_context: NewContext, site: Site, settings: dict[str, Any], language: str
) -> None:
    page = device(new_context, site, prefs={"language": language}, **settings).new_page()
    page.goto(site.url)
    compare(page, MURANO)
    unfold(page, "murano-islands")
    page.get_by_test_id("copy-made-only").uncheck()
    grid = page.locator('.fact[data-place$="/grid"]').nth(2)
    grid.get_by_test_id("copy-correct").tap()
    cells = grid.get_by_test_id("copy-cell")
    problems = page.get_by_test_id("copy-panel").get_by_test_id("copy-problem")
    counts = set()
    for number in (4, 5, 6, 4, 5, 6, 4, 5, 6):
        cell = cells.nth(number)
        cell.scroll_into_view_if_needed()
        before = cell.bounding_box()
        was = cell.get_attribute("data-cell") or ""
        cell.tap()
        expect(cell).not_to_have_attribute("data-cell", was)
        page.wait_for_timeout(400)
        counts.add(problems.count())
        after = cell.bounding_box()
        assert before
        assert after
        assert abs(after["y"] - before["y"]) < 2, number
    assert len(counts) > 1
