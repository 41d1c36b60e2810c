"""One round: a first, a second and an offline visit of our site, then two of the plain page."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.browser.devices import GAME_ID, game_after, saved_game
from tests.starts.hosts import Host
from tests.starts.programs import slowed

PATIENCE = 50_000
"""Milliseconds within one question to the page: drivers give up after a minute."""
LONGEST = 300.0
"""Seconds for one visit, slowed down as it may be."""

KEEP = "([key, game]) => { localStorage.setItem(key, game); }"
# Ready when the kept game is there from the engine, and the person is asked to take the seat.
OURS = f"""async () => {{
    const find = (root) => {{
        const found = root.querySelector("[data-part=curtain-ready]");
        if (found) return found;
        for (const one of root.querySelectorAll("*")) {{
            const inner = one.shadowRoot && find(one.shadowRoot);
            if (inner) return inner;
        }}
        return null;
    }};
    const until = performance.now() + {PATIENCE};
    while (performance.now() < until) {{
        const [started] = performance.getEntriesByName("engine-started");
        if (started && find(document)?.checkVisibility()) {{
            const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null;
            return {{ paint, answer: started.startTime, table: performance.now(), from: started.detail.from }};
        }}
        await new Promise((resolve) => setTimeout(resolve, 10));
    }}
    return null;
}}"""
PLAIN = f"""async () => {{
    const until = performance.now() + {PATIENCE};
    while (performance.now() < until) {{
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null;
        if (globalThis.answered) return {{ paint, answer: answered, table: null, from: "plain" }};
        await new Promise((resolve) => setTimeout(resolve, 10));
    }}
    return null;
}}"""
# What an earlier visit leaves behind, when the page was at rest for a while.
SETTLED = """async () => {
    const controlled = navigator.serviceWorker?.controller?.state === "activated";
    const pictures = await (await globalThis.caches?.open("spieltisch-picture"))?.keys() ?? [];
    return Boolean(controlled) && pictures.length > 0;
}"""
SETTLES = 60.0
"""Seconds; a browser that keeps nothing is not waited for any longer."""

Visit = dict[str, Any]


def round_of_visits(browser: Any, site: Path, plain: Path, times: int) -> dict[str, Visit]:
    """Return what each visit took, by its name; in milliseconds and bytes."""
    host = Host(site)
    game = saved_game(game_after(12))
    address = f"{host.url}#/game/{GAME_ID}"
    # Nothing of the site but a file without scripts, in order to have a game there.
    browser.open(f"{host.url}licenses.txt")
    browser.evaluate(KEEP, [f"spieltisch:game:{GAME_ID}", json.dumps(game)])
    visits = {"first": _visit(browser, host, address, OURS, times)}
    _settle(browser)
    # From another page, so that it is no reload.
    browser.open("about:blank")
    visits["second"] = _visit(browser, host, address, OURS, times)
    host.stop()
    browser.open("about:blank")
    visits["offline"] = _visit(browser, host, address, OURS, times)
    other = Host(plain, plain=True)
    for name in ("plain, first", "plain, second"):
        browser.open("about:blank")
        visits[name] = _visit(browser, other, other.url, PLAIN, times)
    browser.open("about:blank")
    other.stop()
    return visits


def _visit(browser: Any, host: Host, address: str, ready: str, times: int) -> Visit:
    before = host.sent
    with slowed(times):
        browser.open(address)
        deadline = time.monotonic() + LONGEST
        found: Visit | None = None
        while found is None and time.monotonic() < deadline:
            found = browser.evaluate(ready)
    if found is None:
        return {}
    return {**found, "bytes": host.sent - before}


def _settle(browser: Any) -> None:
    deadline = time.monotonic() + SETTLES
    while time.monotonic() < deadline and not browser.evaluate(SETTLED):
        time.sleep(0.5)
