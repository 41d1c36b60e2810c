"""Tests of the engine once more, inside Pyodide under Node, against the wheel that the page loads."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tools.console import show
from tools.paths import CACHE, PYODIDE, ROOT, TOOLS
from tools.setup_python import wheels
from tools.site import build_runtime

NO_TESTS = 5
"""Exit code of pytest."""


def pyodide_tests(folders: Sequence[str], pytest_arguments: Sequence[str]) -> bool:
    """Run pytest in one Pyodide for each core, which deal the tests out among them; tell whether all passed."""
    runtime, packages = build_runtime()["folder"], _packages()
    cores = min(os.cpu_count() or 1, 4)

    def run(number: int) -> int:
        job = {
            "root": str(ROOT),
            "pyodide": str(PYODIDE),
            "runtime": runtime,
            "wheels": packages,
            "bytecode": str(CACHE / "pyodide-bytecode"),
            "share": {"number": number, "of": cores},
            # No source of ours on the path: what is tested is the compiled wheel.
            "arguments": ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=.", *folders, *pytest_arguments],
        }
        return show(["node", TOOLS / "node" / "pyodide_pytest.mjs", json.dumps(job)])

    with ThreadPoolExecutor(cores) as pool:
        codes = set(pool.map(run, range(cores)))
    # Of a few chosen tests not every share gets one.
    return codes <= {0, NO_TESTS} and 0 in codes


def _packages() -> list[str]:
    return [str(wheel.resolve()) for lock in ("pyodide-build", "pyodide-test") for wheel in wheels(lock)]
