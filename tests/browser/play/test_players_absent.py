"""A game that computers were not taught: people play it as ever, and nothing is offered that is not possible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import GAME_ID, game, positions, saved_game
from tests.browser.household import Household, lent, open_household
from tests.browser.steps import saves, show
from tests.browser.table import HOST, Table

PAGE = HOST.removesuffix(".shadowRoot")
GAME = "thurn-und-taxis"
FINISHED = "f" * 24

# What the engine says of a game that has no package of knowledge; tests/engine/test_sample_game.py has such a game.
UNTAUGHT = f"""
    const real = JSON.parse;
    JSON.parse = (text, ...rest) => {{
        const said = real(text, ...rest);
        if (Array.isArray(said?.ok))
            for (const info of said.ok) if (info?.id === "{GAME}" && "computers" in info) info.computers = false;
        return said;
    }};
"""


untaught = open_household(UNTAUGHT)


@pytest.fixture
def home(
    untaught: Household, request: pytest.FixtureRequest, expected_errors: list[str]
) -> Iterator[Household]:
    """A device whose engine knows of no computers for the game, for all tests in turn."""
    with lent(untaught, request, expected_errors):
        yield untaught


def wait_for_infos(page: Page) -> None:
    page.get_by_test_id("option-start-lot").wait_for()


def test_no_seat_of_a_new_game_is_offered_to_a_computer(home: Household) -> None:
    page = home.show("")
    show(page, "new/murano")
    second = page.get_by_test_id("seat-2")
    second.get_by_test_id("seat-player").select_option("merchant")
    page.get_by_test_id(f"game-{GAME}").check()
    wait_for_infos(page)
    expect(page.get_by_test_id("seat-player")).to_have_count(0)
    # The computer gave the seat back, and the name with it.
    expect(second.get_by_test_id("seat-name")).to_have_value("Player 2")
    page.get_by_test_id("start-game").click()
    table = Table(page)
    table.wait_for_curtain()
    (save,) = saves(page)
    assert [seat["kind"] for seat in save["seats"]] == ["person", "person"]
    show(page, "new/murano")
    expect(page.get_by_test_id("seat-player")).to_have_count(2)


def test_alone_only_other_games_can_be_played(home: Household) -> None:
    page = home.show("")
    show(page, f"new/{GAME}")
    wait_for_infos(page)
    show(page, "")
    page.get_by_test_id("solo").click()
    expect(page.get_by_test_id("solo-game-murano")).to_have_count(1)
    page.get_by_test_id("solo-apprentice").click()
    page.get_by_test_id("solo-begin").click()
    Table(page).root.wait_for()
    (save,) = saves(page)
    assert save["game"] == "murano"


def test_at_the_table_there_is_no_computer_and_no_advice(home: Household) -> None:
    # A game that comes from elsewhere may say that computers sit there.
    levels = {0: "merchant", 1: "patrician"}
    page = home.show(f"game/{GAME_ID}", saved_game(game(start="seat-1"), levels=levels))
    table = Table(page)
    table.wait_for_curtain()
    table.take_seat()
    for tool in ("hint", "players-menu"):
        expect(page.get_by_test_id(f"bar-{tool}")).to_have_count(0)
    expect(page.get_by_test_id("bar-rules")).to_have_count(1)
    table.take(None)
    table.wait_for_step(1)
    (save,) = saves(page)
    assert [seat["kind"] for seat in save["seats"]] == ["person", "person"]
    assert page.evaluate(f"() => {PAGE}.game.loaded.computers.playing") is False


def test_after_the_game_there_is_no_analysis(home: Household) -> None:
    *_, end = positions(game())
    page = home.show(f"game/{FINISHED}", saved_game(end, FINISHED))
    page.get_by_test_id("end-rematch").wait_for()
    expect(page.get_by_test_id("end-analysis")).to_have_count(0)
