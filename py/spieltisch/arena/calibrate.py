"""``python3 -m spieltisch.arena.calibrate``: how often is won what the analysis tells as 70 %, and what it is to tell.

Levels drawn by lot play games. At some turns of each the chances are found as the analysis finds them. From these and from who
won, the fit follows by which chances are told (`analysis/told.py`). In the bands each half of the games is told by the fit of
the other half. ``--write`` keeps both for the page, ``--picture`` draws what is kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import spieltisch

from .. import analysis
from ..analysis.chart import LOOKS, best, look
from ..analysis.told import AS_FOUND, LEAST, calibrated
from ..players.evaluator import Evaluator
from ..players.knowledge import knowledge_of
from ..shell import fluent
from .bands import Asked, Band, bands_of, lines, picture
from .contest import LONGEST
from .entrant import Entrant, options_of, read

LEVELS = ("apprentice", "messenger", "merchant", "patrician:playouts=4,turns=1")
"""Who plays, by lot."""
ASKED = 0.05
"""Share of the turns at which the chances are found."""
FLATTEST, STEEPEST, HALVINGS = 0.2, 5.0, 20
"""Slopes that are tried, and how often the span between them is narrowed."""
DOUBTS = [number / 100 for number in range(21)]
"""Doubts that are tried."""
USUAL = 0.3
"""How far the logarithm of a slope usually lies from 0: few games change little."""

FILE = Path(analysis.__file__).with_name("calibration.json")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, fit the slope and print the bands; return the exit code."""
    parser = argparse.ArgumentParser("python3 -m spieltisch.arena.calibrate", description=__doc__)
    parser.add_argument("--game", default="thurn-und-taxis", choices=sorted(spieltisch.games()))
    parser.add_argument(
        "--option", action="append", default=[], metavar="ID=VALUE", help="an option of the game"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, help="begins no game after so many minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--write", action="store_true", help="keep fit and bands in analysis/calibration.json"
    )
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the kept bands, and play nothing")
    given = parser.parse_args(arguments)
    if given.picture:
        given.picture.write_text(picture(kept()), "utf-8")
        return 0
    options = options_of(given.option)
    end = monotonic() + 60 * given.minutes if given.minutes else None
    asked: list[Asked] = []
    played = 0
    for seed in range(given.seed, given.seed + given.games):
        if end is not None and monotonic() >= end:
            break
        asked += game_of(given.game, options, given.players, seed)
        played += 1
    slope, doubt = fitted(asked)
    even, odd = ([one for one in asked if one.game % 2 == part] for part in (0, 1))
    found = bands_of((even, *fitted(odd)), (odd, *fitted(even)))
    sys.stdout.write(
        f"{given.game}, {given.players} players: {played} games, {len(asked)} turns, slope {slope:.3f}, doubt {doubt}\n"
    )
    for name, bands in (("as found", bands_of((asked, *AS_FOUND))), ("as told", found)):
        sys.stdout.write("\n".join([name, *lines(bands), ""]))
    if given.write:
        row = {
            "slope": round(slope, 3),
            "doubt": doubt,
            "games": played,
            "turns": len(asked),
            "seed": given.seed,
            "options": options,
            "levels": list(LEVELS),
            "bands": [[round(value, 3) for value in band] for band in found],
        }
        names = [f"P{seat}" for seat in range(given.players)]
        table = spieltisch.new_game(given.game, names, options, seed=given.seed)
        keep(knowledge_of(table).scale, given.players, row)
    return 0


def game_of(game: str, options: Mapping[str, Any], players: int, seed: int) -> Iterator[Asked]:
    """Play a game of levels drawn by lot; return what was found at some of its turns.

    Args:
        game: id of the game.
        options: of the game.
        players: how many play.
        seed: of the game, the lot and the levels.
    """
    rng = Random(seed)
    state = spieltisch.new_game(game, [f"P{seat}" for seat in range(players)], options, seed=seed)
    levels = [read(rng.choice(LEVELS)) for _ in range(players)]
    seen: list[list[Any]] = [[] for _ in range(players)]
    found: list[Sequence[float]] = []
    begins = True
    for number in range(LONGEST):
        seat = state.current_player
        if seat is None:
            break
        if begins and rng.random() < ASKED:
            known = Evaluator().at(state, seen[seat])
            look(known, LOOKS)
            found.append(known.chances(best(known)))
        level = levels[seat]
        assert isinstance(level, Entrant)  # noqa: S101 - tells the type checker
        events = state.apply(level.choose(state, seed * LONGEST + number, seen[seat]))
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
        begins = any(event["event"] == "turn-ended" for event in events)
    winners = state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return (Asked(chances, won, seed) for chances in found)


def fitted(asked: Sequence[Asked]) -> tuple[float, float]:
    """Return the slope and the doubt under which the games ended as they did with the greatest likelihood.

    Turns of one game are won or lost together, so that each game counts as one turn.
    """
    turns = Counter(one.game for one in asked)
    found = []
    for doubt in DOUBTS:
        low, high = FLATTEST, STEEPEST
        for _ in range(HALVINGS):
            third = (high - low) / 3
            if _surprise(asked, turns, low + third, doubt) > _surprise(asked, turns, high - third, doubt):
                low += third
            else:
                high -= third
        slope = (low + high) / 2
        found.append((_surprise(asked, turns, slope, doubt), slope, doubt))
    _, slope, doubt = min(found)
    return slope, doubt


def _surprise(asked: Sequence[Asked], turns: Mapping[int, int], slope: float, doubt: float) -> float:
    return (log(slope) / USUAL) ** 2 / 2 - sum(
        won * log(max(LEAST, told)) / turns[one.game]
        for one in asked
        for told, won in zip(calibrated(one.chances, slope, doubt), one.won, strict=True)
    )


def kept() -> dict[str, list[Band]]:
    """Return the bands that were kept of games without expansions, by game and number of players."""
    scales = json.loads(FILE.read_text("utf-8"))["scales"]
    return {
        f"{fluent.text(f'game-{game}', {}, 'en')}, {count}": [Band(*band) for band in row["bands"]]
        for game, rows in scales.items()
        if game in spieltisch.games()
        for count, row in rows.items()
    }


def keep(scale: str, players: int, row: dict[str, Any]) -> None:
    """Write what was fitted into the file of the page."""
    data = json.loads(FILE.read_text("utf-8"))
    data["scales"].setdefault(scale, {})[str(players)] = row
    data["command"] = "python3 -m spieltisch.arena.calibrate --write"
    data["deals"] = LOOKS
    FILE.write_text(json.dumps(data, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
