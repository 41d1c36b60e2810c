"""Runs inside Pyodide: do everything once that a game does, so that every needed module gets imported.

Run twice by the build: first with the whole standard library, to see which modules are in use
afterwards; then with the trimmed one, to see that nothing is missing.
"""

import contextlib
import importlib
import io
import json
import random
import sys
import traceback
import warnings

# Needed on occasions that a probe cannot bring about: names in zip files, texts from elsewhere.
ALSO_NEEDED = ("encodings.cp437", "encodings.ascii", "encodings.latin_1")


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
    if not 0 <= random.Random(7).random() < 1:
        raise AssertionError("random numbers")
    _fail_and_warn()


def _fail_and_warn() -> None:
    """Reports of failures import modules of their own when the first one is written."""
    with contextlib.redirect_stderr(io.StringIO()):
        warnings.warn("a warning", RuntimeWarning, stacklevel=1)
        try:
            raise ValueError("ä") from KeyError("key")
        except ValueError:
            traceback.print_exc()


def modules_in_use() -> list[str]:
    """Return the names of all modules that are imported now."""
    return sorted(name for name, module in sys.modules.items() if module is not None)
