"""``build.py bench mutants``: whether a test notices when something in the rules is changed.

Every mutant is tried by the tests that bear the rules which its function names, then by all of its room, by the golden records
and by the tests of the engine; the first failure ends it. One that passes them all has survived: it wants a test, or it changes nothing that anybody could see.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import resource
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tools.console import Problem, say
from tools.paths import CACHE, ENGINE, ROOT, TOOLS
from tools.setup_python import install

Mutant = dict[str, Any]

WORK = CACHE / "mutants"
TREE = WORK / "tree"
REPORT = WORK / "report.json"
NEEDED = ("py", "tests", "tools", "docs", "pyproject.toml", "build.py")
"""What the tests of the rules read."""

PATIENCE = 900
"""Seconds after which a run of tests is taken to hang; that is noticed, too."""
MEMORY = 3 << 30
"""Bytes that a run of tests may have: a mutant may well try to lay cards for ever."""

TAXIS, MURANO = "tests/rules/thurn_und_taxis", "tests/rules/murano"
RECORDS = ("tests/records",)
ENGINE_TESTS = (
    "tests/engine/session",
    "tests/engine/notation",
    "tests/engine/records",
    "tests/engine/test_chance.py",
)

DECLARED = ("tests/engine/playouts/test_declared.py", "tests/engine/playouts/test_murano_offers.py")
"""Games in which all that is said to the page is compared with its declaration."""
DESKS = ("tests/players/test_analysis.py", "tests/players/test_desk.py")

ROOMS: tuple[tuple[str, str, Sequence[Sequence[str]]], ...] = (
    ("murano", "murano/*", ((MURANO,), RECORDS, ENGINE_TESTS, DECLARED)),
    *(
        (
            name,
            f"thurn_und_taxis/expansions/{name}.py",
            ((f"{TAXIS}/{name}",), RECORDS, (f"{TAXIS}/combinations",)),
        )
        for name in ("glory", "courier", "audience", "offices")
    ),
    ("base", "thurn_und_taxis/*", ((f"{TAXIS}/base",), RECORDS, ENGINE_TESTS, DECLARED)),
    ("session", "*.py", (ENGINE_TESTS, RECORDS, (f"{TAXIS}/base", MURANO), DESKS, DECLARED)),
)
"""Room, its files in py/spieltisch (the first room that fits), and the tests in the order in which they are tried."""


def bench(sample: int, seed: int, only: str) -> int:
    """Try mutants and print the share that was noticed, and every survivor.

    Args:
        sample: how many, drawn at random; 0 for all.
        seed: what the draw follows from.
        only: a pattern of files, or ``FILE:NUMBER`` for one mutant; empty for every file.
    """
    python = install("test")
    maker = install("mutants", CACHE / "mutants-venv")
    every = _mutants(maker, only)
    chosen = Random(seed).sample(every, sample) if 0 < sample < len(every) else every
    if not chosen:
        raise Problem(f"no mutant fits {only}")
    say(f"{len(every)} mutants, {len(chosen)} of them are tried.")
    _copy_tree()
    results: list[Mutant] = []
    began = time.monotonic()
    for number, mutant in enumerate(chosen, 1):
        text = _ask(maker, {"wanted": [[mutant["file"], mutant["number"]]]})[0]
        with changed(TREE / mutant["file"], text):
            noticed = _noticed(python, mutant)
        results.append({**mutant, "noticed": noticed})
        REPORT.write_text(json.dumps(results, indent=1))
        say(f"{number:5} {time.monotonic() - began:7.0f} s  {noticed or 'SURVIVED':20} {_named(mutant)}")
    _report(results)
    return 0


def room_of(file: str) -> tuple[str, Sequence[Sequence[str]]]:
    """Return the room of a file of the engine, and its tests by stage."""
    inside = file.removeprefix("py/spieltisch/")
    return next((name, tests) for name, pattern, tests in ROOMS if fnmatch.fnmatch(inside, pattern))


def files() -> list[str]:
    """Return the files that are changed: the rules of both games, and what every game shares."""
    aside = {"players", "analysis", "arena"}
    found = [path for path in sorted(ENGINE.rglob("*.py")) if not aside & {*path.relative_to(ENGINE).parts}]
    return [str(path.relative_to(ROOT)) for path in found]


def _mutants(maker: Path, only: str) -> list[Mutant]:
    pattern, _, number = only.partition(":")
    wanted = [file for file in files() if not pattern or fnmatch.fnmatch(file, f"*{pattern}*")]
    found: list[Mutant] = _ask(maker, {"files": wanted})
    return [one for one in found if not number or one["number"] == int(number)]


def _ask(maker: Path, question: dict[str, Any]) -> list[Any]:
    script = TOOLS / "bench" / "mutate.py"
    done = subprocess.run(
        [maker, script], input=json.dumps(question), cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Problem("the mutants could not be made", done.stderr)
    answer: list[Any] = json.loads(done.stdout)
    return answer


def _copy_tree() -> None:
    """Copy what the tests need, so that nothing is ever changed in the project itself."""
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, TREE / name, ignore=shutil.ignore_patterns("browser"))
        else:
            shutil.copy2(source, TREE / name)


@contextmanager
def changed(path: Path, text: str) -> Iterator[None]:
    """Have another text in a file for a while; the bytecode beside it stays that of the right one."""
    before, times = path.read_bytes(), path.stat()
    path.write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        path.write_bytes(before)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _noticed(python: Path, mutant: Mutant) -> str:
    """Return the tests that failed, or that it hung; nothing when all passed."""
    nearest = bearing(mutant["rules"])
    for tests in (*([nearest] if nearest else []), *room_of(mutant["file"])[1]):
        command: list[str | Path] = [
            python,
            "-m",
            "pytest",
            "-x",
            "-q",
            "--no-header",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *tests,
        ]
        try:
            done = subprocess.run(
                command,
                cwd=TREE,
                # Bytecode of a mutant must not be taken for that of the file.
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
                capture_output=True,
                text=True,
                check=False,
                timeout=PATIENCE,
                preexec_fn=_limit,
            )
        except subprocess.TimeoutExpired:
            return "it hangs"
        if done.returncode:
            return " ".join(Path(test).name for test in tests[:2])
    return ""


@cache
def _marks() -> dict[str, set[str]]:
    """Return by file of the rules' tests the ids of the rules that its tests bear."""
    mark = re.compile(r'(?:pytest\.mark\.rule|\brow)\("([^"]+)"')
    tests = sorted((ROOT / "tests" / "rules").rglob("test_*.py"))
    return {str(path.relative_to(ROOT)): {*mark.findall(path.read_text(encoding="utf-8"))} for path in tests}


def bearing(rules: Sequence[str]) -> list[str]:
    """Return the files with tests of some rules; ``MU-7xx`` stands for a hundred of them."""
    patterns = [rule.replace("x", "?") for rule in rules]
    return [
        file
        for file, ids in _marks().items()
        if any(fnmatch.fnmatch(id_, pattern) for id_ in ids for pattern in patterns)
    ]


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _named(mutant: Mutant) -> str:
    place = f"{mutant['file'].removeprefix('py/spieltisch/')}:{mutant['number']} {mutant['function']}"
    return f"{place}: {' '.join(mutant['before'].split())}  ->  {' '.join(mutant['after'].split())}"


def _report(results: Sequence[Mutant]) -> None:
    total: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for one in results:
        room = room_of(one["file"])[0]
        total[room] += 1
        killed[room] += bool(one["noticed"])
    say()
    for room, count in sorted(total.items()):
        say(f"{room:10} {killed[room]:5} of {count:5} noticed {killed[room] / count:8.1%}")
    say(f"{'all':10} {killed.total():5} of {total.total():5} noticed {killed.total() / total.total():8.1%}")
    say("\nSurvivors (build.py bench mutants --only FILE:NUMBER tries one again):")
    for one in results:
        if not one["noticed"]:
            say(f"  {_named(one)}")
