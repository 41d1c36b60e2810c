"""The end of Murano: how a tie is told, what is seen of the result, and characters that are scored by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import spieltisch
from tests.browser.household import Household
from tests.browser.looks import SIZES, resize
from tests.browser.murano import Lagoon, murano_positions, murano_when, new_murano
from tests.browser.table import View


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


def test_on_a_phone_the_next_game_is_in_sight_and_the_table_names_the_winner(household: Household) -> None:
    *_, finished = murano_positions(new_murano(2, 3))
    page = household.show_game(finished)
    for size in "phone", "phone-lying":
        resize(page, size)
        expect(page.get_by_test_id("end-rematch")).to_be_in_viewport(ratio=1)
        # It is the nearest to the thumb.
        again, same = (page.get_by_test_id(f"end-{id_}").bounding_box() for id_ in ("rematch", "same-deal"))
        assert again
        assert same
        assert (again["y"], again["x"]) > (same["y"], same["x"])
    page.get_by_test_id("end-end-table").click()
    expect(page.get_by_test_id("prompt").locator(".prompt-more")).to_be_visible()
    resize(page, "phone")
    for seat in 0, 1:
        mark, gold = (
            page.get_by_test_id(f"player-{seat}").locator(part).bounding_box()
            for part in (".mark", f"[data-part=gold-{seat}]")
        )
        assert mark
        assert gold
        assert abs(mark["y"] + mark["height"] / 2 - gold["y"] - gold["height"] / 2) < 8


def test_the_buttons_of_the_scoring_keep_their_places(household: Household) -> None:
    def scoring(view: View) -> bool:
        told = view["observation"]
        return told["phase"] == "assign" and bool(told["seats"][view["seat"]]["best"]["cards"])

    position = murano_when(scoring, assignment="by-hand").to_dict()
    seat = position["seats"][position["current"]]
    position["characters"].remove("glass")
    seat["characters"].append("glass")
    seat["available"] -= 1
    position["gondolas"]["3"] = position["current"]
    table = household.seat(Lagoon, spieltisch.from_dict(position))
    best, places = table.part("assign-best"), {}
    for size in SIZES:
        resize(table.page, size)
        places[size] = best.bounding_box()
    table.tap("score-glass-sacca-mattia")
    expect(table.part("assign-undo")).to_be_visible()
    for size, place in places.items():
        resize(table.page, size)
        now = best.bounding_box()
        assert now
        assert place
        assert (now["x"], now["width"]) == (place["x"], place["width"]), size
