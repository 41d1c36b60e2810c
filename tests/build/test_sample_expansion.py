"""An expansion is new files and hardly an edit elsewhere: a sample one joins a copy of the tree, and works there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.sample_expansion.site import EDITS, HERE, grow
from tools.paths import MODULES, ROOT

MOST_EDITS = 4


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree of the project with the sample expansion in it; what is new has taken no other file's place."""
    return grow(tmp_path_factory.mktemp("grown") / "tree")


def test_few_edits_and_they_only_add() -> None:
    assert len(EDITS) <= MOST_EDITS
    for changes in EDITS.values():
        for old, now in changes:
            rest = iter(now)
            assert all(letter in rest for letter in old), (old, now)


def test_the_engine_plays_it(tree: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-o",
        f"pythonpath={tree / 'py'}",
    ]
    done = subprocess.run(
        [*command, HERE / "checks.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_its_types_fit_in(tree: Path) -> None:
    done = subprocess.run(
        [MODULES / ".bin" / "tsc", "-p", tree / "tsconfig.json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
