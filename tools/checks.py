"""All checks and tests, as continuous integration runs them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.browsers import browsers_ready
from tools.concerns import concerned
from tools.console import Problem, complain, listen, say, show
from tools.paths import ENGINE, MODULES, ROOT, TOOLS
from tools.pyodide_tests import pyodide_tests
from tools.schema.files import write_types
from tools.setup_node import node_ready
from tools.setup_python import install
from tools.site import build_if_stale
from tools.web_servers import web_servers_ready

SCRIPTS = TOOLS / "inside"
PAGE_TESTS = ROOT / "tests" / "page"
RULES = "tests/rules"
RECORDS = "tests/records"
NO_BROWSER = "--ignore=tests/browser"
ALONE = ["-n", "1"]
SEVERAL = {
    "all": ("lint", "page", "python", "pyodide", "browser"),
    "quick": ("lint", "page", "changed"),
}
"""What runs several parts."""
PARTS = ("lint", "page", "python", "pyodide", "browser", "changed", "long")


def test(parts: Sequence[str], pytest_arguments: Sequence[str]) -> int:
    """Run the named parts, or those of `all`; go on after a failure, so that one run shows everything.

    Returns 0 if all passed.
    """
    does: tuple[Callable[[Sequence[str]], bool], ...] = (
        _lint,
        _page,
        _python,
        _pyodide,
        _browser,
        _changed,
        _long,
    )
    jobs = dict(zip(PARTS, does, strict=True))
    known = [*jobs, *SEVERAL]
    unknown = [part for part in parts if part not in known]
    if unknown:
        raise Problem(f"no such part: {', '.join(unknown)}", f"The parts are {', '.join(known)}.")
    chosen = dict.fromkeys(name for part in parts or ["all"] for name in SEVERAL.get(part, (part,)))
    node_ready()
    install("test")

    results: dict[str, tuple[bool, float]] = {}
    for name in chosen:
        say(f"\n=== {name} " + "=" * (70 - len(name)))
        begin = time.monotonic()
        try:
            passed = jobs[name](pytest_arguments)
        except Problem as problem:
            complain(problem)
            passed = False
        results[name] = (passed, time.monotonic() - begin)
    return _closing_lines(results)


def _closing_lines(results: dict[str, tuple[bool, float]]) -> int:
    say()
    for name, (passed, seconds) in results.items():
        say(f"{name:10} {'passed' if passed else 'FAILED'} {seconds:8.1f} s")
    failed = sum(not passed for passed, _ in results.values())
    say(f"parts: {len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _lint(_: Sequence[str]) -> bool:
    """Lint, format and types, of Python and of JavaScript."""
    python = install("test")
    write_types()
    biome, tsc, cruise, knip = (MODULES / ".bin" / name for name in ("biome", "tsc", "depcruise", "knip"))
    rooms = TOOLS / "node" / "dependency-cruiser.config.mjs"
    arrows = TOOLS / "import-linter.toml"
    unused: list[str | Path] = [knip, "--config", TOOLS / "node" / "knip.json", "--no-progress"]
    mypy: list[str | Path] = [python, "-m", "mypy", "--no-error-summary"]
    jobs: dict[str, list[str | Path]] = {
        "ruff check": [python, "-m", "ruff", "check", "--quiet", ROOT],
        "ruff format": [python, "-m", "ruff", "format", "--check", "--quiet", ROOT],
        "mypy": [*mypy, ENGINE / "spieltisch", TOOLS, ROOT / "tests", ROOT / "examples", ROOT / "build.py"],
        "mypy (scripts inside Pyodide)": [*mypy, "--exclude=^$", *sorted(SCRIPTS.glob("*.py"))],
        "biome": [biome, "ci", "--diagnostic-level=warn", "--error-on-warnings", "--colors=off"],
        "tsc (page)": [tsc, "-p", ROOT / "tsconfig.json"],
        "tsc (service worker)": [tsc, "-p", TOOLS / "node" / "service-worker.tsconfig.json"],
        "tsc (tools)": [tsc, "-p", TOOLS / "node" / "tsconfig.json"],
        "import-linter": [python.with_name("lint-imports"), "--config", arrows, "--no-cache", "--no-logo"],
        "dependency-cruiser": [
            cruise,
            "--config",
            rooms,
            "--output-type",
            "err-long",
            "web",
            "service-worker.js",
        ],
        "knip": unused,
        # Here tests count for nothing: what only they import says `@internal`.
        "knip (without tests)": [*unused, "--production"],
    }
    env = {
        "mypy (scripts inside Pyodide)": {"MYPYPATH": str(SCRIPTS)},
        "import-linter": {"PYTHONPATH": str(ENGINE)},
    }
    failed = []
    # The longest first, on all cores: mypy alone takes half of the time.
    jobs = {"mypy": jobs["mypy"], **jobs}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = pool.map(lambda name: (name, *listen(jobs[name], env=env.get(name))), jobs)
        for name, code, said in done:
            if code != 0:
                say(said.rstrip())
                failed.append(name)
            say(f"{name:32} {'FAILED' if code else 'ok'}")
    if failed:
        say("Much of this is put right by: .venv/bin/ruff check --fix && .venv/bin/ruff format")
        say("and by: node_modules/.bin/biome check --write")
    return not failed


def _page(_: Sequence[str]) -> bool:
    """Run the tests of what the page works out without a browser, by Node's own test runner."""
    files = sorted(PAGE_TESTS.rglob("*.test.js"))
    if not files:
        raise Problem("there are no tests of the page")
    loader = PAGE_TESTS / "loader" / "register.js"
    # By itself Node leaves one core free, which on two is half of them. One file more than cores: some wait by the clock.
    node: list[str | Path] = ["node", f"--test-concurrency={(os.cpu_count() or 1) + 1}", "--import", loader]
    return show([*node, "--test", "--test-reporter=spec", *files]) == 0


def _python(arguments: Sequence[str]) -> bool:
    """Everything that needs no browser, on all cores."""
    web_servers_ready()
    build_if_stale()
    # A test reads the fonts of the site; a build with those of an earlier day has not installed the tools for it.
    install("fonts")
    return _pytest([*_workers(), *_chosen("tests", arguments), NO_BROWSER, *arguments])


def _chosen(folder: str, arguments: Sequence[str]) -> list[str]:
    """Return the folder of tests, unless the arguments for pytest name files or folders themselves."""
    named = any((ROOT / argument.split("::")[0]).exists() for argument in arguments)
    return [] if named else [folder]


def _changed(arguments: Sequence[str]) -> bool:
    """Run those tests in Python that the changes of the working tree concern."""
    tests = concerned()
    if not tests:
        say("No test in Python is concerned by what was changed.")
        return True
    say("\n".join(tests))
    return _pytest([*_workers(), *tests, *arguments])


def _long(arguments: Sequence[str]) -> bool:
    """Run the many tables that the ordinary run leaves out, in Pyodide and in a browser as well."""
    browsers_ready()
    build_if_stale()
    only = ["-m", "long", *arguments]
    return all(
        [
            _pytest([*_workers(), "tests", NO_BROWSER, *only]),
            pyodide_tests([RULES, RECORDS], ["-m", "long or not long", *arguments]),
            _twice(["tests/browser", *only], _workers(waiting=1)),
        ]
    )


def _pyodide(arguments: Sequence[str]) -> bool:
    """Run the records again inside Pyodide, every event and observation of them; the long run tries the rules there, too."""
    return pyodide_tests([RECORDS], arguments)


def _browser(arguments: Sequence[str]) -> bool:
    """Run the built site in Chromium, and a little of it in the slower browsers, side by side."""
    browsers_ready()
    web_servers_ready()
    build_if_stale()
    if arguments:
        return _pytest([*_chosen("tests/browser", arguments), *arguments])
    return _twice(["tests/browser"], _workers(waiting=1))


def _twice(chosen: Sequence[str], workers: Sequence[str]) -> bool:
    """Give what failed in a real browser one more try with the machine to itself; both can be read."""
    if _pytest([*workers, *chosen]):
        return True
    say("\nWhat failed, once more and alone:")
    return _pytest([*ALONE, "--last-failed", "--last-failed-no-failures=none", *chosen])


def _workers(waiting: int = 0) -> list[str]:
    """Return what lets pytest run on all cores; a process without tests takes some of another one's.

    Args:
        waiting: so many processes more than cores, where tests wait for what comes by the clock.
    """
    return ["-n", str(min(os.cpu_count() or 1, 8) + waiting), "--dist=worksteal"]


def _pytest(arguments: Sequence[str]) -> bool:
    """Exit code 5, no test found, is a failure as well.

    A test that hangs takes its process down, after telling where it stood; so none runs in this one.
    """
    limits = ["--timeout=300", "--timeout-method=thread"]
    return show([install("test"), "-m", "pytest", "-q", *limits, *arguments]) == 0
