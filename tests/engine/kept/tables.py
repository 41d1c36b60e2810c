"""What the rules of a table consist of: board, cards, words and numbers; and the table before set-up."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import partial
from types import BuiltinMethodType, FunctionType, MethodType
from typing import Any

import spieltisch
from spieltisch.actions import Action
from spieltisch.murano.game import begin as murano_table
from spieltisch.murano.rules import Rules as MuranoRules
from spieltisch.thurn_und_taxis.game import begin as taxis_table
from spieltisch.thurn_und_taxis.rules import Rules as TaxisRules
from tests.engine.tables import NAMES
from tests.records.kept import Texts, chosen

RULES: dict[str, Any] = {"murano": MuranoRules, "thurn-und-taxis": TaxisRules}
EMPTY: dict[str, Any] = {"murano": murano_table, "thurn-und-taxis": taxis_table}
EVERYTHING = {"courier": True, "audience": True, "offices": True}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "south": ("thurn-und-taxis", 2, {}),
    "first edition": ("thurn-und-taxis", 3, {"edition": "first-edition", "open-scores": True}),
    "south with everything": ("thurn-und-taxis", 4, {**EVERYTHING, "decline-carriage": True}),
    "north": ("thurn-und-taxis", 2, {"board": "north"}),
    "north, remote": (
        "thurn-und-taxis",
        3,
        {"board": "north", "horse-numbers": "remote", "hide-horses": True},
    ),
    "north with everything": ("thurn-und-taxis", 4, {"board": "north", "courier": True, "offices": True}),
    "north, base rules": (
        "thurn-und-taxis",
        2,
        {"board": "north", "north-rules": "base", **EVERYTHING, "audience": False},
    ),
    "murano of two": ("murano", 2, {}),
    "murano of three": ("murano", 3, {"start-character": True, "red-ship-gold": True, "one-workshop": True}),
    "murano of four": (
        "murano",
        4,
        {"assignment": "by-hand", "income": "chosen", "no-workshop-scoring": True},
    ),
}


def of(table: str) -> Texts:
    """Return a fingerprint of each part of the rules of a table, and of a state on which nothing was set up yet."""
    game, count, options = TABLES[table]
    # Made anew: what others have looked up in the rules that they share lies in them.
    rules = RULES[game](checked(game, options), count)
    held = {**vars(rules), **chosen({"options": rules.options})}
    found = {part: _fingerprint(value) for part, value in sorted(held.items())}
    state = EMPTY[game](checked(game, options), NAMES[:count], None)
    own = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())} - {"rules"}
    return found | {f"state {part}": _fingerprint(getattr(state, part)) for part in sorted(own)}


def checked(game: str, options: dict[str, Any]) -> Any:
    """Return all options of a game."""
    return spieltisch.games()[game].check_options(options)


def _fingerprint(value: Any) -> str:
    text = json.dumps(_plain(value, {}), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _plain(value: Any, known: dict[int, Any]) -> Any:
    """Return anything as JSON data; of a function only what it holds, so that it may be called otherwise."""
    if value is None or isinstance(value, bool | int | float) or type(value) is str:
        return value
    if id(value) in known:
        return known[id(value)][0]
    # A thing of which another one is a part is told once; kept alive, so that no other has its number.
    known[id(value)] = f"{type(value).__name__} {len(known)}", value
    return [type(value).__name__, *(_plain(part, known) for part in _parts(value))]


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from (key, item)
    elif isinstance(value, set | frozenset):
        yield from sorted(value)
    elif isinstance(value, list | tuple | range):
        yield from value
    elif isinstance(value, FunctionType):
        yield from (cell.cell_contents for cell in value.__closure__ or ())
        yield from value.__defaults__ or ()
    elif isinstance(value, MethodType | BuiltinMethodType):
        yield value.__self__
    elif isinstance(value, partial):
        yield from (value.func, *value.args, value.keywords)
    elif not isinstance(value, type):
        yield from _fields(value)
    else:
        yield value.__name__


def _fields(value: Any) -> Iterator[Any]:
    if isinstance(value, Action):
        yield str(value)
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    for name in (*names, *getattr(value, "__dict__", ())):
        yield from (name, getattr(value, name, None))
