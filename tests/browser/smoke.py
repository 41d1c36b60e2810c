"""The way through the site that must work in every engine: start, new game, a turn each by pointer, reload, also offline."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.engines import Browser
from tests.browser.faults import FaultyHost
from tests.browser.table import POINT, TABLE

Hosts = Callable[[Path], FaultyHost]
PATIENCE = 60.0
# A position counts once it has been painted for a moment: before that the table takes no press of a person for meant.
VIEW = f"""() => {{
    const table = {TABLE};
    return table && !table.busy && table.tapGuard.newUntil < performance.now() ? table.view : null;
}}"""
SAVED = """() => Object.keys(localStorage).filter((key) => key.startsWith("spieltisch:game:"))
    .map((key) => JSON.parse(localStorage[key]).record.actions)"""


# What the board reads out of the theme, against what the browser itself makes of it. Says how many colours there are, and
# which of them differ.
READ = f"""() => {{
    const table = {TABLE};
    const {{ palette }} = table.bridge.map ?? table.bridge.lagoon;
    const probe = document.body.appendChild(document.createElement("i"));
    const shown = (colour) => {{
        probe.style.color = colour;
        return getComputedStyle(probe).color;
    }};
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules.filter((rule) => rule.selectorText === ":root").flatMap((rule) => [...rule.style]);
    const colours = names.filter((name) => name.startsWith("--") && CSS.supports("color", palette(name)));
    const differing = colours.filter((name) => shown(palette(name)) !== shown(`var(${{name}})`));
    probe.remove();
    return [colours.length, differing];
}}"""


def board_colours(evaluate: Callable[[str], Any]) -> list[str]:
    """Return the names of the theme that the board on the screen reads otherwise than the browser."""
    count, wrong = evaluate(READ)
    assert count > 100
    return list(wrong)


STILL = """() => localStorage.setItem("spieltisch:prefs", JSON.stringify({ animationSpeed: "off" }))"""


PRESSES = """() => {
    if (globalThis.presses === undefined) {
        globalThis.presses = 0;
        addEventListener("pointerdown", () => { globalThis.presses += 1; }, true);
    }
    return globalThis.presses;
}"""
"""How many presses have reached the page since this was asked first: a driver now and then loses one on the way."""


class Visit:
    """A person at one of the other browsers."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def wait(self, function: str, argument: Any = None) -> Any:
        """Ask the page until it has an answer."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if answer := self.browser.evaluate(
                f"(given) => {{ try {{ return ({function})(given); }} catch {{ return null; }} }}", argument
            ):
                return answer
            time.sleep(0.1)
        raise AssertionError(f"nothing came of {argument or function}")

    def tap(self, testid: str) -> None:
        place = None
        # The page may still be on the move when the engine has just started.
        while place != (place := self.wait(POINT, testid)):
            time.sleep(0.3)
        before = self.browser.evaluate(PRESSES)
        for _ in range(3):
            self.browser.press(*place)
            deadline = time.monotonic() + 2
            while time.monotonic() < deadline:
                if self.browser.evaluate(PRESSES) > before:
                    return
        raise AssertionError(f"no press of the driver reached the page at {testid}")

    def view(self, step: int) -> Any:
        """Wait for the position after so many actions; it must be a person's turn."""
        return self.wait(
            f"(step) => {{ const view = ({VIEW})(); return view?.step === step && view.actions.length ? view : null; }}",
            step,
        )

    def first_turn(self, step: int) -> None:
        """Take two cards, begin a route with one of them, end the turn."""
        self.tap("curtain-ready")
        for taken in range(2):
            view = self.view(step + taken)
            card = f"card-{view['observation']['display'][0]}"
            self.play(card)
        view = self.view(step + 2)
        self.play(f"hand-{view['observation']['seats'][view['seat']]['hand'][0]}-0")
        self.view(step + 3)
        self.tap("btn-end-turn")

    def play(self, card: str) -> None:
        """Press a card, and once more where the guide is on and the first press has only shown what it would do."""
        self.tap(card)
        if self.browser.evaluate(f"() => {TABLE}.tapPreview.shown !== null"):
            time.sleep(1)
            self.tap(card)

    def saved(self) -> list[str]:
        (actions,) = self.browser.evaluate(SAVED)
        return list(actions)


DIALOGS = """() => {
    const open = (root) => [...root.querySelectorAll("*")].reduce(
        (sum, one) => sum + (one.localName === "dialog" && one.open) + (one.shadowRoot ? open(one.shadowRoot) : 0), 0);
    return [open(document)];
}"""


def go_back(visit: Visit) -> None:
    """Open the rules over the set-up of a game: Back closes them, and then leads to where one came from."""
    browser = visit.browser
    for _ in range(2):
        visit.tap("open-rules")
        visit.wait(f"() => ({DIALOGS})()[0] === 1")
        browser.evaluate("() => history.back()")
        visit.wait(f"() => ({DIALOGS})()[0] === 0")
        assert browser.evaluate("() => location.hash") == "#/new"
    # Closed otherwise: nothing is left to be closed.
    visit.tap("open-rules")
    visit.tap("dialog-close")
    visit.wait(f"() => ({DIALOGS})()[0] === 0")
    browser.evaluate("() => history.back()")
    visit.wait("() => location.hash !== '#/new'")


CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
SINK = """() => {
    if (!globalThis.trustedTypes) return "unknown here";
    try { document.createElement("div").innerHTML = "<b>text</b>"; } catch (error) { return error.name; }
    return "let through";
}"""


def only_a_link(browser: Browser, host: FaultyHost, around: FaultyHost, folder: Path) -> None:
    """Look at the page inside a foreign page, which `around` serves from a folder."""
    (folder / "index.html").write_text(f'<!doctype html><iframe src="{host.url}"></iframe>')
    browser.open(around.url)

    def shown() -> list[str]:
        found = browser.evaluate_in_frame(
            "() => document.readyState === 'complete' && [...document.body.querySelectorAll('*')]"
            ".map((one) => `${one.localName} ${one.target} ${one.href} ${one.getBoundingClientRect().width > 0}`)"
        )
        return list(found or [])

    deadline = time.monotonic() + PATIENCE
    while not (found := shown()) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert found == [f"a _top {host.url} true"]
    assert browser.evaluate_in_frame("() => customElements.get('st-app') === undefined")
    assert browser.evaluate_in_frame("() => new Promise((drawn) => requestAnimationFrame(() => drawn(true)))")
    assert not [file for file in host.asked if file.endswith((".wasm", ".whl.js"))]


def play(browser: Browser, host: FaultyHost, pictures: Path) -> None:
    """Go the whole way; leaves pictures to look at.

    At the end nothing but the copy of the service worker is left: the host is gone, and has let no browser keep a file. The worker
    of the engine is code in memory; that it is served from the copy as well is part of what this is about.
    """
    visit = Visit(browser)
    host.keeps_nothing = True
    # Nothing moves from here on: what flies cannot be hit surely. A page is asked for it that loads nothing, since what a reload
    # cuts short is an error to Firefox.
    browser.open(f"{host.url}licenses.txt")
    browser.evaluate(STILL)
    browser.open(host.url)
    visit.tap("new-game")
    go_back(visit)
    visit.tap("new-game")
    visit.tap("start-game")
    visit.first_turn(0)
    visit.first_turn(4)
    # In the middle of the next turn.
    visit.tap("curtain-ready")
    visit.view(8)
    visit.wait(POINT, "since-ok")
    browser.screenshot(pictures / "table.png")
    assert board_colours(browser.evaluate) == []
    visit.play("deck")
    before = visit.view(9)
    assert len(visit.saved()) == 9
    visit.wait(CONTROLLED)
    host.stop()
    browser.reload()
    visit.wait(POINT, "curtain-ready")
    browser.screenshot(pictures / "curtain.png")
    visit.tap("curtain-ready")
    after = visit.view(9)
    for part in ("seat", "actions", "observation"):
        assert after[part] == before[part]
    assert len(visit.saved()) == 9
    errors = browser.errors()
    assert not errors, errors
    # The browser tells of this one.
    assert browser.evaluate(SINK) in {"TypeError", "unknown here"}
