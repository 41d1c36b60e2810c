"""The pictures of the app that other sites show: of a shared link, and before it is installed.

``PYTHONPATH=py .venv/bin/python -m tests.browser.posters`` takes them anew from dist/ into web/pictures/. They are committed, since a build must
not need a browser. share.jpg was made smaller afterwards, without loss (progressive, with tables of its own).
"""

from __future__ import annotations

import base64
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import spieltisch
from spieltisch import State
from tests.browser.devices import GAME_ID, NAMES, device, positions, saved_game
from tests.browser.site import Site
from tests.browser.table import Table
from tests.faults.machine import FLAGS
from tools.browsers import chromium_of_tests
from tools.paths import DIST, ROOT

FOLDER = ROOT / "web" / "pictures"
SHARE = (1200, 630)
TABLET = (1180, 820)
PHONE = (390, 844)
JPEG, PROFILE = b"\xff\xd8", b"\xff\xe2"
"""How such a file begins, and the part of it with the colours of the device."""

# What is a picture in the browser as a file of another kind.
PACK = """async ([png, type, quality, width]) => {
    const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(width, Math.round(picture.height * width / picture.width));
    const pencil = canvas.getContext("2d");
    pencil.imageSmoothingQuality = "high";
    pencil.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const packed = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
    return btoa(Array.from(packed, (one) => String.fromCharCode(one)).join(""));
}"""
# Only the name and the two pictures of the games.
ONLY_PICTURES = """() => {
    const app = document.querySelector("st-app").shadowRoot;
    const home = app.querySelector("st-home").shadowRoot;
    const name = app.querySelector("st-header").shadowRoot.querySelector("a.name svg");
    const tiles = [...home.querySelectorAll(".tile")];
    const page = document.createElement("div");
    page.append(name, ...tiles);
    home.append(page);
    Object.assign(page.style, {
        position: "fixed", inset: "0", zIndex: "9", display: "grid", gridTemplateColumns: "1fr 1fr",
        gap: "22px 28px", padding: "0 40px", alignContent: "center", background: "var(--paper)",
    });
    Object.assign(name.style, {
        position: "static", gridColumn: "1 / -1", justifySelf: "center", width: "430px", height: "103px",
    });
    for (const label of home.querySelectorAll(".tile-name")) label.style.fontSize = "52px";
}"""
NO_GUIDE = """for (const game of ["thurn-und-taxis", "murano"])
    try { localStorage.setItem(`spieltisch:hints:${game}`, '{"on": false, "known": []}'); } catch {}"""


def taxis() -> State:
    """A game of Thurn und Taxis in its last third."""
    state = spieltisch.new_game("thurn-und-taxis", NAMES[:3], {"start": "seat-1"}, seed=4)
    return next(islice(positions(state), 150, None))


def without_profile(picture: bytes) -> bytes:
    """Return a JPEG without its colour profile: Chromium writes the one that is meant where there is none. Others stay as they are."""
    begin = picture.find(PROFILE)
    if not picture.startswith(JPEG) or begin < 0:
        return picture
    length = int.from_bytes(picture[begin + 2 : begin + 4], "big")
    return picture[:begin] + picture[begin + 2 + length :]


def pack(page: Page, name: str, width: int, quality: float) -> None:
    """Write what is on the screen, so wide."""
    png = base64.b64encode(page.screenshot()).decode()
    kind = "image/webp" if name.endswith("webp") else "image/jpeg"
    packed = without_profile(base64.b64decode(page.evaluate(PACK, [png, kind, quality, width])))
    (FOLDER / name).write_bytes(packed)
    print(name, len(packed))  # noqa: T201


def take(browser: Browser, site: Site, size: tuple[int, int], state: State | None) -> Page:
    """Open the home page, or a game at the chair of the person to decide."""
    games = [saved_game(state)] if state else []
    context = device(
        browser.new_context,
        site,
        games=games,
        prefs={"language": "de", "theme": "light"},
        viewport={"width": size[0], "height": size[1]},
    )
    context.add_init_script(NO_GUIDE)
    page = context.new_page()
    page.goto(f"{site.url}#/game/{GAME_ID}" if state else site.url)
    if state:
        table = Table(page)
        table.wait_for_curtain()
        table.take_seat()
        table.put_news_away()
        page.get_by_test_id("board").locator("canvas").first.wait_for()
        # The board is painted piece by piece, while the browser has nothing else to do.
        page.evaluate("() => new Promise((done) => setTimeout(done, 2500))")
    else:
        page.get_by_test_id("new-game").wait_for()
        page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def main(folder: Path = FOLDER) -> None:
    """Take all of them."""
    folder.mkdir(exist_ok=True)
    expect.set_options(timeout=60_000)
    with Site(DIST) as site, sync_playwright() as playwright:
        playwright.selectors.set_test_id_attribute("data-part")
        browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=FLAGS)
        page = take(browser, site, SHARE, None)
        page.evaluate(ONLY_PICTURES)
        pack(page, "share.jpg", 1000, 0.5)
        pack(take(browser, site, TABLET, taxis()), "wide.webp", 708, 0.25)
        pack(take(browser, site, PHONE, taxis()), "narrow.webp", 320, 0.3)
        browser.close()


if __name__ == "__main__":
    main()
