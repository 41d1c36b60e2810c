"""The picture of the memory that the page keeps: taken at once, looked at, spoilt."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.faults import FaultyHost
from tests.browser.site import Site
from tests.browser.steps import wait_until
from tools.paths import CACHE, ROOT
from tools.stamps import alone, digest, is_fresh, remember

REST = 8_500
"""Milliseconds; a little more than the page waits before it takes the picture."""

PICTURES = """async () => {
    const cache = await caches.open("spieltisch-picture");
    const requests = await cache.keys();
    return Promise.all(requests.map(async (request) => {
        const found = await cache.match(request);
        const { size } = await found.blob();
        return { size, refused: found.headers.get("x-picture-refused"), of: found.headers.get("x-picture-of") };
    }));
}"""
# What a disk, or an earlier version of the page, may have left there.
SPOIL = """async (how) => {
    CHECKSUM
    const cache = await caches.open("spieltisch-picture");
    const [request] = await cache.keys();
    const found = await cache.match(request);
    let content = new Uint8Array(await found.arrayBuffer());
    const headers = new Headers(found.headers);
    if (how === "altered") content[content.length >> 1] ^= 1;
    if (how === "cut") content = content.slice(0, content.length >> 1);
    if (how === "of another build") headers.set("x-picture-of", "another build");
    if (how === "of no use") {
        // Whole by its checksum, and yet nothing that Pyodide could put back.
        content.fill(1, -65536 * 4);
        new Uint32Array(content.buffer).fill(0, 2, 3);
        const at = 8 + 4 * new Uint32Array(content.buffer)[1];
        content.fill(0, at, at + 64);
        headers.set("x-picture-checksum", checksum(content));
    }
    await cache.put(request, new Response(content, { headers }));
}""".replace("CHECKSUM", (ROOT / "web/core/engine/picture/bytes.js").read_text().replace("export ", ""))

CARRY_AWAY = """async () => {
    const cache = await caches.open("spieltisch-picture");
    const [request] = await cache.keys();
    const found = await cache.match(request);
    const headers = Object.fromEntries(found.headers);
    const reader = new FileReader();
    const read = new Promise((resolve) => { reader.onload = resolve; });
    reader.readAsDataURL(await found.blob());
    await read;
    return [headers, reader.result.split(",")[1]];
}"""
BRING = """async ({ file, headers }) => {
    const cache = await caches.open("spieltisch-picture");
    const content = await (await fetch(file)).blob();
    await cache.put("picture-of-the-memory", new Response(content, { headers }));
}"""
FILE = "picture-of-an-earlier-visit"


class Starts:
    """What the engines of a page, or of a device, say of their start on the console."""

    def __init__(self, heard: Page | BrowserContext) -> None:
        self.said: list[str] = []
        heard.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if ": started from " in message.text or "picture" in message.text:
            self.said.append(message.text)

    def wait_for(self, page: Page, text: str) -> None:
        """Wait until that was said, and forget all before it."""
        wait_until(page, lambda: any(text in said for said in self.said))
        self.said.clear()


def pictures(page: Page) -> list[dict[str, object]]:
    """Return what is kept: how long, of what, and why there is none."""
    found: list[dict[str, object]] = page.evaluate(PICTURES)
    return found


def take_picture(page: Page) -> None:
    """Let the page take its picture now; its clock was installed before it was opened."""
    # Put forward while an engine is being loaded, the clock would give that up as hanging.
    wait_until(page, lambda: any("engine: started from" in said.text for said in page.console_messages()))

    def begun() -> bool:
        page.clock.fast_forward(REST)
        page.wait_for_timeout(50)
        return len(page.workers) > 1 or bool(pictures(page))

    wait_until(page, begun)
    wait_until(page, lambda: bool(pictures(page)))


def prepare_picture(browser: Browser, site: Site) -> None:
    """Let new devices of a site find what an earlier visit has left: an engine starts in half the time then.

    The picture is taken once for each build and kept in .cache; the site serves it beside its own files.
    """
    wanted = digest([site.folder], browser.version)
    kept, stamp = CACHE / "tests-picture", CACHE / "tests-picture-of"
    with alone("tests-picture"):
        if not is_fresh(stamp, wanted):
            kept.mkdir(exist_ok=True)
            headers, content = _taken(browser, site.url)
            (kept / "headers.json").write_text(json.dumps(headers))
            (kept / "content").write_bytes(content)
            remember(stamp, wanted)
        headers = json.loads((kept / "headers.json").read_text())
        Path(site.folder, FILE).write_bytes((kept / "content").read_bytes())
    site.picture = {"file": FILE, "headers": headers}


def fresh_picture(browser: Browser, host: FaultyHost) -> dict[str, Any]:
    """Take the picture of a site of one's own, put it beside its files and return what devices are to be told of it."""
    headers, content = _taken(browser, host.url)
    (host.folder / FILE).write_bytes(content)
    return {"file": FILE, "headers": headers}


def hand_on(site: Site, other: Site) -> None:
    """Let devices of a copy of the site find the picture as well, from their second visit on: who calls it brings it to them."""
    os.link(Path(site.folder, FILE), Path(other.folder, other.path, FILE))
    other.picture = site.picture


def _taken(browser: Browser, url: str) -> tuple[dict[str, str], bytes]:
    """Visit a site until it has taken a picture; return its header lines and the picture."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.clock.install()
    page.goto(url)
    take_picture(page)
    headers, content = page.evaluate(CARRY_AWAY)
    context.close()
    return headers, base64.b64decode(content)


def bring_picture(context: BrowserContext, site: Site) -> None:
    """Put the picture of an earlier visit onto a device."""
    page = context.new_page()
    page.goto(f"{site.url}manifest.webmanifest")
    page.evaluate(BRING, site.picture)
    page.close()
