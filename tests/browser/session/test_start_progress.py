"""While the page starts: how far it is, in truth, and the table as it was left."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import faults
from tests.browser.devices import NewContext, device, game_when, phase, saved_game
from tests.browser.faults import FaultyHost
from tests.browser.looks import SIZES, resize
from tests.browser.table import Table

AMOUNT = re.compile(r"([\d.]+)\W* of \W*([\d.]+)\W*MB")
# Notes every text that the progress panel shows, and when.
NOTES = """
    globalThis.notes = [];
    const look = () => {
        const find = (root) => {
            const found = root.querySelector("[data-part=start-progress]");
            if (found) return found;
            for (const one of root.querySelectorAll("*")) {
                const inner = one.shadowRoot && find(one.shadowRoot);
                if (inner) return inner;
            }
            return null;
        };
        const text = find(document)?.innerText.replace(/[\\u2066-\\u2069]/g, "").replace(/\\s+/g, " ").trim();
        if (text && text !== notes.at(-1)) notes.push(text);
        requestAnimationFrame(look);
    };
    look();
"""


@pytest.fixture
def host(built: Path) -> Iterator[FaultyHost]:
    host = FaultyHost(built)
    yield host
    host.stop()


def test_progress_is_true(new_context: NewContext, host: Any, built: Path) -> None:
    parts = [file for kind in ("python-*/*", "engine-*/*", "assets/worker-*") for file in built.glob(kind)]
    total = sum(file.stat().st_size for file in parts) / 1e6
    host.faults = {kind: faults.slow(3_000_000) for kind in ("assets/worker-*", "python-*", "engine-*")}
    page = device(new_context, host).new_page()
    page.add_init_script(NOTES)
    page.goto(host.url, wait_until="commit")
    shown = page.get_by_test_id("start-progress")
    expect(shown).to_contain_text(AMOUNT)
    looks = 0
    # On a slow machine everything may be there before the last look.
    while looks < 5 and (said := AMOUNT.search(shown.inner_text().translate({0x2068: "", 0x2069: ""}))):
        # What has left the host by now is at least what the page said before.
        assert float(said[1]) <= host.sent / 1e6 + 0.05
        assert float(said[2]) == pytest.approx(total, abs=0.06)
        looks += 1
        page.wait_for_function("(told) => notes.length > told", arg=page.evaluate("notes.length"))
    assert looks > 0
    expect(shown).to_be_hidden()

    notes: list[str] = page.evaluate("notes")
    amounts = [float(said[1]) for note in notes if (said := re.search(r"([\d.]+) of", note))]
    assert len(set(amounts)) > 8
    assert all(one <= other for one, other in pairwise(amounts))
    stages = list(dict.fromkeys(re.sub(r" [\d.]+ of.*", "", note) for note in notes))
    assert stages[:2] == ["Loading the games", "Opening the rules"]


def test_progress_covers_nothing_of_the_home_page(new_context: NewContext, host: Any) -> None:
    """It lay over the pictures of the games, or over the upper half of these on a phone."""
    host.faults["python-*"] = faults.silent
    page = device(new_context, host).new_page()
    page.goto(host.url)
    for size in SIZES:
        resize(page, size)
        shown = page.get_by_test_id("start-progress").bounding_box()
        assert shown
        for game in "thurn-und-taxis", "murano":
            picture = page.get_by_test_id(f"new-{game}").bounding_box()
            assert picture
            assert shown["y"] + shown["height"] <= picture["y"]


def table_as_left(page: Page) -> dict[str, Any]:
    """What the table shows while the engine is still under way."""
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.get_by_test_id("player-0")).to_be_visible()
    return Table(page).view


def test_the_table_is_there_before_python(new_context: NewContext, host: Any) -> None:
    """Its public part only: it is not known yet who holds the device."""
    state = game_when(lambda state: phase(state) == "take" and len(state.record()["actions"]) > 25)
    game = saved_game(state)
    context = device(new_context, host, games=[game])
    page = context.new_page()
    page.goto(f"{host.url}#/game/{game['id']}")
    table = Table(page)
    table.wait_for_curtain()
    step = table.take_seat()["step"]
    table.tap("deck")
    table.wait_for_step(step + 1)
    before = table.view["observation"]
    # The page is left and opened again on another day; now the network is slow.
    later = new_context(
        locale="en-GB", service_workers="block", storage_state=context.storage_state()
    ).new_page()
    host.faults["python-*"] = faults.silent
    later.goto(host.url)
    expect(later.get_by_test_id("start-progress")).to_be_visible()
    shown = table_as_left(later)["observation"]
    for part in ("round", "display", "current", "stacks"):
        assert shown[part] == before[part]
    for seat, was in zip(shown["seats"], before["seats"], strict=True):
        assert seat["houses"] == was["houses"]
        assert seat["route"] == was["route"]
        assert seat["handCount"] == was["handCount"]
        assert seat["hand"] is None
    expect(later.locator("[data-part^='hand-']")).to_have_count(0)
    # It is drawn in steps, and hidden until the last.
    later.wait_for_function(PAINTED)
    host.mend()


PAINTED = """() => {
    const table = document.querySelector("st-app").shadowRoot.querySelector("st-table-host").shadowRoot
        .querySelector("tut-table").shadowRoot;
    const canvas = table.querySelector("[data-part=map] canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4 * 997) colours.add(data.slice(i, i + 4).join());
    return colours.size > 5;
}"""


@pytest.mark.parametrize(("chosen", "system"), [("dark", "light"), ("light", "dark")])
def test_the_chosen_colours_come_before_the_page(
    chosen: str, system: str, new_context: NewContext, host: Any, expected_errors: list[str]
) -> None:
    expected_errors.append("404")
    # What comes later never comes: the first script has to be enough.
    host.faults["assets/main-*.js"] = faults.missing
    page = device(new_context, host, prefs={"theme": chosen}, color_scheme=system).new_page()
    page.goto(host.url)
    expect(page.locator(f"html[data-theme={chosen}]")).to_have_count(1)
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(paper)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", system)
    assert page.evaluate(paper) != before
    host.mend()


@pytest.mark.parametrize("file", ["assets/main-*.js", "assets/early-*.js", "assets/chunk-*.js"])
def test_words_even_without_the_page_s_own_script(
    new_context: NewContext, host: Any, file: str, expected_errors: list[str]
) -> None:
    expected_errors.append("^(?!uncaught)")
    host.faults[file] = faults.missing
    page = device(new_context, host).new_page()
    page.goto(host.url)
    expect(
        page.get_by_text("The game could not be loaded").or_(page.get_by_test_id("new-game"))
    ).to_be_visible()
    host.mend()
    if page.get_by_test_id("new-game").is_hidden():
        page.get_by_role("link", name="Try again").click()
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()
