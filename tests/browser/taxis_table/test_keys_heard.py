"""Every key at the table is heard: in a question, twice at once, and in the moment when the turn changes."""

from __future__ import annotations

from playwright.sync_api import expect

from spieltisch import State
from tests.browser.devices import game_when, hand_of, phase
from tests.browser.household import Household
from tests.browser.table import TABLE, Table

FOCUSED = f"(name) => {TABLE}?.renderRoot.activeElement?.dataset.part?.startsWith(name)"


def takes(state: State) -> bool:
    """A card is to be taken by a player who has some."""
    return phase(state) == "take" and len(hand_of(state)) > 3


def begins_anew(state: State) -> bool:
    """A card may give up the route."""
    return phase(state) == "lay" and any(one.get("end") == "anew" for one in state.offers())


def test_arrows_walk_between_the_answers_of_a_question(household: Household) -> None:
    table = household.seat(Table, game_when(begins_anew))
    card = next(one["card"] for one in table.view["actions"] if one.get("end") == "anew")
    table.tap("btn-anew")
    table.tap(f"hand-{card}-0")
    expect(table.part("abandon-no")).to_be_focused()
    for key, answer in ("ArrowRight", "yes"), ("ArrowRight", "no"), ("ArrowLeft", "yes"):
        table.page.keyboard.press(key)
        expect(table.part(f"abandon-{answer}")).to_be_focused()


def test_a_digit_pressed_twice_at_once_only_shows_the_card(household: Household) -> None:
    table = household.seat(Table, game_when(takes), prefs={"lookFirst": "always"})
    step = table.view["step"]
    for _ in range(2):
        table.page.keyboard.press("2")
    expect(table.part("bubble")).to_contain_text("The second quick press did not count.")
    expect(table.part("bubble")).to_contain_text("Once more to take this card.")
    assert table.view["step"] == step


def test_a_key_at_the_curtain_is_answered_or_handed_on(household: Household) -> None:
    table = household.open(Table, game_when(takes))
    table.page.keyboard.press("h")
    expect(table.page.get_by_test_id("curtain-held")).to_contain_text("First confirm that")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("h")
    table.page.wait_for_function(FOCUSED, arg="hand-")
    # After a reload the keyboard is where it is seen.
    table.page.reload()
    table.wait_for_curtain()
    table.page.keyboard.press("Enter")
    table.page.wait_for_function(FOCUSED, arg="prompt")
