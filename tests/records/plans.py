"""Which golden records there are: one for each set of options and player count, and games with something rare."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import spieltisch
from tests.engine.playing import Player, play
from tests.engine.tables import GAME, NAMES, option_sets

COUNTS = (2, 3, 4)


@dataclass(frozen=True)
class Plan:
    """How a golden record comes about."""

    name: str
    count: int
    options: dict[str, Any]
    seed: int
    player: dict[str, Any] = field(default_factory=dict)
    """How the game is played, see `tests.engine.playing.Player`."""

    def record(self) -> dict[str, Any]:
        """Play the game and return its record."""
        state = spieltisch.new_game(GAME, NAMES[: self.count], self.options, seed=self.seed)
        play(state, Player(Random(self.seed), **self.player))
        # Only the options that were chosen: those of later expansions get their defaults.
        return {**state.record(), "options": self.options}


def plans() -> list[Plan]:
    """Return all plans, each with a name of its own."""
    return [plan for count in COUNTS for plan in _each_set(count)] + list(RARE)


def sets_without_start(count: int) -> list[dict[str, Any]]:
    """Return the sets of options, whoever starts."""
    found: list[dict[str, Any]] = []
    for options in option_sets(count):
        rest = {name: value for name, value in options.items() if name != "start"}
        if rest not in found:
            found.append(rest)
    return found


def starts(count: int) -> list[Any]:
    """Return the choices for the start player."""
    return list(dict.fromkeys(options["start"] for options in option_sets(count)))


def _each_set(count: int) -> list[Plan]:
    # Who starts only turns the table: each choice occurs, but not with every other option again.
    made = []
    for number, rest in enumerate(sets_without_start(count)):
        start = starts(count)[number % len(starts(count))]
        marks = [str(count), rest["edition"], start]
        marks += [name for name in ("decline-carriage", "open-scores") if rest[name]]
        player = {"declines": number % 4 == 2, "goal": "houses" if number % 4 == 1 else "carriages"}
        made.append(Plan("-".join(marks), count, {"start": start, **rest}, 100 * count + number, player))
    return made


RARE = (
    Plan("rare-tie-broken-by-the-end-tile", 2, {}, 309),
    Plan("rare-tie-among-the-others", 4, {}, 80),
    Plan("rare-end-by-houses", 3, {"edition": "first-edition"}, 0, {"goal": "houses"}),
    Plan("rare-end-in-the-last-seat", 3, {}, 2),
    Plan("rare-tile-of-a-shorter-route", 3, {}, 161, {"goal": "houses"}),
    Plan("rare-many-whims", 4, {"decline-carriage": True}, 0, {"whims": 0.4}),
)
