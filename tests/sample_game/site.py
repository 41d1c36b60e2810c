"""The site with the sample game in it, which is built for the tests alone."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.paths import CACHE, ENGINE
from tools.site import PACKAGE, RUNTIME_INPUTS, SITE_INPUTS, version, write
from tools.stamps import alone, digest, is_fresh, remember

HERE = Path(__file__).parent
SITE = CACHE / "sample-site"
SOURCE = CACHE / "sample-engine"
STAMP = CACHE / "built-sample"
MODULES = ("__init__.py", "state.py")


def build_sample_if_stale() -> Path:
    """Build the site with the sample game unless it was built from what is here now; return its folder."""
    with alone("build"):
        wanted = digest([HERE, ENGINE / PACKAGE, *SITE_INPUTS, *RUNTIME_INPUTS], version())
        if not ((SITE / "index.html").is_file() and is_fresh(STAMP, wanted)):
            _write_engine()
            write(SITE, source=SOURCE, main=HERE / "table" / "main.js")
            remember(STAMP, wanted)
    return SITE


def _write_engine() -> None:
    """Write the engine's package with one game more, as docs/new-game.md says."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    package = SOURCE / PACKAGE
    shutil.copytree(ENGINE / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    room = package / "dredging"
    room.mkdir()
    for name in MODULES:
        shutil.copy(HERE / name, room / name)
    with (package / "__init__.py").open("a") as registry:
        registry.write("\nfrom . import dredging\n\nregister(dredging.GAME)\n")
