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
from ..analysis.chart import LOOKS
from ..analysis.told import LEAST, Fit, calibrated
from ..players.evaluator import Evaluation, Evaluator
from ..players.knowledge import knowledge_of
from ..players.paired import Paired
from ..shell import fluent
from .bands import Asked, Band, bands_of, lines, picture
from .contest import LONGEST
from .entrant import Entrant, options_of, read

LEVELS = ("apprentice", "messenger", "merchant", "patrician:playouts=4,turns=1")
"""Who plays, by lot."""
ASKED = 0.05
"""Share of the turns at which the chances are found."""
WIDEST, FINEST = 0.32, 0.01
"""Steps in which a fit is searched, the first and the last."""
LIMITS = Fit(0.2, 0.0, -1.0), Fit(5.0, 0.2, 2.0)
"""The least and the greatest that is tried."""
USUAL, USUALLY_HIDDEN = 0.3, 0.6
"""How far the logarithm of a slope, and what is hidden, usually lie from 0: few games change little."""
CLEAR = 0.5
"""By how much the logarithm of the likelihood must gain by what is hidden for that to be kept."""

WAYS = ((1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1))
"""Directions in which a fit is searched; slope and doubt stand for each other, so they are moved together as well."""

FILE = Path(analysis.__file__).with_name("calibration.json")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, fit what is told and print the bands; return the exit code."""
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
    fit = fitted(asked)
    even, odd = ([one for one in asked if one.game % 2 == part] for part in (0, 1))
    found = bands_of((even, fitted(odd)), (odd, fitted(even)))
    sys.stdout.write(f"{given.game}, {given.players} players: {played} games, {len(asked)} turns, {fit}\n")
    for name, bands in (("as found", bands_of((asked, Fit()))), ("as told", found)):
        sys.stdout.write("\n".join([name, *lines(bands), ""]))
    if given.write:
        row = {
            **fit._asdict(),
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
    found: list[tuple[Sequence[float], int]] = []
    begins = True
    for number in range(LONGEST):
        seat = state.current_player
        if seat is None:
            break
        if begins and rng.random() < ASKED:
            known = Evaluator().at(state, seen[seat])
            # What is found may speak for another action.
            for _ in range(2):
                known.upto(best(known), LOOKS)
            found.append((known.chances(best(known)), seat))
        level = levels[seat]
        assert isinstance(level, Entrant)  # noqa: S101 - tells the type checker
        events = state.apply(level.choose(state, seed * LONGEST + number, seen[seat]))
        for other, own in enumerate(seen):
            own += [state.redact(event, other) for event in events]
        begins = any(event["event"] == "turn-ended" for event in events)
    winners = state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return (Asked(chances, won, viewer, seed) for chances, viewer in found)


def best(known: Evaluation) -> str:
    """Return the best action as far as is known, by the judgement where nothing was tried."""
    return Paired(known).best() if known.found else str(known.judged_best)


def fitted(asked: Sequence[Asked]) -> Fit:
    """Return the fit under which the games ended as they did with the greatest likelihood.

    Turns of one game are won or lost together, so that each game counts as one turn.
    """
    turns = Counter(one.game for one in asked)
    open_to_all, hidden = (_settled(asked, turns, ways) for ways in (WAYS[:3], WAYS))
    return hidden[1] if open_to_all[0] - hidden[0] >= CLEAR else open_to_all[1]


def _settled(
    asked: Sequence[Asked], turns: Mapping[int, int], ways: Sequence[tuple[int, int, int]]
) -> tuple[float, Fit]:
    best, step = (_surprise(asked, turns, Fit()), Fit()), WIDEST
    while step >= FINEST:
        found = min((_surprise(asked, turns, near), near) for near in _near(best[1], step, ways))
        if found < best:
            best = found
        else:
            step /= 2
    return best


def _near(fit: Fit, step: float, ways: Sequence[tuple[int, int, int]]) -> Iterator[Fit]:
    """Yield the fits one step away."""
    for slope, doubt, hidden in ways:
        for way in (-step, step):
            # What is told follows a doubt about twice as steeply.
            moved = (fit.slope + way * slope, fit.doubt + way / 2 * doubt, fit.hidden + way * hidden)
            yield Fit(
                *(round(min(high, max(low, one)), 4) for one, low, high in zip(moved, *LIMITS, strict=True))
            )


def _surprise(asked: Sequence[Asked], turns: Mapping[int, int], fit: Fit) -> float:
    unusual = (log(fit.slope) / USUAL) ** 2 + (fit.hidden / USUALLY_HIDDEN) ** 2
    return unusual / 2 - sum(
        won * log(max(LEAST, told)) / turns[one.game]
        for one in asked
        for told, won in zip(calibrated(one.chances, one.viewer, fit), one.won, strict=True)
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
