"""The page's policy holds, nothing leaves the machine, and nothing is ever run from text."""

from __future__ import annotations

import http.server
import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.devices import TABLET
from tests.browser.site import Site
from tests.browser.steps import first_turn, new_game, wait_for_control

# Whether the policy stopped it, or nothing came of it for a second.
STOPPED = """
    addEventListener("securitypolicyviolation", () => done(true), { once: true });
    setTimeout(() => done(false), 1000);
"""
# What the policy must stop; each gives true if it was stopped.
ATTEMPTS = {
    "script in the page": """() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.broken = true";
        document.body.append(script);
        return globalThis.broken === undefined;
    }""",
    "handler in markup": """async () => {
        document.body.insertAdjacentHTML("beforeend", "<img src=nothing onerror='globalThis.broken = true'>");
        await new Promise((done) => setTimeout(done, 300));
        return globalThis.broken === undefined;
    }""",
    "address with script": """async () => {
        const link = document.createElement("a");
        link.href = "javascript:globalThis.broken=true";
        document.body.append(link);
        link.click();
        await new Promise((done) => setTimeout(done, 100));
        return globalThis.broken === undefined;
    }""",
    # Inside a timer: what the test itself evaluates is exempt.
    "eval": """() => new Promise((done) => setTimeout(() => {
        try { done((0, eval)("1") !== 1); } catch (error) { done(error instanceof EvalError); }
    }))""",
    "function from text": """() => new Promise((done) => setTimeout(() => {
        try { done(new Function("return 1")() !== 1); } catch (error) { done(error instanceof EvalError); }
    }))""",
    "script from data": """() => import("data:text/javascript,export default 1").then(() => false, () => true)""",
    "script from elsewhere": """() => new Promise((done) => {
        const script = document.createElement("script");
        script.src = "ELSEWHERE/a.js";
        script.onload = () => done(false);
        script.onerror = () => done(true);
        document.body.append(script);
    })""",
    "request to elsewhere": """() => fetch("ELSEWHERE/b", { mode: "no-cors" }).then(() => false, () => true)""",
    "picture from elsewhere": """() => new Promise((done) => {
        const image = new Image();
        image.onload = () => done(false);
        image.onerror = () => done(true);
        image.src = "ELSEWHERE/c.png";
    })""",
    # It never says whether it was stopped; the other server will know.
    "beacon": """() => navigator.sendBeacon("ELSEWHERE/d", "x") || true""",
    "socket": """() => new Promise((done) => {
        try {
            const socket = new WebSocket("ELSEWHERE/e".replace("http", "ws"));
            socket.onopen = () => done(false);
            socket.onerror = () => done(true);
        } catch { done(true); }
    })""",
    "frame": """() => new Promise((done) => {
        const frame = document.createElement("iframe");
        frame.src = "ELSEWHERE/f";
        STOPPED
        document.body.append(frame);
    })""",
    "form": """() => new Promise((done) => {
        const form = document.createElement("form");
        form.action = "ELSEWHERE/g";
        STOPPED
        document.body.append(form);
        form.submit();
    })""",
    "base address": """() => {
        const base = document.createElement("base");
        base.href = "ELSEWHERE/";
        document.head.append(base);
        return new URL("x", document.baseURI).origin === location.origin;
    }""",
}


# Chromium asks its maker how to fill in forms and whatever else, for any page.
BROWSERS_OWN = re.compile(r"^CONNECT [\w.-]+\.(googleapis|google|gvt1)\.com:443 ")


class Elsewhere:
    """Somebody else's server, and a proxy at once: notes whoever comes."""

    def __init__(self) -> None:
        self.visits: list[str] = []
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Note, visits=self.visits))
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def of_pages(self) -> list[str]:
        """Return the visits that no browser makes of its own accord."""
        return [visit for visit in self.visits if not BROWSERS_OWN.search(visit)]


class Note(http.server.BaseHTTPRequestHandler):
    def __init__(self, *arguments: Any, visits: list[str]) -> None:
        self.visits = visits
        super().__init__(*arguments)

    def handle_one_request(self) -> None:
        line = self.rfile.readline().decode(errors="replace").strip()
        if line:
            self.visits.append(line)
        self.wfile.write(b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        self.close_connection = True


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    elsewhere = Elsewhere()
    yield elsewhere
    elsewhere.server.shutdown()
    elsewhere.server.server_close()


@pytest.fixture
def unwatched(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Make devices on which a test may do what no other test may."""
    contexts: list[BrowserContext] = []

    def make(**settings: Any) -> BrowserContext:
        options: dict[str, Any] = {"locale": "en-GB", "viewport": TABLET, **settings}
        contexts.append(chromium.new_context(**options))
        return contexts[-1]

    yield make
    for context in contexts:
        context.close()


def test_the_policy_is_in_force(
    unwatched: Callable[..., BrowserContext], site: Site, elsewhere: Elsewhere
) -> None:
    page = unwatched(service_workers="block").new_page()
    page.add_init_script(
        "globalThis.stopped = 0; addEventListener('securitypolicyviolation', () => { stopped += 1; })"
    )
    page.goto(site.url)
    expect(page.get_by_test_id("new-game")).to_be_visible()
    assert page.evaluate("stopped") == 0
    held = {
        name: page.evaluate(attempt.replace("ELSEWHERE", elsewhere.address).replace("STOPPED", STOPPED))
        for name, attempt in ATTEMPTS.items()
    }
    assert [name for name, stopped in held.items() if not stopped] == []
    assert page.evaluate("stopped") >= len(ATTEMPTS) - 3
    assert elsewhere.visits == []


def test_a_whole_visit_stays_on_its_origin(
    unwatched: Callable[..., BrowserContext], own_site: Site, elsewhere: Elsewhere
) -> None:
    """Page, worker and service worker reach everything but the site through a proxy, which notes it."""
    context = unwatched(reduced_motion="reduce", proxy={"server": elsewhere.address, "bypass": "localhost"})
    violations: list[str] = []
    context.expose_function("violated", lambda what: violations.append(what))  # noqa: PLW0108 (marked by Playwright)
    context.add_init_script(
        "addEventListener('securitypolicyviolation', (event) => violated(event.violatedDirective))"
    )
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(own_site.url)
    wait_for_control(page)
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("dialog-close").click()
    page.get_by_test_id("language-switch").click()
    page.get_by_test_id("language-switch").click()
    table = new_game(page)
    first_turn(table)
    first_turn(table)
    page.reload()
    table.wait_for_curtain()
    table.take_seat()
    page.get_by_role("button", name="To the home page").click()
    page.get_by_test_id("game-export").click()
    with page.expect_download():
        page.get_by_test_id("answer-save").click()
    page.wait_for_timeout(500)

    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((own_site.url, f"blob:{own_site.origin}"))] == []
    assert elsewhere.of_pages() == []
    assert violations == []
    # The proxy does see what leaves.
    stray = context.new_page()
    stray.goto("about:blank")
    stray.evaluate("() => fetch('http://stray.test/', { mode: 'no-cors' }).catch(() => null)")
    assert len(elsewhere.of_pages()) == 1
