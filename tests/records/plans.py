"""Which golden records there are.

Of Thurn und Taxis in full: one for each set of the base game's options and each player count, games with something
rare, and one with each expansion; in short: one for each other combination of options. Of Murano in full: one for each
player count and one for each way of deciding by hand; in short: one for each set of variants.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import spieltisch
from tests.engine.course import play
from tests.engine.playing import Player
from tests.engine.tables import GAME, NAMES, chosen, combinations, option_sets
from tests.engine.voyages import Sailor

COUNTS = (2, 3, 4)
MURANO = "murano"
VARIANTS = ("start-character", "red-ship-gold", "one-workshop", "no-workshop-scoring")
PLAYERS: dict[str, Any] = {GAME: Player, MURANO: Sailor}


@dataclass(frozen=True)
class Plan:
    """How a golden record comes about."""

    name: str
    count: int
    options: dict[str, Any]
    seed: int
    player: dict[str, Any] = field(default_factory=dict)
    """How the game is played, see `tests.engine.playing.Player` and `tests.engine.voyages.Sailor`."""
    game: str = GAME

    def record(self) -> dict[str, Any]:
        """Play the game and return its record."""
        state = spieltisch.new_game(self.game, NAMES[: self.count], self.options, seed=self.seed)
        play(state, PLAYERS[self.game](Random(self.seed), **self.player))
        # Only the options that were chosen: those of later expansions get their defaults.
        return {**state.record(), "options": self.options}


def plans() -> list[Plan]:
    """Return all plans, each with a name of its own."""
    return [plan for count in COUNTS for plan in _each_set(count)] + [*RARE, *EXPANSIONS, *LAGOON]


def short_plans() -> dict[str, list[Plan]]:
    """Return the plans of the records in short, by file: those with the same board and expansions."""
    files: dict[str, list[Plan]] = {}
    others = [options for options in map(chosen, combinations()) if _has_expansion(options)]
    for number, options in enumerate(others):
        # Neighbours differ in count, and so do those that differ in one option only.
        count = COUNTS[sum(map(bool, options.values())) % 3]
        start = starts(count)[number % len(starts(count))]
        player = {"declines": number % 4 == 2, "goal": "houses" if number % 8 == 3 else "carriages"}
        name = "-".join(name if value is True else str(value) for name, value in options.items())
        plan = Plan(name, count, {"start": start, **options}, 1000 + number, player)
        files.setdefault(_group(options), []).append(plan)
    files[MURANO] = [_voyage(number) for number in range(2 ** len(VARIANTS))]
    return files


def _voyage(number: int) -> Plan:
    """Return a game of Murano with the variants that the bits of a number name."""
    options: dict[str, Any] = {name: True for i, name in enumerate(VARIANTS) if number >> i & 1}
    if number % 3 == 1:
        options["assignment"] = "by-hand"
    if number % 5 == 2:
        options["income"] = "chosen"
    return Plan(f"murano-{number}", COUNTS[number % 3], options, 2000 + number, {"whims": 0.1}, MURANO)


def sets_without_start(count: int) -> list[dict[str, Any]]:
    """Return the sets of options without who starts."""
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


def _has_expansion(options: dict[str, Any]) -> bool:
    modules = {option.id: option.module for option in spieltisch.games()[GAME].options}
    return any(modules[name] != "base" for name in options)


def _group(options: dict[str, Any]) -> str:
    rooms = [str(options.get("board", "south"))]
    rooms += ["base-rules"] if "north-rules" in options else []
    rooms += [name for name in ("courier", "audience", "offices") if name in options]
    return "-".join(rooms)


RARE = (
    Plan("rare-tie-broken-by-the-end-tile", 2, {}, 309),
    Plan("rare-tie-among-the-others", 4, {}, 80),
    Plan("rare-end-by-houses", 3, {"edition": "first-edition"}, 0, {"goal": "houses"}),
    Plan("rare-end-in-the-last-seat", 3, {}, 2),
    Plan("rare-tile-of-a-shorter-route", 3, {}, 161, {"goal": "houses"}),
    Plan("rare-return-round-repeated", 2, {"offices": True}, 100, {"whims": 0.3}),
    Plan("rare-many-whims", 4, {"decline-carriage": True}, 0, {"whims": 0.4}),
)

ALL_SOUTH = {"courier": True, "audience": True, "offices": True}
ALL_NORTH = {"board": "north", "courier": True, "offices": True}

EXPANSIONS = (
    Plan("expansion-glory", 3, {"board": "north"}, 40),
    Plan("expansion-glory-base-rules", 2, {"board": "north", "north-rules": "base"}, 41),
    Plan("expansion-courier", 2, {"courier": True}, 42, {"whims": 0.2}),
    Plan("expansion-offices", 3, {"offices": True}, 43),
    Plan("expansion-audience", 4, {"audience": True}, 44),
    Plan("expansions-all-south", 4, ALL_SOUTH, 45, {"whims": 0.2}),
    Plan("expansions-all-north", 2, ALL_NORTH, 46, {"whims": 0.2}),
)

LAGOON = (
    *(Plan(f"murano-{count}", count, {}, 50 + count, game=MURANO) for count in COUNTS),
    Plan("murano-by-hand", 3, {"assignment": "by-hand", "start-character": True}, 60, game=MURANO),
    Plan(
        "murano-chosen-income", 2, {"income": "chosen", "red-ship-gold": True, "anchor": "9"}, 61, game=MURANO
    ),
    Plan("murano-tie-broken-by-gold", 3, {}, 18, game=MURANO),
)
