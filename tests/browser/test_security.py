"""The page keeps to its origin and its policy, and what people write never becomes markup."""

from __future__ import annotations

import json
import struct
from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.devices import NewContext, device, game, open_game, saved_game
from tests.browser.site import Site
from tests.browser.steps import CONTROLLED, NAMES, first_turn, new_game
from tests.browser.table import Table

MARKUP = "<img src=x onerror=alert(1)>"
SHORT_MARKUP = "<svg onload=alert(1)>"
"""Short enough for a name."""

# What Playwright itself evaluates is exempt from the policy, but not what is called later.
LATER = """(attempt) => new Promise((done) => setTimeout(() => {
    const attempts = {
        eval: () => (0, eval)("1"),
        function: () => new Function("return 1")(),
        script: () => {
            const script = document.createElement("script");
            script.textContent = "globalThis.injected = true";
            document.head.append(script);
        },
        handler: () => {
            const button = document.createElement("button");
            button.setAttribute("onclick", "globalThis.injected = true");
            document.body.append(button);
            button.click();
        },
        foreign: () => fetch("https://example.org/").then(() => { globalThis.injected = true; }, () => {}),
    };
    let thrown = "";
    Promise.resolve()
        .then(attempts[attempt])
        .catch((error) => { thrown = error.name; })
        .then(() => setTimeout(() => done([thrown, globalThis.injected === true]), 50));
}))"""

MARKUP_MADE = """() => {
    const found = [];
    const look = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.matches("[onerror], [onload]")) found.push(element.outerHTML);
            if (element.shadowRoot) look(element.shadowRoot);
        }
    };
    look(document);
    return found;
}"""


def alerts(page: Page) -> list[str]:
    """A list that takes down every alert from now on."""
    seen: list[str] = []

    def note(dialog: object) -> None:
        seen.append(str(dialog))

    page.on("dialog", note)
    return seen


def test_policy_is_first_and_strict(page: Page, site: Site) -> None:
    page.goto(site.url)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    parts = {name: values for name, *values in (part.split() for part in policy.split(";"))}
    assert parts["default-src"] == ["'none'"]
    assert parts["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert all(values in (["'self'"], ["'none'"]) for name, values in parts.items() if name != "script-src")
    before = page.evaluate(
        """() => [...document.querySelectorAll("meta[http-equiv], script, link, style")]
            .map((one) => one.getAttribute("http-equiv") ?? one.localName)"""
    )
    assert before[0] == "Content-Security-Policy"


@pytest.mark.parametrize(
    ("attempt", "thrown"),
    [("eval", "EvalError"), ("function", "EvalError"), ("script", ""), ("handler", ""), ("foreign", "")],
)
def test_foreign_code_does_not_run(
    attempt: str, thrown: str, page: Page, site: Site, expected_errors: list[str]
) -> None:
    expected_errors.append("Content Security Policy")
    page.goto(site.url)
    assert page.evaluate(LATER, attempt) == [thrown, False]


def test_every_request_stays_on_the_origin(context: BrowserContext, site: Site) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(site.url)
    first_turn(new_game(page))
    page.goto(f"{site.url}#/rules")
    page.get_by_test_id("rulebook").wait_for()
    page.evaluate(CONTROLLED)
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith(site.url)] == []


def test_names_never_become_markup(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    seen = alerts(page)
    page.goto(site.url)
    table = new_game(page, (SHORT_MARKUP, MARKUP))
    table.take_seat()
    expect(table.part("player-0")).to_contain_text(SHORT_MARKUP)
    # The field shortens what is too long for a name.
    expect(table.part("player-1")).to_contain_text("<img src=x onerror")
    assert page.evaluate(MARKUP_MADE) == []
    page.goto(f"{site.url}#/")
    expect(page.get_by_test_id("game-card")).to_contain_text(SHORT_MARKUP)
    assert page.evaluate(MARKUP_MADE) == []
    assert seen == []


def test_imported_texts_never_become_markup(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site).new_page()
    seen = alerts(page)
    page.goto(site.url)
    page.get_by_test_id("import").click()

    def bring_in(text: str) -> None:
        page.get_by_test_id("import-text").fill(text)
        page.get_by_test_id("import-go").click()

    refused = game().record()
    refused["actions"] = [MARKUP]
    for text in (MARKUP, json.dumps(refused)):
        bring_in(text)
        expect(page.get_by_test_id("import-problem")).to_be_visible()
        assert page.evaluate(MARKUP_MADE) == []

    game_with_names = saved_game(game((SHORT_MARKUP, "<b>Ben</b>")))
    bring_in(json.dumps({**game_with_names, "title": MARKUP}))
    table = Table(page)
    table.wait_for_curtain()
    assert page.evaluate(MARKUP_MADE) == []
    table.take_seat()
    expect(table.part("player-0")).to_contain_text(SHORT_MARKUP)
    expect(table.part("player-1")).to_contain_text("<b>Ben</b>")
    assert page.evaluate(MARKUP_MADE) == []
    assert seen == []


def test_a_hostile_save_never_becomes_markup(new_context: NewContext, site: Site) -> None:
    save = {**saved_game(game((SHORT_MARKUP, NAMES[1]))), "title": MARKUP}
    table = open_game(device(new_context, site, games=[save]), site)
    seen = alerts(table.page)
    expect(table.page.get_by_test_id("curtain")).to_contain_text(SHORT_MARKUP)
    assert table.page.evaluate(MARKUP_MADE) == []
    assert seen == []


def png_size(data: bytes) -> str:
    """Return width and height of a PNG picture as the manifest writes them."""
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return f"{width}x{height}"


def test_manifest(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    href = page.locator("link[rel=manifest]").get_attribute("href") or ""
    address = urljoin(own_site.url, href)
    manifest = page.request.get(address).json()
    assert {"name", "short_name", "start_url", "scope", "display", "icons", "theme_color"} <= set(manifest)
    assert manifest["display"] == "standalone"

    def is_relative(link: str) -> bool:
        return "://" not in link and not link.startswith(("/", "data:"))

    links = [href, manifest["id"], manifest["start_url"], manifest["scope"]]
    links += [icon["src"] for icon in manifest["icons"]]
    assert [link for link in links if not is_relative(link)] == []
    # The scope is the folder of the site, wherever that lies.
    assert urljoin(address, manifest["scope"]) == urljoin(address, manifest["start_url"]) == own_site.url
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(address, icon["src"]))
        assert answer.ok, icon
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert png_size(answer.body()) == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}


def test_service_worker_has_the_page_in_its_sub_folder(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    page.evaluate(CONTROLLED)
    scope, script = page.evaluate(
        """() => navigator.serviceWorker.ready.then((it) => [it.scope, it.active.scriptURL])"""
    )
    assert scope == own_site.url
    assert script == urljoin(own_site.url, "service-worker.js")
