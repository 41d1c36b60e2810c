"""The keyboard reaches the board and stays at the table, and its keys work in the bar above as well."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game, game_when, hand_of, phase, saved_game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_when, new_murano
from tests.browser.reader import Heard, Reader
from tests.browser.table import HOST, TABLE, Table
from tests.browser.unseen.hearing import board_of
from tests.positions import Seat, position, way

PAGE = HOST.removesuffix(".shadowRoot")

# Told of each frame in which the page as a whole has the keyboard.
WATCH = """() => {
    window.fallen = [];
    const look = () => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) window.fallen.push(location.hash);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def test_it_stays_while_a_new_game_begins(household: Household) -> None:
    page = household.show("")
    reader = Reader(page)
    page.get_by_test_id("new-game").click()
    start = page.get_by_test_id("start-game")
    expect(start).to_be_enabled()
    start.focus()
    page.evaluate(WATCH)
    reader.press("Enter")
    reader.until(lambda heard: heard.buttons("^I am"))
    reader.press("Enter")
    reader.until(lambda heard: heard.all("region", "^Your hand"))
    assert page.evaluate("() => fallen") == []


@pytest.mark.parametrize("game_id", ["thurn-und-taxis", "murano"])
def test_it_stays_while_a_guided_game_begins(household: Household, game_id: str) -> None:
    page = household.show("")
    page.get_by_test_id(f"first-{game_id}").focus()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    table = Table(page)
    table.root.wait_for()
    table.wait_for_seat()
    assert page.evaluate("() => fallen") == []


# True if what has the keyboard is seen, with a ring around it.
RINGED = """() => {
    let at = document;
    while (at.activeElement?.shadowRoot) at = at.activeElement.shadowRoot;
    const { activeElement: here } = at;
    const box = here.getBoundingClientRect();
    const ring = getComputedStyle(here);
    return here.matches(":focus-visible") && ring.outlineStyle !== "none" && ring.boxShadow !== "none"
        && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
}"""


def test_a_turn_begins_where_the_ring_is_seen(household: Household) -> None:
    table = household.open(Lagoon, new_murano(2))
    table.page.keyboard.press("Enter")
    table.wait_for_seat()
    table.page.wait_for_function(RINGED)
    # A computer has played meanwhile, which the line above the board told.
    table.part("prompt").focus()
    table.page.evaluate(f"() => {PAGE}.focusTable()")
    assert table.page.evaluate(RINGED)


def test_no_ring_for_whoever_uses_a_finger_or_a_mouse(household: Household) -> None:
    table = household.seat(Lagoon, new_murano(2))
    table.page.wait_for_function(f"() => {PAGE}.shadowRoot.activeElement?.localName === 'main'")
    assert not table.page.evaluate(RINGED)


def test_the_keyboard_goes_on_where_a_finger_was(household: Household) -> None:
    """A tap gives it to nothing, as that would cost a picture; the next key finds it there."""
    state = game_when(lambda state: phase(state) == "lay" and len(hand_of(state)) > 2)
    table = household.seat(Table, state, has_touch=True)
    here = "([name]) => TABLE.renderRoot.activeElement?.dataset.part === name".replace("TABLE", TABLE)
    table.tap("tool-help")
    expect(table.root.locator("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.wait_for_function(here, arg=["tool-help"])
    table.tap("tool-actions")
    table.page.keyboard.press("Escape")
    table.page.wait_for_function(here, arg=["tool-actions"])
    table.page.keyboard.press("h")
    table.tap("btn-undo")
    table.page.keyboard.press("Tab")
    reader = Reader(table.page)
    beyond = reader.focused()
    assert beyond
    assert re.search("what is on show", beyond.name), "what stands next to the bar"


def test_the_turn_ends_one_step_after_the_hand(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "lay" and len(hand_of(state)) > 2)
    reader = Reader(household.seat(Table, state).page)
    reader.press("h", "ArrowRight")
    card = reader.focused()
    assert_one_step(reader, card)


def test_the_turn_ends_one_step_after_what_is_pressed(household: Household) -> None:
    state = murano_when(lambda view: any(one["type"] == "buy" for one in view["actions"]))
    reader = Reader(household.seat(Lagoon, state).page)
    reader.walk("Tab", "button", "^Buy")
    assert_one_step(reader, reader.focused())


@pytest.mark.parametrize(
    ("kind", "asks", "last"),
    [
        (Lagoon, lambda: murano_when(lambda view: view["observation"]["phase"] == "character"), "^Keep"),
        (Table, lambda: game_when(lambda state: phase(state) == "discard"), "^Discard"),
    ],
    ids=["murano", "thurn-und-taxis"],
)
def test_the_turn_ends_one_step_after_the_panel_that_asks(
    kind: type[Table], asks: Callable[[], State], last: str, household: Household
) -> None:
    reader = Reader(household.seat(kind, asks()).page)
    reader.walk("Tab", "button", "^End turn$")
    reader.press("Shift+Tab")
    back = reader.focused()
    assert back
    assert re.search(last, back.name)


def test_the_bar_has_two_stops(household: Household) -> None:
    reader = Reader(household.seat(Lagoon, new_murano(2)).page)
    reader.walk("Shift+Tab", "button", "^Settings$")
    reader.press("ArrowLeft", "ArrowLeft")
    beside = reader.focused()
    assert beside
    assert beside.name == "Rules"
    reader.press("Shift+Tab")
    home = reader.focused()
    assert home
    assert home.name == "To the home page"


def assert_one_step(reader: Reader, start: Heard | None) -> None:
    """The tabulator leads to the end of the turn at once, and back to where one was."""
    assert start
    reader.press("Tab")
    end = reader.focused()
    assert end
    assert end.name == "End turn"
    reader.press("Shift+Tab")
    back = reader.focused()
    assert back
    assert back.node == start.node


def test_keys_of_the_table_work_in_the_bar(household: Household) -> None:
    reader = Reader(household.seat(Table, game()).page)
    reader.walk("Shift+Tab", "button", "^Settings$")
    reader.press("?")
    reader.until(lambda heard: heard.all("heading", "^A turn, and the keys$"))
    reader.press("Escape")
    reader.until(lambda heard: heard.all("button", "^Settings$"))
    assert reader.focused()
    reader.walk("Shift+Tab", "button", "^Settings$")
    reader.press("a")
    reader.until(lambda heard: heard.all("heading", "^All actions$"))


def test_the_lagoon_is_reached_by_tab_and_answers(household: Household) -> None:
    reader = Reader(household.seat(Lagoon, new_murano(2)).page)
    reader.walk("Tab", "button", r"(?i)^(red )?ship on|^space")
    reader.press("PageDown", "ArrowDown")
    cell = reader.focused()
    assert cell
    assert cell.role == "button"
    assert cell.states.get("disabled"), "nothing is built before a ship has sailed"
    reader.press("Enter")
    reader.until(lambda heard: heard.all("group", "^Information$"))
    reader.press("b")
    reader.until(lambda heard: board_of(heard).all("button", "^Close$"))
    # The turn comes to the reader: the place is not lost.
    read = reader.focused()
    reader.page.evaluate(f"() => {PAGE}.focusTable()")
    here = reader.focused()
    assert read
    assert here
    assert here.node == read.node
    reader.press("Shift+ArrowDown")
    there = reader.focused()
    assert there
    assert not there.states.get("disabled"), "with Shift only to what can be chosen"
    reader.press("Escape", "Escape")
    reader.until(lambda heard: not board_of(heard).all("button", "^Close$"))
    assert reader.focused()


def test_no_word_of_the_board_in_words_is_broken_where_the_focus_brings_it(household: Household) -> None:
    table = household.seat(Lagoon, new_murano(2))
    place = table.part("told").locator("button[data-place]").first
    place.focus()
    # As wide as its longest word, the name of a space.
    assert place.evaluate("(one) => [one.scrollWidth <= one.clientWidth, one.offsetHeight < 70]") == [
        True,
        True,
    ]
    assert table.part("told-space-5").evaluate("(one) => one.offsetHeight") < 50


def test_advice_takes_the_keyboard_and_gives_it_back(household: Household) -> None:
    state = new_murano(2)
    table = Lagoon(
        household.show("game/one", saved_game(state, "one", {1 - (state.current_player or 0): "apprentice"}))
    )
    table.wait_for_seat()
    page = table.page
    table.part("prompt").focus()
    page.keyboard.press("t")
    advised = page.get_by_test_id("hint-do")
    expect(advised).to_be_focused(timeout=30_000)
    page.keyboard.press("Escape")
    expect(advised).to_have_count(0)
    expect(table.part("prompt")).to_be_focused()
    # Enter does not lead to a button that only passes.
    page.keyboard.press("Enter")
    expect(table.part("told").locator("[data-place]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    step = table.view["step"]
    page.keyboard.press("t")
    expect(advised).to_be_focused(timeout=30_000)
    # A press so soon is done once the advice can have been read.
    page.keyboard.press("Enter")
    table.wait_for_step(step + 1)


def test_after_advice_the_panel_that_opens_has_the_keyboard(household: Household) -> None:
    hand = "Ulm Lodz Augsburg Linz Kempten Passau"
    state = position(Seat(hand=hand, route=way(7)), phase="close", options={"start": "seat-1"})
    table = household.seat(Table, state)
    page = table.page
    table.put_news_away()
    page.keyboard.press("t")
    advised = page.get_by_test_id("hint-do")
    expect(advised).to_be_focused(timeout=30_000)
    page.wait_for_timeout(700)
    page.keyboard.press("Enter")
    expect(table.root.locator(".discarding")).to_be_visible()
    expect(advised).to_have_count(0)
    expect(table.root.locator(".discarding h2")).to_be_focused()


def test_a_question_from_the_list_of_actions_has_the_keyboard(household: Household) -> None:
    state = murano_when(lambda view: any(one["type"] == "place" for one in view["actions"]))
    table = household.seat(Lagoon, state, prefs={"lookFirst": "always"})
    step = table.view["step"]
    table.page.keyboard.press("a")
    table.root.locator('.drawer-actions [data-action^="place"]').first.focus()
    table.page.keyboard.press("Enter")
    expect(table.part("ask-yes")).to_be_focused()
    table.page.wait_for_timeout(700)
    table.page.keyboard.press("Enter")
    table.wait_for_step(step + 1)
