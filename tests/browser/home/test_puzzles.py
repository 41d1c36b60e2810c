"""Positions to solve: found without being in the way, answered by touch and by keys, remembered, taken along."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.arena.test_positions import SHIPPED
from tests.browser.devices import NAMES, NewContext, device, game, positions, saved_game
from tests.browser.looks import faults, resize_to
from tests.browser.site import Site
from tests.browser.steps import saves, show, storage
from tests.browser.table import TABLE

GAME = "thurn-und-taxis"
HOST = 'document.querySelector("st-app").renderRoot.querySelector("st-table-host")'
SAVED = f"{HOST}.game.session.saved"
PHONE = {"width": 390, "height": 844}
ENGINE_MS = 90_000


LOOKED_MS = 500
"""A person looks at what has changed before pressing again; a quicker press would be the second one of a double press."""


def decide(page: Page, text: str, *, touch: bool) -> None:
    """Carry out an action by the list of all of them."""
    if touch:
        page.get_by_test_id("tool-actions").tap()
    else:
        page.keyboard.press("a")
    listed = page.locator(f'[data-action="{text}"]')
    # Ways to close a route lie folded under it.
    fold = page.locator("details:not([open])", has=listed)
    if fold.count():
        fold.locator("summary").click()
    if touch:
        listed.tap()
        # What cannot be taken back is only told by the first touch, as long as one looks first.
        if page.evaluate(f"() => {TABLE}.tapPreview.shown !== null"):
            page.wait_for_timeout(LOOKED_MS)
            listed.tap()
    else:
        listed.focus()
        page.keyboard.press("Enter")


def answers(page: Page) -> list[str]:
    kept = storage(page)
    return sorted(
        json.loads(kept[key])["answer"] for key in kept if key.startswith("spieltisch:result:puzzle-")
    )


def lesson(page: Page) -> dict[str, Any]:
    """What is known of the position at the table."""
    told: dict[str, Any] = page.evaluate(f"() => {SAVED}.origin.lesson")
    return told


def expect_state(page: Page, state: str) -> None:
    expect(page.get_by_test_id("study")).to_have_attribute("data-state", state, timeout=ENGINE_MS)


def test_a_position_is_solved_by_touch_after_a_wrong_answer(new_context: NewContext, site: Site) -> None:
    context = device(new_context, site, viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(site.url)
    # Whoever only wants to play sees no button of it.
    expect(page.get_by_role("button", name="Positions to solve")).to_have_count(0)
    page.get_by_test_id("solo").tap()
    page.get_by_test_id("solo-puzzles").tap()
    kind = page.get_by_test_id(f"puzzles-{GAME}")
    expect(kind.get_by_test_id("puzzles-solved")).to_contain_text("0")
    assert faults(page) == []
    kind.get_by_test_id("puzzles-next").tap()
    expect_state(page, "asked")
    known = lesson(page)
    shipped = {(one["best"][0], one["second"], round(100 * one["gain"])) for _, one in SHIPPED}
    assert (known["better"], known["action"], known["cost"]) in shipped
    expect(page.get_by_test_id("study-title")).to_contain_text("?")
    expect(page.get_by_test_id("bar-hint")).to_have_count(0)
    # On a phone, too, it has its name and the way home.
    expect(page.get_by_test_id("bar-to-home")).to_be_visible()
    expect(page.get_by_role("heading", name="Position")).to_be_visible()
    decide(page, known["action"], touch=True)
    expect_state(page, "worse")
    # It says what it costs, why, and what would follow, not what is right.
    expect(page.get_by_test_id("study-title")).to_have_text(re.compile("instead of|loses the game|worse"))
    expect(page.get_by_test_id("study-said")).to_contain_text("Counted: missed")
    # The explanation is shown whole.
    said = page.get_by_test_id("study-said")
    assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    assert page.evaluate(f"() => {HOST}.table.hinted.text") == known["action"]
    assert answers(page) == ["missed"]
    page.get_by_test_id("study-show").tap()
    page.wait_for_timeout(LOOKED_MS)
    assert page.evaluate(f"() => {HOST}.table.hinted.text") == known["better"]
    page.get_by_test_id("study-again").tap()
    expect_state(page, "asked")
    decide(page, known["better"], touch=True)
    expect_state(page, "found")
    assert answers(page) == ["later"]
    # The next one comes at once, and nothing of this one is left among the games.
    page.get_by_test_id("study-next").tap()
    page.wait_for_function(f"(text) => {SAVED}?.origin.lesson.better !== text", arg=known["better"])
    expect_state(page, "asked")
    page.wait_for_function(
        "() => Object.keys(localStorage).filter((key) => /game:|deleted:/.test(key)).length === 1"
    )
    # The page is closed in the middle of it.
    page.reload()
    expect_state(page, "asked")
    page.goto(site.url)
    expect(page.get_by_test_id("games-running")).to_have_count(0)
    show(page, "puzzles")
    expect(kind.get_by_test_id("puzzles-solved")).to_contain_text("1")
    page.wait_for_function("() => !Object.keys(localStorage).some((key) => /game:|deleted:/.test(key))")
    assert saves(page) == []


def test_a_position_is_solved_by_keys_and_undo_takes_only_the_answer_back(
    new_context: NewContext, site: Site
) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/puzzles")
    mark = page.get_by_test_id(f"puzzles-{GAME}").get_by_test_id("puzzles-mark").nth(1)
    expect(mark).to_have_attribute("aria-label", re.compile("open"))
    mark.focus()
    page.keyboard.press("Enter")
    expect_state(page, "asked")
    known = lesson(page)
    page.keyboard.press("u")
    expect_state(page, "asked")
    assert lesson(page) == known
    decide(page, known["better"], touch=False)
    expect_state(page, "found")
    assert answers(page) == ["found"]
    page.wait_for_timeout(LOOKED_MS)
    # It rests: whatever is pressed now plays nothing.
    told = page.get_by_text("To play on from here").first
    for _ in range(4):
        decide(page, known["better"], touch=False)
        page.wait_for_timeout(LOOKED_MS)
        # On a slow page a press may still count as the second half of the one before.
        if told.is_visible():
            break
    expect(told).to_be_visible()
    expect_state(page, "found")
    assert lesson(page) == known
    page.get_by_test_id("study-all").focus()
    page.keyboard.press("Enter")
    expect(mark).to_be_visible()
    # What was said of the presses is put away with the page.
    page.reload()
    expect(mark).to_have_attribute("data-answer", "found")
    for width, height in ((1180, 820), (390, 844), (320, 568)):
        resize_to(page, width, height)
        assert faults(page) == []


def test_no_card_of_murano_says_what_it_would_bring_before_the_answer(
    new_context: NewContext, site: Site
) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/puzzles")
    kind = page.get_by_test_id("puzzles-murano")
    kind.get_by_test_id("puzzles-kind").select_option("gondoliers")
    kind.get_by_test_id("puzzles-next").click()
    expect_state(page, "asked")
    brings = page.locator(".own-card .character-brings")
    expect(page.locator(".own-card").first).to_be_visible()
    expect(brings).to_have_count(0)
    page.get_by_test_id("bar-replay").click()
    expect(brings).to_have_count(0)
    page.keyboard.press("Escape")
    decide(page, lesson(page)["better"], touch=False)
    expect_state(page, "found")
    expect(brings.first).to_be_visible()


def test_going_on_after_a_solution_is_chosen_and_welcomes_nobody_back(
    new_context: NewContext, site: Site
) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/puzzles")
    page.get_by_test_id(f"puzzles-{GAME}").get_by_test_id("puzzles-next").click()
    expect_state(page, "asked")
    decide(page, lesson(page)["better"], touch=False)
    expect_state(page, "found")
    page.get_by_test_id("study-on").click()
    expect(page.get_by_test_id("study")).to_have_count(0)
    page.get_by_test_id("bar-to-home").click()
    expect(page.get_by_test_id("games-others")).to_be_visible()
    expect(page.get_by_test_id("games-running")).to_have_count(0)


def test_the_solution_puts_a_closing_that_was_tried_away(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    page.goto(f"{site.url}#/puzzles")
    kind = page.get_by_test_id(f"puzzles-{GAME}")
    kind.get_by_test_id("puzzles-kind").select_option("close")
    kind.get_by_test_id("puzzles-next").click()
    expect_state(page, "asked")
    while lesson(page)["better"] != "end turn":
        seen = lesson(page)["better"]
        page.get_by_test_id("btn-close").click()
        page.get_by_test_id("close-confirm").click()
        page.get_by_test_id("study-next").click(timeout=ENGINE_MS)
        page.wait_for_function(f"(text) => {SAVED}?.origin.lesson?.better !== text", arg=seen)
        expect_state(page, "asked")
    page.get_by_test_id("btn-close").click()
    page.get_by_test_id("close-confirm").click()
    expect_state(page, "worse")
    # Other houses would be told to bring most at once, which is not what is asked.
    expect(page.get_by_test_id("close-next")).to_have_count(0)
    expect(page.get_by_test_id("close-confirm")).to_be_visible()
    page.get_by_test_id("study-show").click()
    expect(page.get_by_test_id("close-confirm")).to_have_count(0)
    expect(page.get_by_test_id("btn-end-turn")).to_be_enabled()
    # Nothing calls for closing beside another answer.
    expect(page.get_by_test_id("btn-close")).not_to_have_class(re.compile("glow"))


def test_the_guided_first_game_ends_with_positions_and_other_games_do_not(
    new_context: NewContext, site: Site
) -> None:
    *_, before = (state.copy() for state in positions(game(NAMES[:2])) if not state.is_over)
    before.apply("end turn")
    games = [
        saved_game(before, game_id, {0: level})
        for game_id, level in (("a" * 24, "apprentice"), ("b" * 24, "merchant"))
    ]
    page = device(new_context, site, games=games).new_page()
    page.goto(f"{site.url}#/game/{'b' * 24}")
    expect(page.get_by_test_id("end")).to_be_visible(timeout=ENGINE_MS)
    expect(page.get_by_role("button", name="Three positions to solve")).to_have_count(0)
    show(page, f"game/{'a' * 24}")
    page.get_by_role("button", name="Three positions to solve").click(timeout=ENGINE_MS)
    expect_state(page, "asked")
    expect(page.get_by_role("heading", name="easy")).to_be_visible()
    assert answers(page) == []
    for rest in (2, 1, 0):
        seen = lesson(page)
        assert seen["left"] == rest
        decide(page, seen["better"], touch=False)
        expect_state(page, "found")
        page.wait_for_timeout(LOOKED_MS)
        if rest:
            page.get_by_test_id("study-next").click()
            page.wait_for_function(f"(text) => {SAVED}?.origin.lesson?.better !== text", arg=seen["better"])
            expect_state(page, "asked")
            # What is kept of it knows that as well.
            page.reload()
            expect_state(page, "asked")
    # After the third there is an end, and a way to a game of one's own.
    expect(page.get_by_test_id("study-title")).to_contain_text("three")
    expect(page.get_by_test_id("study-next")).to_have_count(0)
    expect(page.get_by_test_id("study-all")).to_be_visible()
    page.get_by_test_id("study-own").click()
    expect(page.get_by_test_id(f"solo-game-{GAME}")).to_be_checked()


THREE_LINES = """(panel) => {
    const host = panel.getRootNode().host;
    host.heading = "Not the best";
    host.said = Array(4).fill("What was done costs three gold and leaves one, for which there is nothing to buy.");
    host.ways = ["again", "show", "next"];
    return host.updateComplete.then(() => {
        const title = panel.querySelector("h2").getBoundingClientRect();
        const box = panel.getBoundingClientRect();
        return [title.top - box.top >= 3, box.bottom <= host.getBoundingClientRect().bottom + 1];
    });
}"""


def test_three_lines_of_a_verdict_have_room_on_a_tablet(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, viewport={"width": 1180, "height": 820}).new_page()
    page.goto(site.url)
    show(page, f"puzzles/{GAME}")
    page.get_by_test_id(f"puzzles-{GAME}").get_by_test_id("puzzles-next").click()
    assert page.get_by_test_id("study").evaluate(THREE_LINES) == [True, True]


# By how much a long verdict lies over the board.
OVER_BOARD = f"""async () => {{
    const strip = {HOST}.renderRoot.querySelector("st-study");
    strip.ways = ["again", "show", "next"];
    strip.said = Array(8).fill("What speaks for the best action is told in many words.");
    await strip.updateComplete;
    const map = {TABLE}.renderRoot.querySelector(".map").getBoundingClientRect();
    return strip.renderRoot.querySelector("aside").getBoundingClientRect().bottom - map.top;
}}"""


# How much of the prompt is seen below a verdict of two lines.
BELOW = f"""async () => {{
    const strip = {HOST}.renderRoot.querySelector("st-study");
    Object.assign(strip, {{ state: "missed", ways: ["again", "show", "next"], said: ["Two lines are said of it, and not one more. ".repeat(2)] }});
    await strip.updateComplete;
    const {{ bottom }} = strip.renderRoot.querySelector("aside").getBoundingClientRect();
    const of = (part) => {TABLE}.renderRoot.querySelector(part).getBoundingClientRect();
    return [of(".prompt").bottom - bottom, of("[data-part=player-0]").top - bottom];
}}"""


@pytest.mark.parametrize("kind", ["thurn-und-taxis", "murano"])
def test_on_a_phone_a_verdict_covers_the_whole_prompt(kind: str, new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, viewport={"width": 390, "height": 844}).new_page()
    page.goto(site.url)
    show(page, f"puzzles/{kind}")
    page.get_by_test_id(f"puzzles-{kind}").get_by_test_id("puzzles-next").click()
    title, button = (page.get_by_test_id(f"study-{name}").bounding_box() for name in ("title", "all"))
    assert title
    assert button
    assert button["x"] >= title["x"] + 100
    assert button["x"] + button["width"] <= page.viewport_size["width"]  # type: ignore[index]
    page.get_by_test_id("map").wait_for()
    of_prompt, to_players = page.evaluate(BELOW)
    assert of_prompt <= 0
    assert to_players >= 0


def test_on_a_lying_phone_a_long_verdict_leaves_the_board_free(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, viewport={"width": 844, "height": 390}).new_page()
    page.goto(site.url)
    show(page, "puzzles/murano")
    page.get_by_test_id("puzzles-murano").get_by_test_id("puzzles-next").click()
    expect(page.get_by_test_id("study-title")).to_be_visible()
    page.get_by_test_id("map").wait_for()
    assert page.evaluate(OVER_BOARD) <= 0
