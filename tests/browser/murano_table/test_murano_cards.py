"""What a character card says that it brings: the engine's word, never more than its owner could get."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.household import Household
from tests.browser.looks import faults, resize
from tests.browser.murano import Lagoon, new_murano
from tests.lagoon import lagoon, play

GLASS: dict[str, Any] = {
    "streets": {"1a2": "none", "2b2": "none", "2c2": "none"},
    "buildings": {"1a3": "glass 0", "2b1": "glass 0", "2c1": "glass 1"},
}
"""`glass` brings 3 on Sacca Mattia and 6 on San Donato, `sole-glass` 12 on Sacca Mattia alone."""


@pytest.mark.rule("MU-615")
@pytest.mark.rule("MU-919")
@pytest.mark.parametrize(
    ("gondolas", "hand", "says", "large"),
    [
        (
            {},
            0,
            "0 points – no gondolier",
            "Now 0 points – no gondolier With one more gondolier 6 San Donato",
        ),
        ({1: 0}, 0, "3 Sacca Mattia", "Now 3 Sacca Mattia With one more gondolier 6 San Donato"),
        (
            {},
            1,
            "0 points; with one more gondolier: 6 San Donato",
            "Now 0 points – no gondolier With one more gondolier 6 San Donato",
        ),
        ({5: 0}, 1, "6 San Donato", "Now 6 San Donato"),
    ],
)
def test_a_card_says_what_it_brings_and_with_whom(
    household: Household, gondolas: dict[int, int], hand: int, says: str, large: str
) -> None:
    state = lagoon(characters={0: "glass"}, gondolas=gondolas, available={0: hand}, **GLASS)
    table = household.seat(Lagoon, state)
    card = table.part("own-card-glass")
    assert said(card.get_by_test_id("card-now")) == says
    table.tap("own-card-glass")
    window = table.part("one-card")
    # The board of a phone names its islands by their numbers.
    expect(window.locator(".worth dt").first).to_contain_text("1 · Sacca Mattia")
    assert said(window.locator(".character-brings")) == large


def test_looking_at_a_start_character_is_free(household: Household) -> None:
    table = household.seat(Lagoon, new_murano(start_character=True))
    assert said(table.part("press-look")) == "Look at characters to keep one: 1"


@pytest.mark.rule("MU-604")
@pytest.mark.rule("MU-616")
def test_offered_cards_say_what_they_would_bring(household: Household) -> None:
    state = lagoon(characters={0: "sole-glass"}, gondolas={1: 0}, available={0: 0},
                   pile="glass palace shop", **GLASS)  # fmt: skip
    play(state, "sail 4-5")
    table = household.seat(Lagoon, state)
    assert said(table.part("press-look")) == "Look at characters to keep one: 2"
    table.tap("press-look")
    expect(table.part("sheet")).to_be_visible()
    # What is still to be built is not known: a card that brings nothing yet is not said to bring nothing at best.
    assert [said(card) for card in table.part("sheet").locator(".character-brings").all()] == [
        "Now 0 points – the gondoliers serve other cards With one more gondolier 6 San Donato",
        *["Now 0 points – nothing for it yet"] * 2,
    ]
    table.tap("offered-shop")
    expect(table.part("legend")).to_have_text(re.compile("shop of any colour"))
    for size in ("phone", "tablet"):
        resize(table.page, size)
        assert edges(table.part("one-card").locator(".character"))["height"] < 300, size
        assert faults(table.page) == []


def said(part: Locator) -> str:
    """Return the words of a part as they are read, in one line."""
    return " ".join(re.sub("[\u2068\u2069]", "", part.inner_text()).split())


def edges(part: Locator) -> dict[str, float]:
    """Return where the edges of a part are on the screen."""
    found: dict[str, float] = part.evaluate("(one) => one.getBoundingClientRect().toJSON()")
    return found


def test_the_cards_to_choose_from_leave_the_own_ones_in_sight_and_fold_away(household: Household) -> None:
    state = lagoon(characters={0: "sole-glass"}, gondolas={1: 0}, available={0: 0},
                   pile="glass palace shop", **GLASS)  # fmt: skip
    play(state, "sail 4-5", "look")
    table = household.seat(Lagoon, state)
    sheet, own, board = (table.part(name) for name in ("sheet", "own-card-sole-glass", "map"))
    for size in ("tablet", "tablet-upright", "desktop"):
        resize(table.page, size)
        assert edges(sheet)["bottom"] <= edges(own)["top"], size
    for size in ("phone", "phone-lying", "tablet"):
        resize(table.page, size)
        table.tap("sheet-fold")
        expect(sheet).to_have_count(0)
        folded, lagoon_ = edges(table.part("sheet-folded")), edges(board)
        assert folded["top"] >= lagoon_["bottom"] or folded["left"] >= lagoon_["right"], size
        expect(table.part("sheet-fold")).to_be_focused()
        table.tap("sheet-fold")
        expect(sheet).to_be_visible()


def test_the_longest_name_of_an_island_is_read_whole_on_an_own_card(household: Household) -> None:
    table = household.seat(Lagoon, lagoon(characters={0: "san-pietro-martire-most"}))
    name = table.part("own-card-san-pietro-martire-most").locator(".character-island")
    expect(name).to_have_text("San Pietro Martire")
    assert name.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
