"""A tournament, or a solved position, that no store takes: that is told, and it is kept as soon as there is room."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.devices import NewContext, device
from tests.browser.site import Site


def test_results_without_room_are_told_and_kept_later(new_context: NewContext, site: Site) -> None:
    page = device(new_context, site, games=[]).new_page()
    page.add_init_script("""
      const set = Storage.prototype.setItem; globalThis.full = false;
      Storage.prototype.setItem = function (k, v) { if (globalThis.full) throw new DOMException("x", "QuotaExceededError"); return set.call(this, k, v); };
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...a) { if (globalThis.full) throw new DOMException("x", "QuotaExceededError"); return put.apply(this, a); };
    """)
    page.goto(f"{site.url}#/tournament")
    page.evaluate("full = true")
    page.get_by_test_id("tournament-names").fill("Anna\nBen\nCarl\nDora")
    page.get_by_test_id("tournament-draw").click()
    expect(page.get_by_test_id("store-banner")).to_have_attribute("data-problem", "results")
    page.evaluate("full = false")
    page.get_by_test_id("store-retry").click()
    expect(page.get_by_test_id("store-banner")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("tournament")).to_have_count(1)
