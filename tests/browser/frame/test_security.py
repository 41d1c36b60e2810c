"""The page's policy holds, nothing leaves the machine, and nothing is ever run from text."""

from __future__ import annotations

import http.server
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

import spieltisch
from tests.browser.devices import GAME_ID, TABLET, device, game_after, positions, saved_game
from tests.browser.faults import FaultyHost
from tests.browser.sealing import changed
from tests.browser.site import Site
from tests.browser.steps import first_turn, new_game, show, wait_for_control, wait_until

# True if the policy stopped it, false if nothing came of it for a second.
STOPPED = """
    addEventListener("securitypolicyviolation", () => done(true), { once: true });
    setTimeout(() => done(false), 1000);
"""
# What the policy must stop; each gives true if it was stopped.
ATTEMPTS = {
    "script in the page": """() => {
        const script = document.createElement("script");
        // As nodes: a string is refused already where it is assigned.
        script.append("globalThis.broken = true");
        document.body.append(script);
        return globalThis.broken === undefined;
    }""",
    "handler in markup": """async () => {
        try {
            document.body.insertAdjacentHTML("beforeend", "<img src=nothing onerror='globalThis.broken = true'>");
        } catch {}
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
        try { script.src = "ELSEWHERE/a.js"; } catch { done(true); }
        script.onload = () => done(false);
        script.onerror = () => done(true);
        document.body.append(script);
    })""",
    "script from memory": """() => import(URL.createObjectURL(new Blob(["export default 1"], { type: "text/javascript" })))
        .then(() => false, () => true)""",
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


# Strings where only what the page has allowed may be; each must throw.
SINKS = {
    "markup": """() => { document.createElement("div").innerHTML = "<b>text</b>"; }""",
    "markup beside": """() => document.body.insertAdjacentHTML("beforeend", "<b>text</b>")""",
    "document": """() => { document.createElement("iframe").srcdoc = "<b>text</b>"; }""",
    "parser": """() => new DOMParser().parseFromString("<b>text</b>", "text/html")""",
    "text of a script": """() => { document.createElement("script").text = "1"; }""",
    "address of a script": """() => { document.createElement("script").src = "assets/a.js"; }""",
    "worker": """() => new Worker("service-worker.js")""",
    "worker from memory": """() => new Worker(URL.createObjectURL(new Blob(["1"])), { type: "module" })""",
    "a policy of another name": """() => trustedTypes.createPolicy("other", { createHTML: (text) => text })""",
    "the page's policy once more": """() => trustedTypes.createPolicy("spieltisch", {})""",
    "the templates' policy once more": """() => trustedTypes.createPolicy("lit-html", {})""",
}
# What the worker must not do; each gives true if it was stopped.
IN_THE_WORKER = {
    "request to elsewhere": """() => fetch("ELSEWHERE/h", { mode: "no-cors" }).then(() => false, () => true)""",
    "eval": ATTEMPTS["eval"],
    "function from text": ATTEMPTS["function from text"],
    "script from data": ATTEMPTS["script from data"],
    "script from memory": ATTEMPTS["script from memory"],
    "script from elsewhere": """() => import("ELSEWHERE/i.js").then(() => false, () => true)""",
    "another worker": """() => {
        try { new Worker(URL.createObjectURL(new Blob(["1"]))); return false; } catch { return true; }
    }""",
    "socket": ATTEMPTS["socket"],
}

# Chromium asks its maker how to fill in forms and whatever else, for any page.
BROWSERS_OWN = re.compile(r"^CONNECT [\w.-]+\.(googleapis|google|gvt1)\.com:443 ")


class Elsewhere:
    """A foreign server, and a proxy at once: notes every request."""

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


THROWS = "async (attempt) => { try { await attempt(); return ''; } catch (error) { return error.name; } }"


def test_a_string_is_no_script(unwatched: Callable[..., BrowserContext], site: Site) -> None:
    page = unwatched(service_workers="block").new_page()
    page.goto(site.url)
    expect(page.get_by_test_id("new-game")).to_be_visible()
    said = {name: page.evaluate(f"() => ({THROWS})({sink})") for name, sink in SINKS.items()}
    assert [name for name, error in said.items() if error != "TypeError"] == []


def test_the_service_worker_is_registered_by_its_trusted_address_only(
    unwatched: Callable[..., BrowserContext], site: Site
) -> None:
    page = unwatched().new_page()
    page.goto(site.url)
    wait_for_control(page)
    assert (
        page.evaluate(f"() => ({THROWS})(() => navigator.serviceWorker.register('service-worker.js'))")
        == "TypeError"
    )


@pytest.fixture
def host(built: Path, hosts: Callable[[Path], FaultyHost]) -> FaultyHost:
    """A host that sends no policy, as most do: that of the page has to be enough."""
    return hosts(built)


def test_the_worker_has_the_policy_of_the_page(
    unwatched: Callable[..., BrowserContext], host: FaultyHost, elsewhere: Elsewhere
) -> None:
    page = unwatched(service_workers="block").new_page()
    page.goto(host.url)
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("start-game")).to_be_enabled()
    (worker,) = page.workers
    held = {
        name: worker.evaluate(attempt.replace("ELSEWHERE", elsewhere.address))
        for name, attempt in IN_THE_WORKER.items()
    }
    assert [name for name, stopped in held.items() if not stopped] == []
    assert elsewhere.visits == []


# Told on the console, since a worker may be gone before it could be asked.
LISTENING = """
    console.debug("listening for breaches");
    addEventListener("securitypolicyviolation", (event) => {
        console.error(`breach of policy: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
"""


def test_an_ordinary_visit_breaks_no_rule_of_its_own(
    unwatched: Callable[..., BrowserContext], hosts: Callable[[Path], Any], built: Path, tmp_path: Path
) -> None:
    """Neither in the page nor in its workers, which listen from their first line on."""
    site = Path(shutil.copytree(built, tmp_path / "site"))
    (script,) = site.glob("assets/worker-*.js")
    changed(site, lambda: script.write_text(LISTENING + script.read_text(encoding="utf-8"), encoding="utf-8"))
    host = hosts(site)
    # The analysis of a game that began late takes less time.
    *_, end = positions(spieltisch.from_dict(game_after(140).to_dict()))
    over = saved_game(end, "f" * 24, levels={1: "merchant"})
    begun = saved_game(game_after(0), levels={1: "patrician"})
    page = device(unwatched, host, games=[over, begun]).new_page()
    page.add_init_script(LISTENING)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(host.url)
    table = new_game(page)
    first_turn(table)
    show(page, f"game/{GAME_ID}")
    table.wait_for_seat()
    # The page, the engine, and what thinks beside the table.
    wait_until(page, lambda: said.count("listening for breaches") > 2)
    show(page, f"game/{'f' * 24}")
    page.get_by_test_id("end-analysis").click()
    expect(page.get_by_test_id("analysis-show").first).to_be_visible(timeout=90_000)
    expect(page.get_by_test_id("chances-chart").locator("canvas")).to_be_visible()
    show(page, "rules/TT-202")
    expect(page.get_by_text("TT-202").first).to_be_visible()
    assert [text for text in said if re.search("polic|trusted", text, re.IGNORECASE)] == []


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
    page.reload(wait_until="networkidle")

    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((own_site.url, f"blob:{own_site.origin}"))] == []
    assert elsewhere.of_pages() == []
    assert violations == []
    # The proxy does see what leaves.
    stray = context.new_page()
    stray.goto("about:blank")
    stray.evaluate("() => fetch('http://stray.test/', { mode: 'no-cors' }).catch(() => null)")
    assert len(elsewhere.of_pages()) == 1
