"""In a foreign page there is nothing but a link to the page itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import GAME_ID, NewContext, device, game_after, saved_game
from tests.browser.faults import FaultyHost

FRAME = '<!doctype html><title>Around</title><link rel="icon" href="data:,"><iframe src="{}" width="900" height="700"></iframe>'
TEXT = {"en": "Open Spieltisch in a window of its own", "de": "Spieltisch in einem eigenen Fenster öffnen"}


@pytest.fixture
def host(built: Path, hosts: Callable[[Path], FaultyHost]) -> FaultyHost:
    return hosts(built)


REFUSED = "Content Security Policy|net::ERR_BLOCKED_BY_CSP"
"""What the browser says of each part of the page that it does not fetch there."""

Around = Callable[..., str]


@pytest.fixture
def around(tmp_path: Path, hosts: Callable[[Path], FaultyHost], expected_errors: list[str]) -> Around:
    """Put pages on a foreign site, on the same machine at another port; say where the first one is."""
    expected_errors.append(REFUSED)
    host = hosts(tmp_path)

    def put(page: str, **others: str) -> str:
        for name, text in {"index": page, **others}.items():
            (tmp_path / f"{name}.html").write_text(text)
        return host.url

    return put


def kept(new_context: NewContext, host: Any, language: str = "en") -> Page:
    """A tab on a device with a game and settings, of which a foreign page must see nothing."""
    game = saved_game(game_after(5))
    return device(new_context, host, games=[game], prefs={"theme": "dark"}, locale=language).new_page()


@pytest.mark.parametrize("language", TEXT)
def test_only_a_link_to_itself(
    new_context: NewContext, host: FaultyHost, around: Around, language: str
) -> None:
    address = f"{host.url}#/game/{GAME_ID}"
    foreign = around(FRAME.format(address))
    page = kept(new_context, host, language)
    read: list[str] = []
    page.expose_function("read", lambda what: read.append(what))  # noqa: PLW0108 (marked by Playwright)
    page.add_init_script("""
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) { read(key); return getItem.call(this, key); };
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (...all) { read(all[0]); return open.apply(this, all); };
    """)
    page.goto(foreign)
    frame = page.frames[1]
    link = frame.get_by_role("link")
    expect(link).to_have_text(TEXT[language])
    # Scripts of the page would have run by then.
    page.wait_for_load_state("load")
    assert frame.locator("body *").count() == 1
    assert frame.locator("body").inner_text() == TEXT[language]
    assert frame.evaluate("document.documentElement.dataset.theme") is None
    assert frame.evaluate("customElements.get('st-app')") is None
    assert read == []
    assert page.workers == []
    # Not even fetched.
    assert host.asked == [""]
    # The link leads out of the frame.
    link.click()
    expect(page).to_have_url(address)
    expect(page.get_by_test_id("curtain-ready")).to_be_visible()
    # There it does read what it keeps.
    assert read != []


@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-same-origin"])
def test_a_frame_in_a_frame_of_somebody_else(
    new_context: NewContext, host: FaultyHost, around: Around, sandbox: str
) -> None:
    inner = FRAME.format(host.url).replace("<iframe", f'<iframe sandbox="{sandbox}"')
    foreign = around(FRAME.format("inner.html"), inner=inner)
    page = kept(new_context, host)
    page.goto(foreign)
    frame = page.frames[2]
    expect(frame.get_by_role("link")).to_have_text(TEXT["en"])
    assert frame.locator("body *").count() == 1


def test_a_frame_of_the_same_origin_is_no_foreign_one(
    new_context: NewContext, hosts: Callable[[Path], Any], built: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    for path in built.iterdir():
        (folder / path.name).symlink_to(path)
    (folder / "around.html").write_text(FRAME.format("./"))
    host = hosts(folder)
    page = kept(new_context, host)
    page.goto(f"{host.url}around.html")
    expect(page.frames[1].get_by_test_id("new-game")).to_be_visible()
