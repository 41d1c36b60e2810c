"""The tree of the project with the sample expansion in it, and its site; both are made for the tests alone.

`tree/` holds the files that are new, each where it belongs; `EDITS` is all that changes elsewhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.copies import copy_parts
from tools.paths import CACHE, ENGINE, MODULES, ROOT
from tools.site import PACKAGE, RUNTIME_INPUTS, SITE_INPUTS, version, write
from tools.stamps import alone, digest, is_fresh, remember

HERE = Path(__file__).parent
NEW = HERE / "tree"
TREE = CACHE / "sample-expansion"
SITE = CACHE / "sample-expansion-site"
STAMP = CACHE / "built-sample-expansion"
COPIED = (
    "web",
    "py",
    "index.html",
    "service-worker.js",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "tools/licenses",
    "LICENSE",
)
REGISTERS = "web/games/thurn-und-taxis/expansions"
EDITS = {
    # What the table shows of it.
    f"{REGISTERS}/index.js": (
        ("import { offices }", 'import { inn } from "./inn.js";\nimport { offices }'),
        ("offices, audience];", "offices, audience, inn];"),
    ),
    # Its words, which are loaded with the page.
    "web/i18n/sets.json": (('"expansions-courier"', '"expansions-courier",\n    "inn"'),),
    # Its box on the shelf.
    "web/games/thurn-und-taxis/index.js": (
        ("import offices", 'import inn from "./expansions/boxes/inn.svg";\nimport offices'),
        (
            "lid: () => audience },",
            'lid: () => audience },\n    { id: "inn", option: "inn", on: true, off: false, lid: () => inn },',
        ),
    ),
}
"""By file, what stands there and what takes its place: one line more, one name more."""


def grow(tree: Path = TREE) -> Path:
    """Write the tree of the project with the expansion in it; return its folder."""
    copy_parts(COPIED, tree, without="__pycache__")
    (tree / MODULES.name).symlink_to(MODULES)
    for new in (path for path in NEW.rglob("*") if path.is_file() and path.parent.name != "__pycache__"):
        target = tree / new.relative_to(NEW)
        assert not target.exists(), f"{target} is not new"
        shutil.copy(new, target)
    for name, changes in EDITS.items():
        text = (tree / name).read_text(encoding="utf-8")
        for old, now in changes:
            assert text.count(old) == 1, f"{name} has not once {old!r}"
            text = text.replace(old, now)
        (tree / name).write_text(text, encoding="utf-8")
    # What `build.py types` would do there.
    way = os.pathsep.join([str(tree / "py"), str(ROOT)])
    command = [sys.executable, "-m", "tools.schema", str(tree)]
    subprocess.run(command, cwd=tree, env={**os.environ, "PYTHONPATH": way}, check=True, capture_output=True)
    return tree


def build_if_stale() -> Path:
    """Build the site with the expansion unless it was built from what is here now; return its folder."""
    with alone("build"):
        wanted = digest([HERE, ENGINE / PACKAGE, *SITE_INPUTS, *RUNTIME_INPUTS], version())
        if not ((SITE / "index.html").is_file() and is_fresh(STAMP, wanted)):
            tree = grow()
            write(SITE, source=tree / "py", main=tree / "web" / "main.js", root=tree)
            remember(STAMP, wanted)
    return SITE
