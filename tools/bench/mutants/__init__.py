"""``build.py bench mutants``: whether a test notices when something in the rules is changed.

A mutant is tried by the tests that go to the changed line and by no other: first those that bear the rules which its function names, then
those of its room, then the others, whole games last; the first failure ends it. One that passes them all has survived: it wants a
test, or it changes nothing that anybody could see.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

from tools.console import Problem, say
from tools.copies import copy_parts
from tools.paths import CACHE, ROOT
from tools.setup_python import install
from tools.stamps import digest

from . import places
from .figures import named, report
from .places import MAKER, Mutant
from .touched import Touched, is_costly, known_of, sources, state_of

WORK = CACHE / "mutants"
VENV = CACHE / "mutants-venv"
NEEDED = ("py", "tests", "tools", "docs", "pyproject.toml", "build.py")
"""What the tests of the rules read."""
DEPTHS = NEAREST, CHEAP, ALL = ("nearest", "cheap", "all")
AT_ONCE = 4
"""So many files of tests are tried first: most mutants go no further."""
LOOKED_AT = 8
"""So many files of tests are asked at first whether they go to a place."""


class Asked:
    """A process that answers one question a line."""

    def __init__(self, *command: str | Path, cwd: Path = ROOT) -> None:
        self.process = subprocess.Popen(
            command, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.questions = cast("IO[str]", self.process.stdin)
        self.answers = cast("IO[str]", self.process.stdout)

    def __call__(self, question: dict[str, Any]) -> Any:
        """Return the answer to a question.

        Raises:
            Problem: The process ended, or says that it is broken.
        """
        try:
            self.questions.write(f"{json.dumps(question)}\n")
            self.questions.flush()
        except BrokenPipeError:
            raise Problem("a process of the mutants has ended") from None
        line = self.answers.readline()
        answer = json.loads(line) if line else {"broken": ""}
        if isinstance(answer, dict) and "broken" in answer:
            raise Problem("a process of the mutants has failed", answer["broken"])
        return answer

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()


@contextmanager
def asked(*command: str | Path, cwd: Path = ROOT) -> Iterator[Asked]:
    """Have a process that answers, for a while."""
    process = Asked(*command, cwd=cwd)
    try:
        yield process
    finally:
        process.end()


def bench(sample: int, seed: int, only: str, minutes: float) -> int:
    """Try mutants and print the share that was noticed, and every survivor.

    Args:
        sample: how many, drawn at random; 0 for all.
        seed: what the draw follows from.
        only: a pattern of files, or ``FILE:NUMBER`` for one mutant; empty for every file.
        minutes: when to stop; 0 for never. The next run goes on from there.
    """
    install("mutants", VENV)
    python = install("test", VENV)
    state = digest([ROOT / "py" / "spieltisch", *sources()])
    tree = WORK / "tree"
    _note()
    # Work that goes on changes nothing that is being tried.
    copy_parts(NEEDED, tree, without="browser")
    _copy_declarations(tree)
    kept = WORK / "results" / f"{state[:16]}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    known = {} if ":" in only else {one["key"]: one for one in _lines(kept)}
    killers = {one["key"]: one["noticed"] for path in _by_age(kept.parent) for one in _lines(path)}
    with asked(python, MAKER) as make, asked(python, tree / "tools/bench/mutants/warm.py", cwd=tree) as warm:
        every = places.every(make, only)
        chosen = places.drawn(every, sample, seed)
        if not chosen:
            raise Problem(f"no mutant fits {only}")
        say(
            f"{len(every)} mutants, {len(chosen)} of them are tried, {sum(one['key'] in known for one in chosen)} were."
        )
        trial = Trial(make, warm)
        began = time.monotonic()
        # What the nearest tests do not notice takes a hundred times as long: it is put off until the others are done.
        for depth in DEPTHS:
            for number, mutant in enumerate(chosen, 1):
                if minutes and time.monotonic() - began > minutes * 60:
                    break
                if mutant["key"] in known:
                    continue
                tried = trial.of(mutant, killers.get(mutant["key"], ""), depth)
                said = tried["noticed"].rpartition("/")[2] or ("SURVIVED" if depth == ALL else "put off")
                say(f"{number:5} {time.monotonic() - began:7.0f} s  {said[:60]:60} {named(mutant)}")
                if tried["noticed"] or depth == ALL:
                    known[mutant["key"]] = tried
                    with kept.open("a") as file:
                        file.write(f"{json.dumps(tried)}\n")
    report([known[one["key"]] for one in chosen if one["key"] in known])
    say(
        f"\n{sum(one['key'] not in known for one in chosen)} are still open; the same command goes on from here."
    )
    return 0


class Trial:
    """Tries mutants, and learns which tests notice the most."""

    def __init__(self, make: Asked, warm: Asked) -> None:
        self.make = make
        self.warm = warm
        self.noticed: Counter[tuple[str, str]] = Counter()

    def of(self, mutant: Mutant, killer: str, depth: str) -> Mutant:
        """Return a mutant with the test that noticed it, or none, and whether a test went to its line.

        Args:
            mutant: the place.
            killer: the test that noticed it before, when the tests were others; it is tried first.
            depth: whether the few files of tests that are likeliest to notice are tried, those without whole games, or all.
        """
        text = self.make({"file": mutant["file"], "number": mutant["number"]})
        began = time.monotonic()
        going = 0
        noticed = ""
        every = order(mutant, killer.partition("::")[0], self.noticed)
        some = {
            NEAREST: every[:LOOKED_AT],
            CHEAP: [test for test in every if not is_costly(test)],
            ALL: every,
        }
        for tests in self._near(mutant, some[depth]):
            going += len(tests)
            if noticed := self._try(mutant, text, tests):
                self.noticed[mutant["file"], noticed.partition("::")[0]] += 1
                break
            if depth == NEAREST:
                break
        return {**mutant, "noticed": noticed, "touched": going, "seconds": round(time.monotonic() - began, 1)}

    def _near(self, mutant: Mutant, tests: Sequence[str]) -> Iterator[dict[str, Touched]]:
        """Yield those files of tests that go to a place, some at once; where one plays whole games, it alone."""
        found: dict[str, Touched] = {}
        for test in tests:
            if found and is_costly(test):
                yield found
                found = {}
            known = self.touched(test)
            if known.goes_to(mutant["file"], *places.statement(mutant)):
                found[test] = known
            if len(found) == AT_ONCE or (found and is_costly(test)):
                yield found
                found = {}
        if found:
            yield found

    def touched(self, test: str) -> Touched:
        """Return what is known of a file of tests."""
        return known_of(test, self.warm)

    def _try(self, mutant: Mutant, text: str, tests: dict[str, Touched]) -> str:
        """Return the test that failed, or during which the process was ended."""
        answer = self.warm(
            {
                "ask": "attempt",
                "file": mutant["file"],
                "text": text,
                "stages": [[test] for test in tests],
                "costs": {test: cost for of in tests.values() for test, cost in of.costs.items()},
                "passed_over": [test for of in tests.values() for test in sorted(of.failed)],
            }
        )
        return answer["last"] if answer["noticed"] else ""


def order(mutant: Mutant, first: str = "", noticed: Counter[tuple[str, str]] | None = None) -> list[str]:
    """Return files of tests in the order in which they are tried.

    Args:
        mutant: the place.
        first: a file that is tried before all others.
        noticed: how often a file of tests noticed something in a file of the engine.
    """
    counts = noticed or Counter()
    bearing = places.bearing(mutant["rules"])
    rooms = [test for tests in places.room_of(mutant["file"])[1] for test in places.test_files(tests)]
    found = list(dict.fromkeys([*bearing, *rooms, *places.test_files(places.OTHERS)]))
    found.sort(
        key=lambda test: (test != first, is_costly(test), -counts[mutant["file"], test], test not in bearing)
    )
    return found


def _note() -> None:
    """Look at all tests now: what is written while mutants are tried is not in the copy."""
    places.bearing(())
    for tests in (places.OTHERS, *(tests for _, _, all_tests in places.ROOMS for tests in all_tests)):
        for test in places.test_files(tests):
            state_of(test)


def _copy_declarations(tree: Path) -> None:
    """Copy what is written for the page from the schema: tests compare the two."""
    for source in (ROOT / "web").rglob("*.gen.d.ts"):
        target = tree / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


def _by_age(folder: Path) -> Sequence[Path]:
    return sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)


def _lines(path: Path) -> list[Mutant]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.is_file() else []
