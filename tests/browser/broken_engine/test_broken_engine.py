"""A fault in any room of the engine begins the recovery: another worker replays the record, and nothing is lost."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import spieltisch
from spieltisch import State
from tests.browser.devices import GAME_ID, NewContext, device, game_after, open_game, positions, saved_game
from tests.browser.murano import Lagoon, murano_when, new_murano
from tests.browser.play.test_several import clears_the_way
from tests.browser.site import Site
from tests.browser.steps import saves
from tests.browser.table import TABLE
from tests.monkey.sitting import Room
from tests.monkey.stories import of_golden
from tests.variant import build_variant_if_stale

FAULTY = Path(__file__).parent / "faulty.py"
OF_A_GAME = ["apply", "legal actions", "observation"]
OF_THE_SESSION = ["what was seen since", "session"]
"""Where all games pass through: in the ordinary run each of them fails with one game."""
ACT = f"() => {{ const table = {TABLE}; table.send('table-act', {{ actions: [table.view.actions[0].text] }}); }}"
PHONE: ViewportSize = {"width": 390, "height": 844}
SHOWN_LAST = """for (const [owner, name] of [[HTMLDialogElement, "showModal"], [HTMLElement, "showPopover"]]) {
    const show = owner.prototype[name];
    owner.prototype[name] = function () { window.shownLast = this.tagName; show.call(this); };
}"""
"""Notes what entered the top layer last, and so lies above the rest."""
STEP = f"() => {TABLE}.view.step"


def add_faults(package: Path) -> None:
    shutil.copy(FAULTY, package)
    with (package / "__init__.py").open("a") as module:
        module.write("\nfrom . import faulty\n")


@pytest.fixture(scope="module")
def faulty_site() -> Iterator[Site]:
    with Site(build_variant_if_stale("faulty", FAULTY, add_faults)) as site:
        yield site


def break_engine(page: Page, fault: str) -> None:
    (worker,) = page.workers
    worker.evaluate("(fault) => { self.fault = fault; }", fault)


TAXIS, MURANO = game_after(4), new_murano()


@pytest.mark.parametrize(
    ("state", "faults"),
    [
        pytest.param(TAXIS, [*OF_A_GAME, OF_THE_SESSION[0]], id="thurn-und-taxis"),
        pytest.param(MURANO, [*OF_A_GAME, OF_THE_SESSION[1]], id="murano"),
        pytest.param(TAXIS, OF_THE_SESSION[1:], id="thurn-und-taxis-other", marks=pytest.mark.long),
        pytest.param(MURANO, OF_THE_SESSION[:1], id="murano-other", marks=pytest.mark.long),
    ],
)
def test_a_fault_in_any_room(
    new_context: NewContext, faulty_site: Site, state: State, faults: list[str]
) -> None:
    table = open_game(device(new_context, faulty_site, games=[saved_game(state)]), faulty_site)
    page = table.page
    table.take_seat()
    told = page.get_by_test_id("toast").filter(has_text="had to be restarted")
    for fault in faults:
        step, seen = page.evaluate(STEP), table.view
        (before,) = saves(page)
        break_engine(page, fault)
        page.evaluate(ACT)
        expect(told, fault).to_be_visible()
        table.wait_for_seat()
        # The same person is at the same decision, with the same record, before another engine.
        for part in ("seat", "step", "actions", "observation"):
            assert table.view[part] == seen[part], fault
        (after,) = saves(page)
        assert after["record"] == before["record"], fault
        assert page.workers[0].evaluate("() => self.fault ?? null") is None
        for close in told.get_by_test_id("toast-close").all():
            close.click()
        expect(told).to_have_count(0)
        # What was meant is done now, and is kept.
        page.evaluate(ACT)
        table.wait_for_step(step + 1)
        (kept,) = saves(page)
        assert len(kept["record"]["actions"]) == step + 1
        if page.get_by_test_id("curtain-ready").is_visible():
            table.take_seat()


def test_ships_that_were_not_done_keep_nobody_waiting(new_context: NewContext, faulty_site: Site) -> None:
    state = murano_when(clears_the_way)
    page = open_game(device(new_context, faulty_site, games=[saved_game(state)]), faulty_site).page
    table = Lagoon(page)
    table.take_seat()
    way = clears_the_way(table.view)
    table.board("space", way["space"])
    break_engine(page, "apply")
    table.board("space", way["space"])
    expect(page.get_by_test_id("toast").filter(has_text="had to be restarted")).to_be_visible()
    table.wait_for_seat()
    # Neither touches nor undo nor the end of the turn wait for what was not done.
    table.board("space", way["space"])
    table.board("space", way["space"])
    table.wait_for_step(len(state.history()) + len(way["sails"]))


def finished() -> dict[str, Any]:
    """Return a game against a computer that is over, and that began late."""
    *_, end = positions(spieltisch.from_dict(game_after(110).to_dict()))
    return saved_game(end, levels={1: "merchant"})


@pytest.mark.parametrize("fault", ["analysis", "what was lost"])
def test_the_result_leads_on_after_a_fault(new_context: NewContext, faulty_site: Site, fault: str) -> None:
    page = device(new_context, faulty_site, games=[finished()], viewport=PHONE).new_page()
    page.add_init_script(SHOWN_LAST)
    with page.expect_console_message(lambda said: said.text.startswith("engine: thrown away")):
        with page.expect_worker() as worker:
            page.goto(f"{faulty_site.url}#/game/{GAME_ID}")
        worker.value.evaluate("(fault) => { self.fault = fault; }", fault)
        if fault == "analysis":
            page.get_by_test_id("end-analysis").click()
    told = page.get_by_test_id("toast")
    replay = page.get_by_test_id("end-replay")
    if fault == "what was lost":
        # Another engine was started for a question about all games; this one is not in it yet.
        replay.click()
    expect(told).to_contain_text("had to be restarted")
    # It is read above the result, which comes back at the same time.
    expect(replay).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.shownLast") == "ST-TOASTS"
    expect(told).to_have_count(0, timeout=10_000)
    replay.click()
    page.get_by_test_id("replay-next").click()
    expect(page.get_by_test_id("replay-text")).not_to_be_empty()
    page.get_by_test_id("replay-close").click()
    page.get_by_test_id("end-analysis").click()
    expect(page.get_by_test_id("analysis-state")).to_contain_text("Anna", timeout=90_000)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("name", ["murano-4", pytest.param("expansions-all-south", marks=pytest.mark.long)])
def test_a_monkey_at_a_table_whose_engine_breaks(
    new_context: NewContext, faulty_site: Site, tmp_path: Path, name: str
) -> None:
    def break_while_it_acts(page: Page) -> None:
        if len(page.workers) == 1:
            break_engine(page, "apply")

    room = Room(new_context, faulty_site, tmp_path)
    monkey = room.play(of_golden(2, name, "touch"), 40, break_while_it_acts)
    assert monkey.referee.turns > 1
