"""What looks as if it could be pressed can be: a hand over it, or another look under the pointer, promises that something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import State
from tests.browser.devices import game, game_when, phase, positions
from tests.browser.household import Household, open_household
from tests.browser.looks import EVERYTHING
from tests.browser.murano import Lagoon, murano_positions, new_murano
from tests.browser.table import TABLE, Table

# Remembers who listens to presses.
LISTENING = """
    const { addEventListener } = EventTarget.prototype;
    globalThis.listening = new WeakSet();
    EventTarget.prototype.addEventListener = function (name, ...rest) {
        if (/^(click|change|pointerdown)$/.test(name)) listening.add(this);
        return addEventListener.call(this, name, ...rest);
    };
"""
home = open_household(LISTENING)

# Whatever has the hand of a pointer or another look under it, and is nothing that answers.
FALSE_PROMISES = """() => {
    const up = (one) => one.assignedSlot ?? one.parentElement ?? one.getRootNode().host;
    const cursor = (one) => one && getComputedStyle(one).cursor;
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && one.getBoundingClientRect().width > 1;
    // Of these one ancestor hears the presses.
    const heardAbove = ".line[data-places], .short";
    const answers = (one) => one.matches("button, a[href], summary, input:enabled, select:enabled, textarea:enabled")
        || (one.matches("label") && one.querySelector("input:enabled, select:enabled, textarea:enabled"))
        || one.matches(heardAbove);
    const within = (one) => { for (; one; one = up(one)) if (answers(one)) return true; return false; };
    const isHeard = (one) => listening.has(one) || within(one);
    const rules = (list) => [...list].flatMap((rule) => [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])]);
    const all = EVERYTHING(document);
    const roots = [document, ...all.flatMap((one) => one.shadowRoot ?? [])];
    const hovered = roots.flatMap((root) =>
        root.adoptedStyleSheets.flatMap((sheet) => rules(sheet.cssRules))
            .filter((rule) => rule.selectorText?.includes(":hover"))
            .flatMap((rule) => [...root.querySelectorAll(rule.selectorText.replaceAll(":hover", ""))]));
    const handed = all.filter((one) => cursor(one) === "pointer" && cursor(up(one)) !== "pointer");
    const name = (one) => `${one.localName}.${one.getAttribute("class")} ${one.dataset.part ?? ""} "${one.textContent.trim().slice(0, 30)}"`;
    return [...new Set([...handed, ...hovered].filter((one) => seen(one) && !isHeard(one)).map(name))];
}""".replace("EVERYTHING", EVERYTHING)


@pytest.mark.parametrize("address", ["", "new/thurn-und-taxis", "new/murano", "rules", "about"])
def test_on_the_screens_around_the_table(address: str, home: Household) -> None:
    page = home.show(address)
    page.locator("st-app").wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate(FALSE_PROMISES) == []


def laying() -> State:
    return game_when(
        lambda state: phase(state) == "lay" and len(state.observation(0)["seats"][0]["route"]) > 1
    )


def in_the_south() -> State:
    everything = {"audience": True, "courier": True, "offices": True}
    return game_when(lambda state: phase(state) == "close", **everything)


def in_the_lagoon() -> State:
    return next(state for state in murano_positions(new_murano()) if phase(state) == "act")


def over(state: State, play: Callable[[State], Any]) -> State:
    last: State
    *_, last = play(state)
    return last


@pytest.mark.parametrize(
    ("kind", "state"),
    [(Table, laying), (Table, in_the_south), (Lagoon, in_the_lagoon)],
    ids=["thurn-und-taxis", "south", "murano"],
)
def test_at_the_table(kind: type[Table], state: Callable[[], State], home: Household) -> None:
    table = home.open(kind, state())
    table.page.wait_for_timeout(500)
    assert table.page.evaluate(FALSE_PROMISES) == []
    table.take_seat()
    table.put_news_away()
    assert table.page.evaluate(FALSE_PROMISES) == []


def test_lines_of_a_log_that_shows_nothing_promise_nothing(home: Household) -> None:
    table = home.seat(Lagoon, in_the_lagoon(), prefs={"logMarks": False})
    lines = table.root.locator("st-log li.line")
    assert lines.count() > 0
    assert set(lines.evaluate_all("(all) => all.map((one) => getComputedStyle(one).cursor)")) == {"auto"}


# Presses every line of the log that can be pressed, and tells which of them show nothing on any board.
SILENT_LINES = f"""() => {{
    const table = {TABLE};
    const board = table.bridge.map ?? table.bridge.lagoon;
    let shown = 0;
    // What all boards have in common.
    Object.getPrototypeOf(Object.getPrototypeOf(board)).pulse = (places) => {{ shown += places.size; }};
    const lines = [...table.renderRoot.querySelectorAll("*")].flatMap((one) =>
        [...(one.shadowRoot?.querySelectorAll("li[data-places]") ?? [])]);
    const silent = lines.filter((line) => {{
        shown = 0;
        line.click();
        return shown === 0;
    }});
    return [lines.length, [...new Set(silent.map((line) => `${{line.dataset.places}}: ${{line.textContent.trim()}}`))]];
}}"""


@pytest.mark.parametrize(
    ("begin", "play"),
    [
        (lambda: game(audience=True, courier=True, offices=True), positions),
        (lambda: game(board="north"), positions),
        (new_murano, murano_positions),
    ],
    ids=["south", "north", "murano"],
)
def test_every_line_of_the_log_that_can_be_pressed_shows_something(
    begin: Callable[[], State], play: Callable[[State], Any], home: Household
) -> None:
    page = home.show_game(over(begin(), play))
    page.wait_for_function(f"() => {TABLE}?.view?.over")
    page.wait_for_timeout(1000)
    count, silent = page.evaluate(SILENT_LINES)
    assert count > 20
    assert silent == []
