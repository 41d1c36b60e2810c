"""Offline use and updates: one version at a time, and a new one only with consent."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.sealing import changed
from tests.browser.site import Site
from tests.browser.steps import wait_for_control, wait_until

WAITING = """async () => {
    const registration = await navigator.serviceWorker.ready;
    registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 20));
}"""
CONSENT = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    registration.waiting.postMessage({ type: "SKIP_WAITING" });
    await changed;
}"""
BUILD_WAITING = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((done) => { port1.onmessage = ({ data }) => done(data); });
    registration.waiting.postMessage({ type: "BUILD" }, [port2]);
    return answer;
}"""
STATUS = "async (address) => (await fetch(address).catch(() => ({ status: 0 }))).status"
KEPT = """async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => request.url);
}"""

# Looks for a new version, and waits until the browser has given it up.
GIVEN_UP = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const end = new Promise((resolve) => {
        registration.addEventListener("updatefound", () => {
            const coming = registration.installing;
            coming.addEventListener("statechange", () => coming.state === "redundant" && resolve());
        });
    });
    await registration.update().catch(() => {});
    await end;
}"""


def build_name(page: Page) -> str | None:
    return page.locator("meta[name=build]").get_attribute("content")


def main_script(page: Page) -> str:
    return page.locator("script[src*='main-']").get_attribute("src") or ""


def make_next_version(folder: Path) -> None:
    """Change the main script as a new release would: another content, so another name, and a new list."""
    page = folder / "index.html"
    (old,) = folder.glob("assets/main-*.js")
    new = old.with_name("main-NEXTNEXT.js")
    old_build = re.search(r'name="build" content="(\w+)"', page.read_text())
    assert old_build

    def release() -> None:
        new.write_text(old.read_text() + "\n// the next version\n")
        old.unlink()
        for path in (page, folder / "service-worker.js"):
            text = path.read_text()
            assert old.name in text
            path.write_text(text.replace(old.name, new.name).replace(old_build[1], "0123456789"))

    changed(folder, release)


def test_another_tab_keeps_its_own_version(context: BrowserContext, own_site: Site) -> None:
    page, other = context.new_page(), context.new_page()
    for tab in (page, other):
        tab.goto(own_site.url)
        wait_for_control(tab)
    old, old_script = build_name(other), main_script(other)
    make_next_version(own_site.folder / own_site.path)
    page.evaluate(WAITING)
    # Chromium leaves a new version waiting when a request comes in the very moment of the change.
    page.wait_for_load_state("networkidle")
    page.evaluate(CONSENT)
    page.reload()
    assert build_name(page) == "0123456789"

    assert build_name(other) == old
    assert other.evaluate(STATUS, old_script) == 200
    other.close()

    def is_old_version_gone() -> bool:
        return not any(address.endswith(old_script) for address in page.evaluate(KEPT))

    # The next visit looks again, once the engine has started.
    page.reload()
    wait_until(page, is_old_version_gone)


def test_the_same_version_is_not_offered_as_a_new_one(page: Page, own_site: Site) -> None:
    page.goto(own_site.url)
    wait_for_control(page)
    folder = own_site.folder / own_site.path
    worker = folder / "service-worker.js"
    # The browser installs it again, as it does after its data were cleared.
    changed(folder, lambda: worker.write_text(worker.read_text() + "\n// as before\n"))
    page.evaluate(WAITING)
    page.reload()
    offer = page.get_by_test_id("toast").filter(has_text="new version")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(BUILD_WAITING) == build_name(page)
    expect(offer).to_have_count(0)
    make_next_version(folder)
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    wait_until(page, lambda: page.evaluate(BUILD_WAITING) == "0123456789")
    expect(offer.first).to_be_visible()
    # An offer stays; another one would lie beside it.
    expect(offer).to_have_count(1)


def test_a_broken_release_is_not_kept(
    context: BrowserContext, own_site: Site, expected_errors: list[str]
) -> None:
    page = context.new_page()
    page.goto(own_site.url)
    wait_for_control(page)
    old = build_name(page)
    folder = own_site.folder / own_site.path
    make_next_version(folder)
    (broken,) = folder.glob("assets/main-*.js")
    broken.write_text(broken.read_text()[:-100])
    expected_errors += ["digest", "integrity", "bad-precaching-response", "Failed to"]
    page.evaluate(GIVEN_UP)
    page.reload()
    assert build_name(page) == old
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).waiting === null")
