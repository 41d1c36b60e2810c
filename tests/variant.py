"""A site that differs from ours in its engine, built for the tests alone: with a game more, or with a fault in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from tools.paths import CACHE, ENGINE
from tools.site import MAIN, PACKAGE, RUNTIME_INPUTS, SITE_INPUTS, version, write
from tools.stamps import alone, digest, is_fresh, remember


def build_variant_if_stale(
    name: str, source: Path, change: Callable[[Path], None], *, main: Path = MAIN
) -> Path:
    """Build the site with another engine unless it was built from what is here now; return its folder.

    Args:
        name: of the variant, for its folders in .cache.
        source: the file or folder with what makes the difference.
        change: changes a copy of the engine's package.
        main: the module with which the page begins.
    """
    site, engine, stamp = CACHE / f"{name}-site", CACHE / f"{name}-engine", CACHE / f"built-{name}"
    with alone("build"):
        wanted = digest([source, ENGINE / PACKAGE, *SITE_INPUTS, *RUNTIME_INPUTS], version())
        if not ((site / "index.html").is_file() and is_fresh(stamp, wanted)):
            shutil.rmtree(engine, ignore_errors=True)
            package = engine / PACKAGE
            shutil.copytree(ENGINE / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
            change(package)
            write(site, source=engine, main=main)
            remember(stamp, wanted)
    return site
