"""Damage to the copy with which the page works offline: it is mended where there is a connection, and told where not."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.devices import GAME_ID, device, game_after, saved_game
from tests.browser.site import Site
from tests.browser.steps import wait_for_control
from tests.faults.damage import LAID, act
from tests.faults.moments import PATIENCE

FILES = """
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const { pathname } = new URL(request.url);
            if (new RegExp(part, "u").test(pathname)) found.push([cache, request]);
        }
    }
    if (found.length === 0) throw new Error(`the copy has no file like ${part}`);
"""
ALTERED = f"""async (part) => {{
    {FILES}
    for (const [cache, request] of found) {{
        const kept = await cache.match(request);
        const bytes = new Uint8Array(await kept.arrayBuffer());
        for (let at = bytes.length >> 1; at < bytes.length; at += 997) bytes[at] ^= 21;
        await cache.put(request, new Response(bytes, {{ headers: kept.headers }}));
    }}
}}"""
MISSING = f"async (part) => {{ {FILES} for (const [cache, request] of found) await cache.delete(request); }}"
ALL_GONE = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
PARTS = {
    "the page itself": "index\\.html$",
    "the main script": "/main-[^/]*\\.js$",
    "the first script": "/early-[^/]*\\.js$",
    "the script of a table": "/table-[^/]*\\.js$",
    "the worker's script": "/worker-[^/]*\\.js$",
    "the engine": "\\.whl\\.js$",
    "Python": "\\.asm\\.wasm$",
    "Python's library": "stdlib\\.zip\\.js$",
}
WORDS = ":is(h1, h2, p, button):visible"
"""What a page has that says anything at all."""


@dataclass(frozen=True)
class Copy:
    """One kind of damage to the copy."""

    name: str
    does: str
    part: str = ""


COPIES = (
    Copy("all of the copy is gone", ALL_GONE),
    *(Copy(f"{name} is missing", MISSING, part) for name, part in PARTS.items()),
    *(Copy(f"{name} is altered", ALTERED, part) for name, part in PARTS.items()),
)


def damage_copies(
    browser: Browser,
    built: Path,
    copies: Iterable[Copy] = COPIES,
    told: Callable[[str], None] = lambda _: None,
) -> dict[str, list[str]]:
    """Bring about each kind of damage, online and offline; return what was wrong afterwards, by its name."""
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(built, Path(folder) / "table")
        site = Site(Path(folder), "table/")
        for copy in copies:
            for online in (True, False):
                name = f"{copy.name}, {'online' if online else 'offline'}"
                site.start()
                context = device(
                    browser.new_context,
                    site,
                    games=[saved_game(game_after(LAID))],
                    service_workers="allow",
                )
                troubles: list[str] = []
                try:
                    suffer(context, site, copy, online=online)
                except (AssertionError, Error) as error:
                    troubles.append(f"{name}: {' '.join(str(error).split())[:300]}")
                context.close()
                site.stop()
                found[name] = troubles
                told(f"     {name}: {'; '.join(troubles) or 'nothing is lost'}")
    return found


def suffer(context: BrowserContext, site: Site, copy: Copy, *, online: bool) -> None:
    """Let the damage come about and open the page again, with a connection or without one."""
    page = context.new_page()
    page.goto(site.url)
    wait_for_control(page)
    page.evaluate(copy.does, copy.part)
    page.close()
    # The browser's own cache is no copy: it may be emptied at any time.
    page = context.new_page()
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    if not online:
        site.stop()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    if online:
        go_on(page)
        return
    page.locator(WORDS).first.wait_for(timeout=PATIENCE)
    # Either it can be played all the same, or there are words; with the connection everything is there again.
    site.start()
    page.goto(site.url)
    page.reload()
    expect(page.get_by_test_id("hero").or_(page.get_by_test_id("table")).first).to_be_visible()
    page.goto(f"{site.url}#/game/{GAME_ID}")
    go_on(page)


def go_on(page: Page) -> None:
    """Play on; where the page offers to try again, do so once."""
    retry = page.get_by_test_id("start-retry").or_(page.get_by_test_id("missing-retry"))
    ready = page.get_by_test_id("curtain-ready").or_(retry)
    ready.first.wait_for(timeout=PATIENCE)
    if retry.first.is_visible():
        retry.first.click()
    act(page, LAID)
