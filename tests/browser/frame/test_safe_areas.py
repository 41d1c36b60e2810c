"""Screens with rounded corners, a camera and a bar to swipe: nothing that is touched lies under them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import NewContext, device, game, open_game, saved_game
from tests.browser.site import Site

SHAPES = {
    "phone": ({"width": 390, "height": 844}, {"top": 47, "left": 0, "right": 0, "bottom": 34}),
    "lying": ({"width": 844, "height": 390}, {"top": 0, "left": 47, "right": 47, "bottom": 21}),
    "tablet": ({"width": 1180, "height": 820}, {"top": 24, "left": 0, "right": 0, "bottom": 20}),
}

# Names of what can be pressed, is seen, belongs to what lies on top, and reaches out of what is safe.
OUTSIDE = """({ top, left, right, bottom }) => {
    const all = (root) => [...root.querySelectorAll("*")].flatMap((one) =>
        [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    const every = all(document);
    return every.filter((one) => {
        if (!one.matches("button, input, select, summary, a.button")) return false;
        if (one.closest(".visually-hidden") || !one.checkVisibility({ visibilityProperty: true })) return false;
        const box = one.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        let hit = document.elementFromPoint(x, y);
        while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
            hit = hit.shadowRoot.elementFromPoint(x, y);
        if (!hit || (hit !== one && !one.contains(hit))) return false;
        // What scrolls inside of something is cut off by it.
        let [start, end, above, below] = [box.left, box.right, box.top, box.bottom];
        for (let up = one; up; up = up.assignedSlot ?? up.parentElement ?? up.getRootNode().host) {
            if (getComputedStyle(up).overflowY === "visible") continue;
            const frame = up.getBoundingClientRect();
            [start, end] = [Math.max(start, frame.left), Math.min(end, frame.right)];
            [above, below] = [Math.max(above, frame.top), Math.min(below, frame.bottom)];
        }
        return start < left - 1 || end > innerWidth - right + 1
            || above < top - 1 || below > innerHeight - bottom + 1;
    }).map((one) => one.dataset.part || one.textContent.trim() || one.className);
}"""


def safe(page: Page, insets: dict[str, int]) -> Any:
    return page.evaluate(OUTSIDE, insets)


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_lies_under_an_edge(shape: str, new_context: NewContext, site: Site) -> None:
    viewport, insets = SHAPES[shape]
    context = device(new_context, site, games=[saved_game(game())], viewport=viewport, has_touch=True)
    table = open_game(context, site)
    page = table.page
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.wait_for_function(
        """(bottom) => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.paddingBottom = "env(safe-area-inset-bottom)";
            const found = getComputedStyle(probe).paddingBottom;
            probe.remove();
            return found === `${bottom}px`;
        }""",
        arg=insets["bottom"],
    )
    assert safe(page, insets) == []
    table.take_seat()
    table.put_news_away()
    assert safe(page, insets) == []
    table.part("tool-actions").click()
    expect(table.root.locator(".drawer")).to_have_count(1)
    assert safe(page, insets) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(table.root.locator("dialog[open]")).to_have_count(1)
    assert safe(page, insets) == []
    page.keyboard.press("Escape")
    for opener in ("bar-settings", "bar-rules"):
        page.get_by_test_id(opener).click()
        expect(page.get_by_test_id("dialog-close")).to_have_count(1)
        assert safe(page, insets) == []
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("dialog-close")).to_have_count(0)
