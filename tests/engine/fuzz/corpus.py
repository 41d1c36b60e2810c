"""What is damaged: records, positions, patches and calls of sound games, with every option of both games among them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

import spieltisch
from spieltisch import BadOption, State, patch

from ..playing import Player
from ..tables import NAMES
from ..voyages import Sailor

LONGEST = 3000
CORRECTED = 0.4
"""Of all games; they are played on corrected data."""
PATCHES: dict[str, dict[str, Any]] = {
    "thurn-und-taxis": {
        "name": "Our copy",
        "changes": {
            "south/cities/ulm/name": "Ulmen",
            "south/roads/augsburg-nuernberg": True,
            "south/carriages/3/points": 4,
            "north/cities/halle/name": "Hall",
            "north/cities/halle/country": "sachsen",
            "north/cities/halle/horses": [3, 3, 3],
            "north/roads/cassel-hannover": True,
            "north/stacks/all-countries/values": [7, 5, 4],
            "audience/towns/genua/exits": ["parma"],
            "audience/ranks/kardinal/name": {"de": "Kardinale", "en": "cardinal"},
            "courier/constants/costPerExtraOfficial/value": 3,
            "offices/tiles/wagner/count/3": 4,
            "offices/rewards/1/reward": "chip",
        },
    },
    "murano": {
        "name": "Our copy",
        "changes": {
            "murano/islands/navagero/name": "Navagera",
            "murano/prices/glass/value": 4,
            "murano/beadSale/2/gold": 11,
            "murano/characters/palace/rule": {"kind": "per", "what": "glass", "points": 4},
            "murano/characters/palace/label": {"de": "4 je Glashütte", "en": "4 per glass factory"},
            "murano/specials/basilika/effect": {"kind": "pointsNow", "points": 9},
        },
    },
}
"""One correction of each kind."""


class Sound(NamedTuple):
    """A game at some moments of its course."""

    states: tuple[State, ...]

    def record(self, rng: Random) -> Any:
        """Return a record, from the first action on or from a position in the middle."""
        middle = rng.choice(self.states)
        if rng.random() < 0.3:
            middle = spieltisch.from_dict(middle.to_dict())
            for _ in range(rng.randrange(12)):
                if not middle.is_over:
                    middle.apply(rng.choice(middle.legal_actions()))
        return plain(middle.record())

    def position(self, rng: Random) -> Any:
        """Return a position."""
        return plain(rng.choice(self.states).to_dict())


def plain(data: Any) -> Any:
    """Return JSON data as a file would give them."""
    return json.loads(json.dumps(data))


def option_sets(game: str) -> list[dict[str, Any]]:
    """Return every set of a game's options, but for those that go on by seat or anchor."""
    options = [option for option in spieltisch.games()[game].options if option.id not in ("start", "anchor")]
    every = product(*(option.values for option in options))
    return [dict(zip((option.id for option in options), values, strict=True)) for values in every]


def tables(rng: Random, count: int) -> list[tuple[str, int, dict[str, Any]]]:
    """Return so many tables: each game in turn, with options drawn anew."""
    chosen: list[tuple[str, int, dict[str, Any]]] = []
    sets = {game: option_sets(game) for game in spieltisch.games()}
    while len(chosen) < count:
        game = list(sets)[len(chosen) % len(sets)]
        seats, options = rng.choice((2, 3, 4)), rng.choice(sets[game])
        if rng.random() < CORRECTED:
            options = {**options, patch.KEY: json.dumps(PATCHES[game])}
        try:
            spieltisch.new_game(game, NAMES[:seats], options, seed=1)
        except BadOption:
            continue
        chosen.append((game, seats, options))
    return chosen


def sound(table: tuple[str, int, dict[str, Any]], rng: Random, kept: int) -> Sound:
    """Play a game to its end and keep some of its moments, first and last among them."""
    game, seats, options = table
    state = spieltisch.new_game(game, NAMES[:seats], options, seed=rng.randrange(1 << 30))
    player: Any = (Sailor if game == "murano" else Player)(rng, whims=0.2)
    states = [state.copy()]
    while not state.is_over and len(states) < LONGEST:
        state.apply(player.choose(state))
        states.append(state.copy())
    return Sound((states[0], *rng.sample(states, min(kept, len(states))), states[-1]))


def corpus(rng: Random, games: int, kept: int = 30) -> Sequence[Sound]:
    """Return so many games."""
    return [sound(table, rng, kept) for table in tables(rng, games)]
