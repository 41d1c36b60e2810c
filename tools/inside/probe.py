"""Runs inside Pyodide: do everything once that a game does, so that every needed module gets imported.

Run twice by the build: first with the whole standard library, to see which modules are in use
afterwards; then with the trimmed one, to see that nothing is missing.
"""

import contextlib
import importlib
import importlib.util
import io
import json
import random
import sys
import traceback
import types
import warnings
from collections.abc import Callable
from typing import Any

# Needed on occasions that a probe cannot bring about: names in zip files, texts from elsewhere.
ALSO_NEEDED = ("encodings.cp437", "encodings.ascii", "encodings.latin_1")


ACTIONS = 400  # random play would go on for thousands


def exercise(modules: list[str], imports: list[str]) -> None:
    """Import all modules of the package and what they name; call the engine; fail and warn once."""
    for name in (*ALSO_NEEDED, *modules, *imports):
        importlib.import_module(name)
    bridge = importlib.import_module("spieltisch.bridge")
    games = json.loads(bridge.call("games", "{}"))
    if "ok" not in games:
        raise AssertionError(games)
    if "error" not in json.loads(bridge.call("no such method", "{}")):
        raise AssertionError("the bridge takes any method")
    for game in games["ok"]:
        for players in game["players"]:
            _play(bridge.call, game["id"], players)
    _fail_and_warn()


def _play(call: Callable[[str, str], str], game: str, players: int) -> None:
    """Play as the page does, as long as a real game lasts, then look back at it."""
    choose = random.Random(players).choice
    seats = [f"seat {seat}" for seat in range(players)]
    answer = _ask(call, "new", game=game, players=seats, options={}, seed=players)
    record = answer["record"]
    for _ in range(ACTIONS):
        if answer["view"]["over"]:
            break
        seat = answer["view"]["current"]
        view = _ask(call, "view", seat=seat)
        text = choose(view["actions"])["text"]
        answer = _ask(call, "act", actions=[text], seat=seat)
        record["actions"] += answer["actions"]
    if not answer["view"]["over"] and _has_computer_players(game):
        _think(call, answer["view"]["current"])
    _ask(call, "load", record=record)
    _ask(call, "look", seat=0)
    _ask(call, "history", seat=0)
    _ask(call, "at", step=3, seat=0)
    if "error" not in json.loads(call("load", json.dumps({"record": {}}))):
        raise AssertionError("an empty record was taken")


def _has_computer_players(game: str) -> bool:
    name = f"spieltisch.players.{game.replace('-', '_')}"
    return importlib.util.find_spec(name) is not None


def _think(call: Callable[[str, str], str], seat: int) -> None:
    """Let a computer player of each level think about the position."""
    for level in _ask(call, "levels"):
        _ask(call, "think", seat=seat, level=level["id"], seed=1)
        _ask(call, "thinkStep", ms=1)
        _ask(call, "thinkStop")
    _ask(call, "hint", seat=seat, seed=1)
    _ask(call, "thinkStop")


def _ask(call: Callable[[str, str], str], method: str, **params: object) -> Any:
    answer = json.loads(call(method, json.dumps(params)))
    if "ok" not in answer:
        raise AssertionError(method, answer)
    return answer["ok"]


def _fail_and_warn() -> None:
    """Report a failure and a warning: the first report imports modules of its own."""
    with contextlib.redirect_stderr(io.StringIO()):
        warnings.warn("a warning", RuntimeWarning, stacklevel=1)
        try:
            raise ValueError("ä") from KeyError("key")
        except ValueError:
            traceback.print_exc()


def modules_in_use() -> list[str]:
    """Return the names of all modules that are imported now, but for those that the interpreter itself brings."""
    return sorted(name for name, module in sys.modules.items() if not _is_frozen(module))


def _is_frozen(module: types.ModuleType) -> bool:
    return getattr(getattr(module, "__spec__", None), "origin", None) == "frozen"
