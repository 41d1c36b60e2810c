"""Small positions of Thurn und Taxis in which the best action is obvious: the two upper levels see it, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import State
from tests.positions import Seat, position, way, whole
from tests.rules.thurn_und_taxis.modules import Coaches, Letters, modules

from ..tables import at_upper_levels, check_best

OPEN = "Lodz Pilsen Budweis Budweis Linz Linz"
"""An open display far from Baden and Schweiz."""
BADEN = "Mannheim Carlsruhe Freiburg"


def last_step(clergy: str) -> State:
    """Return a last turn in which one step is left for any coach, and violet is one step from Rome."""
    state = modules(
        Seat(route="Budweis Pilsen Lodz", houses="Lodz", carriage=3),
        coaches=Coaches(
            towns="orvieto luzern chur ettal lienz",
            clergy=(clergy, "ministrant bischof priester moench kardinal"),
        ),
        phase="close",
        start=1,
        ending=(1, "houses"),
    )
    state.apply("close all Pilsen Budweis")
    return state


IN_NEED = Seat(route=way(4), hand="Lodz Lodz", carriage=3)
NOTHING_FITS: Any = {"display": "Zürich Pilsen Budweis Budweis Linz Linz", "phase": "lay"}
"""Neither the hand nor the display has a card for the route, but for one."""

CASES: dict[str, tuple[Callable[[], State], tuple[str, ...]]] = {
    "the last turn: close rather than end": (
        lambda: position(
            Seat(route=way(3)), Seat(), phase="close", turn=0, start=1, ending=(1, "houses")
        ),
        ("close all Mannheim Carlsruhe Freiburg",),
    ),
    "the last turn: the Wagner brings three points more": (
        lambda: position(
            Seat(route=way(5), carriage=5), phase="close", turn=0, start=1, ending=(1, "carriage")
        ),
        ("close each Freiburg Basel with Wagner", "close all Mannheim Carlsruhe Freiburg with Wagner",
         "close each Mannheim Basel with Wagner", "close each Carlsruhe Basel with Wagner"),
    ),
    "the last carriage ends the game in the lead": (
        lambda: position(
            Seat(route=way(5), carriage=6, houses="Ulm Augsburg Linz Lodz Pilsen", tiles=whole("baiern")),
            Seat(carriage=3),
            phase="close",
        ),
        ("with Wagner",),
    ),
    "the last houses end the game in the lead": (
        lambda: position(
            Seat(
                route=way(3),
                carriage=5,
                houses="Stuttgart Ulm Sigmaringen Basel Zürich Innsbruck Pilsen Budweis Salzburg Linz"
                " Würzburg Nürnberg Regensburg Ingolstadt Augsburg München Passau",
            ),
            Seat(carriage=3),
            phase="close",
        ),
        ("close all Mannheim Carlsruhe Freiburg",),
    ),
    "the last house wins at once, whatever the hand may still become": (
        lambda: position(
            Seat(
                route="Innsbruck Augsburg Ingolstadt Regensburg Nürnberg",
                hand="Zürich Budweis Freiburg Würzburg Linz",
                houses="Carlsruhe Freiburg Stuttgart Ulm Sigmaringen Basel Zürich Pilsen Budweis Salzburg Linz Würzburg"
                " Nürnberg Ingolstadt Augsburg München Passau Kempten Lodz",
                carriage=6,
                tiles=[("route-5", 2), ("boehmen-salzburg", 4), ("route-6", 3), ("wuerttemberg-hohenzollern", 3)],
            ),
            Seat(
                houses="Freiburg Stuttgart Ulm Sigmaringen Basel Zürich Innsbruck Pilsen Salzburg Würzburg Nürnberg"
                " Regensburg Ingolstadt Augsburg München Passau",
                carriage=6,
                tiles=[("route-7", 4), ("route-7", 3), ("route-7", 2), ("schweiz-tyrol", 3)],
            ),
            phase="close",
            start=1,
            used="postillion",
        ),
        ("close each Innsbruck", "close each Regensburg"),
    ),
    "a route that nothing extends is closed": (
        lambda: position(
            Seat(route=BADEN, hand="Lodz"), display=OPEN, phase="close", used="postmeister"
        ),
        ("close",),
    ),
    "a route is not thrown away when a card extends it": (
        lambda: position(
            Seat(route=way(4), hand="Zürich Lodz", carriage=3), display=OPEN, phase="lay", used="postmeister"
        ),
        ("lay Zürich",),
    ),
    "an empty hand: a card is taken that goes with the route": (
        lambda: position(
            Seat(route=way(4), carriage=3), display="Zürich Pilsen Budweis Budweis Linz Linz", phase="take", taken=1,
            forced=True, used=""
        ),
        ("take Zürich with Postmeister",),
    ),
    "nothing fits and much is at stake: the Amtmann": (
        lambda: position(Seat(route=way(6), hand="Lodz Lodz", carriage=4), display=OPEN),
        ("exchange with Amtmann",),
    ),
    "the Postmeister saves the route": (
        lambda: position(IN_NEED, **NOTHING_FITS),
        ("take Zürich with Postmeister",),
    ),
    "the last house of a country wins its tile": (
        lambda: position(
            Seat(
                route="Stuttgart Ulm Kempten Zürich",
                carriage=4,
                houses="Stuttgart Sigmaringen Kempten Nürnberg Basel Augsburg",
            ),
            display=OPEN,
            phase="close",
            used="postmeister",
        ),
        ("close each Ulm Zürich",),
    ),
    "all countries: the house in the last one": (
        lambda: position(
            Seat(
                route="Pilsen Budweis Linz",
                carriage=4,
                houses="Mannheim Ulm Sigmaringen Basel Innsbruck Pilsen Augsburg Lodz",
            ),
            phase="close",
            used="postmeister",
        ),
        ("close each Budweis Linz",),
    ),
    "a card that can be laid nowhere is discarded first": (
        lambda: position(
            Seat(hand="Kempten Innsbruck Salzburg Lodz", houses="Lodz", carriage=3), phase="discard", display=OPEN
        ),
        ("discard Lodz",),
    ),
    "the carriage that is one card away is worth the wait": (
        lambda: position(
            Seat(route=way(4), hand="Zürich Kempten Lodz", carriage=4), display=OPEN, phase="close", used="postmeister"
        ),
        ("end turn",),
    ),
    "no house is left out for nothing": (
        lambda: position(
            Seat(route="Ulm Augsburg Innsbruck Salzburg", carriage=6), phase="close",
            display="Lodz Pilsen Budweis Budweis Basel Basel", used="postmeister",
        ),
        ("close each Ulm Innsbruck Salzburg Augsburg",),
    ),
    "letters for the Postmeister when nothing else can save the route": (
        lambda: modules(IN_NEED, **NOTHING_FITS, letters=Letters((4, 0))),
        ("take Zürich with Postmeister",),
    ),
    "the own cardinal goes to Rome with the last step": (
        lambda: last_step("kardinal bischof priester moench ministrant"),
        ("joker violet Rom",),
    ),
    "the coach of the others' cardinal does not": (
        lambda: last_step("ministrant bischof priester moench kardinal"),
        ("joker green", "joker blue", "joker beige", "joker orange"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("build", "level", "expected"), at_upper_levels(CASES))
def test_the_best_action_is_found(build: Callable[[], State], level: str, expected: tuple[str, ...]) -> None:
    check_best(build(), level, expected)
