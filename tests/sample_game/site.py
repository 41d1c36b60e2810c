"""The site with the sample game in it, which is built for the tests alone."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.variant import build_variant_if_stale

HERE = Path(__file__).parent
MODULES = ("__init__.py", "state.py")


def build_sample_if_stale() -> Path:
    """Build the site with the sample game unless it was built from what is here now; return its folder."""
    return build_variant_if_stale("sample", HERE, _add_game, main=HERE / "table" / "main.js")


def _add_game(package: Path) -> None:
    """Put one game more into the engine's package, as docs/new-game.md says."""
    room = package / "dredging"
    room.mkdir()
    for name in MODULES:
        shutil.copy(HERE / name, room / name)
    with (package / "__init__.py").open("a") as registry:
        registry.write("\nfrom . import dredging\n\nregister(dredging.GAME)\n")
