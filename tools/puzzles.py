"""``build.py puzzles``: positions to solve are looked for in games among computers, checked, and written for the page."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.paths import ENGINE, ROOT

MINER, GATHERER = "spieltisch.arena.puzzles", "spieltisch.arena.positions"
GAMES = ROOT / "web" / "games"


def puzzles(files: Sequence[Path], into: Path = GAMES, mining: Sequence[str] = ()) -> int:
    """Write what was found as the page takes it; return the exit code.

    Args:
        files: what was found.
        into: a folder of games, or one file for all of them, which a house may offer.
        mining: if there are any, more is looked for first and added to the first file; arguments of the miner.
    """
    if mining and (code := _run(MINER, [str(files[0]), *mining])):
        return code
    return _run(GATHERER, [*map(str, files), "--into", str(into)])


def _run(module: str, arguments: Sequence[str]) -> int:
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    return subprocess.run([sys.executable, "-m", module, *arguments], env=environment, check=False).returncode
