"""Games of Murano by touches, from the home page to the score table; the ordinary run leaves out the middle."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch import State
from tests.browser.devices import GAME_ID, NAMES, NewContext, device, fix_chance, saved_game, seen
from tests.browser.ending import numbers, score_table, to_result
from tests.browser.murano import Lagoon
from tests.browser.murano_policy import Policy
from tests.browser.site import Site

SEEDS = {2: 3, 4: 8}
"""Games in which much happens, per number of players."""
OFTEN = {"sail", "buy", "take", "look", "keep", "place", "draw", "build", "income", "produce", "sell", "end"}
"""What happens in each of them."""
FIRST = 6
LEFT = 6
"""So many turns are played by touches at the beginning, and so many at the end, where not all of them are."""


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


def lit_by_rules(view: dict[str, Any]) -> dict[str, int | None]:
    """Return the price of each space that the page has to show as reachable; None where nothing is paid for nothing."""
    observation = view["observation"]
    if observation["phase"] != "sail":
        return {}
    return {
        str(one["space"]): None if one["idle"] and one["price"] == 0 else one["price"]
        for one in observation["reach"]
        if one["usable"] and one["moves"]
    }


def play(table: Lagoon, policy: Policy, turns: int | None = None) -> None:
    """Play by touches, to the end of the game or for so many turns of a person."""
    ships = count()
    over = False
    while not over and turns != 0:
        table.wait_for_curtain()
        over = play_turn(table, policy, ships)
        turns = None if turns is None else turns - 1


def play_turn(table: Lagoon, policy: Policy, ships: count[int]) -> bool:
    """Play the turn of the person who takes the seat; return whether the game is over then."""
    page = table.page
    view = table.take_seat()
    while not view["over"] and view["seat"] == view["current"]:
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
            table.carry_out(action, view, ship_first=next(ships) % 3 == 0)
        view = table.view
    return bool(view["over"])


def on_another_day(state: State, policy: Policy) -> State:
    """Play on without a page; return the position some turns before the end."""
    turns = []
    while not state.is_over:
        if state.observation(None)["phase"] == "sail":
            turns.append(state.copy())
        state.apply(policy.choose(seen(state))["text"])
    return turns[-LEFT]


def kept_record(page: Page) -> dict[str, Any]:
    (text,) = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('spieltisch:game:')).map(([, it]) => it)"
    )
    record: dict[str, Any] = json.loads(text)["record"]
    return record


@pytest.mark.parametrize(
    ("players", "whole"),
    [(4, False), *(pytest.param(players, True, marks=pytest.mark.long) for players in SEEDS)],
)
def test_a_game_from_the_home_page_to_the_score_table(
    new_context: NewContext, site: Site, players: int, whole: bool
) -> None:
    page = device(new_context, site, prefs={"confirmTurns": False}).new_page()
    fix_chance(page, SEEDS[players])
    table = set_up(page, site, players)
    policy = Policy()
    play(table, policy, None if whole else FIRST)
    if not whole:
        state = on_another_day(spieltisch.replay(kept_record(page)), policy)
        context = device(new_context, site, games=[saved_game(state)], prefs={"confirmTurns": False})
        page = context.new_page()
        page.goto(f"{site.url}#/game/{GAME_ID}")
        play(Lagoon(page), policy)

    record = kept_record(page)
    state = spieltisch.replay(record)
    assert state.is_over
    verbs = {str(text).split()[0] for text in record["actions"]}
    assert verbs >= OFTEN, OFTEN - verbs

    ranking = sorted(state.ranking(), key=lambda row: row["rank"])
    scores = state.scores()
    to_result(page)
    head, *track, characters, gondoliers, totals, gold, _ranks = score_table(page)
    order = [row["seat"] for row in ranking]
    assert head[1:] == [NAMES[seat] for seat in order]
    won = [sum(column) for column in zip(*(numbers(row[1:]) for row in track), strict=True)]
    assert won == [scores[seat]["parts"]["track"] for seat in order]
    for part, row in ("characters", characters), ("gondoliers", gondoliers):
        assert numbers(row[1:]) == [scores[seat]["parts"][part] for seat in order], part
    assert numbers(totals[1:]) == [scores[seat]["total"] for seat in order]
    assert numbers(gold[1:]) == [row["gold"] for row in ranking]
    expect(page.get_by_test_id("winner")).to_contain_text(NAMES[state.winners()[0]])
