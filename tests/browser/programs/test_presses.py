"""What measures presses at a table plays on past the end of a turn and in the next game. How fast the page is is not asserted."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.site import Site
from tests.presses.playing import Seat
from tests.presses.sittings import SITTINGS


def test_presses_from_one_turn_into_the_next_and_at_the_next_visit(chromium: Browser, site: Site) -> None:
    seat = Seat(chromium, site.url, SITTINGS[0], slowed=1)
    assert seat.play(2)
    seat.leave()
    seat.come_back()
    assert seat.play(3)
    found = seat.close()
    assert sum(len(presses) for presses in found.presses.values()) == 5
    assert set(found.presses) >= {"take", "lay", "end"}
    assert all(ms > 0 for presses in found.presses.values() for ms in presses)
