"""The places where something is changed: which there are, in which order they are tried, and which tests are nearest to each."""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tools.paths import CACHE, ENGINE, ROOT, TOOLS
from tools.stamps import digest

Mutant = dict[str, Any]

LISTS = CACHE / "mutants" / "places"
MAKER = TOOLS / "bench" / "mutants" / "make.py"

TAXIS, MURANO = "tests/rules/thurn_und_taxis", "tests/rules/murano"
RECORDS = ("tests/records",)
ENGINE_TESTS = (
    "tests/engine/kept",
    "tests/engine/session",
    "tests/engine/notation",
    "tests/engine/records",
    "tests/engine/test_chance.py",
    "tests/engine/test_sample_game.py",
)

DECLARED = ("tests/engine/playouts/test_declared.py", "tests/engine/playouts/test_murano_offers.py")
"""Games in which all that is said to the page is compared with its declaration."""
HANDLERS = ("tests/players/test_analysis.py", "tests/players/test_thinking_handler.py")
WRITTEN = ("tests/build/test_schema.py",)
"""What is written from the schema, which no game loads: a change of it is seen there first."""

ROOMS: tuple[tuple[str, str, tuple[tuple[str, ...], ...]], ...] = (
    ("schema", "*schema*", (WRITTEN, DECLARED, RECORDS)),
    ("murano", "murano/*", ((MURANO,), RECORDS, ENGINE_TESTS, DECLARED)),
    *(
        (
            name,
            f"thurn_und_taxis/expansions/{name}*.py",
            ((f"{TAXIS}/{name}",), RECORDS, (f"{TAXIS}/combinations",), ENGINE_TESTS, DECLARED),
        )
        for name in ("glory", "courier", "audience", "offices")
    ),
    ("base", "thurn_und_taxis/*", ((TAXIS,), RECORDS, ENGINE_TESTS, DECLARED)),
    ("session", "*.py", (ENGINE_TESTS, RECORDS, (f"{TAXIS}/base", MURANO), HANDLERS, DECLARED)),
)
"""Room, its files in py/spieltisch (the first room that fits), and the tests in the order in which they are tried."""
OTHERS = ("tests/rules", *ENGINE_TESTS, *RECORDS)
"""Tests that are tried for every room, after its own."""

ASIDE = {"players", "analysis", "arena", "rl", "shell"}
"""What is no rule and no part of a session: judgement, learning, and the words of the shell."""


def room_of(file: str) -> tuple[str, tuple[tuple[str, ...], ...]]:
    """Return the room of a file of the engine, and its tests by stage."""
    inside = file.removeprefix("py/spieltisch/")
    return next((name, tests) for name, pattern, tests in ROOMS if fnmatch.fnmatch(inside, pattern))


def files() -> list[str]:
    """Return the files that are changed: the rules of both games, and what every game shares."""
    found = [path for path in sorted(ENGINE.rglob("*.py")) if not ASIDE & {*path.relative_to(ENGINE).parts}]
    return [str(path.relative_to(ROOT)) for path in found]


def every(ask: Callable[[dict[str, Any]], Any], only: str = "") -> list[Mutant]:
    """Return all places.

    Args:
        ask: the process that makes mutants; it is asked about files that have changed since.
        only: a pattern of files, or ``FILE:NUMBER`` for one place; empty for every file.
    """
    pattern, _, number = only.partition(":")
    wanted = [file for file in files() if not pattern or fnmatch.fnmatch(file, f"*{pattern}*")]
    found = [mutant for file in wanted for mutant in _in(file, ask)]
    return [one for one in found if not number or one["number"] == int(number)]


def _in(file: str, ask: Callable[[dict[str, Any]], Any]) -> list[Mutant]:
    kept = LISTS / f"{digest([ROOT / file, MAKER])}.json"
    if not kept.is_file():
        told = ask({"file": file})
        text = (ROOT / file).read_bytes()
        for one in told:
            one["key"] = f"{hashlib.sha256(text).hexdigest()[:16]}:{one['number']}"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(told))
    mutants: list[Mutant] = json.loads(kept.read_text())
    return mutants


def drawn(mutants: Sequence[Mutant], sample: int, seed: int) -> list[Mutant]:
    """Return places at random; a longer draw of the same seed begins with the shorter one, so it goes on where that ended."""
    order = list(mutants)
    Random(seed).shuffle(order)
    return order[: sample or len(order)]


def statement(mutant: Mutant) -> tuple[int, int]:
    """Return the first and the last line of the statement around a place: not every line of a long one counts as gone to."""
    first, last = mutant["lines"]
    around = [(begin, end) for begin, end in _statements(mutant["file"]) if begin <= first <= end]
    begin, end = min(around, key=lambda lines: lines[1] - lines[0], default=(first, last))
    return begin, max(end, last)


@cache
def _statements(file: str) -> list[tuple[int, int]]:
    """Return where statements begin and end; one with others inside ends before these."""
    found = []
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.stmt):
            inside = getattr(node, "body", None)
            end = inside[0].lineno - 1 if inside else node.end_lineno
            found.append((node.lineno, max(node.lineno, end or 0)))
    return found


@cache
def _marks() -> dict[str, set[str]]:
    """Return by file of the rules' tests the ids of the rules that its tests bear."""
    mark = re.compile(r'(?:pytest\.mark\.rule|\brow)\("([^"]+)"')
    return {
        test: {*mark.findall((ROOT / test).read_text(encoding="utf-8"))}
        for test in test_files(("tests/rules",))
    }


def bearing(rules: Sequence[str]) -> list[str]:
    """Return the files with tests of some rules; ``MU-7xx`` stands for a hundred of them."""
    patterns = [rule.replace("x", "?") for rule in rules]
    return [
        file
        for file, ids in _marks().items()
        if any(fnmatch.fnmatch(id_, pattern) for id_ in ids for pattern in patterns)
    ]


@cache
def test_files(tests: tuple[str, ...]) -> list[str]:
    """Return the files of tests in some folders or with some names."""
    found: list[str] = []
    for test in tests:
        path = ROOT / test
        below = [path] if path.is_file() else sorted(Path(path).rglob("test_*.py"))
        found += [str(one.relative_to(ROOT)) for one in below]
    return list(dict.fromkeys(found))
