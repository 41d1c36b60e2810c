"""The rules tests once more, inside Pyodide under Node, against the wheel that the page loads."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tools.console import show
from tools.paths import PYODIDE, ROOT, TOOLS
from tools.setup_python import wheels
from tools.site import build_runtime

FOLDERS = ("tests/rules", "tests/records")


def pyodide_tests(pytest_arguments: Sequence[str]) -> int:
    """Run pytest in Pyodide; return its exit code."""
    job = {
        "root": str(ROOT),
        "pyodide": str(PYODIDE),
        "runtime": build_runtime()["folder"],
        "wheels": [
            str(wheel.resolve()) for lock in ("pyodide-build", "pyodide-test") for wheel in wheels(lock)
        ],
        # No source of ours on the path: what is tested is the compiled wheel.
        "arguments": ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=.", *FOLDERS, *pytest_arguments],
    }
    return show(["node", TOOLS / "node" / "pyodide_pytest.mjs", json.dumps(job)])
