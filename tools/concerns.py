"""What a change of the working tree concerns: the tests in Python that `build.py test quick` runs."""

from __future__ import annotations

from collections.abc import Iterable

from tools.console import run
from tools.paths import ROOT

TAXIS = "py/spieltisch/thurn_und_taxis/"
TOGETHER = (
    "tests/rules/thurn_und_taxis/combinations",
    "tests/engine/playouts/test_combinations.py",
    "tests/engine/notation/test_notation_expansions.py",
    "tests/records",
)
"""What the expansions do together, and in whole games."""
PAGE = (
    "tests/build/test_rule_texts.py",
    "tests/build/test_site.py",
    "tests/build/test_sources.py",
)
EVENTS = "tests/page/test_events.py"
SCHEMA = ("tests/build/test_schema.py", "tests/engine/playouts/test_declared.py", "tests/engine/notation")

CONCERNS: dict[str, tuple[str, ...]] = {
    f"{TAXIS}expansions/schema": SCHEMA,
    f"{TAXIS}schema": SCHEMA,
    "py/spieltisch/murano/schema": SCHEMA,
    "py/spieltisch/schema.py": SCHEMA,
    f"{TAXIS}expansions/audience": ("tests/rules/thurn_und_taxis/audience", *TOGETHER),
    f"{TAXIS}expansions/courier": ("tests/rules/thurn_und_taxis/courier", *TOGETHER),
    f"{TAXIS}expansions/glory": ("tests/rules/thurn_und_taxis/glory", *TOGETHER),
    f"{TAXIS}expansions/offices": ("tests/rules/thurn_und_taxis/offices", *TOGETHER),
    TAXIS: ("tests/rules/thurn_und_taxis", "tests/engine", "tests/records", "tests/page"),
    "py/spieltisch/murano/": ("tests/rules/murano", "tests/engine", "tests/records", "tests/page"),
    "py/spieltisch/errors.py": ("tests/build/test_schema.py", "tests/engine", "tests/rules"),
    "py/spieltisch/players/protocol/": (
        "tests/players/test_protocol.py",
        "tests/arena",
        "tests/build/test_schema.py",
    ),
    "py/spieltisch/players/": ("tests/players",),
    "py/spieltisch/analysis/": ("tests/players",),
    "py/spieltisch/handlers/": ("tests/players",),
    "py/spieltisch/arena/": ("tests/arena",),
    "py/spieltisch/rl/": ("tests/players/test_learning.py", "tests/build/test_schema.py"),
    "py/spieltisch/shell/": ("tests/shell",),
    "py/": ("tests/rules", "tests/engine", "tests/records", "tests/players", "tests/shell", "tests/page"),
    "tests/build/": ("tests/build",),
    "tests/engine/": ("tests/engine", "tests/records"),
    "tests/arena/": ("tests/arena",),
    "tests/players/": ("tests/players",),
    "tests/records/": ("tests/records", EVENTS),
    "tests/shell/": ("tests/shell",),
    "tests/rules/murano/": ("tests/rules/murano",),
    "tests/rules/thurn_und_taxis/": ("tests/rules/thurn_und_taxis",),
    "tests/rules/": ("tests/rules",),
    "tests/sample_expansion/": ("tests/build/test_sample_expansion.py",),
    "tests/sample_game/": ("tests/engine",),
    # What the browser does is proved there; that each rule of the page has its test is seen without it.
    "tests/browser/": ("tests/rules/test_every_rule_has_a_test.py",),
    "tests/hosts/": ("tests/build/test_hosts.py",),
    "tests/page/i18n/terms.json": ("tests/build/test_schema.py",),
    "tests/page/": (EVENTS,),
    # Positions, and what else several folders use.
    "tests/": ("tests/rules", "tests/engine", "tests/records", "tests/players"),
    "docs/": ("tests/build/test_documents.py", "tests/engine/test_documentation.py", *PAGE),
    "examples/": ("tests/arena/test_bots.py", "tests/shell/test_notebook.py"),
    "web/i18n/en/": ("tests/build/test_schema.py", *PAGE),
    "web/": PAGE,
    "tools/schema/": SCHEMA,
    "tools/": ("tests/build",),
    "": ("tests/build",),
}
"""Tests by the beginning of the path of what was changed; the first that fits counts."""


def concerned() -> list[str]:
    """Return the test files and folders that the changes of the working tree concern."""
    return concerned_by(_changed())


def concerned_by(changed: Iterable[str]) -> list[str]:
    """Return the test files and folders for changed files, none twice, a folder without what is in it."""
    found = {test for path in changed for test in _of(path) if (ROOT / test).exists()}
    return sorted(test for test in found if not any(test.startswith(f"{other}/") for other in found))


def _of(path: str) -> tuple[str, ...]:
    """Return the tests that one changed file concerns; a test file concerns only itself."""
    name = path.rpartition("/")[2]
    if name.startswith("test_") and name.endswith(".py") and not path.startswith("tests/browser/"):
        return (path,)
    return next(tests for beginning, tests in CONCERNS.items() if path.startswith(beginning))


def _changed() -> list[str]:
    """Return what differs from the last commit: changed, new and deleted files."""
    git = ["git", "-c", "core.quotepath=off"]
    told = [
        run(
            [*git, "diff", "HEAD", "--name-only", "--no-renames"],
            failure="git could not tell what was changed",
        ),
        run([*git, "ls-files", "--others", "--exclude-standard"], failure="git could not list new files"),
    ]
    return [path for text in told for path in text.splitlines()]
