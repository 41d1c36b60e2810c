"""The site can be put on the home screen: manifest, icons, service worker. Lighthouse no longer checks this."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.devices import NewContext, device, visit
from tests.browser.site import Site
from tests.browser.steps import wait_for_control

SIZE = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""
# How much of the safe zone of a maskable icon (the middle 80 %) and of its corners is covered.
COVERED = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let opaque = 0;
    for (let i = 3; i < data.length; i += 4) opaque += data[i] === 255;
    return opaque / (data.length / 4);
}"""


@pytest.fixture(scope="module")
def place(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site in a sub-folder, for all that is only asked here."""
    folder = tmp_path_factory.mktemp("installable")
    shutil.copytree(built, folder / "games" / "table")
    with Site(folder, "games/table/") as place:
        yield place


@pytest.fixture(scope="module")
def home(chromium: Browser, place: Site) -> Iterator[Page]:
    """The home page at a first visit that keeps the site."""
    with visit(chromium, place, service_workers="allow") as context:
        page = context.new_page()
        page.goto(place.url)
        yield page


def manifest_of(page: Page) -> tuple[str, dict[str, Any]]:
    address = page.evaluate("document.querySelector('link[rel=manifest]').href")
    return address, page.evaluate("async (address) => (await fetch(address)).json()", address)


def test_the_browser_finds_the_site_installable(home: Page, place: Site) -> None:
    wait_for_control(home)
    wire = home.context.new_cdp_session(home)
    read = wire.send("Page.getAppManifest")
    assert read["errors"] == []
    assert read["url"].startswith(place.url)
    problems = [one["errorId"] for one in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # The tests' devices are private windows, in which nothing can be installed.
    assert [one for one in problems if one != "in-incognito"] == []


def test_the_manifest_says_what_installing_needs(home: Page, place: Site) -> None:
    address, manifest = manifest_of(home)
    assert address.startswith(place.url)
    assert manifest["name"]
    assert 0 < len(manifest["short_name"]) <= 12
    assert manifest["display"] == "standalone"
    for key in ("start_url", "scope", "id"):
        # Relative, so that the site may lie in any folder.
        assert "/" not in manifest[key].removeprefix("./")
        resolved = home.evaluate("([name, base]) => new URL(name, base).href", [manifest[key], address])
        assert resolved == place.url
    for key in ("background_color", "theme_color"):
        assert home.evaluate("(colour) => CSS.supports('color', colour)", manifest[key])


def test_the_icons_are_what_the_manifest_says(home: Page) -> None:
    address, manifest = manifest_of(home)
    found = set()
    for icon in manifest["icons"]:
        source = home.evaluate("([name, base]) => new URL(name, base).href", [icon["src"], address])
        answer = home.request.get(source)
        assert answer.status == 200
        assert answer.headers["content-type"] == icon["type"]
        width, height = home.evaluate(SIZE, source)
        assert width == height
        if icon["sizes"] != "any":
            assert icon["sizes"] == f"{width}x{height}"
        if icon["purpose"] == "maskable":
            # The device cuts it to its own shape: it must be filled to the edges.
            assert home.evaluate(COVERED, source) == 1
        found.add((icon["purpose"], icon["sizes"]))
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= found


def test_the_pictures_shown_before_it_is_installed(home: Page) -> None:
    address, manifest = manifest_of(home)
    shapes = set()
    for picture in manifest["screenshots"]:
        source = home.evaluate("([name, base]) => new URL(name, base).href", [picture["src"], address])
        width, height = home.evaluate(SIZE, source)
        assert picture["sizes"] == f"{width}x{height}"
        # What Chromium asks of them.
        assert min(width, height) >= 320
        assert max(width, height) <= 2.3 * min(width, height)
        shapes.add(picture["form_factor"])
    assert shapes == {"wide", "narrow"}


def test_shortcuts_and_what_is_opened_with_it_lead_into_the_site(home: Page, place: Site) -> None:
    address, manifest = manifest_of(home)
    places = [one["url"] for one in manifest["shortcuts"]]
    places += [manifest["share_target"]["action"], *(one["action"] for one in manifest["file_handlers"])]
    for one in places:
        resolved = home.evaluate("([name, base]) => new URL(name, base).href", [one, address])
        assert resolved.startswith(place.url)
    assert places[:2] == ["./#/alone", "./#/continue"]


def test_a_shared_link_shows_what_it_leads_to(home: Page, place: Site) -> None:
    said = home.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('meta[property], meta[name]')]"
        ".map((one) => [one.getAttribute('property') ?? one.name, one.content]))"
    )
    assert said["og:title"]
    assert said["og:description"]
    assert said["description"]
    assert said["twitter:card"] == "summary_large_image"
    assert said["apple-mobile-web-app-title"] == "Spieltisch"
    size = home.evaluate(SIZE, f"{place.url}{said['og:image']}")
    assert size == [int(said["og:image:width"]), int(said["og:image:height"])]


def test_the_colour_around_the_page_is_that_of_its_paper(new_context: NewContext, site: Site) -> None:
    shown = """() => [...document.querySelectorAll("meta[name=theme-color]")]
        .filter((one) => matchMedia(one.media).matches).map((one) => one.content)"""
    paper = """() => getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g)
        .map((one) => Number(one).toString(16).padStart(2, "0")).join("")"""
    page = device(new_context, site).new_page()
    page.goto(site.url)
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        (colour,) = page.evaluate(shown)
        assert colour == f"#{page.evaluate(paper)}"
        found.append(colour)
    assert found[0] != found[1]
    # It is dark outside, but the day was chosen.
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("pref-theme").select_option("light")
    assert page.evaluate(shown) == found[:1]


def test_the_icons_of_the_page_are_there(home: Page) -> None:
    links = home.locator("link[rel*=icon]")
    addresses = links.evaluate_all("(links) => links.map((link) => link.href)")
    assert {link.get_attribute("rel") for link in links.all()} >= {"icon", "apple-touch-icon"}
    for address in addresses:
        width, _ = home.evaluate(SIZE, address)
        assert "apple" not in address or width == 180


def test_the_service_worker_is_in_charge(home: Page, place: Site) -> None:
    wait_for_control(home)
    script, scope = home.evaluate(
        "async () => [navigator.serviceWorker.controller.scriptURL, (await navigator.serviceWorker.ready).scope]"
    )
    assert script == f"{place.url}service-worker.js"
    assert scope == place.url
    assert home.request.get(script).headers["cache-control"] == "no-cache"
