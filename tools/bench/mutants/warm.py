"""A warm process that has imported what the tests need and forks for every mutant, and for every file of tests once to see what it touches.

Runs in the environment of `build.py bench mutants`, with the copy of the project as its folder. Reads one question a line from its standard input
and answers each with a line. What is tried is imported in the fork alone, after the changed text was put in its place, so nothing
that is worked out while modules are imported stays as it was.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.machinery
import json
import os
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType
from typing import Any

import covertable  # noqa: F401 - imported here once for all forks
import hypothesis.stateful  # noqa: F401
import pytest
import typeguard  # noqa: F401

QUIET = [
    "-q",
    "--no-header",
    "--tb=no",
    "-p",
    "no:cacheprovider",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
]
# None of the plugins that lie about is needed, and looking for them takes time.
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
MEMORY = 3 << 30
"""Bytes that a fork may have: a mutant may well try to lay cards for ever."""
LEAST, TIMES = 10.0, 10.0
"""Seconds of the processor that each test has, and how many times of what it took before: what needs more hangs."""
IMPORTS = 60.0
"""Seconds of the processor until the first test begins."""
PATIENCE = 1800
"""Seconds by the clock after which a fork is ended: one that waits uses no processor."""


class Watch:
    """Says which test runs and ends the process where one takes too long."""

    def __init__(self, costs: dict[str, float], say: Callable[[str], None]) -> None:
        self.costs = costs
        self.say = say

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run one test; a name that is new, because tests are made of what the engine says, has the longest time of all."""
        self.say(item.nodeid)
        cost = self.costs.get(item.nodeid, max(self.costs.values(), default=0))
        signal.setitimer(signal.ITIMER_PROF, LEAST + TIMES * cost)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, IMPORTS)
        return result


class Costs:
    """Notes what each test costs, and which do not pass."""

    def __init__(self) -> None:
        self.cost: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure one test."""
        before = time.process_time()
        result = yield
        self.cost[item.nodeid] = round(time.process_time() - before, 4)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails without any mutant."""
        if report.failed:
            self.failed.add(report.nodeid)


def put(path: str, text: str) -> None:
    """Have another text for one module when it is imported; no bytecode is kept of it."""
    right = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == path:
            return compile(text, path, "exec", dont_inherit=True)
        return right(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def attempt(question: dict[str, Any], say: Callable[[str], None]) -> dict[str, Any]:
    """Run tests on a changed file until one fails.

    Args:
        question: ``file`` and its ``text``, ``stages``, each some files of tests, ``costs``, the seconds that each test took before, and
            ``passed_over``, tests that fail without any mutant.
        say: is told each test as it begins.
    """
    put(str(Path(question["file"]).resolve()), question["text"])
    passed_over = [f"--deselect={test}" for test in question["passed_over"]]
    for tests in question["stages"]:
        say("imports")
        signal.setitimer(signal.ITIMER_PROF, IMPORTS)
        code = pytest.main([*QUIET, "-x", *passed_over, *tests], plugins=[Watch(question["costs"], say)])
        # Where the tests are made of what the engine says, a changed engine may leave none of those that are wanted.
        if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            return {"noticed": True}
    return {"noticed": False}


def touch(question: dict[str, Any], say: Callable[[str], None]) -> dict[str, Any]:
    """Return what the tests of a file cost, which fail, and by file of the engine the lines to which they went."""
    # Where only mutants are tried it need not be there.
    coverage = importlib.import_module("coverage")
    engine = Path("py/spieltisch").resolve()
    measured = coverage.Coverage(data_file=None, config_file=False, source=[str(engine)], messages=False)
    noted = Costs()
    measured.start()
    pytest.main([*QUIET, question["tests"]], plugins=[noted])
    measured.stop()
    data = measured.get_data()
    lines = {
        str(Path(file).relative_to(Path.cwd())): sorted(data.lines(file) or ())
        for file in data.measured_files()
    }
    return {"costs": noted.cost, "failed": sorted(noted.failed), "lines": lines}


def fork(question: dict[str, Any]) -> dict[str, Any]:
    """Answer a question in a fork of this process."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _answer(question, writing)
    os.close(writing)
    said = _all_of(reading, child)
    os.close(reading)
    _, status = os.waitpid(child, 0)
    lines = said.decode().splitlines()
    last = next((line for line in reversed(lines) if not line.startswith("{")), "")
    if lines and lines[-1].startswith("{"):
        return {"last": last, **json.loads(lines[-1])}
    # Ended by the clock, by the memory, or by itself: the tests did not pass, either way.
    return {"last": last, "noticed": True, "ended": os.waitstatus_to_exitcode(status)}


def _answer(question: dict[str, Any], writing: int) -> None:
    """Do in the fork what is asked, and leave."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        def say(text: str) -> None:
            os.write(writing, f"{text}\n".encode())

        answer = {"attempt": attempt, "touch": touch}[question["ask"]](question, say)
        with os.fdopen(os.dup(writing), "w") as pipe:
            pipe.write(f"{json.dumps(answer)}\n")
    except BaseException:  # noqa: BLE001 - told by the other process, which ends with it
        with os.fdopen(writing, "w") as pipe:
            pipe.write(f"{json.dumps({'broken': traceback.format_exc()})}\n")
    finally:
        os._exit(1)


def _all_of(reading: int, child: int) -> bytes:
    """Return all that a fork says; one that says nothing for long is ended."""
    said = b""
    while select.select([reading], [], [], PATIENCE)[0]:
        more = os.read(reading, 1 << 16)
        if not more:
            return said
        said += more
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    return said


def main(lines: Sequence[str] | Any = sys.stdin) -> None:
    """Answer one question after the other."""
    for line in lines:
        began = time.monotonic()
        answer = fork(json.loads(line))
        print(json.dumps({**answer, "seconds": round(time.monotonic() - began, 2)}), flush=True)


if __name__ == "__main__":
    main()
