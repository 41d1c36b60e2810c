"""Building the site: first its Python half with Pyodide, then everything with esbuild and Workbox."""

from __future__ import annotations

import json
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from tools.console import Problem, run, say
from tools.hosting.recipes import place_of, write_recipe
from tools.lettering import INPUTS as LETTERING
from tools.lettering import smaller_fonts
from tools.paths import CACHE, DIST, ENGINE, PYODIDE, ROOT, TOOLS
from tools.setup_node import node_ready
from tools.setup_python import wheels
from tools.sizes import report_sizes
from tools.stamps import alone, digest, is_fresh, remember

PACKAGE = "spieltisch"
NODE_SCRIPTS = TOOLS / "node"
INSIDE = TOOLS / "inside"
LICENSES = TOOLS / "licenses"
RUNTIME_INPUTS = [
    NODE_SCRIPTS / "runtime.mjs",
    NODE_SCRIPTS / "glue.mjs",
    NODE_SCRIPTS / "webassembly.mjs",
    INSIDE,
    TOOLS / "requirements" / "pyodide-build.txt",
]
MAIN = ROOT / "web" / "main.js"
HOUSE_FILE = "config.json"
SITE_INPUTS = [
    ROOT / "web",
    ROOT / "index.html",
    ROOT / "service-worker.js",
    ROOT / "package-lock.json",
    ROOT / "LICENSE",
    NODE_SCRIPTS,
    LICENSES,
    *LETTERING,
]


class Wishes(NamedTuple):
    """What may be wished of a site; without any, it is the one that the tests have."""

    unfinished: bool = False
    """True if unfinished languages come along."""
    host: str | None = None
    """A kind of host (tools/hosting/recipes.py): what it is told is written as well."""
    address: str | None = None
    """Where the site will be, with a slash at its end."""
    report_to: str | None = None
    """Where players report what is wrong, as a link."""


PLAIN = Wishes()


def build(out: Path = DIST, wishes: Wishes = PLAIN) -> None:
    """Write the whole site to ``out`` and print its sizes. A failed build leaves the old one alone.

    Args:
        out: the folder.
        wishes: what it has besides.
    """
    _check_target(out)
    with alone("build"):
        inputs = _inputs()
        work = CACHE / "site"
        write(work, wishes=wishes)
        report_sizes(work)
        if wishes.host is not None:
            _tell_host(wishes.host, work, out, urlsplit(wishes.address).path if wishes.address else "/")
        _exchange(work, out)
        if out == DIST:
            # What is not as the tests have it is built anew the next time.
            remember(_stamp(), inputs if wishes == PLAIN else "with wishes")


def _tell_host(host: str, work: Path, out: Path, path: str) -> None:
    """Write what a host is told: into the site, which is still somewhere else, or beside the place where it will be."""
    target = place_of(host, out)
    write_recipe(host, work, work / target.name if target.is_relative_to(out) else target, path)
    say(f"For {host}: {target}")


def write(
    out: Path,
    *,
    source: Path = ENGINE,
    main: Path = MAIN,
    root: Path = ROOT,
    wishes: Wishes = PLAIN,
) -> None:
    """Write the whole site into a folder that is emptied first.

    Args:
        out: the folder.
        source: where the engine's package lies.
        main: the module with which the page begins.
        root: the tree of the project, or a copy of it.
        wishes: what it has besides.
    """
    node_ready()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    job = {
        "root": str(root),
        "runtime": build_runtime(source),
        "fonts": str(smaller_fonts()),
        "main": main.relative_to(root).as_posix(),
        "out": str(out),
        "unfinished": wishes.unfinished,
        "address": wishes.address,
        "reportTo": wishes.report_to,
        "version": version(),
    }
    run(["node", NODE_SCRIPTS / "site.mjs", json.dumps(job)], failure="the front end could not be built")


def _check_target(out: Path) -> None:
    """Raise `Problem` unless the site can be put there: before the work, and never in the place of something else."""
    if out.exists() and not out.is_dir():
        raise Problem(f"{out} is a file; the site needs a folder")
    if out.is_dir() and any(out.iterdir()) and not (out / "service-worker.js").is_file():
        raise Problem(
            f"the folder {out} holds something else than a built site", "Choose another one with --out."
        )
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".spieltisch-", dir=out.parent):
            pass
    except OSError as error:
        raise Problem(f"nothing can be written to {out.parent}: {error.strerror}") from None


def build_if_stale() -> None:
    """Build unless dist/ was built from what is here now."""
    if (DIST / "index.html").is_file() and is_fresh(_stamp(), _inputs()):
        return
    build()


def build_runtime(source: Path = ENGINE) -> dict[str, str]:
    """Make the engine's wheel, its lock, and what of Pyodide is trimmed; return their folder and the wheel's name.

    Kept in .cache under a hash of all that goes into them, since Pyodide takes some seconds for it. The engine of a test
    comes with what was trimmed for ours: to do so is most of the work.
    """
    wanted = digest([source / PACKAGE, *RUNTIME_INPUTS], pyodide_version(), version())
    folder = CACHE / "runtime" / wanted[:16]
    result = folder / "result.json"
    if not result.is_file():
        say("Compiling the engine and the standard library with Pyodide ...")
        (micropip,) = wheels("pyodide-build")
        _clear_runtimes(folder.parent)
        folder.mkdir(parents=True, exist_ok=True)
        job = {
            "pyodide": str(PYODIDE),
            "source": str(source),
            "inside": str(INSIDE),
            "micropip": str(micropip),
            "package": PACKAGE,
            "version": version(),
            "out": str(folder),
            "trimmed": None if source == ENGINE else build_runtime()["folder"],
        }
        said = run(
            ["node", NODE_SCRIPTS / "runtime.mjs", json.dumps(job)],
            failure="Pyodide could not compile the engine",
        )
        result.write_text(said.splitlines()[-1])
    return {"folder": str(folder), "wheel": json.loads(result.read_text())["wheel"]}


def version() -> str:
    """Return the version of the project."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def pyodide_version() -> str:
    """Return the version of Pyodide that npm installed."""
    return str(json.loads((PYODIDE / "package.json").read_text())["version"])


def _inputs() -> str:
    return digest([ENGINE / PACKAGE, *SITE_INPUTS, *RUNTIME_INPUTS], version())


def _stamp() -> Path:
    return CACHE / "built"


def keep_wishes(old: Path, new: Path) -> None:
    """Leave what a house has written into its site as it is (docs/table-tablet.md).

    Args:
        old: the folder of the site that was there.
        new: that which takes its place.
    """
    own = old / HOUSE_FILE
    if own.is_file():
        shutil.copy2(own, new / HOUSE_FILE)


def _exchange(new: Path, out: Path) -> None:
    """Put the new folder in the place of the old one, so that half a site is not served for long."""
    out.parent.mkdir(parents=True, exist_ok=True)
    old = CACHE / "site-before"
    shutil.rmtree(old, ignore_errors=True)
    keep_wishes(out, new)
    if out.exists():
        shutil.move(out, old)
    shutil.move(new, out)
    shutil.rmtree(old, ignore_errors=True)


def _clear_runtimes(folder: Path, keep: int = 4) -> None:
    """Keep the latest few compiled engines only."""
    if folder.is_dir():
        for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-keep]:
            shutil.rmtree(old, ignore_errors=True)
