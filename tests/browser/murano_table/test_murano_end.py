"""How a tie is told at the end of Murano: by gold, or as a shared victory."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import spieltisch
from tests.browser.household import Household
from tests.browser.murano import murano_positions, new_murano


@pytest.mark.parametrize(
    ("gold", "words"), [((3, 4), "Bernhard has the most gold"), ((4, 4), "the victory is shared")]
)
@pytest.mark.rule("MU-926")
@pytest.mark.rule("MU-927")
def test_a_tie_is_explained(household: Household, gold: tuple[int, int], words: str) -> None:
    *_, finished = murano_positions(new_murano(2, 3))
    position = finished.to_dict()
    totals = [score["total"] for score in finished.scores()]
    for seat, total, own in zip(position["seats"], totals, gold, strict=True):
        seat["points"] += 62 - total
        seat["gold"] = own
    tied = spieltisch.from_dict(position)
    assert [score["total"] for score in tied.scores()] == [62, 62]
    page = household.show_game(tied)
    table = page.get_by_test_id("score-table")
    expect(table).to_be_visible()
    told = page.locator(".why").inner_text().replace("\u2068", "").replace("\u2069", "")
    assert words in told
    assert "62" in told


def test_the_chart_says_which_points_it_shows(household: Household) -> None:
    *_, finished = murano_positions(new_murano(2, 3))
    chart = household.show_game(finished).locator("st-score-chart")
    expect(chart).to_contain_text("Points if the game had ended in that round")
