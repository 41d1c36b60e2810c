"""Node.js and the browser parts from npm."""

from __future__ import annotations

import re
import shutil
import subprocess

from tools.console import Problem, run, say
from tools.paths import MODULES, ROOT
from tools.stamps import alone, digest, is_fresh, remember

OLDEST_NODE = 20
PATIENCE = 10
"""Seconds in which a registry answers, if there is one."""
FAILURE = "npm could not fetch the browser parts"
INSTALL = (
    "npm",
    "install",
    "--no-save",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
    "--loglevel=error",
)
"""Not `npm ci`: it refuses a lock without the optional packages of all other platforms, and not every registry has those.
`--no-save` leaves the lock as it is and installs what it says. None of the packages needs its install script: all bring
their programs with them. npm refuses a shorter longest pause than the shortest one, so both are given."""
NO_NETWORK = "Is there a network connection? Nothing was changed; run the same command again."
HOW_TO_GET_NODE = """Node.js 20 or newer with npm is needed to build. Install it with one of
  apt install nodejs npm          (Debian 13 and newer, Ubuntu 25.04 and newer)
  brew install node               (macOS)
  https://nodejs.org/en/download  (all others)
and run the same command again."""


def node_ready() -> None:
    """Make sure that Node and all packages of package-lock.json are there."""
    _check_programs()
    stamp = MODULES / ".spieltisch-stamp"
    wanted = digest([ROOT / "package-lock.json"])
    if is_fresh(stamp, wanted):
        return
    with alone("setup-node"):
        if is_fresh(stamp, wanted):
            return
        say("Fetching the browser parts with npm (once) ...")
        _registry_ready()
        run(list(INSTALL), failure=FAILURE, remedy=NO_NETWORK)
        remember(stamp, wanted)


def _registry_ready() -> None:
    """Ask the registry something small first: npm by itself tries for minutes before it says that there is none."""
    patience = [f"--fetch-timeout={PATIENCE * 1000}", "--fetch-retries=0", "--loglevel=error"]
    run(["npm", "view", "esbuild", "name", "--prefer-online", *patience], failure=FAILURE, remedy=NO_NETWORK)


def _check_programs() -> None:
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    if missing:
        raise Problem(f"{' and '.join(missing)} not found", HOW_TO_GET_NODE)
    try:
        done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    except OSError as error:
        raise Problem(f"this Node cannot be run: {error.strerror}", HOW_TO_GET_NODE) from None
    said = done.stdout.strip()
    version = re.match(r"v(\d+)\.", said)
    if version is None or int(version[1]) < OLDEST_NODE:
        raise Problem(f"this Node is too old: {said or 'it does not run'}", HOW_TO_GET_NODE)
