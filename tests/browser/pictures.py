"""The picture of the memory that the page keeps: taken at once, looked at, spoilt."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from tests.browser.steps import wait_until

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
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        headers.set("x-picture-checksum", `${content.length} ${btoa(String.fromCharCode(...hash))}`);
    }
    await cache.put(request, new Response(content, { headers }));
}"""


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
    wait_until(page, lambda: page.get_by_test_id("start-progress").is_hidden())

    def begun() -> bool:
        page.clock.fast_forward(REST)
        page.wait_for_timeout(50)
        return len(page.workers) > 1 or bool(pictures(page))

    wait_until(page, begun)
    wait_until(page, lambda: bool(pictures(page)))
