"""What a browser says, and where it goes: a test fails on what it did not announce."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request

CUT_SHORT = "An unknown error occurred when fetching the script"
"""What Chromium says of a service worker that was still being fetched when its page was closed."""


class Watch:
    """Notes errors on the console, and requests that leave this machine."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.strays: list[str] = []
        self.closing = False
        """True while the devices are being closed, in the midst of their work."""

    def add(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self.errors.append(f"uncaught: {error.error}"))
        context.on("request", self._request)

    def contexts(self, browser: Browser) -> Callable[..., BrowserContext]:
        """Return a function that makes contexts of a browser which are watched; arguments as of Browser.new_context."""

        def make(**settings: Any) -> BrowserContext:
            context = browser.new_context(**settings)
            self.add(context)
            return context

        return make

    def _console(self, message: ConsoleMessage) -> None:
        if self.closing and CUT_SHORT in message.text:
            return
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        # Also what lies in the memory of a page of this machine.
        if not re.match(r"(blob:)?https?://localhost[:/]", request.url):
            self.strays.append(request.url)

    def judge(self, expected: list[str]) -> None:
        """Fail on anything that was not announced."""
        errors = [error for error in self.errors if not any(re.search(one, error) for one in expected)]
        assert not self.strays, f"requests that left this machine: {self.strays}"
        assert not errors, f"the page said: {errors}"

    def judge_and_forget(self, expected: list[str]) -> None:
        """The same, and what was noted does not count any more."""
        try:
            self.judge(expected)
        finally:
            self.errors.clear()
            self.strays.clear()
