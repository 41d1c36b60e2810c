"""When the browser had a touch: its driver may hold it back for a picture or two, which no hand has to wait for."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page

HELD = "GenerationToBrowserMain"
"""What Chromium's trace calls the time from the making of an event until the browser has it."""
CLOCK = "clock"
NEAR = 1.0
"""The page is told the time of an event to a tenth of a millisecond, and may be told it a little late."""


class Arrivals:
    """Listens to a browser while a page of it is played.

    Args:
        browser: Chromium.
        page: of that browser.
    """

    def __init__(self, browser: Browser, page: Page) -> None:
        self._browser = browser
        browser.start_tracing(page=page, categories=["input", "blink.user_timing"])
        self._clock: float = page.evaluate("(name) => performance.mark(name).startTime", CLOCK)

    def held(self, times: Sequence[float]) -> list[float]:
        """Stop, and return how long each event had been held back.

        Args:
            times: time stamps of events that came from touches, as the page knows them, in milliseconds.

        Raises:
            LookupError: the trace says nothing of one of them.
        """
        events = json.loads(self._browser.stop_tracing())["traceEvents"]
        spans = _spans(events, self._clock)
        return [_nearest(spans, time) for time in times]


def _spans(events: Sequence[dict[str, Any]], clock: float) -> list[tuple[float, float]]:
    """Return when each event was made, by the clock of the page, and how long it was held back."""
    zero = next(event["ts"] for event in events if event["name"] == CLOCK) / 1000 - clock
    open_ones: defaultdict[str, list[float]] = defaultdict(list)
    spans = []
    for event in sorted((event for event in events if event["name"] == HELD), key=lambda event: event["ts"]):
        track = open_ones[str(event.get("id2") or event.get("id"))]
        if event["ph"] == "b":
            track.append(event["ts"] / 1000)
        elif track:
            made = track.pop()
            spans.append((made - zero, event["ts"] / 1000 - made))
    return spans


def _nearest(spans: Sequence[tuple[float, float]], time: float) -> float:
    """Return the shortest of what is told of one touch: it arrives as several events, and the first may be heard already."""
    held = [ms for made, ms in spans if abs(made - time) < NEAR]
    if not held:
        raise LookupError(f"nothing is told of the touch at {time:.1f} ms")
    return min(held)
