"""A browser with a disk of its own, which can be killed as a whole: what was not on the disk is gone."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from tools.browsers import chromium_of_tests

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Each test begins with an empty cache: making WebAssembly faster and faster would cost more than it brings.
    "--js-flags=--liftoff-only",
]
PREFS = {"animationSpeed": "off"}
"""A table that does not move shows what was done at once."""


class Machine:
    """One device: its folder is what is left when the browser has been killed."""

    def __init__(
        self, playwright: Playwright, folder: Path, *, keeps_copy: bool = False, ends_turns: bool = True
    ) -> None:
        """A device.

        Args:
            playwright: for its browser.
            folder: its disk.
            keeps_copy: whether its service worker keeps the site for offline use.
            ends_turns: whether a turn in which nothing is left to do ends by itself.
        """
        self._playwright = playwright
        self._folder = folder
        self._workers: Literal["allow", "block"] = "allow" if keeps_copy else "block"
        self._prefs = json.dumps({**PREFS, "confirmTurns": not ends_turns})
        self._context: BrowserContext | None = None

    @property
    def context(self) -> BrowserContext:
        assert self._context, "the browser is not running"
        return self._context

    def start(self) -> Page:
        """Start the browser on what its disk holds; return a new tab."""
        self._context = self._playwright.chromium.launch_persistent_context(
            self._folder,
            executable_path=chromium_of_tests(),
            args=FLAGS,
            locale="en-GB",
            viewport={"width": 1180, "height": 820},
            reduced_motion="reduce",
            service_workers=self._workers,
        )
        self._context.add_init_script(f"localStorage['spieltisch:prefs'] ??= JSON.stringify({self._prefs});")
        return self._context.pages[0] if self._context.pages else self._context.new_page()

    def kill(self) -> None:
        """Kill the browser and all its processes at once, as a battery that ends does."""
        _end(_with_children(self._browser()))
        self._forget()

    def kill_tabs(self) -> Page:
        """Kill the processes behind the tabs, as a system short of memory does; return a new tab."""
        family = _with_children(self._browser())
        _end([one for one in family if b"--type=renderer" in _read(Path(f"/proc/{one}/cmdline"))])
        dead = self.context.pages
        page = self.context.new_page()
        for tab in dead:
            tab.close()
        return page

    def close(self) -> None:
        """Close the browser in an orderly way, if it runs."""
        self._forget()

    def _forget(self) -> None:
        context, self._context = self._context, None
        if context:
            try:
                context.close()
            except Error:
                return  # It is dead already.

    def _browser(self) -> int:
        """The process that was given the folder and is no child of the same browser's processes."""
        mine = [
            int(found.parent.name)
            for found in Path("/proc").glob("[0-9]*/cmdline")
            if str(self._folder).encode() in _read(found) and b"--type=" not in _read(found)
        ]
        return min(mine)


def _with_children(root: int) -> list[int]:
    parents: dict[int, list[int]] = {}
    for found in Path("/proc").glob("[0-9]*/stat"):
        fields = _read(found).rpartition(b")")[2].split()
        if len(fields) > 1:
            parents.setdefault(int(fields[1]), []).append(int(found.parent.name))
    family = [root]
    for process in family:
        family.extend(parents.get(process, []))
    return family


def _end(doomed: list[int]) -> None:
    """Kill processes and wait until they are gone."""
    for process in doomed:
        _kill(process)
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{process}").exists() for process in doomed) and time.monotonic() < deadline:
        time.sleep(0.01)


def _kill(process: int) -> None:
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
