"""The rules tests once more, inside Pyodide under Node, against the wheel that the page loads."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.console import show
from tools.paths import PYODIDE, ROOT, TOOLS
from tools.setup_python import wheels
from tools.site import build_runtime

FOLDERS = ("tests/rules", "tests/records")
SHARES_PER_CORE = 3
"""Some files take far longer than others: who is done early takes another share."""


def pyodide_tests(pytest_arguments: Sequence[str]) -> int:
    """Run pytest in Pyodide, on all cores unless it is told what to run; return the worst exit code."""
    runtime, packages = build_runtime()["folder"], _packages()

    def run(chosen: Sequence[str]) -> int:
        job = {
            "root": str(ROOT),
            "pyodide": str(PYODIDE),
            "runtime": runtime,
            "wheels": packages,
            # No source of ours on the path: what is tested is the compiled wheel.
            "arguments": ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=.", *chosen],
        }
        return show(["node", TOOLS / "node" / "pyodide_pytest.mjs", json.dumps(job)])

    if pytest_arguments:
        return run([*FOLDERS, *pytest_arguments])
    cores = min(os.cpu_count() or 1, 4)
    with ThreadPoolExecutor(cores) as pool:
        return max(map(abs, pool.map(run, _shares(SHARES_PER_CORE * cores))))


def _packages() -> list[str]:
    return [str(wheel.resolve()) for lock in ("pyodide-build", "pyodide-test") for wheel in wheels(lock)]


def _shares(count: int) -> list[list[str]]:
    """Deal the test files out, the large ones to different shares."""
    files = [file for folder in FOLDERS for file in Path(ROOT, folder).rglob("test_*.py")]
    files.sort(key=lambda file: (-file.stat().st_size, file.name))
    return [[str(file.relative_to(ROOT)) for file in files[number::count]] for number in range(count)]
