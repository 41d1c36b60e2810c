"""What a browser does to a page that keeps games: a database that is slow, denied or stuck, a full storage, a clock that is wrong."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Dialog, Page

from tests.browser.site import Site

SLOW = 6
"""Seconds after which a slow database answers; a page waits less for one that is merely busy."""
YEAR = 365 * 24 * 3600 * 1000

# Read from a cookie at each call: it changes under a page that is open, and is there before any script of a new one.
BROWSER = f"""
    // An empty tab has none.
    const cookie = () => {{ try {{ return document.cookie; }} catch {{ return ""; }} }};
    const told = (name) => new RegExp(`(?:^|; )${{name}}=([^;]*)`, "u").exec(cookie())?.[1] ?? "";
    const {{ open }} = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...about) {{
        if (told("weather") === "denied") throw new DOMException("denied", "SecurityError");
        const opening = open.apply(this, about);
        if (told("weather") !== "slow") return opening;
        const late = (listener) => (event) => setTimeout(() => listener.call(opening, event), {SLOW * 1000});
        opening.addEventListener = (type, listener, ...how) => EventTarget.prototype.addEventListener
            .call(opening, type, type === "success" ? late(listener) : listener, ...how);
        return opening;
    }};
    const {{ transaction }} = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, ...how) {{
        const begun = transaction.call(this, names, mode, ...how);
        if (mode === "readwrite" && told("weather") === "aborted") {{
            queueMicrotask(() => {{ try {{ begun.abort(); }} catch {{ /* It is over already. */ }} }});
        }}
        return begun;
    }};
    const {{ put }} = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {{
        if (told("weather") === "full") throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, what);
    }};
    if (told("locks") === "none") Object.defineProperty(Navigator.prototype, "locks", {{ value: undefined }});
    const Real = Date;
    const shift = () => Number(told("clock") || 0);
    // All games are given away as a file.
    delete Navigator.prototype.canShare;
    globalThis.Date = class extends Real {{
        constructor(...parts) {{ super(...(parts.length > 0 ? parts : [Real.now() + shift()])); }}
        static now() {{ return Real.now() + shift(); }}
    }};
"""
# The tab stands still in the middle of a transaction: nothing else may write meanwhile.
HOLD = """() => {
    const opening = indexedDB.open("spieltisch");
    opening.onsuccess = () => {
        const database = opening.result;
        const held = database.transaction([...database.objectStoreNames], "readwrite");
        held.objectStore(database.objectStoreNames[0]).count().onsuccess = () => {
            alert("held");
            database.close();
        };
    };
}"""
FILL = """() => {
    let size = 2 ** 20;
    let filler = "";
    while (size >= 1) {
        try { localStorage.setItem("filler", filler + "x".repeat(size)); filler += "x".repeat(size); }
        catch { size = Math.floor(size / 2); }
    }
    return filler.length;
}"""
CLEAR_ALL = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    const opening = indexedDB.open("spieltisch");
    const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result); });
    const clearing = database.transaction([...database.objectStoreNames], "readwrite");
    for (const store of database.objectStoreNames) clearing.objectStore(store).clear();
    await new Promise((done) => { clearing.oncomplete = done; });
    database.close();
}"""


def prepare(context: BrowserContext) -> None:
    """Make the browser of a device one to which all this can happen; nothing does yet."""
    context.add_init_script(f"{{ {BROWSER} }}")


def let(context: BrowserContext, site: Site, name: str, value: str | float = "") -> None:
    """Let one thing be so from now on, in what begins now; without a value it ends.

    Args:
        context: the device.
        site: whose pages it concerns.
        name: "weather" (slow, denied, aborted or full: the database), "locks" (none) or "clock" (milliseconds ahead).
        value: how it is.
    """
    context.add_cookies([{"name": name, "value": str(value), "url": site.url}])


class Hold:
    """A tab of the same site that has begun to write into the database and stands still."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self._dialogs: list[Dialog] = []
        self._page = context.new_page()
        self._page.on("dialog", lambda dialog: self._dialogs.append(dialog))  # noqa: PLW0108 (Playwright marks it)
        self._page.goto(f"{site.url}licenses.txt")
        self._page.evaluate(f"() => {{ setTimeout({HOLD}); }}")

    def wait(self, page: Page) -> None:
        """Wait until it stands still; `page` is another one."""
        for _ in range(400):
            if self._dialogs:
                return
            page.wait_for_timeout(25)
        raise AssertionError("the database cannot be held")

    def end(self) -> None:
        """Let it go on and close it."""
        for dialog in self._dialogs:
            dialog.dismiss()
        self._page.close()
