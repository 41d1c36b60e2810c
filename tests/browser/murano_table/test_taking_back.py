"""Taking back at the beginning of a turn, with computers at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from spieltisch import State
from spieltisch.session import Session
from tests.browser.devices import saved_game
from tests.browser.household import Household
from tests.browser.murano import Lagoon, murano_positions, new_murano
from tests.browser.steps import wait_until

PERSON = 0
LEVELS = {1: "apprentice", 2: "apprentice"}


def goes_back_over_others(state: State) -> bool:
    """True if it is the person's turn, and what the computers did since the one before revealed nothing."""
    session = Session()
    session.call("load", {"record": state.record()})
    session.call("computers", {"seats": list(LEVELS)})
    history = session.call("history", {"seat": PERSON})
    others = len(history) > 1 and history[-1]["seat"] != PERSON
    return others and session.call("view", {"seat": PERSON})["undo"]["steps"] > 0


def test_the_turns_of_computers_go_back_only_after_a_question(household: Household) -> None:
    games = (murano_positions(new_murano(3, seed)) for seed in range(1, 20))
    state = next(
        state
        for game in games
        for state in game
        if state.current_player == PERSON and goes_back_over_others(state)
    )
    page = household.show("game/asked", saved_game(state, "asked", LEVELS))
    table = Lagoon(page)
    table.wait_for_seat()
    step = table.view["step"]
    for button, what in (
        ("btn-undo", "Take back your last step?"),
        ("btn-restart", "Take back your whole turn?"),
    ):
        table.tap(button)
        expect(table.part("take-back")).to_contain_text(what)
        table.tap("take-back-no")
        expect(table.part("take-back")).to_have_count(0)
        assert table.view["step"] == step
    table.tap("btn-undo")
    table.tap("take-back-yes")
    expect(table.part("take-back")).to_have_count(0)
    wait_until(page, lambda: table.view["step"] < step and table.view["current"] == PERSON)
