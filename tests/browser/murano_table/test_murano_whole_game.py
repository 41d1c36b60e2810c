"""Whole games of Murano by touches, from the home page to the score table."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from tests.browser.devices import NAMES, NewContext, device, fix_chance
from tests.browser.murano import Lagoon
from tests.browser.murano_policy import Policy
from tests.browser.site import Site

SEEDS = {2: 3, 4: 8}
"""Games in which much happens, per number of players."""
OFTEN = {"sail", "buy", "take", "look", "keep", "place", "draw", "build", "income", "produce", "sell", "end"}
"""What happens in each of them."""


def set_up(page: Page, site: Site, players: int) -> Lagoon:
    page.goto(site.url)
    page.get_by_test_id("new-murano").click()
    for _ in range(players - 2):
        page.get_by_test_id("add-seat").click()
    for number, name in enumerate(NAMES[:players], 1):
        page.get_by_test_id(f"seat-{number}").get_by_test_id("seat-name").fill(name)
    start = page.get_by_test_id("start-game")
    expect(start).to_be_enabled()
    start.click()
    return Lagoon(page)


def lit_by_rules(view: dict[str, Any]) -> dict[str, int]:
    """Return the price of each space that the page has to show as reachable."""
    seen = view["observation"]
    if seen["phase"] != "sail":
        return {}
    return {str(one["space"]): one["price"] for one in seen["reach"] if one["usable"] and one["moves"]}


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_from_the_home_page_to_the_score_table(
    new_context: NewContext, site: Site, players: int
) -> None:
    page = device(new_context, site, prefs={"confirmTurns": False}).new_page()
    fix_chance(page, SEEDS[players])
    table = set_up(page, site, players)
    policy = Policy()
    boats = count()
    table.wait_for_curtain()
    view = table.take_seat()
    while not view["over"]:
        if view["seat"] != view["current"]:
            table.wait_for_curtain()
            view = table.take_seat()
            continue
        if view["observation"]["phase"] == "sail":
            shown = {no: light["price"] for no, light in table.state["spaces"].items()}
            assert shown == lit_by_rules(view)
        action = policy.choose(view)
        if action["type"] == "end" and len(view["actions"]) == 1:
            # The turn ends by itself where nothing else is left to do, and perhaps the game with it.
            table.wait_after(view["step"])
        else:
            if view["observation"]["last"]:
                expect(page.get_by_test_id("last-round")).to_be_visible()
            table.carry_out(action, view, boat_first=next(boats) % 3 == 0)
        view = table.view

    saved = json.loads(
        page.evaluate(
            "() => Object.entries(localStorage).find(([key]) => key.startsWith('spieltisch:game:'))[1]"
        )
    )
    state = spieltisch.replay(saved["record"])
    assert state.is_over
    verbs = {str(text).split()[0] for text in saved["record"]["actions"]}
    assert verbs >= OFTEN, OFTEN - verbs

    ranking = sorted(state.ranking(), key=lambda row: row["rank"])
    scores = state.scores()
    expect(page.get_by_test_id("score-table")).to_be_visible()
    rows = [
        [plain(cell) for cell in row.locator("th, td").all_inner_texts()]
        for row in page.get_by_test_id("score-table").locator("tr").all()
    ]
    head, track, characters, gondoliers, totals, _ranks = rows
    order = [row["seat"] for row in ranking]
    assert head[1:] == [NAMES[seat] for seat in order]
    for part, row in ("track", track), ("characters", characters), ("gondoliers", gondoliers):
        assert [int(cell) for cell in row[1:]] == [scores[seat]["parts"][part] for seat in order], part
    assert [int(cell) for cell in totals[1:]] == [scores[seat]["total"] for seat in order]
    expect(page.get_by_test_id("winner")).to_contain_text(NAMES[state.winners()[0]])


def plain(text: str) -> str:
    """Leave out the marks that isolate inserted words."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\N{MINUS SIGN}", "-").strip()
