"""What can be measured of a screen: what lies where, how large it is, and what it covers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

SIZES = {
    "tablet": (1180, 820),
    "tablet-upright": (820, 1180),
    "phone": (390, 844),
    "phone-lying": (844, 390),
    "desktop": (1440, 900),
    "large-desktop": (2560, 1440),
}

SMALLEST_TEXT = 12
SMALLEST_TARGET = 44

# All elements of the page, and those in their shadows.
EVERYTHING = """(function everything(root) {
        return [...root.querySelectorAll("*")].flatMap((one) =>
            [one, ...(one.shadowRoot ? everything(one.shadowRoot) : [])]);
    })"""

# Collects faults of everything that is on the screen now. A rounding error of a pixel is none.
MEASURE = """({ fixed, smallestText, smallestTarget }) => {
    const faults = [];
    const all = EVERYTHING(document);

    const modal = all.findLast((element) => element.matches("dialog:modal"));
    const up = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
    const within = (element, outer) => {
        for (let one = element; one; one = up(one)) if (one === outer) return true;
        return false;
    };
    const name = (element) =>
        element.dataset.part ?? element.dataset.key ?? element.getAttribute("aria-label")
        ?? `${element.localName}.${element.className?.baseVal ?? element.className} "${element.textContent.trim().slice(0, 30)}"`;
    const scroller = (element, from = up(element)) => {
        for (let one = from; one && one !== document.body; one = up(one)) {
            const { overflowX, overflowY } = getComputedStyle(one);
            if (/auto|scroll/.test(overflowX + overflowY)) {
                if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) return one;
            }
        }
        return null;
    };
    const shown = (element) => {
        if (modal && !within(element, modal)) return false;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return false;
        for (let one = element; one; one = up(one)) {
            const style = getComputedStyle(one);
            // Words for screen readers only.
            if (style.clipPath !== "none" && style.position === "absolute") return false;
        }
        return true;
    };
    const topAt = (x, y) => {
        let hit = document.elementFromPoint(x, y);
        while (hit?.shadowRoot) {
            const inner = hit.shadowRoot.elementFromPoint(x, y);
            if (!inner || inner === hit) break;
            hit = inner;
        }
        return hit;
    };

    const { clientWidth, clientHeight } = document.documentElement;
    const wide = document.scrollingElement.scrollWidth - clientWidth;
    if (wide > 1) faults.push(`the page is ${wide} px too wide`);
    for (const element of all) {
        const style = getComputedStyle(element);
        if (!/auto|scroll/.test(style.overflowX) || !shown(element)) continue;
        const more = element.scrollWidth - element.clientWidth;
        if (more > 1 && style.overflowX !== "hidden") faults.push(`${name(element)} scrolls sideways by ${more} px`);
    }

    // Text: size, and words that are cut off.
    for (const element of all) {
        const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        if (words.length === 0 || element.matches("style, script, title, option") || !shown(element)) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const scale = element instanceof SVGElement ? element.getScreenCTM()?.a ?? 1 : 1;
        if (size * scale < smallestText - 0.05)
            faults.push(`text of ${(size * scale).toFixed(1)} px: "${element.textContent.trim().slice(0, 30)}" in ${name(up(element))}`);
        if (element instanceof SVGElement) continue;
        const range = document.createRange();
        range.setStartBefore(words[0]);
        range.setEndAfter(words.at(-1));
        const text = range.getBoundingClientRect();
        // A name may be shortened with dots; those of players are looked at below.
        if (element.matches(".seat-name") || getComputedStyle(element).textOverflow === "ellipsis") continue;
        for (let one = element; one && one !== modal; one = up(one)) {
            const style = getComputedStyle(one);
            // What is fixed lies on the screen, whatever holds it.
            if (style.position === "fixed") break;
            if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
            const box = one.getBoundingClientRect();
            // What takes no room at all shows nothing, in order to; of several wordings one is seen.
            if (box.height < 1 || one.matches(".room")) break;
            if (text.right > box.right + 2 || text.left < box.left - 2 || text.bottom > box.bottom + 3 || text.top < box.top - 3) {
                if (scroller(element, element)) break;
                faults.push(`cut off: "${element.textContent.trim().slice(0, 40)}" by ${name(one)}`);
            }
            break;
        }
    }

    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Names of players are whole, and those of cards lie on their card, under no sign.
    const wordsOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
    };
    for (const element of all.filter((one) => one.matches(".seat-name") && shown(one))) {
        const [words, box] = [wordsOf(element), up(up(element)).getBoundingClientRect()];
        if (words.right > box.right + 1 || words.bottom > box.bottom + 1 || element.scrollWidth > element.clientWidth + 1)
            faults.push(`a name is cut: "${element.textContent}"`);
        const lines = Math.round(words.height / (1.05 * Number.parseFloat(getComputedStyle(element).fontSize)));
        if (lines > element.textContent.trim().split(/[\\s-]+/).length) faults.push(`a name is broken: "${element.textContent}"`);
    }
    for (const card of all.filter((one) => one.matches(".card") && shown(one))) {
        const lettered = [...card.querySelectorAll(".card-name, .card-short, .card-art text")].filter(shown);
        const box = card.getBoundingClientRect();
        for (const element of lettered) {
            const words = element instanceof SVGElement ? element.getBoundingClientRect() : wordsOf(element);
            if (words.top < box.top - 1 || words.bottom > box.bottom + 1 || words.left < box.left - 1 || words.right > box.right + 1)
                faults.push(`beside its card: "${element.textContent}" in ${name(card)}`);
            const { fontSize, writingMode } = getComputedStyle(element);
            if (!(element instanceof SVGElement) && writingMode === "horizontal-tb" && rem <= 16) {
                const lines = Math.round(words.height / (1.05 * Number.parseFloat(fontSize)));
                if (lines > element.textContent.trim().split(/[\\s-]+/).length) faults.push(`a word is broken: "${element.textContent}"`);
            }
            for (const sign of [...card.querySelectorAll(".card-mark")].filter(shown)) {
                const over = sign.getBoundingClientRect();
                const x = Math.min(words.right, over.right) - Math.max(words.left, over.left);
                const y = Math.min(words.bottom, over.bottom) - Math.max(words.top, over.top);
                if (x > 1.5 && y > 1.5) faults.push(`a sign over "${element.textContent}" by ${Math.round(x)} x ${Math.round(y)} px`);
            }
        }
    }

    // Things to touch: inside the screen, large enough, free, and not over each other.
    const selector = "button, a[href], input, select, textarea, summary, [role=button], [role=slider]";
    const targets = [];
    for (const element of all) {
        if (!element.matches(selector) || element.disabled || !shown(element)) continue;
        const area = element.closest("label") ?? element;
        const box = area.getBoundingClientRect();
        if (area !== element && targets.some((one) => one.area === area)) continue;
        const { width, height, left, right, top, bottom } = box;
        if (width < smallestTarget - 0.5 || height < smallestTarget - 0.5)
            faults.push(`only ${Math.round(width)} x ${Math.round(height)} px to touch: ${name(element)}`);
        const inner = scroller(element);
        if (left < -1 || right > clientWidth + 1) faults.push(`beside the screen: ${name(element)}`);
        if (fixed && !inner && (top < -1 || bottom > clientHeight + 1)) faults.push(`above or below the screen: ${name(element)}`);
        if (inner) {
            const frame = inner.getBoundingClientRect();
            if (top < frame.top - 1 || bottom > frame.bottom + 1) continue;
        }
        const [x, y] = [left + width / 2, top + height / 2];
        if (y < 0 || y > clientHeight - 1) continue;
        const hit = topAt(x, y);
        const free = within(hit, area) || hit?.shadowRoot === area.getRootNode();
        targets.push({ element, area, box, free });
    }
    const sticky = all.some((element) => getComputedStyle(element).position === "sticky" && shown(element));
    const sheet = all.find((element) => element.matches(".sheet, .drawer") && shown(element));
    for (const { element, free } of targets) {
        if (!free && !sheet && !sticky) faults.push(`covered: ${name(element)}`);
    }
    // What sticks to the edge of a long page lies over what is scrolled past it.
    const sticks = (element) => {
        for (let one = element; one; one = up(one)) if (getComputedStyle(one).position === "sticky") return true;
        return false;
    };
    const free = targets.filter((target) => target.free);
    for (const [index, one] of free.entries()) {
        for (const other of free.slice(index + 1)) {
            if (within(one.area, other.area) || within(other.area, one.area)) continue;
            if (sheet && within(one.area, sheet) !== within(other.area, sheet)) continue;
            if (sticks(one.area) !== sticks(other.area)) continue;
            const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (x > 1.5 && y > 1.5) faults.push(`over each other by ${Math.round(x)} x ${Math.round(y)} px: ${name(one.element)}, ${name(other.element)}`);
        }
    }

    // The parts of the table: side by side.
    const parts = all.filter((element) => element.matches("[data-part=since], .prompt, .turn, .players, .map, .market, .tray, .side > .panel, .tools") && shown(element));
    for (const [index, one] of parts.entries()) {
        for (const other of parts.slice(index + 1)) {
            if (within(one, other) || within(other, one)) continue;
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (x > 1.5 && y > 1.5) faults.push(`parts over each other by ${Math.round(x)} x ${Math.round(y)} px: ${one.className}, ${other.className}`);
        }
    }
    return [...new Set(faults)];
}""".replace("EVERYTHING", EVERYTHING)


SETTLED_MS = 700


def faults(page: Page, *, fixed: bool = False) -> list[str]:
    """Return what is wrong with the look of a screen, in words.

    Args:
        page: the page.
        fixed: whether everything has to be on the screen without scrolling.
    """
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    how = {"fixed": fixed, "smallestText": SMALLEST_TEXT, "smallestTarget": SMALLEST_TARGET}
    found: list[str] = page.evaluate(MEASURE, how)
    if found:
        # On a busy machine a chart follows the page later: what stays is wrong.
        page.wait_for_timeout(SETTLED_MS)
        found = page.evaluate(MEASURE, how)
    return found


DRAW = """() => {
    globalThis.drawn = false;
    requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.drawn = true; }));
}"""


def resize(page: Page, size: str) -> None:
    """Give the page one of the sizes, and time to arrange itself."""
    resize_to(page, *SIZES[size])


def resize_to(page: Page, width: int, height: int) -> None:
    """Do so with any size."""
    page.set_viewport_size({"width": width, "height": height})
    # Two pictures later everything lies where it belongs.
    page.evaluate(DRAW)
    page.wait_for_function("() => drawn")


@contextmanager
def text_at_double_size(page: Page) -> Iterator[None]:
    """Do what the size of text in the browser's settings does, and put it back."""
    _set_text_size(page, 2)
    try:
        yield
    finally:
        _set_text_size(page, 1)


def _set_text_size(page: Page, times: int) -> None:
    wire = page.context.new_cdp_session(page)
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * times}})
    wire.detach()
