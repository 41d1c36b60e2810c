"""The curtain between two people: behind it there is nothing that the other one must not see."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spieltisch import State
from tests.browser.devices import COLORS, game, game_when, hand_of, phase
from tests.browser.household import Household
from tests.browser.looks import resize
from tests.browser.murano import Lagoon, new_murano
from tests.browser.table import HOST, TABLE, Table

DEEP_TEXT = """() => {
    const read = (root) => {
        let all = "";
        for (const node of root.querySelectorAll("*")) {
            for (const { name, value } of node.attributes) all += ` ${name}=${value}`;
            for (const child of node.childNodes) if (child.nodeType === 3) all += ` ${child.data}`;
            if (node.shadowRoot && node.localName !== "st-log") all += read(node.shadowRoot);
        }
        return all;
    };
    return read(document);
}"""

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (hidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def assert_nothing_secret(table: Table, hand: list[str]) -> None:
    """No hand in what the page was given, in the document, or in what is kept beside the record."""
    view = table.view
    assert view["seat"] is None
    assert view["actions"] == []
    for seat in view["observation"]["seats"]:
        assert seat["hand"] is None
        assert all(tile["value"] is None for tile in seat["tiles"])
    # The story is told as to onlookers: the card from the deck stays unknown.
    told = table.page.evaluate(f"() => {HOST}.host.session.history.flatMap((step) => step.events)")
    assert not [one for one in told if one["event"] == "took" and one["from"] == "deck" and one["card"]]
    text = table.page.evaluate(DEEP_TEXT)
    assert "hand-" not in re.sub(r"hand-(count|card|hidden)", "", text)
    seen = view["observation"]
    shown = {*filter(None, seen["display"]), *(city for seat in seen["seats"] for city in seat["route"])}
    for city in set(hand) - shown:
        assert f"data-city={city}" not in text
    kept = table.page.evaluate("() => ({ ...localStorage })")
    for name, value in kept.items():
        if name.startswith("spieltisch:game:"):
            assert '"hand":[' not in value


def test_between_two_turns(household: Household) -> None:
    table = household.open(Table, game_when(is_done))
    view = table.take_seat()
    hand = table.own["hand"]
    assert hand
    table.tap("btn-end-turn")
    table.wait_for_curtain()
    assert_nothing_secret(table, hand)
    expect(table.part("prompt")).not_to_contain_text("watching")
    expect(table.page.get_by_test_id("log")).to_contain_text("takes")
    assert_nothing_secret(table, hand)
    other = 1 - view["seat"]
    expect(table.page.get_by_test_id("curtain")).to_contain_text(view["observation"]["players"][other])
    assert table.take_seat()["seat"] == other


def is_done(state: State) -> bool:
    return phase(state) == "done" and len(hand_of(state)) > 1


@pytest.mark.parametrize("panel", ["none", "closing", "actions"])
def test_when_the_page_was_out_of_sight(panel: str, household: Household) -> None:
    state = game_when(lambda state: phase(state) == "close" and len(hand_of(state)) > 1)
    table = household.open(Table, state)
    seen = table.take_seat()
    hand = table.own["hand"]
    if panel == "closing":
        table.tap("btn-close")
    if panel == "actions":
        table.tap("tool-actions")
    table.page.evaluate(HIDE, True)
    table.page.evaluate(HIDE, False)
    table.wait_for_curtain()
    assert_nothing_secret(table, hand)
    expect(table.part("closing")).to_have_count(0)
    assert table.take_seat() == seen


def test_after_a_reload(household: Household) -> None:
    state = game_when(lambda state: phase(state) == "lay" and len(hand_of(state)) > 1)
    table = household.open(Table, state)
    assert_nothing_secret(table, hand_of(state))
    table.take_seat()
    table.page.reload()
    table.wait_for_curtain()
    assert_nothing_secret(table, hand_of(state))


def test_it_cannot_be_put_away(household: Household) -> None:
    table = household.open(Table, game())
    page = table.page
    page.mouse.click(5, 5)
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("curtain-ready")).to_be_visible()
    assert table.view["seat"] is None
    page.reload()
    expect(page.get_by_test_id("curtain-ready")).to_be_focused()
    page.keyboard.press("Enter")
    table.wait_for_seat()


SEEN_OF_BOARD = f"""() => {{
    const board = {TABLE}.shadowRoot.querySelector("[data-part=map]").getBoundingClientRect();
    const letter = {HOST}.querySelector("st-curtain").shadowRoot.querySelector(".letter");
    const over = letter.getBoundingClientRect();
    const side = (from, to, a, b) => Math.max(0, Math.min(to, b) - Math.max(from, a));
    const hidden = side(board.left, board.right, over.left, over.right)
        * side(board.top, board.bottom, over.top, over.bottom);
    return 1 - hidden / (board.width * board.height);
}}"""


@pytest.mark.parametrize("kind", [Table, Lagoon])
@pytest.mark.parametrize("size", ["tablet", "phone", "phone-lying"])
def test_the_public_board_stays_in_sight(size: str, kind: type[Table], household: Household) -> None:
    table = household.open(kind, game() if kind is Table else new_murano())
    resize(table.page, size)
    table.page.wait_for_function(f"{TABLE}.shadowRoot.querySelector('[data-part=map] canvas') !== null")
    assert table.page.evaluate(SEEN_OF_BOARD) > 0.6


LEAVE = f"{HOST}.querySelector('st-curtain').shadowRoot.querySelector('[data-part=curtain-leave]')"
ONCE_MORE = f"""() => {{
    const leave = {LEAVE};
    leave.style.setProperty("display", "none");
    leave.getBoundingClientRect();
    leave.style.removeProperty("display");
    const reached = () => leave.getRootNode().elementFromPoint(
        leave.getBoundingClientRect().x + 5, leave.getBoundingClientRect().y + 5) === leave;
    const first = reached();
    for (const motion of leave.getAnimations()) motion.finish();
    return [first, reached()];
}}"""
"""True if a touch reaches the way home when the curtain falls, and later on."""


def test_it_leads_home(household: Household) -> None:
    table = household.open(Table, game())
    # A touch too many at the end of a turn falls on nothing.
    table.point("curtain-leave")
    assert table.page.evaluate(ONCE_MORE) == [False, True]
    table.tap("curtain-leave")
    page: Page = table.page
    expect(page.get_by_test_id("games-running")).to_be_visible()
    expect(page.get_by_test_id("curtain")).to_have_count(0)


@pytest.mark.parametrize(("kind", "state"), [(Table, game), (Lagoon, new_murano)])
def test_its_edge_has_the_colour_of_the_person_who_comes(
    kind: type[Table], state: Callable[[], State], household: Household
) -> None:
    begun = state()
    page = household.open(kind, begun).page
    edge, color = (
        page.get_by_test_id("curtain")
        .locator(".letter")
        .evaluate(
            """(letter, name) => {
            const probe = letter.appendChild(document.createElement("i"));
            probe.style.color = `var(--seat-${name})`;
            const { color } = getComputedStyle(probe);
            probe.remove();
            return [getComputedStyle(letter, "::before").backgroundImage, color];
        }""",
            COLORS[begun.record()["game"]][begun.current_player or 0],
        )
    )
    assert color in edge
