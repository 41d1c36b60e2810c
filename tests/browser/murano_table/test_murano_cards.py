"""What a character card says that it brings: the engine's word, never more than its owner could get."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.household import Household
from tests.browser.murano import Lagoon
from tests.lagoon import lagoon, play

GLASS: dict[str, Any] = {
    "streets": {"1a2": "none", "2b2": "none", "2c2": "none"},
    "buildings": {"1a3": "glass 0", "2b1": "glass 0", "2c1": "glass 1"},
}
"""`glass` brings 3 on Sacca Mattia and 6 on San Donato, `sole-glass` 12 on Sacca Mattia alone."""
BY_HAND = "with a gondolier you still have to place"


@pytest.mark.rule("MU-615")
@pytest.mark.rule("MU-919")
@pytest.mark.parametrize(
    ("gondolas", "hand", "says", "needs"),
    [
        ({}, 0, "0 no gondolier", False),
        ({1: 0}, 0, "3 Sacca Mattia", False),
        ({}, 1, "6 San Donato", True),
        ({5: 0}, 1, "6 San Donato", False),
    ],
)
def test_a_card_says_what_it_brings_and_with_whom(
    household: Household, gondolas: dict[int, int], hand: int, says: str, needs: bool
) -> None:
    state = lagoon(characters={0: "glass"}, gondolas=gondolas, available={0: hand}, **GLASS)
    table = household.seat(Lagoon, state)
    card = table.part("own-card-glass")
    expect(card.get_by_test_id("card-now")).to_have_text(says, use_inner_text=True)
    expect(card.get_by_title(BY_HAND)).to_have_count(int(needs))
    table.tap("own-card-glass")
    window = table.part("one-card")
    expect(window.get_by_test_id("card-now")).to_contain_text(says.split(maxsplit=1)[0])
    best = window.get_by_test_id("card-most")
    expect(best).to_have_count(int("San Donato" not in says))
    # Numbers and names stand between marks of their direction.
    told = [text.translate(dict.fromkeys((0x2068, 0x2069))) for text in best.all_inner_texts()]
    assert set(told) <= {"6\u00a0points on San Donato at best"}


@pytest.mark.rule("MU-604")
@pytest.mark.rule("MU-616")
def test_offered_cards_say_what_they_would_bring(household: Household) -> None:
    state = lagoon(characters={0: "sole-glass"}, gondolas={1: 0}, available={0: 0},
                   pile="glass palace shop", **GLASS)  # fmt: skip
    play(state, "sail 4-5", "look")
    table = household.seat(Lagoon, state)
    said = table.part("sheet").get_by_test_id("card-now").all_inner_texts()
    reasons = ["gondoliers serve other cards", "no points anywhere", "no points anywhere"]
    assert [" ".join(text.split()) for text in said] == [f"0 {reason}" for reason in reasons]
