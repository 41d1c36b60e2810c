"""Advice in a game and the analysis after it; every screen of the computer players at every size, and by axe."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import spieltisch
from tests.browser.devices import (
    GAME_ID,
    dressed,
    game,
    game_after,
    game_when,
    phase,
    positions,
    saved_game,
    visit,
)
from tests.browser.frame.test_accessibility import violations
from tests.browser.household import Household
from tests.browser.looks import faults, resize, resize_to
from tests.browser.site import Site
from tests.browser.steps import actions, saves, show, wait_until
from tests.browser.table import HOST, TABLE, Table
from tools.paths import ROOT

PAGE = HOST.removesuffix(".shadowRoot")
FINISHED = "f" * 24
SCREENS = ("tablet", "phone", "desktop")
LATE = 110
"""After so many actions a game begins whose analysis does not take long."""
WIDE = ((1180, 820), (820, 1180), (1440, 900))
SMALL = ((390, 844), (844, 390))
NAMES = ("Anna", "Bernhard", "Cäcilia", "Dorothea-Elisabeth")


# Where the list of decisions begins in the analysis, and how wide the first of its places is.
LIES = f"""() => {{
    const {{ renderRoot }} = {HOST}.querySelector("st-analysis");
    const list = renderRoot.querySelector("[data-part=analysis-costly]");
    const top = renderRoot.querySelector("[data-part=analysis]").getBoundingClientRect().top;
    const place = list.querySelector("li").getBoundingClientRect();
    return [place.top - top, place.width].map(Math.round);
}}"""


MORE = f"""() => {{
    const {{ people, costly }} = {PAGE}.game.loaded.review.analysis;
    const best = people.flatMap((one) => one.turns.flatMap((turn) => turn.best ?? []));
    const listed = costly.map((one) => one.turn);
    return best.filter((one) => one.kind !== "brilliant" && !listed.includes(one.turn)).length;
}}"""


OPPONENTS = json.loads((ROOT / "web/core/seats/opponents.json").read_text("utf-8"))


def to_lay() -> dict[str, Any]:
    """Return a game against a computer in which the person has cards to choose from."""
    state = game_when(
        lambda state: (
            phase(state) == "lay" and state.current_player == 0 and state.observation(None)["round"] > 6
        ),
        names=NAMES,
    )
    return saved_game(state, levels={1: "merchant", 2: "messenger", 3: "apprentice"})


def finished(names: tuple[str, ...] = NAMES[:2], after: int = 0) -> dict[str, Any]:
    """Return a game that is over, and that began with the position after so many actions of another one."""
    begun = game_after(after, names=names)
    *_, end = positions(spieltisch.from_dict(begun.to_dict()) if after else begun)
    return saved_game(end, FINISHED, levels={1: "merchant"})


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(("en", "light", LATE), id="en-light"),
        pytest.param(("de", "dark", LATE), id="de-dark"),
        # The analysis of a whole game takes its time.
        pytest.param(("en", "light", 0), id="en-light-whole", marks=pytest.mark.long),
    ],
)
def page(request: pytest.FixtureRequest, chromium: Browser, site: Site) -> Iterator[Page]:
    """One visit with a language and an appearance, for all screens."""
    language, theme, after = request.param
    games = [to_lay(), finished(after=after)]
    with visit(chromium, site, games=games, **dressed(language, theme), has_touch=True) as context:
        page = context.new_page()
        page.goto(site.url)
        yield page


def check(page: Page, *, but: str = "nothing", fixed: bool = False) -> None:
    """Look at a screen at all sizes and once by axe."""
    found = []
    for size in SCREENS:
        resize(page, size)
        found += [f"{size}: {fault}" for fault in faults(page, fixed=fixed) if but not in fault]
    resize(page, SCREENS[0])
    assert found == []
    assert violations(page) == ""


def to_table(page: Page, game_id: str = GAME_ID) -> Table:
    show(page, "new")
    page.get_by_test_id("start-game").wait_for()
    show(page, f"game/{game_id}")
    page.get_by_test_id("table").wait_for()
    return Table(page)


def test_choosing_an_opponent(page: Page) -> None:
    show(page, "")
    page.get_by_test_id("solo").click()
    expect(page.get_by_test_id("solo-patrician")).to_be_enabled()
    check(page)
    page.get_by_test_id("dialog-close").click()


def test_seats_of_a_new_game(page: Page) -> None:
    show(page, "new")
    page.get_by_test_id("option-start-lot").wait_for()
    second = page.get_by_test_id("seat-2")
    second.get_by_test_id("seat-player").select_option("patrician")
    # A name that was not chosen goes with the person who had it.
    expect(second.get_by_test_id("seat-name")).to_have_value(re.compile("|".join(OPPONENTS)))
    expect(second.get_by_test_id("seat-character")).not_to_be_empty()
    check(page)


def german(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.lang === 'de'"))


def test_escape_puts_a_hint_away_and_calls_it_off(page: Page) -> None:
    to_table(page).wait_for_seat()
    for shown in "hint-progress", "hint-do":
        page.get_by_test_id("bar-hint").click()
        page.get_by_test_id(shown).wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("hint")).to_have_count(0)


def test_a_hint_is_said_and_marked(page: Page) -> None:
    table = to_table(page)
    table.wait_for_seat()
    before = actions_of(page)
    page.evaluate(f"() => {TABLE}.feedback.say('...', 'prompt')")
    page.get_by_test_id("bar-hint").click()
    expect(page.get_by_test_id("hint-action")).not_to_be_empty()
    # The answer that lay there gives way to it.
    expect(table.part("bubble")).to_have_count(0)
    expect(page.get_by_test_id("hint-reasons")).not_to_be_empty()
    advised = page.evaluate(f"() => {PAGE}.game.loaded.hints.hint.action")
    assert advised["text"] in [action["text"] for action in table.view["actions"]]
    marked = table.root.locator("[data-hinted]").evaluate_all("(all) => all.map((one) => one.dataset.part)")
    assert f"hand-{advised['card']}-0" in marked
    check(page)
    # The strip stands beside the table, whatever the screen is like, and figures wait until they are asked for.
    for width, height in (*WIDE, *SMALL):
        resize_to(page, width, height)
        box, board = page.get_by_test_id("hint").bounding_box(), table.part("map").bounding_box()
        assert box
        assert board
        assert box["y"] >= 0, (width, height)
        beside = box["x"] >= board["x"] + board["width"] or box["x"] + box["width"] <= board["x"]
        outside = box["y"] >= board["y"] + board["height"] or box["y"] + box["height"] <= board["y"]
        assert beside or outside, (width, height)
        if width > height > SMALL[1][1]:
            log = table.part("log").bounding_box()
            assert log
            assert log["y"] + log["height"] <= box["y"], (width, height)
        expect(page.get_by_test_id("hint-figures")).to_have_count(0)
        # A second press of what shows the rest is no press of anything else.
        more = page.get_by_test_id("hint-more")
        before_press = more.bounding_box()
        more.click()
        expect(page.get_by_test_id("hint-figures").locator("p").first).to_be_visible()
        assert more.bounding_box() == pytest.approx(before_press, abs=1), (width, height)
        # A quicker press would be the second half of a double one.
        page.wait_for_timeout(500)
        more.click()
    resize(page, SCREENS[0])
    assert actions_of(page) == before
    # It can be done by a press of its own, which puts it away.
    page.get_by_test_id("hint-do").click()
    wait_until(page, lambda: actions_of(page) == [*before, advised["text"]])
    # For the next step its button is lit, and nothing is thought over unasked.
    expect(page.locator("st-table-host .bar")).to_have_class(re.compile(r"\bhas-next\b"))
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(table.root.locator("[data-hinted]")).to_have_count(0)


def actions_of(page: Page) -> list[str]:
    return next(list(save["record"]["actions"]) for save in saves(page) if save["id"] == GAME_ID)


def test_the_menu_of_the_seats(page: Page) -> None:
    table = to_table(page)
    table.wait_for_seat()
    page.get_by_test_id("bar-players-menu").click()
    check(page)
    page.get_by_test_id("dialog-close").click()


def test_the_analysis_is_walked_on_the_board(page: Page) -> None:
    to_table(page, FINISHED)
    page.get_by_test_id("end-analysis").click()
    expect(page.get_by_test_id("analysis-costly").locator("> li")).to_have_count(3)
    lies = page.evaluate(LIES)
    shown = page.get_by_test_id("analysis-show").first
    expect(shown).to_be_visible(timeout=90_000)
    expect(page.get_by_test_id("analysis-about")).to_be_visible()
    expect(page.get_by_test_id("chances-chart").locator("canvas")).to_be_visible()
    expect(page.get_by_test_id("analysis-chart-about")).to_contain_text("Anna")
    expect(page.get_by_test_id("analysis-progress")).to_be_hidden(timeout=90_000)
    expect(page.get_by_test_id("analysis-state")).to_contain_text("%")
    # Nothing has moved under a finger that was about to press.
    assert page.evaluate(LIES) == pytest.approx(lies, abs=2)
    # What the list leaves out is counted: all that the turns below tell.
    more = page.evaluate(MORE)
    told = page.get_by_test_id("analysis-more")
    expect(told).to_be_visible(visible=more > 0)
    assert more < 2 or re.search(rf"\b{more}\b", told.inner_text())
    check(page)
    shown.click()
    costly = page.evaluate(f"() => {PAGE}.game.mode.costly")
    assert costly["betterChance"] > costly["chance"]
    expect(page.get_by_test_id("replay-text")).to_contain_text("Anna")
    page.wait_for_function(f"(step) => {PAGE}.table.view.step === step", arg=costly["step"])
    assert page.evaluate(f"() => {PAGE}.table.hinted.text") == costly["better"]["text"]
    page.get_by_test_id("replay-next").click()
    page.wait_for_function(f"(step) => {PAGE}.table.view.step === step + 1", arg=costly["step"])
    assert page.evaluate(f"() => {PAGE}.table.hinted") is None
    # The way back leads to the analysis, which is still there; Escape goes no further than the button.
    page.get_by_test_id("replay-close").click()
    expect(page.get_by_test_id("analysis-show").first).to_be_visible()
    # The words of a decision answer a tap as its button does.
    page.get_by_test_id("analysis-costly").locator("> li .better").first.click(force=True)
    expect(page.get_by_test_id("replay-text")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("replay-text")).to_have_count(0)
    expect(shown).to_be_visible()
    # Every turn of everybody has a line, which opens the board there, with the better line where there is one.
    people = page.get_by_test_id("analysis-people").locator("details")
    expect(people).to_have_count(2)
    people.first.locator("summary").click()
    turn = people.first.get_by_test_id("analysis-turn")
    expect(turn.first).to_contain_text("%")
    check(page)
    told = page.evaluate(
        f"() => {PAGE}.game.loaded.review.analysis.people[0].turns.findIndex((one) => one.best?.line.length)"
    )
    turn.nth(told).click()
    best = page.evaluate(f"() => {PAGE}.game.mode.costly")
    page.wait_for_function(f"(step) => {PAGE}.table.view.step === step", arg=best["step"])
    assert page.evaluate(f"() => {PAGE}.table.line") == best["line"]
    expect(page.get_by_test_id("replay-text")).to_contain_text("Anna")
    expect(page.get_by_test_id("replay-text")).to_contain_text(
        re.compile("numbers on the board|Zahlen auf dem Plan")
    )
    page.get_by_test_id("replay-close").click()
    # A place in the chart opens the board there, by touch and by keys, and leads back as well.
    place = page.get_by_test_id("chances-place")
    place.tap()
    page.wait_for_function(
        f"() => {PAGE}.table.view.step > 0 && {PAGE}.table.view.step < {PAGE}.table.view.steps"
    )
    page.get_by_test_id("replay-close").click()
    # The list of turns is as open as it was left.
    expect(turn.first).to_be_visible()
    place.press("End")
    expect(place).to_have_attribute("aria-valuetext", re.compile(r"100"))
    place.press("Home")
    expect(place).to_have_attribute("aria-valuetext", re.compile(r"Anna"))
    place.press("Enter")
    page.wait_for_function(f"() => {PAGE}.table.view.step === 0")
    page.get_by_test_id("replay-close").click()
    expect(place).to_be_visible()


def test_games_of_earlier_visits_are_lifted(household: Household) -> None:
    # The picture is one that an older table could draw; this one would miss parts.
    picture = {"step": 0, "observation": {"seats": [{}, {}], "display": [], "stacks": []}}
    saved = {**saved_game(game()), "version": 1, "view": picture}
    for seat in saved["seats"]:
        seat["kind"], seat["level"] = "computer", "merchant"
    page = household.show(f"game/{GAME_ID}", saved)
    table = Table(page)
    # Then everybody was a person, whatever else stood there.
    table.wait_for_curtain()
    table.take_seat()
    table.take(None)
    table.wait_for_step(1)
    assert actions(page) == ["take deck"]
    (kept,) = saves(page)
    assert kept["version"] == 3
    assert [seat["kind"] for seat in kept["seats"]] == ["person", "person"]
