"""The browsers that are measured, and how one of them is slowed down."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.engines import HEIGHT, WIDTH, Firefox, WebKit

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
TURN = 0.01
"""Seconds for which a slowed browser may run at a time."""


class Chromium:
    """As people have it: with all tiers of its WebAssembly, and a disk."""

    def __init__(self, program: str, folder: Path) -> None:
        self._playwright = sync_playwright().start()
        self._context = self._playwright.chromium.launch_persistent_context(
            folder,
            executable_path=program,
            args=FLAGS,
            viewport={"width": WIDTH, "height": HEIGHT},
            locale="en-GB",
        )
        self._page = self._context.new_page()

    def open(self, url: str) -> None:
        self._page.goto(url, wait_until="commit")

    def reload(self) -> None:
        self._page.reload(wait_until="commit")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self._page.evaluate(function, argument)

    def end(self) -> None:
        self._context.close()
        self._playwright.stop()


def programs(chromium: str, folder: Path, only: str) -> Iterator[tuple[str, Any, tuple[int, ...]]]:
    """Yield name, browser and how many times slower it is measured; each is ended afterwards."""
    makers: dict[str, tuple[Callable[[], Any], tuple[int, ...]]] = {
        "Chromium": (lambda: Chromium(chromium, folder / "chromium"), (1, 4, 6)),
        "Firefox": (lambda: Firefox(_made(folder / "firefox")), (1,)),
        "WebKitGTK": (WebKit, (1,)),
    }
    for name, (make, times) in makers.items():
        if only.lower() in name.lower():
            browser = make()
            try:
                yield name, browser, times
            finally:
                browser.end()


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let all processes of Chromium that belong to this one run for a part of the time only.

    What the browser itself can slow down is its page, not its workers.
    """
    if times == 1:
        yield
        return
    if not _chromiums():
        raise AssertionError("there is no Chromium that could be slowed down")
    over = threading.Event()

    def brake() -> None:
        while not over.is_set():
            found = _chromiums()
            _signal(found, signal.SIGSTOP)
            time.sleep(TURN * (times - 1))
            _signal(found, signal.SIGCONT)
            time.sleep(TURN)

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _signal(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


def _chromiums() -> list[int]:
    """Return the processes below this one that are Chromium's."""
    parents: dict[int, tuple[int, str]] = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            name, _, rest = (entry / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        parents[int(entry.name)] = (int(rest.split()[1]), name)

    def is_ours(process: int) -> bool:
        while process in parents:
            process = parents[process][0]
            if process == os.getpid():
                return True
        return False

    return [
        process for process, (_, name) in parents.items() if name.startswith("chrom") and is_ours(process)
    ]
